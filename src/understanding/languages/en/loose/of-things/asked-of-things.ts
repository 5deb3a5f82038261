import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { THING } from './parts.ts';

/** How things are asked about at home: "isn't the heating on?", "how full is its battery?", "is it now?", "how long is left?". */

const ROOM = '((?: in (?:the|my|our) [a-z]+(?: room)?| in here| outside| upstairs| downstairs)?)';
const SO =
  '(on|off|open|closed|shut|locked|unlocked|running|going|playing|up|down|heating|cooling|charging|cleaning)';

export const ASKED_OF_THINGS_FIRST: readonly Rewording[] = [
  // "*Isn't the heating on?*"
  says(
    `^(?:(?:wait|hang on|hey|but|so|oh|hm+|er+m?)[,.! ]+)*(?:is|are)n['’]?t ${THING} (?:(?:supposed|meant) to be )?(?:already |still )?${SO}(?: (?:yet|already|now|any ?more))*(?=[?.!]*$)`,
    ([said, thing, so]) => `${/aren/i.test(said) ? 'are' : 'is'} ${thing} ${so}`,
  ),
  // "*Is the back door meant to be open?*"
  says(
    `^(?:(?:hey|but|so|oh|hm+|er+m?)[,.! ]+)*(is|are) ${THING} (?:really )?(?:meant|supposed|s'posed) to be ${SO}(?=[?.!]*$)`,
    ([, is, thing, so]) => `${is} ${thing} ${so}`,
  ),
  // "*How full is the battery of the vacuum?*"
  says(
    `^${LEAD}(?:how (?:full|charged|high|low|good) is|how(?:['’]s| is)) the (?:battery|charge) (?:of|on|in) ${THING}(?: doing)?(?=[?.!]*$)`,
    ([, thing]) => `what is the battery level of ${thing}`,
  ),
  says(
    `^${LEAD}how (?:much (?:battery|charge|power|juice) (?:has|does) ${THING} (?:got|have)(?: left)?|(?:full|charged)(?: up)? is ${THING})(?=[?.!]*$)`,
    ([, has, is]) => `what is the battery level of ${has ?? is}`,
  ),
  // "*What's the setpoint and the actual temperature of the thermostat?*": it tells both.
  says(
    `^${LEAD}what(?:['’]s| is| are) the (?:set ?point|target|set temperature|target temperature|set value)(?: temperature)?(?: and (?:the )?(?:actual|current|real|measured|room)(?: temperature| value| one)?)? (?:of|on|for) ${THING}(?=[?.!]*$)`,
    ([, thing]) => `what is ${thing} set to`,
  ),
  // "*Which rooms have a light on?*"
  says(
    `^${LEAD}(?:which|what) rooms? (?:(?:still )?(?:have|has|have got|has got) (?:a |any |the )?lights? (?:still )?on|(?:is|are) (?:still )?lit)(?: (?:still|now|right now|at the moment))?(?=[?.!]*$)`,
    () => 'which lights are on',
  ),
  // "*How many things are on in the kitchen?*"
  says(
    `^${LEAD}(?:how many|which|what) (?:things|devices|appliances) (?:are|have we got|do we have|have i got) (?:still )?(on|open)${ROOM}(?=[?.!]*$)`,
    ([, so, where]) => `what is ${so}${where}`,
  ),
  says(
    `^${LEAD}(?:which|what)(?: ones)? are (?:still )?(on|open)( in (?:the|my|our) [a-z]+(?: room)?| in here)(?=[?.!]*$)`,
    ([, so, where]) => `what is ${so}${where}`,
  ),
];

export const ASKED_OF_THINGS_IN_TALK: readonly Rewording[] = [
  // "Is the heating on?" "*How high?*"
  says(`^${LEAD}how (?:high|low)(?: is (?:it|that)(?: set)?| exactly)?[?.!]*$`, () => 'what is it set to'),
  // "How many lights are on?" "*And how many are off?*"
  says(
    `^${LEAD}(?:how many|which|which ones|what) (?:of them |ones )?(?:are|is) (?:still )?${SO}(?=[?.!]*$)`,
    ([, so]) => `are they ${so}`,
  ),
  // "*Take it down a notch*".
  says(
    `(?<=^${LEAD})(?:take|bring|knock|nudge|put|turn) (?:it|that) (up|down) (?:a|one) (?:notch|step|touch|tad|smidge|bit|peg)${END}`,
    ([, way]) => `turn it ${way} a bit`,
  ),
];

/** "*Is the back door open?*", where nothing tells but its lock. */
export const ASKED_OF_LOCKS: readonly Rewording[] = [
  says(
    `^${LEAD}is ((?:the|my|our) (?:[a-z]+ ){0,2}?(?:door|gate)) (?:still |properly )*(?:(open|ajar)|closed|shut)(?=[?.!]*$)`,
    ([, door, open]) => `is ${door} ${open === undefined ? 'locked' : 'unlocked'}`,
  ),
];

/** "*Is it now?*", "is it still?", "are you sure it is?": how it is, of what was spoken of. */
export const SO_NOW = lazily(
  "^(?:(?:and|so|but|oh|ok(?:ay)?|hm+)[,.! ]+)*(?:(?:is|are|was) (?:it|they|that|those|both)(?: (?:really|actually|definitely|still|now|yet|so|ok(?:ay)?|both|properly))+|(?:is|are) (?:it|they) (?:now|still) though|(?:are you|you) sure(?: (?:it is|they are|that['’]?s right|about that|of that))?|(?:has|have|did) (?:it|they|that) (?:really )?(?:worked?|gone through|happen(?:ed)?|done it|done))[?.! ]*$",
  'i',
);
/** "*When?*", "and who was that?": of a deed that was asked about, whose answer tells both. */
export const WHO_OR_WHEN = lazily(
  '^(?:(?:and|so|but|oh|ok(?:ay)?|hm+)[,.! ]+)*(?:when|who|what time|at what time|why|since when)(?: exactly)?(?: (?:was|did) (?:that|it|they|he|she)(?: do (?:it|that))?)?(?: exactly)?[?.! ]*$',
  'i',
);
/** "*How long is left?*", "when does that end?": of what is on or off for so long. */
export const HOW_LONG_LEFT = lazily(
  '^(?:(?:and|so|but|oh|ok(?:ay)?|hm+)[,.! ]+)*(?:how (?:long|much longer|much time|many minutes)(?: (?:is|are|have we|has it|do we have|does it have)(?: got)?)?(?: left)?(?: (?:to go|on (?:it|that)|for (?:it|that)))?|how (?:long|much longer) (?:will|is) (?:it|that|they)(?: going to)? (?:stay|be|last|run|going to be|going to stay)(?: (?:on|off|open|like (?:that|this)|so|for))*|(?:until|till) when|for how (?:long|much longer)|when (?:is|will|does|do) (?:it|that|they) (?:over|end|stop|finish|(?:go|come|turn|be|switch)(?: back| itself)? (?:on|off|back on|back off|over|open|closed))(?: again)?)[?.! ]*$',
  'i',
);
