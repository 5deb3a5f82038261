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

const IT = '(?:it|that|this)';

export const ASKED_APART_IN_TALK: readonly Rewording[] = [
  // "Lamp on." "*Did that work?*", "did you do it": how it is by now.
  says(
    `^${LEAD}(?:did ${IT} (?:work|happen|do it|go through|take)|has ${IT} (?:worked|happened|gone through|been done)|have you done ${IT}|did you (?:do|get|manage) ${IT})(?: yet| now| already)?${END}`,
    () => 'what state is it in',
  ),
  // "*Who did that?*", "what was that": who changed it.
  says(
    `^${LEAD}(?:(?:who|what)(?:['’]s| has| was it that)? (?:just )?(?:did|done|caused|made) (?:it|that)(?: (?:do|to do) (?:it|that)| happen)?|who was ${IT}|was (?:it|that) (?:you|me|somebody|someone|anybody))(?: just now)?${END}`,
    () => 'who changed it',
  ),
  // "Coffee on at seven." "*When will that be?*", "what did I just set up".
  says(
    `^${LEAD}(?:when(?:['’]s| is| will| does| do)? (?:it|that|this|they)(?: be| run| happen| go off| come on| start| next| due| again)+|(?:is|are) (?:it|that|they) (?:all )?(?:set|saved|on)(?: up)?|what (?:did|have) (?:i|we|you) (?:just )?(?:set up|set|scheduled?|put in)|when(?:['’]s| is) the next (?:time|one|run))${END}`,
    () => 'what is scheduled',
  ),
  // "Hall light when the door opens." "*Change it to the garage light*".
  says(
    `^${LEAD}(?:change|switch|swap|make) (?:it|that) (?:to|for|into) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2})(?: instead)?${END}`,
    ([, thing]) => `not that one, ${thing}`,
  ),
  // "*Why did you do that?*", "how come".
  says(
    `^${LEAD}(?:why|how come)(?: (?:did|has|have|would) (?:you|it|that) (?:do (?:it|that)|done (?:it|that)|happen(?:ed)?)| (?:(?:it|that) (?:did (?:it|that)|happened)|is that|that))?${END}`,
    () => 'why did it change',
  ),
  // "Ten minutes." "*Kill it*".
  says(`^${LEAD}kill (it|that|this|them|those)${END}`, ([, it]) => `cancel ${it}`),
];
