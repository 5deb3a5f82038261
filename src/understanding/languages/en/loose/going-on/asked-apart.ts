import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Questions that name what they are about apart, and what is said of it in few words. */

const THING =
  '((?:the|my|our) (?!(?:one|other|rest|way)\\b)[a-z]+(?: (?!(?:on|off|in|and|or)\\b)[a-z]+){0,3}?)';
const STATE =
  '(on|off|open|closed|shut|up|down|locked|unlocked|running|playing|going|happening|done|finished)';

const WARM =
  '(?:(?:too|really|very|that|getting|quite|still|a bit|so) )*(?:warm|hot|cold|cool|chilly|freezing|boiling|roasting|baking|nippy|parky)';

export const ASKED_APART_FIRST: readonly Rewording[] = [
  // "*And the bedroom lamp, is that off*": asks, and turns nothing off.
  says(
    `^${LEAD}(?:and |what about |how about )*${THING}, ?(is|are|was|were) (?:it|that|this|they|those|these)((?: (?:still|already|now|all|really|actually))*) ${STATE}${END}`,
    ([, thing, be, still = '', state = '']) =>
      `${be} ${thing}${still} ${/^(?:going|happening)$/i.test(state) ? 'on' : state}`,
  ),
  // "*Is it warm in here*" is no question about the weather.
  says(
    `(?<=^${LEAD}(?:and )?is it ${WARM} in )here(?=(?: (?:now|today|tonight|right now))?[?.! ]*$)`,
    () => 'this room',
  ),
];

export const ASKED_APART_IN_TALK: readonly Rewording[] = [
  // "Ten minutes." "*Kill it*".
  says(`^${LEAD}kill (it|that|this|them|those)${END}`, ([, it]) => `cancel ${it}`),
];
