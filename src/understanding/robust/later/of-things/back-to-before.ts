import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** "Turn on the ceiling light." "*Go back*": as it was, and to no track before, where what plays was not spoken of. */
export function backToBefore(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (!lexicon.language.loose.later.ofThings.goesBack.test(text)) return undefined;
  const last = context.previous?.at(-1);
  const [deed, another] = last?.groups.flat() ?? [];
  if (last === undefined || deed === undefined || another !== undefined || asksOnly(last, lexicon))
    return undefined;
  const { service, when, args } = deed;
  if (when !== undefined || args['target'] === undefined || service === CONVERSATION) return undefined;
  const { groups } = understand(text, lexicon, { ...context, previous: [] });
  if (groups.flat().some((step) => step.service === service)) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: CONVERSATION, method: 'undo', args: {}, source }]]);
}
