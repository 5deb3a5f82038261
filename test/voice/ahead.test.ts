import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { Ahead, Listening, type ListeningOptions, type Pcm, type Recogniser } from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { joined, silence, tone } from './sounds.ts';

const said = (seconds = 1) => tone(300, seconds);
const SECOND = 16_000;

/** What is heard early: how much of the sound, and whether it was dropped. */
function hearing(words: () => Promise<string> = async () => 'lights on', rate = SECOND) {
  const early: { readonly seconds: number; readonly signal: AbortSignal }[] = [];
  const woken: number[] = [];
  const ahead = new Ahead(
    rate,
    async ({ samples }, signal) => {
      early.push({ seconds: samples.length / rate, signal });
      return { text: await words(), others: [] };
    },
    () => woken.push(early.length),
  );
  /** Sound comes in pieces; returns all of it. */
  const hear = (...parts: readonly Pcm[]): Pcm => {
    const all = joined(...parts);
    for (let at = 0; at < all.samples.length; at += 700) ahead.take(all.samples.subarray(at, at + 700));
    return all;
  };
  return { ahead, early, woken, hear };
}

describe('H36 what is heard while it is said', () => {
  it('is heard in the first pause, and is all where nothing more is said', async () => {
    const { ahead, early, woken, hear } = hearing();
    hear(silence(0.3));
    expect(woken).toEqual([]);
    const all = joined(silence(0.3), hear(said(), silence(0.8)));
    expect(woken).toEqual([0]);
    expect(early).toHaveLength(1);
    // With the silence that ends a sentence, though it has not come yet.
    expect(early[0]!.seconds).toBeGreaterThan(0.3 + 1 + 0.75);
    expect(early[0]!.seconds).toBeLessThan(0.3 + 1 + 0.9);
    expect((await ahead.heard(all))?.text).toBe('lights on');
    expect(early[0]!.signal.aborted).toBe(false);
  });

  it('is dropped where more is said, and heard again in the next pause', async () => {
    const { ahead, early, hear } = hearing();
    const all = hear(silence(0.3), said(), silence(0.4), said(), silence(0.4));
    expect(early.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(early[1]!.seconds).toBeGreaterThan(2.7 + 0.7);
    expect((await ahead.heard(all))?.text).toBe('lights on');
  });

  it('is dropped by the first sound after the pause, though that is the end', async () => {
    const { ahead, early, hear } = hearing();
    const all = hear(silence(0.3), said(), silence(0.4), said(0.3));
    expect(await ahead.heard(all)).toBeUndefined();
    expect(early.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('is nothing where there was no pause, nor where the sound is not what came', async () => {
    const none = hearing();
    expect(await none.ahead.heard(none.hear(silence(0.3), said()))).toBeUndefined();
    const { ahead, early, hear } = hearing();
    const { samples } = hear(silence(0.3), said(), silence(0.8));
    const other = samples.with(9_000, 1);
    expect(await ahead.heard({ rate: SECOND, samples: other })).toBeUndefined();
    expect(early[0]!.signal.aborted).toBe(true);
    const again = hearing();
    const all = again.hear(silence(0.3), said(), silence(0.8));
    expect(await again.ahead.heard({ ...all, rate: 8_000 })).toBeUndefined();
  });

  it('is nothing where it comes out empty or the recogniser fails: then all of it is heard', async () => {
    const empty = hearing(async () => '');
    expect(await empty.ahead.heard(empty.hear(silence(0.3), said(), silence(0.8)))).toBeUndefined();
    const broken = hearing(() => Promise.reject(new Error('it died')));
    expect(await broken.ahead.heard(broken.hear(silence(0.3), said(), silence(0.8)))).toBeUndefined();
    expect([empty.early.length, broken.early.length]).toEqual([1, 1]);
  });

  it('is heard at any rate, and in the noise that it begins with', async () => {
    const { ahead, hear } = hearing(undefined, 48_000);
    const at48 = hear(silence(0.3, 48_000), tone(300, 1, 48_000), silence(0.8, 48_000));
    expect((await ahead.heard(at48))?.text).toBe('lights on');
    const noisy = hearing();
    const room = (seconds: number) => tone(50, seconds, SECOND, 900);
    const all = noisy.hear(room(0.4), said(), room(0.8));
    expect((await noisy.ahead.heard(all))?.text).toBe('lights on');
  });

  it('is heard in six pauses at most, and within twelve seconds', () => {
    const { early, hear } = hearing();
    hear(silence(0.3), ...Array.from({ length: 9 }, () => [said(0.3), silence(0.3)]).flat());
    expect(early).toHaveLength(6);
    const long = hearing();
    long.hear(silence(0.3), said(12), silence(0.8));
    expect(long.early).toHaveLength(0);
  });

  it('is no click, nor a knock', () => {
    const { early, hear } = hearing();
    hear(silence(0.3), said(0.04), silence(0.8), said(0.14), silence(0.8));
    expect(early).toHaveLength(0);
  });
});

describe('H36 the house that hears ahead', () => {
  const sound = joined(silence(0.3), said(), silence(0.8));

  /** Hears the sound as it comes, then all of it. */
  async function transcribed(recogniser: Recogniser) {
    const options = {
      recogniser: () => ({ type: 'there', by: 'test', part: recogniser, isRunning: true }) as const,
      words: () => new Set(['lights']),
      ...{ clock: new ManualClock(), log: silentLogger },
    };
    const house = new Listening(options as unknown as ListeningOptions);
    const ahead = house.ahead(SECOND);
    ahead.take(sound.samples);
    return house.transcribe(sound, undefined, ahead);
  }

  it('takes the words of the pause, and asks for no others', async () => {
    const asked: string[] = [];
    const heard = await transcribed({
      recognise: async () => {
        asked.push('whole');
        return { text: 'whole', others: [] };
      },
      recogniseEarly: async (_sound, _signal, words) => {
        asked.push('early');
        return { text: [...(words ?? [])].join(' '), others: [] };
      },
    });
    expect(heard).toEqual({ text: 'lights', others: [] });
    expect(asked).toEqual(['early']);
  });

  it('hears all of it where the recogniser does not hear ahead, or has no time', async () => {
    const recognise = async () => ({ text: 'whole', others: [] });
    expect(await transcribed({ recognise })).toEqual({ text: 'whole', others: [] });
    expect(await transcribed({ recognise, recogniseEarly: async () => undefined })).toEqual({
      text: 'whole',
      others: [],
    });
  });
});
