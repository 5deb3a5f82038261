import { instantOf, isoIn, wallOfMs } from '../../base/index.ts';
import { type Bound, boundAt, timesAt } from '../en/times/pieces.ts';
import { yearAt } from '../en/times/units.ts';
import { type Token, tokenize, wordAt } from '../tokens.ts';
import type { UnderstandingContext } from '../types.ts';
import { type CalendarUnit, isoLength } from './piece.ts';
import { boundsOf, type Hearing, momentOf, plus, rruleOf } from './resolve.ts';
import { isTimed, plusPiece, type Timing } from './timing.ts';
import { endInstant, rangeOf } from './uses.ts';

/** What words of time name, by themselves. Instants are ISO 8601 with the home's offset; `to` is the first that is not meant. */
export type TimeRead =
  | {
      readonly type: 'instant';
      readonly at: string;
      readonly grain: CalendarUnit;
      readonly assumed: readonly string[];
    }
  | {
      readonly type: 'stretch';
      readonly from?: string;
      readonly to?: string;
      readonly grain: CalendarUnit;
      readonly assumed: readonly string[];
    }
  | { readonly type: 'recurrence'; readonly rrule: string; readonly assumed: readonly string[] }
  | { readonly type: 'duration'; readonly length: string };

/**
 * Reads a text that is words of time and nothing else: the answer to "when?". `undefined` when it is anything more, or names
 * no time. The grammar is the one that commands are read with.
 */
export function readTime(text: string, context: UnderstandingContext): TimeRead | undefined {
  const { tokens } = tokenize(text);
  const hearing: Hearing = {
    now: context.now,
    timezone: context.timezone,
    ...(context.dayParts === undefined ? {} : { dayParts: context.dayParts }),
    ...(context.partHours === undefined ? {} : { partHours: context.partHours }),
  };
  const bound = boundAt(tokens, 0);
  const plain = timingsFrom(tokens, 0, context);
  if (plain?.in !== undefined && wordAt(tokens, 0) === 'within')
    return openAt('by', timeOf(plain, hearing)!, hearing);
  if (plain?.later !== undefined && wordAt(tokens, 0) === 'after')
    return openAt('since', timeOf(plain, hearing)!, hearing);
  const ranged = plain?.span !== undefined || plain?.length !== undefined || plain?.day?.type === 'range';
  if (bound !== undefined && !ranged) {
    const rest = timingsFrom(tokens, bound.end, context);
    const read = rest === undefined ? undefined : timeOf(rest, hearing);
    const open = read === undefined ? undefined : openAt(bound.value, read, hearing);
    if (open !== undefined) return open;
  }
  return plain === undefined ? undefined : timeOf(plain, hearing);
}

/** Words that tie pieces of time together. */
const GLUE = new Set([
  'on',
  'at',
  'in',
  'of',
  'the',
  ',',
  'for',
  'from',
  '.',
  '-',
  'and',
  'around',
  'about',
  'starting',
  'beginning',
  'but',
  'during',
]);

/** The whole of the tokens as pieces of time. */
function timingsFrom(
  tokens: readonly Token[],
  start: number,
  context: UnderstandingContext,
): Timing | undefined {
  const year = yearAt(tokens, start);
  if (year?.end === tokens.length) return { day: year.value };
  const walk = (at: number, timing: Timing, depth: number): Timing | undefined => {
    if (at >= tokens.length) return isTimed(timing) ? timing : undefined;
    if (depth > 12) return undefined;
    for (const { value, end } of timesAt(tokens, at, context.locale ?? 'en-GB')) {
      const more = plusPiece(timing, value);
      const whole = more === undefined ? undefined : walk(end, more, depth + 1);
      if (whole !== undefined) return whole;
    }
    return GLUE.has(wordAt(tokens, at)) ? walk(at + 1, timing, depth + 1) : undefined;
  };
  return walk(start, {}, 0);
}

function timeOf(timing: Timing, hearing: Hearing): TimeRead | undefined {
  const { zone, iso } = wordsFor(hearing);
  if (timing.every !== undefined) {
    const { value, assumed } = rruleOf(timing.every, timing, hearing);
    return { type: 'recurrence', rrule: value, assumed };
  }
  const { day, clock, span, part, length } = timing;
  if (length !== undefined && Object.keys(timing).length === 1)
    return { type: 'duration', length: isoLength(length) };
  if (span !== undefined || (length !== undefined && (clock !== undefined || day !== undefined))) {
    const { length: _length, ...start } = timing;
    const moment = span === undefined && clock === undefined ? undefined : momentOf(start, hearing);
    const from = moment?.instant ?? (day === undefined ? undefined : zone(boundsOf(day, hearing)?.from));
    if (from === undefined) return undefined;
    const end = endInstant(timing, { value: iso(from), assumed: [], instant: from }, hearing);
    return {
      type: 'stretch',
      from: iso(from),
      to: iso(end),
      grain: 'minute',
      assumed: moment?.assumed ?? [],
    };
  }
  const reckoned =
    timing.in ?? timing.later ?? (day?.type === 'away' && day.from === undefined ? day.length : undefined);
  if (reckoned !== undefined && clock === undefined && part === undefined) {
    const sign = day?.type === 'away' && day.back ? -1 : 1;
    const instant = plus(hearing.now, reckoned, sign, hearing.timezone);
    return { type: 'instant', at: iso(instant), grain: 'second', assumed: [] };
  }
  if (
    timing.in !== undefined ||
    timing.later !== undefined ||
    timing.now ||
    (day?.type === 'away' && day.length.ms > 0)
  ) {
    const moment = momentOf(timing, hearing);
    return moment === undefined
      ? undefined
      : { type: 'instant', at: moment.value, grain: 'second', assumed: moment.assumed };
  }
  if (clock !== undefined) {
    const moment = momentOf(timing, hearing);
    return moment === undefined
      ? undefined
      : { type: 'instant', at: moment.value, grain: 'minute', assumed: moment.assumed };
  }
  if (part !== undefined) {
    const range = rangeOf(timing, hearing);
    return range === undefined
      ? undefined
      : { type: 'stretch', from: iso(range.from), to: iso(range.to), grain: 'hour', assumed: range.assumed };
  }
  if (day === undefined) return undefined;
  const bounds = boundsOf(day, hearing);
  if (bounds === undefined) return undefined;
  return {
    type: 'stretch',
    from: iso(zone(bounds.from)!),
    to: iso(zone(bounds.to)!),
    grain: bounds.grain,
    assumed: [],
  };
}

function wordsFor({ timezone }: Hearing): {
  readonly zone: (face: number | undefined) => number | undefined;
  readonly iso: (instant: number) => string;
} {
  return {
    zone: (face) => (face === undefined ? undefined : instantOf(wallOfMs(face), timezone)),
    iso: (instant) => isoIn(instant, timezone),
  };
}

/** "Before noon", "since friday", "by the end of the month": one end is open, or is now. */
function openAt(bound: Bound, read: TimeRead, { now, timezone }: Hearing): TimeRead | undefined {
  if (read.type !== 'instant' && read.type !== 'stretch') return undefined;
  const from = read.type === 'instant' ? read.at : read.from;
  const to = read.type === 'instant' ? read.at : read.to;
  const { grain, assumed } = read;
  const open = (ends: { from?: string | undefined; to?: string | undefined }): TimeRead => ({
    type: 'stretch',
    ...(ends.from === undefined ? {} : { from: ends.from }),
    ...(ends.to === undefined ? {} : { to: ends.to }),
    grain,
    assumed,
  });
  switch (bound) {
    case 'before':
      return open({ to: from });
    case 'until':
      return open({ to });
    case 'after':
    case 'since':
      return open({ from: bound === 'since' ? from : to });
    case 'by':
      return open({ from: isoIn(now, timezone), to });
  }
}
