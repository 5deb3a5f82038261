import type { Clock, Day, DayPart, Every, Length, PartEdge, Piece, Until } from './piece.ts';

/** All that a clause says about time, put together from its pieces; `words` are theirs. */
export interface Timing {
  readonly now?: true;
  readonly clock?: Clock;
  /** Of what happens several times a day. */
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
  readonly around?: { readonly length: Length; readonly before: boolean };
}

/** Of a clause that has said nothing of time yet. */
export const NO_TIMING: Timing = {};

/** The timing with one more piece; `undefined` where the clause has said that kind of thing already. */
export function plusPiece(timing: Timing, piece: Piece): Timing | undefined {
  if (timing.now && piece.type !== 'length') return undefined;
  if (isRepeated(timing, piece)) return timing;
  switch (piece.type) {
    case 'now':
      return isTimed(timing) ? undefined : { now: true };
    case 'clock':
      if (timing.clock || timing.span) return undefined;
      return {
        ...timing,
        clock: piece.clock,
        ...(piece.others === undefined ? {} : { clocks: piece.others }),
      };
    case 'part':
      if (timing.part) return undefined;
      return {
        ...timing,
        part: piece.part,
        ...(piece.edge === undefined ? {} : { edge: piece.edge }),
        ...(piece.today && !timing.day ? { day: { type: 'plus', days: 0 } } : {}),
        ...(piece.last && !timing.day ? { day: { type: 'plus', days: -1 } } : {}),
      };
    case 'day': {
      const day = timing.day === undefined ? piece.day : within(timing.day, piece.day);
      if (day === undefined || timing.in || (piece.part && timing.part)) return undefined;
      const { part, edge } = piece;
      return { ...timing, day, ...(part && { part }), ...(edge && { edge }) };
    }
    case 'in':
      return timing.in || timing.day ? undefined : { ...timing, in: piece.length };
    case 'later':
      return timing.later ? undefined : { ...timing, later: piece.length };
    case 'length':
      return timing.length ? undefined : { ...timing, length: piece.length };
    case 'span':
      return timing.span || timing.clock
        ? undefined
        : { ...timing, span: { from: piece.from, to: piece.to } };
    case 'every':
      return timing.every ? undefined : { ...timing, every: piece.every };
    case 'until':
      return timing.until ? undefined : { ...timing, until: piece.until };
    case 'except': {
      const every = timing.every === undefined ? undefined : withoutDays(timing.every, piece.days);
      return every === undefined ? undefined : { ...timing, every };
    }
    case 'sun':
      return timing.sun ? undefined : { ...timing, sun: piece };
    case 'around':
      return timing.around
        ? undefined
        : { ...timing, around: { length: piece.length, before: piece.before } };
  }
}

/** "*Tomorrow* I need an alarm at 7 *tomorrow*": said twice, meant once. */
function isRepeated({ day, clock }: Timing, piece: Piece): boolean {
  if (piece.type === 'day') return day !== undefined && JSON.stringify(day) === JSON.stringify(piece.day);
  return (
    piece.type === 'clock' && !piece.others && clock !== undefined && clock.minutes === piece.clock.minutes
  );
}

const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

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

export function isTimed(timing: Timing): boolean {
  for (const _said in timing) return true;
  return false;
}

/** Said for how long or until when, of something that does not happen again and again. */
export function isLasting({ length, span, until, every }: Timing): boolean {
  return length !== undefined || span !== undefined || (until !== undefined && every === undefined);
}
