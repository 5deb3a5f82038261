import type { ItemWish, SpokenItems } from '../../../index.ts';
import { namesGoods } from '../../goods.ts';
import { lazily } from '../../patterns.ts';

/** What English says of things on a list that go to another one, come back, or go together. */

const SORRY =
  '(?:(?:no+|nope|oh|ah|oops|whoops|sorry|wait|hang on|actually|i mean|wrong (?:list|one)|not (?:there|that (?:list|one)))[,.! ]+)';
const LEAD =
  '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|then|now|actually|please|can you|could you|just|yes|yeah)[,. ]+)*';
const END = '(?:,? (?:then|please|too|as well|also|now|instead|after all|again|for me))*[.!]*$';
const IT = '(?:it|that|them|those|these|both|all of (?:it|them|those)|them (?:all|both))';
const LIST = "(?:the |my |our )([a-z][a-z' -]*?) (list|one)";
const STRIKE = '(?:scrap|scratch|strike|bin|drop|lose|ditch|cross|take|knock|wipe|remove|delete|forget)';
const ONE =
  "(?:the |that |those |some |any )?((?!(?:it|that|this|them|those|one|ones|last|first)\\b)[a-z][a-z'-]*(?: [a-z'-]+){0,2}?)";
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  '2': 2,
  couple: 2,
  three: 3,
  '3': 3,
  four: 4,
  '4': 4,
};

const says = (pattern: string, plain: ItemWish['plain']): ItemWish => ({
  say: lazily(`^${pattern}${END}`, 'i'),
  plain,
});

const onList = ({ list }: SpokenItems): string => `the ${list ?? 'shopping'} list`;

function takeOff(items: readonly string[], spoken: SpokenItems): string | undefined {
  return items.length === 0
    ? undefined
    : items.map((item) => `take ${item} off ${onList(spoken)}`).join(' and ');
}

const plainly = (name: string): string => name.toLowerCase().replaceAll('-', ' ');

/** All that the turn before put on a list goes to another one, and stays where it is until it is there. */
function toOther([, other, noun]: readonly string[], spoken: SpokenItems): string | undefined {
  const { last, list = 'shopping', others, asked } = spoken;
  if (other === undefined || asked || last.length === 0) return undefined;
  if (plainly(other) === plainly(list)) return `what is on ${onList(spoken)}`;
  const isKnown = [...others, 'shopping', 'to-do'].some((one) => plainly(one) === plainly(other));
  return noun?.toLowerCase() === 'list' || isKnown
    ? `${addTo(other, last)} then ${takeOff(last, spoken)}`
    : undefined;
}

const addTo = (list: string, items: readonly string[]): string =>
  items.map((item) => `add ${item} to the ${list} list`).join(' and ');

/** The words without their number and their ending, so that "the pear" is one of "six pears". */
export const bare = (item: string): string =>
  item
    .toLowerCase()
    .replace(
      /^(?:the|some|an?|any|that|those|\d+|two|three|four|five|six|ten|twelve|(?:half )?a dozen) (?:of )?/,
      '',
    )
    .replace(/(?:es|s)$/, '');

/** "The butter" of "a pack of butter". */
const ofIt = (item: string, one: string): boolean => bare(item).endsWith(` of ${bare(one)}`);

/** Each of several things by the name it was spoken of; `undefined` where one of them was not. */
function allAmong(said: string, { items }: SpokenItems): readonly string[] | undefined {
  const found = said
    .split(/,? (?:or|and|nor) |, /)
    .map((one) => items.find((item) => bare(item) === bare(one)) ?? items.find((item) => ofIt(item, one)));
  return found.includes(undefined) ? undefined : (found as string[]);
}

/** "*Last two*", "first couple": so many of what was said last, from one end. */
const AT_AN_END = '(first|last) (two|three|four|couple|[2-4])(?: (?:things|items|ones|of them))?';

function atEnd({ asked, items }: SpokenItems, end = '', many = ''): readonly string[] {
  const count = COUNTS[many.toLowerCase()] ?? 0;
  if (asked || count < 2 || items.length < count) return [];
  return end.toLowerCase() === 'last' ? items.slice(-count) : items.slice(0, count);
}

function tickOff(items: readonly string[], spoken: SpokenItems): string | undefined {
  return items.length === 0 || spoken.asked ? undefined : `tick ${items.join(' and ')} off ${onList(spoken)}`;
}

const BOUGHT =
  "(?:(?:i|we)(?:['’]ve| have)? )?(?:just |already |now )*(?:got|bought|picked up|grabbed|found)";
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };
const GOODS = `((?:the |some |any )?[a-z][a-z'-]*(?: (?!(?:and|but)\\b)[a-z'-]+){0,2}?(?:(?:,? and |, )(?:the |some |any )?[a-z][a-z'-]*(?: (?!(?:and|but)\\b)[a-z'-]+){0,2}?)*?)`;
const NONE_OF =
  "(?:(?:they|the shop|the shops)(?:['’]d| had| have|['’]ve| were|['’]re| are)?(?: all)? (?:no|out of|run out of|got no|sold out of|not got any)|there (?:was|were) no|(?:i|we) (?:could|did)(?:n['’]?t| not) (?:find|get|see)(?: any)?|no)";

/** What came home of what was spoken of. */
const ITEM_TICKS: readonly ItemWish[] = [
  // "*Got the first two*".
  says(`${LEAD}${BOUGHT} the ${AT_AN_END}(?: (?:already|today|in))*`, ([, end, many], spoken) =>
    tickOff(atEnd(spoken, end, many), spoken),
  ),
  says(
    `${LEAD}${BOUGHT} the (first|second|third|fourth|last) (?:one|thing|item)(?: (?:already|today|in))*`,
    ([, which = ''], spoken) => {
      const one = spoken.items.length > 1 ? spoken.items.at(PLACES[which.toLowerCase()]!) : undefined;
      return one === undefined ? undefined : tickOff([one], spoken);
    },
  ),
  // "*I got both*", "got all three of them".
  says(
    `${LEAD}${BOUGHT} (?:all )?(both|them|those|these|two|three|four|them both|them all|all of (?:them|those)|the (?:two|three|four)|(?:those|these) (?:two|three|four))(?: of (?:them|those|these))?(?: (?:already|today|in))*`,
    ([, said = ''], spoken) => {
      const [many] = /both|two|three|four/i.exec(said) ?? [];
      const count = many === undefined ? spoken.last.length : (COUNTS[many.toLowerCase()] ?? 2);
      return count < 2 || spoken.last.length !== count ? undefined : tickOff(spoken.last, spoken);
    },
  ),
  // "*Got everything except the cheese*".
  says(
    `${LEAD}${BOUGHT} (?:everything|it all|all of (?:it|them|that)|all|the lot)(?: (?:on (?:it|there|that|the list)))? (?:except|but|apart from|bar|besides|other than)(?: for)? ${GOODS}`,
    ([, said = ''], spoken) => {
      const not = allAmong(said, spoken);
      return (
        not &&
        tickOff(
          spoken.items.filter((item) => !not.includes(item)),
          spoken,
        )
      );
    },
  ),
  // "*Got milk and bread, they had no cheese*".
  says(
    `${LEAD}${BOUGHT} ${GOODS}(?:[,;.–-]+ ?(?:but |and )?| but | and )${NONE_OF} ${GOODS}`,
    ([, said = '', missing = ''], spoken) => {
      const [got, not] = [allAmong(said, spoken), allAmong(missing, spoken)];
      return got && not && tickOff(got, spoken);
    },
  ),
];

/** What is written down goes to somebody: "*send it to Sam*" is the list, and not the news of what was put there. */
const LIST_SENT: ItemWish = says(
  `${LEAD}(?:send|e-?mail|mail|forward|share|text) (?:(?:it|that|this|them|the list|that list)(?: (?:over|on|across))? (?:to|with) ([a-z]+)|(?!it|that|this|them)([a-z]+) (?:it|that|the list|that list))`,
  ([, one, other], spoken) => `send ${onList(spoken)} to ${one ?? other}`,
);

export const ITEM_MOVES: readonly ItemWish[] = [
  LIST_SENT,
  ...ITEM_TICKS,
  // "*Sorry, I meant the to-do list*", "no, on the camping list", "move it to the party list".
  says(
    `${SORRY}*(?:i (?:meant|mean|said|wanted)(?: to (?:put|add) ${IT})?|${IT} (?:should|was meant to|were meant to|has to|have to|needs? to|ought to|belongs?|goes?|go)(?: (?:go|be))?)(?: (?:for|on|onto|to|in))? ${LIST}`,
    toOther,
  ),
  // "*On the to-do list too*": on both.
  {
    say: lazily(
      `^(?:(?:and|also|plus|oh)[, ]+)*(?:put (?:it|them) )?(?:on|onto|to) ${LIST}(?:,? (?:too|as well|also|please))*[.!]*$`,
      'i',
    ),
    plain: ([text = '', other = ''], { last, asked }) =>
      asked || !/^(?:and|also|plus)\b|\b(?:too|as well|also)\b/i.test(text) || last.length === 0
        ? undefined
        : addTo(other, last),
  },
  says(
    `(?:${SORRY}*(?:on|onto|to|in) |${SORRY}+(?:(?:put|add|move|stick|get) ${IT} )?(?:on|onto|to|in|for) |${LEAD}move ${IT} (?:over )?(?:on|onto|to|into) )${LIST}`,
    toOther,
  ),
  says(
    `${SORRY}*(?:that(?:['’]s| is| was) )?(?:the )?wrong (?:list|one)[,.;! –-]+(?:i (?:meant|wanted) )?${LIST}`,
    toOther,
  ),
  // "*Remove the last two*", "scrap the last thing I added".
  says(
    `${LEAD}${STRIKE}(?: off| out)? the ${AT_AN_END}(?: (?:(?:i|we) (?:added|said|put on)|off|out))*`,
    ([, end, many], spoken) => takeOff(atEnd(spoken, end, many), spoken),
  ),
  says(
    `${LEAD}${STRIKE}(?: off| out)? the last (?:thing|item|one)(?: (?:(?:i|we) (?:just )?(?:added|said|put on)|off|out))*`,
    (_, spoken) => (spoken.asked ? undefined : takeOff(spoken.last.slice(-1), spoken)),
  ),
  // "*We don't need the eggs or the cheese after all*", "no more eggs, we've plenty".
  says(
    `${SORRY}*${LEAD}(?:(?:i|we) (?:don['’]t|do not|won['’]t|no longer) need (?:any |any more |more )?|no more )((?:the |any |some )?[a-z][a-z'-]*(?: (?!(?:or|and|nor)\\b)[a-z'-]+)??(?:(?:,? (?:or|and|nor) |, )(?:the |any |some )?[a-z][a-z'-]*(?: [a-z'-]+)??)*)(?: (?:any ?more|any longer))?(?:,? please)?(?:,? (?:(?:i|we)(?:['’]ve| have)(?: still)?(?: got)?|there(?:['’]s| is| are)) (?:some|plenty|enough|loads|lots|tons)(?: (?:left|already|still|here|at home))*)?`,
    ([, said = ''], spoken) => {
      const known = allAmong(said, spoken);
      return known === undefined || spoken.asked ? undefined : takeOff(known, spoken);
    },
  ),
  // "Plums and pears." "*No, leave the pears*": they are not bought.
  says(
    `(?:no|oh|actually|sorry|wait)?[,. ]*${LEAD}leave ${ONE}(?:,? (?:(?:i|we)(?:['’]ve| have)(?: still)?(?: got)?|there(?:['’]s| is| are)) [^,;.]+)?`,
    ([, one = ''], spoken) => {
      const known = allAmong(one, spoken);
      return known === undefined || spoken.asked ? undefined : takeOff(known, spoken);
    },
  ),
  // "*Put the eggs back on*".
  says(
    `${LEAD}(?:(?:put|add|stick|pop|get) ${ONE} back(?: on| down)?(?: (?:it|there|the list|that))?|(?:put|add) back ${ONE})`,
    ([, one, other], spoken) => {
      const known = allAmong(one ?? other ?? '', spoken);
      return known === undefined || spoken.asked ? undefined : `add ${known[0]} to ${onList(spoken)}`;
    },
  ),
  // "*Scrap the bread, make it rolls*".
  says(
    `${SORRY}*${LEAD}(?:${STRIKE}|not|never mind)(?: off| out)? ${ONE}(?: off| out)?(?:[,;.–-]+ ?(?:and )?| and )(?:make (?:it|that)|let['’]?s have|i['’]ll have|we['’]ll have|have|get) ${ONE}`,
    ([, not = '', item], spoken) => {
      const known = allAmong(not, spoken);
      return known === undefined || spoken.asked
        ? undefined
        : `${takeOff(known, spoken)} and add ${item} to ${onList(spoken)}`;
    },
  ),
  // "*Put on cheese and ham*", "put olive oil down too".
  says(
    `${LEAD}(?:put|stick|pop|get|write|note|jot|bung|chuck)(?: (?:on|down) ((?:some )?[a-z][a-z' -]*(?:, [a-z' -]+)*)| ((?:some )?[a-z][a-z' -]*?(?:, [a-z' -]+)*?) (?:on|down))`,
    ([, one, other], spoken) => {
      const goods = one ?? other ?? '';
      return spoken.asked || !namesGoods(goods) ? undefined : `add ${goods} to ${onList(spoken)}`;
    },
  ),
  // "Is cereal on the list?" "*Bought it*", "I've picked them up".
  says(
    `${LEAD}(?:(?:i|we)(?:['’]ve| have)? )?(?:just |already )*(?:bought (?:it|them|some|one|that|those)|picked (?:it|them|some|one) up|picked up (?:some|one)|(?:got|have) (?:it|them|some|one) already)(?: (?:already|today|yesterday|earlier|this morning|in))*`,
    (_, spoken) => (spoken.asked && spoken.items.length === 1 ? takeOff(spoken.items, spoken) : undefined),
  ),
  // "*I got everything*": it is emptied, after a yes.
  says(
    `${LEAD}(?:(?:i|we)(?:['’]ve| have)? )(?:just |already |now )*(?:got|bought|picked up) (?:everything|it all|the lot|all of (?:it|them|that))(?: (?:on (?:it|there|that|the list)|already|now|today))*`,
    (_, spoken) => `clear ${onList(spoken)}`,
  ),
];
