import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { held, withSource } from '../plan-as-said.ts';
import type { Reworded } from '../reworded.ts';
import { asks } from '../wish.ts';

/**
 * The plan for a question that names several things and says once how they might be: "are the lamp and the TV *on*?" It asks of each, and never
 * orders the last of them; nothing is done where that is not understood. `undefined` for all other words.
 */
export function askedOfEach(
  { text }: Reworded,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const each = lexicon.language.references.askedOfEach(text);
  if (each === undefined || strict.groups.length + strict.unread.length === 0) return undefined;
  const isQuestion = (action: Action): boolean => asks(action, lexicon.grammar);
  const deeds = strict.groups.flat();
  const isAsked = strict.unread.length === 0 && deeds.every(isQuestion);
  if (!isAsked && deeds.some((deed) => deed.if !== undefined)) return undefined;
  const plan = understand(each, lexicon, context);
  const asked = plan.groups.flat();
  if (plan.unread.length > 0 || asked.length === 0 || !asked.every(isQuestion))
    return isAsked || deeds.length === 0 ? undefined : held(text, strict, lexicon);
  // "Is the back door and the front door locked" is one question as it stands.
  if (isAsked && new Set(asked.map(({ service }) => service)).size === 1) return undefined;
  const source = { start: 0, end: text.length, text };
  return withSource(plan, source);
}
