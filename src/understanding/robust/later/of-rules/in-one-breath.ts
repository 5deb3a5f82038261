import { datePlus, instantOf, isoIn, untilAt, wallAt } from '../../../../base/index.ts';
import { type Action, type Plan, returns, type When } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { dateSaid, dayIn, dayMinutesOf, ruleOf, understoodAs, wholeDay } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';
import { alwaysOtherwise } from '../always-otherwise.ts';
import { comesBefore } from '../of-waiting/left-out-day.ts';
import { isMade } from '../of-waiting/waiting-last.ts';
import { isNarrowed } from './said-of-rule.ts';
import { called } from './times-left-out.ts';

type Read = (text: string, context: UnderstandingContext) => Plan;

/**
 * "Every weekday at seven coffee on, *but not this Thursday*", "every night at eleven TV off, *but midnight on Saturdays*": the series is read by itself, and what is said of some
 * of its days then. `undefined` where the words without that are no series.
 */
export function inOneBreath(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: Read,
): Plan | undefined {
  const { rules } = lexicon.language.loose.later;
  const narrowed = rules.ruleAndNarrows(text);
  if (narrowed !== undefined) return onlyThen(text, narrowed.rule, narrowed.only, lexicon, context, read);
  const once = rules.exceptOnce(text);
  const then = once === undefined ? rules.exceptThen(text) : undefined;
  const usual = once?.usual ?? then?.usual;
  const series = usual === undefined ? undefined : seriesIn(read(usual, context));
  if (usual === undefined || series === undefined) return undefined;
  if (once !== undefined) return withoutDays(text, series, once.days, lexicon, context);
  return otherwise(text, usual, series, then!.then, lexicon, context);
}

/**
 * "When the door opens light on, *but not at night*": a rule that is done on a condition alone. Where the words are no rule without it, they are read as ever; where the condition
 * is not understood, nothing of it is done.
 */
function onlyThen(
  text: string,
  rule: string,
  only: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: Read,
): Plan | undefined {
  const alone = read(rule, { ...context, previous: [] });
  const deeds = alone.groups.flat();
  const isRule =
    deeds.length > 0 && deeds.every(({ when, if: only }) => when !== undefined && 'event' in when && !only);
  if (!isRule || alone.unread.length > 0) return undefined;
  const source = { start: 0, end: text.length, text };
  const plan = lexicon.language.loose.later.rules
    .narrowedRule(rule, only)
    .map((words) => read(words, { ...context, previous: [] }))
    .find((one) => isNarrowed(one, deeds));
  return plan === undefined ? held(text, understoodAs([]), lexicon) : withSource(plan, source);
}

/** The one that comes again and again, where words come to that and to nothing else. */
function seriesIn({ groups, unread }: Plan): Action | undefined {
  const [deed, another] = groups.flat();
  if (deed === undefined || another !== undefined || unread.length > 0) return undefined;
  return returns(deed) || ruleOf(deed) !== undefined ? deed : undefined;
}

function withoutDays(
  text: string,
  series: Action,
  days: readonly string[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const dates = days.flatMap((day) => dateIn(day, series, lexicon, context) ?? []).toSorted();
  const nothing = held(text, understoodAs([]), lexicon);
  if (dates.length !== days.length) return nothing;
  const source = { start: 0, end: text.length, text };
  const { said: _said, ...bare } = series;
  if (series.when === undefined) {
    const which = OF_ROWS.includes(series.service) ? called(series) : undefined;
    if (which === undefined) return nothing;
    const skips = dates.map((date): Action => {
      const on = wholeDay(date, context);
      return { service: 'diary', method: 'skip', args: { on, ...which }, source };
    });
    return understoodAs([[{ ...bare, source }, ...skips]]);
  }
  const times = around(series, dates, context);
  return times === undefined ? nothing : understoodAs(times.map((when) => [{ ...bare, when, source }]));
}

/** What keeps its own times, of which a single one may be left out. */
const OF_ROWS: readonly string[] = ['alarm', 'reminders'];

/** Before this hour the night is that of the day before. */
const SMALL_HOURS = 300;

function dateIn(
  words: string,
  series: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): string | undefined {
  const said = dayIn(words, lexicon, context);
  if (said === undefined || said.every !== undefined) return undefined;
  const today = wallAt(context.now, context.timezone).slice(0, 10);
  const date = said.day === undefined ? today : dateSaid(said, lexicon, context);
  const isNight = said.part === 'night' || said.part === 'evening';
  const minutes = dayMinutesOf(timesOf(series));
  // "Every night at midnight, *but not tonight*": that one is of tomorrow's date.
  return date !== undefined && isNight && minutes !== undefined && minutes < SMALL_HOURS
    ? datePlus(date, 1)
    : date;
}

function timesOf(series: Action): When | undefined {
  const rrule = ruleOf(series);
  return series.when ?? (rrule === undefined ? undefined : { rrule });
}

/** Until the first of these days, and from the day behind each of them on. */
function around(
  series: Action,
  dates: readonly string[],
  context: UnderstandingContext,
): readonly When[] | undefined {
  const { when } = series;
  const { timezone } = context;
  if (when === undefined || !('rrule' in when) || 'sun' in when || when.rrule === undefined) return undefined;
  if ('at' in when || !PLAIN.test(when.rrule)) return undefined;
  const midnight = (date: string): number => instantOf(`${date}T00:00:00`, timezone);
  const [first = '', ...others] = dates;
  const until = (date: string): string => `${when.rrule};UNTIL=${untilAt(midnight(date) - 1000)}`;
  const from = (date: string): { at: string } => ({ at: isoIn(midnight(datePlus(date, 1)), timezone) });
  const before = comesBefore(series, first, context) ? [{ ...when, rrule: until(first) }] : [];
  const between = others.flatMap((date, at) => {
    const last = dates[at]!;
    return datePlus(last, 1) === date ? [] : [{ rrule: until(date), ...from(last) }];
  });
  return [...before, ...between, { rrule: when.rrule, ...from(dates.at(-1)!) }];
}

/** Once on each of its days, without an end. */
const PLAIN = /^FREQ=(?:DAILY|WEEKLY);(?!.*(?:INTERVAL|UNTIL|COUNT)=)/;

/** The same on some of its days at another hour, as if that was said of it next. */
function otherwise(
  text: string,
  usual: string,
  series: Action,
  then: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (series.when === undefined) return undefined;
  const previous = [{ text: usual, groups: [[series]] }];
  const plan = alwaysOtherwise(then, lexicon, { ...context, previous });
  const made = plan?.groups.flat().filter(isMade) ?? [];
  if (made.length < 2) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs(made.map(({ said: _said, ...deed }) => [{ ...deed, source }]));
}
