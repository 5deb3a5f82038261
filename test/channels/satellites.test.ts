import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Emitter, silentLogger } from '../../src/base/index.ts';
import type { AccountSpeaker, MqttConnection } from '../../src/bus/index.ts';
import { SatelliteDoor, Switchboard } from '../../src/channels/index.ts';
import type { OutboundMessage, Ringing } from '../../src/domain/index.ts';
import { FrameGatherer, framesOf, isSoundFrame, type Pcm, readFrame } from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { SmallHouse } from '../kit/doorway.ts';
import { connect, eventually, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { ScriptedVoice } from '../kit/voice-house.ts';
import { joined, silence, tone } from '../voice/sounds.ts';

let broker: RunningBroker;
let hub: MqttConnection;
let satellite: MqttConnection;
let clock: ManualClock;
let house: SmallHouse;
let voice: ScriptedVoice;
let door: SatelliteDoor;
let isQuiet = false;
const accounts = new Map<string, AccountSpeaker>();
const told: Record<string, unknown>[] = [];
const sounds: Pcm[] = [];
const ends = new Emitter<string>();
const ringing: Ringing[] = [];
const acknowledged: string[] = [];

beforeEach(async () => {
  for (const list of [told, sounds, ringing, acknowledged]) list.length = 0;
  accounts.clear();
  isQuiet = false;
  clock = new ManualClock();
  broker = await startEmbeddedBroker();
  hub = await connect(broker.url);
  satellite = await connect(broker.url);
  house = new SmallHouse(clock);
  voice = new ScriptedVoice();
  door = new SatelliteDoor({
    ...{ house, voice, bus: hub, clock, log: silentLogger },
    satellites: [
      { name: 'bed', area: 'Bedroom', volume: 50, quiet: { from: '22:00', to: '07:00' }, quietVolume: 10 },
    ],
    accountOf: (name) => accounts.get(name),
    isQuiet: () => isQuiet,
    rings: {
      ringing: () => ringing,
      acknowledge: async (rings) => {
        acknowledged.push(...rings.map(({ firing }) => firing));
        return rings;
      },
      onEnd: (listener) => ends.on(listener),
    },
  });
  await door.start();
  const gatherer = new FrameGatherer();
  await satellite.subscribe('hearth/v1/voice/+/out', ({ payload }) => {
    if (!isSoundFrame(payload)) return void told.push(JSON.parse(String(payload)));
    const gathered = gatherer.take(readFrame(payload));
    if (gathered.type === 'whole') sounds.push(gathered.pcm);
  });
});
afterEach(async () => {
  await door.close();
  await satellite.close();
  await hub.close();
  await broker.stop();
});

const tell = (message: object, name = 'kitchen') =>
  satellite.publish(`hearth/v1/voice/${name}/in`, JSON.stringify(message), { qos: 1 });

async function say(seconds = 1, name = 'kitchen', utterance = 1): Promise<void> {
  for (const frame of framesOf(utterance, { rate: 16_000, samples: new Int16Array(16_000 * seconds) }))
    await satellite.publish(`hearth/v1/voice/${name}/in`, frame, { qos: 1 });
}

const turn = (aloud: string) => () => ({
  ...{ kind: 'turn' as const, text: 'x', heard: 'x', turn: 'turn_1' },
  ...{ answer: aloud, aloud },
});

const message = (more: Partial<OutboundMessage>): OutboundMessage => ({
  ...{ id: 'm1', turn: null, channel: 'voice', conversation: 'satellite kitchen', person: null },
  ...{ type: 'notice', text: 'The post has come.' },
  ...more,
});

describe('H36 a satellite over MQTT', () => {
  it('has what is said there heard in its room, as nobody in particular, and says the answer as words and sound', async () => {
    await tell({ type: 'hello', area: 'Kitchen', wake: 'hey hearth' });
    voice.hears = turn('The light is on.');
    await say();
    await eventually(() => sounds.length).toBe(1);
    expect(voice.utterances).toMatchObject([
      {
        speaker: { person: null, role: 'guest', proof: 'voice', via: 'satellite kitchen' },
        ...{ room: 'Kitchen', conversation: 'satellite kitchen', wake: 'hey hearth' },
      },
    ]);
    expect(voice.utterances[0]!.pcm.samples).toHaveLength(16_000);
    expect(told).toEqual([{ type: 'say', speech: 1, text: 'The light is on.', turn: 'turn_1' }]);
    expect(sounds[0]!.samples).toHaveLength(1_600);
  });

  it('is heard while it comes, and an utterance that does not end is dropped for the next', async () => {
    voice.text = 'lights on';
    const all = joined(silence(0.3), tone(300, 1), silence(0.8));
    const [open, ...others] = [1, 2].map((utterance) => [...framesOf(utterance, all)]);
    for (const frame of [...open!.slice(0, -1), ...others.flat()])
      await satellite.publish('hearth/v1/voice/kitchen/in', frame, { qos: 1 });
    await eventually(() => voice.utterances.length).toBe(1);
    expect(voice.early).toHaveLength(2);
    const [{ pcm, ahead } = {}] = voice.utterances;
    expect((await ahead?.heard(pcm!))?.text).toBe('lights on');
    expect(voice.early).toHaveLength(2);
  });

  it('is the person that its account is bound to, and yet no more than a voice', async () => {
    accounts.set('kitchen', { account: 'kitchen', kind: 'person', person: 'sam' });
    await say();
    await eventually(() => voice.utterances.length).toBe(1);
    expect(voice.utterances[0]!.speaker).toMatchObject({ person: 'sam', role: 'adult', proof: 'voice' });
  });

  it('is told that nothing is said to what was talk', async () => {
    await say();
    await eventually(() => told).toEqual([{ type: 'nothing' }]);
  });

  it('is told when a piece of what was said was lost, and nothing is done', async () => {
    const frames = [...framesOf(1, { rate: 16_000, samples: new Int16Array(16_000) })];
    for (const frame of frames.toSpliced(1, 1))
      await satellite.publish('hearth/v1/voice/kitchen/in', frame, { qos: 1 });
    await eventually(() => told).toMatchObject([{ type: 'error', code: 'lost' }]);
    expect(voice.utterances).toEqual([]);
  });

  it.each([
    ['no message', 'noise', 'parse-error'],
    ['an unknown one', '{"type":"open"}', 'invalid-params'],
    ['too long a one', JSON.stringify({ type: 'hello', area: 'a'.repeat(5_000) }), 'too-large'],
  ])('is told what is wrong with %s', async (_what, payload, code) => {
    await satellite.publish('hearth/v1/voice/kitchen/in', payload, { qos: 1 });
    await eventually(() => told).toMatchObject([{ type: 'error', code }]);
  });

  it('is not flooded: who says too much is told to wait', async () => {
    for (let utterance = 1; utterance <= 31; utterance++) await say(0, 'kitchen', utterance);
    await eventually(() => told.filter(({ code }) => code === 'busy').length).toBeGreaterThan(0);
    expect(voice.utterances.length).toBeLessThanOrEqual(30);
  });

  it('says what took the house longer, once it is there', async () => {
    voice.hears = turn('');
    await say();
    await eventually(() => voice.utterances.length).toBe(1);
    const late = message({ type: 'answer', turn: 'turn_1', text: 'The garage is closed now.' });
    expect(await door.deliver(late)).toBe('delivered');
    await eventually(() => told.map(({ text }) => text)).toContain('The garage is closed now.');
  });

  it('breaks off what it says for what is said next', async () => {
    await tell({ type: 'hello' });
    await eventually(() => door.reaches(message({}))).toBe(true);
    let spoken = () => {};
    const first = new Promise<void>((resolve) => {
      spoken = resolve;
    });
    const speak = voice.speak.bind(voice);
    voice.speak = async (text) => {
      if (text === 'A long story.') await first;
      return speak(text);
    };
    const story = door.deliver(message({ text: 'A long story.' }));
    await eventually(() => told.length).toBe(1);
    await door.deliver(message({ id: 'm2', text: 'Stop.' }));
    spoken();
    await story;
    await eventually(() => sounds.length).toBe(1);
    expect(sounds[0]!.samples).toHaveLength(500);
    expect(told.map(({ speech }) => speech)).toEqual([1, 2]);
  });
});

describe('H36 what rings at a satellite', () => {
  const ring = message({ id: 'f1', type: 'reminder', about: 'alarm', rings: 1, text: 'Your alarm.' });

  beforeEach(async () => {
    await tell({ type: 'hello', area: 'Kitchen', wake: 'hey hearth' });
    await tell({ type: 'hello', area: 'Attic' }, 'bed');
    await eventually(() => door.reaches(ring)).toBe(true);
    await eventually(() => door.reaches(message({ conversation: 'satellite bed' }))).toBe(true);
  });

  it('rings where it was set, and is hushed when it was heard anywhere', async () => {
    expect(await door.deliver(ring)).toBe('delivered');
    await door.deliver({ ...ring, id: 'f1:1', rings: 2 });
    await eventually(() => told.map(({ type }) => type)).toEqual(['ring', 'ring']);
    ends.emit('f1');
    await eventually(() => told.at(-1)).toEqual({ type: 'hush', all: false });
    await eventually(() => sounds.length).toBeGreaterThan(0);
    expect(sounds[0]!.samples.length).toBeGreaterThan(30_000);
  });

  it('needs no wake phrase to be silenced in few words, and begs nobody’s pardon for others', async () => {
    await door.deliver(ring);
    voice.hears = () => ({ kind: 'unclear', heard: 'what a noise', aloud: 'Sorry?' });
    await say(1, 'kitchen', 1);
    await say(8, 'kitchen', 2);
    await eventually(() => voice.utterances.map(({ wake }) => wake)).toEqual([undefined, 'hey hearth']);
    await eventually(() => told.map(({ type }) => type)).toContain('nothing');
  });

  it('is silenced by the button', async () => {
    ringing.push({ firing: 'f1' } as Ringing, { firing: 'of another room' } as Ringing);
    await door.deliver(ring);
    await tell({ type: 'stop' });
    await eventually(() => acknowledged).toEqual(['f1']);
    await eventually(() => told).toContainEqual({ type: 'hush', all: true });
  });

  it('rings where its person has a satellite, and everybody’s rings at all', async () => {
    accounts.set('bed', { account: 'bed', kind: 'person', person: 'sam' });
    const elsewhere = { channel: 'http', conversation: 'page' } as const;
    await door.deliver({ ...ring, ...elsewhere, person: 'sam' });
    await eventually(() => told.length).toBe(1);
    expect(door.reaches({ ...ring, ...elsewhere, person: 'alex' })).toBe(false);
    await door.deliver({ ...ring, ...elsewhere, id: 'f2' });
    await eventually(() => told.length).toBe(3);
  });

  it('keeps to the quiet hours of the room: notices wait, what rings does so softly', async () => {
    const inBed = { conversation: 'satellite bed' } as const;
    expect(door.reaches(message(inBed))).toBe(true);
    isQuiet = true;
    expect(door.reaches(message(inBed))).toBe(false);
    expect(door.reaches(message({ ...inBed, about: 'safety' }))).toBe(true);
    expect(door.reaches(message({ area: 'bedroom', conversation: '', about: 'safety' }))).toBe(true);
    await door.deliver({ ...ring, ...inBed });
    await eventually(() => sounds.length).toBe(1);
    const loudest = sounds[0]!.samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(loudest).toBeLessThanOrEqual(900);
  });

  it('is no longer reached once it is gone, or silent for long', async () => {
    const switchboard = new Switchboard({ clock, log: silentLogger });
    switchboard.add(door);
    await tell({ type: 'gone' });
    await tell({ type: 'gone' }, 'bed');
    await eventually(() => door.reaches(ring)).toBe(false);
    expect(await switchboard.deliver(ring)).toEqual({ delivered: false, by: null });
    await tell({ type: 'hello' });
    await eventually(() => told.map(({ type }) => type)).toContain('ring');
    await clock.advance(101_000);
    expect(door.reaches(ring)).toBe(false);
  });
});
