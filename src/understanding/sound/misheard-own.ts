import type { Lexicon } from '../names/index.ts';
import { ownWords } from './deeds.ts';
import type { Weighed } from './doubts.ts';
import { expectedWords } from './known-words.ts';
import { wordsIn } from './said-as.ts';

/** What it counts, in how likely a hearing is, that a word of it is rather another one. */
export const STRAY = 4;
/** So much less likely a hearing may be to show that. */
export const STRAY_BEHIND_MAX = 2;

/**
 * A person's own words are whatever was heard. Where one of them was heard as a word of the house as well, and what it then asks for has not that word
 * as a person's own, it is that word: "get rid of the rice *timeo*".
 */
export function withoutMisheardOwn(known: readonly Weighed[], lexicon: Lexicon): readonly Weighed[] {
  if (known.length < 2) return known;
  const expected = expectedWords(lexicon);
  const owned = known.map((one) => ({ one, own: ownWords(one.plan, lexicon) }));
  return owned.map(({ one, own }) => {
    if (own.length === 0) return one;
    const isMisheard = owned.some((other) => {
      const differing = wordsApart(one.text, other.one.text);
      if (differing === undefined || other.one.behind - one.behind > STRAY_BEHIND_MAX) return false;
      const [heard, meant] = differing;
      return own.includes(heard) && !expected.has(heard) && expected.has(meant) && !other.own.includes(meant);
    });
    return isMisheard ? { ...one, behind: one.behind + STRAY } : one;
  });
}

/** The one word in which two texts differ. */
function wordsApart(one: string, other: string): readonly [string, string] | undefined {
  const [mine, theirs] = [wordsIn(one), wordsIn(other)];
  const apart = mine.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
  const [at, more] = apart;
  if (mine.length !== theirs.length || at === undefined || more !== undefined) return undefined;
  return [mine[at]!, theirs[at]!];
}
