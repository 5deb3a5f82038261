import type { SunEvent } from '../../base/index.ts';
import { type Every, isoLength } from '../languages/index.ts';
import { boundsOf, dateOf } from './dates.ts';
import { type Hearing, todayOf } from './hearing.ts';
import { rruleOf } from './recurrence.ts';
import type { Resolved } from './resolve.ts';
import type { Timing } from './timing.ts';

/** Sunrise or sunset as the words name it: the next one, that of a date, or those of the days of a rule from `at` on. */
export interface SunMoment {
  readonly sun: SunEvent;
  readonly offset?: string;
  readonly date?: string;
  readonly rrule?: string;
  readonly at?: string;
}

const DAY_MS = 86_400_000;

/** When the sun is at its place, the house knows; here is told of which days. `undefined` where another time stands beside it. */
export function sunOf(
  timing: Timing,
  every: Every | undefined,
  hearing: Hearing,
): Resolved<SunMoment> | undefined {
  const { sun: said, part: _part, ...rest } = timing;
  if (said === undefined || isElsewhere(rest, every)) return undefined;
  const offset =
    said.offset === undefined ? {} : { offset: `${said.before ? '-' : ''}${isoLength(said.offset)}` };
  const sun = { sun: said.sun, ...offset };
  // "*Tonight* when it gets dark" is of that one day.
  const returning = every ?? (said.always && rest.day === undefined ? DAILY : undefined);
  if (returning !== undefined) {
    const days = daysOf(returning, rest, hearing);
    return days && { value: { ...sun, ...days }, assumed: [] };
  }
  const day = rest.day;
  if (day === undefined || (day.type === 'plus' && day.days === 0)) return { value: sun, assumed: [] };
  const bounds = boundsOf(day, hearing);
  const date = dateOf(day, hearing);
  if (date === undefined || date < todayOf(hearing)) return undefined;
  if (bounds !== undefined && bounds.to - bounds.from !== DAY_MS) return undefined;
  return { value: { ...sun, date }, assumed: [], date };
}

/** "Off. *And back on when it's dark*": of what was done once only the next time. */
export function onceOnly(timing: Timing): Timing {
  if (timing.sun === undefined) return timing;
  const { always: _always, ...sun } = timing.sun;
  return { ...timing, sun };
}

const DAILY: Every = { freq: 'DAILY', interval: 1 };

function isElsewhere(
  { clock, span, in: from, later, around, until, length }: Timing,
  every: unknown,
): boolean {
  const other = clock ?? span ?? from ?? later ?? around;
  return other !== undefined || (every === undefined && (until ?? length) !== undefined);
}

/** The rule without the hour that it would have by itself. */
function daysOf(every: Every, timing: Timing, hearing: Hearing): Pick<SunMoment, 'rrule' | 'at'> | undefined {
  if (every.freq === 'HOURLY' || every.freq === 'MINUTELY') return undefined;
  const rule = rruleOf(every, timing, hearing);
  if (rule === undefined) return undefined;
  const rrule = rule.value.replaceAll(/;BY(?:HOUR|MINUTE|SETPOS)=[\d,]+/g, '');
  return { rrule, ...(rule.start === undefined ? {} : { at: rule.start }) };
}
