import { dateAt, defined, durationMs, instantOf as instantAt, minutesOf, wallAt } from '../../base/index.ts';
import { type Action, returns, type Span, type When } from '../../domain/index.ts';
import {
  type Clock,
  type Day,
  type Every,
  isoLength,
  type Language,
  NO_LENGTH,
  WEEKDAY_CODES,
} from '../languages/index.ts';
import type { Rule } from '../phrases/index.ts';
import { type Arg, type Args, tokenize } from '../text/index.ts';
import {
  dateOf,
  type Hearing,
  insteadArg,
  isTimed,
  partHour,
  pointArg,
  type Timing,
  untilTiming,
  weekdayOf,
  whenOf,
} from '../times/index.ts';
import { instantOf, type Memory } from './memory.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** As near as can be told without knowing where the house stands. */
const SUN_HOURS = { sunrise: 6, sunset: 18 } as const;

/** When what was said before will be next, as near as can be told. */
export function nextOf(before: Action, time: Hearing): number {
  const at = instantOf(before);
  const { when } = before;
  const begins = when === undefined ? undefined : beginningOf(when);
  if (begins !== undefined) return Date.parse(begins.at) + (dayMinutesOf(when) ?? 0) * MINUTE;
  if (at !== undefined) return Math.max(at, time.now);
  if (when === undefined) return time.now;
  if ('sun' in when && when.date !== undefined)
    return instantAt(`${when.date}T${String(SUN_HOURS[when.sun]).padStart(2, '0')}:00:00`, time.timezone);
  const ahead = (dayMinutesOf(when) ?? 0) - minutesOf(time.now, time.timezone);
  return time.now + (ahead < 0 ? ahead + DAY_MINUTES : ahead) * MINUTE;
}

/** At which minute of the day it comes again and again, or with the sun. */
export function dayMinutesOf(when: When | undefined): number | undefined {
  if (when === undefined) return undefined;
  if ('sun' in when) return SUN_HOURS[when.sun] * 60;
  const hour = 'rrule' in when ? /BYHOUR=(\d+)/.exec(when.rrule)?.[1] : undefined;
  const minute = 'rrule' in when ? /BYMINUTE=(\d+)/.exec(when.rrule)?.[1] : undefined;
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute ?? 0);
}

/** The same days at another minute of the day; `undefined` of what comes once. */
export function atMinute(when: When, minutes: number): When | undefined {
  // "Every day at sunset …" "*make it six*".
  if ('sun' in when && when.repeat === true) return { rrule: ruleAt('FREQ=DAILY', minutes) };
  if (!('rrule' in when) || when.rrule === undefined || dayMinutesOf(when) === undefined) return undefined;
  if ('sun' in when) return { ...beginningOf(when), rrule: ruleAt(when.rrule, minutes) };
  return { ...when, rrule: ruleAt(when.rrule, minutes) };
}

/** The days of an RRULE at a minute of the day. */
export function ruleAt(rule: string, minutes: number): string {
  const days = rule.split(';').filter((part) => !/^BY(?:HOUR|MINUTE)=/.test(part));
  return [...days, `BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${minutes % 60}`].join(';');
}

/** When the rule of what was said before begins, where that was said: "*from Monday on*" holds for all times of its sentence. */
export function beginningOf(when: When): { readonly at: string } | undefined {
  return 'rrule' in when && !('sun' in when) && typeof when.at === 'string' ? { at: when.at } : undefined;
}

/** The days of a rule at another minute, which ends what the rule began: after midnight on the day after each of these. */
export function onItsDays(before: When, minutes: number): When {
  const rule = 'rrule' in before && before.rrule !== undefined ? before.rrule : 'FREQ=DAILY';
  return endingAfter(before, { ...beginningOf(before), rrule: ruleAt(rule, minutes) });
}

/** Whether the words tell when what comes again and again begins or ends. */
export function isBounded(when: When): boolean {
  return beginningOf(when) !== undefined || ('rrule' in when && /\bUNTIL=/.test(when.rrule ?? ''));
}

/** How an action comes again and again. */
export function ruleOf({ when, args }: Action): string | undefined {
  const rule = when !== undefined && 'rrule' in when ? when.rrule : args['rrule'];
  return typeof rule === 'string' ? rule : undefined;
}

/** The days of the week that a weekly rule names. */
export function ofWeek(rule: string | undefined): readonly string[] | undefined {
  return /^FREQ=WEEKLY;(?!INTERVAL).*?BYDAY=([A-Z,]+)/.exec(rule ?? '')?.[1]?.split(',');
}

/** "On the first of every month …" "*change that to the last day of the month*": of what comes every month, the day of each. */
export function ofEachMonth({ day, ...timing }: Timing, rule: string | undefined): Timing {
  const every = day !== undefined && timing.every === undefined ? everyMonth(day) : undefined;
  const isMonthly = /^FREQ=MONTHLY(?!;INTERVAL)/.test(rule ?? '');
  if (every !== undefined && isMonthly) return { ...timing, every };
  return { ...timing, ...defined({ day }) };
}

/** "On the 4th of March." "*No, the 5th*": of what is in a later month it is a day of that month. */
export function inItsMonth(timing: Timing, { args }: Action, { now, timezone }: Hearing): Timing {
  const { day } = timing;
  const at = args['start'] ?? args['at'];
  if (day?.type !== 'monthday' || day.months !== 0 || day.weekday !== undefined || typeof at !== 'string')
    return timing;
  const month = wallAt(Date.parse(at), timezone).slice(0, 7);
  if (month <= wallAt(now, timezone).slice(0, 7)) return timing;
  return { ...timing, day: { type: 'date', month: Number(month.slice(5)), day: day.day } };
}

/** A day that is told by its place in the month, in every month. */
function everyMonth(day: Day): Every | undefined {
  const monthly = { freq: 'MONTHLY', interval: 1 } as const;
  const workdays = WEEKDAY_CODES.slice(1, 6);
  switch (day.type) {
    case 'monthday':
      return day.months === 0 && day.weekday === undefined ? { ...monthly, monthdays: [day.day] } : undefined;
    case 'end':
      if (day.of !== 'month' || day.next === true) return undefined;
      return day.working ? { ...monthly, days: workdays, setpos: -1 } : { ...monthly, monthdays: [-1] };
    case 'first-working':
      return day.of === 'month' && day.next !== true ? { ...monthly, days: workdays, setpos: 1 } : undefined;
    case 'nth':
      return typeof day.unit === 'number' && (day.coming === true || isThisMonth(day.of))
        ? { ...monthly, days: [`${day.ordinal}${WEEKDAY_CODES[day.unit]}`] }
        : undefined;
    default:
      return undefined;
  }
}

function isThisMonth(of: Day): boolean {
  return (
    (of.type === 'unit' && of.unit === 'month' && of.shift === 0) || (of.type === 'month' && of.months === 0)
  );
}

/** "Every weekday from ten to two": what ends after midnight ends on the day after each of these. */
function endingAfter(start: When | undefined, end: When): When {
  const [from, to] = [dayMinutesOf(start), dayMinutesOf(end)];
  const rule = 'rrule' in end ? end.rrule : undefined;
  if (from === undefined || to === undefined || rule === undefined || to > from) return end;
  const days = rule.replace(
    /BYDAY=([A-Z,]+)/,
    (_whole, codes: string) => `BYDAY=${nextDays(codes.split(',')).join(',')}`,
  );
  return { ...end, rrule: days } as When;
}

/** The day of the week after each. */
export function nextDays(codes: readonly string[]): readonly string[] {
  const all: readonly string[] = WEEKDAY_CODES;
  return codes.map((code) => all[(all.indexOf(code) + 1) % all.length] ?? code);
}

/** "… for ten minutes", "… from 8 to 10", "… until midnight": what is done is taken back then. */
export function undoing(
  action: Action,
  rule: Rule,
  { length, span, until, part, every }: Timing,
  hearing: Hearing,
): Action | undefined {
  const inverse = rule.undo?.method ?? rule.phrases.undo;
  if (inverse === undefined && (rule.service.kinds.size === 0 || rule.question)) return undefined;
  const end: Timing =
    until !== undefined
      ? untilTiming(until)
      : { ...(span === undefined ? {} : { clock: span.to }), ...(part === undefined ? {} : { part }) };
  const when = length !== undefined ? { after: isoLength(length) } : overAt(action, end, every, hearing);
  if (when === undefined) return undefined;
  const target = action.args['target'];
  const source = action.source === undefined ? {} : { source: action.source };
  // What has no inverse is brought back to how it was.
  if (inverse === undefined)
    return {
      service: action.service,
      method: action.method,
      args: action.args,
      when,
      restores: true,
      ...source,
    };
  return {
    service: action.service,
    method: inverse,
    args: { ...(target === undefined ? {} : { target }), ...(rule.undo?.give as Args | undefined) },
    when,
    ...source,
  };
}

const HALF_DAY_MINUTES = DAY_MINUTES / 2;
/** From this hour on, what ends "at ten" without a half of the day ends in the evening; before it, in the night. */
const EVENING_HOUR = 5;

/**
 * "Every night *from ten till six*", "*five till nine* on weekdays": the next time that the clock shows it after the beginning. "When I get home turn the
 * heating on *until ten*" is in the evening, since nobody knows when it begins.
 */
function nextEnd({ when }: Action, { clock }: Timing): Timing {
  const from = dayMinutesOf(when);
  const isAtEvent = when !== undefined && 'event' in when;
  if (clock === undefined || clock.sure || (from === undefined && !isAtEvent)) return {};
  const early = clock.minutes % HALF_DAY_MINUTES;
  const late = early + HALF_DAY_MINUTES;
  const evening = early < EVENING_HOUR * 60 ? early : late;
  const minutes = from === undefined ? evening : ([early, late].find((one) => one > from) ?? early);
  return { clock: { minutes, sure: true } };
}

const EACH_DAY: Timing['every'] = { freq: 'DAILY', interval: 1 };

/** The time at which each is over, where it happens again and again; else the first such time after its beginning. */
function overAt(action: Action, end: Timing, said: Timing['every'], hearing: Hearing): When | undefined {
  // "When it gets dark turn the light on *until eleven*": each day at eleven; no rule ends by what it does.
  const isRule = said === undefined && returns(action);
  if (isRule && end.clock === undefined && end.sun === undefined) return undefined;
  const every = isRule ? EACH_DAY : said;
  if (every !== undefined) {
    const over = whenOf({ ...end, ...nextEnd(action, end), every }, hearing)?.value;
    return over && endingAfter(action.when, over);
  }
  const starts = action.when !== undefined && ('at' in action.when || 'sun' in action.when);
  const now = starts ? nextOf(action, hearing) : hearing.now;
  return whenOf(end, { ...hearing, now })?.value;
}

/**
 * "Every monday at eight remind me …" "*Only this monday make it nine*": that one time of it is at another hour, in the same half of the day, and the others stay.
 * `undefined` where no day is named, or one on which it does not come.
 */
export function oneOfSeries(
  { timing, source }: { readonly timing: Timing; readonly source: Span },
  hour: Arg | undefined,
  { service, args, when }: Action,
  time: Hearing,
): Action | undefined {
  const { rrule } = args;
  const { day, every, clock = hourAt(hour), part } = timing;
  if (typeof rrule !== 'string' || when !== undefined || day === undefined || every !== undefined)
    return undefined;
  const date = dateOf(day, time);
  const to = clock && insteadArg(defined({ clock, part }), time);
  const on = pointArg({ day }, time);
  if (date === undefined || to === undefined || on === undefined || !comesOn(rrule, date)) return undefined;
  const query = args['text'] ?? args['title'] ?? args['name'];
  return {
    service: 'diary',
    method: 'move',
    args: { ...(typeof query === 'string' ? { query } : {}), kind: service, on, to } as Action['args'],
    source,
  };
}

function hourAt(number: Arg | undefined): Timing['clock'] {
  return typeof number === 'number' ? { minutes: number * 60, sure: false } : undefined;
}

function comesOn(rrule: string, date: string): boolean {
  const days = ofWeek(rrule);
  if (days === undefined) return rrule.startsWith('FREQ=DAILY') && !rrule.includes('INTERVAL');
  return days.includes(weekdayOf(date));
}

/** "Every day at sunset …" "*make it half an hour later*": as much later than the sun. */
export function fromTheSun(around: Timing['around'], when: When): When | undefined {
  if (!('sun' in when) || around === undefined || !('length' in around)) return undefined;
  const { ms, days, months } = around.length;
  if (days + months > 0) return undefined;
  const was = durationMs(when.offset ?? 'PT0S') ?? 0;
  const is = was + (around.before ? -ms : ms);
  return { ...when, offset: `${is < 0 ? '-' : ''}${isoLength({ ...NO_LENGTH, ms: Math.abs(is) })}` };
}

/** When it comes with the sun, as words say it. */
export function sunAt({ sun, offset }: Extract<When, { readonly sun: unknown }>): NonNullable<Timing['sun']> {
  if (offset === undefined) return { sun };
  const ms = durationMs(offset) ?? 0;
  return { sun, offset: { ...NO_LENGTH, ms: Math.abs(ms) }, before: ms < 0 };
}

/** "To saturday": at the same time of day. */
export function isDayOnly({ day, part, in: from, sun, every }: Timing): boolean {
  return day !== undefined && [part, from, sun, every].every((one) => one === undefined);
}

/** "On weekdays", "every day": at the same time of each. */
export function isEveryOnly({ every, part, in: from, sun, span }: Timing): boolean {
  if (every === undefined || every.freq === 'HOURLY' || every.freq === 'MINUTELY') return false;
  return [every.times, every.part, part, from, sun, span].every((one) => one === undefined);
}

export function withoutPart({ every, part: _ofDay, ...timing }: Timing): Timing {
  if (every === undefined) return timing;
  const { part: _part, ...rest } = every;
  return { ...timing, every: rest };
}

/**
 * "Remind me on Friday to …" "*make it the evening*": Friday's; of what comes again and again, at such an hour each time. "Tonight" and what was put at the
 * next such hour, with no day said, are of no other day than the words alone.
 */
export function partOfItsDay(said: Timing, before: Action, memory: Memory): Timing | undefined {
  const { part, edge, ...others } = said;
  const { time } = memory;
  if (part === undefined || isTimed(others) || (part === 'night' && edge === undefined)) return undefined;
  if (ruleOf(before) !== undefined) {
    const minutes = partHour(time, { part, ...defined({ edge }) }) * MINUTES_OF_HOUR;
    return { clock: { minutes, sure: true } };
  }
  if (time.date === undefined || time.date === dateAt(time.now, time.timezone)) return undefined;
  return isOfSaidDay(memory) ? { ...said, day: { type: 'that' } } : undefined;
}

/** "Football on saturday at ten." "*Every week*", "every Tuesday …" "*make it fortnightly*": on the days that it has. */
export function onItsDay(every: Every, before: Action, { timezone }: Hearing): Every {
  const isOpen = [every.days, every.monthdays, every.month].every((one) => one === undefined);
  if (!isOpen) return every;
  const at = instantOf(before);
  if (at === undefined) return onDaysOf(every, ruleOf(before) ?? '');
  const date = wallAt(at, timezone).slice(0, 10);
  if (every.freq === 'WEEKLY') return { ...every, days: [weekdayOf(date)] };
  return every.freq === 'MONTHLY' ? { ...every, monthdays: [Number(date.slice(8))] } : every;
}

/** The days of a rule that comes every so many weeks or months, where it shall come every so many others. */
function onDaysOf(every: Every, rule: string): Every {
  if (!rule.startsWith(`FREQ=${every.freq}`)) return every;
  const days = /BYDAY=([A-Z0-9,-]+)/.exec(rule)?.[1]?.split(',');
  const monthdays = /BYMONTHDAY=([0-9,-]+)/.exec(rule)?.[1]?.split(',').map(Number);
  return { ...every, ...defined({ days, monthdays }) };
}

/** Whether the words of what was spoken of name a day, or it is so far ahead that one was named. */
export function isOfSaidDay({ actions, time: { now, event, language } }: Memory): boolean {
  if (event !== undefined && event - now > DAY_MINUTES * MINUTE) return true;
  return actions.some(({ source }) => source !== undefined && namesDay(source.text, language));
}

function namesDay(text: string, { words, times }: Language): boolean {
  const { tokens } = tokenize(text, words);
  return tokens.some((_, at) =>
    times.piecesAt(tokens, at, 'en-GB').some(({ value }) => value.type === 'day'),
  );
}

const MINUTES_OF_HOUR = 60;

/** How many minutes of the day of an instant have gone, where that is today. */
export function goneOfItsDay(at: number | undefined, { now, timezone }: Hearing): number {
  const isToday = at !== undefined && dateAt(at, timezone) === dateAt(now, timezone);
  return isToday ? minutesOf(now, timezone) : 0;
}

/**
 * Of the two halves of the day the one nearer to before, and of two as near the later one; what is by day goes into the night only where that is near, and what has
 * `gone` of the day is not meant.
 */
export function nearer({ minutes }: Clock, was: number, gone = 0): Clock {
  const early = minutes % HALF_DAY_MINUTES;
  const late = early + HALF_DAY_MINUTES;
  const isGone = early < gone && late >= gone;
  const isEarly = !isGone && Math.abs(early - was) < Math.abs(late - was);
  const isNight = early < NIGHT_ENDS && was - early >= FAR;
  return { minutes: isEarly && !isNight ? early : late, sure: true };
}

/** "The kitchen lights off at nine *and the hall at eleven*": in the half of the day that is nearer to that of before. */
export function inItsHalf(timing: Timing, before: Action, timezone: string): Timing {
  const at = instantOf(before);
  const { clock } = timing;
  if (at === undefined || clock === undefined || clock.sure || !isBareClock(timing)) return timing;
  return { ...timing, clock: nearer(clock, minutesOf(at, timezone)) };
}

/** "At six", of whatever day. */
export function isBareClock({ clock, ...rest }: Timing): boolean {
  return clock !== undefined && Object.keys(rest).every((name) => name === 'part');
}

/** In minutes of the day: nobody moves the dentist from nine to four at night. */
const NIGHT_ENDS = 300;
const FAR = 300;

/** The same days so many minutes later, if it is on the same day then. */
export function rruleAfter(rrule: string, more: number): string {
  const part = (name: string): number => Number(new RegExp(`\\b${name}=(\\d+)`).exec(rrule)?.[1] ?? 0);
  const minutes = (part('BYHOUR') * 60 + part('BYMINUTE') + more) % 1440;
  return rrule
    .replace(/\bBYHOUR=\d+/, `BYHOUR=${Math.floor(minutes / 60)}`)
    .replace(/\bBYMINUTE=\d+/, `BYMINUTE=${minutes % 60}`);
}
