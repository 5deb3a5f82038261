/**
 * plan: from steps to the answer. Actions are put into groups that follow each other, what was not understood holds back what hangs
 * on it, and what a wish lacks can be put in later (`fill-missing.ts`). `understand` is the whole way; `explain` shows it.
 */

export {
  atMinute,
  CONVERSATION,
  dayMinutesOf,
  hourOf,
  instantOf,
  lessThings,
  levelOf,
  namesOutcome,
  nextDays,
  onItsDays,
  openMemory,
  RESTING,
  ruleOf,
  saidAs,
  sequelOf,
  takenOff,
  unitPutOff,
  withoutVain,
} from '../meaning/index.ts';
export { hhmm, monthsAfter, weekdayOf } from '../times/index.ts';
export { type Amended, amend } from './amend.ts';
export { calledApart } from './called-apart.ts';
export { choicesIn, otherOfTwo } from './choices.ts';
export { cancelling, continued, joined } from './continued.ts';
export { dateSaid, dayIn, dayNamed, type TimeIn, wholeDay } from './day-in.ts';
export { daysAnew } from './days-anew.ts';
export { type Explanation, explain } from './explain.ts';
export { explainText } from './explain-text.ts';
export { fulfil } from './fill-missing.ts';
export { onceAs, onceOtherwise } from './once-otherwise.ts';
export { toUnderstandOutput, type UnderstandOutput } from './output.ts';
export { readDuration, readNumber } from './read-value.ts';
export { readWhen, type WhenRead } from './read-when.ts';
export { daysOfSeries, isMade, seriesOfDays, seriesOn, spokenOf } from './series-of-days.ts';
export { understand } from './understand.ts';
export { notUnderstood, understoodAs } from './understood-as.ts';
