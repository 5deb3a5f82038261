import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** Of the value that the turn before gave: another that would be better, and the same for something else. */

const LEAD =
  '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|no+|nah|nope|hm+|actually|sorry|maybe|perhaps|now|then|please|on second thoughts?|come to think of it)[,. ]+)*';
const COLOR =
  '(?:(?:warm|cool|soft|bright|dark|deep|light|pale) )?(?:red|green|blue|yellow|orange|purple|pink|violet|turquoise|white|amber|cyan|magenta|teal|gold|lilac|lavender)';
const VALUE = `(?:(?:at )?${HOUR}(?: on the dot| exactly)?|${LENGTH}|\\d{1,3}(?: ?%| percent| degrees)?|${COLOR})`;
/** Words that may stand in front of a value that is to be, and behind it, and say no more than that it is to be. */
const BEFORE =
  "(?:(?:and|but|so|oh|ah|sure|ok(?:ay)?|right|well|no+|nah|nope|hm+|actually|sorry|maybe|perhaps|now|then|just|only|about|around|even|i['’]d say|i(?:['’]d| would)? (?:think|reckon|say|guess)|say|surely|(?:it|that) (?:should|could|can) (?:just )?be|(?:should|could|can) (?:just )?be|let['’]?s say)[,. ]+)*";
const IS =
  "(?:['’]s|['’]ll| is| was| will| would| might| should| could| can| ought to| sounds| looks| feels| seems)(?:['’]ve| have)?(?: (?:just|really|surely|probably))*(?: be| been)?";
const MEASURE =
  '(?:a (?:lot|bit)|much|far|way|even|quite|more than|about|just|really|all|only|probably|surely|loads|perfectly|absolutely)';
const PRAISE =
  '(?:grand|fine|plenty|enough|ok(?:ay)?|alright|all right|good|great|lovely|perfect|ideal|ample|loads|right|better|best|nicer|prettier|safer|kinder|cosier|easier|handier|more like it|more sensible|(?:early|late|bright|warm|cool|loud|quiet|long|high|low|far|much|dim|fast) enough|sound|deadly|super)';
const SUITS =
  "(?: ?['’]?ll| will| would| might| should| could| can)?(?: (?:do|suit|suits|work|works|fit|fits|does))";
const FOR =
  '(?: (?:it|that|me|us|him|her|them|here|in here|there|for (?:it|that|me|us|him|her|them|now|here|the kids|today|tonight|tomorrow)|with (?:it|me|us)|then|now|instead|so|though|thanks|more|better|best|nicely|fine|grand|well|rightly|too))*';
const SETTING = `(?:${VALUE}|${NUMBER}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]${NUMBER})?(?: ?%| percent| degrees)?|${NUMBER} (?:percent|degrees)|half(?:way)?|a (?:third|quarter)|full|low|medium|high)`;
/** A value that is hoped for, in words before it. */
const TRY =
  "(?:(?:can|could|shall|may) (?:we|i|you) (?:try|see|have)(?: (?:it|that))?|let(?:['’]s| us| me) (?:try|see|have|do|go for|go with|make)(?: (?:it|that))?|(?:how|what) about|(?:i|we)(?:['’]d| would)? (?:prefer|rather have|rather|like|think)(?: (?:it|that))?|try(?: (?:it|that))?|give me|(?:do|have|make)(?: (?:it|that|them))?|go(?: for| with)?)";

const bare = (value = ''): string => value.replace(/ (?:on the dot|exactly)$/i, '').replace(/^at /i, '');

export const VALUES_IN_TALK: readonly Rewording[] = [
  // "Ah no, *ten past six will do me*", "twenty percent is plenty for it": the value is all there is in it.
  says(
    `^${BEFORE}(${SETTING})(?:${IS}(?: ${MEASURE})*(?: ${PRAISE})|${SUITS})${FOR}${END}`,
    ([, value]) => `make it ${bare(value)}`,
  ),
  says(
    `^(?:(?:and|but|so|oh|ah|ok(?:ay)?|well|no+|actually|sorry)[,. ]+)*(?:(?:it|that) )?(?:should|ought to|was meant to|was supposed to|needs? to|has to) (?:just )?(?:be|have been) (${SETTING})${FOR}${END}`,
    ([, value]) => `make it ${bare(value)}`,
  ),
  // "*Not the whole way*, only half".
  says(
    `^${BEFORE}not (?:quite )?(?:the whole way|all the way|fully|completely|so (?:far|much))(?: (?:up|down|open|closed))?[,;. –-]+(?:but |just |only |about |make it )*(${SETTING})${END}`,
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
  // "One degree less *than that*."
  says(
    `(?<=^(?:(?:no|and|now|then|actually|hmm+|oh|maybe|perhaps|make it|make that)[, ]+)*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half an?|\\d{1,2}) ?(?:degrees?|percent|per cent|%|notch(?:es)?|steps?) (?:less|more|lower|higher|up|down|warmer|cooler|brighter|darker|louder|quieter)) than (?:that|it is|it was|now|before)(?: now)?(?=${END})`,
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
