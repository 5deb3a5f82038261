import {
  datePlus,
  instantOf,
  isJsonObject,
  isoIn,
  minutesOf,
  untilAt,
  wallAt,
} from '../../../../base/index.ts';
import { type Action, type Plan, returns, type When } from '../../../../domain/index.ts';
import { WEEKDAY_CODES } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { dayMinutesOf, daysOfSeries, weekdayOf } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';

/**
 * "Every weekday at seven coffee on, *but not this Thursday*": it comes until that day and again from the day behind it, where the leaving out would be one more step of what
 * comes each time. What comes at no days of the week is held back.
 */
export function leftOutDay(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [group, more] = plan.groups;
  const [deed, skip, another] = group ?? [];
  const isLeftOut = skip?.service === 'diary' && skip.method === 'skip' && skip.when === undefined;
  if (deed === undefined || !isLeftOut || !returns(deed)) return plan;
  const times = (more ?? another) === undefined ? timesWithout(deed, skip, context) : undefined;
  if (times === undefined) return held(text, plan, lexicon);
  const { said: _said, ...bare } = deed;
  return { ...plan, groups: times.map((when) => [{ ...bare, when }]) };
}

function timesWithout(
  deed: Action,
  skip: Action,
  context: UnderstandingContext,
): readonly When[] | undefined {
  const { when } = deed;
  const { on } = skip.args;
  const [from] = isJsonObject(on) && Array.isArray(on['between']) ? on['between'] : [];
  if (when === undefined || !('rrule' in when) || 'sun' in when || when.rrule === undefined) return undefined;
  if (
    typeof from !== 'string' ||
    'at' in when ||
    !/^FREQ=(?:DAILY|WEEKLY);(?!.*(?:INTERVAL|UNTIL|COUNT)=)/.test(when.rrule)
  )
    return undefined;
  const { timezone } = context;
  const date = wallAt(Date.parse(from), timezone).slice(0, 10);
  const start = instantOf(`${date}T00:00:00`, timezone);
  const behind = {
    rrule: when.rrule,
    at: isoIn(instantOf(`${datePlus(date, 1)}T00:00:00`, timezone), timezone),
  };
  if (!comesBefore(deed, date, context)) return [behind];
  return [{ ...when, rrule: `${when.rrule};UNTIL=${untilAt(start - 1000)}` }, behind];
}

/** Whether it comes between now and that day. */
export function comesBefore(deed: Action, date: string, { now, timezone }: UnderstandingContext): boolean {
  const days = daysOfSeries(deed) ?? WEEKDAY_CODES;
  const minutes = dayMinutesOf(deed.when) ?? 0;
  const today = wallAt(now, timezone).slice(0, 10);
  let one = minutes > minutesOf(now, timezone) ? today : datePlus(today, 1);
  for (; one < date; one = datePlus(one, 1)) if (days.includes(weekdayOf(one))) return true;
  return false;
}
