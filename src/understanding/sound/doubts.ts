import type { Lexicon } from '../names/index.ts';
import { explain } from '../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import { asksSame, type HeardAs, ownWords } from './deeds.ts';
import { wordsIn } from './said-as.ts';

/** Of two things that a recogniser may have heard, the other has to be less likely by so much, where they ask for different things. */
const DOUBT_MAX = 1.5;
/** Where the numbers are others, whatever else is said. */
const NUMBER_DOUBT_MAX = 2;
/** What it counts, in how likely another is, that it rests on more of a person's own words, which are whatever was heard: "cancel all my *time as*". */
const OWN_WORDS = 2;
/** What it counts, in how likely a number is, that nothing else of its hearing makes sense: "to *4 key* percent". */
const NOT_READ = 1.5;
/** What it counts, in how likely a number is, that recognisers write the other for it: where "thirty" was said "thirteen" is hardly ever among the hearings. */
const SAID_FOR = 3;
/** Where one of them only asks. */
const KIND_DOUBT_MAX = 2;
export interface Hearing {
  readonly said: string;
  readonly behind: number;
}
export type Weighed = HeardAs & { readonly behind: number };

/**
 * Whether another reading is nearly as likely: the hearings that ask for the same are weighed together, and those that sound the same. A person's own
 * words are in no doubt: the likeliest are taken, and the house says them back. Between an order and a question it takes more to be sure; and a number that
 * is heard in two ways is in doubt, whatever the rest of that hearing is.
 */
export function doubtOf(
  best: Weighed,
  rest: readonly Weighed[],
  hearings: readonly Hearing[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): 'none' | 'number' | 'deed' {
  const sounds = soundsOf(best.text, lexicon);
  const isLike = ({ plan, text }: HeardAs) =>
    asksSame(best.plan, plan, lexicon) || soundsOf(text, lexicon) === sounds;
  const weightOf = (some: readonly Hearing['behind'][]) =>
    some.reduce((sum, behind) => sum + Math.exp(-behind), 0);
  const mine = weightOf([best, ...rest.filter(isLike)].map(({ behind }) => behind));
  const different = rest.filter((one) => !isLike(one));
  const asks = different.length > 0 && asksOnly(best, lexicon, context);
  const own = different.length > 0 ? ownWords(best.plan, lexicon).length : 0;
  for (const other of different) {
    const same = different.filter(({ plan }) => asksSame(plan, other.plan, lexicon));
    const sure = asksOnly(other, lexicon, context) === asks ? DOUBT_MAX : KIND_DOUBT_MAX;
    const off = ownWords(other.plan, lexicon).length > own ? OWN_WORDS : 0;
    if (Math.log(mine / weightOf(same.map(({ behind }) => behind + off))) < sure)
      return isOfNumbers(best, same, lexicon) ? 'number' : 'deed';
  }
  const alike = new Set([best, ...rest.filter(isLike)].map(({ text }) => text));
  const read = new Set([best, ...rest].map(({ text }) => text));
  const words = bareWords(best.text, lexicon);
  const told = hearings.map((one) => {
    const makesSense = read.has(one.said) || bareWords(one.said, lexicon) === words;
    return makesSense ? one : { ...one, behind: one.behind + NOT_READ };
  });
  return isNumberDoubted(best, alike, told, lexicon, weightOf) ? 'number' : 'none';
}

/** Whether what else was heard differs in its numbers alone. */
function isOfNumbers({ text }: HeardAs, others: readonly HeardAs[], lexicon: Lexicon): boolean {
  const words = bareWords(text, lexicon);
  return others.some((other) => bareWords(other.text, lexicon) === words);
}

/** The words that are no numbers. */
function bareWords(text: string, lexicon: Lexicon): string {
  return wordsIn(text)
    .filter((word) => numbersOf(word, lexicon).length === 0)
    .join(' ');
}

/** Whether a number of it may as well be another, by all hearings, understood or not. */
function isNumberDoubted(
  best: HeardAs,
  alike: ReadonlySet<string>,
  hearings: readonly Hearing[],
  lexicon: Lexicon,
  weightOf: (behind: readonly number[]) => number,
): boolean {
  const numbers = numbersOf(best.text, lexicon);
  if (numbers.length === 0) return false;
  const sounds = soundsOf(best.text, lexicon);
  // "Twenty to percent" is 22 %, written otherwise, and so is "6 and 1/2" in what asks for the same.
  const isSame = (said: string) => alike.has(said) || soundsOf(said, lexicon) === sounds;
  const said = hearings.map((one) => ({
    ...one,
    numbers: isSame(one.said) ? numbers : numbersOf(one.said, lexicon),
  }));
  const behindOf = (is: (one: readonly number[]) => boolean) =>
    said
      .filter((one) => is(one.numbers))
      .map((one) => one.behind - (isSaidFor(numbers, one.numbers, lexicon) ? SAID_FOR : 0));
  const same = weightOf(behindOf((one) => one.join(' ') === numbers.join(' ')));
  const others = weightOf(behindOf((one) => areOthers(numbers, one)));
  return others > 0 && Math.log(same / others) < NUMBER_DOUBT_MAX;
}

/** The numbers of words and figures, in a row. */
export function numbersOf(text: string, { language }: Lexicon): readonly number[] {
  const { tokens } = tokenize(text, language.words);
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = language.numbers.numberAt(tokens, at);
    if (read === undefined) continue;
    found.push(read.value);
    at = read.end - 1;
  }
  return found;
}

/** As many numbers, and not the same. */
function areOthers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.some((number, at) => number !== other[at]);
}

/** Whether a recogniser writes the one where the other was said. */
function isSaidFor(
  written: readonly number[],
  said: readonly number[],
  { language: { sound } }: Lexicon,
): boolean {
  const isFor = (number: number, at: number) => number === said[at] || sound.writtenFor(said[at]!) === number;
  return areOthers(written, said) && written.every(isFor);
}

function asksOnly({ text }: HeardAs, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { parts } = explain(text, lexicon, context);
  return parts.every(({ asks, as }) => asks === true || as.startsWith('joint'));
}

/** How words sound, however they are parted and written. */
function soundsOf(text: string, { language }: Lexicon): string {
  return text
    .split(/[^\p{L}\p{N}%°']+/u)
    .map((word) => language.sound.phonesOf(word))
    .join('');
}
