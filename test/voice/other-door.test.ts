import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import type { MqttConnection } from '../../src/bus/index.ts';
import { framesOf, isSoundFrame } from '../../src/voice/index.ts';
import { connect } from '../kit/broker.ts';
import { ACCOUNTS, asAccount, startTestHub, type TestHub, until } from '../kit/hub.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';

const SAID = ['unlock the front door', 'yes'] as const;

interface Wait {
  readonly id: string;
  readonly prompt: string;
}

let hub: TestHub;
let satellite: MqttConnection;
let utterance = 0;
const told: { type: string; text?: string }[] = [];

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched(SAID)),
    config: { bus: { users: ACCOUNTS }, devices: { simulated: {} } },
  });
  satellite = await connect(asAccount(hub.brokerUrl, 'phone'));
  await satellite.subscribe('hearth/v1/voice/phone/out', ({ payload }) => {
    if (!isSoundFrame(payload)) told.push(JSON.parse(String(payload)));
  });
  await satellite.publish('hearth/v1/voice/phone/in', JSON.stringify({ type: 'hello' }), { qos: 1 });
});
afterAll(async () => {
  await satellite.close();
  await hub.stop();
});
afterEach(() => {
  told.length = 0;
});

const says = () => told.filter(({ type }) => type === 'say').map(({ text }) => text ?? '');

async function say(text: (typeof SAID)[number]): Promise<void> {
  utterance++;
  for (const frame of framesOf(utterance, tone(pitch(SAID.indexOf(text)), 0.3)))
    await satellite.publish('hearth/v1/voice/phone/in', frame, { qos: 1 });
}

async function isLocked(): Promise<boolean | undefined> {
  const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
    devices: { id: string; report: { state: { locked?: boolean } } | null }[];
  };
  return devices.find(({ id }) => id === 'lock.front_door')?.report?.state.locked;
}

/** The question as a grown-up has it on the page. */
async function asked(): Promise<Wait> {
  return until(async () => {
    const { waits } = (await (await hub.ask('/v1/waits')).json()) as { waits: Wait[] };
    return waits.find(({ prompt }) => /front door/i.test(prompt));
  }, 'a grown-up is asked');
}

async function answer({ id }: Wait, value: string): Promise<number> {
  const { status } = await hub.ask(`/v1/waits/${id}`, { method: 'POST', body: JSON.stringify({ value }) });
  return status;
}

describe('H36 a question that was asked for a satellite', () => {
  it('is answered by a grown-up at another door, and the satellite says what came of it', async () => {
    await say('unlock the front door');
    const wait = await asked();
    expect(await isLocked()).toBe(true);
    // A yes that is only heard is nobody's.
    await say('yes');
    await until(() => told.length >= 2, 'the voice was answered');
    expect(await isLocked()).toBe(true);
    const before = says().length;
    expect(await answer(wait, 'yes')).toBe(200);
    await until(async () => (await isLocked()) === false, 'the door is unlocked');
    await until(() => says().length > before, 'the satellite says so');
    expect(says().at(-1)).toMatch(/front door is unlocked/i);
  });

  it('is over for a no there, and nothing is done', async () => {
    await hub.ask('/v1/services/lock/lock', {
      method: 'POST',
      body: JSON.stringify({ target: { name: 'Front Door' } }),
    });
    await until(isLocked, 'it is locked');
    await say('unlock the front door');
    const wait = await asked();
    await until(() => says().length > 0, 'the satellite says that somebody is asked');
    const before = says().length;
    expect(await answer(wait, 'no')).toBe(200);
    await until(() => says().length > before, 'the satellite is told');
    expect(await isLocked()).toBe(true);
    expect(await answer(wait, 'yes')).toBe(409);
  });
});
