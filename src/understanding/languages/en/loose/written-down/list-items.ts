import type { Rewording } from '../../../index.ts';
import { namesGoods } from '../../goods.ts';
import { END, says } from '../diary/parts.ts';
import { ANEW } from './parts.ts';

/** What stands on a list, without the cry in front, the courtesy between and the words that only point at it; and what is said there a breath later. */

const CRY =
  "(?:oh|ah|ooh|ugh|bother|no|dear|me|drat|blast|damn|darn|flip|heck|hell|sugar|god|gosh|blimey|crikey|typical|great|shoot|rats|bugger|for (?:goodness|heaven[’']s|pete[’']s) sake|wouldn[’']t you know)";
const TOLD =
  "(?:(?:the|my|our|that|those|his|her) |(?:we|i|they|he|she|it)(?:['’]| )|there(?:['’]s| is| are)|some(?:body|one) |[a-z]+['’]s (?:used|finished|eaten|had|drunk))";
const ADD = '(?:add|put|stick|pop|write|jot|note|get|bung|chuck)';
const LEAD = '(?:(?:please|can you|could you|will you|would you|so|ok(?:ay)?|right|and|oh|just|also)[, ]+)*';
const TO_LIST = '(?:down )?(?:on|to|onto) (?:the|my|our) (?:[a-z-]+ )?list';
const TOO = "(?: (?:too|as well|also|please|while you[’']re at it))*";
/** Begins what is wished besides, and no thing that is bought. */
const NO_ITEM =
  '(?:remind|tell|turn|switch|put|set|then|email|mail|send|read|add|take|make|call|ring|start|play|show|text|clear|let|open|close|lock|unlock|cancel|delete|remove|wake|what|when|how|is|are|do|if|i|we|it|that|this|they|them|you|can|could|will|would|please|not|no|dim|stop|pause|check|move|now|today|tonight|tomorrow|later|again|thanks|thank|cheers|too|also|back)';
const ITEM = `(?:(?:some|a|an|the|more|two|three|four|five|six|a few|a couple of) )*(?!(?:${NO_ITEM})\\b)[a-z'’-]+(?: (?!(?:at|on|in|to|for|if|when|is|are|and|as|too|also|please)\\b)[a-z'’-]+){0,2}`;
const MORE = '(?:and|plus|also|oh|yeah|yes|um+|er+|actually)';
const ITEMS = `(${ITEM}(?:(?:,|,? and|,? (?:${MORE}[, ]+)+)(?: also)? ?${ITEM}){0,4})`;
const OFF = '(?:take|cross|knock|strike|scratch|get|scrub|scrap|drop|remove|delete)';
const AGAIN = '(?: (?:again|now|then|please|after all|actually))*';
/** Why a thing is not wanted any more. */
const WHY =
  "(?:,? (?:because |cos |as |since )?(?:(?:we|i)(?:['’](?:ve|m|re))?|there(?:['’]s| is| are)|it(?:['’]s| is)|sam|mum|dad) (?!and\\b)[a-z'’ ]+?)?";

/** Things of the house and what becomes of them, which are wished for and not bought. */
const HOUSE =
  /\b(?:lights?|lamps?|heating|thermostat|tv|telly|fan|blinds?|curtains?|doors?|music|radio|speaker|volume|timer|alarm|reminder|calendar|diary|list|on|off|up|down|open|closed|shut|locked)\b/i;

const plain = (items: string): string =>
  items.replace(new RegExp(`,? (?:(?:${MORE})[, ]+)+`, 'gi'), ' and ').replace(/, ?(?=and )/g, ' ');

export const LIST_ITEMS_FIRST: readonly Rewording[] = [
  // "*Oh bother*, the milk's gone off, put it on the list".
  says(`^(?:${CRY}[,.! ]+)+(?=${TOLD}.*\\blist\\b)`, () => ''),
  // "Add to the shopping list *please* bread and butter".
  says(`^(${LEAD}${ADD} ${TO_LIST})[,:]? please[,:]? (?=[a-z])`, ([, add]) => `${add} `),
  // "Put *some of those* little yoghurts on the list".
  says(
    `\\b((?:${ADD}|need|want|of|and|plus)[, ]+(?:uh+ |um+ |er+ )?(?:some )?)(?:more )?(?:some )?of (?:those|these|that|them) (?!.*\\bof (?:those|these)\\b)(?=[a-z].*\\blist\\b)`,
    ([, add = '']) => (/some /i.test(add) ? add : `${add}some `),
  ),
  // "Take the sugar off again*, we've got some,* and put tea on instead": one goes and the other comes, whatever stands there.
  says(
    `^${LEAD}${OFF} (?:the |that )?([a-z][a-z'’ -]*?) off((?: (?:the|my|our) (?:[a-z-]+ )?list)?)${AGAIN}${WHY},? (?:and |then )+(?:${ADD}) (?:some |the |a |an )?([a-z][a-z'’ -]*?)(?: (?:on|down|on there|on it|on the list|to it))?(?: instead)(?: (?:of (?:it|that|them)|please))*${END}`,
    ([, gone = '', list = '', come]) => {
      const of = list === '' ? ' the list' : list;
      if (/^(?:it|that|them|those)$/i.test(gone) || HOUSE.test(`${gone} ${come}`)) return undefined;
      return `take ${gone} off${of} and add ${come} to${of}`;
    },
  ),
  // "Add milk and eggs to the list*, oh and butter*", "… *and also bananas and some cheese*".
  says(
    `^(${LEAD}${ADD}) ((?!(?:it|that|this|them)\\b)[a-z][^;.!?]*?) (${TO_LIST}),? (?:${MORE})[, ]+(?:(?:${MORE})[, ]+)*${ITEMS}${TOO}${END}`,
    ([, add, first, list, more = '']) =>
      HOUSE.test(more) ? undefined : `${add} ${first} and ${plain(more)} ${list}`,
  ),
  // "Add milk to the shopping list*, no, sorry, oat milk*".
  says(
    `^(${LEAD}${ADD}) ((?!(?:it|that|this|them)\\b)[a-z][^;.!?]*?) (${TO_LIST})[,;.–-]* (?:(?:${ANEW}|no|sorry|actually)[, ]+)+(?:make (?:that|it) )?(${ITEM})${END}`,
    ([, add, first, list, other = '']) =>
      HOUSE.test(other) ? undefined : `${add} ${first}, no, ${other} ${list}`,
  ),
  // "*Shopping list:* eggs, milk, bread".
  says(
    `^(?:(?:so|right|ok(?:ay)?|for the)[, ]+)*(?:the )?(shopping|grocery|food) list[:,]? (?!(?:please|is|are|has|have|for|with|on|what|who)\\b)([a-z][a-z', -]+?)${END}`,
    ([, list, items = '']) => {
      const apart = items.replace(/,/g, '').split(/ (?:and )?/);
      return namesGoods(items.replace(/, /g, ' and ')) || apart.every((one) => namesGoods(one))
        ? `add ${items} to the ${list} list`
        : undefined;
    },
  ),
  // "*I forgot to say*, add soap to the list too".
  says(
    `^(?:(?:oh|and|sorry|ah|so)[, ]+)*(?:i|we)(?:['’]ve| have)? (?:just )?(?:forgot|forgotten|meant|should have said|nearly forgot|almost forgot|remembered)(?: to (?:say|mention|add|tell you|ask))?[,:]? (?:please )?(?=${ADD} .*\\blist\\b)`,
    () => '',
  ),
  // "*For Saturday* we need sausages and rolls, put them on the list".
  says(
    `^(?:(?:right|so|ok(?:ay)?|oh|and|well)[, ]+)*(?:for [a-z' ]+?,? )?(?:we|i)(?:['’]ll)? (?:(?:also|still|really) )*(?:need|want) (?:to (?:get|buy) )?${ITEMS}(?: for (?:the|my|our|a|his|her|[a-z]+day)\\b[a-z' ]*?)?[,;]? (?:so |and )?(?:(?:can|could|will) you |please )*${ADD} (?:it|that|them|those|these|both) ((?:down )?(?:on|to|onto) (?:the|my|our) (?:[a-z-]+ )?list)${END}`,
    ([, items = '', list]) =>
      HOUSE.test(items) || /^something$/i.test(items) ? undefined : `add ${plain(items)} ${list}`,
  ),
  // "Add *what we need for pancakes* to the list: flour, eggs and milk".
  says(
    `^(${LEAD}${ADD}) (?:(?:what|all|everything|the (?:things|stuff|ingredients)) (?:that )?(?:we|i)(?:['’]ll)? need for [a-z' ]+?|(?:the )?ingredients for [a-z' ]+?|these(?: things)?|the following)(?: (${TO_LIST}))?: ?([a-z][a-z', -]+?)${END}`,
    ([, add, list = 'to the shopping list', items = '']) =>
      HOUSE.test(items) ? undefined : `${add} ${items} ${list}`,
  ),
  // "Move milk *from shopping* to the todo list".
  says(
    `^(${LEAD}(?:move|shift|put|transfer)) ([a-z][a-z'’ -]*?) from (?:the |my |our )?([a-z-]+)(?: list)? (?:over )?(to|onto) (?:the |my |our )?([a-z-]+(?: [a-z-]+)?) list${END}`,
    ([, move, item = '', from, to, list]) =>
      HOUSE.test(item) ? undefined : `${move} ${item} from the ${from} list ${to} the ${list} list`,
  ),
  // "Clear the shopping list *apart from the bananas*".
  says(
    `^${LEAD}(?:clear|empty|wipe|take everything off|delete everything (?:on|from)) ((?:the|my|our) (?:[a-z-]+ )?list),? (?:except(?: for)?|apart from|aside from|bar|but(?: not)?|other than) ((?:the |my |our )?[a-z][a-z'’ -]*?)${END}`,
    ([, list, kept]) => `clear ${list} keeping ${kept}`,
  ),
];
