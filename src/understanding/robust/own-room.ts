import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { isRoomHere, withOwnNames } from './other-names.ts';
import { held, placedIn } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
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
