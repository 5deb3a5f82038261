import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

const HALF = 0.5;

/** "Heating on nineteen." "*No hang on, and a half*": half a degree more than was set just now, and no other setting at a half. */
export function andAHalf(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  if (!lexicon.language.loose.later.ofThings.andAHalf.test(text)) return undefined;
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const slots = lexicon.grammar.services.get(last.service)?.slots;
  const [param, value] =
    Object.entries(last.args).find(
      ([name, set]) => typeof set === 'number' && slots?.get(name)?.has('temperature') === true,
    ) ?? [];
  if (param === undefined || typeof value !== 'number') return undefined;
  const { assumed: _assumed, ...whole } = last;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ ...whole, args: { ...last.args, [param]: value + HALF }, source }]]);
}
