import { instantOf } from '../../base/index.ts';
import { dateOf } from './dates.ts';
import type { Hearing } from './hearing.ts';
import { DAY_HOUR, HABIT_FROM, hhmm, inPart, likely, partHour, sayClock } from './hours.ts';
import type { Every } from './piece.ts';
import type { Resolved } from './resolve.ts';
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
      minutes = (timing.part === undefined ? DAY_HOUR : partHour(hearing, timing)) * 60;
      assumed.push(`${hhmm(minutes)}, because you named no hour`);
    }
    parts.push(`BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${minutes % 60}`);
  }
  if (timing.until !== undefined) {
    const last = dateOf(timing.until, hearing);
    if (last !== undefined) {
      const end = new Date(instantOf(`${last}T23:59:59`, hearing.timezone)).toISOString();
      parts.push(`UNTIL=${end.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    }
  }
  return { value: parts.join(';'), assumed };
}
