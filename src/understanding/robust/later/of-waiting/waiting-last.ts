import type { Action } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** What the turn that was spoken of last put off, where it did so with all of its deeds; questions in between are none. */
export function waitingLast(lexicon: Lexicon, { previous = [] }: UnderstandingContext): readonly Action[] {
  const turn = previous.findLast(
    (one) => one.groups.flat().some(({ when }) => when !== undefined) || !asksOnly(one, lexicon),
  );
  const made = turn?.groups.flat().filter(isMade) ?? [];
  return made.every(({ when }) => when !== undefined) ? made : [];
}

/** What takes the place of something calls that off first, or leaves out one time of it. */
export function isMade({ method }: Action): boolean {
  return method !== 'cancel' && method !== 'skip';
}
