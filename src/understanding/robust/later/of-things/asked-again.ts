import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { asks } from '../../wish.ts';

/** What tells how a thing is, of whatever service. */
const STATE = 'get';
/** What tells who did something to it, and when. */
const HISTORY = 'history';

/**
 * What is asked again of what was spoken of, in words that name nothing of it: "lock the back door." "*Is it now?*" asks how the door is; "who turned it on?" "*When?*"
 * the same once more, since the answer tells both; "on for an hour." "*How long is left?*" what is to come. `undefined` where no thing was spoken of.
 */
export function askedAgain(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { soNow, whoOrWhen, howLongLeft, whatComes } = lexicon.language.loose.later.ofThings;
  const deeds = (context.previous ?? []).findLast(({ groups }) => groups.length > 0)?.groups.flat() ?? [];
  const [first, ...others] = deeds;
  if (first?.args['target'] === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const isOfOne = others.every(({ args }) => same(args['target'], first.args['target']));
  if (isOfOne && soNow.test(text)) {
    const asked = asks(first, lexicon.grammar) && first.method !== HISTORY ? first : stateOf(first, lexicon);
    return asked && understoodAs([[{ ...asked, source }]]);
  }
  if (first.method === HISTORY && others.length === 0 && whoOrWhen.test(text))
    return understoodAs([[{ ...first, source }]]);
  const isEnding = deeds.some(({ when }) => when !== undefined && !('event' in when));
  if (!isEnding || !howLongLeft.test(text)) return undefined;
  const plan = understand(whatComes, lexicon, { ...context, previous: [] });
  return plan.groups.length > 0 ? withSource(plan, source) : undefined;
}

/** The question how the thing of a deed is. */
function stateOf({ service, args }: Action, { grammar }: Lexicon): Action | undefined {
  const { methods } = grammar.services.get(service)?.phrases ?? {};
  if (methods?.[STATE]?.question !== true) return undefined;
  return { service, method: STATE, args: { target: args['target']! } };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
