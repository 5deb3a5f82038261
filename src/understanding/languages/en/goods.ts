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
 * else "a scarf *and a book*" are two, while "wash the car and the windows" is one thing to do and "wash the car and sweep the yard" are two.
 */
export function itemsOf(words: string, listed: boolean): readonly string[] {
  const apart = words.replace(PAIRS, (name) => name.replace(' and ', WITHIN)).split(BETWEEN);
  const spoken = apart.map((part) => part.replace(WITHIN, ' and ')).flatMap(goodsOf);
  if (areErrands(spoken)) return spoken.map((part) => part.trim());
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

/** What one does with one's own hands, by its verb: "*ring* the plumber", "*book* the car in". */
const ERRANDS =
  'ring call phone pay buy get collect fetch pick email text post send return renew order book cancel arrange sort find check ask tell invite visit take bring drop feed water walk clean wash hoover vacuum dust mop tidy empty fill iron fold hang cook bake defrost paint fix mend repair mow cut trim weed prune pack unpack sign write print change replace service descale bleed make do put wrap charge sell bin recycle measure file scan back apply register organise organize plan clear move lock oil sand hem sew cover';

/** An errand with what it is done to, or to whom. */
const ERRAND = new RegExp(
  `^(?:please )?(?:${ERRANDS.split(' ').join('|')})(?: (?:up|in|out|back|off|down))? \\S`,
  'i',
);
/** What is said of something that stands before: "collect the parcel and take *it* back". */
const OF_ONE_BEFORE = /\b(?:it|them|him|her|there|one|those|these)\b/i;

/** "*Ring the plumber* and *buy stamps*": each is one by itself. "Wash and iron the shirts" is one, and so is "fetch the cake and hide it". */
function areErrands(parts: readonly string[]): boolean {
  const [, ...others] = parts;
  return (
    others.length > 0 &&
    parts.every((part) => ERRAND.test(part.trim())) &&
    !others.some((part) => OF_ONE_BEFORE.test(part))
  );
}
