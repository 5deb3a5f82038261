import type { Pattern } from '../text/index.ts';

/** How a language sounds, for what a recogniser wrote down wrongly. One character stands for one sound. */
export interface SoundGrammar {
  /** The sounds of a word or a figure as it is written. */
  readonly phonesOf: (word: string) => string;
  /** From 0, the same, to about 1: how unlike two sounds are. */
  readonly unlike: (one: string, other: string) => number;
  /** What it costs that a sound was not heard, or was heard and not made. */
  readonly lost: (phone: string) => number;
  /** Words that may stand between the names of things and places, and for them. */
  readonly links: readonly string[];
  /** Words that may stand between those of any phrase and say nothing there: articles, courtesies. */
  readonly fillers: readonly string[];
  /** Words behind which another wish may begin. */
  readonly joints: ReadonlySet<string>;
  /** Words that no wish begins with which is not said behind another. */
  readonly goesOn: ReadonlySet<string>;
  /** What nobody says, and what was said where a recogniser wrote it: "*in* Thursday", "*at* milk to the shopping list". */
  readonly misheard: readonly (readonly [pattern: Pattern, said: string])[];
  /** What may have been said where a recogniser wrote something that is not understood: a word that was swallowed ("*when* sunrise tomorrow" for "when is"). */
  readonly swallowed: readonly (readonly [pattern: Pattern, said: string])[];
  /** Words that begin conditions, and questions where a verb follows: "when". */
  readonly asking: ReadonlySet<string>;
  /** How an order begins that only asks: "tell me". */
  readonly askedFor: Pattern;
  /** What is said to somebody who is to do something, with whatever words: "please". */
  readonly bidden: Pattern;
  /** What is asked of somebody who has things of their own, a body, or a day of their own: "*your* light", "*hold* the door *for me*", "*when you leave*". */
  readonly toPeople: Pattern;
  /** Written for short and never said so: a recogniser that writes one has heard another word. */
  readonly unsaid: ReadonlySet<string>;
  /** Nouns for what people handle about a home: where one was heard that is no word of this home, no thing of it was meant that sounds like it. */
  readonly handled: ReadonlySet<string>;
  /** The number that recognisers write where this one was said: 30 for 13. */
  readonly writtenFor: (said: number) => number | undefined;
  /** Words of numbers, times, shares and colours. */
  readonly values: readonly string[];
}

export const NO_SOUND: SoundGrammar = {
  phonesOf: (word) => word,
  unlike: (one, other) => (one === other ? 0 : 1),
  lost: () => 1,
  links: [],
  fillers: [],
  joints: new Set(),
  goesOn: new Set(),
  misheard: [],
  swallowed: [],
  asking: new Set(),
  askedFor: /(?!)/,
  bidden: /(?!)/,
  toPeople: /(?!)/,
  unsaid: new Set(),
  handled: new Set(),
  writtenFor: () => undefined,
  values: [],
};
