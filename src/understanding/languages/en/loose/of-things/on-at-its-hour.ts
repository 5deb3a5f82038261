import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** Orders for what is to come on at an hour, with no word for "on": "heating at six", "the porch light from half seven". */

/** What tells one of several: "the hall light". */
const NAMING =
  '(?:(?!(?:the|my|our|a|an|and|or|but|not|if|it|that|this|on|off|to|at|in|is|are|keep|leave|hold|turn|switch|put|set|make|get|have|dim|move|change|stop|start|with)\\b)[a-z]+ ){0,2}?';
/** What one order does is done by the next, where that has no verb of its own: "turn off the lamp at nine and the fan at ten". */
const DEED =
  '\\b(?:off|out|up|down|turn|switch|open|close|shut|lock|unlock|dim|set|stop|start|play|raise|lower|cancel|move|delete|remind)\\b';
/** Where an order begins that asks nothing and hangs on nothing. */
const BEGINS = `(?<=^(?!(?:is|are|was|were|what|which|how|why|did|does|do|has|if|when|whenever)\\b)(?:(?:(?!${DEED})[^,;.!])*(?:[,;.!] ?(?:and |then )*|\\b(?:and|then) ))*${LEAD})`;
const WISHED =
  "(?:(?:(?:can|could|may) (?:we|i) (?:please )?(?:have|get)|(?:i|we)(?:['’]d like| would like| want| need)|have|get|put|set|turn|stick|pop) )?";
const HEATING = `((?:the |my |our )?${NAMING}(?:heating|heat|heaters?|radiators?|rads?|boiler|thermostat|underfloor heating|ac|aircon|air con(?:ditioning|ditioner)?))`;
const GLOWING = `((?:the |my |our )?${NAMING}(?:lights?|lamps?|spotlights?|heating|heaters?|radiators?|coffee(?: maker| machine)?|fan|tv|telly|radio|pump))`;
/** A figure of the clock, which as a temperature would be one for no room. */
const BARE_HOUR = '((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:[1-9]|1[0-2]))';
/** Behind it nothing tells that it is another figure, or how warm it is to be then. */
const NO_OTHER =
  "(?! ?(?:degrees?|°|%|percent|per cent|c\\b|celsius|k\\b)| (?:to|at|past|and a half|point|on|minutes?|thirty|fifteen|twenty|forty)\\b|[.:,]\\d|[a-z0-9'’])";
const EXACT = `(?:(?:half|quarter|a quarter|five|ten|twenty|twenty[- ]five) (?:past|to) (?:[a-z]+|\\d{1,2})|half (?:five|six|seven|eight|nine|ten|four|three)|\\d{1,2}[:.][0-5]\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|(?:[a-z]+|\\d{1,2}) o['’]?clock|(?:[a-z]+|\\d{1,2}) in the (?:morning|evening|afternoon)|noon|midday|midnight|sunset|sunrise|dusk|dawn)`;

export const ON_AT_ITS_HOUR: readonly Rewording[] = [
  // "*Heating at six, 20 degrees*": how warm it is to be then.
  says(
    `${BEGINS}${WISHED}${HEATING}(?: on)? (?:at|for) ${BARE_HOUR},? (?:at |to )?((?:1[3-9]|2[0-8])(?: degrees)?)(?=[,.!]|$| (?:and|please|then)\\b)`,
    ([, thing, hour, degrees]) => `set ${thing} to ${degrees} at ${hour} o'clock`,
  ),
  // "*Heating 20 from five till ten*".
  says(
    `${BEGINS}${WISHED}${HEATING} (?:at |to )?((?:1[3-9]|2[0-8])(?: degrees)?) (?:from )?(${HOUR}) (?=(?:to|till|until|til) ${HOUR})`,
    ([, thing, degrees, hour]) => `set ${thing} to ${degrees} from ${hour} `,
  ),
  // "*Heating five till ten*": no room is as cold as that.
  says(
    `${BEGINS}${WISHED}${HEATING} (?:at )?${BARE_HOUR} (?=(?:till|until|til|to) ${HOUR}(?!['’]))`,
    ([, thing, hour]) => `turn on ${thing} from ${hour} `,
  ),
  // "*Garden pump at six for ten minutes*", "pump ten minutes at six".
  says(
    `${BEGINS}${GLOWING}(?: (?:at|from) (${HOUR}) for (${LENGTH})| (?:for )?(${LENGTH}) (?:at|from) (${HOUR}))(?=[,.!]|$| (?:please|every|tomorrow|on)\\b)`,
    ([, thing, hour, length, first, then]) => `turn on ${thing} at ${hour ?? then} for ${length ?? first}`,
  ),
  // "*Heating from six till eight*", "the hall light from half six to nine".
  says(
    `${BEGINS}${WISHED}${GLOWING} from (${HOUR}) (?=(?:to|till|until|til) ${HOUR})`,
    ([, thing, hour]) => `turn on ${thing} from ${hour} `,
  ),
  // "*Could we have the heating at six*": no room is as cold as that.
  says(
    `${BEGINS}${WISHED}${HEATING} (?:at|for|from) ${BARE_HOUR}${NO_OTHER}(?! (?:till|until|til) (?:it|the|i|we)\\b)`,
    ([, thing, hour]) => `turn on ${thing} at ${hour} o'clock`,
  ),
  // "*Desk lamp at half six*", "heating at 6:30", "the pump from noon".
  says(
    `${BEGINS}${WISHED}${GLOWING} (?:at|from) (${EXACT})(?=[,.!]|$| (?:and|please|then|tomorrow|tonight|today|on|every|till|until|for|each|in the)\\b)`,
    ([, thing, hour]) => `turn on ${thing} at ${hour}`,
  ),
  // "*The porch light at nine please*", "lights at seven": nobody has a light at nine percent.
  says(
    `${BEGINS}${GLOWING} at (one|two|three|four|six|seven|eight|nine|eleven|twelve|[1-46-9]|1[12])((?: (?:tomorrow|tonight|today|this evening|in the (?:morning|evening|afternoon)|at night))?)(?=[,.]| (?:and|then) |${END})`,
    // A fan may be at three of its speeds.
    ([, thing = '', hour = '', day]) =>
      /fan$/i.test(thing) && /^(?:one|two|three|four|[1-4])$/i.test(hour)
        ? undefined
        : `turn on ${thing} at ${hour} o'clock${day}`,
  ),
];
