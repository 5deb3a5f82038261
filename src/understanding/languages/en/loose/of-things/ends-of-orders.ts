import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What stands at the end of an order and sounds as if it were taken back: "stop it at eleven", "then leave it". */

const JOINT = '(?:,|;| and| then| but)+ (?:(?:and|then|please|can you|just|also) )*';
const BRINGS =
  '(?:turn|switch|put|set|bring|have|get|take|make|change|move|start|carry on|resume|play|undo|open|close|raise|lower|reverse)';
const ON_MY_WORD =
  '(?:(?:when|once|as soon as|if|the moment) (?:i|we) (?:say(?: so| the word)?|tell you(?: to)?|ask(?: you)?(?: to)?|give the word|shout|call|let you know)|on my (?:word|say-so|signal|command))';

const WHEN_DONE =
  "(?:when|once|as soon as) (?:it|that)(?:['’]s| is| has)(?: all)? (?:done|finished|ready|through)(?: with (?:it|that))?";
const OFF = '(?:turn|switch|put|shut) (?:it off|off it|it back off)';

export const ENDS_OF_ORDERS_FIRST: readonly Rewording[] = [
  // "Coffee maker on, *stop it at eleven*": it ends then, and is not taken back now.
  says(
    `(?<=[a-z0-9%]{2})${JOINT}(?:stop|quit|halt|finish) (?:it|that|them)(?: again)? (?=(?:at|by|around|before|after|in|when|once|as soon as|tomorrow|tonight|later|this (?:afternoon|evening))\\b ?[^,;.!?]*${END})`,
    () => ', and have it stop ',
  ),
  // "Pause the film *and when I say so put it back*": that is said when its time comes.
  says(
    `(?<=^${LEAD}(?!${ON_MY_WORD})[^.;!?]*[a-z0-9%])${JOINT}(?:${ON_MY_WORD},? (?:then )?(?:please )?${BRINGS} [^,;.!?]*?|${BRINGS} [^,;.!?]*? ${ON_MY_WORD})${END}`,
    () => '',
  ),
  // "*And come on again* in five minutes".
  says(
    `(?<=^|[,;.] |\\b(?:and|then|but) )(come|go) (on|off)(?: again)? (?=(?:in|at|after|before|around|when|once|as soon as|tomorrow|tonight)\\b ?[^,;.!?]*${END})`,
    ([, , way]) => `back ${way} `,
  ),
  // "Once more, *then leave it*".
  says(
    `(?<=[a-z0-9%])(?:,|;| and)*(?: and)? (?:then|after that) (?:just )?leave (?:it|them|that)(?: (?:there|at that|be|alone|so|like that))?${END}`,
    () => '',
  ),
  // "The coffee maker on, *and when it's done turn it off*": of what has just begun, which nothing here notices, and not at once.
  says(
    `(?<=^${LEAD}(?:(?:turn|switch|put) on|(?:turn|switch|put|have) (?=[^,;.!?]* on\\b)|start|run)\\b[^,;.!?]*?)${JOINT}(?:${WHEN_DONE},? (?:then )?${OFF}|${OFF} ${WHEN_DONE})${END}`,
    () => ' and turn it off when its work is over',
  ),
];
