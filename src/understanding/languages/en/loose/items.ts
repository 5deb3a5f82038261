import type { ItemGrammar } from '../../index.ts';
import { lazily } from '../patterns.ts';
import { ITEM_WISHES } from './item-wishes.ts';

const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|half an?|a couple of|a few|several)';
/** What holds things, and what they are weighed and measured by: "three *litres* of milk". */
const HOLDER =
  '(?:packs?|packets?|bags?|bottles?|boxes|box|cans?|tins?|cartons?|jars?|loaves|loaf|kilos?|grams?|litres?|pints?|bunch(?:es)?|rolls?|tubs?|blocks?|bars?|slices?|pieces?)';
const MEASURE = `(?:dozens?|pairs?|${HOLDER}(?: of)?)`;
const AMOUNT = `(?:${NUMBER} )?${MEASURE}|${NUMBER}`;
/** "*Rolls*" may as well be bought. */
const SO_MANY = `${NUMBER} ${MEASURE}|(?:dozens?|pairs?)|${NUMBER}`;

const COUNTED = lazily(`^(?:${AMOUNT}) (?:of )?(?=[a-z])`, 'i');
/** "Two *pints of milk*": another number is of the same measure. */
const HELD = lazily(`^(?:${NUMBER} )?(${HOLDER} (?:of )?[a-z].*)$`, 'i');
const A_NUMBER = lazily(
  `^(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)$`,
  'i',
);

const FIRST_WORD = /^[a-z]+/i;

/** "A *pint*", "three *pints*". */
function inNumber(word: string, amount: string): string {
  const one = word.replace(/ves$/, 'f').replace(/(?<=x|ch)es$|s$/, '');
  if (/^(?:1|one)$/i.test(amount)) return one;
  return one.endsWith('f') ? one.replace(/f$/, 'ves') : `${one}${/x$|ch$/.test(one) ? 'es' : 's'}`;
}

/** What English says behind "put eggs on the shopping list". */
export const ITEMS: ItemGrammar = {
  another:
    /^(?:(?:and|also|plus|oh|then|ok|yes|yeah)[, ]+)+(?:then |also |some of (?:that|those|the|these) |some |a |an |the |those |these |more )*((?!(?:what|who|when|where|how|why|is|are|no|not|do|that|this|it|them|then|so|please|thanks|the|in|on|at|for|to|off|up|down|again|another|one)\b)[a-z'-]+(?: (?:and |of )?[a-z'-]+){0,3}?)(?: too| as well| please| also)*[.!]*$/i,
  addition: (item) => `add ${item} to it`,
  amount: lazily(
    `^(?:(?:no|actually|sorry|oh|wait|hmm|better|and)[, ]+)*(?:(?:make|i meant|i said|let's say|say) (?:it|that|them)?|it should be|should be) ?(${SO_MANY})(?: of (?:it|them|those|that))?(?: instead| please| actually)*[.!]*$`,
    'i',
  ),
  instead: (amount, item) => {
    const [, held] = HELD.exec(item) ?? [];
    if (held !== undefined && A_NUMBER.test(amount))
      return `make that ${amount} ${held.replace(FIRST_WORD, (word) => inNumber(word, amount))}`;
    const thing = item.replace(COUNTED, '');
    return `make that ${amount}${new RegExp(` ${HOLDER}$`, 'i').test(amount) ? ' of' : ''} ${thing}`;
  },
  counted: COUNTED,
  measure: lazily(`\\b${HOLDER}\\b`, 'i'),
  pronoun: /^(?:it|that|this|them|those|these|that one|those ones|both|one|so|so that|so it|so them)$/i,
  putBack: lazily(
    `^(?:(?:no+|oi|hey|oh|wait|sorry|actually|please|can you|could you)[,.! ]+)*(?:put|add|get|stick|pop|bung|have) (?:(?:it|them|that|those|these|everything|all of (?:it|them|those))(?: all| both)?(?: straight| right)? back|back (?:it|them|that|those|everything))(?: again| on(?: again)?| on there| there| in| (?:on|onto) (?:it|(?:the|my|our) (?:[a-z]+ )?list))?(?:,? (?:please|now|then|again|thanks|thank you|will you|would you|i (?:still )?(?:need|want) (?:it|them|that|those)|(?:we|i)['’]?(?:re| are|m| am) not done))*[.!?]*$`,
    'i',
  ),
  wishes: ITEM_WISHES,
};

/** "*We're out of milk*, and put the coffee on": what is to be bought, and a wish for something else. */
export const NEEDED =
  /^((?:(?:oh|so|right|ok(?:ay)?|by the way|also)[, ]+)*(?:we|i)(?:['’](?:re|m|ve)| are| am| have)? (?:(?:nearly|almost|all|clean|completely|totally|just) )*(?:out of|run(?:ning)? out of|ran out of|run(?:ning)? low on|low on|short of|need(?: some| more| to get| to buy)?|could do with(?: some| more)?) (?!something\b)[^.;:!?]+?)((?:[,.;!]+ ?(?:and |so |oh and )?| and )(?:also |then |please |(?:can|could|would|will) you )*)(?=(?:put|turn|switch|open|close|shut|lock|unlock|start|stop|set|dim|pop|stick|make|play|pause|mute|lights?|draw|raise|lower) (?!(?:some|more)\b)[a-z])/i;
