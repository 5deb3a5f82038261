import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { LENGTH } from '../times-said.ts';
import { LIT, THING, the, WORD } from './parts.ts';

/** One thing after another in a breath: rooms to clean, how a fan blows for a while and then, and what burns where nobody is. */

const ROOM = `(?:the|my|our) ${WORD}(?: room)?`;
const CLEANS =
  '(?:vacuum|hoover|mop|sweep|clean(?: up)?|(?:hoover|vacuum|robot|roomba)(?: (?!(?:and|then|the|off|on)\\b)[a-z]+){0,3}? (?:do|clean|in|round|around|through|over|to|into)(?: to)?)';
const NEXT = '(?:,|;)? (?:and )?(?:then|after that|afterwards|next)(?:,? (?:do|clean|vacuum|hoover))? ';
const OVER = `(?=(?:,| and| then)|${END})`;

const STAYS_ON =
  '(?:lower|dim|mute|quieten|brighten|raise|slow|slow down|(?:turn|bring|set|put|knock|make|take|leave|have|drop) (?:it|them) (?:down|up|to|back to|at|on (?:low|medium|half)))';

const NOBODY =
  "(?:(?:there(?:['’]s| is) )?(?:nobody|no[ -]?one|not a soul)(?:['’]s| is| are)?(?: (?:even|still|actually|sitting|working|left|using))* (?:in |on |at |out )*|(?=[a-z]+ [a-z]+(?: room)?(?:['’]s| is) empty))";
const SWITCHES =
  '(?:(?:can you|could you|please|just|then|go and) )*(?:(turn|switch|put|shut) (?:it|them|that) (off|down)|(?:turn|switch|put|shut) (off) (?:it|them|that)|(close|shut|lock|stop|pause) (?:it|them|that))';

export const ONE_AFTER_ANOTHER_FIRST: readonly Rewording[] = [
  // "Vacuum the kitchen, *then* the hallway": both in one go, for what is sent elsewhere leaves the first one undone.
  says(
    `(?<=\\b${CLEANS} (?:${ROOM}(?:,| and|,? (?:and )?(?:then|after that)) )*${ROOM})${NEXT}(?=${ROOM}${OVER})`,
    () => ' and ',
  ),
  // "Turn on the fan *for ten minutes then lower it to 20*": it is not off then.
  says(
    `(?<=^${LEAD}(?:(?:turn|switch|put) on ${THING}|(?:(?:turn|switch|put|have|get|stick) )?(?:the |my |our )?${WORD}(?: ${WORD}){0,3}? on)) for (${LENGTH}),? (?:and |but )?then (?:please )?(?=${STAYS_ON}\\b)`,
    (match) => ` and in ${match.at(-1)} `,
  ),
  // "*Nobody is in the garage so why's the light on*, switch it off": the light there, whatever was spoken of before.
  says(
    `^${LEAD}${NOBODY}(${ROOM})(?:(?:['’]s| is) empty)?[,;.!– ]+(?:(?:so|and|then|but) )*(?:why|how come)(?:['’]s| is| are)? ${THING}(?:['’]s| is| are)?(?: (?:still|even|left|always))* (?:on|running|going|burning|playing|open|up|unlocked)[,;.?!– ]+(?:(?:so|and|then) )*${SWITCHES}${END}`,
    ([, room, thing, verb, way, off, other]) =>
      other === undefined
        ? `${verb ?? 'turn'} ${way ?? off} ${thing} in ${room}`
        : `${other} ${thing} in ${room}`,
  ),
  // "Turn the bedside on low *at half past ten*": how bright, and then when.
  says(
    `^(${LEAD})(?:(?:turn|switch|put|have) )?((?:the |my |our )?(?:${WORD} ){0,3}?(?:bedside|${LIT.slice(1, -1)})) on(?: very| really| nice and)? (?:low|dim|dimmed) ((?:at|from|in|tomorrow|tonight|this|every|when)\\b[^,;.!?]*?)(?=,|;| and\\b| then\\b|${END})`,
    ([, lead, thing, when]) => `${lead}${when} turn ${the(thing)} on low`,
  ),
  // "*Turn the bedside on dim*".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|have) (?:the |my |our )?(?:${WORD} ){1,3}?on) (?:very |really |nice and )?(?:dim|dimmed|dimly)${END}`,
    () => ' low',
  ),
];
