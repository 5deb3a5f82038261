import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import type { MqttConnection } from '../../src/bus/index.ts';
import { framesOf, isSoundFrame } from '../../src/voice/index.ts';
import { ACCOUNTS, asAccount, startTestHub, type TestHub, until } from '../kit/hub.ts';
import { connect } from '../kit/servers/broker.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';

const SAID = ['unlock the front door', 'yes'] as const;

/** The account of a satellite in the kitchen. */
const NOBODY = { name: 'kitchen', password: ACCOUNTS[0]!.password, device: true, speaks: true };

interface Wait {
  readonly id: string;
  readonly prompt: string;
}

let hub: TestHub;
/** One that is bound to Alex, and one that is bound to nobody. */
const SATELLITES = ['phone', 'kitchen'] as const;
type Name = (typeof SATELLITES)[number];
const satellites = new Map<Name, MqttConnection>();
let utterance = 0;
const told: { by: Name; type: string; text?: string }[] = [];

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched(SAID)),
    config: { bus: { users: [...ACCOUNTS, NOBODY] }, devices: { simulated: {} } },
  });
  for (const name of SATELLITES) {
    const satellite = await connect(asAccount(hub.brokerUrl, name));
    satellites.set(name, satellite);
    await satellite.subscribe(`hearth/v1/voice/${name}/out`, ({ payload }) => {
      if (!isSoundFrame(payload)) told.push({ by: name, ...JSON.parse(String(payload)) });
    });
    await satellite.publish(`hearth/v1/voice/${name}/in`, JSON.stringify({ type: 'hello' }), { qos: 1 });
  }
});
afterAll(async () => {
  for (const satellite of satellites.values()) await satellite.close();
  await hub.stop();
});
afterEach(() => {
  told.length = 0;
});

const says = (name: Name = 'phone') =>
  told.filter(({ by, type }) => by === name && type === 'say').map(({ text }) => text ?? '');

async function say(text: (typeof SAID)[number], name: Name = 'phone'): Promise<void> {
  utterance++;
  for (const frame of framesOf(utterance, tone(pitch(SAID.indexOf(text)), 0.3)))
    await satellites.get(name)!.publish(`hearth/v1/voice/${name}/in`, frame, { qos: 1 });
}

async function isLocked(): Promise<boolean | undefined> {
  const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
    devices: { id: string; report: { state: { locked?: boolean } } | null }[];
  };
  return devices.find(({ id }) => id === 'lock.front_door')?.report?.state.locked;
}

/** The question as a grown-up has it on the page. */
async function question(): Promise<Wait | undefined> {
  const { waits } = (await (await hub.ask('/v1/waits')).json()) as { waits: Wait[] };
  return waits.find(({ prompt }) => /front door/i.test(prompt));
}

async function asked(): Promise<Wait> {
  return until(question, 'a grown-up is asked');
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

describe('H36 what is asked of an entrance at a satellite that is bound to nobody', () => {
  it('is put to no grown-up, so that no other door can say yes to it', async () => {
    await say('unlock the front door', 'kitchen');
    await until(() => says('kitchen').length > 0, 'it is answered');
    expect(says('kitchen').at(-1)).not.toMatch(/front door is unlocked/i);
    expect(await question()).toBeUndefined();
    expect(await isLocked()).toBe(true);
  });

  it('is opened by no yes that is said there to what somebody else was asked', async () => {
    await say('unlock the front door');
    const wait = await asked();
    const before = says('kitchen').length;
    await say('yes', 'kitchen');
    await until(() => says('kitchen').length > before, 'it is answered');
    expect(await question()).toMatchObject({ id: wait.id });
    expect(await isLocked()).toBe(true);
    expect(await answer(wait, 'no')).toBe(200);
  });
});
