import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { ofOwnRoom } from './own-room.ts';
import { held, placedIn, swallows } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';

/** The plan of the strict reader, held back where what would be done is not what was said. */
export function readStrictly(
  text: string,
  plain: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const read = understand(plain.text, lexicon, context);
  const placed = plain.text === text ? read : placedIn(plain, read);
  const kept = swallows(placed, lexicon) ? held(text, placed, lexicon) : placed;
  const own = ofOwnRoom(plain, kept, lexicon, context);
  const isLeavingOut = lexicon.language.loose.leavesOut.test(text);
  return isLeavingOut && (isPutOff(own) || isLost(own)) ? held(text, own, lexicon) : own;
}

/** The plan for several wishes in their own words, where plainer words of one reach into another and lose it. */
export function asSaid(text: string, plain: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if (plain.unread.every(({ wish, cannot }) => wish !== undefined || cannot === true)) return plain;
  const strict = understand(text, lexicon, context);
  return strict.groups.length > 1 && strict.unread.length === 0 && !swallows(strict, lexicon)
    ? strict
    : plain;
}

/** Whether all that a plan comes to is put off: "*except on wednesdays*" may look like a wish for Wednesdays. */
export function isPutOff({ groups }: Plan): boolean {
  return groups.length > 0 && groups.flat().every(({ when }) => when !== undefined);
}

/** Whether nothing came of the words, and nothing is asked about them. */
function isLost({ groups, unread }: Plan): boolean {
  return groups.length === 0 && unread.length > 0 && unread.every(({ wish }) => wish === undefined);
}

/** What people say when they meet and part, and nothing beside it. */
export function isParting({ groups, unread, talk }: Plan): boolean {
  return groups.length + unread.length === 0 && (talk === 'greeting' || talk === 'goodbye');
}

/** Whether something is told, and nothing asked for. */
export function tellsOnly({ talk, groups }: Plan): boolean {
  return talk === 'statement' && groups.length === 0;
}
