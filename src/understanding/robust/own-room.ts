import type { Plan } from '../../domain/index.ts';
import { type Lexicon, whereaboutsAt } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { isRoomHere, withOwnNames } from './other-names.ts';
import { held, placedIn } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
import { wordsIn } from './told-beside.ts';
import { asks } from './wish.ts';

/** What is asked of a room of this home by another name for it, which was taken for a place in the world: "how hot is it in *the lounge*". */
export function ofOwnRoom(said: Reworded, read: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const isFar = read.groups.flat().some((action) => {
    const { place } = action.args;
    return asks(action, lexicon.grammar) && typeof place === 'string' && isRoomHere(place, lexicon);
  });
  if (!isFar) return read;
  const own = withOwnNames(said, lexicon);
  const plan = placedIn(own, understand(own.text, lexicon, context));
  return plan.unread.length > 0 ? held(own.text, plan, lexicon) : plan;
}

/**
 * What is said of the room that it is heard in, where nobody knows which that is: "turn on the light *in here*" is read without, if it then asks which one or is of
 * things of their own name. `undefined` where it would be of several rooms.
 */
export function ofUnknownRoom(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (context.area !== undefined) return undefined;
  const wish = withoutHere(said, lexicon);
  if (wish === undefined) return undefined;
  const plan = understand(wish.text, lexicon, context);
  const deeds = plan.groups.flat();
  const isAsked = plan.unread.length > 0 && plan.unread.every(({ wish }) => wish !== undefined);
  const isOfOne =
    deeds.length > 0 && plan.unread.length === 0 && deeds.every(({ args }) => isNamed(args['target']));
  return (isAsked && deeds.length === 0) || isOfOne ? placedIn(wish, plan) : undefined;
}

/** Without "in here", in front or at the end. */
export function withoutHere(said: Reworded, lexicon: Lexicon): Reworded | undefined {
  const tokens = wordsIn(said.text, lexicon);
  for (const at of tokens.keys()) {
    const end = whereaboutsAt(tokens, at, lexicon).find(({ here }) => here === 'here')?.end;
    if (end === tokens.length && at > 0) return said.part(0, tokens[at - 1]!.end);
    if (end !== undefined && at === 0 && end < tokens.length)
      return said.part(tokens[end]!.start, said.text.length);
  }
  return undefined;
}

function isNamed(target: unknown): boolean {
  return typeof target === 'object' && target !== null && ('name' in target || 'id' in target);
}
