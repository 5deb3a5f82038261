import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';

/** "Some jazz in here." "*Next*", "*not this one, next*": the one behind it, where something was played just now. */
export function nextPlayed(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { next, nextOne } = lexicon.language.loose.later.ofThings;
  if (!next.test(text)) return undefined;
  const spoken = context.previous?.at(-1)?.groups.flat() ?? [];
  const plan = understand(nextOne, lexicon, context);
  const [deed, more] = plan.groups.flat();
  const isOfIt = deed !== undefined && spoken.some(({ service }) => service === deed.service);
  if (!isOfIt || more !== undefined || plan.unread.length > 0) return undefined;
  return withSource(plan, { start: 0, end: text.length, text });
}
