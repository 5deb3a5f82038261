import { isJsonObject } from '../../../../base/index.ts';
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "All the lights off." "Not the hall." "*And not the garage either*", also where the order itself left something out: one more that it leaves out. */
export function sparedToo(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const order = lexicon.language.loose.later.sparedToo(text);
  const { previous = [] } = context;
  const at = previous.findLastIndex(({ groups }) => !isSparing(groups));
  if (order === undefined || at < 0) return undefined;
  if (at === previous.length - 1 && !leavesOut(previous[at]!.groups)) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: previous.slice(0, at + 1) });
  return isSparing(plan.groups) && plan.unread.length === 0 ? plan : undefined;
}

/** "Everything off *but the kitchen*". */
function leavesOut(groups: Plan['groups']): boolean {
  const [deed, another] = groups.flat().filter(({ method }) => method !== 'cancel');
  const target = deed?.args['target'];
  return another === undefined && isJsonObject(target) && target['except'] !== undefined;
}

/** Whether all that a turn did was to leave something out of the turn before. */
function isSparing(groups: Plan['groups']): boolean {
  const deeds = groups.flat();
  return (
    deeds.length > 0 && deeds.every(({ service, method }) => service === CONVERSATION && method === 'forbid')
  );
}
