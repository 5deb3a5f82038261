import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';

/** How people speak at home of lists and jobs, where they name no list or by another name: "put it on my jobs", "anything to buy", "the sugar can come off". */

const NAME = '(?!(?:it|that|this|them|those|these|everything|nothing|anything|you|we|i|he|she|they)\\b)';
const GOODS = `${NAME}([a-z][^;.!?]*?)`;
const ONE = `(?:the |some |any )?${NAME}([a-z]+(?: [a-z]+)?)`;
const JOBS =
  '(?:(?:my|the|our) (?:jobs?(?: list)?|tasks?(?: list)?|chores|to[- ]?dos?(?: list)?|things to do|list of (?:jobs|things to do)))';
const SHOP =
  '(?:the )?(?:shop|shops|store|supermarket|tesco|aldi|lidl|asda|dunnes|walmart|target|market|grocer(?:y store|s)?|corner shop)';
const IT = '(?:it|that|them|those|some)';
const THINGS_OF_HOUSE =
  /\b(?:lights?|lamps?|heating|telly|tv|door|blinds?|curtains?|fan|volume|timer|alarm|reminder|time|room|hurry|need|one|body|chance|way|point|reason|power|water)\b/i;

const goods = (what: string): string => what.replace(/^(?:those|some|any|more|a few|of those|of) /i, '');

/** Goods that are there, and goods that are not: no people, no errands. */
const HAD =
  '(?:the |some |any |more |our )?((?!(?:it|that|this|them|those|these|everything|nothing|all|you|we|i|he|she|they|what|who|there|dinner|lunch|breakfast|tea|supper)\\b)[a-z][a-z-]*(?: (?!(?:is|are|and)\\b)[a-z-]+)?)';
const LACKED =
  "(?:the |some |any |more |our )*((?!(?:it|that|this|them|those|these|to|you|him|her|help|a hand|a break|time|light|quiet|sleep|more|new|one|ones|another)\\b)[a-z][a-z' -]*?(?:(?:,|,? and) (?!(?:turn|switch|put|set|close|open|remind|then)\\b)[a-z][a-z' -]*?)*)";
const STILL = '(?: (?:still|though|now|too|as well|instead|again|then))*';
const LACKS = `(?:(?:we|i)(?:['’]re| are|['’]m| am|['’]ve| have)?(?: (?:still|now|do|nearly|all))* (?:need|out of|run out of|short of|low on|running low on)|(?:still )?need)`;

export const LISTS_FIRST: readonly Rewording[] = [
  // "*Milk's sorted, we need eggs though*", "got the milk, still need butter": the one is ticked off, the other wanted.
  says(
    `^${LEAD}(?:${HAD}(?:['’]s| is| are|['’]ve been| has been| have been)(?: all| already)* (?:sorted|bought|covered|taken care of|crossed off|got)|(?:(?:we|i)(?:['’]ve| have)? ?)?(?:already |just )?(?:got|bought|found|picked up) ${HAD}|(?:we|i) (?:don['’]?t|do not) need ${HAD}(?: any ?more| now)?|no(?: more)? ${HAD} needed)(?:[,;.–-]+ ?(?:but |and |so )?| but | and )${LACKS} ${LACKED}${STILL}${END}`,
    ([, is, got, unneeded, no, lacked = '']) => {
      const had = (is ?? got ?? unneeded ?? no)!;
      if (THINGS_OF_HOUSE.test(had) || THINGS_OF_HOUSE.test(lacked)) return undefined;
      const off = is ?? got;
      return `${off === undefined ? 'take' : 'tick off'} the ${had}${off === undefined ? ' off the shopping list' : ''} and add ${lacked} to the shopping list`;
    },
  ),
  // "*Take milk off and put eggs on*".
  says(
    `^${LEAD}(?:take|cross|strike|knock) ${HAD} off(?: the list)?,? (?:and |but )?(?:then )?(?:put|add|stick|pop) ${HAD} on(?: (?:it|instead|there|the list))*${END}`,
    ([, off = '', on = '']) =>
      THINGS_OF_HOUSE.test(off) || THINGS_OF_HOUSE.test(on)
        ? undefined
        : `take ${off} off the shopping list and add ${on} to the shopping list`,
  ),
  // "Put bread on the shopping list *for tomorrow*": there it is for good.
  says(
    `(?<=\\b(?:add|put|stick|pop|write|get)\\b.* (?:on|to|onto|in) (?:the|my|our) (?:shopping |grocery )list) for (?:tomorrow|tonight|today|the weekend|(?:next |this )?(?:week|weekend|${WEEKDAY})|(?:on )?${WEEKDAY})(?=[,.!]*$| please)`,
    () => '',
  ),
  // "I really must clean the gutters, *put it on my jobs*", "I need to get round to sorting the attic, add it to the things to do".
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have)? (?:really )?(?:must|have to|need to|should|ought to|got to|gotta) (get (?:round|around) to )?([^,;.!?]+?)[,;.–-]+ ?(?:so )?(?:please |can you )?(?:put|add|stick|pop|write|get|note) (?:it|that) (?:down )?(?:on|to|in|onto|under) ${JOBS}${END}`,
    ([, , what]) => `add ${what} to the to-do list`,
  ),
  // "*To do:* phone the bank, book the vet": each is one.
  says(`^to[- ]?dos?(?: list)?: ?([^;.!?]+?)${END}`, ([, what = '']) =>
    what
      .split(/, (?:and )?| and (?=[a-z]+ the )/i)
      .map((one) => `add ${one} to the to-do list`)
      .join(' and '),
  ),
  // "*One more job for the list*, fix the garden gate", "put for tomorrow on the tasks that I send the package".
  says(
    `^${LEAD}(?:one more|another|a new|here['’]s (?:a|another)) (?:job|task|chore|thing) for (?:the|my|our)(?: to[- ]?do)? list[,:;.–-]+ ?([^;.!?]+?)${END}`,
    ([, what]) => `add ${what} to the to-do list`,
  ),
  says(
    `^${LEAD}(?:put|add)(?: for (?:tomorrow|today|${WEEKDAY}))? (?:on|to) ${JOBS} that (?:i|we) (?:have to |need to |should )?([a-z]+ [^;.!?]+?)${END}`,
    ([, what]) => `add ${what} to the to-do list`,
  ),
  // "The hall *wants painting sometime, note that down*".
  says(
    `^${LEAD}(the|my|our) ([a-z]+(?: [a-z]+)?) (?:wants|needs|could do with|want|need) ((?:paint|clean|fix|mend|wash|sort|tidy|mow|cut|trimm|servic|replac|hoover|dust|weed|check)ing)(?: some ?time| soon| one of these days| again)?[,;.–-]+ ?(?:so )?(?:note|write|put|add|jot) (?:that|it)(?: down| on the list| to the list)?${END}`,
    ([, the, what, doing]) => `add ${doing} ${the} ${what} to the to-do list`,
  ),
  // "*What jobs have I got*", "mail me my jobs", "is there anything on my jobs".
  says(
    `^${LEAD}(?:what|which) (?:jobs|tasks|chores|to[- ]?dos) (?:have|do|are) (?:i|we|there)(?: (?:got|have))?(?: to do| left| on| still)*[?.]*$`,
    () => 'what is on the to-do list',
  ),
  says(
    `^(${LEAD}(?:mail|email|read|send|tell|give|show|text|message|list|what(?:['’]s| is| are) on) (?:me |us |out )?)(?:my|our|the) (?:jobs|tasks|chores)(?: list)?${END}`,
    ([, head]) => `${head}my to-do list`,
  ),
  // "*Text us the list*, I'm heading to the shop", "Sam's in the supermarket, let him have the list".
  says(
    `^${LEAD}(?:text|message|whatsapp|ping) (me|us) the ((?:[a-z]+ )?list)(?:[,;.–-]+ ?(?:i|we)(?:['’](?:m|re)| am| are) [^,;.]+)?${END}`,
    ([, , list]) => `send me the ${list}`,
  ),
  says(
    `^${LEAD}([a-z]+)(?:['’]s| is) (?:in|at|off to|going to|on (?:his|her) way to) ${SHOP}[,;.–-]+ ?(?:so )?(?:please |can you )?(?:let (?:him|her) have|send (?:him|her)|give (?:him|her)) the ((?:[a-z]+ )?list)${END}`,
    ([, who, list = '']) => `send ${who} the ${/ /.test(list) ? list : `shopping ${list}`}`,
  ),
  // "*At eight on Saturday send me* the shopping list": then, and not now.
  says(
    `^(${LEAD}(?:at ${HOUR}|on ${WEEKDAY}|tomorrow|tonight|every|in ${LENGTH})[a-z0-9 :]*?,? )(?:please )?send (?=(?:me|us) (?:the|my|our) (?:[a-z-]+ )?list${END})`,
    ([, when]) => `${when}read `,
  ),
  // "*Next shop* we need bananas", "*please to buy also* olive oil", "if anyone's at the store, paper towels".
  says(`^${LEAD}(?:for the )?next shop(?:ping)?,? (?=we need )`, () => ''),
  says(
    `^${LEAD}(?:please to|please|you (?:should|must|can)|someone (?:should|must)) (?:also )?buy (?:also )?${GOODS}${END}`,
    ([, what]) =>
      `add ${what?.replace(/\b(two|three|four) (packets|bags|bottles|boxes|tins) (?!of\b)/i, '$1 $2 of ')} to the shopping list`,
  ),
  says(
    `^${LEAD}if (?:anyone|anybody|someone|somebody|you)(?:['’]s|['’]re| is| are) (?:at|in|going to|passing|near) ${SHOP}[,;–-]+ ?(?:we need |get |could do with )?${GOODS}${END}`,
    ([, what]) => `add ${what} to the shopping list`,
  ),
  says(
    `^${LEAD}(?!add |put |stick |what|is |are |get )${GOODS} for the (?:shopping|shop|weekly shop|big shop)${END}`,
    ([, what = '']) =>
      THINGS_OF_HOUSE.test(what) ||
      !/^(?:[a-z]+ (?:of|bags?|boxes|tins|litres)|an? |some |more |${NUMBER} |.*,|[a-z]+$)/i.test(what)
        ? undefined
        : `add ${what} to the shopping list`,
  ),
  // "*There's no bread left* in this house".
  says(
    `^${LEAD}there(?:['’]s| is| are) (?:no|not any|hardly any|only a drop of|barely any) (?:more )?([a-z]+(?: [a-z]+)?) left(?: in (?:this|the) (?:house|place|fridge|cupboard|press)| at all| again| anywhere)*${END}`,
    ([, what = '']) => (THINGS_OF_HOUSE.test(what) ? undefined : `we're out of ${what}`),
  ),
  // "*Get in some of those wee* yoghurts for Mia", "I wanna have strawberries, put them on the list".
  says(
    `^${LEAD}get (?:us )?in (?:some|a few|more)(?: more)?(?: of (?:those|these|the))? (?:wee |little |nice )*([a-z][a-z ]*?)(?: for [a-z]+)?${END}`,
    ([, what]) => `add ${what} to the shopping list`,
  ),
  says(
    `^${LEAD}(?:i|we|[a-z]+) (?:wanna|wants?(?: to)?|would like(?: to)?|fancy|fancies|(?:am|is|are) mad for)(?: have| having)? ${GOODS}[,;.–-]+ ?(?:so )?(?:please )?(?:put|add|stick|pop|get|write) ${IT} (?:down )?(?:on|to|onto) the (?:shopping )?list(?:,? pl[a-z]+)?${END}`,
    ([, what = '']) => `add ${goods(what)} to the shopping list`,
  ),
  // "*Did anybody put down* bread", "have we coffee on the list *or do I add it*".
  says(
    `^${LEAD}(?:did|has|have) (?:anyone|anybody|somebody|someone|i|we|you) (?:put|write|get|written|got|note|noted) down (?:the |any |some )?([a-z]+(?: [a-z]+)?)(?: (?:for|on) the (?:shop|shopping|list|shopping list))?[?]*$`,
    ([, what = '']) => (THINGS_OF_HOUSE.test(what) ? undefined : `are ${what} on the shopping list`),
  ),
  says(
    `^${LEAD}(?:have (?:we|i)|is|are)(?: (?:there|any|got))* ([a-z]+(?: [a-z]+)?) on the (?:shopping )?list(?:,? or (?:do|does|should|shall|will) [a-z]+ (?:have to |need to )?(?:add|put|write) (?:it|them|some)(?: on| down)?)[?]*$`,
    ([, what]) => `are ${what} on the shopping list`,
  ),
  // "*I'm in Tesco, what am I getting*", "*anything to buy?*"
  says(
    `^${LEAD}(?:(?:i|we)(?:['’](?:m|re)| am| are) (?:in|at|outside|going (?:in)?to|heading (?:in)?to|off to|on (?:my|our) way to) ${SHOP}(?: now)?[,;.–-]+ ?)(?:so )?what (?:am i|are we|do i|do we|should i) (?:getting|get|need|needing|buying|buy|to get)(?: (?:for us|again))?[?]*$`,
    () => 'what is on the shopping list',
  ),
  says(
    `^${LEAD}(?:is there )?(?:anything|something|much) (?:to buy|to get (?:in|from the (?:shop|shops))|needed from the (?:shop|shops)|(?:we|you) need from the (?:shop|shops))[?]*$|^${LEAD}is the shopping list empty(?: or (?:what(?:['’]s| is) (?:there|on it)|not))?[?]*$`,
    () => 'what is on the shopping list',
  ),
  // "We're out of milk. *And those little yoghurts*": of these as well.
  says(
    `(?<=^${LEAD}(?:we|i)(?:['’](?:re|ve)| are| have)?(?: got)? (?:(?:nearly|almost|all|just|running|clean) )*(?:out of|low on|short of|run out of|no(?: more)?) [a-z' -]+)[.;,]? and (?:also )?(?:those|these|that) (?=(?!(?:lights?|lamps?)\\b)[a-z'’-]+(?: [a-z'’-]+){0,4}[.!]*$)`,
    () => ' and the ',
  ),
  // "I'm making a list for Mia's birthday, *call it party*", "I want somewhere to note films to watch".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’](?:m|re)| am| are) making|(?:i|we) (?:need|want)|make|start) a (?:new )?list for [^,;.]+[,;.–-]+ ?(?:and )?call it (?:the )?([a-z]+(?: [a-z]+)?)(?: list)?${END}`,
    ([, name]) => `make a list called ${name}`,
  ),
  says(
    `^${LEAD}(?:i|we) (?:want|need|would like|['’]d like) (?:somewhere|some place|a place) to (?:note|write|jot|put|keep|note down|write down) (?:down )?(?:all )?(?:the |my |our )?([a-z]+)(?: to [a-z]+| (?:i|we) [a-z ]+)?${END}`,
    ([, name]) => `make a list called ${name}`,
  ),
  // "*Put a bike down for Mia under Christmas*".
  says(
    `^${LEAD}(?:put|add|stick|write) ((?:an? |the |some )?[a-z]+(?: [a-z]+)?) (?:down )?(?:for [a-z]+ )?under ([a-z]+)${END}`,
    ([, what, list]) => `add ${what} to the ${list} list`,
  ),
  // "*Shopping's all done, wipe the slate clean*".
  says(
    `^${LEAD}(?:the )?shop(?:ping)?(?:['’]s| is) (?:all )?(?:done|finished|bought|in)[,;.–-]+ ?(?:so |you can |please )*(?:wipe|clear|empty|clean)(?: out)? (?:the slate(?: clean)?|it(?: all)?(?: off| out)?|the list|everything)${END}`,
    () => 'clear the shopping list',
  ),
  // "Tell me the list *slowly, I'm writing it down*".
  says(
    `^(${LEAD}(?:tell|read|give) (?:me|us) (?:out )?the (?:[a-z-]+ )?list),? (?:nice and )?slowly(?:[,;.–-]+ ?(?:i|we)(?:['’](?:m|re)| am| are) [^,;.]+)?${END}`,
    ([, head]) => `${head}`,
  ),
  // "*Every morning at seven I'd like to hear what's on for the day*".
  says(
    `^(${LEAD}every (?:day|morning|weekday|${WEEKDAY})(?: (?:morning|evening))?(?: at ${HOUR})?),? (?:i|we)(?:['’]d like| would like| want) to (?:hear|know|be told) (?:about )?what(?:['’]s| is) (?:on|happening|coming up|planned)(?: (?:for )?(?:the|that) day| today)?${END}`,
    ([, often]) => `${often} tell me my plans for the day`,
  ),
  says(
    `^(${LEAD}every (?:day|morning|weekday|${WEEKDAY})(?: (?:morning|evening))?(?: at ${HOUR})?),? (?:please )?(?:tell|read) (?:me|us) what(?:['’]s| is) on (?:today|for the day|that day)${END}`,
    ([, often]) => `${often} tell me my plans for the day`,
  ),
  // "*I can't remember what's ahead of me today*, tell me".
  says(
    `^${LEAD}i (?:can['’]?t|cannot|don['’]t) (?:remember|recall|know) what(?:['’]s| is) (?:ahead of me|on|in store|coming up|planned|happening)( today| tomorrow| this (?:morning|afternoon|evening|week))?(?:,? (?:dear|love|pet))?(?:[,;.–-]+ ?(?:so |please |can you )*(?:tell|remind) me)?${END}`,
    ([, when = ' today']) => `what have i got on${when}`,
  ),
  // "Turn the chicken in twenty minutes, *tell me*", "stir the porridge every two minutes, keep telling me".
  says(
    `^${LEAD}((?:turn|stir|check|flip|baste|drain|move|feed|shake|taste|poke|top up|look at|see to) (?:the|my) ([a-z]+)) (in ${LENGTH}|every ${LENGTH}|every (?:${NUMBER} )?minutes?)[,;.–-]+ ?(?:so |and |please |can you )*(?:keep (?:telling|reminding|nagging)|tell|remind|shout at|nag|nudge) (?:me|us)(?: (?:till|until) [a-z ]+)?${END}`,
    ([, what, thing = '', when]) =>
      THINGS_OF_HOUSE.test(thing) ? undefined : `remind me ${when} to ${what}`,
  ),
];

/** Of a list that was spoken of just before. */
export const LISTS_IN_TALK: readonly Rewording[] = [
  // "*Did I remember* the honey?", behind what was written down.
  says(
    `^${LEAD}(?:did|have) (?:i|we) (?:remember(?:ed)?|think of|thought of)(?: to (?:add|put|write|list))? (?:the |any |some )?((?!(?:it|that|this|them|to)\\b)[a-z]+(?: [a-z]+)?)(?: down| on(?: it| there)?)?\\?+$`,
    ([, item]) => `is ${item} on the list`,
  ),
  // "*Never mind the onions*, there's a bag under the sink", "take away please the eggs", "the sugar can come off, found some".
  says(
    `^${LEAD}(?:never mind|forget|leave|skip)(?: about)? the ([a-z]+(?: [a-z]+)?)(?:[,;.–-]+ ?(?:there|we|i|he|she|they)(?:['’][a-z]+)? [^;]+)?${END}`,
    ([, what]) => `take the ${what} off the list`,
  ),
  says(
    `^${LEAD}(?:take away|take off|leave out|remove)(?:,? please,?)? (?:the )?${ONE}(?:[,;.–-]+ ?(?:there|we|i|he|she|they)(?:['’][a-z]+)? [^;]+)?${END}`,
    ([, what]) => `take the ${what} off the list`,
  ),
  says(
    `^${LEAD}(?:the |that )?${ONE} (?:can|could|may) (?:come|go|get|be taken) off(?: (?:the list|it|again))?(?:[,;.–-]+ ?[^;]+)?${END}`,
    ([, what]) => `take the ${what} off the list`,
  ),
  says(
    `^${LEAD}(?:scratch|scrap|drop|lose|strike|cross off) (?:that|the) one about (?:the |my )?${ONE}(?:[,;.–-]+ ?[^;]+)?${END}`,
    ([, what]) => `take the ${what} off the list`,
  ),
  // "*Tick the apples please*", "I did the stairs", "passport's done, thank God".
  says(`^${LEAD}tick (?:the |my )?${ONE}(?: off)?${END}`, ([, what]) => `tick off the ${what}`),
  says(
    `^${LEAD}(?:i|we|[a-z]+)(?:['’]ve| have| has)? (?:did|done|finished|sorted) the ${ONE}(?: (?:already|now|today|this morning|earlier))?${END}`,
    ([, what]) => (THINGS_OF_HOUSE.test(what ?? '') ? undefined : `tick off the ${what}`),
  ),
  says(
    `^${LEAD}(?:the |my |our )?${ONE}(?:['’]s| is| are) (?:all )?(?:done|sorted|finished|bought|renewed|paid|in the (?:trolley|basket|bag|cart))(?: now| already)?(?:,? thank god| at last| finally)?${END}`,
    ([, what]) => `tick off the ${what}`,
  ),
  // "*How many things is that now*", "how many eggs did I say", "butter's down, isn't it".
  says(
    `^${LEAD}how many (?:things|items) (?:is|are|does|have)(?: (?:that|there|on it|on there|it|we|i))*(?: (?:make|got|have|now|so far|in all|altogether))*[?]*$`,
    () => 'how many things are on the list',
  ),
  says(
    `^${LEAD}how (?:many|much) ([a-z]+(?: [a-z]+)?) (?:did|have) (?:i|we) (?:say|said|put|put down|want|ask for|asked for)[?]*$`,
    ([, what]) => `how many ${what} are on the list`,
  ),
  says(
    `^${LEAD}(?:the |some )?${ONE}(?:['’]s| is| are) (?:already )?(?:down|on|on it|on there|on the list),? (?:isn['’]?t it|aren['’]?t they|right|yes|no)[?]*$`,
    ([, what]) => `is ${what} on the list`,
  ),
  // "*Clear out the books one*", "do it once more".
  says(
    `^${LEAD}(?:clear|empty|wipe)(?: out| off)? the ([a-z]+) one${END}`,
    ([, list]) => `clear the ${list} list`,
  ),
  says(
    `^${LEAD}(?:the other [a-z]+(?:['’]s| is) (?:going )?(?:in|on)(?: now)?[,;.–-]+ ?(?:so )?)?(?:do (?:it|that)|go|run it|start it) (?:once more|one more time|a second time)${END}`,
    () => 'same again',
  ),
];
