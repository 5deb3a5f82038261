import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** Of the value that the turn before gave: another that would be better, and the same for something else. */

const LEAD =
  '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|no+|nah|nope|hm+|actually|sorry|maybe|perhaps|now|then|please|on second thoughts?|come to think of it)[,. ]+)*';
const COLOR =
  '(?:(?:warm|cool|soft|bright|dark|deep|light|pale) )?(?:red|green|blue|yellow|orange|purple|pink|violet|turquoise|white|amber|cyan|magenta|teal|gold|lilac|lavender)';
const VALUE = `(?:(?:at )?${HOUR}(?: on the dot| exactly)?|${LENGTH}|\\d{1,3}(?: ?%| percent| degrees)?|${COLOR})`;
const BETTER =
  '(?:better|nicer|best|prettier|easier|good|great|lovely|perfect|safer|kinder|cosier|cooler|more like it)';
/** A value that is hoped for, in words before it. */
const TRY =
  "(?:(?:can|could|shall|may) (?:we|i|you) (?:try|see|have)(?: (?:it|that))?|let(?:['’]s| us| me) (?:try|see|have|do|go for|go with|make)(?: (?:it|that))?|(?:how|what) about|(?:i|we)(?:['’]d| would)? (?:prefer|rather have|rather|like|think)(?: (?:it|that))?|try(?: (?:it|that))?|give me|(?:do|have|make)(?: (?:it|that|them))?|go(?: for| with)?)";

const bare = (value = ''): string => value.replace(/ (?:on the dot|exactly)$/i, '').replace(/^at /i, '');

export const VALUES_IN_TALK: readonly Rewording[] = [
  // "Orange would suit it better", "six on the dot would be better".
  says(
    `^${LEAD}(${VALUE}) (?:would|might|could|may|will|['’]d) (?:be|do|suit|look|work|fit)(?: (?:it|me|us|that|here|there|in here))?(?: (?:a lot|much|far|a bit|even|way|so much))?(?: ${BETTER})${END}`,
    ([, value]) => `make it ${bare(value)}`,
  ),
  // "Let's see it in green", "how about yellow instead".
  says(
    `^${LEAD}${TRY} (?:in )?(${COLOR})(?: instead| this time| for a change| better)?\\?*${END}`,
    ([, color]) => `make it ${color}`,
  ),
  // "No, *do fifty percent*", "*go for half*".
  says(
    `^${LEAD}(?:do|try|go for|go with|go) (${LENGTH}|\\d{1,3}(?: ?%| percent| degrees)|half|[a-z]+(?:-| )?[a-z]* (?:percent|degrees))(?: instead| this time| then)?${END}`,
    ([, value]) => `make it ${value}`,
  ),
  // "Give the TV backlight that same color", "make the backlight match".
  says(
    `^${LEAD}(?:give|make|turn|set|do|put|paint|have) ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) (?:(?:in |to )?(?:that|the|this)(?: very)? same colou?r(?: (?:as (?:it|that|before)|too|as well))*|the same|match(?: (?:it|that))?|to match)(?: too| as well)?${END}`,
    ([, thing]) => `${thing} too`,
  ),
  says(
    `^${LEAD}(?:and )?(?:the|that) same(?: colou?r)? (?:for|on|in|with) ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)(?: too| as well)?${END}`,
    ([, thing]) => `${thing} too`,
  ),
  // How far.
  says(
    `^(?:(?:no|and|now|then|actually)[, ]+)*(?:right|fully|completely|all the way|wide) (?:up|open)${END}`,
    () => 'open it',
  ),
  says(
    `^(?:(?:no|and|now|then|actually)[, ]+)*(?:right|fully|completely|all the way) (?:down|closed|shut)${END}`,
    () => 'close it',
  ),
];
