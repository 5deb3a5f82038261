import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/** "Is any alarm set?" "*Set one for six*": one is made of what was asked about last. `undefined` where nothing was asked about. */
export function oneOfItsKind(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const [asked, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (asked === undefined || another !== undefined) return undefined;
  const { phrases } = lexicon.grammar.services.get(asked.service) ?? {};
  if (phrases?.methods[asked.method]?.question !== true) return undefined;
  const order = lexicon.language.loose.later.oneOfItsKind(text, asked.service);
  if (order === undefined) return undefined;
  const plan = understand(order, lexicon, context);
  const deeds = plan.groups.flat();
  const isMade = deeds.length > 0 && plan.unread.length === 0;
  if (!isMade || deeds.some(({ service, method }) => service !== asked.service || method === asked.method))
    return undefined;
  const source = { start: 0, end: text.length, text };
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map((deed) => ({ ...deed, said: order, source }))),
  };
}
