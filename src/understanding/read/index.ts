/**
 * read: every reading of the words from one place on. A `Sentence` holds the tokens and what was found in them; `readings.ts` walks
 * the graph of phrases over them, fills slots with things, values, times and free text, and weighs what came of it. Conditions, courtesies
 * and fillers that may stand between the words of any phrase are read here too.
 */
export { placesOf, roomOf, thereOf } from './condition-place.ts';
export { isOfCalendar } from './conditions.ts';
export { emptyAt } from './filler-words.ts';
export { timesEnd, withoutDangling } from './free-text.ts';
export { ownMoments } from './own-moment.ts';
export {
  type Awaited,
  bestTo,
  type ConditionRead,
  type Fill,
  isThing,
  type Meant,
  type Reading,
  thingOf,
  WORTH,
} from './reading.ts';
export { commandsAt, readingsAt, type WalkOptions } from './readings.ts';
export {
  dayOf,
  isTooMuch,
  kept,
  nounPhrasesIn,
  openSentence,
  type Sentence,
  timesIn,
  wordAt,
  written,
} from './sentence.ts';
export { slotsAt } from './slots.ts';
export { anotherTimeAt } from './time-fragments.ts';
export { isToldThen, tellsSomebody } from './told-then.ts';
export { asksAt } from './topic-questions.ts';
export { isSparing, isWeighty } from './weight.ts';
