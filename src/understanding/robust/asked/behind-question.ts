import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { asks, asksOnly } from '../wish.ts';

/** More of them in a row lead away from what was done. */
const QUESTIONS_MAX = 2;

/**
 * "Set a ten minute timer." "What time is it?" "*Make it fifteen*": with nothing in between, where that only asked for what is of no thing and
 * nothing that is kept, and the words came to nothing behind it.
 */
export function behindQuestion(
  said: string,
  plan: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (context: UnderstandingContext) => Plan,
): Plan | undefined {
  const { previous = [] } = context;
  // "*Seven?*", "lovely": said of the answer.
  if (previous.length < 2 || plan.groups.length > 0 || !/\s/.test(said.trim())) return undefined;
  if (plan.unread.some(({ wish, candidates }) => wish !== undefined || candidates !== undefined))
    return undefined;
  const earlier = previous.findLastIndex(({ groups }) => !isAside(groups, lexicon));
  if (earlier < 0 || earlier === previous.length - 1 || previous.length - 1 - earlier > QUESTIONS_MAX)
    return undefined;
  const found = read({ ...context, previous: previous.slice(0, earlier + 1) });
  if (found.groups.length === 0 || found.unread.length > 0) return undefined;
  return /\?\s*$/.test(said) && !asksOnly(found, lexicon) ? undefined : found;
}

/** Whether all of a turn asked for what is so anyway: the hour, the weather. */
function isAside(groups: Plan['groups'], lexicon: Lexicon): boolean {
  const { services } = lexicon.grammar;
  return (
    groups.length > 0 &&
    groups.flat().every((action) => {
      const phrases = services.get(action.service)?.phrases;
      if (phrases === undefined || !asks(action, lexicon.grammar) || (phrases.kinds?.length ?? 0) > 0)
        return false;
      return Object.values(phrases.methods).every(({ question }) => question === true);
    })
  );
}
