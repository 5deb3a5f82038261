/** asked: questions that look like orders, or of which a part does. */
export { askedByMark } from './by-mark.ts';
export { askedOfEach } from './of-each.ts';
