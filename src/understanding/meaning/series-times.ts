import { durationMs, isoIn, minutesOf, nextAfter, wallAt } from '../../base/index.ts';
import { type Action, returns, type Span, type When } from '../../domain/index.ts';
import {
  type Clock,
  type DayPart,
  type Language,
  NO_LENGTH,
  type Piece,
  WEEKDAY_CODES,
} from '../languages/index.ts';
import { type Args, tokenize } from '../text/index.ts';
import { type Hearing, isTimed, type Timing } from '../times/index.ts';
import type { Scene } from './clause-frames.ts';
import { sameDay } from './clause-time.ts';
import type { Edit, Other } from './edit.ts';
import type { Memory } from './memory.ts';
import {
  atMinute,
  dayMinutesOf,
  fromTheSun,
  isOfSaidDay,
  nearer,
  nextDays,
  ofWeek,
  ruleOf,
} from './next-time.ts';
import { type Built, made, no } from './steps.ts';
import { calledOff, phrasesOf, saidAs, sequelOf } from './taken-back.ts';
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
 * their own time. Refused where that is not told; `undefined` where all its days are meant, or none of it.
 */
export function partedByDays(
  edit: Other,
  action: Action,
  hour: number | undefined,
  scene: Scene,
): Built | undefined {
  const parted = onSomeDays(edit, action, hour, scene.memory.time.language);
  if (parted === 'cannot') return no('would-end-series', scene.where);
  return parted && seriesAnew(action, parted, edit.source, scene);
}

/**
 * A series at other times in its place, and beside it a series of its own for the rest: neither is a part of the other. `undefined` where nothing moves or ends what the
 * action made.
 */
export function seriesAnew(
  action: Action,
  [usual, others]: readonly [usual: When, others?: When],
  source: Span,
  { memory, where }: Scene,
): Built | undefined {
  const { assumed: _assumed, ...rest } = action;
  if (action.when === undefined) {
    const { move } = phrasesOf(action, where);
    const less = timesIn(usual);
    if (move === undefined || less === undefined) return undefined;
    const more = others && timesIn(others);
    // What was only changed tells too little of itself to be made once more.
    if (more !== undefined && move.method === action.method) return no('would-end-series', where);
    const sequel = sequelOf(atNext(action, memory.time), move);
    const after: Action[] =
      more === undefined ? [] : [{ ...rest, args: { ...action.args, ...more }, source }];
    return made({ ...sequel, args: { ...sequel.args, ...less }, source }, { after });
  }
  const first = calledOff(action, source);
  if (first === undefined) return undefined;
  const said = saidAs(action, memory.time.language);
  // What is called off is found by its words, which are not those of the new one.
  const own = `${action.said ?? action.source?.text ?? ''}, ${source.text}`;
  const beside: Action[] = others === undefined ? [] : [{ ...rest, when: others, source, said: own }];
  return made({ ...rest, when: usual, ...said, source }, { first, beside });
}

/** With the next of its times, by which one of several that have no name is found. */
function atNext(action: Action, { now, timezone }: Hearing): Action {
  const rrule = ruleOf(action);
  if (rrule === undefined || action.args['at'] !== undefined) return action;
  const dtstart = wallAt(now, timezone).slice(0, 19);
  const next = nextAfter({ rrule, dtstart, zone: timezone, exdates: [] }, now);
  return next === undefined ? action : { ...action, args: { ...action.args, at: isoIn(next, timezone) } };
}

function timesIn(when: When): Args | undefined {
  if (!('rrule' in when) || when.rrule === undefined) return undefined;
  return { rrule: when.rrule, ...('at' in when && typeof when.at === 'string' ? { at: when.at } : {}) };
}

/** The usual days of it, and the others at their own time. */
function onSomeDays(
  { timing, values, shift, source }: Other,
  action: Action,
  hour: number | undefined,
  language: Language,
): readonly [When, When?] | 'cannot' | undefined {
  const { every, clock = hourOf(hour), part: _part, around, later, ...others } = timing;
  const when = timesOfSeries(action);
  const some = every?.days;
  const length = values.find(({ slot }) => slot === 'duration')?.value;
  const by = shiftOf(later === undefined ? around : { length: later, before: false }, shift, length);
  if (some === undefined || (clock ?? by) === undefined) return undefined;
  const all = daysOfWeek(when, ruleOf(action));
  const rest = all?.filter((day) => !some.includes(day));
  if (all === undefined || rest === undefined) return undefined;
  // "*At eight on weekdays*" is the hour of all of them.
  if (rest.length === 0 && by === undefined) return undefined;
  if (!some.every((day) => all.includes(day))) return undefined;
  const isPlain =
    !saysMore(source, language) &&
    !namesDaysFirst(source.text, language) &&
    every?.freq === 'WEEKLY' &&
    every.interval === 1 &&
    !isTimed(others);
  if (!isPlain || when === undefined) return 'cannot';
  const was = dayMinutesOf(when);
  const asUsual = (moved: When): readonly [When, When?] =>
    rest.length === 0 ? [moved] : [onDays(when, rest), moved];
  const these = onDays(when, some);
  const sun = fromTheSun(by, these);
  if (sun !== undefined) return asUsual(sun);
  const minutes = by === undefined ? minuteOf(clock, timing.part, was) : shifted(by, was);
  if (minutes === undefined) return 'cannot';
  // "Every night at eleven." "*Midnight on Fridays*": when Friday's night is over.
  const isPastMidnight = minutes % DAY_MINUTES < SMALL_HOURS && was !== undefined && was >= EVENING;
  const moved = atMinute(isPastMidnight ? onDays(when, nextDays(some)) : these, minutes % DAY_MINUTES);
  return moved === undefined ? 'cannot' : asUsual(moved);
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
/** In minutes of the day: what comes from then on is by night, and until then the night goes on. */
const EVENING = 1200;
const SMALL_HOURS = 180;

function hourOf(number: number | undefined): Timing['clock'] {
  return number === undefined ? undefined : { minutes: number * 60, sure: false };
}

/** The minute that is meant: as the words say, else in the half of the day that is nearer to before. */
function minuteOf(clock: Timing['clock'], part: Timing['part'], was: number | undefined): number | undefined {
  if (clock === undefined) return undefined;
  if (clock.sure || was === undefined) return clock.minutes;
  const early = clock.minutes % HALF_DAY;
  // "Eleven at night." "*Half past twelve* on Fridays."
  if (part === undefined && was >= EVENING && early < SMALL_HOURS) return early;
  if (part === undefined) return nearer(clock, was).minutes;
  return part === 'morning' ? early : early + HALF_DAY;
}

/** When it comes: a row that keeps its own times has them in its rule. An entry, which has a beginning and an end as well, is none of these. */
export function timesOfSeries({ when, args: { rrule, start } }: Action): When | undefined {
  return when ?? (typeof rrule === 'string' && start === undefined ? { rrule } : undefined);
}

/** "At seven from Monday to Thursday, *at eight on Friday*": beside what comes on days of each week, a day is one of each week. */
export function besideWeekly(edit: Edit, action: Action, { is, words }: Language): Edit {
  if (edit.type !== 'other' || edit.timing.every !== undefined) return edit;
  const { day, ...others } = edit.timing;
  if (day?.type !== 'weekday' || day.weeks !== 0 || ofWeek(ruleOf(action)) === undefined) return edit;
  // "*This* Friday at eight".
  if (tokenize(edit.source.text, words).tokens.some(({ word }) => is.pointing.has(word))) return edit;
  const every = { freq: 'WEEKLY', interval: 1, days: [WEEKDAY_CODES[day.weekday]!] } as const;
  return { ...edit, timing: { ...others, every } };
}

/** The days of the week on which it comes. */
export function daysOfWeek(when: When | undefined, rule: string | undefined): readonly string[] | undefined {
  if (when !== undefined && 'sun' in when && when.repeat === true && rule === undefined) return WEEKDAY_CODES;
  if (rule === undefined) return undefined;
  return /^FREQ=DAILY(?!;INTERVAL)/.test(rule) ? WEEKDAY_CODES : ofWeek(rule);
}

/** What comes by a rule, on these days alone. */
export function onDays(when: When, days: readonly string[]): When {
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

/** The first hour of a part of the day in which an hour may be meant, and the one behind it. */
const HOURS_OF: Readonly<Partial<Record<DayPart, readonly [from: number, to: number]>>> = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [16, 24],
};

/** "At nine." "*I meant in the morning*": of the hour that was said, with no half of the day, the one in it. */
export function halfAsked(
  { part, edge, ...others }: Timing,
  { source }: Action,
  was: number,
  memory: Memory,
): Timing | undefined {
  const { words, times, numbers } = memory.time.language;
  const hours = part === undefined ? undefined : HOURS_OF[part];
  if (hours === undefined || edge !== undefined || isTimed(others) || source === undefined) return undefined;
  const { tokens } = tokenize(source.text, words);
  const clocks = tokens.flatMap((_, at) =>
    times.piecesAt(tokens, at, 'en-GB').flatMap(({ value }) => (value.type === 'clock' ? [value.clock] : [])),
  );
  // "An alarm for *six*".
  const isFigure = tokens.some((_, at) => numbers.numberAt(tokens, at)?.value === (was % HALF_DAY) / 60);
  const isOpen =
    clocks.length === 0
      ? isFigure
      : clocks.some(({ sure, minutes }) => !sure && (minutes - was) % HALF_DAY === 0);
  const early = was % HALF_DAY;
  const fits = [early, early + HALF_DAY].filter((one) => one >= hours[0] * 60 && one < hours[1] * 60);
  const [minutes, another] = fits;
  if (!isOpen || minutes === undefined || another !== undefined) return undefined;
  // On its day, where one was told; else the next time.
  const clock = { minutes, sure: true };
  return isOfSaidDay(memory) ? sameDay({ clock }, memory) : { clock };
}

/**
 * "Remind me on Friday." "*At five*": an hour that was a guess has none near it, so a bare one is read as if it had been said at once. What takes all day has no
 * hour either, and an occasion has its half of the day. `undefined` where an hour was told.
 */
export function clockOfOpenDay(clock: Clock, before: Action, was: number, memory: Memory): Clock | undefined {
  const { args, source } = before;
  const { references } = memory.time.language;
  if (args['all_day'] === true) {
    const early = clock.minutes % HALF_DAY;
    const title = args['title'] ?? args['query'];
    const half = typeof title === 'string' ? references.halfOfOccasion(title, early / 60) : undefined;
    if (half === undefined || early >= OCCASIONS_TO) return clock;
    return { minutes: half === 'pm' ? early + HALF_DAY : early, sure: true };
  }
  const isGuess = (before.assumed?.length ?? 0) > 0 && source !== undefined;
  return isGuess && !tellsHour(source.text, was, memory) ? clock : undefined;
}

/** Whether words tell an hour, or a part of the day. */
function tellsHour(text: string, was: number, { time }: Memory): boolean {
  const { words, times, numbers } = time.language;
  const { tokens } = tokenize(text, words);
  return tokens.some(
    (_, at) =>
      numbers.numberAt(tokens, at)?.value === (was % HALF_DAY) / 60 ||
      times.piecesAt(tokens, at, 'en-GB').some(({ value }) => !isOfDays(value)),
  );
}

function isOfDays(piece: Piece): boolean {
  if (piece.type === 'day') return piece.part === undefined;
  if (piece.type === 'every') return piece.every.part === undefined;
  return piece.type === 'until' || piece.type === 'except';
}

/** Eleven o'clock: what begins then may be in either half of the day. */
const OCCASIONS_TO = 660;
const HALF_DAY = 720;
