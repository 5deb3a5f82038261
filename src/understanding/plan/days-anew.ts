import { instantOf, isoIn, untilAt } from '../../base/index.ts';
import type { Plan, When } from '../../domain/index.ts';
import { WEEKDAY_CODES } from '../languages/index.ts';
import {
  daysOfWeek,
  onDays,
  openMemory,
  ruleOf,
  seriesAnew,
  takenOff,
  timesOfSeries,
} from '../meaning/index.ts';
import { heard, type Lexicon } from '../names/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { dateOf } from '../times/index.ts';
import { cancelling } from './continued.ts';
import { timingIn } from './day-in.ts';
import { isMade, seriesOfDays, spokenOf } from './series-of-days.ts';
import { understand } from './understand.ts';
import { understoodAs } from './understood-as.ts';

/**
 * "An alarm for seven every day." "*No Sundays*", "*Fridays instead of Thursdays*", "*from next week make it half six*": the series that was made last leaves days out, comes on
 * others, or is at another time from some day on, until which it is as it was. `undefined` where nothing that comes each week was made last.
 */
export function daysAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const series = seriesOfDays(text, lexicon, context);
  const when = series && timesOfSeries(series);
  if (series === undefined || when === undefined) return undefined;
  const said = lexicon.language.loose.later.daysAnew(text);
  if (said === undefined) return undefined;
  const times =
    'since' in said
      ? sinceThen(when, said.since, said.then, lexicon, spokenOf(series, context))
      : onOtherDays(when, said.off, said.instead, lexicon, context);
  if (times === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  if (times === 'none') {
    const off =
      series.when === undefined ? cancelling(series, source, lexicon, context) : takenOff(series, source);
    return off && understoodAs([[off]]);
  }
  const scene = {
    memory: openMemory(context, lexicon.language),
    where: heard({ lexicon, context }, []),
  };
  const built = seriesAnew(series, times, source, scene);
  if (built === undefined || !built.ok) return undefined;
  const { first, action, after, beside } = built;
  const chain = [...(first === undefined ? [] : [first]), action, ...after];
  return understoodAs([chain, ...beside.map((one) => [one])]);
}

/** Without some of its days, or with others in the place of these; `none` where no day is left. */
function onOtherDays(
  when: When,
  off: string,
  instead: string | undefined,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly [When] | 'none' | undefined {
  const all = daysOfWeek(when, ruleIn(when));
  const less = timingIn(off, lexicon, context)?.every?.days;
  const more = instead === undefined ? [] : timingIn(instead, lexicon, context)?.every?.days;
  if (all === undefined || less === undefined || more === undefined) return undefined;
  if (!less.every((day) => all.includes(day))) return undefined;
  const left = WEEKDAY_CODES.filter(
    (day) => (all.includes(day) && !less.includes(day)) || more.includes(day),
  );
  return left.length === 0 ? 'none' : [onDays(when, left)];
}

/** As it was until the day before, and from then on at the other time. */
function sinceThen(
  when: When,
  since: string,
  then: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly [When, When] | undefined {
  const { timezone } = context;
  const { day } = timingIn(since, lexicon, context) ?? {};
  const date = day && dateOf(day, openMemory(context, lexicon.language).time);
  const rule = ruleIn(when);
  if (date === undefined || rule === undefined || /\b(?:UNTIL|COUNT)=/.test(rule)) return undefined;
  const { groups, unread } = understand(then, lexicon, context);
  const [later, more] = groups.flat().filter(isMade);
  const anew = later && ruleOf(later);
  if (unread.length > 0 || anew === undefined || more !== undefined) return undefined;
  const start = instantOf(`${date}T00:00:00`, timezone);
  const until = untilAt(start - 1000);
  return [{ ...when, rrule: `${rule};UNTIL=${until}` } as When, { rrule: anew, at: isoIn(start, timezone) }];
}

function ruleIn(when: When): string | undefined {
  return 'rrule' in when ? when.rrule : undefined;
}
