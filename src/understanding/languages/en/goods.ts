import { lazily } from './patterns.ts';
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

/** What else is bought, by the last words of its names. */
const OTHER_GOODS: ReadonlySet<string> = new Set(
  'oil sauce gravy stock soup squash cola lemonade mince turkey lamb prawns hummus wraps bagels rolls muffins cake cakes loaf chocolate popcorn foil bleach sponges bulbs paper roll wipes conditioner powder tablets liquid sweetcorn cabbage celery cauliflower courgettes parsley basil coriander spice spices herbs marmalade tortillas mayo peanuts yeast ice'.split(
    ' ',
  ),
);

/** Whether all that is named is bought, for what it is called: "cheese and olive oil". */
export function namesGoods(words: string): boolean {
  const names = words
    .toLowerCase()
    .split(BETWEEN)
    .map((one) => one.trim().split(/\s+/).at(-1) ?? '');
  return names.every((last) => [last, `${last}s`].some((one) => GOODS.has(one) || OTHER_GOODS.has(one)));
}

/** Two of these in a row are two things: no kind of one of them is called after another. */
const STAPLES: ReadonlySet<string> = new Set(
  'milk eggs bread cheese ham bacon butter yogurt yoghurt sugar flour cereal apples bananas oranges grapes tomatoes potatoes onions carrots nappies batteries toothpaste tissues'.split(
    ' ',
  ),
);

const WORDS_MAX = 4;
/** Tastes that go together, and what is made with them. */
const TASTES =
  '(?:(?:sea )?salt and (?:black )?(?:pepper|vinegar)|(?:cream )?cheese and (?:onion|chives?|herbs?|tomato|ham|bacon|broccoli|garlic)|ham and (?:cheese|pineapple|mushroom|pea|leek)|sour cream and (?:onion|chives?)|sweet and (?:sour|salty)|sweet and spicy|sage and onion|sausage and bacon|lemon and (?:ginger|lime|honey|lemon|thyme|garlic|pepper)|ginger and lemon|honey and (?:mustard|lemon|ginger)|garlic and (?:herbs?|chilli|coriander|ginger)|cookies and cream|mint and (?:chocolate|lamb)|rum and raisin|fruit and nut|tomato and (?:basil|mascarpone|lentil|garlic|herb|mozzarella|pepper)|leek and potato|potato and leek|carrot and (?:coriander|orange|ginger)|pea and (?:ham|mint)|lentil and (?:bacon|ham|tomato)|chicken and (?:mushroom|leek|sweetcorn|bacon|ham|stuffing|thyme)|steak and (?:kidney|ale|onion)|spinach and (?:ricotta|feta|cheese)|pork and (?:apple|leek|sage)|apple and (?:blackberry|mango|cinnamon|rhubarb|raspberry|pear)|strawberry and (?:banana|cream)|peach and mango|mango and (?:passion ?fruit|peach)|orange and mango|chilli and (?:lime|garlic)|soy and ginger|black and white|milk and honey)';
const TASTY =
  '(?:crisps|chips|crackers|nuts|popcorn|pretzels|soup|soups|sauce|sauces|dip|dips|spread|dressing|marinade|stuffing|seasoning|pie|pies|pasty|pasties|pizza|pizzas|quiche|quiches|tart|tarts|lasagne|pasta|ravioli|tortellini|noodles|sandwich|sandwiches|wrap|wraps|bagels|rolls|bake|bakes|sausages|burgers|tea|teas|squash|juice|smoothie|smoothies|yogh?urts?|ice[ -]?cream|sorbet|chocolate|biscuits|cookies|cake|cakes|muffins|bars|crumble|jam|sweets|bread|butter|shampoo|shower gel|soap)';
/** One thing, though its name has an "and". */
const PAIRS = new RegExp(
  `\\b(?:mac(?:aroni)? and cheese|half and half|fish and chips|peanut butter and jelly|${TASTES}(?: flavou?r(?:ed)?)?(?= ${TASTY}\\b))\\b`,
  'gi',
);
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
 * The things that words name, each without its article; none where they are something else. Of one thing alone the words are as they were said. `listed`: they stand on a list of things;
 * else "a scarf *and a book*" are two, while "wash the car and the windows" is one thing to do and "wash the car and sweep the yard" are two.
 */
export function itemsOf(words: string, listed: boolean): readonly string[] {
  const apart = withoutTakenBack(words.replace(PAIRS, (name) => name.replace(' and ', WITHIN)));
  const spoken = apart.map((part) => part.replace(WITHIN, ' and ')).flatMap(goodsOf);
  const [only] = spoken;
  const isOther = spoken.length === 1 && only !== words;
  if (areErrands(spoken) || (isOther && ERRAND.test(only!))) return spoken.map((part) => part.trim());
  const [first = '', ...others] = spoken;
  if (!listed && (first.trim().includes(' ') || !others.every((part) => GIVEN.test(part)))) return [];
  if (others.length === 0) return [first === words ? words : withoutArticle(first)];
  const items = spoken.map(withoutArticle);
  // "Flour, sugar and icing *for the cake*" are three: what the last is for, or all of them.
  const named = listed && others.length > 1 ? items.with(-1, items.at(-1)!.replace(PURPOSE, '')) : items;
  if (
    others.length > 0 &&
    named.some((part) => OF_ONE.test(part) && !MEASURED.test(part) && !/^something\s/i.test(part))
  )
    return [];
  return items.every(isShort) ? items : [];
}

/** By such words the thing before is taken back: "bread*, no wait,* rolls". */
const AGAIN =
  'no wait|wait no|no sorry|sorry no|no actually|actually no|no i mean(?:t)?|sorry i mean(?:t)?|i mean(?:t)?|no make (?:that|it)|actually make (?:that|it)|make (?:that|it)|or rather|no scratch that|scratch that|scrap that|no hang on|hang on|hold on';
const AGAIN_INSIDE = new RegExp(`(?<=[a-z]) (?:${AGAIN}) (?=[a-z])`, 'gi');
const AGAIN_FIRST = lazily(`^(?:(?:oh|ah|er|um) )?(?:${AGAIN}|actually|sorry|wait) (?=[a-z])`, 'i');
const AGAIN_ALONE = lazily(
  `^(?:(?:oh|ah|er|um|and|but) )?(?:${AGAIN}|no|actually|sorry|wait|rather|better|oops|correction)$`,
  'i',
);
const NOT_AMONG = /^(?:(?:oh|no|actually|sorry|wait|but) )*not (?:the |any )?(?=[a-z])/i;

/** "Apples, *pears, no,* plums", "eggs, ham, *oh and not the eggs*": without what somebody took back while they spoke. */
function withoutTakenBack(words: string): readonly string[] {
  const parts = words
    .replace(AGAIN_INSIDE, ', no, ')
    .replace(/,? *\b(?:oh )?(?:and|but) (?=not )/gi, ', ')
    .split(BETWEEN);
  const kept: string[] = [];
  const gone: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (kept.length > 0 && AGAIN_ALONE.test(part) && at < parts.length - 1) gone.push(kept.pop()!);
    else if (kept.length > 0 && AGAIN_FIRST.test(part))
      gone.push(kept.splice(-1, 1, part.replace(AGAIN_FIRST, ''))[0]!);
    else if (!NOT_AMONG.test(part)) kept.push(part);
    else {
      const not = part.replace(NOT_AMONG, '').toLowerCase();
      const isIt = (one: string): boolean => withoutArticle(one).toLowerCase() === not;
      const last = kept.findLastIndex(isIt);
      if (last >= 0) gone.push(...kept.splice(last, 1));
      else if (!gone.some(isIt)) kept.push(part);
    }
  }
  return gone.length === 0 ? words.split(BETWEEN) : kept.map((part) => part.replace(AGAIN_FIRST, ''));
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
  return part !== '' && part.replace(MEASURED, '').replace(WHICH, '').split(/\s+/).length <= WORDS_MAX;
}

/** "That cheese *we had last week*", "something *for the cat*": which of its kind, in however many words. */
const WHICH =
  /(?<=^[a-z].*\S)\s(?:(?:that|which) )?(?:we|i|you|he|she|they|(?:mum|dad|gran|grandma)) (?:all |always |both |really )*(?:had|have|like|likes|liked|love|loves|loved|bought|got|get|use|used|ate|eat|tried|saw|needs?)\b.*$|(?<=^something)\s.*$/i;

/** What one does with one's own hands, by its verb: "*ring* the plumber", "*book* the car in". */
const ERRANDS =
  'ring call phone pay buy get collect fetch pick email text post send return renew order book cancel arrange sort find check ask tell invite visit take bring drop feed water walk clean wash hoover vacuum dust mop tidy empty fill iron fold hang cook bake defrost paint fix mend repair mow cut trim weed prune pack unpack sign write print change replace service descale bleed make do put wrap charge sell bin recycle measure file scan back apply register organise organize plan clear move lock oil sand hem sew cover';

/** An errand with what it is done to, or to whom. */
const ERRAND = lazily(
  `^(?:please )?(?:${ERRANDS.split(' ').join('|')})(?: (?:up|in|out|back|off|down))? \\S`,
  'i',
);
const BARE_ERRAND = lazily(`^(?:${ERRANDS.split(' ').join('|')})$`, 'i');
/** What is said of something that stands before: "collect the parcel and take *it* back". */
const OF_ONE_BEFORE = /\b(?:it|them|him|her|there|one|those|these)\b/i;

/** "*Ring the plumber* and *buy stamps*": each is one by itself. "Wash and iron the shirts" is one, and so is "fetch the cake and hide it". */
function areErrands(parts: readonly string[]): boolean {
  const [, ...others] = parts;
  return (
    others.length > 0 &&
    (parts.every((part) => ERRAND.test(part.trim())) || areBareErrands(parts)) &&
    !others.some((part) => OF_ONE_BEFORE.test(part))
  );
}

/** "*Hoover, dust, mop*" are three; "wash, dry and iron the shirts" is one. */
function areBareErrands(parts: readonly string[]): boolean {
  return parts.length > 2 && parts.every((part) => BARE_ERRAND.test(part.trim()));
}
