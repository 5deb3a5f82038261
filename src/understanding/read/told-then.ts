import type { Every, RoleWords } from '../languages/index.ts';
import type { Rule } from '../phrases/index.ts';
import type { Token } from '../text/index.ts';
import type { Timing } from '../times/index.ts';

/**
 * Whether what is asked is to be told then, each time anew: "*tell me* the weather every morning at seven", "*read me* the list at five". Where
 * the time may be what is asked about, as of the weather at five, only what comes again is.
 */
export function isToldThen(
  words: readonly Pick<Token, 'word'>[],
  { every, clock, part, sun, in: after, now }: Timing,
  { question, phrases: { time = 'when' } }: Pick<Rule, 'question' | 'phrases'>,
  is: RoleWords,
): boolean {
  if (!question || now === true || time === 'filter' || time === 'past') return false;
  const moment = clock ?? sun ?? (every === undefined ? after : (part ?? oftenIn(every)));
  const isFree = time === 'none' || time === 'idle' || time === 'when';
  if (moment === undefined || !(isFree || every !== undefined)) return false;
  return tellsSomebody(words, is);
}

/** "Every half hour": that needs no hour of a day. */
function oftenIn(every: Every): Every | undefined {
  return every.freq === 'HOURLY' || every.freq === 'MINUTELY' ? every : undefined;
}

/** "*Tell me* what's on": what is asked is to be told to somebody. */
export function tellsSomebody(words: readonly Pick<Token, 'word'>[], is: RoleWords): boolean {
  return words.some(({ word }, at) => is.readingOut.has(word) && is.readTo.has(words[at + 1]?.word ?? ''));
}
