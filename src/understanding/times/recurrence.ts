import { instantOf, wallOfMs } from '../../base/index.ts';
import { boundsOf } from './dates.ts';
import type { Hearing } from './hearing.ts';
import { DAY_HOUR, HABIT_FROM, hhmm, inPart, likely, partHour, sayClock } from './hours.ts';
import type { Day, Every } from './piece.ts';
import { momentOf, plus, type Resolved } from './resolve.ts';
import type { Timing } from './timing.ts';

/** RFC 5545 text, with the hour where one is known. */
export function rruleOf(every: Every, timing: Timing, hearing: Hearing): Resolved<string> {
  const parts = [`FREQ=${every.freq}`];
  const assumed: string[] = [];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.days !== undefined) parts.push(`BYDAY=${every.days.join(',')}`);
  if (every.month !== undefined) parts.push(`BYMONTH=${every.month}`);
  if (every.monthday !== undefined) parts.push(`BYMONTHDAY=${every.monthday}`);
  if (every.freq !== 'MINUTELY' && every.freq !== 'HOURLY') {
    const clock = timing.clock ?? timing.span?.from;
    let minutes: number;
    if (clock !== undefined) {
      minutes =
        (timing.part === undefined ? likely(clock, HABIT_FROM)[0]! : inPart(clock, timing.part)) % 1440;
      if (!clock.sure && timing.part === undefined)
        assumed.push(`${hhmm(minutes)}, because you said "${sayClock(clock)}"`);
    } else {
      const part = timing.part ?? every.part;
      const { edge } = timing;
      const said = { ...(part === undefined ? {} : { part }), ...(edge === undefined ? {} : { edge }) };
      minutes = (part === undefined ? DAY_HOUR : partHour(hearing, said)) * 60;
      assumed.push(`${hhmm(minutes)}, because you named no hour`);
    }
    parts.push(`BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${Math.round(minutes % 60)}`);
  }
  const end = endOf(timing, hearing);
  if (end !== undefined)
    parts.push(`UNTIL=${new Date(end).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  return { value: parts.join(';'), assumed };
}

/** Of these the words name the beginning: "until june" ends with May. */
const BEGIN_THERE: ReadonlySet<Day['type']> = new Set<Day['type']>([
  ...(['named-month', 'year', 'season', 'quarter', 'unit', 'week', 'weekend', 'month'] as const),
]);

/** The last second at which it still happens: "until june", "until 9pm", "for two weeks". */
function endOf({ until, length }: Timing, hearing: Hearing): number | undefined {
  const { now, timezone } = hearing;
  if (length !== undefined && length.days + length.months > 0) return plus(now, length, 1, timezone);
  if (until === undefined) return undefined;
  if (until.type === 'clock') return momentOf({ clock: until.clock }, hearing)?.instant;
  const bounds = boundsOf(until.day, hearing);
  if (bounds === undefined) return undefined;
  const starts = BEGIN_THERE.has(until.day.type) || (until.day.type === 'edge' && until.day.edge === 'start');
  return instantOf(wallOfMs(starts ? bounds.from : bounds.to), timezone) - 1000;
}
