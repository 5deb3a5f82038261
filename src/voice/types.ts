import type { Pcm } from './pcm.ts';

/** Sound to text. */
export interface Recogniser {
  /**
   * What was said, as it was heard; empty where nothing was.
   * @throws HearthError `failed` where it does not run, `busy` where too much is waiting already.
   */
  recognise(sound: Pcm, signal?: AbortSignal): Promise<string>;
}

/** Text to sound. */
export interface Synthesiser {
  /** @throws HearthError as a recogniser does. */
  speak(text: string, signal?: AbortSignal): Promise<Pcm>;
}

/** Characters of a text that is spoken. */
export const SPOKEN_MAX = 1_000;
