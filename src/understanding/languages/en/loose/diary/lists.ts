import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { as } from '../manners.ts';
import { END, LEAD, says } from './parts.ts';

/** Lists as they are spoken of beside what else is wanted: what stands "down" on one, what is to go on it, and one that is mailed and emptied. */

const LIST = '(the (?:[a-z]+ )?list)';
const WHOM = '(me|us|(?!(?:the|a|an|my|our|it|that|this|what|out|off|to)\\b)[a-z]+)';
const NO_ITEM =
  /\b(?:lights?|lamps?|heating|tv|telly|i|we|you|he|she|they|what|who|it|can|could|please|turn)\b/i;

/** What was bought, up to what is done about it. */
const BOUGHT =
  "(?:(?:(?:i|we|he|she|they|mum|dad|[a-z]+)(?:['’](?:ve|s)| have| has)? )?(?:(?:already|just|now) )*(?:got|bought|picked up|grabbed|fetched|found))";
const GOODS =
  "((?:(?:the|some|those|all the|our|that|a|an) )?(?!(?:it|them|that|those|some|so|and|then|to|me|us|up|rid|home|back|a new)\\b)[a-z][a-z' -]*?(?:, (?!(?:you|please|so|then|can|could|just)\\b)[a-z][a-z' -]*?)*(?:,? and (?:the |some |those )?[a-z][a-z' -]*?)?)";
const STRIKE =
  '(?:(?:tick|cross|check|strike|take|mark|knock|scratch|get) (?:it|them|that|those|these|both|all of them|all those) off|(?:tick|cross|check) off (?:those|these|them))';
const HOUSE =
  /\b(?:lights?|lamps?|heating|tv|telly|television|radio|music|fan|kettle|oven|speaker|volume|ac|blinds?|curtains?|news|film|timer|alarm|washing(?! (?:powder|up|tablets|liquid))|dishwasher(?! tablets)|dryer|it|them|that|this|something|anything|everything)\b|^(?:some|one|two|both|a few|plenty|more|enough|loads)$/i;
/** Stands in what is told of goods, and in no name of them. */
const TOLD =
  /\b(?:i|we|you|he|she|they|there|that|this|who|what|is|are|was|were|has|have|had|need|needs|want|wants|out|low|short|finished|gone|run|ran|for|no|not|if|when|if|please)\b|['’](?:s|re|m|ve)\b(?! [a-z])/i;
const AS_SAID =
  '(?: (?:the|my|our) [a-z]+| (?!(?:the|my|our)\\b)[a-z]+) (?:likes?|loves?|wants?|drinks?|eats?|uses?|needs?|asked for|is after)';

/** "Beers *n* crisps": both. What goes by such a name is one thing. */
const BOTH =
  /(?<!\b(?:salt|fish|mac|cheese|rock|drum|pick|bed|bits|gin|bread|bubble|sweet)) (?:n|'n'?|&|an') (?=[a-z]{3,})/gi;
/** Of the house, or had of no shop. */
const NOT_BOUGHT = lazily(
  `${HOUSE.source}|^(?:sleep|time|money|cash|patience|energy|petrol|ideas|fuel|power|battery|space|light)$`,
  'i',
);
/** How it is told that something is at its end, or of no use any more. */
const SPENT =
  '(?:gone(?: off| bad| mouldy| stale| sour)?|finished|out|run(?:ning)? (?:out|low)|low|empty|off|bad|mouldy|stale|sour|past it|used(?: up)?|done|over|broken|bust|knackered|kaput|dead|worn out|nearly (?:out|done|there)|drunk|eaten|ruined|spilt|spilled|expired|blown|cracked|smashed|flat)';
const NEARLY =
  '(?:(?:nearly|almost|about|all|just|completely|totally|pretty much|now|clean|well|getting|been|already|only|running|run|down to the last of) )*';
const ANY_GOODS =
  "((?!(?:it|this|that|there|they|he|she|we|i|you|what|who|nobody|nothing|everything|something)\\b)[a-z][a-z'-]*(?: (?!(?:is|are|has|have|was|were|and)\\b)[a-z'-]+){0,3}?)";
/** What is told of goods, up to the wish for more of them. */
const IS_SPENT = [
  `(?:(?:we|i)(?:['’](?:re|ve|m)| are| have| am)?(?: got)? ${NEARLY}(?:out of|low on|short of|down to (?:the|our) last(?: bit of| of)?|no(?: more)?|finished|used(?: up)?(?: all)?(?: the last of)?|had the last of|could do with|need(?: some| more)?|want(?: some| more)?)) (?:the |some |more |our |any |a |an )*${ANY_GOODS}`,
  `(?:the |our |that |those |my )*${ANY_GOODS}(?:['’](?:s|re)| is| are| has| have) ${NEARLY}${SPENT}(?: (?:again|now|already|out|up|off))*`,
  `(?:that(?:['’]s| is| was)|it(?:['’]s| is| was)|there(?:['’]s| is))?(?: ?(?:the|our|my))? ?(?:very )?(?:last|end)(?: (?:bit|one|drop|tin|packet|slice|roll|few|two))? of the ${ANY_GOODS}(?: (?:went|is gone|has gone|is finished|got used|was used|gone)(?: (?:up|this morning|last night|today|yesterday|just now))?)?`,
  `(?:[a-z]+|(?:the |my )[a-z]+)(?:['’]s| has| have|['’]ve)? (?:just )?(?:used(?: up)?|finished(?: off)?|had|eaten|ate|drunk|drank|polished off|scoffed|taken)(?: up)? (?:(?:the last of|all|the end of|the rest of) )?the ${ANY_GOODS}`,
  `(?:no more|no|there(?:['’]s| is| are) no(?: more)?|not (?:much|many)) ${ANY_GOODS}(?: left)?`,
].join('|');
const ON_LIST =
  '(?:put|add|stick|pop|get|write|chuck|bung|whack|throw|jot|note|whack)(?: (?:it|that|them|those|some|some more|more|one|another|another one|a new one|a few))+(?: down)?(?: (?:on|onto|to|in)(?: (?:the|my|our)((?: shopping| grocery| food)? list)| there| it)?|(?= (?:too|as well|also)\\b))';

const COUNTS: ReadonlyMap<string, number> = new Map(
  ['two', 'three', 'four', 'five', 'six', '2', '3', '4', '5', '6'].map((word, at) => [word, 2 + (at % 5)]),
);

export const LISTS_FIRST: readonly Rewording[] = [
  // "Add *two things* to my to-do list: call the plumber and pay the sitter": as many as it says.
  says(
    `^((?:(?:please|can you|could you|so|ok|right)[, ]+)*(?:add|put|stick|pop|write|jot)) (?:(these|the following|a few|some|a couple of|two|three|four|five|six|[2-6]) )?(?:(?:more|other|new) )?(?:things|items|bits(?: and (?:bobs|pieces))?) ((?:on|to|onto|on to) (?:the|my|our|his|her|[a-z]+['’]s) (?:[a-z-]+ )?list)[:,;–-]+ ?(?:please[, ]+)?([a-z].*?)${END}`,
    ([, add, many = '', to, items = '']) => {
      const parts = items.split(/,? and |, ?/);
      const isAll = !COUNTS.has(many) || COUNTS.get(many) === parts.length;
      return isAll ? parts.map((item) => `${add} ${item} ${to}`).join(' and ') : `${add} ${items} ${to}`;
    },
  ),
  // "*Add to my to-do list:* call the plumber and pay the sitter".
  says(
    `^((?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|pop|write|jot))(?: down)? ((?:on|to|onto|on to) (?:the|my|our|his|her|[a-z]+['’]s) (?:[a-z-]+ )?list)[:,;–-]+ ?(?:please[, ]+)?([a-z].*?)${END}`,
    ([, add, to, items]) => `${add} ${items} ${to}`,
  ),
  // "Add milk to the shopping list *and bread*".
  says(
    `^((?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|pop|write|jot)) ([a-z][^,;.!?]*?) ((?:on|to|onto) (?:the|my|our) (?:[a-z-]+ )?list),? (?:and|plus) (?:also )?((?:some |a |an |the |more |two |three |a few )?(?!(?:remind|tell|turn|switch|put|set|then|also|email|mail|send|read|add|take|make|call|ring|start|play|show|text|clear|let|open|close|lock|i|we|it|that|now|thanks|thank)\\b)[a-z]+(?: (?!(?:at|on|in|to|for|if|when|is|are)\\b)[a-z]+)?)${END}`,
    ([, add, items, list, more = '']) =>
      HOUSE.test(more) ? undefined : `${add} ${items} and ${more} ${list}`,
  ),
  // "Add milk *to the shopping list and the camping list*": on both.
  says(
    `^((?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|pop|write|jot)) ([a-z][^;.!?]*?)( (?:on|to|onto|on to)) (?:both )?((?:the|my|our) [a-z-]+(?: (?!(?:list|and)\\b)[a-z-]+)?)(?: list)? and (?:(?:on|to|onto|on to|also|also to|also on) )?((?:(?:the|my|our) )?[a-z-]+(?: (?!list\\b)[a-z-]+)?) lists?${END}`,
    ([text, add, items, to, one, other]) =>
      / lists?\b.* lists?\b|\bboth\b|\blists\b/i.test(text)
        ? `${add} ${items}${to} ${one} list and add ${items}${to} ${other} list`
        : undefined,
  ),
  // "*Move the milk from the shopping list to the party list*".
  says(
    `^${LEAD}(?:move|shift|transfer|switch) ((?:the |that |those )?[a-z][a-z' -]*?)(?: (?:from|off|out of) ((?:the|my|our) [a-z][a-z-]*(?: [a-z-]+)? list))? (?:over )?(?:to|onto|into|on to) ((?:the|my|our) [a-z][a-z-]*(?: [a-z-]+)? list)${END}`,
    ([, what = '', from = 'the list', to]) =>
      /^(?:it|that|them|those|both|everything|all)\b(?! [a-z])/i.test(what) || HOUSE.test(what)
        ? undefined
        : `take ${what} off ${from} then add ${what.replace(/^(?:the|that|those) /i, '')} to ${to}`,
  ),
  // "Add eggs and *my* lunchbox to the school trip list".
  as(
    /(?<=^(?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|pop|write) [^;.!?]*(?:,| and) )(?:my|our) (?=[a-z][^;.!?]* (?:to|on|onto) (?:the|my|our) (?:[a-z-]+ )+list[.!]*$)/,
  ),
  // "*Can I have a list* for the school trip?": there is none yet.
  as(
    `^((?:(?:please|so|ok|right|and|hey|hi)[, ]+)*)(?:(?:can|could|may) (?:i|we)(?: please)? have|(?:i|we) (?:could do with|fancy)|(?:can|could|will|would) you (?:please )?(?:do|give) (?:me|us)) (?:an?|another|a new) (?:new )?list for (?:my|our|the) (?=[a-z]+(?: [a-z]+)?[?.!]*$)`,
    '$1start a list for the ',
  ),
  // "Add *the ingredients* eggs, flour and sugar to my baking list".
  as(
    /(?<=^(?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|write) )(?:the |these |all the )?(?:following )?(?:ingredients|groceries)(?:[,:]| of| for it)? (?=[^;.!?,]+,[^;.!?]+ (?:to|on|onto) (?:the|my|our) (?:[a-z-]+ )*list)/,
  ),
  // "Add tomatoes to the list, *actually no, make that peppers*".
  says(
    `^((?:(?:please|can you|could you|so|ok|right|and)[, ]+)*(?:add|put|stick|pop|write|jot)) ([a-z][^;.!?]*?) ((?:on|to|onto|on to) (?:the|my|our) (?:[a-z-]+ )?list)[,;.–-]+ ?(?:(?:oh|no|actually|sorry|wait|hang on|hmm)[, ]+)+(?:make (?:that|it) |i (?:mean|meant) |not [a-z]+, )?((?:the |some |an? )?[a-z]+(?: (?!(?:at|on|in|to|for|if|when|is|are)\\b)[a-z]+)?)${END}`,
    ([, add, items, list, other = '']) =>
      /^(?:make|i|not|forget|never|leave|cancel|don|wait|stop|that|it|list)\b/i.test(other)
        ? undefined
        : `${add} ${items}, no, ${other} ${list}`,
  ),
  // "What's still to do on the jobs list".
  says(
    `^${LEAD}what(?:['’]s| is)(?: there)? (?:(?:still|left) )*to (?:do|get|buy|be done) on ${LIST}[?]*$`,
    ([, list]) => `what is on ${list}`,
  ),
  // "*The gate's* done, cross it off": that, and not what was put there last.
  says(
    `^${LEAD}(?:the|my|our|that) ([a-z]+(?: [a-z]+)?)(?:['’]s| is| are|['’]s been| has been) (?:all |now |already )*(?:done|finished|sorted|bought|got|paid|fixed|mended|painted|posted|ordered)[,.;–-]+ ?(?:so |please |you can |can you |could you )*${STRIKE}(?: (?:the|that|my|our) (?:[a-z]+ )?list)?${END}`,
    ([, item]) => `cross ${item} off the list`,
  ),
  says(`^(?=[^]*(?: n | 'n| & | an' ))(?=[^]*(?:\\blist\\b|\\bout of\\b|\\bneed\\b))[^]*$`, ([text]) => {
    const plain = text.replace(BOTH, ' and ');
    return plain === text ? undefined : plain;
  }),
  // "*There's loads of beer in the fridge, take it off*", whoever put it there.
  says(
    `^(?=[^]* off\\b)${LEAD}(?:there(?:['’]?s| is| are)|(?:we|i)(?:['’]ve| have)(?: got)?) (?:still |already )*(?:loads of|plenty of|lots of|tons of|enough|some|an? (?:whole |big |full )?(?:bag|sack|tin|box|packet|bottle|crate|pack|jar|carton)(?: of)?) ${ANY_GOODS}(?: (?:left|already))?(?: (?:in|at|under|on|out) (?:the |our )?[a-z]+(?: [a-z]+)?)?[,.;]? (?:so |and )?(?:(?:you can|can you|please) )*(?:take|cross|strike|scratch|get|knock) (?:it|them|that|those) off(?: (?:the|my|our) (?:shopping |grocery )?list)?(?: (?:again|please|then))*[.!]*$`,
    ([, goods = '']) => (HOUSE.test(goods) ? undefined : `take ${goods} off the shopping list`),
  ),
  // "*The milk's gone off, put it on the list*", "we're nearly out of butter, put that on too".
  says(
    `^${LEAD}(?:${IS_SPENT})[,.;:–-]* (?:(?:so|and|then|can you|could you|please|will you|better|best|let['’]?s|we['’]d better) )*(?:${ON_LIST})(?: (?:too|as well|also|again|please|pls|for me|for us|next time|would you|will you))*[.!]*$`,
    ([text, one, two, three, four, five, list = '']) => {
      const goods = one ?? two ?? three ?? four ?? five ?? '';
      // "The lamp's gone, *put it on*" is of no list.
      if (NO_ITEM.test(goods) || ((four !== undefined || NOT_BOUGHT.test(goods)) && !/\blist\b/i.test(text)))
        return undefined;
      // "*The lid's off*, put it on" is where it was taken off.
      if (/(?:['’]s| is| are) off\b/i.test(text) && !/\blist\b/i.test(text)) return undefined;
      return `add ${goods} to the${/shop|groc|food/i.test(list) ? list : ' shopping list'}`;
    },
  ),
  // "*Got the eggs and the washing powder*, tick those off", "milk's bought, cross that off".
  says(
    `^(?=[^]* off\\b)${LEAD}(?:${BOUGHT} ${GOODS}|${GOODS}(?:['’]s| is| are|['’]re) (?:bought|got|in the (?:bag|trolley|basket|cupboard|fridge))|that(?:['’]s| is) ${GOODS} (?:bought|got|in|packed|picked up|sorted|found))(?: (?:already|now|today|in|earlier|this morning))*[,.;]? (?:so |and |then )*(?:(?:you can|can you|could you|please|just|you may) )*${STRIKE}(?: (?:of )?(?:the|my|our)((?: [a-z-]+)? list)| (?:it|there))?${END}`,
    ([, one, two, three, list]) => {
      const goods = (one ?? two ?? three ?? '').replace(/\b(?:the|some|those|our|all the) /gi, '');
      // What was packed stands on no list of things to buy.
      if (three !== undefined && list === undefined) return undefined;
      return HOUSE.test(goods) ? undefined : `tick ${goods} off the${list ?? ' shopping list'}`;
    },
  ),
  // "*Oh and marshmallows*, put those on the camping list too".
  says(
    `^${LEAD}(?:(?:and|also|plus|oh|ooh)[, ]+)*${GOODS}[,;:–-]+ ?(?:(?:can|could|would|will) you |please |you can )*(?:put|add|stick|pop|bung|chuck|throw|whack|get|write|note) (?:it|them|that|those|these|both|both of them|all of them|them all)(?: all)?(?: down)? (?:on|to|onto) ((?:the|my|our) (?:[a-z-]+ )?list)(?: (?:too|as well|also|please|for me))*${END}`,
    ([, goods = '', list]) => (HOUSE.test(goods) || TOLD.test(goods) ? undefined : `add ${goods} to ${list}`),
  ),
  // "We're out of milk, *and stick butter on as well*": a list was spoken of, and nothing is switched.
  says(
    `^(${LEAD}(?:(?:we|i)(?:['’]re|['’]m| are| am)?(?: (?:nearly|almost|all|completely|running|run|getting|have))* ?(?:out of|low on|short of|need|want|['’]ve run out of|could do with)|(?:put|add|stick|pop)(?=.*\\blist\\b)) .+?)(?:[,.;]| and)(?: (?:oh|and|also|plus|then|ooh|ah|can you|please))*[, ]+(?:put|stick|pop|bung|chuck|throw|whack|add|get)(?: (?:on|down))?(?: (?:some|those|that|these|a|an|more|a few|of|nice|lovely))* ([a-z][a-z' -]*?)(?: (?:on|down|on there|on it|on the list|there))?(?: (?:too|as well|also|while you['’]re (?:at it|there)))*((?: (?:that|which))?${AS_SAID})?${END}`,
    ([text, first, goods = '', why]) => {
      const isOn = / (?:on|down|too|as well|also)\b/i.test(text.slice((first ?? '').length));
      return !isOn || HOUSE.test(goods) || /\b(?:the|my|our) /i.test(`${goods} `) || why === ''
        ? undefined
        : `${first}, add ${goods} to the shopping list`;
    },
  ),
  // "Did anybody put batteries on the shopping list?"
  as(
    /^(?:and |so )?(?:did|has|have) (?!it\b|that\b|this\b)(?:one of us|[a-z]+) (?:already |ever )?(?:put|add|added|written|write|stick|stuck|get|got|pop|popped|include|included|note|noted) (?:down )?([a-z][a-z' -]*?)(?: down)? (?:on|to|onto) ((?:the|my|our) (?:[a-z-]+ )?list)(?: (?:already|yet|now|at all))*(?=[?.!]*$)/,
    'is $1 on $2',
  ),
  // "We don't need the onions anymore, *take them off*".
  says(
    `^${LEAD}(?:(?:we|i) (?:don['’]t|do not|no longer|won['’]t|needn['’]t)(?: really| actually)? (?:need|want|have to (?:get|buy))(?: the| any| those| more)* ([a-z][a-z' -]*?)|(?:the |those )?([a-z][a-z' -]*?) (?:aren['’]t|are not|isn['’]t|is not|are no longer|is no longer) (?:needed|wanted|necessary))(?: (?:any ?more|now|after all|any longer|this week))*,? (?:so |and )?(?:please |you can |can you )*(?:take|cross|strike|scratch|get|knock|remove|delete|drop|scrap) (?:it|them|those|that)(?: (?:off|from|out of) ((?:the|my|our) (?:[a-z-]+ )?list)| off| from it)${END}`,
    ([, one, other, list]) =>
      NO_ITEM.test(one ?? other ?? '') ? undefined : `take ${one ?? other} off ${list ?? 'the list'}`,
  ),
  // "… then *clear everything off it*".
  as(
    /(?<=\blist\b.*)\b(?:clear|take|wipe|cross|remove|delete|strike) (?:everything|it all|all of it|the lot|all the things|all)(?: (?:off|from|on|out of)) (?:it|that|there)(?=[.!]*$)/,
    'clear it',
  ),
  // "Is coffee *down on* the list?"
  as(
    `\\b(?:down|already down|written down|noted down|included|already) on (?=(?:the|my|our) (?:[a-z]+ )?list\\b)`,
    'on ',
  ),
  // "Charcoal and buns *go on that*".
  says(
    `^${LEAD}((?:the |some )?[a-z][a-z' -]*?(?:,? and [a-z][a-z' -]*?)?) (?:can go|should go|need to go|needs to go|must go|goes|go) (?:down )?on(?:to)? (that|it|there|that list|the list|that one)${END}`,
    ([, items = '', where = '']) =>
      NO_ITEM.test(items) ? undefined : `add ${items} to ${/list/i.test(where) ? 'the list' : 'it'}`,
  ),
  // "*Send* Sam the shopping list *by email*, then *empty* it".
  as(
    `\\b(?:send|forward|shoot|drop|give) ${WHOM} ${LIST} (?:by|via|in an?|as an?|over|per) e?-?mail\\b`,
    'email $1 $2',
  ),
  as(
    `\\b(?:send|forward) ${LIST}(?: over| across| on| off)? to ${WHOM}(?: (?:by|via|in an?|as an?|over) e?-?mail)?(?=[,.!]| and | then |$)`,
    'email $2 $1',
  ),
  as(
    `\\b(?:send|mail|e-?mail) ${WHOM} (?:what(?:['’]s| is)|everything(?: that['’]s)?|all(?: that['’]s)?|whatever['’]?s?(?: is)?|the (?:things|stuff|contents|items)) (?:on|of) ${LIST}`,
    'email $1 $2',
  ),
  says(
    `^(.*\\bemail ${WHOM} ${LIST})(?:,? (?:and )?then |,? and )(?:then )?(?:empty|clear|wipe|delete|clear out|clean out) (?:it|that)(?: out| clean| down)?(?: (?:afterwards|after that|after|then|when that['’]s done))?${END}`,
    ([, mail]) => `${mail}, then clear it`,
  ),
  // "Sam *should be reminded* tomorrow at noon to sign the form".
  says(
    `^${LEAD}${WHOM} (?:should|needs to|has to|must|ought to|wants to|needs|wants|could do with) (?:be reminded|reminding|a reminder) (.*?)(to|about|of|that) (.+)$`,
    ([, who, when, how, what]) => `remind ${who} ${when}${how} ${what}`,
  ),
  // "*What have I got to remember* today?"
  as(
    /^(?:and |so )?what (?:have (?:i|we) got|do (?:i|we) have|am i|are we|do (?:i|we) need) to remember(?= today| tomorrow| tonight| this| on |[?.!]*$)/,
    'what are my reminders',
  ),
  // "*What have I got to be reminded of*?"
  as(
    /^(?:and )?what (?:have i got|do i have|am i|have i|do i need) to be reminded (?:of|about)(?=[?.!]*$)/,
    'what are my reminders',
  ),
  // "Lock it unless it's locked, *in that case just say so*": the answer does so anyway.
  as(
    /[,;]? (?:and |but )?(?:(?:in|if) (?:that|which)(?: is the)? case|if (?:so|not|it (?:is|isn['’]t)|it already is)|otherwise|or else)[, ]*(?:just |then |only |simply )*(?:say so|tell me(?: so)?|let me know|say|tell me that)(?=[.!]*$)/,
  ),
  // "*Check the front door: if* it's unlocked lock it".
  as(
    /^(?:(?:please|can you|could you) )?check (?:on )?((?:the|my|our) [a-z ]+?)(?:[:,;–-]+ ?| )(?:and )?if (?:it['’]s|it is|they['’]re|they are) /,
    'if $1 is ',
  ),
  // "*I wanna play outside*, unlock the back door": why, and no music.
  as(
    /^(?:(?:please|pretty please)[, ]+)?(?:i|we)(?:['’]d| would)? (?:wanna|want to|like to|need to|gonna|going to)(?: go and| go)? (?:play|run about|run|go|be|get|sit|pop|nip)(?: [a-z]+){0,2}? ?(?:out|outside|outdoors|in the (?:garden|yard|snow|sun|sandpit)|upstairs|downstairs)(?: and play| to play)?[,.;]? (?:so |and )?(?=(?:can|could|unlock|open|turn|please|let|switch|close)\b)/,
  ),
  as(
    /,? (?:so |because |cos )?(?:i|we)(?:['’]d| would)? (?:wanna|want to|like to|need to)(?: go| get)? (?:play|out|outside)(?: (?:out|outside|and play|to play|in the [a-z]+))*(?=[.!]*$)/,
  ),
];
