/** asked: questions that look like orders, or of which a part does. */

export { behindQuestion } from './behind-question.ts';
export { askedByMark } from './by-mark.ts';
export { inItsCase } from './in-its-case.ts';
export { leaveAskedIn } from './leave-asked.ts';
export { askedOfEach } from './of-each.ts';
