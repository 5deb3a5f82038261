import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** On which day one is to be woken, by what is told of that day: before why is left out. */

const AT = `(?:at|for|by) (?:about |around )?${HOUR}`;
/** What is on a day that is told now, and neither was nor is asked about. */
const TOLD = `(?!.*\\b(?:was|were|had|did|been|since|last|if|when|cancel|skip|no|not)\\b)(?:(?:i|we|he|she|they|there|[a-z]+)(?:['’](?:ve|s|re|m)| have| has| am| are| is)|(?:i|we|they) (?:need|fly|leave|start|play|travel)|(?:he|she|[a-z]+) (?:flies|leaves|starts|plays)) (?:got )?[^,;.!?]*?`;
const DAY = `(tomorrow|(?:on )?(?:this |next )?${WEEKDAY}|on the \\d{1,2}(?:st|nd|rd|th))(?: (?:morning|early))?`;
const WAKE = `((?:please )?(?:wake (?:me|us)(?: up)?|get (?:me|us) up|(?:set |i need )?(?:an |the )?alarm) ${AT})`;
const on = (day: string): string => (/^(?:on|tomorrow)/i.test(day) ? day : `on ${day}`);

export const DAY_TOLD: readonly Rewording[] = [
  // "*We've an early start on Saturday*, so wake me at six": then.
  says(
    `^(${LEAD}${TOLD}\\b${DAY}),? (?:so |and )?(?:please |can you |could you )*${WAKE}${END}`,
    ([, told, day = '', wake]) => `${told}, ${wake} ${on(day)}`,
  ),
  // "Alarm for half five, *I've an early flight on Wednesday*".
  says(
    `^(${LEAD})${WAKE}[,;.–-]+ ?(?:because |cos |as )?(${TOLD}\\b${DAY}(?: [^,;.!?]*)?)${END}`,
    ([, lead = '', wake, , day = '']) => `${lead}${wake} ${on(day)}`,
  ),
];
