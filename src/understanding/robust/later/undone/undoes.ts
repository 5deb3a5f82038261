import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** "*Undo the last two*", "*undo*" behind an "undo": what the turns did that so many deeds are of, what was undone already passed over. */
export function undoes(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.undoes(text);
  if (said === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const args: Action['args'] =
    said.deeds === undefined ? { further: true } : { turns: turnsOf(said.deeds, lexicon, context) };
  const undo: Action = { service: CONVERSATION, method: 'undo', args, source };
  return understoodAs([[undo]]);
}

/** Of how many turns so many deeds are: "undo both" behind "lock the door and close the garage" is of one. */
function turnsOf(deeds: number, lexicon: Lexicon, { previous = [] }: UnderstandingContext): number {
  let [left, turns] = [deeds, 0];
  for (const { groups } of previous.toReversed()) {
    if (left <= 0) break;
    if (groups.length === 0 || asksOnly({ groups }, lexicon)) continue;
    left -= groups.flat().length;
    turns += 1;
  }
  return turns + Math.max(0, left);
}
