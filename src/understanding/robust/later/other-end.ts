import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';
import { Reworded } from '../reworded.ts';
import { isLater, isOrder } from './not-then.ts';

/** "On at nine tonight and off at eleven." "*Off at half eleven instead*": of the two that are to come the one that does so is at another hour. */
export function otherEnd(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { later } = lexicon.language.loose;
  if (!Reworded.of(text, lexicon.language).mayHold(later.otherEnd)) return undefined;
  const [, state, hour] = later.otherEnd.exec(text) ?? [];
  if (state === undefined || hour === undefined) return undefined;
  const order = later.endOf(state);
  for (const turn of (context.previous ?? []).toReversed()) {
    const waiting = turn.groups.flat().filter(isLater);
    if (waiting.length === 0) continue;
    const [meant, another] = waiting.filter((action) => isOrder(order, action, turn, lexicon, context));
    if (meant === undefined || another !== undefined) return undefined;
    const previous = [{ text: turn.text, groups: [[meant]] }];
    const plan = understand(later.atHour(hour), lexicon, { ...context, previous });
    if (plan.groups.length === 0 || plan.unread.length > 0) return undefined;
    const source = { start: 0, end: text.length, text };
    return withSource(plan, source);
  }
  return undefined;
}
