import type { Pcm } from './pcm.ts';

/** What was heard. */
export interface Recognised {
  /** Empty where nothing was. */
  readonly text: string;
  /** What else it may have been, the likeliest first; none where the recogniser is sure or does not tell. */
  readonly others: readonly Other[];
}

export interface Other {
  readonly text: string;
  /** How much less likely than the text it is: the natural logarithm of the ratio. */
  readonly behind: number;
}

/** Sound to text. */
export interface Recogniser {
  /**
   * What was said, as it was heard. Of what sounds alike, a text of `words` is rather told than another, where the recogniser can.
   * @throws HearthError `failed` where it does not run, `busy` where too much is waiting already.
   */
  recognise(sound: Pcm, signal?: AbortSignal, words?: ReadonlySet<string>): Promise<Recognised>;
  /** Something will be said in a moment. */
  wake?(): void;
  /** The same of sound that is perhaps not all, where nobody has to wait for that; undefined where somebody would. */
  recogniseEarly?(
    sound: Pcm,
    signal: AbortSignal,
    words?: ReadonlySet<string>,
  ): Promise<Recognised | undefined>;
}

/** Text to sound. */
export interface Synthesiser {
  /** @throws HearthError as a recogniser does. */
  speak(text: string, signal?: AbortSignal): Promise<Pcm>;
}

/** Characters of a text that is spoken. */
export const SPOKEN_MAX = 1_000;
