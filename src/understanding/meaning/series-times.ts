import { durationMs, minutesOf } from '../../base/index.ts';
import { type Action, returns, type When } from '../../domain/index.ts';
import { type Language, NO_LENGTH, WEEKDAY_CODES } from '../languages/index.ts';
import { tokenize } from '../text/index.ts';
import { isTimed, type Timing } from '../times/index.ts';
import type { Other } from './edit.ts';
import { atMinute, dayMinutesOf, fromTheSun, nearer, ofWeek, ruleOf } from './next-time.ts';
import { saysMore } from './time-use.ts';

/**
 * "Every day at seven turn on the lamp." "*No, eight in the evening*", "*make it sunrise*", "*half an hour before sunset*": the same days at another hour
 * or another place of the sun. `said` is what the words name of time, `then` what they come to by themselves; `undefined` where they name a day,
 * or where nothing comes again and again by the clock or the sun.
 */
export function atEach(when: When, said: Timing, then: When | undefined, timezone: string): When | undefined {
  if (!returns({ when }) || 'event' in when || then === undefined || !isOfDay(said)) return undefined;
  if ('sun' in then && said.sun !== undefined) {
    const { sun, offset } = then;
    return { sun, ...(offset === undefined ? {} : { offset }), ...daysOf(when) };
  }
  if ('sun' in then || !('at' in then) || typeof then.at !== 'string') return undefined;
  const minutes = minutesOf(Date.parse(then.at), timezone);
  return atMinute(when, minutes);
}

/** Whether the words name a place in the day, and no day. */
function isOfDay(said: Timing): boolean {
  const named = Object.entries(said).filter(([, value]) => value !== undefined);
  return named.length > 0 && named.every(([name]) => PLACES.includes(name));
}

const PLACES: readonly string[] = ['clock', 'part', 'sun'];
const HOURS = /^BY(?:HOUR|MINUTE)=/;
const EACH_DAY = 'FREQ=DAILY';

/** The days of a rule, as what comes with the sun tells them. */
function daysOf(when: When): { readonly repeat: true } | { readonly rrule: string; readonly at?: string } {
  if (!('rrule' in when) || when.rrule === undefined) return { repeat: true };
  const rrule = when.rrule
    .split(';')
    .filter((part) => !HOURS.test(part))
    .join(';');
  if ('at' in when && when.at !== undefined) return { rrule, at: when.at };
  return rrule === EACH_DAY ? { repeat: true } : { rrule };
}

/**
 * "Every night at eleven …" "*make it half eleven at weekends*", "*twenty minutes earlier on Fridays*": the other days as they were, and these at
 * their own time. `cannot` where that is not told; `undefined` where all its days are meant, or none of it.
 */
export function onSomeDays(
  { timing, values, shift, source }: Other,
  action: Action,
  hour: number | undefined,
  language: Language,
): readonly [When, When] | 'cannot' | undefined {
  const { every, clock = hourOf(hour), part: _part, around, later, ...others } = timing;
  const { when } = action;
  const some = every?.days;
  const length = values.find(({ slot }) => slot === 'duration')?.value;
  const by = shiftOf(later === undefined ? around : { length: later, before: false }, shift, length);
  if (some === undefined || (clock ?? by) === undefined) return undefined;
  const all = daysOfWeek(when, ruleOf(action));
  const rest = all?.filter((day) => !some.includes(day));
  if (all === undefined || rest === undefined || rest.length === 0) return undefined;
  if (!some.every((day) => all.includes(day))) return undefined;
  const isPlain =
    !saysMore(source, language) &&
    !namesDaysFirst(source.text, language) &&
    every?.freq === 'WEEKLY' &&
    every.interval === 1 &&
    !isTimed(others);
  if (!isPlain || when === undefined) return 'cannot';
  const was = dayMinutesOf(when);
  const usual = onDays(when, rest);
  const these = onDays(when, some);
  const sun = fromTheSun(by, these);
  if (sun !== undefined) return [usual, sun];
  const minutes = by === undefined ? minuteOf(clock, timing.part, was) : shifted(by, was);
  const moved = minutes === undefined ? undefined : atMinute(these, minutes);
  return moved === undefined ? 'cannot' : [usual, moved];
}

/** "Make it *weekdays* at eight" may be all that is to be left of it. */
function namesDaysFirst(text: string, { words, times, numbers }: Language): boolean {
  const { tokens } = tokenize(text, words);
  for (let at = 0; at < tokens.length; at++) {
    const pieces = times.piecesAt(tokens, at, 'en-GB');
    if (pieces.some(({ value }) => value.type === 'every')) return true;
    if (pieces.length > 0 || numbers.numberAt(tokens, at) !== undefined) return false;
  }
  return false;
}

type Around = Timing['around'];

/** How much later or earlier. */
function shiftOf(around: Around, shift: Other['shift'], length: unknown): Around {
  if (around !== undefined) return 'length' in around ? around : undefined;
  const ms = shift === undefined || typeof length !== 'string' ? undefined : durationMs(length);
  return ms === undefined ? undefined : { length: { ...NO_LENGTH, ms }, before: shift === 'earlier' };
}

function shifted(by: Around, was: number | undefined): number | undefined {
  if (was === undefined || by === undefined || !('length' in by)) return undefined;
  const minutes = was + ((by.before ? -1 : 1) * by.length.ms) / MINUTE_MS;
  const isOfDay = by.length.days + by.length.months === 0 && minutes >= 0 && minutes < DAY_MINUTES;
  return isOfDay ? minutes : undefined;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;

function hourOf(number: number | undefined): Timing['clock'] {
  return number === undefined ? undefined : { minutes: number * 60, sure: false };
}

/** The minute that is meant: as the words say, else in the half of the day that is nearer to before. */
function minuteOf(clock: Timing['clock'], part: Timing['part'], was: number | undefined): number | undefined {
  if (clock === undefined) return undefined;
  if (clock.sure || was === undefined) return clock.minutes;
  if (part === undefined) return nearer(clock, was).minutes;
  const early = clock.minutes % HALF_DAY_MINUTES;
  return part === 'morning' ? early : early + HALF_DAY_MINUTES;
}

/** The days of the week on which it comes. */
function daysOfWeek(when: When | undefined, rule: string | undefined): readonly string[] | undefined {
  if (when !== undefined && 'sun' in when && when.repeat === true && rule === undefined) return WEEKDAY_CODES;
  if (rule === undefined) return undefined;
  return /^FREQ=DAILY(?!;INTERVAL)/.test(rule) ? WEEKDAY_CODES : ofWeek(rule);
}

/** The same on these days alone. */
function onDays(when: When, days: readonly string[]): When {
  const named = `FREQ=WEEKLY;BYDAY=${days.join(',')}`;
  if ('sun' in when) {
    const { repeat: _repeat, ...others } = when;
    return { ...others, rrule: named };
  }
  if (!('rrule' in when)) return when;
  const kept = when.rrule.split(';').filter((part) => !/^(?:FREQ|BYDAY)=/.test(part));
  return { ...when, rrule: [named, ...kept].join(';') };
}

/** "*Tonight*", "the evening": no hour that was named. */
export function isPartAlone({ timing: { part, ...others }, values }: Other): boolean {
  return part !== undefined && !isTimed(others) && values.length === 0;
}
