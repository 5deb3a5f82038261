import type { CalendarUnit, Stretch } from '../../times/piece.ts';
import { stemAt, type Token, wordAt } from '../../tokens.ts';
import { type Found, numberAt } from '../numbers.ts';

export const UNITS: ReadonlyMap<string, CalendarUnit> = new Map(
  Object.entries({
    second: 'second',
    sec: 'second',
    minute: 'minute',
    min: 'minute',
    hour: 'hour',
    hr: 'hour',
    day: 'day',
    week: 'week',
    wk: 'week',
    weekend: 'weekend',
    month: 'month',
    quarter: 'quarter',
    qtr: 'quarter',
    season: 'season',
    year: 'year',
    yr: 'year',
  } as const),
);

/** What "this", "next" and "last" are called, and how far they go. */
export const SHIFTS: ReadonlyMap<string, number> = new Map([
  ...['this', 'current', 'present'].map((word) => [word, 0] as const),
  ...['next', 'coming', 'following', 'upcoming', 'subsequent'].map((word) => [word, 1] as const),
  ...['last', 'previous', 'past', 'prior', 'preceding'].map((word) => [word, -1] as const),
]);

/** "2014"; figures alone are a year only where one is looked for. */
export function yearAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && (wordAt(tokens, at) === 'two' || wordAt(tokens, at) === 'nineteen')) {
    const said = numberAt(tokens, at);
    if (said !== undefined && said.value >= 1900 && said.value < 2100)
      return { value: { type: 'year', year: said.value }, end: said.end };
  }
  if (token?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(token.word)) return undefined;
  const end = ['ad', 'ce'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return { value: { type: 'year', year: token.value! }, end };
}

export function calendarUnit(tokens: readonly Token[], at: number): CalendarUnit | undefined {
  const unit = UNITS.get(stemAt(tokens, at));
  return unit === 'week' && wordAt(tokens, at + 1) === 'end' ? 'weekend' : unit;
}

export function afterUnit(tokens: readonly Token[], at: number): number {
  return UNITS.get(stemAt(tokens, at)) === 'week' && wordAt(tokens, at + 1) === 'end' ? at + 2 : at + 1;
}
