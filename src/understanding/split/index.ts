/**
 * split: the sentence into clauses. Every way to cover the words with readings, connectives, talk and lost words is weighed, and the
 * best path is taken; `clause-order.ts` puts its clauses in the order of doing.
 */
export { inOrderOfDoing, isAtOnce, isAtThatHour, isBehind, isTrailing, isTurned } from './clause-order.ts';
export { bestPath, type Edge } from './clauses.ts';
export { strongest } from './joint-rank.ts';
export { heldThroughout } from './validity.ts';
