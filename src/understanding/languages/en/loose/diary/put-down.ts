import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { HOUR } from '../times-said.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, says } from './parts.ts';

/** What is told and is to be written down: entries with their time in any place, lists with what stands on them, and a list that is mailed. */

const ASKS = '(?:(?:so|and|please|then|can you|could you|will you|would you|you can|just) )*';
const PUT_IT = `[,.;–-]? ${ASKS}(?:put|pop|stick|add|get|write|note|jot|enter|log|mark|bung|pencil|chuck|whack) (?:it|that|this|them)(?: (?:in|on|down|up))?(?: (?:in|on|to|into|onto|for) (?:the|my|our) ${BOOK})?`;
const NO_NAME =
  '(?!(?:it|that|this|there|they|he|she|we|i|you|what|who|when|where|how|if|is|are|add|put|set|move|cancel|remind|wake|turn|switch|make|get|can|could|please|no|not|to|been)\\b)';
const TILL = '(?:to|till|til|until|-|–|through)';
const TIMES = `(?:from |at )?${HOUR}(?: ?${TILL} ?${HOUR})?`;
/** A day, or a day of each week, and its hours, in either order. */
const EVERY = '(?:(?:every|each)(?: other| second)? )?';
const WHEN = `((?:on )?${EVERY}${A_DAY},? ${TIMES}|${TIMES},? (?:on )?${EVERY}${A_DAY})`;
const TITLE = `${NO_EVENT}${NO_NAME}([a-z][a-z'’ -]*?)`;
const RANGE = lazily(`(?:from |at )?\\b(${HOUR}) ?${TILL} ?(${HOUR})`, 'i');
/** No range but one hour: "five to six", "at ten to six". */
const EITHER = /^(?:at )?(?:(?:a )?(?:five|ten|twenty(?:[- ]five)?|quarter|5|10|20|25)) to /i;
/** "*The MOT's* on Thursday", and not "at Toni's". */
const IS = /^(?!.*\b(?:at|to|with|from|round|in|for)\b)(.*)['’]s$/i;

function entry(title: string, when: string): string {
  const [range = '', from, to] = RANGE.exec(when) ?? [];
  const hours = range === '' || EITHER.test(range) ? when : when.replace(range, `from ${from} till ${to}`);
  return `add ${title.replace(IS, '$1')} to the calendar ${hours.replace(/,(?= )/g, '')}`;
}

/** What belongs on a list, and no courtesy or wish. */
const NO_GOODS = /\b(?:please|you|i|we|it|that|them|thanks|turn|switch)\b/i;
const WHY_FREE =
  "(?:(?:because|cos|as|since|for) )?(?:(?:i|we|they|he|she|it)(?:['’](?:m|re|s|ve|ll)| am| are| is| have| will)?|(?:the|my|our) [a-z]+(?:['’](?:s|re)| is| are))?(?: (?:be|got|going|to|gonna|having|doing|(?:off )?(?:at|to|on) (?=(?:an?|the|my|our|his|her)\\b)))*";

export const PUT_DOWN_FIRST: readonly Rewording[] = [
  // "*Late shift on Thursday, 2pm til 10pm*, put it in".
  says(`^${LEAD}(?:the |my |our |a |an )?${TITLE},? ${WHEN}${PUT_IT}${END}`, ([, title = '', when = '']) =>
    /\b(?:is|are|has|have|had|got|was|['’](?:s|re|ve) (?!\w+ (?:on|at)\b))\b/i.test(title)
      ? undefined
      : entry(title, when),
  ),
  // "*We've got* pub quiz tonight at half seven, stick it in the calendar".
  says(
    `^(?=[^]* (?:it|that|this|them)\\b)${LEAD}(?:i|we)(?:['’]ve got|['’]ve| have got| have| got)(?: (?:just )?(?:started|joined|taken up|signed up for))?(?: an?| the| our| my)? ${TITLE},? ${WHEN}${PUT_IT}${END}`,
    ([, title = '', when = '']) => entry(title, when),
  ),
  // "*Baking on Sunday, so* flour and eggs for the shopping list": why, and no part of what is bought.
  says(
    `^${LEAD}[a-z][^,;:.!?]*[,;.!–-]+ so (?:that['’]?s )?([a-z][a-z', -]*?) (?:for|on|to|onto) ((?:the|my|our) [a-z]+(?: [a-z]+)? list)${END}`,
    ([, goods = '', list]) => (NO_GOODS.test(goods) ? undefined : `add ${goods} to ${list}`),
  ),
  // "*Block out the whole of the 7th* in the calendar, we're painting the fence".
  says(
    `^${LEAD}(?:block|keep|reserve|mark|set aside|book|free up|clear|hold)(?: (?:off|out|aside|up))? (?:(?:the whole(?: day)?(?: of| on)?|all(?: day)?(?: of| on)?|the entire|all day) )?(?:on )?(${A_DAY})(?: (?:off|out|free|completely|all day))*(?: (?:in|on) (?:the|my|our) ${BOOK})?(?: (?:off|out|free|completely|all day))*[,.;:–-]+ ?${WHY_FREE} ?((?!(?:i|we|at|from|and|but|if|when|please|thanks?|thank|ta|cheers|ok|okay|would|will|can|could|till|until|to|or|not|no)\\b)[a-z][a-z' -]*?)${END}`,
    ([, day, what]) => `block off ${day} for ${what}`,
  ),
  // "Start a list for the caravan*, gas, matches and a torch*".
  says(
    `^${LEAD}(?:start|make|create|begin|open|set up|do|give|write|i need|we need)(?: (?:me|us))? (?:a|an|another)(?: new)? list (?:for|of things for|called|named) (?:the |my |our |a )?([a-z]+(?:['’]s)?(?: [a-z]+){0,2}?)(?:[,:;–-]+| -| with| and (?:put|add|stick|pop)) ?(?:on it )?([a-z][a-z', -]*?)(?: (?:on|in|to) it)?${END}`,
    ([text, list, goods = '']) =>
      NO_GOODS.test(goods) || (!/,| and |:/i.test(goods) && !/ with |:/i.test(text))
        ? undefined
        : `create a ${list} list and add ${goods} to it`,
  ),
  // "Add wipes to the shopping list *and then email me the list*": that one, as it is then.
  says(
    `^(.*\\b(?:to|on|onto|off|from) ((?:the|my|our) (?!whole\\b)[a-z-]+ list)\\b.*?(?:,? and(?: then)?|,? then|,)(?: please| also)? (?:e-?mail|send|mail)) ((?!(?:the|a|it|that)\\b)[a-z]+) (?:it|that|the (?:whole |full |entire )?(?:list|thing|lot)|everything on (?:it|there))(?: (?:by|via|as an?|in an?) e?-?mail)?${END}`,
    ([, first, list, who]) => `${first?.replace(/\b(?:send|e-mail|mail)$/i, 'email')} ${who} ${list}`,
  ),
  says(
    `^(.*\\b(?:to|on|onto|off|from) ((?:the|my|our) (?!whole\\b)[a-z-]+ list)\\b.*?(?:,? and(?: then)?|,? then|,)(?: please| also)?) (?:e-?mail|send|mail) (?:it|that|the (?:whole |full |entire )?(?:list|thing|lot))(?: over| across| on)? to ([a-z]+)${END}`,
    ([, first, list, who]) => `${first} email ${who} ${list}`,
  ),
];
