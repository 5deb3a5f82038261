import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';

const KEEPER = 'schedule';

/**
 * "*Leave the TV on tonight*", where nothing that was spoken of would end that: it is told what is to come to it, since somebody may have ordered otherwise. That it stays as it is
 * is not promised.
 */
export function leftThen(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if (plan.talk !== 'prohibition' || plan.groups.length > 0 || plan.unread.length > 0) return plan;
  const words = lexicon.language.loose.later.rules.leftThen(text);
  if (words === undefined) return plan;
  const asked = understand(words, lexicon, { ...context, previous: [] });
  const [deed, more] = asked.groups.flat();
  const isAsked = deed?.service === KEEPER && more === undefined && asked.unread.length === 0;
  return isAsked ? withSource(asked, { start: 0, end: text.length, text }) : held(text, asked, lexicon);
}
