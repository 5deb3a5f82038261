import { type Found, type Token, wordAt } from '../../../text/index.ts';
import { type Length, NO_LENGTH, type Piece } from '../../index.ts';
import { mealAt, partAt } from './days.ts';
import { durationAt } from './durations.ts';

/** "An hour before *my flight*", "the day before *the exam*", "the night before *Sam's party*": counted from something that has a name. */
export function aroundEntry(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = beforeAt(tokens, at);
  if (lead === undefined) return undefined;
  // "Dinner on friday, and remind me *the evening before*": what was spoken of last.
  const bare = afterThat(tokens, lead.end);
  if (lead.value.part !== undefined && (isEnd(tokens, bare) || wordAt(tokens, bare) === 'at'))
    return { value: { type: 'around', ...lead.value }, end: bare };
  const end = entryEnd(tokens, lead.end);
  if (end === undefined || saysWhen(tokens.slice(lead.end, end))) return undefined;
  const first = POSSESSIVE.test(wordAt(tokens, lead.end)) || !ARTICLES.has(wordAt(tokens, lead.end)) ? 0 : 1;
  const of = tokens
    .slice(lead.end + first, end)
    .map(({ word }) => word)
    .join(' ');
  return { value: { type: 'around', ...lead.value, of }, end };
}

/** "An hour before *my two pm appointment*" is counted from two, whatever the name. */
function saysWhen(words: readonly Token[]): boolean {
  return words.some(({ word }) => word === 'am' || word === 'pm' || word === 'oclock');
}

interface Lead {
  readonly length: Length;
  readonly before: boolean;
  readonly part?: Extract<Piece, { type: 'part' }>['part'];
}

/** "An hour before", "the day after", "the evening before". */
function beforeAt(tokens: readonly Token[], at: number): Found<Lead> | undefined {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const part = start > at ? partAt(tokens, start) : undefined;
  const day = start > at && wordAt(tokens, start) === 'day';
  const length =
    part !== undefined || day ? { value: { ...NO_LENGTH, days: 1 }, end: start + 1 } : durationAt(tokens, at);
  const side = length === undefined ? '' : wordAt(tokens, length.end);
  if (length === undefined || (side !== 'before' && side !== 'after')) return undefined;
  const value = { length: length.value, before: side === 'before', ...(part && { part }) };
  return { value, end: length.end + 1 };
}

function afterThat(tokens: readonly Token[], at: number): number {
  return ['that', 'it', 'this'].includes(wordAt(tokens, at)) ? at + 1 : at;
}

const ENTRY_WORDS_MAX = 5;

/** Its words: behind an article or a name's "'s", or a meal; up to what is to be done, or to the end. */
function entryEnd(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  const meal = mealAt(tokens, at);
  if (meal !== undefined) return isEnd(tokens, meal.end) ? meal.end : undefined;
  if (!ARTICLES.has(word) && !POSSESSIVE.test(word)) return undefined;
  for (let end = at + 2; end <= at + 1 + ENTRY_WORDS_MAX; end++) {
    const last = tokens[end - 1];
    if (last === undefined || last.kind !== 'word') return undefined;
    if (isEnd(tokens, end)) return end;
  }
  return undefined;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'mark' || BEHIND.has(token.said);
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'my', 'our', 'his', 'her', 'their']);
const POSSESSIVE = /'s$/;
const BEHIND: ReadonlySet<string> = new Set(['to', 'about', 'that', 'remind', 'wake', 'so']);
