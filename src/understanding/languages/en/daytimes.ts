import type { Daytime } from '../../../domain/index.ts';
import { type Found, type Token, wordAt } from '../../text/index.ts';
import type { DaytimeRead, Locale } from '../index.ts';
import { clockAt } from './times/clock.ts';
import { daysAt } from './times/recurrence.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const IT = set('it');
const BE = set('is gets stays was');
const STILL = set('still already now really quite properly just too');
const DARK = set('dark night nighttime dusky');
const LIGHT = set('light daylight daytime day');
const OUTSIDE = set('outside out outdoors');
const IS_OR_HAS = set('is has');
const GONE = set('gone got gotten turned become grown');
const LATER = set('after past');
const EARLIER = set('before');
const EVENING = set('pm night evening tonight');

/** "*It is dark outside*", "it's after ten", "the sun is down", "it's a weekday": how the day stands, said as a statement. */
export function daytimeAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): Found<DaytimeRead> | undefined {
  const sun = sunAt(tokens, at);
  if (sun !== undefined) return sun;
  // "It's gone dark", "it has got light".
  const isGone =
    IT.has(wordAt(tokens, at)) && IS_OR_HAS.has(wordAt(tokens, at + 1)) && GONE.has(wordAt(tokens, at + 2));
  const lit = isGone ? litAt(tokens, at + 3) : undefined;
  if (lit !== undefined) return { value: { daytime: lit.value, not: false }, end: lit.end };
  if (!IT.has(wordAt(tokens, at)) || !BE.has(wordAt(tokens, at + 1))) return undefined;
  let next = at + 2;
  let not = false;
  for (; next < tokens.length; next++) {
    const word = wordAt(tokens, next);
    if (word === 'not') not = true;
    else if (!STILL.has(word)) break;
  }
  const found = litAt(tokens, next) ?? hoursAt(tokens, next, locale) ?? dayAt(tokens, next);
  return found && { value: { daytime: found.value, not }, end: found.end };
}

/** "The sun is down", "the sun has set". */
function sunAt(tokens: readonly Token[], at: number): Found<DaytimeRead> | undefined {
  if (wordAt(tokens, at) !== 'the' || wordAt(tokens, at + 1) !== 'sun') return undefined;
  const said = wordAt(tokens, at + 3);
  if (!['is', 'has'].includes(wordAt(tokens, at + 2)) || !['down', 'set', 'up', 'risen'].includes(said))
    return undefined;
  const sun = said === 'down' || said === 'set' ? 'down' : 'up';
  return { value: { daytime: { service: 'clock', sun }, not: false }, end: at + 4 };
}

function litAt(tokens: readonly Token[], at: number): Found<Daytime> | undefined {
  const word = wordAt(tokens, at);
  const sun = DARK.has(word) ? 'down' : LIGHT.has(word) ? 'up' : undefined;
  if (sun === undefined) return undefined;
  const time = wordAt(tokens, at + 1) === 'time' ? at + 2 : at + 1;
  return { value: { service: 'clock', sun }, end: OUTSIDE.has(wordAt(tokens, time)) ? time + 1 : time };
}

/** "After ten at night", "before six", "between ten and six". */
function hoursAt(tokens: readonly Token[], at: number, locale: Locale): Found<Daytime> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'between' || word === 'from') {
    const from = clockAt(tokens, at + 1, locale);
    const joint = from === undefined ? '' : wordAt(tokens, from.end);
    if (from === undefined || !['and', 'to', 'till', 'until', '-'].includes(joint)) return undefined;
    const to = clockAt(tokens, from.end + 1, locale);
    if (to === undefined) return undefined;
    return {
      value: { service: 'clock', after: face(late(from.value)), before: face(early(to.value)) },
      end: to.end,
    };
  }
  const later = LATER.has(word);
  if (!later && !EARLIER.has(word)) return undefined;
  const clock = clockAt(tokens, at + 1, locale);
  if (clock === undefined) return undefined;
  const half = halfAt(tokens, clock.end);
  const isLate = half === undefined ? later : half.value === 'pm';
  const minutes = face(isLate ? late(clock.value) : early(clock.value));
  return {
    value: { service: 'clock', ...(later ? fromThen(minutes) : { before: minutes }) },
    end: half?.end ?? clock.end,
  };
}

/** "After ten at night" is not over at midnight. */
function fromThen(after: string): Pick<Daytime, 'after' | 'before'> {
  return after >= NIGHT_FROM ? { after, before: NIGHT_TO } : { after };
}

const NIGHT_FROM = '20:00';
const NIGHT_TO = '05:00';

/** "… *at night*", "*in the evening*", "*in the morning*". */
function halfAt(tokens: readonly Token[], at: number): Found<'am' | 'pm'> | undefined {
  if (wordAt(tokens, at) === 'at' && wordAt(tokens, at + 1) === 'night') return { value: 'pm', end: at + 2 };
  if (wordAt(tokens, at) !== 'in' || wordAt(tokens, at + 1) !== 'the') return undefined;
  const part = wordAt(tokens, at + 2);
  if (part === 'morning') return { value: 'am', end: at + 3 };
  return EVENING.has(part) || part === 'afternoon' ? { value: 'pm', end: at + 3 } : undefined;
}

interface Hour {
  readonly minutes: number;
  readonly sure: boolean;
}

const HALF_DAY = 720;
/** Before four o'clock the later half is the afternoon, which one does not begin to speak of by "after". */
const LATE_FROM = 240;

function late({ minutes, sure }: Hour): number {
  return sure || minutes >= HALF_DAY || minutes < LATE_FROM ? minutes : minutes + HALF_DAY;
}

function early({ minutes, sure }: Hour): number {
  return sure ? minutes : minutes % HALF_DAY;
}

function face(minutes: number): string {
  const whole = minutes % (2 * HALF_DAY);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** "A weekday", "the weekend", "Saturday". */
function dayAt(tokens: readonly Token[], at: number): Found<Daytime> | undefined {
  const from = ['a', 'the', 'on'].includes(wordAt(tokens, at)) ? at + 1 : at;
  const days = daysAt(tokens, from);
  if (days === undefined || days.value.length === 0) return undefined;
  return {
    value: { service: 'clock', days: [...days.value] as NonNullable<Daytime['days']> },
    end: days.end,
  };
}

/** "… *after dark*", "at night", "during the day", "after ten", "on weekdays": behind what is or becomes so. */
export function daytimeBehind(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): Found<Daytime> | undefined {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const dark = (end: number): Found<Daytime> => ({ value: { service: 'clock', sun: 'down' }, end });
  const day = (end: number): Found<Daytime> => ({ value: { service: 'clock', sun: 'up' }, end });
  if ((word === 'after' || word === 'in' || word === 'during') && next === 'dark') return dark(at + 2);
  if (word === 'at' && next === 'night') return dark(at + 2);
  if (word === 'by' && (next === 'day' || next === 'night'))
    return next === 'day' ? day(at + 2) : dark(at + 2);
  if (['in', 'during'].includes(word) && next === 'the') {
    const part = wordAt(tokens, at + 2);
    if (part === 'dark' || (part === 'night' && word === 'during')) return dark(at + 3);
    if (LIGHT.has(part) && part !== 'light') return day(at + 3);
    return undefined;
  }
  if (word === 'on' || word === 'at') {
    const days = dayAt(tokens, at + 1);
    return days !== undefined && days.value.days!.length > 1 ? days : undefined;
  }
  return hoursAt(tokens, at, locale);
}

/** Words that lead on to another condition behind one: "*and* it is dark", "but *only if* …", "*unless* …". @returns where it begins. */
export function alsoLead(
  tokens: readonly Token[],
  at: number,
): { readonly end: number; readonly not: boolean } | undefined {
  let end = at;
  let tied = false;
  if (wordAt(tokens, end) === ',') end++;
  if (wordAt(tokens, end) === 'and' || wordAt(tokens, end) === 'but') {
    tied = true;
    end++;
  }
  if (wordAt(tokens, end) === 'only') {
    tied = true;
    end++;
  }
  const word = wordAt(tokens, end);
  if (word === 'unless') return { end: end + 1, not: true };
  if (RULING.has(word)) return { end: end + 1, not: false };
  return tied ? { end, not: false } : undefined;
}

const RULING = set('if when while');
