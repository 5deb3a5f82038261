import { type Piece, trait } from '../languages/index.ts';
import { NO_TIMING, plusPiece, type Timing } from '../times/index.ts';
import { conditionsAt, type PhrasesAt } from './conditions.ts';
import type { ConditionRead } from './reading.ts';
import { kept, type Sentence, timesIn, wordAt, written } from './sentence.ts';

/** Words of time, and what they come to where they are the first of their clause: many phrases are read behind the same ones. */
interface TimeSaid {
  readonly piece: Piece;
  readonly first: Timing | undefined;
  readonly words: string;
  readonly end: number;
}

/** What may stand between the words of any phrase at a token, looked up once. */
export interface Between {
  readonly times: readonly TimeSaid[];
  readonly done: number | undefined;
  readonly conditions: readonly ConditionRead[];
  /** A place in front of the command may begin here. */
  readonly leads: boolean;
  readonly filler: boolean;
  /** The end of "that I made yesterday". */
  readonly relative: number | undefined;
}

export const NOTHING: Between = {
  times: [],
  done: undefined,
  conditions: [],
  leads: false,
  filler: false,
  relative: undefined,
};

/** Whether anything but a time that stands between the words of phrases may begin with the word. */
const mayStandBetween = trait(({ is, clauses }) => {
  const { mayBeDone, mayBeCondition, mayRelate } = clauses;
  return (word) =>
    is.frontLead.has(word) ||
    is.filler.has(word) ||
    mayBeDone(word) ||
    mayBeCondition(word) ||
    mayRelate(word);
});

const trails = kept((): (boolean | undefined)[] => []);

/** Whether nothing but words of time or a condition stands from a token on to the end: "close the gate, *if it is open*", "… at ten, *tonight*". */
export function isTrail(sentence: Sentence, at: number, phrasesAt: PhrasesAt): boolean {
  const memo = trails(sentence);
  memo[at] ??= trailsOff(sentence, at, phrasesAt);
  return memo[at];
}

function trailsOff(sentence: Sentence, at: number, phrasesAt: PhrasesAt): boolean {
  if (sentence.tokens[at] === undefined) return false;
  const { tieBehindTrail } = sentence.language.is;
  const { times, conditions } = betweenAt(sentence, at, phrasesAt);
  const ends = (end: number): boolean => {
    const next = sentence.tokens[end];
    if (next === undefined) return true;
    return next.kind === 'mark' && (next.word !== ',' || tieBehindTrail.has(wordAt(sentence, end + 1)));
  };
  return (
    conditions.some(({ end }) => ends(end)) ||
    times.some(({ end }) => ends(end) || isTrail(sentence, end, phrasesAt))
  );
}

const betweens = kept((): (Between | undefined)[] => []);

export function betweenAt(sentence: Sentence, at: number, phrasesAt: PhrasesAt): Between {
  const memo = betweens(sentence);
  const old = memo[at];
  if (old !== undefined) return old;
  const { tokens, language } = sentence;
  const { is, clauses } = language;
  const token = tokens[at]!;
  if (token.fix === undefined && !mayStandBetween(token) && timesIn(sentence, at).length === 0) {
    memo[at] = NOTHING;
    return NOTHING;
  }
  const word = token.said;
  const between: Between = {
    times: timesIn(sentence, at).map(({ value, end }) => ({
      piece: value,
      first: plusPiece(NO_TIMING, value),
      words: written(sentence, at, end),
      end,
    })),
    done: clauses.doneAt(tokens, at),
    conditions: conditionsAt(sentence, at, phrasesAt),
    leads: is.frontLead.has(word),
    filler: token.kind === 'word' && is.filler.has(word),
    relative: clauses.relativeAt(tokens, at),
  };
  const { times, done, conditions, leads, filler, relative } = between;
  const any =
    times.length > 0 ||
    done !== undefined ||
    conditions.length > 0 ||
    leads ||
    filler ||
    relative !== undefined;
  memo[at] = any ? between : NOTHING;
  return memo[at];
}
