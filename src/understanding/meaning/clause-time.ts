import { dateAt, datePlus, minutesOf, startOfDate } from '../../base/index.ts';
import type { TimeUse } from '../../domain/index.ts';
import type { Clock, Day, Language, Piece } from '../languages/index.ts';
import type { NounPhrase } from '../names/index.ts';
import type { Rule } from '../phrases/index.ts';
import { dayOf, ownMoments, type Reading, type Sentence, timesIn } from '../read/index.ts';
import type { Args } from '../text/index.ts';
import {
  dateOf,
  type Hearing,
  isTimed,
  momentOf,
  oneClock,
  plusPiece,
  type Timing,
  todayOf,
} from '../times/index.ts';
import type { Memory } from './memory.ts';

/** What a clause says about time, wherever in it that stands: in its slots, in the name of a thing, in its condition, in the words before. */

/** The reading with all that its own words say of time in its timing. */
export function withOwnTime(reading: Reading): Reading {
  return withItsEnd(withItsDay(withOwnMoment(reading)));
}

/** "At 21 degrees until ten *tonight*": what begins at once ends tonight. */
function withItsEnd(reading: Reading): Reading {
  const { until, day, part, ...rest } = reading.timing;
  if (until?.type !== 'moment' || part === undefined || isTimed(rest)) return reading;
  if (day !== undefined && !isToday(day)) return reading;
  // The keys stand in the order of the words: "on tonight until ten" begins tonight.
  const said = Object.keys(reading.timing);
  if (said.indexOf('part') < said.indexOf('until')) return reading;
  const pieces: Piece[] = [...until.pieces, { type: 'part', part }];
  return { ...reading, timing: { until: { type: 'moment', pieces } } };
}

/** Its timing, with what is known from its condition, from the words before, and from what it is about. */
export function timingOf(reading: Reading, memory: Memory): Timing {
  const said = inCondition(asWasAsked(reading, memory));
  const timing = wokenBehindEvening(said.timing, reading, memory) ?? onSameDay(said, reading, memory);
  return byDay(ringsOn(reading, memory) ? timing : atOccasion(timing, reading), memory);
}

/** "Dad's birthday is on the twelfth. Remind me *a week before*": what takes all day has no hour to count from, and midnight is no hour to remind of it. */
function byDay(timing: Timing, { time: { event, timezone } }: Memory): Timing {
  const { around, clock, part } = timing;
  if (around === undefined || !('length' in around) || around.length.ms > 0) return timing;
  const isBare = event !== undefined && minutesOf(event, timezone) === 0;
  return isBare && (clock ?? part ?? around.part) === undefined ? { ...timing, part: 'morning' } : timing;
}

/** "What's the weather tomorrow *and do I have anything on*": a question without words of time is about the day of the one before. */
function asWasAsked(reading: Reading, { asking }: Memory): Reading {
  const { rule, timing } = reading;
  if (asking === undefined || !rule.question || isTimed(timing)) return reading;
  if (!LOOKING.has(rule.phrases.time ?? 'when')) return reading;
  const { day, part } = asking;
  return {
    ...reading,
    timing: { ...(day === undefined ? {} : { day }), ...(part === undefined ? {} : { part }) },
  };
}

/** "Erase *tomorrow's* dinner": the day that a thing is of tells when it is, and is no part of its name. */
function withItsDay(reading: Reading): Reading {
  const { rule, fills, timing } = reading;
  const fill = fills.find(({ slot }) => slot === 'words');
  if (fill === undefined || timing.day !== undefined || !LOOKING.has(rule.phrases.time ?? 'when'))
    return reading;
  const [first = '', ...rest] = `${fill.value as string}`.split(' ');
  const day = dayOf(first, rule.service.language);
  const whole = day === undefined ? undefined : plusPiece(timing, day);
  if (whole === undefined) return reading;
  const others = fills.filter((other) => other !== fill);
  const named = rest.length === 0 ? others : [...others, { ...fill, value: rest.join(' ') }];
  return { ...reading, timing: whole, fills: named };
}

const LOOKING = new Set<TimeUse>(['filter', 'range', 'window', 'past']);

/** "An alarm *for 9* on friday", "*tomorrow's* alarm *for eight*": the slot takes a time that is none elsewhere, and the rest of the clause may go on with it. */
function withOwnMoment(reading: Reading): Reading {
  const own = ownMoments(reading.rule, reading.fills);
  if (own.length === 0) return reading;
  const named: Timing = Object.assign({}, ...own.map(({ value }) => value as unknown as Timing));
  const { clock } = reading.timing;
  const one = named.clock && clock && oneClock(named.clock, clock);
  const timing = { ...named, ...reading.timing, ...(one === undefined ? {} : { clock: one }) };
  return { ...reading, timing, fills: reading.fills.filter((fill) => !own.includes(fill)) };
}

/** "If I have nothing on *tomorrow afternoon*, put it in my calendar at 3": a clock time alone is of the day, and the part of it, that the condition names. */
function inCondition({ rule, timing, fills, conditions }: Reading): Pick<Reading, 'timing' | 'fills'> {
  const [condition] = conditions;
  const { day, part, every, span } = timing;
  const clock = timing.clock ?? span?.from;
  if (
    (rule.phrases.time !== 'span' && !(rule.phrases.time === 'moment' && day?.type === 'that')) ||
    condition?.type !== 'kept' ||
    clock === undefined ||
    every !== undefined ||
    (day !== undefined && day.type !== 'that')
  )
    return { timing, fills };
  const { day: theDay, part: thePart } = condition.timing;
  return {
    timing: {
      ...timing,
      ...(theDay === undefined ? {} : { day: theDay }),
      ...(part !== undefined || thePart === undefined || clock.sure ? {} : { part: thePart }),
    },
    fills,
  };
}

/** "… at 7 tomorrow and turn *it* off at 8": said of the same thing, a bare clock time is on the same day. */
function onSameDay(
  { timing, fills }: Pick<Reading, 'timing' | 'fills'>,
  { timeWords }: Pick<Reading, 'timeWords'>,
  memory: Memory,
): Timing {
  // "Tomorrow morning wake me at six, and *tonight at ten* remind me to pack": that is of the day that is.
  const { is } = memory.time.language;
  if (
    timeWords
      .toLowerCase()
      .split(' ')
      .some((word) => is.ofToday.has(word))
  )
    return timing;
  const same = fills.some(
    ({ slot, value }) =>
      (slot === 'target' || slot === 'place') && (value as NounPhrase).items[0]?.type === 'pronoun',
  );
  const then = !same && !memory.dayInFront;
  if (then && !comesThen(timing, memory)) return timing;
  const soon = sameDay(timing, memory);
  if (soon === timing) return timing;
  if (same) return afterwards(soon, memory);
  // "On Friday call the garage at five, and *at noon* pay the cleaner": of something else the time may be before.
  return nearby(soon, memory) ?? (timing.clock?.sure === true ? soon : afterwards(soon, memory));
}

/** "*Tomorrow* remind me at ten to …". */
export function beginsWithDay(sentence: Sentence, { start }: Reading): boolean {
  for (let at = start; ; ) {
    const found = timesIn(sentence, at);
    if (found.length === 0) return false;
    if (found.some(({ value }) => value.type === 'day')) return true;
    at = Math.max(...found.map(({ end }) => end));
  }
}

/** "Wake me at 6:30 tomorrow and turn the coffee machine on *at 6:25*": what is near to what was spoken of is in the same half of the day. */
function nearby(timing: Timing, { time }: Memory): Timing | undefined {
  const was = minutesOf(time.event!, time.timezone);
  const half = was < HALF_DAY_MINUTES ? 0 : HALF_DAY_MINUTES;
  const minutes = (timing.clock!.minutes % HALF_DAY_MINUTES) + half;
  return Math.abs(minutes - was) <= NEAR_MINUTES ? { ...timing, clock: { minutes, sure: true } } : undefined;
}

const NEAR_MINUTES = 120;

/** "Turn off the TV at nine in the evening, and *wake me at seven*": who is to be woken behind an evening is so on the morning after it, or on that of the day in front. */
function wokenBehindEvening(
  timing: Timing,
  { rule }: Pick<Reading, 'rule'>,
  { time, actions, dayInFront }: Memory,
): Timing | undefined {
  const { clock, day, every, part, in: from } = timing;
  if (!isOfMornings(rule) || clock === undefined || clock.sure || isSmallHour(clock)) return undefined;
  if ([day, every, part, from].some((said) => said !== undefined)) return undefined;
  const last = actions.at(-1);
  if (last === undefined || last.service === rule.service.name || !isInEvening(time)) return undefined;
  const isOfDay = dayInFront && time.date !== todayOf(time);
  // Behind a concert at eight on Saturday it may be for the hour before.
  if (!isOfDay && time.event! - time.now > DAY_MINUTES * MINUTE_MS) return undefined;
  return inMorning({ ...timing, day: isOfDay ? { type: 'that' } : DAY_AFTER }, clock, rule.service.language);
}

/** "Set an alarm for eight in the evening *and another for nine*": the evening goes on. */
function ringsOn({ rule }: Reading, { time, actions }: Memory): boolean {
  return isOfMornings(rule) && actions.at(-1)?.service === rule.service.name && isInEvening(time);
}

/** Of what rings, whose bare hours are of the morning. */
function isOfMornings({ phrases }: Rule): boolean {
  return phrases.half === 'am' && phrases.time === 'moment';
}

function isInEvening({ event, now, timezone }: Hearing): boolean {
  return event !== undefined && event > now && minutesOf(event, timezone) >= EVENING;
}

/** "Remind Sam tomorrow at 8 to … and Mia *at 3:30* to …": the next time that the clock shows it is on that day as well, and then in its likelier half. */
function comesThen({ clock, day, every, part, in: from }: Timing, { time }: Memory): boolean {
  if (clock === undefined || clock.sure || time.date === undefined || time.event === undefined) return false;
  if ([day, every, part, from].some((said) => said !== undefined)) return false;
  const was = minutesOf(time.now, time.timezone);
  const early = clock.minutes % HALF_DAY_MINUTES;
  const isLater = [early, early + HALF_DAY_MINUTES].some((one) => one > was);
  return !isLater && time.date === datePlus(dateAt(time.now, time.timezone), 1);
}

/** "… on at 8 pm and *off at ten*", "*at midnight*", "*at two*": what comes next by the clock after what was spoken of. */
function afterwards(timing: Timing, { time }: Memory): Timing {
  const { minutes, sure } = timing.clock!;
  const was = minutesOf(time.event!, time.timezone);
  const early = minutes % HALF_DAY_MINUTES;
  const next = (sure ? [minutes] : [early, early + HALF_DAY_MINUTES]).find((one) => one >= was);
  if (next !== undefined && next < DAY_MINUTES)
    return sure || timing.part !== undefined ? timing : { ...timing, clock: { minutes: next, sure: true } };
  return { ...timing, clock: { minutes: sure ? minutes % DAY_MINUTES : early, sure: true }, day: DAY_AFTER };
}

const DAY_MINUTES = 1440;
const SMALL_HOURS = 300;
const EVENING = 1080;
const HALF_DAY_MINUTES = 720;
export const DAY_AFTER: Day = {
  type: 'away',
  length: { ms: 0, days: 1, months: 0 },
  back: false,
  from: { type: 'that' },
};

/** "Dinner tomorrow at 7" is in the evening; before eleven lunch is not. */
function atOccasion(timing: Timing, reading: Reading): Timing {
  const { language } = reading.rule.service;
  const { clock, span } = timing;
  if (timing.part !== undefined) return timing;
  if (span !== undefined) {
    const half = span.from.sure || span.to.sure ? undefined : halfOfTitle(span.from, reading);
    return half === undefined ? timing : { ...timing, span: inHalf(span, half) };
  }
  if (clock === undefined || clock.sure) return timing;
  if ((reading.rule.phrases.time ?? 'when') === 'when') return atWaking(timing, clock, reading);
  if (reading.rule.phrases.half === 'am' && isWaking(timing)) return inMorning(timing, clock, language);
  const half = halfOfTitle(clock, reading) ?? halfOf(reading.rule, timing);
  if (half === undefined || clock.minutes % HALF_DAY_MINUTES >= OCCASIONS_TO) return timing;
  return { ...timing, clock: clockIn(half, clock) };
}

function halfOfTitle({ minutes }: Clock, { rule, fills }: Reading): Half | undefined {
  const title = fills.find(({ slot }) => slot === 'words' || slot === 'saying')?.value;
  const hour = (minutes % HALF_DAY_MINUTES) / 60;
  return typeof title === 'string' ? rule.service.language.references.halfOfOccasion(title, hour) : undefined;
}

/** "Dinner from seven to nine"; a span that goes over noon or midnight stays as it is read. */
function inHalf({ from, to }: Span, half: Half): Span {
  const isWithin = to.minutes % HALF_DAY_MINUTES > from.minutes % HALF_DAY_MINUTES;
  return isWithin ? { from: clockIn(half, from), to: clockIn(half, to) } : { from, to };
}

function clockIn(half: Half, { minutes }: Clock): Clock {
  return {
    minutes: (minutes % HALF_DAY_MINUTES) + (half === 'pm' ? HALF_DAY_MINUTES : 0),
    sure: true,
  };
}

type Half = 'am' | 'pm';
type Span = NonNullable<Timing['span']>;

/** "The coffee maker *tomorrow at quarter to seven*", "open the blinds on friday at six": what goes with getting up is in the morning. */
function atWaking(timing: Timing, clock: Clock, { rule, fills }: Reading): Timing {
  const { language } = rule.service;
  const isOpen = !isSmallHour(clock) && clock.minutes % HALF_DAY_MINUTES < DAY_FROM;
  if (timing.day === undefined || isToday(timing.day) || !isOpen) return timing;
  const names = fills.flatMap(({ slot, value }) =>
    slot === 'target' || slot === 'place'
      ? (value as NounPhrase).items.flatMap((item) =>
          item.type === 'device' ? item.devices.map(({ name }) => name) : [],
        )
      : [],
  );
  const isOfMorning =
    rule.phrases.half === 'am' ||
    (names.length > 0 && names.every((name) => language.references.halfOfOccasion(name) === 'am'));
  return isOfMorning ? inMorning(timing, clock, language) : timing;
}

/**
 * "An hour before *the gala*" is reckoned from what was spoken of last only where that is the gala: from what is not known,
 * nothing can be reckoned, and the house asks when.
 */
export function hearingOf({ text }: Args, { timing }: Reading, { time, actions }: Memory): Hearing {
  const words = timing.around?.of ?? text;
  if (timing.around === undefined || typeof words !== 'string') return time;
  const own = ownEvent(timing, time);
  if (own !== undefined) return { ...time, event: own };
  const last = actions.at(-1)?.args;
  const spoken = `${last?.['title'] ?? last?.['query'] ?? last?.['text'] ?? ''}`.toLowerCase().split(' ');
  const { event: _event, ...rest } = time;
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => spoken.includes(word))
    ? time
    : rest;
}

/** "Is the 24th *a thursday*?": the weekday is looked for from the day on that is asked about, that very day included. */
export function comparing({ day }: Timing, { rule, timing }: Reading, hearing: Hearing): Hearing {
  const use = rule.phrases.time;
  if (day?.type !== 'weekday' || !rule.question || (use !== 'day' && use !== 'none')) return hearing;
  const date = timing.day === undefined ? todayOf(hearing) : dateOf(timing.day, hearing);
  if (date === undefined) return hearing;
  return { ...hearing, now: startOfDate(date, hearing.timezone) - MINUTE_MS };
}

const MINUTE_MS = 60_000;

/** "Cancel my *seven o'clock* alarm": a bare hour is heard as it was when the alarm was set. */
export function asItWasSet(timing: Timing, { service }: Rule): Timing {
  const { clock, part } = timing;
  if (clock === undefined || clock.sure || part !== undefined || !isWaking(timing)) return timing;
  const wakes = Object.values(service.phrases.methods).some(({ half }) => half === 'am');
  return wakes ? inMorning(timing, clock, service.language) : timing;
}

function inMorning(timing: Timing, clock: Clock, { wording }: Language): Timing {
  const minutes = clock.minutes % HALF_DAY_MINUTES;
  const guessed = wording.morningClock(wording.clock(clock.minutes));
  return { ...timing, clock: { minutes, sure: true, guessed } };
}

/** "Wake me at seven", said in the afternoon, is for the morning; "at three" may as well be for a nap. */
function isWaking({ clock, day }: Timing): boolean {
  return clock !== undefined && day === undefined && !isSmallHour(clock);
}

function isSmallHour({ minutes }: Clock): boolean {
  return minutes % HALF_DAY_MINUTES < WAKING_FROM;
}

const WAKING_FROM = 300;
/** Seven o'clock: from then on a bare figure is of the morning anyway. */
const DAY_FROM = 420;

/** "An hour before my *two pm* appointment": when what is spoken of is, where the words tell. */
function ownEvent({ around: _around, ...timing }: Timing, time: Hearing): number | undefined {
  return timing.clock === undefined ? undefined : momentOf(timing, time)?.instant;
}

/** Of another day; today it is the next time that the clock shows it. */
function halfOf({ phrases }: Rule, { day }: Timing): 'am' | 'pm' | undefined {
  return day === undefined || isToday(day) ? undefined : phrases.half;
}

function isToday(day: Day | undefined): boolean {
  return day?.type === 'plus' && day.days === 0;
}

/** Eleven o'clock, in the minutes of half a day: what begins then may be in either half. */
const OCCASIONS_TO = 660;

/** A bare clock time, put on the day that was spoken of, if that is still to come. */
export function sameDay(timing: Timing, { time }: Memory): Timing {
  const clock = timing.clock ?? timing.span?.from;
  if (clock === undefined || timing.day !== undefined || timing.every !== undefined) return timing;
  if (time.date === undefined || time.event === undefined || time.event <= time.now) return timing;
  const { minutes, sure } = clock;
  // "Remind me at six." "*Move it to nine in the morning*": not of a morning that is over.
  const isOver =
    dateAt(time.now, time.timezone) === time.date && minutes <= minutesOf(time.now, time.timezone);
  if (isOver && (sure || timing.part === 'morning')) return timing;
  // "At half past eleven on Saturday night, and the lamp *at midnight*": the night goes on.
  const early = minutes % DAY_MINUTES;
  const isOfNight = sure && early < SMALL_HOURS && minutesOf(time.event, time.timezone) >= EVENING;
  if (timing.clock === undefined || !isOfNight) return { ...timing, day: { type: 'that' } };
  return { ...timing, clock: { minutes: early, sure }, day: DAY_AFTER };
}
