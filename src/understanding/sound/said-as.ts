import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { explain } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { type HeardAs, isUnderstood } from './deeds.ts';

/**
 * What it is that was understood: `order`, a wish or a question for this house; `move`, what is said to the talk ("never mind") or lacks a part; `telling`,
 * what people may as well say to each other.
 */
export type SaidAs = 'order' | 'move' | 'telling';

export function saidAs(
  { text, distance, plan: taken }: HeardAs,
  lexicon: Lexicon,
  context: UnderstandingContext,
): SaidAs {
  const { plan, parts } = explain(text, lexicon, context);
  // What is understood loosely alone may as well be said to people.
  if (isUnderstood(taken) && !isUnderstood(plan)) return 'telling';
  if (plan.groups.length === 0 || parts.every(({ as }) => as === 'fragment')) return 'move';
  if (hangsOnTalk(text, plan, lexicon)) return 'move';
  const isTelling = parts.some(
    ({ tells, byTopic, talk }) => tells === true || byTopic === true || talk === 'statement',
  );
  // What is only guessed by its sound may be talk that sounds like an order: "put your phone on silent" is nearly for the fan.
  const isSaidToPeople = distance > 0 || lexicon.language.sound.toPeople.test(text);
  return isTelling || isSaidToPeople ? 'telling' : 'order';
}

/** Whether "it" or "that" stands for what was said before: no thing of the house is named, and it is none of a person's own words. */
function hangsOnTalk(text: string, { groups }: Plan, { language: { is } }: Lexicon): boolean {
  const actions = groups.flat();
  const namesThing = actions.some(({ args: { target } }) => {
    const named = target as { readonly name?: unknown; readonly area?: unknown } | undefined;
    return named?.name !== undefined || named?.area !== undefined;
  });
  if (namesThing) return false;
  const own = JSON.stringify(actions.map(({ args }) => args)).toLowerCase();
  const words = wordsIn(text).filter((word) => is.pronoun.has(word));
  return words.length > 0 && words.every((word) => !wordsIn(own.replace(/[^\p{L}]/gu, ' ')).includes(word));
}

export function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[ -]/);
}
