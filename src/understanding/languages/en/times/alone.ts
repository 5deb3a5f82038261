import { type Found, type Token, wordAt } from '../../../text/index.ts';
import { type Length, type Locale, type Piece, plusLength } from '../../index.ts';
import { numberAt, ordinalAt } from '../numbers.ts';
import { clockAt } from './clock.ts';
import { mealAt, partAt } from './days.ts';
import { durationAt, unitAt } from './durations.ts';
import { holidayAt } from './months.ts';
import { timesAt } from './pieces.ts';
import { SHIFTS } from './units.ts';

/** Where nothing but time is said, "women's day" is no title, a part of the day needs no word before it, and "5th" is a day. */
export function alonePiecesAt(tokens: readonly Token[], at: number, locale: Locale): readonly Found<Piece>[] {
  const found = timesAt(tokens, at, locale);
  if (found.length > 0) return found;
  const holiday = holidayAt(tokens, at, locale);
  if (holiday !== undefined) return [{ value: { type: 'day', day: holiday.value }, end: holiday.end }];
  const bare = partAt(tokens, at);
  const part = bare === undefined ? mealAt(tokens, at) : { value: bare, end: at + 1 };
  if (part !== undefined) return [{ value: { type: 'part', part: part.value }, end: part.end }];
  const clock = clockAt(tokens, at, locale);
  if (clock?.end === tokens.length && clock.end > at + 1 && (at > 0 || !clock.plain))
    return [{ value: { type: 'clock', clock: clock.value }, end: clock.end }];
  const day = dayFigure(tokens, at);
  return day === undefined || day.value < 1 || day.value > 31 || !Number.isInteger(day.value)
    ? []
    : [{ value: { type: 'day', day: { type: 'monthday', day: day.value, months: 0 } }, end: day.end }];
}

/** "5th", "the 27", "8pm on 15", "15 at 8". */
function dayFigure(tokens: readonly Token[], at: number): Found<number> | undefined {
  const ordinal = ordinalAt(tokens, at);
  if (ordinal !== undefined) return ordinal;
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  const before = wordAt(tokens, at - 1);
  const led = (before === 'the' || before === 'on') && tokens[number.end] === undefined;
  const leads = at === 0 && (wordAt(tokens, number.end) === 'at' || wordAt(tokens, number.end) === ',');
  return led || leads ? number : undefined;
}

/** "Within the next five hours". */
export function withinAt(tokens: readonly Token[], start: number): Found<Length> | undefined {
  if (wordAt(tokens, start) !== 'within') return undefined;
  const the = wordAt(tokens, start + 1) === 'the' ? start + 2 : start + 1;
  const named = SHIFTS.get(wordAt(tokens, the)) === 1;
  const at = named ? the + 1 : the;
  const unit = named ? unitAt(tokens, at) : undefined;
  if (unit === undefined) return durationAt(tokens, at);
  const rest = wordAt(tokens, at + 1) === 'and' ? at + 2 : at + 1;
  const more = durationAt(tokens, rest);
  return more === undefined
    ? { value: unit, end: at + 1 }
    : { value: plusLength(unit, more.value), end: more.end };
}
