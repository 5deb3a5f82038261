import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';

/** "Turn off the light." "Not that one." "*The ceiling one*": what was done to the wrong one is to be done to it, and not what took that back. */
export function notThatOne(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { later } = lexicon.language.loose;
  const [, one] = later.thatOne.exec(text) ?? [];
  const [wrong, refused] = (context.previous ?? []).slice(-2);
  if (one === undefined || wrong === undefined || refused === undefined) return undefined;
  const deeds = refused.groups.flat();
  const first = wrong.groups.flat().at(-1);
  if (first === undefined || first.when !== undefined || first.args['target'] === undefined) return undefined;
  // What took it back is of the same service, in which it may stand already.
  const tookBack = ({ service }: Action): boolean => service === CONVERSATION || service === first.service;
  if (!later.notThatOne.test(refused.text) || deeds.length === 0 || !deeds.every(tookBack)) return undefined;
  const plan = understand(one, lexicon, { ...context, previous: [wrong] });
  const [deed, another] = plan.groups.flat();
  const isSame = deed?.service === first.service && deed.method === first.method && another === undefined;
  return isSame && plan.unread.length === 0
    ? withSource(plan, { start: 0, end: text.length, text })
    : undefined;
}
