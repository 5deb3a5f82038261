import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { explain } from '../plan/index.ts';
import { understandRobustly } from '../robust/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { type HeardAs, isUnderstood } from './deeds.ts';
import type { Hearing, Weighed } from './doubts.ts';
import { expectedWords } from './known-words.ts';
import { wordsIn } from './said-as.ts';
import { hasUnsaid, hasWish, isMerelyTold, surePlan } from './sure-plan.ts';

/** So much less likely than the first a hearing may be that is only understood loosely. */
const BEHIND_MAX = 3;

/**
 * What is understood as people say it loosely: "when did the front door last open", "honey on the list please".
 * @param near how far off the sentence is that it sounds like, where there is one. It is no likelier than the words that were heard, where this house knows all of
 *   them: "make the lamp *very* dim" is none "there dim".
 */
export function heardLoosely(
  said: string,
  near: number | undefined,
  lexicon: Lexicon,
  context: UnderstandingContext,
): HeardAs | undefined {
  if (near !== undefined && (near === 0 || !areExpected(said, lexicon))) return undefined;
  const { parts } = explain(said, lexicon, context);
  const isBidden = lexicon.language.sound.bidden.test(said);
  // What is known by what it is about alone may as well be talk.
  if (!isBidden && parts.some(({ byTopic }) => byTopic === true)) return undefined;
  const plan = understandRobustly(said, lexicon, context);
  if (!isUnderstood(plan)) return undefined;
  const isTold = !isBidden && isMerelyTold(parts) && !isOfWishes(plan, lexicon, context);
  return isTold ? undefined : { text: said, plan, distance: 0 };
}

/** Of hearings, none of which is understood strictly, those that are nearly as likely as the first, of words that this house knows, and understood loosely. */
export function othersLoosely(
  hearings: readonly Hearing[],
  near: number | undefined,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Weighed[] {
  return hearings.slice(1).flatMap(({ said, behind }) => {
    if (behind > BEHIND_MAX || !areExpected(said, lexicon)) return [];
    const as = heardLoosely(said, near, lexicon, context);
    return as === undefined || !isWhole(as) ? [] : [{ ...as, behind }];
  });
}

/** Whether what it asks for is made of all its words. */
function isWhole({ text, plan: { groups } }: HeardAs): boolean {
  return groups.flat().every(({ source }) => source?.text.length === text.length);
}

/** Whether all its words are known and said so, or are figures. */
function areExpected(said: string, lexicon: Lexicon): boolean {
  const known = expectedWords(lexicon);
  return !hasUnsaid(said, lexicon) && wordsIn(said).every((word) => known.has(word) || /\d/.test(word));
}

/** Whether all that it asks for is worded as a wish of its own, whatever is told beside it: "I can't see a thing in here, *turn the light on*". */
function isOfWishes({ groups }: Plan, lexicon: Lexicon, context: UnderstandingContext): boolean {
  return groups.flat().every(({ source }) => {
    const wish = source?.text;
    return (
      wish !== undefined &&
      surePlan(wish, lexicon, context) !== undefined &&
      hasWish(explain(wish, lexicon, context).parts)
    );
  });
}
