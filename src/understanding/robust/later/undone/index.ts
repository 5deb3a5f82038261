/** undone: what takes back what was done just now: all of it, that of so many turns, that of one thing, or of one more that is left out. */
export { itemBack } from './item-back.ts';
export { notThatOne } from './not-that-one.ts';
export { rowBack } from './row-back.ts';
export { sparedToo } from './spared-too.ts';
export { thingBack, undoOfSome } from './undo-of-some.ts';
export { undoes } from './undoes.ts';
export { withItsReminder } from './with-its-reminder.ts';
