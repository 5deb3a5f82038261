import { defined, durationMs, isoIn, minutesOf, wallAt } from '../../base/index.ts';
import type { Action, When } from '../../domain/index.ts';
import { isoLength, type Language, type Length, NO_LENGTH, WEEKDAY_CODES } from '../languages/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Reading, type Sentence, wordAt } from '../read/index.ts';
import { type Arg, type Args, tokenize } from '../text/index.ts';
import { isTimed, type Timing, untilTiming, weekdayOf } from '../times/index.ts';
import type { Scene } from './clause-frames.ts';
import { DAY_AFTER, sameDay } from './clause-time.ts';
import { type EditOf, isBareNumber, type Meaning, type Other, paramFor, type Value } from './edit.ts';
import { instantOf, type Memory } from './memory.ts';
import {
  atMinute,
  dayMinutesOf,
  fromTheSun,
  goneOfItsDay,
  inItsMonth,
  isDayOnly,
  isEveryOnly,
  nearer,
  ofEachMonth,
  ofWeek,
  oneOfSeries,
  onItsDay,
  partOfItsDay,
  ruleAt,
  ruleOf,
  sunAt,
  withoutPart,
} from './next-time.ts';
import { atEach, clockOfOpenDay, halfAsked, isPartAlone, partedByDays } from './series-times.ts';
import { type Built, made, no } from './steps.ts';
import { calledOff, phrasesOf, saidAs, sequelOf } from './taken-back.ts';
import { DEFERRING, guessesOf, onceMore, saysMore, unitPutOff, useTime, withoutTimes } from './time-use.ts';

/**
 * "Move it to four", "make it nine": what an earlier turn put at a time, or what lasts, gets another. `undefined` where the words name no
 * time or more than that, or what was said had none.
 */
export function atOtherTime(said: Other, { action }: Meaning, { memory, where }: Scene): Built | undefined {
  if (!isOfTime(said, action, where)) return undefined;
  const edit = { ...said, timing: inItsMonth(ofEachMonth(said.timing, ruleOf(action)), action, memory.time) };
  const { source } = edit;
  const { cancel, move } = phrasesOf(action, where);
  const { assumed: _assumed, ...rest } = action;
  const duration = otherDuration(edit, action);
  if (duration !== undefined) {
    // A timer for another length is another timer.
    const first = cancel && { ...sequelOf(action, cancel), source };
    return first && made({ ...rest, args: { ...action.args, duration }, source }, { first });
  }
  const sun = action.when && fromTheSun(shiftIn(edit)?.around, action.when);
  const off = sun && calledOff(action, source);
  if (sun !== undefined && off !== undefined)
    return made({ ...rest, when: sun, ...saidAs(action, memory.time.language), source }, { first: off });
  const parted = partedByDays(edit, action, numberIn(edit), { memory, where });
  if (parted !== undefined) return parted;
  const timing = otherTiming(edit, action, memory);
  const isMore = !edit.instead && saysMore(source, memory.time.language);
  const more =
    isMore && timing ? onceMore(action, timing, source, phrasesOf(action, where), memory.time) : undefined;
  if (more !== undefined) return made(more.action, { resolved: more.resolved });
  const once = oneOfSeries(edit, numberIn(edit), action, memory.time);
  if (once !== undefined) return made(once);
  if (timing === undefined) return undefined;
  const beside = onOtherDays(edit, timing, action, { memory, where });
  if (beside !== undefined) return beside;
  if (action.when !== undefined) {
    // The command for the old time must not come as well, unless "*and* at nine" says so.
    const timed = useTime(timing, DEFERRING, memory.time);
    const off = calledOff(action, source);
    if (timed?.when.when === undefined || off === undefined) return no('time-cannot-be', where);
    const first = isMore ? undefined : off;
    const said = saidAs(action, memory.time.language);
    // "Every day at seven open the blind." "*Make it eight*": every day still.
    const { clock, ...others } = timing;
    const rule = 'rrule' in action.when ? action.when.rrule : undefined;
    if (rule !== undefined && timing.every === undefined && timing.day !== undefined) {
      // "Every friday at seven …" "*Make that saturday*": every Saturday; of several days it takes the place of none.
      const other =
        edit.timing.clock === undefined && ONE_DAY.test(rule)
          ? dayOf(timed.when.when, memory.time)
          : undefined;
      if (other === undefined) return no('would-end-series', where);
      const when = { ...action.when, rrule: rule.replace(ONE_DAY, `$1${other}`) };
      // "*And saturday too*": one more.
      return made({ ...rest, when, ...said, source }, edit.instead ? { first } : {});
    }
    // "*Tonight*": of the others nothing was said.
    if (rule !== undefined && clock === undefined && isPartAlone(edit)) return no('would-end-series', where);
    const series =
      atEach(action.when, edit.timing, timed.when.when, memory.time.timezone) ??
      (clock && !isTimed(others) ? atMinute(action.when, clock.minutes) : undefined);
    if (series !== undefined) return made({ ...rest, when: series, ...said, source }, { first });
    return made({ ...rest, ...timed.when, ...said, source, ...guessesOf(timed) }, { first });
  }
  if (move === undefined) return undefined;
  const sequel = sequelOf(action, move);
  // "Remind me every sunday at six …" "*Make it seven*": every Sunday still.
  const { clock: ofClock, part: _part, ...besides } = timing;
  const { rrule, start } = action.args;
  if (ofClock !== undefined && !isTimed(besides) && OF_DAYS.test(String(rrule)) && start === undefined) {
    const then = useTime(timing, DEFERRING, memory.time)?.when.when;
    const series =
      atEach({ rrule: String(rrule) }, edit.timing, then, memory.time.timezone) ??
      atMinute({ rrule: String(rrule) }, ofClock.minutes);
    if (series !== undefined && 'rrule' in series && series.rrule !== undefined)
      return made({ ...sequel, args: { ...sequel.args, rrule: series.rrule }, source });
  }
  const timed = useTime(timing, { phrases: phrasesOf(sequel, where) }, memory.time);
  if (timed === undefined) return no('time-cannot-be', where);
  const args = { ...sequel.args, ...asLong(action.args, timed.args, memory.time.timezone) };
  return made({ ...sequel, args, source, ...guessesOf(timed) }, { resolved: timed.resolved });
}

/** "Every day at seven turn on the lamp, no, *half past seven*", "… every Monday, *no, Tuesday*": it comes again and again still. */
export function seriesInstead(edit: Other, action: Action, moved: Timing | undefined): Action | undefined {
  const { clock, part: _part, ...others } = edit.timing;
  const rule = ruleOf(action);
  if (rule === undefined || action.args['start'] !== undefined) return undefined;
  const withRule = (rrule: string): Action =>
    action.when === undefined
      ? { ...action, args: { ...action.args, rrule } }
      : { ...action, when: { ...action.when, rrule } };
  if (clock === undefined && isDayOnly(others) && others.day?.type === 'weekday' && ONE_DAY.test(rule))
    return withRule(rule.replace(ONE_DAY, `$1${WEEKDAY_CODES[others.day.weekday]}`));
  if (isTimed(others) || moved?.clock === undefined) return undefined;
  return withRule(ruleAt(rule, moved.clock.minutes));
}

/** Whether nothing is to be otherwise but the time, or how long it lasts. */
export function isOfTime(edit: Other, action: Action, { lexicon }: FitHearing): boolean {
  const words = lexicon.grammar.services.get(action.service);
  if (words === undefined || edit.things.length > 0 || edit.conditional !== undefined) return false;
  return edit.values.every(
    (value) =>
      value.slot === 'duration' ||
      paramFor(value, action.args, words) === undefined ||
      isHourOf(value, action, words, lexicon.language),
  );
}

/** "Heating to 20 at eight." "*Make it nine*": the hour of what is put off, since no room is at nine degrees and no lamp at nine percent. */
function isHourOf(value: Value, action: Action, words: ServiceWords, language: Language): boolean {
  const { when, args, source } = action;
  const { value: number, bare } = value;
  const name = paramFor(value, args, words);
  if (when === undefined || name === undefined || !bare || typeof number !== 'number') return false;
  const isClock = Number.isInteger(number) && number >= 1 && number <= HOURS && Number(args[name]) > HOURS;
  const isLevel = number % LEVELS === 0 && words.slots.get(name)?.has('temperature') !== true;
  const isOnClock = 'sun' in when ? false : (dayMinutesOf(when) ?? instantOf(action)) !== undefined;
  return isClock && !isLevel && isOnClock && unitPutOff(source?.text ?? '', language) === undefined;
}

const HOURS = 12;
/** Nobody says a brightness more exactly. */
const LEVELS = 5;

/** "Every weekday at seven …" "*and at eight on weekends*": one more, since none of its days is one of the other. */
function onOtherDays(
  edit: Other,
  timing: Timing,
  action: Action,
  { memory, where }: Scene,
): Built | undefined {
  const { days } = edit.timing.every ?? {};
  const was = ofWeek(ruleOf(action));
  if (edit.instead || timing.clock === undefined || days === undefined || was === undefined) return undefined;
  if (days.some((day) => was.includes(day))) return undefined;
  const { assumed: _assumed, ...rest } = action;
  const { source } = edit;
  const isPutOff = action.when !== undefined;
  const timed = useTime(timing, isPutOff ? DEFERRING : { phrases: phrasesOf(action, where) }, memory.time);
  if (timed === undefined) return undefined;
  if (isPutOff)
    return made({
      ...rest,
      ...timed.when,
      ...saidAs(action, memory.time.language),
      source,
      ...guessesOf(timed),
    });
  const args = { ...withoutTimes(action.args), ...timed.args };
  return made({ ...rest, args, source, ...guessesOf(timed) }, { resolved: timed.resolved });
}

/** On some days alone, so that the next hour of the clock may be on none of them. */
const OF_DAYS = /^FREQ=(?:WEEKLY|MONTHLY|YEARLY)/;
/** A rule of one day of the week. */
const ONE_DAY = /^(FREQ=WEEKLY;BYDAY=)(?:MO|TU|WE|TH|FR|SA|SU)(?=;|$)/;

function dayOf(when: When, { timezone }: Memory['time']): string | undefined {
  if (!('at' in when) || typeof when.at !== 'string') return undefined;
  return weekdayOf(wallAt(Date.parse(when.at), timezone).slice(0, 10));
}

/** What had an end keeps its length: lunch from one to two, moved to three, ends at four. */
export function asLong(before: Args, args: Args, timezone: string): Args {
  const [from, to, start] = [before['start'], before['end'], args['start']];
  if (typeof from !== 'string' || typeof to !== 'string' || typeof start !== 'string') return args;
  if (args['end'] !== undefined || before['all_day'] === true) return args;
  const end = Date.parse(start) + Date.parse(to) - Date.parse(from);
  return { ...args, end: isoIn(end, timezone) };
}

/** How long it is to last instead; the unit of a bare number is that of before. */
export function otherDuration(edit: Other, { args }: Action): string | undefined {
  const was = args['duration'];
  if (typeof was !== 'string' || edit.shift !== undefined) return undefined;
  const said = durationIn(edit);
  if (said !== undefined) return said;
  const length = edit.timing.length ?? edit.timing.in;
  if (length !== undefined) return isoLength(length);
  return inUnitOf(was, numberIn(edit));
}

/** A bare number as a length in the unit of the one before: "*twelve*" after six minutes. */
export function inUnitOf(was: Arg | undefined, number: Arg | undefined): string | undefined {
  const unit = typeof was === 'string' ? /^P(T?)\d+([A-Z])$/.exec(was) : null;
  return typeof number !== 'number' || unit === null ? undefined : `P${unit[1]}${number}${unit[2]}`;
}

function durationIn({ values }: Other): string | undefined {
  const said = values.find(({ slot }) => slot === 'duration')?.value;
  return typeof said === 'string' ? said : undefined;
}

function numberIn({ values }: Other): number | undefined {
  const said = values.find(({ bare }) => bare)?.value;
  return typeof said === 'number' ? said : undefined;
}

/** The time that the words name; a bare number is a time of the clock, and of two halves of the day the one nearer to what was said before. */
export function otherTiming(edit: Other, before: Action, memory: Memory): Timing | undefined {
  // "Leave it *till eight*": what comes at a time comes then.
  const { until, ...others } = edit.timing;
  // "Every Wednesday at six." "*Until Easter*": when it ends, and no other day of it.
  if (
    until !== undefined &&
    others.clock === undefined &&
    ruleOf(before) !== undefined &&
    untilTiming(until).clock === undefined
  )
    return undefined;
  const timing = until === undefined || isTimed(others) ? edit.timing : untilTiming(until);
  const at = instantOf(before);
  const shifted = shiftIn(edit);
  if (shifted !== undefined) return at === undefined ? seriesShifted(shifted, before) : shifted;
  const length = isTimed(timing) ? undefined : otherLength(edit, before, memory);
  if (length !== undefined) return { in: length };
  const number = numberIn(edit);
  if (!isTimed(timing) && number === undefined) return undefined;
  const bare = number !== undefined && (timing.clock ?? timing.in ?? timing.span) === undefined;
  const every = timing.every && onItsDay(timing.every, before, memory.time);
  const clocked = bare ? { clock: { minutes: number * 60, sure: false } } : {};
  const said: Timing = { ...timing, ...defined({ every }), ...clocked };
  const was = at === undefined ? seriesMinutes(before) : minutesOf(at, memory.time.timezone);
  if (was === undefined) return isTimed(timing) ? said : undefined;
  const half = halfAsked(said, before, was, memory);
  if (half !== undefined) return half;
  const part = said.clock === undefined ? partOfItsDay(said, before, memory) : undefined;
  if (part !== undefined) return part;
  if (said.clock === undefined) {
    const keepsClock = (isDayOnly(said) || isEveryOnly(said)) && before.args['all_day'] !== true;
    // "At sunset." "*Every day*": at each sunset.
    if (keepsClock && before.when !== undefined && 'sun' in before.when)
      return { ...said, sun: sunAt(before.when) };
    // "At eleven." "*Every night*": eleven at night.
    const part = said.every === undefined ? undefined : (said.part ?? said.every.part);
    if (part !== undefined && isEveryOnly(withoutPart(said)))
      return { ...said, part, clock: { minutes: was % HALF_DAY_MINUTES, sure: false } };
    // "*From six till eight*": on its day.
    if (said.span !== undefined) return sameDay(said, memory);
    return keepsClock ? { ...said, clock: { minutes: was, sure: true } } : said;
  }
  if (said.day !== undefined) return said;
  const isMidnight = said.clock.sure && said.clock.minutes % DAY_MINUTES === 0;
  if (isMidnight && said.every === undefined) return atMidnight(said, at, before);
  const isKnown = said.clock.sure || said.part !== undefined;
  const open = isKnown ? said.clock : clockOfOpenDay(said.clock, before, was, memory);
  const clock = open ?? nearer(said.clock, was, goneOfItsDay(at, memory.time));
  return sameDay({ ...said, clock }, memory);
}

/** "At eleven." "*Make that midnight*": when that day ends; of what comes every day, at the end of each. */
function atMidnight(said: Timing, at: number | undefined, before: Action): Timing | undefined {
  const clock = { minutes: 0, sure: true };
  if (at !== undefined) return { ...said, clock, day: DAY_AFTER };
  return ruleOf(before)?.startsWith('FREQ=DAILY') === true ? { ...said, clock } : undefined;
}

/** "*Quarter past*": that many minutes from an hour, as near as can be to when it was to be. */
export function fromItsHour(
  { past, besides }: EditOf<'minutes'>,
  before: Action,
  { time }: Memory,
): Timing | undefined {
  const at = instantOf(before);
  const was = at === undefined ? seriesMinutes(before) : minutesOf(at, time.timezone);
  if (was === undefined || besides) return undefined;
  const hour = was - (was % 60);
  const [minutes] = [hour, hour - 60, hour + 60]
    .map((from) => from + past)
    .filter((one) => one >= 0 && one < DAY_MINUTES)
    .sort((one, other) => Math.abs(one - was) - Math.abs(other - was));
  return minutes === undefined ? undefined : { clock: { minutes, sure: true } };
}

/** At which minute of the day it comes each time. */
function seriesMinutes({ when, args }: Action): number | undefined {
  const { rrule } = args;
  return dayMinutesOf(when ?? (typeof rrule === 'string' ? { rrule } : undefined));
}

/** "Weekdays at seven …" "*a quarter of an hour earlier*": at another minute of each of its days. */
function seriesShifted({ around }: Timing, before: Action): Timing | undefined {
  const was = seriesMinutes(before);
  if (was === undefined || around === undefined || !('length' in around)) return undefined;
  const { ms, days, months } = around.length;
  const minutes = was + ((around.before ? -1 : 1) * ms) / MINUTE_MS;
  const isOfDay = days === 0 && months === 0 && minutes >= 0 && minutes < DAY_MINUTES;
  return isOfDay ? { clock: { minutes, sure: true } } : undefined;
}

const MINUTE_MS = 60_000;

/** "*Half an hour later*", "push it back an hour": counted from when it was to be. */
function shiftIn(edit: Other): Timing | undefined {
  const said = edit.shift === undefined ? undefined : durationIn(edit);
  const { later, around, ...others } = edit.timing;
  if (around !== undefined && 'length' in around && !isTimed(others)) return { around };
  const length = said === undefined ? later : { ...NO_LENGTH, ms: durationMs(said) ?? 0 };
  if (length === undefined || (said === undefined && isTimed(others))) return undefined;
  return { around: { length, before: said !== undefined && edit.shift === 'earlier' } };
}

/** "Make it twenty", "make that an hour", of what was put off for ten minutes: another length, in the same unit. */
function otherLength(edit: Other, { when, args, source }: Action, { time }: Memory): Length | undefined {
  const put = when !== undefined && 'at' in when ? when.at : args['at'];
  const unit = put === undefined || source === undefined ? undefined : unitPutOff(source.text, time.language);
  if (unit === undefined) return undefined;
  const said = durationIn(edit);
  if (said !== undefined) return { ...NO_LENGTH, ms: durationMs(said) ?? 0 };
  const number = numberIn(edit);
  if (number === undefined || !Number.isInteger(number) || number < 1) return undefined;
  return { ms: unit.ms * number, days: unit.days * number, months: unit.months * number };
}

const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;

/** "Remind me at eight to call Sam. *Make it nine*": another time for what was just said, and no second reminder. */
export function isNewTime(sentence: Sentence, reading: Reading, before: Action | undefined): boolean {
  return (
    before !== undefined &&
    sentence.language.is.moving.has(wordAt(sentence, reading.start)) &&
    (instantOf(before) ?? before.args['duration']) !== undefined &&
    (isTimed(reading.timing) ||
      reading.fills.some((fill) => fill.slot === 'duration' || isBareNumber(fill, sentence)))
  );
}

/** "Am I free on Tuesday morning?" "*And the afternoon?*": of the day that was asked about; "and *this* evening" and "tonight" are today's. */
export function partOfDayAsked(
  { timing, source }: Other,
  { args: { from } }: Action,
  { lexicon }: FitHearing,
): Timing | undefined {
  const { part, clock, day, every } = timing;
  const isPart = part !== undefined && clock === undefined && day === undefined && every === undefined;
  const { is, words } = lexicon.language;
  const isToday =
    part === 'night' || tokenize(source.text, words).tokens.some(({ word }) => is.pointing.has(word));
  return isPart && !isToday && typeof from === 'string' ? { ...timing, day: { type: 'that' } } : undefined;
}
