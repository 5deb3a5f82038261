import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { hashPassword } from '../../src/bus/index.ts';
import { bytesOf, chime, isSoundFrame, type Pcm, readFrame, type SoundFrame } from '../../src/voice/index.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { connect } from '../kit/servers/broker.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';
import { joined, silence } from './sounds.ts';

const SAID = [
  'hey hearth set an alarm in two seconds',
  'stop',
  'turn on the kitchen light',
  'hey hearth unlock the front door',
  'Four eight, one five.',
] as const;

let hub: TestHub;
let satellite: Child;
let folder: string;
let microphone: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-satellite-'));
  const at = (name: string) => join(folder, name);
  execFileSync('mkfifo', [at('microphone')]);
  for (const name of ['loudspeaker', 'states', 'button']) writeFileSync(at(name), '');
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched(SAID)),
    config: { devices: { simulated: {} }, voice: { pins: { alex: await hashPassword('4815') } } },
  });
  satellite = new Child(await bundle('test/kit/programs/satellite-child.ts'), [
    JSON.stringify({
      ...{ name: 'kitchen', area: 'Kitchen', wake: 'hey hearth', broker: hub.brokerUrl, json: false },
      data: folder,
      microphone: `cat ${at('microphone')}`,
      loudspeaker: `sh -c 'cat >> ${at('loudspeaker')}'`,
      led: `sh -c 'echo "$0" >> ${at('states')}'`,
      button: `tail -n 0 -f ${at('button')}`,
    }),
  ]);
  // Opening it waits for the satellite that reads it.
  microphone = openSync(at('microphone'), 'r+');
});
afterAll(async () => {
  await satellite.stop();
  closeSync(microphone);
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

const states = () => readFileSync(join(folder, 'states'), 'utf8').trim().split('\n');
const isNow = (state: string) => () => states().at(-1) === state;
const played = () => statSync(join(folder, 'loudspeaker')).size;

/** Somebody says it in the kitchen, with a moment of silence around it. */
function say(text: (typeof SAID)[number]): void {
  const sound = joined(silence(0.3), tone(pitch(SAID.indexOf(text)), 0.4), silence(1));
  const bytes = bytesOf(sound);
  // A pipe holds less than that.
  for (let done = 0; done < bytes.length; )
    done += writeSync(microphone, bytes, done, Math.min(4_096, bytes.length - done));
}

async function isLocked(): Promise<boolean | undefined> {
  const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
    devices: { id: string; report: { state: { locked?: boolean } } | null }[];
  };
  return devices.find(({ id }) => id === 'lock.front_door')?.report?.state.locked;
}

/** Somebody says it again and again until it is heard. */
async function sayUntil(
  text: (typeof SAID)[number],
  look: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  let last = 0;
  await until(async () => {
    if (await look()) return true;
    if (performance.now() - last > 1_500) {
      say(text);
      last = performance.now();
    }
    return false;
  }, what);
}

describe('H36 a satellite in the kitchen', () => {
  it('rings an alarm that was set there by voice, and is silenced by voice', async () => {
    await until(isNow('idle'), 'the satellite is there');
    say('hey hearth set an alarm in two seconds');
    await until(() => states().includes('speaking'), 'the house answers');
    await until(isNow('ringing'), 'it rings');
    const before = played();
    await until(() => played() >= before + bytesOf(chime()).length, 'it is heard to ring');
    await sayUntil(
      'stop',
      () => states().slice(states().lastIndexOf('ringing')).includes('idle'),
      'it is silent',
    );
    const { result } = (await (
      await hub.ask('/v1/services/alarm/list', { method: 'POST', body: '{}' })
    ).json()) as { result: { alarms: unknown[] } };
    expect(result.alarms).toEqual([]);
  });

  it('hands on what is said while it is said', async () => {
    await until(isNow('idle'), 'it listens');
    const pieces: SoundFrame[] = [];
    const bus = await connect(hub.brokerUrl);
    await bus.subscribe('hearth/v1/voice/kitchen/in', ({ payload }) => {
      if (isSoundFrame(payload)) pieces.push(readFrame(payload));
    });
    const write = (sound: Pcm) => writeSync(microphone, bytesOf(sound));
    // A pipe holds 64 kB: somewhat more than a second, which the satellite takes in between.
    write(joined(silence(0.3), tone(pitch(2), 1), silence(0.3)));
    await until(() => pieces.length >= 5, 'pieces come before the end');
    const before = pieces.reduce((sum, { samples }) => sum + samples.length, 0);
    expect(before).toBeGreaterThan(16_000);
    expect(pieces.some(({ isLast }) => isLast)).toBe(false);
    write(silence(1));
    await until(() => pieces.some(({ isLast }) => isLast), 'the end');
    expect(new Set(pieces.map(({ utterance }) => utterance)).size).toBe(1);
    expect(pieces.map(({ sequence }) => sequence)).toEqual(pieces.map((_, at) => at));
    await until(isNow('idle'), 'what nobody called it for is not taken');
    await bus.close();
  });

  it('opens no door for a voice alone, and does so for the PIN that is said there', async () => {
    await until(isNow('idle'), 'it is silent');
    const before = states().length;
    say('hey hearth unlock the front door');
    await until(() => states().slice(before).includes('speaking'), 'the house asks for the PIN');
    await until(isNow('idle'), 'it has asked');
    expect(await isLocked()).toBe(true);
    await sayUntil('Four eight, one five.', async () => (await isLocked()) === false, 'the door is unlocked');
  });
});
