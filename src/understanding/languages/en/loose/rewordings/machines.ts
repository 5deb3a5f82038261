import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';

/** Machines that are set going. */

const LEAD =
  "(?:(?:can|could|would|will|wud|cud) (?:you|ya|u|somebody|someone|we|i)(?: (?:please|possibly|kindly|just|maybe|pls|plz))?|please|kindly|just|let's|lets|i (?:want|need) you to|i'd like you to|go and|and|then|go)";
/** Where an order begins: at the sentence's start, behind a mark, or behind who is to do it. */
export const START = `(^|[,;.!] |\\b${LEAD} )`;

export const MACHINES: readonly Rewording[] = [
  as(
    /^(?:please )*(?:(?:can|could|will|would|should) )?(?:the|our) (?:little )?(?:robot vacuum|robot|vacuum cleaner|vacuum|hoover|roomba|cleaner|robo vac) (?:please )?(?:(?:can|could|should|must|has to|needs to|ought to|will) (?:to )?)?(?:(?:go and |go )?(?:clean|do|hoover|vacuum|sweep|mop)|go (?:in|into|to|through)) (?!(?:an?|another|its|it|some)\b)(?=[a-z]+)/,
    'vacuum ',
  ),
  as(/,? (?:but )?(?:only|just) (?:these|those|them|the) (?:two|three|rooms|two rooms)(?=[.!]*$)/),
  as(
    /^(?:can|could) (?:the|our) (?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba) (?:please )?(?:do|have|go for|take|run) (?:a|another) (?:quick |little )?(?:whizz|spin|run|lap|round|go|clean|tidy|sweep|turn)(?: (?:round|around|about))?/,
    'start the vacuum',
  ),
  as(
    `${START}(?:send|get|have|tell|ask|let) (?:the|our) (?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba|cleaner|robo vac) (?:to |and )?(?:go and |come and )?(?:eat|suck|pick|clean|mop|sweep|get|sort|hoover|vacuum|deal with|see to)(?: up| out)? (?:the |those |all the |my |this |that |these )[a-z ]+? (?:in|from|off|on|under|round|around) (?=the |my |our )`,
    '$1vacuum ',
  ),
  as(
    `${START}(?:get|put|set|send|let) (the|our) (robot vacuum|robot|vacuum|hoover|roomba|cleaner|robo vac)(?: (?:to|and))? (?:on it|onto it|on to it|to work|to it|going|round|around|out|loose|clean up|clean|do its thing|vacuum|hoover)\\b`,
    '$1start $2 $3',
  ),
  as(
    `${START}(?:get|put|set|send|let|take|run) (?:the|our) (?:robot vacuum|robot|vacuum|hoover|roomba|cleaner|robo vac)(?: (?:off|loose|out|to clean|to do|to go))? (?:round|around|in|into|through|over) (?=the |my |our )`,
    '$1vacuum ',
  ),
];
