import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, hourOf, understand, understoodAs } from '../../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** "The bedside lamp on at ten, off at eleven." "*Push both back by half an hour*": each of them, and nothing that is called so. */
export function bothShifted(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const order = lexicon.language.loose.later.putOff.bothShifted(text);
  if (order === undefined) return undefined;
  const turns = (context.previous ?? []).filter((turn) => !asksOnly(turn, lexicon));
  const [before, last] = [turns.at(-2), turns.at(-1)].map((turn) => (turn === undefined ? [] : rowsOf(turn)));
  const rows = (last?.length ?? 0) > 1 ? last! : [...(before ?? []), ...(last ?? [])];
  if (rows.length !== 2 || (last?.length ?? 0) === 0) return undefined;
  const groups = rows.map((row): readonly Action[] => {
    const previous = [{ text: row.source?.text ?? '', groups: [[row]] }];
    const plan = understand(order, lexicon, { ...context, previous });
    return plan.unread.length === 0 ? plan.groups.flat() : [];
  });
  if (groups.some((group) => group.length === 0)) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs(groups.map((group) => group.map((action) => ({ ...action, source }))));
}

/** What a turn put off, where it did nothing else. */
function rowsOf({ groups }: PreviousTurn): readonly Action[] {
  const made = groups.flat().filter(({ service, method }) => method !== 'cancel' && service !== CONVERSATION);
  return made.every((deed) => deed.when !== undefined && hourOf(deed) !== undefined) ? made : [];
}
