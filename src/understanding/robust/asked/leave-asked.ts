import type { Offer } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION, understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import type { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';

/** "*Can I* turn the heating up to 25?": whether it may be, so that it is offered and not done; whoever may not is told so then. */
export function leaveAskedIn(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Offer | undefined {
  const [lead] = lexicon.language.loose.asksLeave.exec(said.text) ?? [];
  if (lead === undefined) return undefined;
  const wish = said.part(lead.length, said.text.length);
  const plan = understand(wish.text.replace(/\?+\s*$/, ''), lexicon, context);
  const deeds = plan.groups.flat();
  const isWhole = deeds.length > 0 && plan.unread.length === 0 && !asksOnly(plan, lexicon);
  if (!isWhole || deeds.some(({ service }) => service === CONVERSATION)) return undefined;
  const source = said.spanOf(0, said.text.length);
  return { deeds: deeds.map((deed) => ({ ...deed, source })), sure: false };
}
