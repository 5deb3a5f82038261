import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { OF_WAITING_FIRST } from './of-waiting.ts';

/** What goes on with the turn before in few words: another thing too, the right one in place of the wrong one, the same value asked for again. */

const LEAD =
  '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|no+|nah|nope|hm+|actually|now|then|please|also|grand|lovely|great)[,. ]+)*';
const THING =
  '((?:the |my |our )?(?!(?:it|that|this|them|no|not|turn|put|what|is|are)\\b)[a-z]+(?: [a-z]+){0,2}?)';
/** What cannot be set to two of anything, or would never be. */
const NO_TWO =
  '((?:the|my|our) (?:[a-z]+ ){0,3}?(?:lights?|lamps?|backlight|pendant|spotlights?|tv|telly|blinds?|curtains?|shutters?|doors?|gate))';

export const FURTHER_FIRST: readonly Rewording[] = [
  ...OF_WAITING_FIRST,
  // "Turn off the backlight." "And the lamp *two*": "too", as a recogniser or a thumb writes it.
  says(`^(?:(?:and|also|oh|plus)[, ]+)+${NO_TWO} (?:two|to)${END}`, ([, thing]) => `and ${thing} too`),
  // "*The light there*, close it".
  says(
    `^${LEAD}((?:the|that|my|our) [a-z]+(?: [a-z]+)?(?: over| in)? (?:there|here)), (?:can you |could you |please )?(turn|switch|put|open|close|shut|lock|unlock|dim)( on| off)? (?:it|that|them)( on| off| up| down)?${END}`,
    ([, thing = '', verb = '', first = '', last = '']) =>
      `${verb}${first} ${thing.replace(/ (?:over|in) (?=there$)/i, ' ')}${last}`,
  ),
  // "Oh *not that one* sorry, the hallway".
  says(
    `^(?:(?:oh|no+|nah|ah|sorry|oops|wait|hang on|er|um)[,.! ]+)*(?:not (?:that|this)(?: one)?|(?:that|it)['’]?s (?:not (?:it|that one|the one)|the wrong (?:one|light|lamp|room))|wrong one)(?:[,. ]+(?:sorry|oops|my mistake|my bad))*[,.;–-]* (?:(?:i|we) (?:meant|mean|wanted|want) |but )?((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)(?: one| i mean| i meant)?${END}`,
    ([, thing]) => `no, ${thing}`,
  ),
];

export const FURTHER_IN_TALK: readonly Rewording[] = [
  // "Grand, *and a bit of music*".
  says(
    `^${LEAD}(?:a (?:little |wee )?bit of|some|a little|a few) (music|tunes|songs|radio)(?: on)?(?: (?:too|as well|also))*${END}`,
    ([, music]) => `play some ${music === 'radio' ? 'radio' : 'music'}`,
  ),
  // "Coffee *on as well*".
  says(
    `^${LEAD}${THING} (on|off|open|closed|shut) (?:as well|too|also)(?: (?:while you['’]re at it|then))?${END}`,
    ([, thing = '', how]) => `put ${/^(?:the|my|our) /i.test(thing) ? thing : `the ${thing}`} ${how} as well`,
  ),
];
