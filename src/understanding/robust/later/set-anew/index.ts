/** set-anew: how a thing is set, said of what was set just now: another figure, another word, another white, and how far it was; and the hour inside a message. */
export { levelBack } from './level-back.ts';
export { messageAnew } from './message-anew.ts';
export { stepAnew } from './step-anew.ts';
export { whiter } from './whiter.ts';
export { wordAnew } from './word-anew.ts';
