import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { WORD } from './parts.ts';

/** "*Dimmer, by twenty*": how much, which is no hour. */

const FIGURE =
  '(\\d{1,2}(?:[.,]5)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten)';
/** Of degrees nobody wants many at once: "warmer by seven" may be an hour. */
const FEW = '(\\d(?:[.,]5)?|one|two|three|four|five|half an?|an?)';
const UNIT = '(?: ?(?:percent|per cent|%|points?|notches|steps))?';
const BY = '(?:,| -| –)? by ';
const OVER = `(?=(?:,? (?:and|then|but)\\b|,)|${END})`;
const BEGIN = `(?:^|(?<=(?:[,;.]|\\b(?:and|then)) ))(${LEAD})(?:(?:make|turn|set|put|get|have) )?`;
const ONE = `((?:the |my |our )?(?!(?:it|that|a|bit|little|make|turn|set|put|get|have|is)\\b)${WORD}(?: ${WORD}){0,3}?)`;
const LITTLE = '(?: (?:a (?:bit|little|touch)))?';
const BIT = '(?:a (?:bit|little|touch) )?';
const COVER =
  '((?:the |my |our |all |both )*(?:[a-z]+ ){0,2}?(?:blinds?|curtains?|shutters?|shades?|drapes|awnings?))';
const WARM = '((?:the |my |our )?(?:[a-z]+ )?(?:heating|thermostat|heat|temperature|ac|air ?con|radiators?))';
const IS_WARM = /\b(?:heating|thermostat|heat|temperature|ac|air ?con|radiators?)$/i;
const SOUND =
  '((?:the |my |our )?(?:[a-z]+ )?(?:volume|tv|telly|speakers?|music|sound|lamps?|lights?|brightness|fan))';
/** Which way words of more and less go. */
const DOWN = /^(?:dimmer|darker|quieter|softer|lower|slower)$/i;
const MORE = '(brighter|dimmer|darker|lighter|louder|quieter|softer|lower|higher|faster|slower)';

const way = (how = ''): string => (DOWN.test(how) ? 'down' : 'up');
const degrees = (figure = ''): string => (/^(?:a|one|1)$/i.test(figure) ? 'one degree' : `${figure} degrees`);

export const BY_SO_MUCH_FIRST: readonly Rewording[] = [
  // "*Desk lamp dimmer, by 20*", "louder by ten".
  says(
    `${BEGIN}${ONE}${LITTLE} ${MORE}${BY}${FIGURE}${UNIT}${OVER}`,
    ([, lead, thing, how, figure]) => `${lead}turn ${thing} ${way(how)} by ${figure} percent`,
  ),
  says(
    `${BEGIN}(?:(?:it|that|them) )?${BIT}${MORE}${BY}${FIGURE}${UNIT}${OVER}`,
    ([, lead, how, figure]) => `${lead}turn it ${way(how)} by ${figure} percent`,
  ),
  // "*Colder, by one*."
  says(
    `${BEGIN}(?:(?:it|that) )?${BIT}(warmer|hotter|cooler|colder)${BY}${FEW}(?: degrees?)?${OVER}`,
    ([, lead, how, figure]) => `${lead}${degrees(figure)} ${how}`,
  ),
  says(
    `${BEGIN}${ONE}${LITTLE} (warmer|hotter|cooler|colder)${BY}${FEW}(?: degrees?)?${OVER}`,
    ([, lead, thing, how, figure]) => `${lead}make ${thing} ${degrees(figure)} ${how}`,
  ),
  // "*Heating up, by two*."
  says(
    `${BEGIN}${WARM} (up|down), by ${FEW}(?: degrees?)?${OVER}`,
    ([, lead, thing, how, figure]) => `${lead}${thing} ${how} by ${figure} degrees`,
  ),
  // "*Blind down by 30*": by so much, and not so far; at a small number it may be an hour.
  says(
    `(?:^|(?<=(?:[,;.]|\\b(?:and|then)) ))(${LEAD})(?:(?:bring|let|pull|move|take|put) )?${COVER} (up|down)${BY}(?!(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten)\\b(?! ?(?:%|per)))${FIGURE}${UNIT}${OVER}`,
    ([, lead, thing, how, figure]) =>
      `${lead}${how === 'up' ? 'raise' : 'lower'} ${thing} by ${figure} percent`,
  ),
  // "*Raise the blinds, by 25 percent*".
  says(
    `(?<=(?:^|[,;.] |\\b(?:and|then) )${LEAD}(?:raise|lower|dim|brighten|increase|decrease|reduce|drop) ${ONE}), by ${FIGURE}(?:${UNIT}|( degrees?))${OVER}`,
    ([, thing = '', figure, degrees]) =>
      ` by ${figure} ${degrees !== undefined || IS_WARM.test(thing) ? 'degrees' : 'percent'}`,
  ),
  // "*Turn the lamp down, by twenty*."
  says(
    `${BEGIN}(?:(up|down) )?${SOUND}(?: (up|down))?, by ${FIGURE}${UNIT}${OVER}`,
    ([, lead, before, thing, behind, figure]) =>
      before === undefined && behind === undefined
        ? undefined
        : `${lead}turn ${thing} ${before ?? behind} by ${figure} percent`,
  ),
];
