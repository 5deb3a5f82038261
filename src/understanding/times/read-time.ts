import { instantOf, isoIn, wallOfMs } from '../../base/index.ts';
import { type Bound, type CalendarUnit, isoLength, type Language, type Locale } from '../languages/index.ts';
import { mended, type Token, tokenize, type UnderstandingContext, wordAt, wordToken } from '../text/index.ts';
import { boundsOf, pointIn } from './dates.ts';
import type { Hearing } from './hearing.ts';
import { inPart } from './hours.ts';
import { rruleOf } from './recurrence.ts';
import { momentOf, plus } from './resolve.ts';
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
export function readTime(
  text: string,
  context: UnderstandingContext,
  language: Language,
): TimeRead | undefined {
  const { words } = language;
  const tokens = tokenize(text, words).tokens.map((token) => {
    const fix = words.forms.slips.get(token.word);
    return fix === undefined || fix === token.word ? token : mended(words, token, fix);
  });
  const hearing: Hearing = {
    now: context.now,
    timezone: context.timezone,
    language,
    ...(context.dayParts === undefined ? {} : { dayParts: context.dayParts }),
    ...(context.partHours === undefined ? {} : { partHours: context.partHours }),
  };
  const reader: Reader = { locale: context.locale ?? 'en-GB', hearing, language };
  return (
    withinFrom(tokens, reader) ??
    plainFrom(tokens, reader) ??
    boundedFrom(tokens, reader) ??
    betweenFrom(tokens, reader)
  );
}

interface Reader {
  readonly language: Language;
  readonly locale: Locale;
  readonly hearing: Hearing;
}

/** "Within the next five hours": from now on, by the stopwatch. */
function withinFrom(tokens: readonly Token[], { hearing, language }: Reader): TimeRead | undefined {
  const length = language.times.withinAt(tokens, 0);
  if (length?.end !== tokens.length) return undefined;
  const { now, timezone } = hearing;
  const [from, to] = [now, plus(now, length.value, 1, timezone)].map((instant) => isoIn(instant, timezone));
  return { type: 'stretch', from: from!, to: to!, grain: 'second', assumed: [] };
}

function plainFrom(tokens: readonly Token[], reader: Reader): TimeRead | undefined {
  const { hearing, locale, language } = reader;
  const { boundAt, atClock } = language.times;
  const bound = boundAt(tokens, 0);
  const plain = timingsFrom(tokens, 0, locale, language);
  if (plain?.later !== undefined && bound?.value === 'after') {
    const start = timeOf(plain, hearing);
    return start === undefined ? undefined : openAt('since', start, hearing);
  }
  const ranged = plain?.span !== undefined || plain?.length !== undefined || plain?.day?.type === 'range';
  if (bound !== undefined && !ranged) {
    const rest =
      timingsFrom(tokens, bound.end, locale, language) ??
      timingsFrom([wordToken(language.words, atClock), ...tokens.slice(bound.end)], 0, locale, language);
    const read = rest === undefined ? undefined : endTime(rest, hearing);
    const open = read === undefined ? undefined : openAt(bound.value, read, hearing);
    if (open !== undefined) return open;
  }
  return plain === undefined ? undefined : timeOf(plain, hearing);
}

/** "Today before 4pm", "3 pm or later on monday": the bound stands inside, and the rest is one time. */
function boundedFrom(tokens: readonly Token[], reader: Reader): TimeRead | undefined {
  const { times } = reader.language;
  for (let at = 1; at < tokens.length; at++) {
    const bound = times.boundAt(tokens, at) ?? times.tailBoundAt(tokens, at);
    if (bound === undefined) continue;
    const rest = [...tokens.slice(0, at), ...tokens.slice(bound.end)];
    const timing = timingsFrom(rest, 0, reader.locale, reader.language);
    const read = timing === undefined ? undefined : endTime(timing, reader.hearing);
    const open = read === undefined ? undefined : openAt(bound.value, read, reader.hearing);
    if (open !== undefined) return open;
  }
  return undefined;
}

/** "From 4pm today to 5pm tomorrow", "between now and november 15th": a time for each end. */
function betweenFrom(tokens: readonly Token[], { locale, hearing, language }: Reader): TimeRead | undefined {
  const { is } = language;
  const start = is.rangeLead.has(wordAt(tokens, 0)) ? 1 : 0;
  for (let at = start + 1; at + 1 < tokens.length; at++) {
    const joint = wordAt(tokens, at);
    if (!is.rangeJoint.has(joint) || (is.and.has(joint) && start === 0)) continue;
    const first = timingsFrom(tokens.slice(start, at), 0, locale, language);
    const last = timingsFrom(tokens.slice(at + 1), 0, locale, language);
    if (first === undefined || last === undefined) continue;
    const from = endTime(onDayOf(first, last), hearing);
    const to = endTime(onDayOf(last, first), hearing);
    const range = from === undefined || to === undefined ? undefined : rangeBetween(from, to, last, hearing);
    if (range !== undefined) return range;
  }
  return undefined;
}

/** A bare clock is on the day that the other end names. */
function onDayOf(timing: Timing, { day }: Timing): Timing {
  return timing.clock !== undefined && timing.day === undefined && !timing.in && day !== undefined
    ? { ...timing, day }
    : timing;
}

function rangeBetween(
  from: TimeRead,
  to: TimeRead,
  { clock }: Timing,
  { timezone }: Hearing,
): TimeRead | undefined {
  const start = from.type === 'instant' ? from.at : from.type === 'stretch' ? from.from : undefined;
  let end = to.type === 'instant' ? to.at : to.type === 'stretch' ? to.to : undefined;
  if (start === undefined || end === undefined) return undefined;
  if (Date.parse(end) <= Date.parse(start) && clock?.sure === false)
    end = isoIn(Date.parse(end) + 12 * 3_600_000, timezone);
  if (Date.parse(end) <= Date.parse(start)) return undefined;
  const assumed = [from, to].flatMap((read) => ('assumed' in read ? read.assumed : []));
  return { type: 'stretch', from: start, to: end, grain: 'grain' in to ? to.grain : 'second', assumed };
}

/** The whole of the tokens as pieces of time. */
export function timingsFrom(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
  { is, times }: Language,
): Timing | undefined {
  const year = times.yearAt(tokens, start);
  if (year?.end === tokens.length) return { day: year.value };
  const walk = (at: number, timing: Timing, depth: number): Timing | undefined => {
    if (at >= tokens.length) return isTimed(timing) ? timing : undefined;
    if (depth > 12) return undefined;
    for (const { value, end } of times.alonePiecesAt(tokens, at, locale)) {
      const more = plusPiece(timing, value);
      const whole = more === undefined ? undefined : walk(end, more, depth + 1);
      if (whole !== undefined) return whole;
    }
    return is.timeGlue.has(wordAt(tokens, at)) ? walk(at + 1, timing, depth + 1) : undefined;
  };
  return walk(start, {}, 0);
}

/** What a stretch begins or ends with: "the end of may" is a moment there. */
function endTime(timing: Timing, hearing: Hearing): TimeRead | undefined {
  const { day } = timing;
  const face = day === undefined || Object.keys(timing).length > 1 ? undefined : pointIn(day, hearing);
  if (face === undefined) return timeOf(timing, hearing);
  const at = isoIn(instantOf(wallOfMs(face), hearing.timezone), hearing.timezone);
  return { type: 'instant', at, grain: 'day', assumed: [] };
}

function timeOf(timing: Timing, hearing: Hearing): TimeRead | undefined {
  const { zone, iso } = wordsFor(hearing);
  if (timing.every !== undefined) {
    const rule = rruleOf(timing.every, timing, hearing);
    return rule && { type: 'recurrence', rrule: rule.value, assumed: rule.assumed };
  }
  const { day, clock, span, part, length } = timing;
  if (length !== undefined && Object.keys(timing).length === 1)
    return { type: 'duration', length: isoLength(length) };
  if (span !== undefined || (length !== undefined && (clock !== undefined || day !== undefined))) {
    const { length: _length, ...start } = timing;
    const moment = span === undefined && clock === undefined ? undefined : momentOf(start, hearing);
    const midnight = day === undefined ? undefined : zone(boundsOf(day, hearing)?.from);
    const begun = midnight === undefined ? undefined : midnight + (span?.from.minutes ?? 0) * 60_000;
    const from = moment?.instant ?? begun;
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
    if (moment !== undefined)
      return { type: 'instant', at: moment.value, grain: 'minute', assumed: moment.assumed };
    const midnight = day === undefined ? undefined : zone(boundsOf(day, hearing)?.from);
    const minutes = part === undefined ? clock.minutes : inPart(clock, part);
    return midnight === undefined || (part !== undefined && day?.type === 'plus' && day.days === 0)
      ? undefined
      : { type: 'instant', at: iso(midnight + minutes * 60_000), grain: 'minute', assumed: [] };
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
