import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** What warmth of white is called by a light. */
const WHITE = 'temperature';
/** What is dark has no white. */
const OUT = 'turn_off';

/** "Make the lights blue." "*A bit warmer*", "*colder than that*": the white of the same lights, and not how warm the room is. */
export function whiter(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const { target } = last.args;
  const isWhite = lexicon.grammar.services.get(last.service)?.slots.get(WHITE)?.has('kelvin') === true;
  const order = lexicon.language.loose.later.whiter(text);
  if (!isWhite || last.method === OUT || target === undefined || order === undefined) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: [] });
  const [deed, more] = plan.groups.flat();
  if (deed?.service !== last.service || more !== undefined || deed.args[WHITE] === undefined)
    return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ ...deed, args: { ...deed.args, target }, source }]]);
}
