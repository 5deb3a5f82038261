import { level, RATE, SECONDS_MAX } from '../pcm.ts';

/** Judged in windows of this length. */
const WINDOW_MS = 20;
/** How far above the noise of the room speech is, as a ratio of levels (9.5 dB). */
const ABOVE = 3;
/** Below this level (of 32,768) is no speech, however quiet the room. */
const QUIET = 120;
/** So much of sound begins an utterance: a click does not. */
const BEGIN_MS = 100;
/** Kept from before, for the soft beginning of a word. */
const BEFORE_MS = 400;
/** So much silence is a pause: it may have been all, or a breath. */
export const PAUSE_MS = 200;
/** So much silence ends it: people pause within a sentence, too. */
export const END_MS = 800;
/** Less speech than this is none. */
const LEAST_MS = 200;
/** How fast the noise of the room is learnt, of each window: down at once, up in some seconds. */
const LEARN = 0.01;

export type EndpointEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'sound'; readonly samples: Int16Array }
  /** Nothing is said for a moment, and `goes-on` where more is said then. */
  | { readonly type: 'pause' | 'goes-on' }
  /** `isSpeech` is false for what was too short to be any. */
  | { readonly type: 'end'; readonly isSpeech: boolean };

/** Finds where somebody speaks in a stream of sound, by its energy against the noise of the room. */
export class Endpointer {
  readonly #window: number;
  #rest = new Int16Array();
  readonly #before: Int16Array[] = [];
  #noise: number;
  #loudMs = 0;
  #silentMs = 0;
  #spokenMs = 0;
  #lastsMs = 0;
  #speaks = false;
  #pauses = false;

  /** @param noise of the room, as far as it is known: infinite where all sound may be noise until there is less. */
  constructor(rate = RATE, noise = QUIET) {
    this.#noise = noise;
    this.#window = Math.round((rate * WINDOW_MS) / 1000);
  }

  /** Whether somebody is speaking. */
  get speaks(): boolean {
    return this.#speaks;
  }

  /** What happened within these samples, in its order. */
  push(samples: Int16Array): readonly EndpointEvent[] {
    const all = new Int16Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const events: EndpointEvent[] = [];
    let at = 0;
    const size = this.#window;
    for (; at + size <= all.length; at += size) this.#judge(all.slice(at, at + size), events);
    this.#rest = all.slice(at);
    return events;
  }

  /** Forgets what it was in the middle of. */
  reset(): void {
    this.#speaks = false;
    this.#before.length = 0;
    this.#loudMs = 0;
  }

  #judge(window: Int16Array, events: EndpointEvent[]): void {
    const loudness = level(window);
    const isLoud = loudness > Math.max(QUIET, this.#noise * ABOVE);
    // What lasts longer than anybody speaks is noise, too.
    if (loudness < this.#noise) this.#noise = loudness;
    else if (!this.#speaks) this.#noise += (loudness - this.#noise) * LEARN;
    if (this.#speaks) this.#goOn(window, isLoud, events);
    else this.#wait(window, isLoud, events);
  }

  #wait(window: Int16Array, isLoud: boolean, events: EndpointEvent[]): void {
    this.#before.push(window);
    if (this.#before.length > BEFORE_MS / WINDOW_MS) this.#before.shift();
    this.#loudMs = isLoud ? this.#loudMs + WINDOW_MS : 0;
    if (this.#loudMs < BEGIN_MS) return;
    this.#speaks = true;
    this.#spokenMs = this.#loudMs;
    this.#silentMs = 0;
    this.#pauses = false;
    this.#lastsMs = this.#before.length * WINDOW_MS;
    events.push({ type: 'begin' });
    for (const samples of this.#before.splice(0)) events.push({ type: 'sound', samples });
    this.#loudMs = 0;
  }

  #goOn(window: Int16Array, isLoud: boolean, events: EndpointEvent[]): void {
    events.push({ type: 'sound', samples: window });
    this.#lastsMs += WINDOW_MS;
    this.#silentMs = isLoud ? 0 : this.#silentMs + WINDOW_MS;
    if (isLoud) this.#spokenMs += WINDOW_MS;
    const pauses = this.#silentMs >= PAUSE_MS && this.#spokenMs >= LEAST_MS;
    if (pauses !== this.#pauses) events.push({ type: pauses ? 'pause' : 'goes-on' });
    this.#pauses = pauses;
    const isTooLong = this.#lastsMs >= (SECONDS_MAX - 1) * 1000;
    if (this.#silentMs < END_MS && !isTooLong) return;
    this.#speaks = false;
    // Half a minute without a pause is a machine, and the noise of this room from now on.
    if (isTooLong) this.#noise = Math.max(this.#noise, level(window));
    events.push({ type: 'end', isSpeech: !isTooLong && this.#spokenMs >= LEAST_MS });
  }
}
