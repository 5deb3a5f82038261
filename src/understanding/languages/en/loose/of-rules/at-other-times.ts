import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { WEEKDAY } from '../times-said.ts';

/** When something is to come, in words of everyday: "sunset would be better", "on the first Saturday of the month", and one more alarm "just in case". */

const SUN = '(?:sunset|sunrise|dusk|dawn|sundown|noon|midday|midnight)';
const ORDER = '(?:turn|switch|put|open|close|shut|lock|unlock|start|stop|dim|draw|raise|lower|set|run)';
export const AT_OTHER_TIMES_FIRST: readonly Rewording[] = [
  // "Porch light on at six." "*Come to think of it, sunset would be better*".
  says(
    `^(?:(?:come to think of it|on second thoughts?|thinking about it|actually|no|hm+|you know what|and|but|oh)[,. ]+)*(?:i think )?(?:at )?(${SUN})(?:['’]d| would| might|['’]s| is)(?: be)? (?:better|nicer|best|more like it|a better time)${END}`,
    ([, sun]) => `rather at ${sun}`,
  ),
  // "*First Saturday of the month* at ten run the vacuum": of each month.
  says(
    `^(${LEAD})(?:on )?(?:the )?(first|second|third|fourth|last) (${WEEKDAY}) (?:of|in) the month,? (?=.*\\b(?:${ORDER}|remind|vacuum|hoover|water|heat|play)\\b)`,
    ([, lead, which, day]) => `${lead}on the ${which} ${day} of every month `,
  ),
  // "And one for 7:15 *just in case*".
  says(
    `(?<=^(?!.*\\b(?:remind|note|list|tell|text|message|write)\\b).*[a-z0-9]),? (?:just )?in case${END}`,
    () => '',
  ),
];
