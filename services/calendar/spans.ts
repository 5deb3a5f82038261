import {
  datePlus,
  isoIn,
  type Point,
  startOfDate,
  timingOf,
  type Wall,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';
import { invalid } from './changeable.ts';
import { type CalendarEvent, type Span, wallPlus } from './event.ts';
import type { Change } from './params.ts';

const HOUR_MS = 3_600_000;
const LENGTH_MAX_MS = 366 * 86_400_000;

/** By what points of time are told: "in an hour", "the 3rd". */
export interface Place {
  readonly now: number;
  readonly zone: string;
}

/** What an event takes when it is changed. */
export function changedSpan(event: CalendarEvent, { start, end, all_day }: Change, place: Place): Span {
  if (start === undefined && end === undefined && all_day === undefined) return event;
  // "It starts at six": what took all day has an hour from then on.
  const allDay = all_day ?? (event.allDay && !(typeof start === 'string' && start.length > 10));
  const isDate = allDay || (typeof start === 'string' && start.length === 10);
  if (all_day === undefined && end === undefined && isDate) {
    const moved = `${wallOf(start!, place).slice(0, 10)}T${event.start.slice(11)}`;
    return { ...event, start: moved, end: wallPlus(moved, wallMs(event.end) - wallMs(event.start)) };
  }
  const from = start ?? (event.allDay ? event.start.slice(0, 10) : isoIn(event.startAt, event.zone));
  if (end !== undefined || allDay !== event.allDay) return spanOf(from, end, allDay, place);
  const wall = wallAt(pointAt(from, place), event.zone);
  return { ...event, start: wall, end: wallPlus(wall, wallMs(event.end) - wallMs(event.start)) };
}

/** @throws HearthError `invalid-params` when the end does not come after the start. */
export function spanOf(
  start: Point,
  end: string | undefined,
  allDay: boolean | undefined,
  place: Place,
): Span {
  const { zone } = place;
  const wall = wallOf(start, place);
  if (allDay ?? (typeof start === 'string' && start.length === 10)) {
    const first = wall.slice(0, 10);
    const after = end === undefined ? first : wallOf(end, place).slice(0, 10);
    if (after < first) throw invalid('/end', 'comes before the start');
    const last = after === first ? datePlus(first, 1) : after;
    return ofLength({ start: `${first}T00:00:00`, end: `${last}T00:00:00`, zone, allDay: true });
  }
  const startAt = pointAt(start, place);
  const endAt = end === undefined ? startAt + HOUR_MS : pointAt(end, place);
  if (endAt < startAt) throw invalid('/end', 'comes before the start');
  return ofLength({ start: wallAt(startAt, zone), end: wallAt(endAt, zone), zone, allDay: false });
}

function ofLength(span: Span): Span {
  if (wallMs(span.end) - wallMs(span.start) <= LENGTH_MAX_MS) return span;
  throw invalid('/end', 'is more than a year after the start', 'Use "rrule" for what comes again and again.');
}

function pointAt(point: Point, { now, zone }: Place): number {
  if (typeof point === 'string' && point.length === 10) return startOfDate(point, zone);
  return timingOf({ at: point }, { now, zone, past: true }).firstAt;
}

function wallOf(point: Point, place: Place): Wall {
  return wallAt(pointAt(point, place), place.zone);
}
