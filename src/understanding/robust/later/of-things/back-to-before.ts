import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** What only asks how it was before. */
const WAS = 'was';

/**
 * "Turn on the ceiling light." "*Go back*": as it was, and to no track before, where what plays was not spoken of. "What was it on before I started?" "*Then that*":
 * as the answer told it.
 */
export function backToBefore(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { goesBack, backToThat } = lexicon.language.loose.later.ofThings;
  const last = context.previous?.at(-1);
  const [deed, another] = last?.groups.flat() ?? [];
  const source = { start: 0, end: text.length, text };
  const isTold = deed?.service === CONVERSATION && deed.method === WAS && another === undefined;
  if (isTold && backToThat.test(text)) return understoodAs([[{ ...deed, method: 'undo', source }]]);
  if (!goesBack.test(text)) return undefined;
  if (last === undefined || deed === undefined || another !== undefined || asksOnly(last, lexicon))
    return undefined;
  const { service, when, args } = deed;
  if (when !== undefined || args['target'] === undefined || service === CONVERSATION) return undefined;
  const { groups } = understand(text, lexicon, { ...context, previous: [] });
  if (groups.flat().some((step) => step.service === service)) return undefined;
  return understoodAs([[{ service: CONVERSATION, method: 'undo', args: {}, source }]]);
}
