import { isJsonObject } from '../../../../base/index.ts';
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { asksOnly } from '../../wish.ts';

/** "Is the pump running?" "*Stop it*": that stops, and nothing that the house does. `undefined` where no thing was asked about. */
export function stopsAsked(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { stopsIt, stopping } = lexicon.language.loose.later.ofThings;
  const last = context.previous?.at(-1);
  const [asked, ...found] = last?.groups.flat() ?? [];
  if (asked === undefined || last === undefined || !asksOnly(last, lexicon)) return undefined;
  // What the answer told of stands behind the question.
  if (found.some(({ service }) => service !== asked.service)) return undefined;
  const { target } = asked.args;
  const kinds = lexicon.grammar.services.get(asked.service)?.phrases.kinds ?? [];
  if (target === undefined || kinds.length === 0 || !stopsIt.test(text)) return undefined;
  const name = found.length === 0 && isJsonObject(target) ? target['name'] : undefined;
  for (const order of stopping(typeof name === 'string' ? name : undefined)) {
    const plan = understand(order, lexicon, context);
    const [deed, more] = plan.groups.flat();
    if (deed?.service !== asked.service || more !== undefined || plan.unread.length > 0) continue;
    return withSource(plan, { start: 0, end: text.length, text });
  }
  return undefined;
}
