import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import type { MqttConnection } from '../../src/bus/index.ts';
import { framesOf, isSoundFrame } from '../../src/voice/index.ts';
import { startTestHub, type TestHub } from '../kit/hub.ts';
import { connect, eventually } from '../kit/servers/broker.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';

const SAID = [
  'turn on the bedside lamp',
  'we are out of eggs',
  'the party is on Saturday at seven',
  'take your shoes off at the door',
  'undo that',
  'hey hearth we are out of eggs',
] as const;

let hub: TestHub;
let satellite: MqttConnection;
let utterance = 0;
const told: Record<string, unknown>[] = [];

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched(SAID)),
    config: { devices: { simulated: {} } },
  });
  satellite = await connect(hub.brokerUrl);
  await satellite.subscribe('hearth/v1/voice/+/out', ({ payload }) => {
    if (!isSoundFrame(payload)) told.push(JSON.parse(String(payload)));
  });
});
afterAll(async () => {
  await satellite.close();
  await hub.stop();
});
beforeEach(() => {
  told.length = 0;
});

/** Says it before a satellite, and what the house tells it then. */
async function say(text: (typeof SAID)[number], name = 'office'): Promise<Record<string, unknown>> {
  utterance++;
  const before = told.length;
  for (const frame of framesOf(utterance, tone(pitch(SAID.indexOf(text)), 0.3)))
    await satellite.publish(`hearth/v1/voice/${name}/in`, frame, { qos: 1 });
  await eventually(() => told.length).toBeGreaterThan(before);
  return told[before]!;
}

describe('H36 a microphone that is always open', () => {
  it.each([
    'we are out of eggs',
    'the party is on Saturday at seven',
    'take your shoes off at the door',
    'undo that',
  ] as const)('does nothing about what people may as well say to each other: %s', async (text) => {
    expect(await say(text)).toEqual({ type: 'nothing' });
  });

  it('does what is asked of this house, and takes the next words as said to it', async () => {
    expect(await say('turn on the bedside lamp')).toMatchObject({
      type: 'say',
      text: 'The bedside lamp is on.',
    });
    expect(await say('we are out of eggs')).toEqual({ type: 'nothing' });
    expect(await say('undo that')).toMatchObject({ type: 'say' });
  });

  it('takes for itself whatever follows its wake phrase', async () => {
    await satellite.publish(
      'hearth/v1/voice/hall/in',
      JSON.stringify({ type: 'hello', wake: 'hey hearth' }),
      { qos: 1 },
    );
    expect(await say('hey hearth we are out of eggs', 'hall')).toMatchObject({ type: 'say' });
  });
});
