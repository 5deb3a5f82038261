import { Ahead, END_MS, Endpointer, joined, type Pcm, RATE, type Recognised } from '../../src/voice/index.ts';

/** What a piece of work took, in milliseconds by the clock and of processor. */
export interface Took {
  readonly clock: number;
  readonly processor: number;
}

export interface Streamed {
  readonly heard: Recognised;
  /** From the last sound, and from the end of the silence that ends it, until the words were there. */
  readonly fromSound: Took;
  readonly fromEnd: Took;
  /** Whether they were heard before that end. */
  readonly isEarly: boolean;
  /** Processor for what was heard in pauses and dropped. */
  readonly dropped: number;
}

/** Milliseconds of the room around a sentence, and of sound that comes at once. */
const ROOM_MS = 1_500;
const PIECE = RATE / 50;
/** Pieces that a satellite sends together. */
const SENT = 12;

/** A sentence as it is said in a silent room. */
export function inRoom({ samples }: Pcm): Pcm {
  const around = (ROOM_MS * RATE) / 1_000;
  const all = new Int16Array(samples.length + 2 * around);
  all.set(samples, around);
  return { rate: RATE, samples: all };
}

/** The work, and what it took. */
export async function timed<T>(
  work: () => Promise<T> | T,
): Promise<{ readonly done: T; readonly took: Took }> {
  const began = performance.now();
  const used = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(used);
  return { done, took: { clock: performance.now() - began, processor: (user + system) / 1_000 } };
}

/**
 * Hears a sentence piece by piece, as a satellite sends it. The clock is that of the sound: it stands still while something is recognised, whose words are there as much later as
 * that took. Undefined where no end was found.
 */
export async function streamed(
  { samples }: Pcm,
  recognise: (sound: Pcm) => Promise<Recognised>,
): Promise<Streamed | undefined> {
  // It has been in this room for a while.
  const ear = new Endpointer(RATE, Number.POSITIVE_INFINITY);
  const early: { readonly at: number; readonly took: Took }[] = [];
  let working: Promise<unknown> = Promise.resolve();
  let now = 0;
  const ahead = new Ahead(RATE, (sound) => {
    const hearing = timed(() => recognise(sound)).then(({ done, took }) => {
      early.push({ at: now, took });
      return done;
    });
    working = hearing;
    return hearing;
  });
  const said: Int16Array[] = [];
  const unsent: Int16Array[] = [];
  const send = async () => {
    ahead.take(joined(unsent.splice(0)));
    await working;
  };
  for (let at = 0; at + PIECE <= samples.length; at += PIECE) {
    now += (1_000 * PIECE) / RATE;
    for (const event of ear.push(samples.subarray(at, at + PIECE))) {
      if (event.type === 'sound') {
        said.push(event.samples);
        unsent.push(event.samples);
      }
      if (event.type === 'pause' || unsent.length >= SENT) await send();
      if (event.type !== 'end') continue;
      await send();
      const before = early.length;
      const all = { rate: RATE, samples: joined(said) };
      const words = await ahead.heard(all);
      const { done: heard, took } = await timed(() => words ?? recognise(all));
      const last = early[before - 1];
      const late = (of: keyof Took) =>
        words === undefined ? took[of] : Math.max(0, last!.at + last!.took[of] - now);
      const fromEnd = { clock: late('clock'), processor: late('processor') };
      return {
        heard,
        fromEnd,
        fromSound: { clock: fromEnd.clock + END_MS, processor: fromEnd.processor + END_MS },
        isEarly: words !== undefined,
        dropped: early
          .slice(0, words === undefined ? before : before - 1)
          .reduce((sum, one) => sum + one.took.processor, 0),
      };
    }
  }
  return undefined;
}
