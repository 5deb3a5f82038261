import type { Call } from '../facts.ts';
import { listWords } from '../words.ts';

/** What is said where words to the conversation come to nothing. */

export const NOTHING_TO_UNDO = 'There is nothing to take back';
/** "No", where the rest of an answer was offered. */
export const NO_MORE = 'All right';
/** "Pardon?", where nothing was said in this talk. */
export const NOTHING_SAID = 'I said nothing yet';
export const NOTHING_RUNS = 'Nothing is running that I started';
export const NOTHING_RINGS = 'Nothing is ringing';

/** "Never mind", where nothing waited; `did`: something was done before. */
export function nothingWaited(did: boolean): string {
  return did ? 'Nothing was waiting; what I did stays. Say “undo” to take it back' : 'Nothing was waiting';
}

/** "A mail that has gone out cannot be taken back." */
export function cannotTakeBack(calls: readonly Call[]): string {
  const things = [...new Set(calls.map(({ service }) => THINGS[service] ?? 'that'))];
  return `I can’t take ${listWords(things)} back`;
}

const THINGS: Readonly<Record<string, string>> = { email: 'the mail', notices: 'that' };
