import type { ItemWish } from '../../../index.ts';
import { lazily } from '../../patterns.ts';

/** What is said of the one thing that was put on a list just now: of which kind it is to be, or how much of it; and what was nearly forgotten. */

const LEAD =
  '(?:(?:no+|oh|ah|wait|actually|sorry|and|but|so|ok(?:ay)?|right|well|hmm+|please|the|some)[,. ]+)*';
const END =
  '(?:,? (?:please|actually|then|if they have (?:any|them)|if you can|instead|though|thanks))*[.!]*$';
const NO_KIND =
  '(?!(?:first|second|third|last|other|same|right|wrong|next|new|old|both|these|those|that|this|which|no|any|more|only|just|two|three|four|five|six|the|my|our|dog|light|lamp|upstairs|downstairs|outside|inside)\\b)';
const KIND = `${NO_KIND}[a-z][a-z-]*(?: ${NO_KIND}[a-z][a-z-]*)?`;
/** Of these "make it …" needs no more words. */
const OF_A_KIND =
  '(?:semi[- ]skimmed|skimmed|full[- ]fat|low[- ]fat|oat|soya|almond|wholemeal|sliced|tinned|fresh|frozen|organic|decaf|salted|unsalted|free[- ]range|grated|ground|seedless|smoked|unsmoked|gluten[- ]free|sugar[- ]free)';
const MEASURE =
  '(?:dozens?|packs?|packets?|bags?|bottles?|boxes|box|cans?|tins?|cartons?|jars?|loaves|loaf|kilos?|grams?|litres?|pints?|bunch(?:es)?|rolls?|tubs?|blocks?|bars?)';
const MANY = `(?:an?|half a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|a couple of) ${MEASURE}`;

const anew = (say: string, of: (said: string, item: string) => string | undefined): ItemWish => ({
  say: lazily(`^${LEAD}${say}${END}`, 'i'),
  plain: ([, said = ''], { last, asked, list }) => {
    const [first = '', second] = last;
    // What was put in its place just now is the one.
    const item = second?.endsWith(first) === true ? second : first;
    const isOne = last.length === 1 || (last.length === 2 && item === second);
    const named = !isOne || asked ? undefined : of(said, item);
    const on = `the ${list ?? 'shopping'} list`;
    return named === undefined ? undefined : `take ${item} off ${on} and add ${named} to ${on}`;
  },
});

export const ITEMS_DETAILED: readonly ItemWish[] = [
  // "*Tinned ones*", "make it the big ones".
  anew(
    `(?:(?:make (?:it|them)|get|i want|we want|i meant) )?(?:the )?(${KIND}) ones?`,
    (kind, item) => `${kind} ${item}`,
  ),
  anew(`(?:make (?:it|them|that)|get|it should be) (${OF_A_KIND})`, (kind, item) => `${kind} ${item}`),
  // "*Two pints*", "a dozen, actually".
  anew(`(${MANY})(?: of (?:it|them|that))?`, (many, item) =>
    new RegExp(`\\b${MEASURE}\\b`, 'i').test(item)
      ? undefined
      : `${many} ${/dozen/i.test(many) ? '' : 'of '}${item}`,
  ),
  // "*Nearly forgot, dog food*".
  {
    say: lazily(
      `^(?:oh,? )?(?:i(?:['’]d)? )?(?:nearly|almost)(?: just)? forgot(?:ten)?[,:;.–-]+ ?(?:the |some |we need (?:some )?)?([a-z][a-z' -]*?(?:,? and [a-z][a-z' -]*?)?)(?:,? (?:too|as well|please))*[.!]*$`,
      'i',
    ),
    plain: ([, items = ''], { list }) =>
      /\b(?:is|are|to|remind|turn|switch|i|we|you|it|on|off)\b/i.test(items)
        ? undefined
        : `add ${items} to the ${list ?? 'shopping'} list`,
  },
];
