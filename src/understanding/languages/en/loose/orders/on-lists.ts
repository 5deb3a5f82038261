import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { NUMBER } from '../times-said.ts';

/** What is to stand on a list in words that name no goods: "we need something for the grill, put it on the list", "put eggs on the list, twelve". */

const ADD = '(?:put|add|stick|pop|write|jot|get|note|chuck|bung)';
const LIST = '((?:the|my|our) (?:[a-z-]+ )?list)';
const WORD = "[a-z][a-z'’-]*";
/** "Something *for the grill on Saturday*", "something *sweet*". */
const SOMETHING = `(something (?!(?:is|was|has|to (?:do|say|tell|ask)|went|happened|about|wrong|off|on|in|new|else)\\b)${WORD}(?: ${WORD}){0,6}?)`;
const COUNT = `(${NUMBER}|\\d{1,3}|(?:a|half a|two|three) dozen|a (?:couple|few|packet|box|bag|bottle|tin|jar)(?: of (?:them|those))?|(?:two|three|four|five|six|\\d) (?:packets?|boxes|bags?|bottles?|tins?|jars?|cartons?|packs?))`;

export const ON_LISTS_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}(?:we|i)(?:['’]ll| will|['’]d|['’]re going to)? (?:still |also |really )*(?:need|want|like|could do with)(?: to (?:get|buy|have))? ${SOMETHING}[,.;:–-]+ ?(?:(?:so|and|please|can you|could you) )*${ADD} (?:it|that|this|something)(?: down)? (?:on|to|onto) ${LIST}${END}`,
    ([, what, list]) => `put ${what} on ${list}`,
  ),
  // "Put eggs on the list, *twelve*", "… two packets".
  says(
    `^(${LEAD}${ADD}) ((?:the |some )?(?!(?:it|that|this|them|those|something|everything)\\b)${WORD}(?: ${WORD})?) (on|to|onto) ${LIST}[,;:–-]+ ?(?:(?:make (?:it|that)|and|about|say|i need|we need) )*${COUNT}(?: of (?:them|those))?${END}`,
    ([, add, what = '', to, list, count = '']) => {
      const number = count.replace(/ of (?:them|those)$/i, '');
      const isPacked = /\b(?:packets?|boxe?s?|bags?|bottles?|tins?|jars?|cartons?|packs?|couple)$/i.test(
        number,
      );
      const many = isPacked ? `${number} of` : number;
      return `${add} ${many} ${what.replace(/^(?:the|some) /i, '')} ${to} ${list}`;
    },
  ),
];
