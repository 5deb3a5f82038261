/**
 * times: what words of time come to. `piece.ts` has the pieces that a language's grammar reads ("tomorrow", "at nine", "for ten
 * minutes"), `timing.ts` puts the pieces of one clause together, `resolve.ts`, `recurrence.ts` and `stretch.ts` reckon them from now in the
 * home's zone, and `uses.ts` turns them into what a method takes. Seasons and the sun are reckoned here; holidays that move stand in a table.
 */
export { dateOf, monthsAfter, weekdayOf } from './dates.ts';
export { type Hearing, todayOf } from './hearing.ts';
export { HABIT_FROM, hhmm, likely, partHour } from './hours.ts';
export { pastArgs } from './past.ts';
export { readTime, type TimeRead, timingsFrom } from './read-time.ts';
export { momentOf, type Resolved } from './resolve.ts';
export { onceOnly } from './sun.ts';
export {
  eachTime,
  endsEach,
  inItsDay,
  isClockAlone,
  isDayAlone,
  isLasting,
  isTimed,
  NO_TIMING,
  oneClock,
  plusPiece,
  type Timing,
  untilTiming,
} from './timing.ts';
export { dayArgs, insteadArg, momentArgs, pointArg, rangeArgs, shiftArgs, spanArgs, whenOf } from './uses.ts';
export { heldFor, isOfHour, isOfNoDay, type Validity, validityOf } from './validity.ts';
