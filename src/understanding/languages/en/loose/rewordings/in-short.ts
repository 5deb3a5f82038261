import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Wishes that leave the verb to whoever hears them: "blinds a crack", "bit darker in here", "lamp on, dim and warm". */

const THING =
  '((?:the |my |our |that |this )?(?:[a-z]+ ){0,2}?(?:lamp|light|lights|spotlight|pendant|backlight|fan|blinds?|curtains?|shutters?|tv|telly|speaker|radio|heating))';
const LIT =
  '((?:the |my |our |that |this )?(?:[a-z]+ ){0,2}?(?:lamp|light|lights|spotlight|pendant|backlight))';
const COMPARED = '(brighter|dimmer|darker|lighter|warmer|cooler|whiter|softer|louder|quieter|slower|faster)';
const LITTLE = '(?:a )?(?:bit|little|touch|tad|wee bit|little bit|smidge) ';
const HOW: Readonly<Record<string, string>> = { whiter: 'cooler', lighter: 'brighter', softer: 'dimmer' };
const LEVELS: Readonly<Record<string, string>> = {
  dim: '15 percent',
  low: '15 percent',
  soft: '15 percent',
  bright: '100 percent',
  full: '100 percent',
};

export const IN_SHORT_FIRST: readonly Rewording[] = [
  // "*Bit darker in here*".
  says(
    `^${LEAD}${LITTLE}${COMPARED} (in (?:here|the [a-z]+(?: room)?))${END}`,
    ([, how, where]) => `make it a bit ${how} ${where}`,
  ),
  // "That desk lamp *wants to be whiter*".
  says(
    `^${LEAD}${THING} (?:wants?|needs?|ought|has|have) to be ${COMPARED}${END}`,
    ([, thing, how = '']) => `make ${thing} ${HOW[how.toLowerCase()] ?? how}`,
  ),
  says(
    `^(${LEAD}(?:make|turn|have|get) ${LIT}) (?:a bit |a little )?whiter${END}`,
    ([, wish]) => `${wish} cooler`,
  ),
  // "Lamp on, *dim and warm*".
  says(
    `^${LEAD}${LIT} on(?:,| but| and|, and) (?:nice and |quite |really |very )?(dim|low|soft|bright|full)(?: and (?:nice and )?(warm|cool|white))?${END}`,
    ([, thing, level = '', white]) =>
      `set ${thing} to ${LEVELS[level.toLowerCase()]}${white === undefined ? '' : ` and make it ${white === 'warm' ? 'warm white' : 'cool white'}`}`,
  ),
  says(
    `^${LEAD}((?:the |my |our )?(?:[a-z]+ )?fan) on[, ]+(?:but |and )?(?:on )?(low|medium|high|full)${END}`,
    ([, thing, level]) => `set ${thing} to ${level}`,
  ),
  // "*Make dark the garden*", "make it dark in here".
  says(
    `^${LEAD}(?:please )?(?:to )?make (?:it )?(?:all )?dark (?:in )?((?:the|my|our) [a-z]+(?: room)?|(?:in )?here)(?=[,.!]|$)`,
    ([, where = '']) => `turn off the lights ${/here$/i.test(where) ? 'in here' : `in ${where}`}`,
  ),
  // "*Both lights*".
  says(
    `^${LEAD}(?:both|all|all the|both the) (lights|lamps)${END}`,
    ([, lights]) => `turn on all the ${lights}`,
  ),
  // "*Blinds a crack*", "curtains open halfway".
  says(
    `^${LEAD}((?:the )?(?:[a-z]+ )?(?:blinds?|curtains?|shutters?)) (?:open )?(a crack|just a crack|ajar)${END}`,
    ([, thing]) => `open ${thing} a crack`,
  ),
  // "*Did the garage get left open*".
  says(
    `^${LEAD}did (the [a-z]+(?: [a-z]+){0,2}?) get left (on|off|open|unlocked|running)${END}`,
    ([, thing, state = '']) => `is ${thing} ${/running/i.test(state) ? 'on' : state}`,
  ),
  // "*Turn that racket down*".
  says(
    `^${LEAD}(?:turn|bring|take|knock) (?:that|the|this) (?:racket|din|noise|row) (down|off)${END}`,
    ([, way]) => (way === 'off' ? 'stop the music' : 'turn the volume down'),
  ),
  says(
    `^${LEAD}(?:turn|bring|take|knock) (down|off) (?:that|the|this) (?:racket|din|noise|row)${END}`,
    ([, way]) => (way === 'off' ? 'stop the music' : 'turn the volume down'),
  ),
];
