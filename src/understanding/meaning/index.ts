/**
 * meaning: from clauses to steps. `resolve.ts` walks the best path from left to right with a memory of what was spoken of, and
 * settles pronouns, times, conditions, exceptions and lists; clauses that refer back ("and the kitchen too", "make it nine", "undo that")
 * are read as an `Edit` and make another action of the earlier one. A `Step` is an action with what decides its place among the others.
 */
export { hourOf, type Lost } from './draft.ts';
export { type Edit, levelOf, type Meaning } from './edit.ts';
export { lessThings } from './exceptions.ts';
export { instantOf, openMemory, withoutVain } from './memory.ts';
export { CONVERSATION } from './moves.ts';
export { atMinute, dayMinutesOf, nextDays, onItsDays, ruleOf } from './next-time.ts';
export { RESTING } from './opposite.ts';
export { asLong } from './other-times.ts';
export { lacksOf, namesOutcome, outcomeOf } from './outcome-words.ts';
export { applyEdit, type Edited, readEdit } from './read-edit.ts';
export { type Resolution, resolve } from './resolve.ts';
export { daysOfWeek, onDays, seriesAnew, timesOfSeries } from './series-times.ts';
export type { Step } from './steps.ts';
export { calledOff as takenOff, phrasesOf, saidAs, sequelOf } from './taken-back.ts';
export { unitPutOff, useTime, withoutTimes } from './time-use.ts';
