import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { onceOtherwise, understand, understoodAs } from '../../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';
import { isMade } from './waiting-last.ts';

/** "*Everything an hour later tomorrow*": said of each of the commands that the talk stored; of none where one of them cannot be so. */
export function allWaiting(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const words = lexicon.language.loose.later.ofAllWaiting(text);
  const turns = words === undefined ? [] : storedIn(context);
  if (words === undefined || turns.length === 0) return plan;
  const source = { start: 0, end: text.length, text };
  const each = turns.map((turn) => {
    const alone = { ...context, previous: [turn] };
    const read = onceOtherwise(words, lexicon, alone) ?? understand(words, lexicon, alone);
    const isOfIt = read.groups
      .flat()
      .some(({ method }) => method === 'change' || method === 'cancel' || method === 'shift');
    return read.unread.length === 0 && isOfIt ? read.groups : undefined;
  });
  if (!each.every((groups) => groups !== undefined)) return held(text, plan, lexicon);
  return withSource(understoodAs(each.flat()), source);
}

/** The turns that stored one command each which was not called off since. */
function storedIn({ previous = [] }: UnderstandingContext): readonly PreviousTurn[] {
  const all = previous.flatMap(({ groups }) => groups.flat());
  const gone = new Set(all.flatMap(({ method, args }) => (method === 'cancel' ? [args['query']] : [])));
  return previous.flatMap(({ text, groups }) => {
    const [made, another] = groups.flat().filter(isMade);
    const isStored =
      made !== undefined &&
      another === undefined &&
      (made.when ?? made.args['rrule'] ?? made.args['at']) !== undefined;
    const name = made?.said ?? made?.source?.text ?? '';
    return isStored && !gone.has(name) ? [{ text, groups: [[made]] }] : [];
  });
}
