import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** How warm it is to be, by figures that are no hour, and what is to be so for a night: "heating at 17 overnight", "heating on 20". */

const NAMING =
  '(?:(?!(?:the|my|our|a|an|and|or|but|not|if|it|that|this|on|off|to|at|in|is|are|keep|leave|hold|turn|switch|put|set|make|get|have|move|change|stop|start|with)\\b)[a-z]+ ){0,2}?';
const HEATING = `((?:the |my |our )?${NAMING}(?:heating|heat|heaters?|radiators?|rads?|boiler|thermostat|underfloor heating))`;
const WISHED =
  "(?:(?:(?:can|could|may) (?:we|i) (?:please )?(?:have|get)|(?:i|we)(?:['’]d like| would like| want| need)|have|get|put|set|turn|stick|pop|bring|drop) )?";
/** No hour of a clock that people say, and no room is colder or warmer. */
const WARMTH =
  '((?:1[3-9]|2[0-8])(?:[.,]5)?|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four|five))?)(?: ?degrees| ?°c?)?';
const TO = '(?: on)?(?: down| up| back)?(?: (?:to|at|on))?';
const OVERNIGHT = '(?:overnight|over night|for the night|(?:during|through|over) the night|all night)';
const NIGHT = `(?:${OVERNIGHT}|tonight|at night)`;
const BACK = `(?:,? (?:and|then|but)|,)+ (?:then )?(?:(?:back|up|back up) )?(?:to |at )?${WARMTH} (?:at|from) (${HOUR})`;
const AGAIN =
  '((?:every|each) (?:day|night|morning|evening|afternoon|weekday)|on (?:weekdays|school days|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|at (?:the )?weekends?|in the (?:mornings?|evenings?|afternoons?)|(?:from|at|after|until|till|by) .+|tonight|tomorrow(?: .+)?)';

export const HOW_WARM_FIRST: readonly Rewording[] = [
  // "*Heating down to 17 overnight and back to 20 at six*".
  says(
    `^${LEAD}${WISHED}(?:${HEATING} ?)?${TO.replace('(?: down', '(?:down| down')} ?${WARMTH} ${NIGHT}${BACK}${END}`,
    ([, thing = 'the heating', night, day, hour]) =>
      `set ${thing} to ${night} tonight and back to ${day} at ${hour}`,
  ),
  says(
    `^${LEAD}${WISHED}${HEATING}${TO} ${WARMTH} ${OVERNIGHT}${END}`,
    ([, thing, night]) => `set ${thing} to ${night} tonight until the morning`,
  ),
  says(
    `^${LEAD}${WISHED}(?:off ${HEATING}|${HEATING} off) ${OVERNIGHT}${END}`,
    ([, one, other]) => `turn off ${one ?? other} tonight until the morning`,
  ),
  // "*Porch light on overnight*": from now on.
  says(
    `(?<=^${LEAD}(?:(?:turn|switch|put|keep|leave|have|set|dim) [a-z0-9'’ ]+|(?:the |my |our )?[a-z'’]+(?: [a-z'’]+){0,3} (?:on|off))) overnight(?=[,.!]*$| please\\b)`,
    () => ' until the morning',
  ),
  // "*Heating on 20*", "heating at 19 every morning".
  says(
    `^${LEAD}${WISHED}${HEATING} (?:on(?: to)?|at) ${WARMTH}${END}`,
    ([, thing, degrees]) => `set ${thing} to ${degrees} degrees`,
  ),
  says(
    `^${LEAD}${WISHED}${HEATING} (?:on(?: to| at)?|at) ${WARMTH} ${AGAIN}${END}`,
    ([, thing, degrees, when]) => `set ${thing} to ${degrees} degrees ${when}`,
  ),
  // "*Make it 21 in here*": of the room of whoever speaks.
  says(
    `^${LEAD}(?:(?:make|set|get|have|keep|put|turn|hold) it(?: up| down)?|(?:i|we)(?:['’]d like| would like| want| need) it(?: to be)?|(?:can|could) (?:we|i) (?:please )?have it|let['’]s have it|it (?:needs|has|ought) to be)? ?(?:at |to |on )?${WARMTH} in (?:here|this room)${END}`,
    ([, degrees]) => `set the heating to ${degrees} degrees in here`,
  ),
  // "*Off altogether at nine*".
  says(
    `(?<=^(?!(?:is|are|was|were|what|which|who|how|why|did|does|do|has|have|if|when)\\b).*\\boff) (?:altogether|for good|entirely|totally|completely|all together)(?=,? (?:at|tonight|tomorrow|in|from|on|by|please|then|now)\\b|[,.!]*$)`,
    () => '',
  ),
];
