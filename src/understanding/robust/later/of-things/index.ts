/** of-things: what is said of the things of the turn before in few words: what is wanted of one that was only named, a share of how far one was set, that one stops, comes on again, goes back, or is meant elsewhere. */
export { andAHalf } from './and-a-half.ts';
export { askedAgain } from './asked-again.ts';
export { backToBefore } from './back-to-before.ts';
export { bareThing } from './bare-thing.ts';
export { byHowMuch } from './by-how-much.ts';
export { nextPlayed } from './next-played.ts';
export { ofNamesake } from './of-namesake.ts';
export { doneAgain, ofThoseTold, oneInPlace } from './of-several-told.ts';
export { onAgain } from './on-again.ts';
export { playedElsewhere } from './played-elsewhere.ts';
export { roomSkipped } from './room-skipped.ts';
export { shareOfThat } from './share-of-that.ts';
export { someOfThem } from './some-of-them.ts';
export { stopsAsked } from './stops-asked.ts';
export { thingElsewhere } from './thing-elsewhere.ts';
export { toldWarmth } from './told-warmth.ts';
