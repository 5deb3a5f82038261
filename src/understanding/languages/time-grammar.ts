import type { Found, Token } from '../text/index.ts';
import type { ValueReader } from './number-grammar.ts';
import type { Length, Piece, Stretch } from './piece.ts';

/** The order of day and month in "3/4", and what "half seven" means. */
export type Locale = 'en-GB' | 'en-US';

/** One end of a stretch, where the other is open or is now. */
export type Bound = 'before' | 'until' | 'after' | 'since' | 'by';

type LocalReader<T> = (tokens: readonly Token[], at: number, locale: Locale) => T;

/** How a language says times. What its pieces come to is reckoned by `times`. */
export interface TimeGrammar {
  /** The expressions of time that begin at a token, longest first, each one piece: "tomorrow morning at nine" is three in a row. */
  readonly piecesAt: LocalReader<readonly Found<Piece>[]>;
  /** The same in a text that is words of time and nothing else: "5th" is a day there. */
  readonly alonePiecesAt: LocalReader<readonly Found<Piece>[]>;
  /** "For ten minutes": the length alone. */
  readonly durationAt: ValueReader<Length>;
  /** "Hours": one of them. */
  readonly unitAt: (tokens: readonly Token[], at: number) => Length | undefined;
  readonly yearAt: ValueReader<Stretch>;
  /** 0 is Sunday. */
  readonly weekdayAt: (tokens: readonly Token[], at: number) => number | undefined;
  /** Whether a time of the clock may begin with the token. */
  readonly mayBeClock: (token: Token) => boolean;
  /** "Before", "no later than": words for one end of a stretch. */
  readonly boundAt: ValueReader<Bound>;
  /** "… or later": the same behind what they speak of. */
  readonly tailBoundAt: ValueReader<Bound>;
  /** "Within the next five hours", as all of the tokens. */
  readonly withinAt: ValueReader<Length>;
  /** Whether a word is the possessive of a day, named or not: "*saturday's* event" is no event of every saturday. */
  readonly isOfDay: (word: string) => boolean;
  /** Of "*after* one" and "*before* noon", which side is meant. */
  readonly sideOf: (word: string) => 'after' | 'before' | undefined;
  /** The day whose possessive a word is: "*tomorrow's* meetings" → `tomorrow`. */
  readonly dayOfPossessive: (word: string) => string | undefined;
  /** The word by which a bare figure is a time of the clock: "*at* 4". */
  readonly atClock: string;
}

const NONE: readonly never[] = [];
const nothing = (): undefined => undefined;

export const NO_TIMES: TimeGrammar = {
  piecesAt: () => NONE,
  alonePiecesAt: () => NONE,
  durationAt: nothing,
  unitAt: nothing,
  yearAt: nothing,
  weekdayAt: nothing,
  mayBeClock: () => false,
  boundAt: nothing,
  tailBoundAt: nothing,
  withinAt: nothing,
  isOfDay: () => false,
  sideOf: nothing,
  dayOfPossessive: nothing,
  atClock: '',
};
