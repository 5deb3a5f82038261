import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { THING, the, WORD } from './parts.ts';

/** Orders for things in roundabout words: a small light, what is switched off and on again, who wants to know that it was done. */

const DARK =
  "(?:[a-z'’ ]{0,60}\\b(?:dark|black|sleep|scared|scary|spooky|gloomy|night|nightmares?|monsters?|afraid)\\b[a-z'’ ]{0,30}[,.;!–-]+ ?)?";
const SMALL = '(?:tiny|little|wee|small|faint|soft|gentle|dim|weak|low|teeny)';
const KNOWS =
  "(?:let (?:me|us) know|tell (?:me|us)|give (?:me|us) a (?:shout|nudge|buzz))(?:,? (?:when|once|after|that|as soon as) (?:it|you|that)(?:['’](?:s|ve)| is| has| have)?(?: (?:been|all))? (?:done|off|on|happened|finished)(?: (?:it|that|so))?)?";
const SWINGS =
  '(?:swinging|oscillating|turning|oscillation (?:on|enabled)|swing(?:ing)? on|with (?:oscillation|swing))';
const SPEED = '(\\d\\d\\d?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|full|half)(?: ?%| percent)?';

export const AS_IT_IS_WISHED_FIRST: readonly Rewording[] = [
  // "My room's a bit scary, *leave a tiny light on*": low, and not all that there is.
  says(
    `^${DARK}${LEAD}(?:leave|keep|put|turn on|turn|have|switch on) (?:(?:me|us|her|him|them) )?(?:just )?an? (?:(?:very |really |bit of a )*${SMALL} )+(?:light|lamp|glow|night ?light)(?: on| lit| burning)?((?: (?:in|on) (?:the|my|our) [a-z]+(?: room)?)?)(?: (?:in here|for (?:me|her|him|us|them|the (?:night|kids?|baby))))*${END}`,
    ([, where]) => `set the lights${where === '' ? ' in here' : where} to 15 percent`,
  ),
  // "Turn off the pump in five minutes *and let me know*".
  says(
    `^(${LEAD})(?:(?:turn|switch|put) (on|off) ${THING}|(?:(?:turn|switch|put|have) )?((?:(?:the|my|our) )?${WORD}(?: ${WORD}){0,3}?) (on|off)) (at ${HOUR}|in ${LENGTH}),? and (?:then |please )*${KNOWS}${END}`,
    ([, lead, before, one, other, behind, when]) => {
      const [way, thing] = [before ?? behind, the(one ?? other)];
      return `${lead}turn ${way} ${thing} ${when} and tell me when ${thing} is ${way}`;
    },
  ),
  // "*Fan at 40, oscillation enabled*", "fan on, swinging, at 40".
  says(
    `^(${LEAD}(?:turn |switch |put |set )?(?:the |my |our )?(?:[a-z]+ )?fan)(?: on)?,? (?:to |at |on )?${SPEED},? (?:and |with )?${SWINGS}${END}`,
    ([, fan, level]) =>
      `${fan} at ${/^(?:full|half)$/i.test(level ?? '') ? level : `${level} percent`} and swinging`,
  ),
  says(
    `^(${LEAD}(?:turn |switch |put |set )?(?:the |my |our )?(?:[a-z]+ )?fan)(?: on)?,? ${SWINGS},? (?:and )?(?:at |on )${SPEED}${END}`,
    ([, fan, level]) =>
      `${fan} at ${/^(?:full|half)$/i.test(level ?? '') ? level : `${level} percent`} and swinging`,
  ),
  // "*The hall light is flickering*, turn it off and on again".
  says(
    `^(${LEAD})${THING}(?:['’]s| is| has| keeps?| are)(?: (?!(?:and|so|if|when|then)\\b)[a-z]+){1,4}[,;.!– ]+(?:(?:so|can you|could you|please|just|try and|try to) )*(?:turn|switch|put) (?:it|them) off and (?:then )?(?:back )?on(?: again)?${END}`,
    ([, lead, thing]) => `${lead}turn ${thing} off and then on again`,
  ),
  // "Turn the volume *from 30* to 25".
  says(
    `(?<=^${LEAD}(?:turn|set|put|bring|take|move|change|raise|lower|reduce|increase|dim) [a-z ]*?)(?:down |up )?from \\d{1,3}(?: ?%| percent| degrees)? (?=to \\d{1,3}(?: ?%| percent| degrees)?${END})`,
    () => '',
  ),
  // "*Make it so* the hall light goes on when the front door opens".
  says(
    `^(${LEAD})(?:make it so(?: that)?|make sure that|see to it that|i want it so(?: that)?) ${THING} (?:goes|comes|turns|switches) (on|off) (?=(?:when|whenever|every time|as soon as|once|at|if)\\b)`,
    ([, lead, thing, way]) => `${lead}turn ${way} ${thing} `,
  ),
];
