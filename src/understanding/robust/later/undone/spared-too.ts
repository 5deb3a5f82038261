import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "All the lights off." "Not the hall." "*And not the garage either*": one more that the same order leaves out. */
export function sparedToo(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const order = lexicon.language.loose.later.sparedToo(text);
  const { previous = [] } = context;
  const at = previous.findLastIndex(({ groups }) => !isSparing(groups));
  if (order === undefined || at < 0 || at === previous.length - 1) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: previous.slice(0, at + 1) });
  return isSparing(plan.groups) && plan.unread.length === 0 ? plan : undefined;
}

/** Whether all that a turn did was to leave something out of the turn before. */
function isSparing(groups: Plan['groups']): boolean {
  const deeds = groups.flat();
  return (
    deeds.length > 0 && deeds.every(({ service, method }) => service === CONVERSATION && method === 'forbid')
  );
}
