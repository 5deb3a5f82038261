import type { Rewording } from '../../../index.ts';
import { namesGoods } from '../../goods.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, on, says } from '../diary/parts.ts';
import { mayBeName } from '../takes-place/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** What one has to do or has people for, told with its day: it is kept in the calendar, as who comes is. */

const LEAD =
  "(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|by the way|fyi|just so you know|don['’]t forget|remember)[, ]+)*";
const STATED = END.replace('[.!?]', '[.!]');
const MUST =
  "(?:i|we)(?:['’]ve| have)?(?:['’]ll)? ?(?:(?:really|all|both|definitely) )*(?:got to|have to|need to|must|gotta|['’]ve to|to)";
const DAY = `((?:(?:next |this )?${WEEKDAY}|tomorrow|the day after tomorrow)(?: (?:morning|afternoon|evening|night))?)`;
const ONE_DAY = `(?:on )?${DAY}`;
const CLOCK = `(?:at|by|for|before|no later than) (?:about |around )?(${HOUR}|half \\d{1,2})`;
const WORD =
  "(?!(?:at|by|on|for|if|when|and|or|so|because|tomorrow|today|but|to|from|every)\\b)[a-z][a-z'’-]*";
const PLACE = `((?:the |my |our )?${WORD}(?: ${WORD}){0,3}?)`;
/** What tells of no place and no appointment of one's own. */
const NO_PLACE =
  /\b(?:home|here|there|bed|ready|up|asleep|awake|quiet|careful|early|late|honest|sure|it|that|this)\b/i;

const NOT_OVER =
  /\b(?:[a-z]+ed|left|gone|done|taken|put|made|rolled|it|that|this|one|ones)$|\b(?:what|any|no|not)\b/i;

const kept = (title: string, day: string, hour: string): string =>
  `add ${title} to the calendar ${on(day)} at ${hour}`;

export const TO_BE_KEPT_FIRST: readonly Rewording[] = [
  // "*I have to be at the airport by six tomorrow*".
  says(
    `^${LEAD}${MUST} be (?:at|in) ${PLACE} (?:${CLOCK},? ${ONE_DAY}|${ONE_DAY},? ${CLOCK})${STATED}`,
    ([, place = '', hour, day, other = '', clock]) =>
      NO_PLACE.test(place)
        ? undefined
        : kept(place.replace(/^(?:the|my|our) /i, ''), day ?? other, hour ?? clock ?? ''),
  ),
  says(
    `^${LEAD}${ONE_DAY},? ${MUST} be (?:at|in) ${PLACE} ${CLOCK}${STATED}`,
    ([, day = '', place = '', hour = '']) =>
      NO_PLACE.test(place) ? undefined : kept(place.replace(/^(?:the|my|our) /i, ''), day, hour),
  ),
  // "*Mia has to be at the dentist at three on Friday*".
  says(
    `^${LEAD}((?!(?:it|that|this|there|who|what|when|if|he|she|they|you|everything|everyone|nobody|nothing)\\b)(?:the (?:kids|children|boys|girls|twins)|[a-z]+)) (?:has to|have to|needs to|need to|must|has got to|have got to) be at ${PLACE} (?:${CLOCK},? ${ONE_DAY}|${ONE_DAY},? ${CLOCK})${STATED}`,
    ([, who = '', place = '', hour, day, other = '', clock]) =>
      NO_PLACE.test(place) || !mayBeName(who) || isOrder(who)
        ? undefined
        : kept(`${who.replace(/^the /i, '')} at ${place}`, day ?? other, hour ?? clock ?? ''),
  ),
  // "*I need to leave at half seven tomorrow*", "we've got to set off for Gran's at nine on Saturday".
  says(
    `^${LEAD}${MUST} (?:leave|set off|head off|be off|be out|go|get going|head out|be out of the house|leave the house)( for ${PLACE})? (?:${CLOCK},? ${ONE_DAY}|${ONE_DAY},? ${CLOCK})${STATED}`,
    ([, to = '', , hour, day, other = '', clock]) => kept(`leaving${to}`, day ?? other, hour ?? clock ?? ''),
  ),
  says(
    `^${LEAD}${ONE_DAY},? ${MUST} (?:leave|set off|head off|be off|be out|go|get going|head out|be out of the house|leave the house)( for ${PLACE})? ${CLOCK}${STATED}`,
    ([, day = '', to = '', , hour = '']) => kept(`leaving${to}`, day, hour),
  ),
  // "*We're having people over on Saturday evening*", "we've got friends round tomorrow at seven".
  says(
    `^${LEAD}(?:i|we)(?:['’](?:re|m|ve|ll)| are| am| have| will)? ?(?:(?:all|also) )*(?:having|have|got|have got|be having|getting) ((?:some |a few |our |my |the )?${WORD}(?: ${WORD}){0,2}?) (over|round|around)((?: for (?!us\\b)${WORD}(?: ${WORD})?)?) ${ONE_DAY}(?:,? (?:at|from) (?:about |around )?(${HOUR}))?(?: for (${WORD}))?${STATED}`,
    ([, who = '', where, why = '', day = '', hour, what]) => {
      // "The fence *painted over*", "milk *left over*": nobody comes.
      if (NOT_OVER.test(who) || namesGoods(who)) return undefined;
      const title = `${who.replace(/^(?:some|a few|our|my|the) /i, '')} ${where}${what === undefined ? why : ` for ${what}`}`;
      return `add ${title} to the calendar ${on(day)}${hour === undefined ? '' : ` at ${hour}`}`;
    },
  ),
];
