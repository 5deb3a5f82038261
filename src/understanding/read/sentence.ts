import type { Language, Piece } from '../languages/index.ts';
import { type Lexicon, type NounPhrase, nounPhrasesAt, withoutRenamed } from '../names/index.ts';
import {
  type Found,
  isSameContext,
  mended,
  type Token,
  tokenize,
  type UnderstandingContext,
  wordAt as wordIn,
  wordToken,
} from '../text/index.ts';
import { plainly } from './manners.ts';

/** One sentence (or several) being read: its tokens, and what was found where, so that nothing is looked for twice. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly language: Language;
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

const STEPS_PER_TOKEN = 120;
const STEPS_MAX = 30_000;

/** The same sentence again where it was opened before in this call of the interpreter. */
export function openSentence(text: string, lexicon: Lexicon, context: UnderstandingContext): Sentence {
  const { opened } = context;
  if (opened === undefined) return newSentence(text, lexicon, context);
  const alike = (opened.get(text) ?? []) as readonly Sentence[];
  const known = alike.find((one) => one.lexicon === lexicon && isSameContext(one.context, context));
  if (known !== undefined) return known;
  const sentence = newSentence(text, lexicon, context);
  opened.set(text, [...alike, sentence]);
  return sentence;
}

function newSentence(text: string, lexicon: Lexicon, context: UnderstandingContext): Sentence {
  const { language, home } = lexicon;
  const { words, clauses } = language;
  const { tokens, cut } = tokenize(text, words);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word') continue;
    const known = home.of(token.word);
    const fix = words.forms.meantFor(tokens, at) ?? known.fix;
    if (fix === undefined) token.home = known;
    else {
      const meant = mended(words, token, fix);
      meant.home = home.of(fix);
      tokens[at] = meant;
    }
  }
  return {
    text,
    tokens: clauses.asRuled(withoutRenamed(plainly(clauses.asSaidLast(tokens), language), lexicon)),
    lexicon,
    language,
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
function newTimesAt({ tokens, context, language }: Sentence, at: number): readonly Found<Piece>[] {
  const { times } = language;
  const found = times.piecesAt(tokens, at, context.locale ?? 'en-GB');
  if (found.length === 0) return found;
  const isOfDay = (end: number): boolean => tokens.slice(at, end).some(({ word }) => times.isOfDay(word));
  return found.some(({ value }) => value.type === 'every')
    ? found.filter(({ value, end }) => value.type !== 'every' || !isOfDay(end))
    : found;
}

/** The day that a thing is of, by one word: "*tomorrow's* meetings". */
export function dayOf(word: string, { times, words }: Language): Piece | undefined {
  const day = times.dayOfPossessive(word.toLowerCase());
  return day === undefined ? undefined : times.piecesAt([wordToken(words, day)], 0, 'en-GB')[0]?.value;
}

/** As `timesIn`, and the day that a thing is of. */
export function timesOrPossessive(sentence: Sentence, at: number): readonly Found<Piece>[] {
  const token = sentence.tokens[at];
  const { times, words } = sentence.language;
  const day = token === undefined ? undefined : times.dayOfPossessive(token.word);
  if (token === undefined || day === undefined || isPluralDay(sentence, at)) return timesIn(sentence, at);
  const own = wordToken(words, day, token.start, token.end);
  const found = times.piecesAt([own], 0, sentence.context.locale ?? 'en-GB');
  return found.map(({ value }) => ({ value, end: at + 1 }));
}

/** "Judo *Fridays* at five": every one of them, where no thing stands behind that could be of the day. */
function isPluralDay(sentence: Sentence, at: number): boolean {
  const { times } = sentence.language;
  if (times.isOfDay(sentence.tokens[at]!.word)) return false;
  return timesIn(sentence, at).some(
    ({ value, end }) =>
      value.type === 'every' &&
      timesIn(sentence, end).some(({ value: behind }) => behind.type === 'clock' || behind.type === 'span'),
  );
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
