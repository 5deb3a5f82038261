import {
  type Clock,
  type Day,
  type DayPart,
  type Every,
  type Length,
  type PartEdge,
  type Piece,
  type Until,
  WEEKDAY_CODES,
} from '../languages/index.ts';
import type { Open } from '../text/index.ts';

/** All that a clause says about time, put together from its pieces; `words` are theirs. */
export interface Timing {
  readonly now?: true;
  readonly clock?: Clock;
  /** All but the first, of what happens several times a day. */
  readonly clocks?: readonly Clock[];
  readonly part?: DayPart;
  readonly edge?: PartEdge;
  readonly day?: Day;
  readonly in?: Length;
  readonly later?: Length;
  readonly length?: Length;
  readonly span?: { readonly from: Clock; readonly to: Clock };
  readonly every?: Every;
  readonly until?: Until;
  readonly sun?: Omit<Extract<Piece, { type: 'sun' }>, 'type'>;
  readonly around?: Omit<Extract<Piece, { type: 'around' }>, 'type'>;
}

/** Of a clause that has said nothing of time yet. */
export const NO_TIMING: Timing = {};

const HALF_DAY = 12 * 60;

/** "Half eight, *before school*": the hour that was named, in the half of the day that the vague one is in; `undefined` where both are named. */
export function oneClock(one: Clock, other: Clock): Clock | undefined {
  const [named, vague] = one.guessed === undefined ? [one, other] : [other, one];
  if (named.guessed !== undefined || vague.guessed === undefined) return undefined;
  if (named.sure) return named;
  const early = named.minutes % HALF_DAY;
  const isLate = Math.abs(early + HALF_DAY - vague.minutes) < Math.abs(early - vague.minutes);
  return { ...named, minutes: isLate ? early + HALF_DAY : early, sure: true };
}

/** The timing with one more piece; `undefined` where the clause has said that kind of thing already. */
export function plusPiece(timing: Timing, piece: Piece): Timing | undefined {
  if (timing.now && piece.type !== 'length') return undefined;
  if (isRepeated(timing, piece)) return timing;
  switch (piece.type) {
    case 'now':
      return isTimed(timing) ? undefined : { now: true };
    case 'clock': {
      const clock = timing.clock === undefined ? piece.clock : oneClock(timing.clock, piece.clock);
      if (clock === undefined || timing.span) return undefined;
      const more = withMore(timing, 'clock', clock);
      if (piece.others !== undefined) more.clocks = piece.others;
      return more;
    }
    case 'part': {
      if (timing.part) return undefined;
      const more = withMore(timing, 'part', piece.part);
      if (piece.edge !== undefined) more.edge = piece.edge;
      if (!timing.day && (piece.today || piece.last)) more.day = { type: 'plus', days: piece.last ? -1 : 0 };
      return more;
    }
    case 'day': {
      const day = timing.day === undefined ? piece.day : within(timing.day, piece.day);
      if (day === undefined || timing.in || (piece.part && timing.part)) return undefined;
      const more = withMore(timing, 'day', day);
      if (piece.part) more.part = piece.part;
      if (piece.edge) more.edge = piece.edge;
      return more;
    }
    case 'in':
      return timing.in || timing.day ? undefined : withMore(timing, 'in', piece.length);
    case 'later':
      return timing.later || (piece.length.ms > 0 && isFixed(timing))
        ? undefined
        : withMore(timing, 'later', piece.length);
    case 'length':
      return timing.length ? undefined : withMore(timing, 'length', piece.length);
    case 'span': {
      const { from, to } = piece;
      return timing.span || timing.clock ? undefined : withMore(timing, 'span', { from, to });
    }
    case 'every': {
      const every = timing.every === undefined ? piece.every : narrowed(timing.every, piece.every);
      return every === undefined ? undefined : withMore(timing, 'every', every);
    }
    case 'until':
      return timing.until ? undefined : withMore(timing, 'until', piece.until);
    case 'except': {
      const every = timing.every === undefined ? undefined : withoutDays(timing.every, piece.days);
      return every === undefined ? undefined : withMore(timing, 'every', every);
    }
    case 'sun':
      return timing.sun ? undefined : withMore(timing, 'sun', piece);
    case 'around':
      return timing.around ? undefined : withMore(timing, 'around', piece);
  }
}

/** "At ten … five minutes later" are two times. */
function isFixed({ clock, sun, span, every, in: from }: Timing): boolean {
  return (clock ?? sun ?? span ?? every ?? from) !== undefined;
}

/** A copy with one thing more, key by key: a copy by `...` of ever other timings is a table to the engine, and slow to read. */
function withMore<K extends keyof Timing>(timing: Timing, key: K, value: Timing[K] & {}): Open<Timing> {
  const more: Open<Timing> = {};
  for (const said in timing) copyTo(more, timing, said as keyof Timing);
  more[key] = value;
  return more;
}

function copyTo<K extends keyof Timing>(more: Open<Timing>, timing: Timing, key: K): void {
  const value = timing[key];
  if (value !== undefined) more[key] = value;
}

/** "*Tomorrow* I need an alarm at 7 *tomorrow*": said twice, meant once. */
function isRepeated({ day, clock }: Timing, piece: Piece): boolean {
  if (piece.type === 'day') return day !== undefined && JSON.stringify(day) === JSON.stringify(piece.day);
  return (
    piece.type === 'clock' && !piece.others && clock !== undefined && clock.minutes === piece.clock.minutes
  );
}

const WEEK: readonly string[] = [...WEEKDAY_CODES.slice(1), WEEKDAY_CODES[0]];

/** "Every day at seven, *on weekdays*", "every weekday, *Monday to Friday*": the narrower of the two, where one holds the other. */
function narrowed(one: Every, other: Every): Every | undefined {
  const [days, others] = [weekdaysOf(one), weekdaysOf(other)];
  if (isEven(one) && one.days === undefined && others !== undefined) return { ...one, days: others };
  if (isEven(other) && other.days === undefined && days !== undefined) return { ...other, days };
  if (days === undefined || others === undefined || (one.part && other.part)) return undefined;
  const [few, many] = days.length < others.length ? [days, others] : [others, days];
  if (!few.every((day) => many.includes(day))) return undefined;
  const { freq: _freq, days: _days, ...rest } = { ...one, ...other };
  return few.length === WEEK.length ? { ...rest, freq: 'DAILY' } : { ...rest, freq: 'WEEKLY', days: few };
}

/** "*Every half hour* from nine to five on weekdays". */
function isEven({ freq, part }: Every): boolean {
  return (freq === 'HOURLY' || freq === 'MINUTELY') && part === undefined;
}

/** The days of the week on which it comes each week; `undefined` where more than they say when. */
function weekdaysOf({
  freq,
  interval,
  days,
  monthdays,
  setpos,
  month,
  times,
}: Every): readonly string[] | undefined {
  if (interval > 1 || (monthdays ?? setpos ?? month ?? times) !== undefined) return undefined;
  if (freq === 'DAILY') return days ?? WEEK;
  return freq === 'WEEKLY' && days?.every((day) => WEEK.includes(day)) ? days : undefined;
}

/** "Every day except sunday": the days of the week that are left. */
function withoutDays(every: Every, except: readonly string[]): Every | undefined {
  if (every.freq !== 'WEEKLY' && (every.freq !== 'DAILY' || every.interval > 1)) return undefined;
  const { freq: _freq, days = every.freq === 'DAILY' ? WEEK : undefined, ...rest } = every;
  const left = days?.filter((day) => !except.includes(day)) ?? [];
  return left.length === 0 || left.length === days?.length
    ? undefined
    : { ...rest, freq: 'WEEKLY', days: left };
}

/** "Wednesday" … "next week", "the first monday" … "of next month": the second day says where the first one is. */
function within(day: Day, whole: Day): Day | undefined {
  if (whole.type !== 'unit' && whole.type !== 'week' && whole.type !== 'month') return undefined;
  if (
    day.type === 'weekday' &&
    day.weeks === 0 &&
    (whole.type === 'week' || (whole.type === 'unit' && whole.unit === 'week'))
  )
    return { type: 'weekday-of', weekday: day.weekday, of: whole };
  if (day.type === 'monthday' && day.months === 0 && whole.type === 'month')
    return { ...day, months: whole.months };
  if (day.type !== 'nth' || !day.coming) return undefined;
  return { type: 'nth', ordinal: day.ordinal, unit: day.unit, of: whole };
}

/** "At eight and at nine": of what happens once at each of several times, each by itself. */
export function eachTime(timing: Timing): readonly Timing[] {
  const { clock, clocks, ...rest } = timing;
  if (clock === undefined || clocks === undefined || rest.every !== undefined || rest.day?.type === 'range')
    return [timing];
  return inBothHalves([clock, ...clocks]).map((one) => ({ ...rest, clock: one }));
}

/** "At eight and eight": nobody says one time twice, so that each half of the day has one. */
function inBothHalves(clocks: readonly Clock[]): readonly Clock[] {
  const early = (one: Clock): number => one.minutes % HALF_DAY_MINUTES;
  return clocks.map((one, at) => {
    const twin = clocks.findIndex((other, place) => place !== at && early(other) === early(one));
    if (twin < 0 || one.sure || clocks[twin]!.sure) return one;
    return { ...one, minutes: early(one) + (twin < at ? HALF_DAY_MINUTES : 0), sure: true };
  });
}

const HALF_DAY_MINUTES = 720;

/** "Am I free *until three tomorrow*": what lies in a day that only its end names. */
export function inItsDay(timing: Timing): Timing {
  const { until, day, every } = timing;
  if (until?.type !== 'moment' || day !== undefined || every !== undefined) return timing;
  const ends = untilTiming(until).day;
  return ends === undefined ? timing : { ...timing, day: ends };
}

/** When it ends, as a time of its own. */
export function untilTiming(until: Until): Timing {
  if (until.type === 'day') return { day: until.day };
  return until.pieces.reduce((timing, piece) => plusPiece(timing, piece) ?? timing, NO_TIMING);
}

export function isTimed(timing: Timing): boolean {
  for (const _said in timing) return true;
  return false;
}

/** Said for how long or until when. Of what happens again and again that is how long each time lasts. */
export function isLasting(timing: Timing): boolean {
  const { length, span, until, every } = timing;
  return (
    length !== undefined ||
    span !== undefined ||
    (until !== undefined && every === undefined) ||
    endsEach(timing)
  );
}

/** "Every day at six *until midnight*" has a beginning and an end each time; "every day until june" ends for good. */
export function endsEach({ until, every, clock, sun }: Timing): boolean {
  if (until?.type !== 'moment' || every === undefined || every.interval > 1) return false;
  return (clock ?? sun) !== undefined && isOfDays(every) && until.pieces.every(({ type }) => type !== 'day');
}

function isOfDays({ freq }: Every): boolean {
  return freq === 'DAILY' || freq === 'WEEKLY';
}

/** "Tomorrow", and nothing that says when of the day. */
export function isDayAlone({ day, ...others }: Timing): boolean {
  return day !== undefined && day.type !== 'edge' && Object.keys(others).length === 0;
}

/** "At eleven", on whatever day. */
export function isClockAlone({ clock, day, in: from, every, around }: Timing): boolean {
  return clock !== undefined && [day, from, every, around].every((one) => one === undefined);
}
