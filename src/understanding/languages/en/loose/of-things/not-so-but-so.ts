import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What is put right of an order for a thing, or said of a thing by what is wrong with it: "no, not off, just dim it". */

const NO = '(?:(?:no+|nah|nope|oh|wait|sorry|hey|oi|hang on)[,.! ]+)*';
const LIT = '((?:the|my|our) (?:[a-z]+ ){0,3}?(?:lights?|lamps?|bulbs?|pendant|spotlight|backlight))';
const WHERE = '((?: (?:in|on|at) (?:the|my|our) [a-z]+(?: room)?| in here)?)';
const LESS =
  '((?:dim|mute|lower|turn|bring|put|knock|take|make|set|leave)\\b(?! (?:it |that |them )?(?:off|out)\\b)[^,;.!?]*?)';
const WARMTH =
  "(?:(?:it|that)(?:['’]s| is| feels)? (?:a bit |a little |really |very |so |too |rather |quite |only |still )*(?:cold|chilly|freezing|nippy|cool|warm|hot|boiling|stuffy|(?:1\\d|2\\d)(?:[.,]5)?(?: degrees)?)(?: in (?:here|this room|((?:the|my|our) [a-z]+(?: room)?)))?)";

export const NOT_SO_BUT_SO_FIRST: readonly Rewording[] = [
  // "*No, not off, just dim it*": on again, and then so.
  says(
    `^${NO}(?:i (?:said|meant) )?(?:not (?:all the way )?off|(?:don['’]?t|do not) (?:turn|switch|put) (?:it|that|them) off|(?:don['’]?t|do not) (?:turn|switch|put) off)[,;.!– ]+(?:(?:but|just|only|i meant|please) )*${LESS}${END}`,
    ([, how]) => `turn it back on and ${how}`,
  ),
  // "*No, not pause, just mute*."
  says(
    `^${NO}(?:not paused?|(?:don['’]?t|do not) pause (?:it|that))[,;.!– ]+(?:(?:but|just|only|i meant|please) )*mute(?: it| that)?${END}`,
    () => 'resume it and mute it',
  ),
  // "*It's cold in here, put it up to 21*": how warm it is to be, and not how loud.
  says(
    `^${LEAD}${WARMTH}[,;.?!– ]+(?:(?:so|and|then|please|can you|could you) )*(?:put|turn|set|bring|get|make|crank|knock) it (?:up |down )?to ((?:1[5-9]|2[0-8])(?:[.,]5)?|(?:fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four|five))?))(?: degrees)?${END}`,
    ([, room, degrees]) =>
      `set the temperature${room === undefined ? '' : ` in ${room}`} to ${degrees} degrees`,
  ),
  // "*The living room lamp is too cold*": another white, and no heating.
  says(
    `^${LEAD}${LIT}${WHERE}(?:['’]s| is| are| looks?) (?:a (?:bit|little|touch) |far |way |much )?too (cold|cool|white|blue|harsh|warm|yellow|orange)( in here)?${END}`,
    ([, thing, where, how = '', here = '']) =>
      `make ${thing}${where}${here} ${/^[yow]/i.test(how) && !/^white/i.test(how) ? 'cooler' : 'warmer'}`,
  ),
  // "Lamp in the living room on, *sorry, bedroom I mean*".
  says(
    `(?<=\\b(?:lamps?|lights?|fan|blinds?|curtains?|speaker|heating|heater) )in (?:the|my|our) [a-z]+(?: room)?((?: (?:on|off|up|down))?)[,;.!– ]+(?:(?:no|sorry|oops|wait|er+|um+)[,.! ]+)+(?:in )?(?:the |my |our )?(?!(?:lights?|lamps?|one|fan|all|just|not|never|only|it|that|make|i|on|off|up|down|leave|stop)\\b)([a-z]+(?: room)?),? i (?:mean|meant)${END}`,
    ([, way, room]) => `in the ${room}${way}`,
  ),
  // "*Go back one*": to what was played before.
  says(`^${LEAD}(?:go|skip|jump) back (?:by )?one${END}`, () => 'previous one'),
  // "Everything off *apart from the heating*".
  says(
    '(?<=\\b(?:everything|all the [a-z]+(?: [a-z]+)?) (?:here |there |in here |in there |(?:in|on) (?:the|my|our) [a-z]+(?: room)? )?off\\b[^,;.!?]*?|\\bturn (?:(?:everything|all the [a-z]+(?: [a-z]+)?) off|off (?:everything|all the [a-z]+(?: [a-z]+)?))\\b[^,;.!?]*?),? (?:apart from|aside from|other than|save for|bar|but not) (?=(?:the|my|our) )',
    () => ' except ',
  ),
];
