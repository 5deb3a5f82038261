import { type Found, type Token, wordAt } from '../../../text/index.ts';
import type { Day, Locale, Piece, Until } from '../../index.ts';
import { clockAt } from './clock.ts';
import { dayAt, onDay } from './day-pieces.ts';
import { partAt } from './days.ts';
import { partOfDay } from './parts.ts';
import { isAgain } from './recurrence.ts';
import { exactlyEnd } from './sayings.ts';
import { SUN_WORDS, sunAt, sunWord } from './sun.ts';

/** "Until nine", "till saturday", "until sunrise", "until 11 pm tomorrow", "until half an hour before sunset". */
export function untilAt(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const word = wordAt(tokens, at);
  // "From sunset *to* sunrise", as between clock times.
  if (!UNTIL.has(word) && !(word === 'to' && SUN_WORDS.has(wordAt(tokens, at - 1)))) return undefined;
  const end = endAt(tokens, at + 1, THROUGH.has(word), locale);
  if (end === undefined) return undefined;
  const whole = withItsDay(tokens, at, end, locale) ?? end;
  return { value: { type: 'until', until: whole.value }, end: whole.end };
}

function endAt(
  tokens: readonly Token[],
  at: number,
  through: boolean,
  locale: Locale,
): Found<Until> | undefined {
  const day = dayAt(tokens, at, locale);
  if (day !== undefined) {
    const last: Day = through ? { type: 'edge', edge: 'end', of: day.value } : day.value;
    return { value: { type: 'day', day: last }, end: day.end };
  }
  const sun = sunWord(tokens, at);
  if (sun !== undefined)
    return { value: { type: 'moment', pieces: [{ type: 'sun', sun: sun.value }] }, end: sun.end };
  const offset = sunAt(tokens, at);
  if (offset !== undefined) return { value: { type: 'moment', pieces: [offset.value] }, end: offset.end };
  const the = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const part = partAt(tokens, the);
  if (part !== undefined)
    return { value: { type: 'moment', pieces: [{ type: 'part', part }] }, end: the + 1 };
  const clock = through ? undefined : clockAt(tokens, at, locale);
  return clock === undefined
    ? undefined
    : {
        value: { type: 'moment', pieces: [{ type: 'clock', clock: clock.value }] },
        end: exactlyEnd(tokens, clock.end),
      };
}

/**
 * "Keep it on until eleven *tomorrow*": the day and the part of it that follow belong to the end. Behind another clock time ("at six
 * until nine tomorrow") they are as much that of the beginning; an hour behind the day ("at six until Saturday at ten") is the end's.
 */
function withItsDay(
  tokens: readonly Token[],
  at: number,
  { value, end }: Found<Until>,
  locale: Locale,
): Found<Until> | undefined {
  if (value.type !== 'day' && isClockBefore(tokens, at)) return undefined;
  // "Every day until friday at nine": the hour is that of every day.
  const again = isAgain(tokens);
  const pieces: Piece[] = value.type === 'day' ? [{ type: 'day', day: value.day }] : [...value.pieces];
  const had = pieces.length;
  let last = end;
  for (;;) {
    const more =
      partOfDay(tokens, last) ??
      (value.type === 'moment'
        ? onDay(tokens, last, locale)
        : again
          ? undefined
          : clockBehind(tokens, last, locale));
    if (more === undefined) break;
    pieces.push(more.value);
    last = more.end;
  }
  return pieces.length === had ? undefined : { value: { type: 'moment', pieces }, end: last };
}

function clockBehind(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const led = wordAt(tokens, at) === 'at' ? at + 1 : at;
  const clock = clockAt(tokens, led, locale);
  const next = clock === undefined ? undefined : tokens[clock.end];
  const isLast = next === undefined || next.kind === 'mark';
  if (clock === undefined || (led === at && !clock.plain && !isLast)) return undefined;
  return { value: { type: 'clock', clock: clock.value }, end: exactlyEnd(tokens, clock.end) };
}

function isClockBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (before.kind === 'number' || HALVES.has(before.said));
}

const HALVES: ReadonlySet<string> = new Set([
  'am',
  'pm',
  'a.m',
  'p.m',
  'noon',
  'midnight',
  'sunset',
  'sunrise',
]);

const THROUGH = new Set(['through', 'thru']);
const UNTIL = new Set(['until', 'till', 'til', ...THROUGH]);
