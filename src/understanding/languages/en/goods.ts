import { ARTICLES } from './words.ts';

/** Things that are bought, by single words that stand for themselves: "milk eggs bread" are three of them, where "peanut butter" is one. */
const GOODS: ReadonlySet<string> = new Set(
  (
    'milk eggs bread butter cheese yogurt yoghurt cream sugar flour salt pepper rice pasta noodles cereal oats honey jam tea coffee ' +
    'juice water beer wine apples bananas oranges lemons limes grapes pears peaches plums strawberries blueberries raspberries mangoes ' +
    'avocados tomatoes potatoes onions carrots cucumbers peppers mushrooms spinach lettuce broccoli garlic ginger beans peas corn ' +
    'chicken beef pork ham bacon sausages fish salmon tuna shrimp tofu biscuits cookies crackers chips crisps nuts almonds olives ' +
    'ketchup mustard mayonnaise vinegar soap shampoo toothpaste tissues napkins batteries candles detergent nappies diapers'
  ).split(' '),
);

/** Two of these in a row are two things: no kind of one of them is called after another. */
const STAPLES: ReadonlySet<string> = new Set(
  'milk eggs bread cheese ham bacon butter yogurt yoghurt sugar flour cereal apples bananas oranges grapes tomatoes potatoes onions carrots nappies batteries toothpaste tissues'.split(
    ' ',
  ),
);

const WORDS_MAX = 4;
/** One thing, though its name has an "and". */
const PAIRS = /\b(?:mac(?:aroni)? and cheese|half and half|fish and chips|peanut butter and jelly)\b/gi;
/** Stands for the "and" within a name. */
const WITHIN = '\u{1f}';
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/;
/** "*Half a pound of* butter". */
const MEASURED = /^(?:[^\s]+\s+){1,4}of\s+/i;
/** "Sweep *the* porch": something is done to it. */
const OF_ONE = /^\S+\s(?:\S+\s)?(?:the|my|our)\s/i;
const PURPOSE = /\s+for (?:the|my|our|his|her|a|an)\s.*$/i;
const GIVEN = /^(?:an?|some|two|three|four|five|six|\d+)\s/i;

/**
 * The things that words name, each without its article; none where they are something else. `listed`: they stand on a list of things;
 * else "a scarf *and a book*" are two, while "wash the car and the windows" is one thing to do.
 */
export function itemsOf(words: string, listed: boolean): readonly string[] {
  const apart = words.replace(PAIRS, (name) => name.replace(' and ', WITHIN)).split(BETWEEN);
  const spoken = apart.map((part) => part.replace(WITHIN, ' and ')).flatMap(goodsOf);
  const [first = '', ...others] = spoken;
  if (!listed && (first.trim().includes(' ') || !others.every((part) => GIVEN.test(part)))) return [];
  const items = spoken.map(withoutArticle);
  // "Flour, sugar and icing *for the cake*" are three: what the last is for, or all of them.
  const named = listed && others.length > 1 ? items.with(-1, items.at(-1)!.replace(PURPOSE, '')) : items;
  if (others.length > 0 && named.some((part) => OF_ONE.test(part) && !MEASURED.test(part))) return [];
  return items.every(isShort) ? items : [];
}

function withoutArticle(words: string): string {
  const [first = '', ...rest] = words.trim().split(/\s+/);
  return rest.length > 0 && ARTICLES.has(first.toLowerCase()) ? rest.join(' ') : words.trim();
}

/** "Milk eggs bread", as it is heard without its commas; two words are two things where the first is a plural: "rice milk" is one. */
function goodsOf(words: string): readonly string[] {
  const parts = words.toLowerCase().split(/\s+/);
  const apart =
    parts.length > 2 ||
    (parts.length === 2 &&
      (parts[0]!.endsWith('s') || (parts[1] !== 'milk' && parts.every((word) => STAPLES.has(word)))));
  return apart && parts.every((word) => GOODS.has(word)) ? words.split(/\s+/) : [words];
}

function isShort(part: string): boolean {
  return part !== '' && part.replace(MEASURED, '').split(/\s+/).length <= WORDS_MAX;
}
