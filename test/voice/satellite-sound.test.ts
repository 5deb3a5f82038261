import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atVolume,
  type EndpointEvent,
  Endpointer,
  FrameGatherer,
  frameBytes,
  framesOf,
  readFrame,
} from '../../src/voice/index.ts';
import { joined, silence, tone } from './sounds.ts';

const NOISE = 30;

/** Sound that comes in pieces of any size. */
function heard(ear: Endpointer, samples: Int16Array, size = 700): EndpointEvent[] {
  const events: EndpointEvent[] = [];
  for (let at = 0; at < samples.length; at += size) events.push(...ear.push(samples.subarray(at, at + size)));
  return events;
}

const seconds = (events: readonly EndpointEvent[]) =>
  events.reduce((sum, event) => sum + (event.type === 'sound' ? event.samples.length : 0), 0) / 16_000;

describe('sound on its way to and from a satellite', () => {
  it('is whole again, in whatever order its pieces come and however often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13_000 }),
        fc.nat(70_000),
        fc.nat(),
        (length, utterance, turn) => {
          const samples = Int16Array.from({ length }, (_, at) => at % 30_000);
          const frames = [...framesOf(utterance, { rate: 16_000, samples })].map(readFrame);
          const [last] = frames.slice(-1);
          const others = frames.slice(0, -1);
          const start = others.length === 0 ? 0 : turn % others.length;
          const mixed = [...others.slice(start), ...others.slice(0, start), ...others];
          const gatherer = new FrameGatherer();
          expect(mixed.every((frame) => gatherer.take(frame).type === 'more')).toBe(true);
          const gathered = gatherer.take(last!);
          expect(gathered.type).toBe('whole');
          if (gathered.type === 'whole') expect(gathered.pcm.samples).toHaveLength(length);
          if (gathered.type === 'whole')
            expect(gathered.pcm.samples.every((one, at) => one === samples[at])).toBe(true);
          expect(gatherer.take(last!)).toEqual({ type: 'more' });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is told to be lost where a piece is missing, so that half a sentence is not taken for one', () => {
    const [first, , third, ...rest] = framesOf(3, tone(440, 1));
    const gatherer = new FrameGatherer();
    gatherer.take(readFrame(first!));
    gatherer.take(readFrame(third!));
    expect(rest.map((frame) => gatherer.take(readFrame(frame))).at(-1)).toEqual({ type: 'lost', pieces: 1 });
  });

  it('has an end after half a minute', () => {
    const gatherer = new FrameGatherer();
    const samples = new Int16Array(32_000);
    const taken = Array.from({ length: 16 }, (_, sequence) =>
      gatherer.take({ utterance: 1, sequence, isLast: false, samples }),
    );
    expect(taken.at(-1)).toEqual({ type: 'too-long' });
  });

  it.each([
    ['too short', Buffer.of(1, 0, 0)],
    ['another kind', Buffer.from('{"type":"hello"}')],
    ['another version', Buffer.alloc(8, 2)],
    ['too long', frameBytes({ utterance: 1, sequence: 0, isLast: true, samples: new Int16Array(40_000) })],
  ])('is refused where it is %s', (_what, payload) => {
    expect(() => readFrame(payload)).toThrow(/piece of sound/);
  });

  it('is as loud as it is to be', () => {
    const { samples } = atVolume({ rate: 16_000, samples: Int16Array.of(1_000, -200) }, 25);
    expect([...samples]).toEqual([250, -50]);
  });
});

describe('where somebody speaks', () => {
  it('begins shortly before the first sound and ends when they have been silent for a while', () => {
    const events = heard(new Endpointer(), joined(silence(2), tone(300, 1), silence(2)).samples);
    expect(events.filter(({ type }) => type !== 'sound')).toEqual([
      { type: 'begin' },
      { type: 'pause' },
      { type: 'end', isSpeech: true },
    ]);
    expect(seconds(events)).toBeGreaterThan(1.9);
    expect(seconds(events)).toBeLessThan(2.3);
  });

  it('holds a sentence together over a pause within it', () => {
    const said = joined(silence(1), tone(300, 0.6), silence(0.5), tone(300, 0.6), silence(2));
    const events = heard(new Endpointer(), said.samples).filter(({ type }) => type !== 'sound');
    expect(events.map(({ type }) => type)).toEqual(['begin', 'pause', 'goes-on', 'pause', 'end']);
  });

  it('takes a click for nothing, and a knock for no speech', () => {
    const click = joined(silence(1), tone(900, 0.04), silence(2));
    expect(heard(new Endpointer(), click.samples)).toEqual([]);
    const knock = joined(silence(1), tone(900, 0.14), silence(2));
    expect(heard(new Endpointer(), knock.samples).at(-1)).toEqual({ type: 'end', isSpeech: false });
  });

  it('hears through the noise of a room, once it knows it', () => {
    const room = tone(50, 20, 16_000, NOISE * 20);
    const said = tone(300, 1, 16_000, 6_000);
    const ear = new Endpointer();
    heard(ear, room.samples);
    heard(ear, room.samples);
    const events = heard(ear, joined(tone(50, 2, 16_000, 600), said, tone(50, 2, 16_000, 600)).samples);
    expect(events.filter(({ type }) => type !== 'sound')).toEqual([
      { type: 'begin' },
      { type: 'pause' },
      { type: 'end', isSpeech: true },
    ]);
  });

  it('takes half a minute without a pause for a machine', () => {
    const events = heard(new Endpointer(), tone(300, 40).samples);
    expect(events.filter(({ type }) => type === 'end')[0]).toEqual({ type: 'end', isSpeech: false });
  });
});
