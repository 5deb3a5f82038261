import { plainly } from '../languages/en/manners.ts';
import type { Found } from '../languages/en/numbers.ts';
import { withoutOnly } from '../languages/en/only-if.ts';
import { withoutRestarts } from '../languages/en/restarts.ts';
import { timesAt } from '../languages/en/times/pieces.ts';
import { homeWords, type Lexicon, type NounPhrase, nounPhrasesAt, withoutRenamed } from '../names/index.ts';
import {
  mended,
  slipAfter,
  type Token,
  tokenize,
  UNASKED,
  type UnderstandingContext,
  whatFor,
  wordAt as wordIn,
} from '../text/index.ts';
import type { Piece } from '../times/index.ts';

/** One sentence (or several) being read: its tokens, and what was found where, so that nothing is looked for twice. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
  /** Where the text was cut off for its length. */
  readonly cut: number | undefined;
  readonly times: (readonly Found<Piece>[] | undefined)[];
  readonly nounPhrases: (readonly NounPhrase[] | undefined)[];
  /** What the parts keep of it while it is read (`kept`). */
  readonly memos: unknown[];
  /** Steps that may still be taken: what bounds the time of a long or hostile text. */
  budget: number;
}

const STEPS_PER_TOKEN = 400;
const STEPS_MAX = 60_000;

export function openSentence(text: string, lexicon: Lexicon, context: UnderstandingContext): Sentence {
  const { tokens, cut } = tokenize(text);
  const words = homeWords(lexicon);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word') continue;
    const home = words.of(token.word);
    const fix =
      slipAfter(wordIn(tokens, at - 1), token.word) ??
      whatFor(token.word, wordIn(tokens, at + 1), wordIn(tokens, at + 2)) ??
      home.fix;
    if (fix === undefined) token.home = home;
    else {
      const meant = mended(token, fix);
      meant.home = words.of(fix);
      tokens[at] = meant;
    }
  }
  return {
    text,
    tokens: withoutOnly(
      withoutRenamed(plainly(withoutRestarts(tokens), lexicon.grammar.politeness.manners), lexicon),
    ),
    lexicon,
    context,
    cut,
    times: [],
    nounPhrases: [],
    memos: [],
    budget: Math.min(STEPS_MAX, 2000 + tokens.length * STEPS_PER_TOKEN),
  };
}

let places = 0;

/** A place where one part keeps what it has found in a sentence: opened when first asked for, gone with the sentence. */
export function kept<T>(open: (sentence: Sentence) => T): (sentence: Sentence) => T {
  const place = places++;
  return (sentence) => {
    const { memos } = sentence;
    memos[place] ??= open(sentence);
    return memos[place] as T;
  };
}

/** Whether the text was longer, or could be read in more ways, than there was time for. */
export function isTooMuch({ cut, budget }: Sentence): boolean {
  return cut !== undefined || budget < 0;
}

export function timesIn(sentence: Sentence, at: number): readonly Found<Piece>[] {
  sentence.times[at] ??= newTimesAt(sentence, at);
  return sentence.times[at];
}

/** "Saturday's event" is no event of every saturday. */
function newTimesAt({ tokens, context }: Sentence, at: number): readonly Found<Piece>[] {
  const found = timesAt(tokens, at, context.locale ?? 'en-GB');
  if (found.length === 0) return found;
  const isOfDay = (end: number): boolean => tokens.slice(at, end).some(({ word }) => word.endsWith("day's"));
  return found.some(({ value }) => value.type === 'every')
    ? found.filter(({ value, end }) => value.type !== 'every' || !isOfDay(end))
    : found;
}

/** "*Tomorrow's* meetings": whose the thing is, is when it is. */
const OF_DAY = /^(today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s$/;

/** The day that a thing is of, by one word. */
export function dayOf(word: string): Piece | undefined {
  const day = OF_DAY.exec(word.toLowerCase())?.[1];
  return day === undefined ? undefined : timesAt(tokenize(day).tokens, 0, 'en-GB')[0]?.value;
}

/** As `timesIn`, and the day that a thing is of. */
export function timesOrPossessive(sentence: Sentence, at: number): readonly Found<Piece>[] {
  const token = sentence.tokens[at];
  const day = token === undefined ? undefined : OF_DAY.exec(token.word)?.[1];
  if (token === undefined || day === undefined) return timesIn(sentence, at);
  const own = {
    ...token,
    word: day,
    stem: day,
    said: day,
    root: day,
    name: day,
    fix: undefined,
    traits: UNASKED,
  };
  const found = timesAt([own], 0, sentence.context.locale ?? 'en-GB');
  return found.map(({ value }) => ({ value, end: at + 1 }));
}

export function nounPhrasesIn(sentence: Sentence, at: number): readonly NounPhrase[] {
  sentence.nounPhrases[at] ??= nounPhrasesAt(sentence.tokens, at, sentence.lexicon);
  return sentence.nounPhrases[at];
}

/** The words of the tokens `[from, to)` as they were written. */
export function written(sentence: Sentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first === undefined || last === undefined || to <= from
    ? ''
    : sentence.text.slice(first.start, last.end);
}

/** The word at a place, mended if it was a slip. */
export function wordAt(sentence: Sentence, at: number): string {
  return wordIn(sentence.tokens, at);
}
