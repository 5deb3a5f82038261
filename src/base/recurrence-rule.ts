/** The parts of an RFC 5545 recurrence rule, read. Lists are sorted and have each number once. */
export interface Rule {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  /** As written. */
  readonly until: string | undefined;
  readonly bySecond: number | undefined;
  readonly byMinute: readonly number[] | undefined;
  readonly byHour: readonly number[] | undefined;
  /** 0 is Sunday; a place of 0 means every one. */
  readonly byDay: readonly { readonly weekday: number; readonly place: number }[] | undefined;
  readonly byMonthDay: readonly number[] | undefined;
  readonly byYearDay: readonly number[] | undefined;
  readonly byWeekNo: readonly number[] | undefined;
  readonly byMonth: readonly number[] | undefined;
  readonly bySetPos: readonly number[] | undefined;
  /** 0 is Sunday. */
  readonly weekStart: number;
}

export type Frequency = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MONDAY = 1;

/** Reads a rule that has no faults (`rruleFaults`). */
export function readRule(rrule: string): Rule {
  const parts = new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const numbers = (name: string) => {
    const written = parts.get(name);
    if (written === undefined) return undefined;
    return [...new Set(written.split(',').map(Number))].sort((a, b) => a - b);
  };
  const number = (name: string) => (parts.has(name) ? Number(parts.get(name)) : undefined);
  return {
    freq: parts.get('FREQ') as Frequency,
    interval: number('INTERVAL') ?? 1,
    count: number('COUNT'),
    until: parts.get('UNTIL'),
    bySecond: number('BYSECOND'),
    byMinute: numbers('BYMINUTE'),
    byHour: numbers('BYHOUR'),
    byDay: parts
      .get('BYDAY')
      ?.split(',')
      .map((day) => ({ weekday: WEEKDAYS.indexOf(day.slice(-2)), place: Number(day.slice(0, -2)) })),
    byMonthDay: numbers('BYMONTHDAY'),
    byYearDay: numbers('BYYEARDAY'),
    byWeekNo: numbers('BYWEEKNO'),
    byMonth: numbers('BYMONTH'),
    bySetPos: numbers('BYSETPOS'),
    weekStart: parts.has('WKST') ? WEEKDAYS.indexOf(parts.get('WKST')!) : MONDAY,
  };
}

/** Rules by the hour and minute count elapsed time; all others are laid on the face of the clock. */
export function isByClock({ freq }: Pick<Rule, 'freq'>): boolean {
  return freq === 'HOURLY' || freq === 'MINUTELY';
}
