import { numberAt, ordinalAt } from '../languages/en/numbers.ts';
import { durationAt, unitAt } from '../languages/en/times/durations.ts';
import { type Token, tokenize } from '../text/index.ts';
import type { Length } from '../times/index.ts';

/** Thousands, millions and billions, written right behind the figures. */
const SUFFIXES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['g', 1e9],
]);

/** A number said by itself, cardinal or ordinal: the answer to "how many?" or "which?". `undefined` when the text is more than that. */
export function readNumber(text: string): number | undefined {
  const { tokens } = tokenize(text);
  const negative = /^\s*-/.test(text) || ['minus', 'negative'].includes(tokens[0]?.word ?? '');
  const start = tokens[0]?.word === 'minus' || tokens[0]?.word === 'negative' ? 1 : 0;
  const value = plainNumber(tokens, start);
  return value === undefined || !negative ? value : -value;
}

function plainNumber(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.word === '.' || tokens[at]?.word === 'point') {
    const digits = tokens[at + 1];
    const suffix = SUFFIXES.get(tokens[at + 2]?.word ?? '');
    if (digits?.kind !== 'number' || tokens.length > (suffix === undefined ? at + 2 : at + 3))
      return undefined;
    return Number(`0.${digits.word}`) * (suffix ?? 1);
  }
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.stroke && two?.value !== undefined && tokens.length === at + 2) return one.value! / two.value;
  const few = fewOf(tokens, at);
  if (few !== undefined) return few;
  const found = numberAt(tokens, at);
  if (found === undefined) return ordinal(tokens, at);
  if (found.end === tokens.length) return found.value;
  const next = tokens[found.end];
  const suffix = next?.start === tokens[found.end - 1]?.end ? SUFFIXES.get(next?.word ?? '') : undefined;
  if (suffix !== undefined && found.end + 1 === tokens.length) return found.value * suffix;
  if (next?.stem === 'dozen' && found.end + 1 === tokens.length) return found.value * 12;
  const rest = found.value < 10 ? numberAt(tokens, found.end) : undefined;
  if (rest !== undefined && rest.value >= 10 && rest.value < 100 && rest.end === tokens.length)
    return found.value * 100 + rest.value;
  return ordinal(tokens, at);
}

function ordinal(tokens: readonly Token[], at: number): number | undefined {
  const found = ordinalAt(tokens, at);
  return found?.end === tokens.length ? found.value : undefined;
}

/** "a couple of", "a few". */
function fewOf(tokens: readonly Token[], at: number): number | undefined {
  const start = tokens[at]?.word === 'a' ? at + 1 : at;
  const word = tokens[start]?.word;
  const end = tokens[start + 1]?.word === 'of' ? start + 2 : start + 1;
  if (end !== tokens.length) return undefined;
  return word === 'couple' || word === 'pair' ? 2 : word === 'few' ? 3 : undefined;
}

/** A length of time said by itself: the answer to "for how long?". */
export function readDuration(text: string): Length | undefined {
  const { tokens } = tokenize(text);
  let start = ROUGHLY.has(tokens[0]?.word ?? '') ? 1 : 0;
  if (tokens[1]?.word === 'than' && MORE_OR_LESS.has(tokens[0]?.word ?? '')) start = 2;
  const found = durationAt(tokens, start);
  if (found?.end === tokens.length) return found.value;
  const nights = numberAt(tokens, start);
  if (nights !== undefined && nights.end + 1 === tokens.length && tokens[nights.end]?.stem === 'night')
    return { ms: 0, days: nights.value, months: 0 };
  while (WHOLE.has(tokens[start]?.word ?? '')) start++;
  const unit = start > 0 && start + 1 === tokens.length ? unitAt(tokens, start) : undefined;
  return unit;
}

const ROUGHLY = new Set([
  'for',
  'about',
  'around',
  'roughly',
  'at',
  'over',
  'under',
  'nearly',
  'almost',
  'approximately',
]);
const MORE_OR_LESS = new Set(['more', 'less', 'longer', 'shorter']);
const WHOLE = new Set(['all', 'whole', 'full', 'entire', 'the']);
