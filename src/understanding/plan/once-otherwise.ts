import { datePlus, durationMs, instantOf, isoIn, minutesOf, wallAt } from '../../base/index.ts';
import type { Action, Plan, Span, When } from '../../domain/index.ts';
import { isoLength, type OnceOtherwise, type Reason } from '../languages/index.ts';
import { asLong, dayMinutesOf, openMemory, saidAs, withoutTimes } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { Args, UnderstandingContext } from '../text/index.ts';
import { dateOf, type Hearing, hhmm, insteadArg, type Timing, weekdayOf } from '../times/index.ts';
import { timingIn, wholeDay } from './day-in.ts';
import { readDuration, readNumber } from './read-value.ts';
import { understand } from './understand.ts';
import { notUnderstood, understoodAs } from './understood-as.ts';

const DAY_MINUTES = 1440;
const HALF_DAY = 720;
/** Before this hour the night is that of the day before. */
const SMALL_HOURS = 300;

/**
 * "Turn the porch light off at ten every night." "*Tonight at eleven instead*", "*make it one tonight*": that one time of a command stored for good is moved, and the others
 * stay. `undefined` where no such command was given last.
 */
export function onceOtherwise(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const [rule, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  const ofRow = rule?.args['rrule'];
  const series = rule?.when ?? (typeof ofRow === 'string' ? { rrule: ofRow } : undefined);
  if (rule === undefined || series === undefined || another !== undefined || !isSeries(series))
    return undefined;
  const { language } = lexicon;
  const said = language.loose.later.onceOtherwise(text);
  const was = dayMinutesOf(series);
  if (said === undefined || was === undefined) return undefined;
  const shifted =
    rule.when === undefined ? shiftedOnce(said, series, was, rule, text, lexicon, context) : undefined;
  if (shifted !== undefined) return shifted;
  const moved =
    rule.when === undefined ? movedOnce(said, series, was, rule, text, lexicon, context) : undefined;
  if (moved !== undefined) return moved;
  // What keeps its own time is moved by its own words.
  if (rule.when === undefined && said.adds !== true) return undefined;
  const { time } = openMemory(context, language);
  const source = { start: 0, end: text.length, text };
  const refused = (reason: Reason): Plan => notUnderstood(source, reason, language);
  const timing = said.day === undefined ? {} : (timingIn(said.day, lexicon, context) ?? {});
  const own = ownDate(said.adds === true ? EVERY_DAY : series, timing, was, time);
  // "*Next week* at eight" is none of its times alone.
  if (timing.day !== undefined && STRETCHES.includes(timing.day.type)) return refused('would-end-series');
  if (own === undefined) return refused('would-end-series');
  const valued = said.value === undefined ? undefined : otherValue(said.value, rule, lexicon, context);
  if (valued !== undefined) {
    const at = instantOf(`${own}T${hhmm(was)}:00`, time.timezone);
    return at <= time.now
      ? refused('time-cannot-be')
      : valuedOnce(valued, rule, own, at, source, time, language);
  }
  if (said.hour === undefined && said.length === undefined) return undefined;
  const at = newTime(said, timing, { own, was }, lexicon, context, time);
  if (at !== undefined && said.atLeast === true && at <= instantOf(`${own}T${hhmm(was)}:00`, time.timezone))
    return undefined;
  if (at === undefined || at <= time.now) return refused('time-cannot-be');
  const { when: _when, assumed: _assumed, ...deed } = rule;
  const then = isoIn(at, time.timezone);
  const single: Action =
    rule.when === undefined
      ? { ...deed, args: { ...withoutTimes(deed.args), ...ownTime(deed.args, then, time.timezone) }, source }
      : { ...deed, when: { at: then }, ...saidAs(rule, language), source };
  const isOver = instantOf(`${own}T${hhmm(was)}:00`, time.timezone) <= time.now;
  const query = rule.said ?? rule.source?.text;
  if (said.adds === true || isOver) return understoodAs([[single]]);
  if (query === undefined) return refused('would-end-series');
  const change: Action = {
    service: 'schedule',
    method: 'change',
    args: { query, occurrence: wholeDay(own, time), at: then },
    source,
  };
  return understoodAs([[change]]);
}

const STRETCHES: readonly string[] = ['week', 'month', 'range'];

/** "An alarm at seven every weekday." "*An hour later tomorrow*": that one time of it, where the row keeps its own time. */
function shiftedOnce(
  { day, length, earlier }: OnceOtherwise,
  series: When,
  was: number,
  { service, args }: Action,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const lasts = length === undefined ? undefined : readDuration(length, lexicon.language);
  if (day === undefined || lasts === undefined || !ROWS.includes(service)) return undefined;
  const { time } = openMemory(context, lexicon.language);
  const own = ownDate(series, timingIn(day, lexicon, context) ?? {}, was, time);
  const source = { start: 0, end: text.length, text };
  if (own === undefined) return notUnderstood(source, 'time-cannot-be', lexicon.language);
  const by = `${earlier === true ? '-' : ''}${isoLength(lasts)}`;
  const on = wholeDay(own, time);
  const named = typeof args['text'] === 'string' ? { query: args['text'] } : {};
  return understoodAs([
    [{ service: 'diary', method: 'shift', args: { ...named, kind: service, on, by }, source }],
  ]);
}

/** "A reminder every morning at half past seven." "*Make it nine just this once*": the next one, or that of the day which is named with its reason. */
function movedOnce(
  said: OnceOtherwise,
  series: When,
  was: number,
  { service, args }: Action,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (said.once !== true || !ROWS.includes(service)) return undefined;
  const { time } = openMemory(context, lexicon.language);
  const timing = said.day === undefined ? {} : (timingIn(said.day, lexicon, context) ?? {});
  const own = ownDate(series, timing, was, time);
  const at = own === undefined ? undefined : newTime(said, timing, { own, was }, lexicon, context, time);
  const source = { start: 0, end: text.length, text };
  // Behind midnight it would be on the next day, where what is moved has no time.
  const isOfDay = at !== undefined && at > time.now && wallAt(at, time.timezone).slice(0, 10) === own;
  if (own === undefined || at === undefined || !isOfDay)
    return notUnderstood(source, 'time-cannot-be', lexicon.language);
  const words = args['text'] ?? args['query'];
  const named = typeof words === 'string' ? { query: words } : {};
  const to = { clock: hhmm(minutesOf(at, time.timezone)), sure: true };
  const on = wholeDay(own, time);
  return understoodAs([
    [{ service: 'diary', method: 'move', args: { ...named, kind: service, on, to }, source }],
  ]);
}

/** What keeps its own time, and may be at another one once. */
const ROWS: readonly string[] = ['alarm', 'reminders'];

/** "Every night at ten set the heating to 18." "*Tonight 19*": the same with another value; `undefined` where the number is an hour. */
function otherValue(
  said: string,
  rule: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const number = readNumber(said, lexicon.language);
  const [name, was] = Object.entries(rule.args).find(([, value]) => typeof value === 'number') ?? [];
  if (number === undefined || name === undefined || rule.when === undefined) return undefined;
  // "Heating to 18." "*Tonight nine*" is the hour.
  if (number <= HOURS && Number(was) > HOURS) return undefined;
  const isTemperature =
    lexicon.grammar.services.get(rule.service)?.slots.get(name)?.has('temperature') === true;
  const words = lexicon.language.loose.later.atValue(said, isTemperature);
  const previous = [{ text: words, groups: [[rule]] }];
  const { groups, unread } = understand(words, lexicon, { ...context, previous });
  const deed = groups.flat().at(-1);
  return unread.length === 0 && deed?.args[name] === number && deed.method === rule.method ? deed : undefined;
}

const HOURS = 12;

/** How one time of a series is: on the day that words name, nothing, or the same with other arguments; `undefined` where it is no series of days. */
export function onceAs(
  args: Args | undefined,
  rule: Action,
  timing: Timing,
  source: Span,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { when } = rule;
  const was = dayMinutesOf(when);
  if (when === undefined || was === undefined || !isSeries(when)) return undefined;
  const { time } = openMemory(context, lexicon.language);
  const own = ownDate(when, timing, was, time);
  const at = own === undefined ? undefined : instantOf(`${own}T${hhmm(was)}:00`, time.timezone);
  if (own === undefined || at === undefined || at <= time.now) return undefined;
  const plan = valuedOnce({ ...rule, args: args ?? {} }, rule, own, at, source, time, lexicon.language);
  const [skip, once] = plan?.groups.flat() ?? [];
  if (skip === undefined || once === undefined) return undefined;
  if (args === undefined) return understoodAs([[skip]]);
  // What comes with the sun does so on that day as well.
  const then: When = 'sun' in when ? { ...sunOf(when), date: own } : { at: isoIn(at, time.timezone) };
  return understoodAs([[skip, { ...once, when: then }]]);
}

function sunOf({ sun, offset }: Extract<When, { readonly sun: unknown }>): When {
  return { sun, ...(offset === undefined ? {} : { offset }) };
}

/** That once with its other value, in the place of the one of that day. */
function valuedOnce(
  { args }: Action,
  rule: Action,
  own: string,
  at: number,
  source: Span,
  { timezone }: Hearing,
  language: Lexicon['language'],
): Plan | undefined {
  const query = rule.said ?? rule.source?.text;
  if (query === undefined) return undefined;
  const { when: _when, assumed: _assumed, ...deed } = rule;
  const skip: Action = {
    service: 'schedule',
    method: 'skip',
    args: { query, on: wholeDay(own, { timezone }) },
    source,
  };
  const once: Action = {
    ...deed,
    args,
    when: { at: isoIn(at, timezone) },
    ...saidAs(rule, language),
    source,
  };
  return understoodAs([[skip, once]]);
}

/** An entry begins then and is as long as the others; what else has a time of its own comes at it. */
function ownTime(args: Args, then: string, timezone: string): Args {
  return args['start'] === undefined ? { at: then } : asLong(args, { start: then }, timezone);
}

const EVERY_DAY: When = { rrule: 'FREQ=DAILY' };

/** Once on each of its days. */
function isSeries(when: When): boolean {
  if ('sun' in when) return when.repeat === true;
  return (
    'rrule' in when &&
    /^FREQ=(?:DAILY|WEEKLY)(?!;INTERVAL)/.test(when.rrule) &&
    !/BYHOUR=\d+,|BYSETPOS/.test(when.rrule)
  );
}

/** The date on which its own time of that day is; the next one where no day was named. `undefined` where it does not come then. */
function ownDate(when: When, timing: Timing, was: number, time: Hearing): string | undefined {
  const today = wallAt(time.now, time.timezone).slice(0, 10);
  const isNextDay = was <= minutesOf(time.now, time.timezone);
  if (timing.day === undefined && timing.part === undefined) {
    const next = isNextDay ? datePlus(today, 1) : today;
    return [0, 1, 2, 3, 4, 5, 6].map((days) => datePlus(next, days)).find((date) => comesOn(when, date));
  }
  const date = timing.day === undefined ? today : dateOf(timing.day, time);
  if (date === undefined) return undefined;
  const isNight = timing.part === 'night' || timing.part === 'evening';
  // "Every night at midnight": tonight's is that of tomorrow's date.
  const own = was < SMALL_HOURS && (isNight || date === today) ? datePlus(date, 1) : date;
  return comesOn(when, own) ? own : undefined;
}

function comesOn(when: When, date: string): boolean {
  const days = 'rrule' in when ? /BYDAY=([A-Z,]+)/.exec(when.rrule ?? '')?.[1]?.split(',') : undefined;
  return days === undefined || days.includes(weekdayOf(date));
}

function newTime(
  { hour, length, earlier }: { readonly hour?: string; readonly length?: string; readonly earlier?: true },
  { part }: Timing,
  { own, was }: { readonly own: string; readonly was: number },
  lexicon: Lexicon,
  context: UnderstandingContext,
  time: Hearing,
): number | undefined {
  const { timezone } = time;
  if (length !== undefined) {
    const lasts = readDuration(length, lexicon.language);
    const ms = lasts === undefined ? undefined : durationMs(isoLength(lasts));
    return ms === undefined
      ? undefined
      : instantOf(`${own}T${hhmm(was)}:00`, timezone) + (earlier === true ? -ms : ms);
  }
  const named = timingIn(lexicon.language.loose.later.atClock(hour ?? ''), lexicon, context) ?? {};
  // Of what comes in the evening "this evening at one" is behind midnight.
  const ofDay = was < HALF_DAY ? part : undefined;
  const to =
    named.clock &&
    insteadArg(
      { clock: named.clock, ...((named.part ?? ofDay) ? { part: (named.part ?? ofDay)! } : {}) },
      time,
    );
  if (named.clock === undefined || typeof to?.['clock'] !== 'string') return undefined;
  const minutes = minutesOfClock(to['clock']);
  const meant = to['sure'] === true ? minutes : nearest(minutes, was);
  const days = was >= HALF_DAY && meant < SMALL_HOURS ? 1 : was < SMALL_HOURS && meant >= HALF_DAY ? -1 : 0;
  return instantOf(`${datePlus(own, days)}T${hhmm(meant)}:00`, timezone);
}

function minutesOfClock(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Of the two halves of the day the one in which it is nearer to before. */
function nearest(minutes: number, was: number): number {
  const far = (one: number): number =>
    Math.min((one - was + DAY_MINUTES) % DAY_MINUTES, (was - one + DAY_MINUTES) % DAY_MINUTES);
  const other = (minutes + HALF_DAY) % DAY_MINUTES;
  return far(other) < far(minutes) ? other : minutes;
}
