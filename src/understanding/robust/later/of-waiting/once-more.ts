import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { isMade } from './waiting-last.ts';

/** "Remind me at six to ring Mum." "*And the same tomorrow*": once more, where the words alone would put it off to that day. */
export function onceMore(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const words = lexicon.language.loose.later.sameAgain(text);
  const last = context.previous?.at(-1)?.groups.flat().filter(isMade) ?? [];
  const isTimed = last.some(({ when, args }) => (when ?? args['at']) !== undefined);
  if (words === undefined || !isTimed) return plan;
  const more = understand(words, lexicon, context);
  const made = more.groups.flat();
  if (made.length === 0 || more.unread.length > 0 || !made.every(isMade)) return plan;
  if (made.some(({ method }) => method === 'change' || method === 'move')) return plan;
  return withSource(more, { start: 0, end: text.length, text });
}
