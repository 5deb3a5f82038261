import type { Action } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** What the turn that was spoken of last put off, where it did so with all of its deeds; questions in between are none. */
export function waitingLast(lexicon: Lexicon, context: UnderstandingContext): readonly Action[] {
  const made = groupsLast(lexicon, context).flat();
  return made.every(({ when }) => when !== undefined) ? made : [];
}

/** What the turn that was spoken of last made, in its groups. */
export function groupsLast(
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
): readonly (readonly Action[])[] {
  const turn = previous.findLast(
    (one) => one.groups.flat().some(({ when }) => when !== undefined) || !asksOnly(one, lexicon),
  );
  return (turn?.groups ?? []).map((group) => group.filter(isMade));
}

/** What takes the place of something calls that off first, or leaves out one time of it. */
export function isMade({ method }: Action): boolean {
  return method !== 'cancel' && method !== 'skip';
}
