import { type Lexicon, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import type { Token, UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';

/** Words in front of what is spoken of: "*and* the heating, I want it two degrees less". */
const LEAD_MAX = 2;

/**
 * What is spoken of said apart from what is wanted of it, in one sentence: "*the heating*, I want it two degrees less", "is it shut, *the
 * garage*?". `undefined` where no thing of this home stands apart, or nothing speaks of it.
 */
export function withTopic(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Reworded | undefined {
  const { tokens } = openSentence(said.text, lexicon, context);
  return topicInFront(said, tokens, lexicon) ?? topicBehind(said, tokens, lexicon);
}

function topicInFront(said: Reworded, tokens: readonly Token[], lexicon: Lexicon): Reworded | undefined {
  for (let at = 0; at <= LEAD_MAX && at < tokens.length; at++) {
    const [thing] = thingsAt(tokens, at, lexicon);
    if (thing === undefined) continue;
    const mark = tokens[thing];
    if (mark?.kind !== 'mark') return undefined;
    const it = pronounFrom(tokens, thing + 1, lexicon);
    if (it === undefined) return undefined;
    const name = textOf(said, tokens, at, thing);
    return said
      .part(tokens[thing + 1]!.start, said.text.length)
      .replaced(pronounAt(tokens, it), `$1 ${name}`);
  }
  return undefined;
}

function topicBehind(said: Reworded, tokens: readonly Token[], lexicon: Lexicon): Reworded | undefined {
  const mark = tokens.findLastIndex(({ kind }, at) => kind === 'mark' && at < tokens.length - 2);
  if (mark < 1) return undefined;
  const spoken = tokens.findLastIndex(({ kind }) => kind !== 'mark') + 1;
  const [thing] = thingsAt(tokens, mark + 1, lexicon).filter((end) => end === spoken);
  const it = pronounFrom(tokens, 0, lexicon);
  if (thing === undefined || it === undefined || it >= mark) return undefined;
  const name = textOf(said, tokens, mark + 1, thing);
  return said.part(0, tokens[mark]!.start).replaced(pronounAt(tokens, it), `$1 ${name}`);
}

/** Where the names of things of this home end that begin at a token, the longest first. */
function thingsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly number[] {
  return nounPhrasesAt(tokens, at, lexicon)
    .filter(
      ({ items: [item, more], except }) => more === undefined && except.length === 0 && isThing(item?.type),
    )
    .map(({ end }) => end)
    .toSorted((one, other) => other - one);
}

function isThing(type: string | undefined): boolean {
  return type === 'device' || type === 'noun' || type === 'group';
}

/** The only word that speaks of it. */
function pronounFrom(
  tokens: readonly Token[],
  from: number,
  { language: { is } }: Lexicon,
): number | undefined {
  const found = tokens.flatMap(({ word }, at) =>
    at >= from && (is.it.has(word) || is.them.has(word)) ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The word with the one before it, which is found in the text that is left. */
function pronounAt(tokens: readonly Token[], at: number): RegExp {
  const { said } = tokens[at]!;
  return new RegExp(`(^|[^\\p{L}])${said}(?![\\p{L}])`, 'dgiu');
}

function textOf({ text }: Reworded, tokens: readonly Token[], start: number, end: number): string {
  return text.slice(tokens[start]!.start, tokens[end - 1]!.end);
}
