import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';

/**
 * "Vacuum the kitchen and the hall." "*Skip the hall*", "*leave out the hall, do the study*": what cleans goes on with the rooms that are left. Where it was sent to no such
 * room, nothing is done, and nothing of the diary is meant. `undefined` where no rooms were spoken of.
 */
export function roomSkipped(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.ofThings.skipsRoom(text);
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (said === undefined || last === undefined || another !== undefined || last.when !== undefined)
    return undefined;
  const [skipped, instead] = [said.room, said.instead].map((order) => roomsOf(order, last, lexicon, context));
  if (skipped === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const were = areasIn(last);
  const left = were.filter((room) => !skipped.includes(room));
  const rooms = [...left, ...(instead ?? []).filter((room) => !left.includes(room))];
  const isLost = left.length === were.length || rooms.length === 0;
  if (isLost || (said.instead !== undefined && instead === undefined))
    return held(text, understoodAs([]), lexicon);
  const area = rooms.length === 1 ? rooms[0]! : rooms;
  return understoodAs([[{ ...last, args: { ...last.args, area }, source }]]);
}

function areasIn({ args: { area } }: Action): readonly string[] {
  return [area ?? []].flat().filter((room) => typeof room === 'string');
}

/** The rooms of an order of the same kind as the one before. */
function roomsOf(
  order: string | undefined,
  last: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly string[] | undefined {
  if (order === undefined) return undefined;
  const [deed, another] = understand(order, lexicon, { ...context, previous: [] }).groups.flat();
  return deed?.service === last.service && another === undefined ? areasIn(deed) : undefined;
}
