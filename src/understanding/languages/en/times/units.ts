import { type Found, stemAt, type Token, wordAt } from '../../../text/index.ts';
import type { CalendarUnit, Stretch } from '../../index.ts';
import { numberAt } from '../numbers.ts';

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
    workweek: 'workweek',
    fortnight: 'fortnight',
    decade: 'decade',
    month: 'month',
    quarter: 'quarter',
    qtr: 'quarter',
    season: 'season',
    year: 'year',
    yr: 'year',
  } as const),
);

/** What may stand before a stretch. */
export const THE: ReadonlySet<string> = new Set(['the', 'my', 'our']);

/** What "this", "next" and "last" are called, and how far they go. */
export const SHIFTS: ReadonlyMap<string, number> = new Map([
  ...['this', 'current', 'present'].map((word) => [word, 0] as const),
  ...['next', 'coming', 'following', 'upcoming', 'subsequent'].map((word) => [word, 1] as const),
  ...['last', 'previous', 'past', 'prior', 'preceding'].map((word) => [word, -1] as const),
]);

/** "2014"; figures alone are a year only where one is looked for. */
export function yearAt(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  const token = tokens[at];
  if (token?.kind === 'word') return saidYear(tokens, at);
  if (token?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(token.word)) return undefined;
  const end = ['ad', 'ce'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return { value: { type: 'year', year: token.value! }, end };
}

/** "Two thousand and eighteen", "nineteen seventy two", "twenty twenty six". */
function saidYear(tokens: readonly Token[], at: number): Found<Stretch> | undefined {
  if (!CENTURIES.has(wordAt(tokens, at))) return undefined;
  const said = numberAt(tokens, at);
  if (said === undefined) return undefined;
  if (said.value >= 1900 && said.value < 2100)
    return { value: { type: 'year', year: said.value }, end: said.end };
  const rest = said.value === 19 || said.value === 20 ? numberAt(tokens, said.end) : undefined;
  if (rest === undefined || rest.value < 10 || rest.value > 99) return undefined;
  return { value: { type: 'year', year: said.value * 100 + rest.value }, end: rest.end };
}

const CENTURIES = new Set(['two', 'nineteen', 'twenty']);

export function calendarUnit(tokens: readonly Token[], at: number): CalendarUnit | undefined {
  if (isWorkWeek(tokens, at)) return 'workweek';
  const unit = UNITS.get(stemAt(tokens, at));
  return unit === 'week' && wordAt(tokens, at + 1) === 'end' ? 'weekend' : unit;
}

export function afterUnit(tokens: readonly Token[], at: number): number {
  if (isWorkWeek(tokens, at)) return at + 2;
  return UNITS.get(stemAt(tokens, at)) === 'week' && wordAt(tokens, at + 1) === 'end' ? at + 2 : at + 1;
}

function isWorkWeek(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return (word === 'working' || word === 'work' || word === 'business') && stemAt(tokens, at + 1) === 'week';
}
