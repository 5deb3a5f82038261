import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import { type Every, WEEKDAY_CODES } from '../../index.ts';
import { ordinalAt } from '../numbers.ts';
import { weekdayAt } from './days.ts';

export const WORKDAYS: readonly string[] = WEEKDAY_CODES.slice(1, 6);

const MONTHLY = { freq: 'MONTHLY', interval: 1 } as const;
const EVERY_MONTH = ['of every month', 'of each month', 'in every month', 'in each month'];
/** Enough behind "every", where the month alone would be this one. */
const THE_MONTH = ['of the month', 'in the month'];

/**
 * "First friday of every month", "1st and 15th of each month", "last working day of every month"; behind "every" the month need not be
 * every one. One that is named once is one date.
 */
export function monthlyAt(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const which = whichAt(tokens, at);
  if (which === undefined) return undefined;
  const tails = wordAt(tokens, at - 1) === 'every' ? [...EVERY_MONTH, ...THE_MONTH] : EVERY_MONTH;
  return tails.some((words) => matches(tokens, which.end, words))
    ? { value: { ...MONTHLY, ...which.value }, end: which.end + 3 }
    : undefined;
}

/** "(At) the end of every month". */
export function edgeOfMonths(tokens: readonly Token[], at: number): Found<Every> | undefined {
  const day = { end: -1, beginning: 1, start: 1 }[wordAt(tokens, at) as 'end'];
  return day !== undefined && EVERY_MONTH.some((words) => matches(tokens, at + 1, words))
    ? { value: { ...MONTHLY, monthdays: [day] }, end: at + 4 }
    : undefined;
}

type Which = Pick<Every, 'days' | 'monthdays' | 'setpos'>;

function whichAt(tokens: readonly Token[], at: number): Found<Which> | undefined {
  const ordinals: number[] = [];
  let end = at;
  for (let next = at; ; ) {
    const last = wordAt(tokens, next) === 'last' ? { value: -1, end: next + 1 } : ordinalAt(tokens, next);
    if (last === undefined) break;
    ordinals.push(last.value);
    end = last.end;
    next = end;
    while (['and', ',', 'the'].includes(wordAt(tokens, next))) next++;
    if (next === end) break;
  }
  if (ordinals.length === 0) return undefined;
  const weekday = weekdayAt(tokens, end);
  if (weekday !== undefined)
    return {
      value: { days: ordinals.map((ordinal) => `${ordinal}${WEEKDAY_CODES[weekday]}`) },
      end: end + 1,
    };
  const word = wordAt(tokens, end);
  const working = word === 'weekday' || word === 'workday' ? end + 1 : end + 2;
  if (working === end + 1 || (WORKING.has(word) && wordAt(tokens, end + 1) === 'day'))
    return ordinals.length > 1
      ? undefined
      : { value: { days: WORKDAYS, setpos: ordinals[0]! }, end: working };
  return { value: { monthdays: ordinals }, end: word === 'day' ? end + 1 : end };
}

const WORKING: ReadonlySet<string> = new Set(['working', 'business', 'work']);
