import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';
import { WORD } from './parts.ts';

/** Two things in a breath, each with what is its own: "to 40 and 60", "play jazz quietly", "… and remind me of it". */

const FIGURE =
  '(\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+teen|ten|five)(?: ?(?:percent|%))?';
const NAME = `(?:the |my |our )?(${WORD}(?: (?!(?:lights?|lamps?|blinds?|curtains?)\\b)${WORD}){0,2}?)(?: (?:light|lamp|blind|curtain))?`;
const KIND = '(lights?|lamps?|blinds?|curtains?)';
const SOFT =
  '((?:nice and |very |really |quite )?(?:quiet|quietly|softly|low)|not (?:too|so|very) loud(?:ly)?|at (?:a )?low volume)';
const ROOM = '((?: (?:in|on) (?:the|my|our) [a-z]+(?: [a-z]+)?)?)';
const DEED = '((?:turn|switch|put|open|close|shut|lock|unlock|start|stop|dim|raise|lower) [^,;.!?]*?)';

/** How loud the words of manner are, in percent. */
const loudness = (how: string): number => (/^not /i.test(how) ? 30 : 20);

export const EACH_ITS_OWN_FIRST: readonly Rewording[] = [
  // "*Set the hallway and porch lights to 40 and 60*".
  says(
    `^(${LEAD})(?:(?:set|put|dim|turn|bring) )?${NAME} and ${NAME} ${KIND}(?: to|,)+ ${FIGURE} and ${FIGURE}(?:,? respectively| each in that order| in that order)?${END}`,
    ([, lead, one, other, kind = '', first, second]) => {
      const noun = kind.replace(/s$/i, '');
      return `${lead}set the ${one} ${noun} to ${first} percent and the ${other} ${noun} to ${second} percent`;
    },
  ),
  // "*Play jazz quietly in the kitchen*", "play some jazz, not too loud".
  says(
    `(?<=\\bplay ((?:(?!\\b(?:and|then|at|until|for)\\b)[^,;.!?])*?)),? (?:but )?${SOFT}${ROOM}${END}`,
    ([, , how = '', room]) => `${room} and set the volume to ${loudness(how)} percent`,
  ),
  // "*At three turn off the pump, and remind me of it*": both.
  says(
    `^(${LEAD})(at ${HOUR}|tomorrow at ${HOUR}),? ${DEED},? and (?:also )?remind me(?: (?:of|about) (?:it|that)| to| then| too| as well)*${END}`,
    ([, lead, when, deed]) => `${lead}${when} ${deed}, and remind me to ${deed}`,
  ),
  says(
    `^(${LEAD})${DEED} (at ${HOUR}),? and (?:also )?remind me(?: (?:of|about) (?:it|that)| then| too| as well)*${END}`,
    ([, lead, deed, when]) => `${lead}${deed} ${when}, and remind me ${when} to ${deed}`,
  ),
];
