import type { ItemWish, SpokenItems } from '../../index.ts';
import { lazily } from '../patterns.ts';
import { bare, ITEM_MOVES } from './plain-talk/item-moves.ts';
import { ITEMS_DETAILED } from './written-down/items-detailed.ts';

const LEAD =
  '(?:(?:no+|oh|ah|wait|actually|sorry|and|but|so|ok(?:ay)?|right|well|then|hang on|hold on|hmm+|yes|yeah|please|can you|could you|just)[,. ]+)*';
const THING =
  "((?!(?:it|that|this|them|those|one|ones|the|any|some)\\b)[a-z][a-z'-]*(?: (?!(?:i|we|it)\\b)[a-z'-]+){0,3}?)";
const END =
  '(?:,? (?:then|please|too|as well|also|now|after all|instead|actually|in fact|come to think of it))*[.!?]*$';
const AT_HOME = '(?: (?:already|left|here|in|still|at home|in the [a-z]+(?: [a-z]+)?))*';

const says = (pattern: string, plain: ItemWish['plain']): ItemWish => ({
  say: lazily(`^${LEAD}${pattern}${END}`, 'i'),
  plain,
});

/** The thing as it was spoken of before. */
function among(item: string | undefined, { items }: SpokenItems): string | undefined {
  return item === undefined ? undefined : items.find((one) => bare(one) === bare(item));
}

/** What becomes of what is not to be bought. */
const STRIKE = '(?:scrap|scratch|strike|bin|drop|lose|ditch|cross|take|knock|wipe|remove|delete|forget)';

/** No thing that is bought: what asks, answers, or says when. */
const NO_THING =
  /^(?:what|who|when|where|why|how|is|are|do|does|did|can|could|will|yes|no|really|sure|then|now|today|tomorrow|tonight|again|anything|everything|something|else|thanks|please|turn|switch|set|put|add|stop|cancel|tell|time|weather)\b/i;

/** Wanted of people or of the house, and bought nowhere. */
const NO_GOODS =
  /^(?:to|up|out|home|on|off|in|it|that|him|her|them|us|me|you|a lift|help|ready|dressed|lunch|dinner|tea|supper|breakfast)\b|\b(?:lights?|lamps?|heating|tv|telly|music|fan|blinds?|curtains?|doors?|timer|alarm|on|off|up|down)$/i;

/** What is nice, and bought nowhere: "a bit warmer would be nice". */
const NO_LIKING =
  /\b(?:bit|little|touch|more|less|[a-z]{3,}er|change|quiet|peace|break|rest|sit|nap|company|rain|sun|weather|hand)$|^(?:bit|little|touch|more|less)\b/i;
/** Behind "no" these stop short, and name nothing. */
const NO_NAME =
  /^(?:no+|nah|oops|make|give|let|say|get|set|try|in|wait|hang|hold|stop|never|nothing|leave|forget|undo|not|that|this|just|only|none|nope|one|both|all|don['’]?t|listen|sorry|good|fine|ok|okay|i|we|you|he|she)\b/i;

/** "*The party one*" is a list, or of something else. */
const OTHER_ONE = / (?:ones?|lists?)$/i;
/** So many of them are meant, and nothing else. */
const A_NUMBER =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple|a dozen|half)\b/i;

/** A number of things, and nothing else. */
const SO_MANY =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|an?|half an?)?(?: ?dozen| ?couple of)?$/i;

/** Who asks for these wants to hear all of it. */
const ANYTHING = /^(?:any|some)(?:thing|more)?(?: (?:else|more|other))?$|^(?:more|much(?: else| more)?)$/i;

const onList = ({ list }: SpokenItems): string => `the ${list ?? 'shopping'} list`;

function off(item: string | undefined, spoken: SpokenItems): string | undefined {
  const known = among(item, spoken);
  return known === undefined || spoken.asked ? undefined : `take ${known} off ${onList(spoken)}`;
}

function instead(not: string | undefined, item: string | undefined, spoken: SpokenItems): string | undefined {
  const taken = off(not, spoken);
  if (taken === undefined || item === undefined) return undefined;
  // "The eggs to *a dozen*": so many of the same.
  const many = SO_MANY.test(item) ? `${item} ${not}` : item;
  return `${taken} and add ${many} to ${onList(spoken)}`;
}

const ONE_ITEM = "(?:(?:the|some|a|an|two|three|four|my|our) )?[a-z][a-z'-]*(?: (?!and\\b)[a-z'-]+){0,3}?";
/** No enumeration holds them. */
const NO_ENUMERATION =
  /\b(?:is|are|was|were|do|does|did|have|has|can|will|would|should|i|we|you|it|that|this|please|turn|switch|set|remind|tell|when|at|on|off|delete|cancel|never|undo|bin|scrap|forget|thanks|thank|cheers|ta|great|lovely|perfect|good|done|fine|grand|ok|okay|go|goes)\b/i;

/** What English says of things on a list that were spoken of just now. */
export const ITEM_WISHES: readonly ItemWish[] = [
  ...ITEM_MOVES,
  ...ITEMS_DETAILED,
  // "*Take off the beer and add pears*": one goes and the other comes.
  says(
    `${STRIKE} (?:(?:off|out) )?(?:the |that |those )?${THING}(?: (?:off|out))? and (?:add|put|get|stick|pop|chuck|bung|write) (?:(?:on|down) )?(?:the |some )?${THING}(?: (?:on|down|in))?(?: (?:instead|there|it))?`,
    ([, not = '', item = ''], spoken) =>
      NO_GOODS.test(not) || NO_GOODS.test(item)
        ? undefined
        : `take ${not} off ${onList(spoken)} and add ${item} to ${onList(spoken)}`,
  ),
  // "*Red wine would be nice too*", "crisps wouldn't go amiss".
  says(
    `(?:some |a bit of |a few |the )?${THING} (?:(?:would|might|could)(?: also)? (?:be (?:really |very )?(?:nice|good|lovely|great|handy|grand|useful)|go down well)|would(?:n['’]t| not) (?:go amiss|hurt|be bad))`,
    ([, item = ''], spoken) =>
      spoken.asked || NO_LIKING.test(item) || NO_THING.test(item) || NO_GOODS.test(item)
        ? undefined
        : `add ${item} to ${onList(spoken)}`,
  ),
  // "*No, pears*": in place of the last one.
  {
    say: lazily(`^(?:oh,? )?no+(?:[,.!–-]+ ?|,? sorry,? )(?:not that,? )?(?:the |some )?${THING}${END}`, 'i'),
    plain: ([, item = ''], spoken) =>
      NO_THING.test(item) ||
      NO_GOODS.test(item) ||
      A_NUMBER.test(item) ||
      NO_NAME.test(item) ||
      OTHER_ONE.test(item)
        ? undefined
        : instead(spoken.items.at(-1), item, spoken),
  },
  // "Make a list for the camping trip." "*Tent pegs, a torch and midge spray to begin with*".
  {
    say: lazily(
      `^(?:(?:and|so|right|ok(?:ay)?|yes|yeah|well|first(?: off| up)?|to (?:start|begin) with|for (?:starters|a start)|we(?:'ll| will)? need|put|add|stick|with|i want|start with|it needs)[, :]+)*(${ONE_ITEM}(?:(?:,? and|,| then|, then) ${ONE_ITEM})*)(?:,? (?:to (?:begin|start|kick off) with|for (?:starters|a start|now|the moment)|first(?: off)?|on (?:it|there|that)|to it|please|is the first|are the first))*[.!]*$`,
      'i',
    ),
    plain: ([, items = ''], spoken) =>
      spoken.begun && !NO_ENUMERATION.test(items) && !NO_THING.test(items)
        ? `add ${items
            .replace(/ first(?=,| and|$)/gi, '')
            .replace(/,? then /gi, ' and ')
            .replace(/(?<=(?:^|, |\band ))(?:my|our) /gi, '')} to ${onList(spoken)}`
        : undefined,
  },
  says(
    `(?:is|are) (?:the |there (?:any |still )*|any |our )?${THING} (?:still |already )*(?:there|(?<=still )on|on (?:there|it|that|the list))(?: (?:still|already|too))*`,
    ([, item = ''], spoken) =>
      ANYTHING.test(item) ? `what is on ${onList(spoken)}` : `is ${item} on ${onList(spoken)}`,
  ),
  says(
    `(?:and |what about |how about |and what about )(?:the |some |any )?${THING}(?=\\?)`,
    ([, item], spoken) => (spoken.asked ? `is ${item} on ${onList(spoken)}` : undefined),
  ),
  // "Sugar *too*?": asked as before.
  {
    say: lazily(
      `^(?:and |is )?(?:the |some |any )?${THING} (?:too|as well|also|there too|on there(?: too)?)[.!?]*$`,
      'i',
    ),
    plain: ([, item = ''], spoken) =>
      spoken.asked && item.split(' ').length < 3 && !NO_THING.test(item)
        ? `is ${item} on ${onList(spoken)}`
        : undefined,
  },
  // "Charcoal and buns *go on that*": what is to stand on the list that was spoken of.
  says(
    `(?:the |some )?([a-z][a-z' -]*?(?:,? (?:and )?[a-z][a-z' -]*?)*?) (?:can |should |must |has to |have to |need to |needs to )?(?:goes|go|get put|be) (?:down )?(?:on|onto) (?:it|that|there|the list|that list|that one)`,
    ([, items = ''], spoken) => (NO_THING.test(items) ? undefined : `add ${items} to ${onList(spoken)}`),
  ),
  // "We'll want some cheese *as well*".
  {
    say: lazily(
      `^${LEAD}(?:and )?(?:we|i)(?:'ll|'re| will| could| might| shall|'d)? ?(?:be )?(?:want|wanting|need|needing|use|like|have to have|do with)(?: to (?:get|buy))? (?:some |more |a |an )?${THING} (?:as well|too|also)[.!]*$`,
      'i',
    ),
    plain: ([, item = ''], spoken) =>
      spoken.asked || NO_THING.test(item) ? undefined : `add ${item} to ${onList(spoken)}`,
  },
  // "We're out of loo roll." "*And get some cheese in*", "Gran *wants* ginger biscuits".
  {
    say: lazily(
      `^(?:${LEAD}(?:also )?(?:get|grab|buy|pick up|fetch) (?:some |more |a |an |us )*${THING}(?: in)?(?: (?:too|as well|also|while you're at it))?|(?:(?:and|oh|also|so)[, ]+)*(?!(?:it|that|there|who|what|nobody)\\b)[a-z]+(?:'s)? (?:wants|fancies|is after|after|asked for|needs|could do with|would like)(?: some| more| a| an)? ${THING}(?: (?:too|as well|also))?)[.!]*$`,
      'i',
    ),
    plain: ([, one, other], spoken) => {
      const item = one ?? other ?? '';
      return item === '' || item.split(' ').length > 3 || NO_GOODS.test(item) || NO_THING.test(item)
        ? undefined
        : `add ${item.replace(/ in$/i, '')} to ${onList(spoken)}`;
    },
  },
  // "*So what's left?*"
  says(
    "what(?:'s| is| are)(?: still)? (?:left|on (?:it|there)|to get|outstanding|missing|to go)(?: (?:then|now|on (?:it|there|the list)|to (?:get|buy)|still))*",
    (_, spoken) => `what is on ${onList(spoken)}`,
  ),
  // "Is milk on the list?" "*And eggs*", "*butter?*": asked as before.
  says(`(?:what about |how about |any )?(?:the |some |any )?${THING}(?=\\?)`, ([, item = ''], spoken) =>
    spoken.asked && spoken.items.length === 1 && item.split(' ').length < 3 && !NO_THING.test(item)
      ? `is ${item} on ${onList(spoken)}`
      : undefined,
  ),
  {
    say: lazily(`^(?:and|plus)(?: (?:the|some|any))? ${THING}[.!?]*$`, 'i'),
    plain: ([, item = ''], spoken) =>
      spoken.asked && spoken.items.length === 1 && item.split(' ').length < 3 && !NO_THING.test(item)
        ? `is ${item} on ${onList(spoken)}`
        : undefined,
  },
  // "The eggs we have already, *take them off*".
  says(
    `(?:the )?${THING},? (?:i|we)(?:'ve| have)? (?:already |just |still )*(?:got|have|had|bought)(?: (?:already|enough|plenty|here|loads|now|in))*,? (?:so |and |please |you can )*${STRIKE} (?:it|them|those|that)(?: (?:off|out|away|down|from the list|off the list))*`,
    ([, item], spoken) => {
      const known = among(item, spoken);
      return known === undefined ? undefined : `take ${known} off ${onList(spoken)}`;
    },
  ),
  // "*Not the limes actually*, there is a bag in the fridge".
  says(
    `not (?:the )?${THING}(?:,? (?:actually|after all|though|either|in fact))+(?:(?:,| -|;) ?(?:there|we|i|they|he|she|it)\\b[^,;]*)?`,
    ([, item], spoken) => off(item, spoken),
  ),
  says(
    '(?:add|put|stick|pop|write|get|chuck) (?:it|them|that|those|both|both of them|them both|all of them|them all)(?: (?:on|down|to it|on it|on there|on the list|to the list))?',
    (_, spoken) => (spoken.asked ? `add ${spoken.items.join(' and ')} to ${onList(spoken)}` : undefined),
  ),
  // "Is juice on the list?" "*Then scratch it*".
  says(`${STRIKE} (?:it|them|that|those)(?: (?:off|out|from the list|off the list|off it))?`, (_, spoken) =>
    spoken.asked && spoken.items.length === 1 ? `take ${spoken.items[0]} off ${onList(spoken)}` : undefined,
  ),
  // "What's on the list?" "*Scrap the ham*".
  says(
    `${STRIKE} (?:the |those |that )${THING}(?: (?:off|out|off it|off the list|from the list|from it))?`,
    ([, item], spoken) => (spoken.asked ? `take ${item} off ${onList(spoken)}` : undefined),
  ),
  // "There's bread in the freezer, *take bread off*".
  says(
    `(?:you can |please )?${STRIKE} (?:the )?${THING}(?: (?:off|out|away))?(?: (?:it|there|the list|from the list))?(?: again)?`,
    ([, item], spoken) => off(item, spoken),
  ),
  says(
    `(?:some|a bit|a few|a couple|a little|more) of (?:that|those|these|this|the) ${THING}`,
    ([, item], spoken) => (spoken.asked ? undefined : `add ${item} to ${onList(spoken)}`),
  ),
  says(
    `(?:(?:add|put|stick|pop|write|get|chuck) )?(?:the |some )?${THING} (?:to|on|onto) the (shopping|grocery|to-do|to do|todo) one`,
    ([, item, list]) => `add ${item} to the ${list} list`,
  ),
  says(
    `(?:(?:add|put|stick|pop|write|get|chuck) )?(?:the |some )?${THING} (?:to|on|onto) the other (?:list|one)`,
    ([, item], { list, others: [other = list === 'shopping' ? undefined : 'shopping', another] }) =>
      other === undefined || another !== undefined ? undefined : `add ${item} to the ${other} list`,
  ),
  says(
    `not (?:the )?${THING}(?:,| -| –)+ ?(?:but |no )?(?:i (?:meant|said|mean|wanted) |make (?:it|that) |it's )?(?:the |some )?${THING}`,
    ([, not, item], spoken) => instead(not, item, spoken),
  ),
  says(
    `(?:the |some )?${THING},? (?:instead of|rather than|not) (?:the )?${THING}`,
    // "*Hang on*, not milk" names nothing in its place.
    ([, item = '', not], spoken) => (NO_NAME.test(item) ? off(not, spoken) : instead(not, item, spoken)),
  ),
  // "No sorry, *I meant parsnips*": in place of the last one.
  says(
    `(?:i (?:meant|mean|said)|(?:it|that) (?:should (?:be|say)|was meant to be)|i wanted)(?: to say)? (?:the |some )?${THING}`,
    ([, item = ''], spoken) =>
      NO_THING.test(item) || A_NUMBER.test(item) ? undefined : instead(spoken.items.at(-1), item, spoken),
  ),
  // "*Leave off the ham*".
  says(
    `(?:leave|miss|keep) (?:(?:off|out) (?:the |that |those )?${THING}|(?:the |that |those )${THING} (?:off|out))`,
    ([, one, other], spoken) => off(one ?? other, spoken),
  ),
  // "*Swap the milk for oat milk*".
  says(
    `(?:swap|replace|change|switch|exchange|trade|sub(?:stitute)?) (?:the |that |those )?${THING} (?:for|with|to|into|out for|by) (?:the |some )?${THING}`,
    ([, not, item], spoken) => instead(not, item, spoken),
  ),
  says(
    `not (?:the )?${THING},? (?:(?:because|cos|as|since) )?(?:i|we)(?:'ve| have)? (?:already |still )*(?:got|have|had|bought)(?: got)? (?:some|loads|plenty|enough|lots|it|them|one|those)${AT_HOME}`,
    ([, item], spoken) => off(item, spoken),
  ),
  says(
    `(?:the )?${THING},? (?:i|we)(?:'ve| have)? (?:already |just )*(?:got|have|had|bought|picked up|found)(?: (?:it|them|some|that|plenty|one))?${AT_HOME}`,
    ([, item], spoken) => off(item, spoken),
  ),
  says(
    `(?:i|we)(?:'ve| have)? (?:already |just |still )*(?:got|have|had|bought|found)(?: got)? (?:some |enough |plenty of |loads of |lots of |the )?${THING}${AT_HOME}`,
    ([, item], spoken) => off(item, spoken),
  ),
  says(
    `there(?:'s| is| are) (?:still |already |some |plenty of |enough |loads of )*${THING} (?:left|here|at home|in the [a-z]+(?: [a-z]+)?)`,
    ([, item], spoken) => off(item, spoken),
  ),
];
