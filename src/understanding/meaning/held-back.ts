import type { Joint } from '../languages/index.ts';
import { isThing, type Reading, type Sentence } from '../read/index.ts';
import type { Edge } from '../split/index.ts';
import type { Refusal } from './condition-meaning.ts';
import type { Draft } from './draft.ts';
import { isBareNumber } from './edit.ts';
import { atWake, withCarried } from './shared-times.ts';

/** What came to nothing, or not yet, and what the rest of its sentence has to do with it. */

/** "*At ten or so*: water the lawn": what came to nothing before a colon is still of what follows. */
export function isHeading({ tokens, language }: Sentence, draft: Draft, { start }: Edge): boolean {
  return draft.stranded && language.is.heading.has(tokens[start]?.word ?? '');
}

/** "Shut the blinds, *the study is fine as it is*": told in the sentence of a wish. */
export function isBesideWish(edges: readonly Edge[], at: number): boolean {
  const isStop = (edge: Edge): boolean => edge.type === 'joint' && edge.joint === 'stop';
  const from = edges.findLastIndex((edge, place) => place < at && isStop(edge)) + 1;
  const to = edges.findIndex((edge, place) => place > at && isStop(edge));
  return edges
    .slice(from, to < 0 ? undefined : to)
    .some((edge) => edge.type === 'command' && edge.reading.rule.question !== true);
}

/** "When the vacuum is done, turn off the TV and *lock the door*": once it is known which door, it waits as well. */
export function carriedTo(refusal: Refusal, draft: Draft, reading: Reading, joint: Joint): Refusal {
  const { wish } = refusal;
  if (wish === undefined) return refusal;
  const carried = withCarried(wish.action, draft.carried, reading, joint);
  // "Wake me at seven and *play some music*": whichever plays it does so then.
  return { ...refusal, wish: { ...wish, action: atWake(carried, reading, joint, draft) } };
}

/** "*The projector*, off", "the same for the rice, *but twelve*": what is named in front is not known, and nothing else is meant. */
export function isOfLostThing(of: Sentence, draft: Draft, { fills }: Reading): boolean {
  const { language } = of;
  const { steps, lost, sentence } = draft;
  if (draft.stranded && draft.joint === 'but' && fills.every((fill) => isBareNumber(fill, of))) return true;
  const last = lost.at(-1);
  if (last === undefined || steps.length > 0 || last.sentence !== sentence || fills.some(isThing))
    return false;
  const words = last.text.trim().toLowerCase().split(/\s+/);
  const isName = words.length <= NAME_MAX && !words.some((word) => language.is.pronoun.has(word));
  return isName && language.is.article.has(words[0]!);
}

/** Longer words in front of it are no name of a thing. */
const NAME_MAX = 4;
