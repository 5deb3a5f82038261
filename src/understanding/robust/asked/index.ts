/** asked: questions that look like orders, or of which a part does. */

export { behindQuestion } from './behind-question.ts';
export { askedByMark } from './by-mark.ts';
export { onDayAsked } from './day-kept.ts';
export { askedOfEach } from './of-each.ts';
