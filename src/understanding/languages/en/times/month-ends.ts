import { type Found, type Token, wordAt } from '../../../text/index.ts';
import type { Day } from '../../index.ts';

/** Reads the month by its name, from `days.ts`. */
type MonthAt = (tokens: readonly Token[], at: number) => number | undefined;

/** "(the end | the last day) of the month, of November, of the week". */
export function endAt(
  tokens: readonly Token[],
  at: number,
  working: boolean,
  monthAt: MonthAt,
): Found<Day> | undefined {
  if (wordAt(tokens, at) !== 'of') return undefined;
  const month = monthAt(tokens, at + 1);
  if (month !== undefined) return { value: { type: 'end', of: month, working }, end: at + 2 };
  const next = wordAt(tokens, at + 1) === 'next';
  if (next && !working) return undefined;
  const skip = next || ['the', 'this'].includes(wordAt(tokens, at + 1)) ? 2 : 1;
  const unit = wordAt(tokens, at + skip);
  if (unit !== 'month' && unit !== 'week') return undefined;
  return {
    value: { type: 'end', of: unit, working, ...(next ? { next } : {}) },
    end: at + skip + 1,
  };
}

/** Behind "the first": "working day of next month", "weekday of november". */
export function firstWorkingAt(
  tokens: readonly Token[],
  at: number,
  monthAt: MonthAt,
): Found<Day> | undefined {
  const one = ['weekday', 'workday'].includes(wordAt(tokens, at));
  const two =
    ['working', 'work', 'business'].includes(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'day';
  const of = at + (one ? 1 : 2);
  if ((!one && !two) || !['of', 'in'].includes(wordAt(tokens, of))) return undefined;
  const month = monthAt(tokens, of + 1);
  if (month !== undefined) return { value: { type: 'first-working', of: month }, end: of + 2 };
  const which = wordAt(tokens, of + 1);
  if (!['the', 'this', 'next'].includes(which) || wordAt(tokens, of + 2) !== 'month') return undefined;
  return {
    value: { type: 'first-working', of: 'month', ...(which === 'next' ? { next: true as const } : {}) },
    end: of + 3,
  };
}
