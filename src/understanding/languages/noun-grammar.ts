import type { Token } from '../text/index.ts';

/** Where something is said to be by words that name no place. */
export type Here = 'here' | 'there' | 'home' | 'everywhere' | Side;

export type Side = 'outside' | 'inside';

export interface HereFound {
  readonly here: Here;
  readonly end: number;
}

type EndReader = (tokens: readonly Token[], at: number) => number | undefined;

/** How a language speaks of things and places, around the names that the home gives them. */
export interface NounGrammar {
  readonly isArticle: (token: Token) => boolean;
  /** Where a thing's own words begin behind "all of the", "every single", "my", and whether all of them are meant. */
  readonly quantifiedAt: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly start: number; readonly all: boolean };
  /** "Every *night*": that says when, and means no night light. */
  readonly isEveryPart: (tokens: readonly Token[], at: number) => boolean;
  /** Where the next item of a list begins, behind "and", "," or "as well as". */
  readonly nextItemAt: EndReader;
  /** "… and *lock back door*": a verb that is a noun as well, and does something here. */
  readonly isDoing: (tokens: readonly Token[], at: number) => boolean;
  /** Where what is left out begins, behind "except", "but not"; of all there is, also behind a plain "but". */
  readonly exceptionAt: (tokens: readonly Token[], at: number, all: boolean) => number | undefined;
  /** Whether a word that names no thing may stand for one all the same. */
  readonly mayStandForThing: (token: Token) => boolean;
  /** Behind "anywhere" and "that are", which say nothing of where by themselves. */
  readonly whereLeadEnd: (tokens: readonly Token[], at: number) => number;
  /** "Here", "in this room", "everywhere", "across the house". */
  readonly hereAt: (tokens: readonly Token[], at: number) => HereFound | undefined;
  /** "Here" or "there" by itself. */
  readonly hereOf: (word: string) => Here | undefined;
  /** "Outside", "indoors". */
  readonly sideAt: (tokens: readonly Token[], at: number) => Side | undefined;
  /** The end of "this room". */
  readonly thisRoomAt: EndReader;
  /** "The house", "our whole home". */
  readonly houseAt: (tokens: readonly Token[], at: number) => HereFound | undefined;
  /** Whether a word may stand between those of a name that is taken apart: "the light *above the* dining table". */
  readonly isNameLink: (tokens: readonly Token[], at: number) => boolean;
}

export const NO_NOUNS: NounGrammar = {
  isArticle: () => false,
  quantifiedAt: (_tokens, at) => ({ start: at, all: false }),
  isEveryPart: () => false,
  nextItemAt: () => undefined,
  isDoing: () => false,
  exceptionAt: () => undefined,
  mayStandForThing: () => false,
  whereLeadEnd: (_tokens, at) => at,
  hereAt: () => undefined,
  hereOf: () => undefined,
  sideAt: () => undefined,
  thisRoomAt: () => undefined,
  houseAt: () => undefined,
  isNameLink: () => false,
};
