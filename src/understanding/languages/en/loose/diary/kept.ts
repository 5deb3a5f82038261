import type { Rewording } from '../../../index.ts';
import { HOUR as CLOCK, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';
import { says } from './parts.ts';

/** What was made just now, spoken of by "it", by a day of it or by a part of its name; and entries whose words stand in an order of their own. */

const END =
  '(?:,? (?:please|then|now|thanks|thank you|though|instead|rather|actually|would you|will you|ok|okay|love|dear|for me))*[.!?]*$';
const LEAD =
  "(?:(?:hi(?: there)?|hiya|hello|hey|um+|uh+|er+m?|and|but|so|oh|ok(?:ay)?|right|well|actually|please|pls|just|quickly|quick|also|listen|look|(?:can|could|would|will) (?:you|u|ya)|i(?:['’]d| would) like(?: you to)?|i want(?: you to)?|i need you to|do me a favou?r and)[, ]+)*";
const NO =
  '(?:(?:no+|nah|oh|ah|er+m?|um+|actually|sorry|wait|hang on|hmm+|well|right|ok(?:ay)?|and|but|so)[, ]+)*';
/** "Quarter past" alone is of the hour that was said before. */
const HOUR = `(?:${CLOCK}|(?:a )?(?:quarter|half|five|ten|twenty) (?:past|to)(?= |[.!?]*$))`;
const DAY = `(?:(?:on )?(?:this |next )?${WEEKDAY}|tomorrow|tonight|today)`;
const ON_HOUR = `(?:(?:at |to |for |till |until )?(?:about |around )?${HOUR})`;
const WHEN = `(?:${DAY}(?:,? ${ON_HOUR})?|${ON_HOUR}(?: (?:on )?${DAY})?)`;
/** Which day of the series: "for tonight only", "next week". */
const ONE_DAY = `(?:(?:just|only) )?(?:for |on )?(?:just |only )?(?:this |next )?(?:${WEEKDAY}|week|time)|(?:(?:just|only) )?(?:for )?(?:just |only )?(?:tonight|today|tomorrow)`;
const DO_IT =
  '(?:do|have|run|set|start|make|put|move|let|get|ring|fire|trigger|schedule|time) (?:it|that|them|this|those)(?: (?:happen|go off|come on|run|start|be))?';
const SERIES = '(?:weekends?|weekdays|week days|(?:mon|tues|wednes|thurs|fri|satur|sun)days)';

/** "The one for tonight". */
function theOne(day: string): string {
  const on = day.replace(/\b(?:just|only|for|on|this(?! week)) /gi, '').trim();
  return /time/i.test(on) ? 'the next one' : `the one for ${on}`;
}

/** Of the turn before, where nothing reads it by itself. */
export const KEPT_IN_TALK: readonly Rewording[] = [
  // "*School rang*, they've moved it to seven": who said so.
  says(
    `^${NO}(?:(?:the|my|our) )?(?!(?:it|that|this|i|we|you|they)\\b)[a-z]+(?: [a-z]+)?(?:['’]s| has| have)?(?: just)? (?:rang|rung|called|phoned|texted|messaged|emailed|wrote|been in touch)(?: (?:up|me|us|back|in))*[,.;:–-]+ (?:(?:and|so) )?(?:(?:they|he|she|we)(?:['’](?:ve|s|re|d)| have| has| had| are| is)?(?: just| now| had to)* (?:moved?|moving|shift(?:ed|ing)?|put|chang(?:ed?|ing)|push(?:ed|ing)?|switch(?:ed|ing)?) (?:it|that)|(?:it|that)(?:['’]s| has| is)(?: now| just)?(?: been)? (?:moved|shifted|changed|pushed))(?: back| forward)? (?:(?:to|at|on|for|till|until) )?(${WHEN})${END}`,
    ([, when = '']) => `move it to ${onClock(when.replace(/^(?:at|to|for|till|until|on) /i, ''))}`,
  ),
  // "*He wants us at* seven instead", "the vet can only do four", "she'd rather we came at six".
  says(
    `^${NO}(?:he|she|they|mum|dad|gran|grandad|[a-z]+|(?:the|my|our) [a-z]+)(?:['’](?:d|ll|re|s)| would| will| is| are)?(?: (?:now|only|just))* (?:(?:wants?|needs?|expects?|asked|asks|likes?|prefers?|can (?:see|fit|take|have)|expecting|rather have|rather see|prefer) (?:us|me|you|him|her|them|everyone|everybody|it)(?: (?:there|in|round|over|to come|to be there|to start))*|(?:can|could) only (?:do|make|manage)(?: it)?|wants? to (?:do|make) it|(?:is|are) making it|(?:has|have) made it|rather (?:we|i|it) (?:came|come|was|were|started|met)(?: (?:in|over|round|there))?) ?(?:at |for |by |from )?(${WHEN})(?:,? (?:instead|now|rather|after all))*${END}`,
    ([, when = '']) => makeIt(when),
  ),
  // "No, *do* twenty five".
  says(
    '^(?:(?:no|nah|nope|actually|oh|wait|sorry|hmm+)[,.! ]+)+(?:(?:can you|could you|please|better) )*(?:do|have|try|set|give it) (?=(?:\\d|half\\b|an? hour|[a-z]+(?:teen|ty)\\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b)[a-z0-9 -]*[.!]*$)',
    () => 'make it ',
  ),
  // "*Snooze it till* eight", of what is to come.
  says(`^${NO}(?:snooze|delay|postpone|hold) (?:it|that) (?:till|until) (?=[a-z0-9])`, () => 'move it to '),
  // "Oh, *it's been moved to* eleven", "it's been cancelled".
  says(
    `^${NO}(?:it|that)(?:['’]s| has| is)(?: now| just)?(?: been)? (?:moved|shifted|changed|pushed|put|brought)(?: back| forward)? (?:to|till|until) (${WHEN})${END}`,
    ([, when = '']) => `move it to ${onClock(when.replace(/^(?:at|to|for|till|until|on) /i, ''))}`,
  ),
  says(
    `^${NO}(?:it|that|they)(?:['’]s| has|['’]ve| have)(?: now| just)? been (?:cancelled|canceled|called off)(?: after all)?${END}`,
    () => 'cancel it',
  ),
  // "Am I done yet", of what was timed.
  says(
    `^${NO}(?:am i|are we|is it|is that|are they)(?: nearly| almost)? (?:done|finished|ready|there|over|up)(?: yet| now| already)+${END}`,
    () => 'how long has it got',
  ),
  // "No not six, seven".
  says(`^${NO}not (?:at )?${CLOCK},? (?:at |but )?(${CLOCK})${END}`, ([, hour = '']) => makeIt(hour)),
  // "Can you make that the day after instead".
  says(
    `^${LEAD}(?:make|move|shift|push|put|change|do|have) (?:it|that|this)(?: (?:back|forward))? (?:to |on |for )?the (?:next|following)? ?(day|week)(?: (?:after|later|following))?(?: that)?${END}`,
    ([, unit]) => `move it a ${unit} later`,
  ),
  // "I posted it", "Sam's done it already".
  says(
    `^${NO}(?:(?:forget|leave|never mind|skip|cancel)(?: (?:it|that|about it|about that))?,? (?:because |cos )?)?(?:i|we|he|she|they|mum|dad|gran|somebody|someone|(?!(?:who|what|that|which|why|how)\\b)[a-z]+)(?:['’](?:ve|s)| have| has)? (?:(?:already|just|now) )*(?!(?:turn|put|switch|want|need|like|mean|hear|know|see|hate|love|forget|can|could|will|would|do|is|was|should|must|hope|think|said|say|says)\\b)(?:did|done|sorted|handled|bought|sent|paid|rang|rung|took|taken|got|gave|given|fed|made|wrote|written|saw|seen|told|brought|left|found|went|gone|[a-z]{2,}ed) (?:it|that|them|him|her)(?: (?:already|now|myself|earlier|this morning|off|up|out|in|back|to (?:him|her|them)))*${END}`,
    () => "i've done it",
  ),
  // "I'm missing it next week", "we're not going on friday".
  says(
    `^${NO}[a-z]+(?:['’](?:m|re|s|ll be)| am| are| is| will be)? ?(?:missing|skipping|not (?:going|doing|playing|coming|having|there|around|free|able to (?:go|make))|(?:can['’]?t|cannot|won['’]?t|can not|don['’]?t want to)(?: be able to)? (?:go|make|do|come|be there|be going|attend))(?: (?:to )?(?:it|that|there))?,? (?:on |for )?(next week|this week|(?:this |next )?${WEEKDAY}|tomorrow|tonight|today)${END}`,
    ([, day = '']) => `skip ${/^[a-z]+day$/i.test(day) && !/^today$/i.test(day) ? `this ${day}` : day}`,
  ),
  // "Yoga's finished for good".
  says(
    `^${NO}(?:the |my |our )?((?!(?:it|that|this|he|she|there|everything)\\b)[a-z]+(?: [a-z]+)?)(?:['’]s| is| has|['’]s been| has been)? (?:finished|over|ended|stopped|done|done with|packed in|given up)(?: (?:for good|now|altogether|completely|for ever|forever))+${END}`,
    ([, name]) => `cancel all my ${name}`,
  ),
  // "And go off at nine".
  says(
    `^${NO}(?:then )?(?:go|come|switch|turn|be|get turned|get switched|goes|comes|turns)(?: (?:it|them|that))? (?:back )?(on|off)(?: again)? (at .+?|after .+?|in .+?)${END}`,
    ([, way, when]) => `and ${way} again ${when}`,
  ),
  // "Just for tonight do it at midnight", "next week it's at five".
  says(
    `^${NO}(${ONE_DAY})(?: only)?,? (?:${DO_IT}|it(?:['’]s| is|['’]ll be| will be| starts| begins))(?: now)? (?:at |to |for |till )?(${HOUR})${END}`,
    ([, day = '', hour]) => `move ${theOne(day)} to ${hour}`,
  ),
  says(
    `^${NO}(?:${DO_IT}|it(?:['’]s| is|['’]ll be| will be| starts| begins)) (?:at |to |for |till )?(${HOUR}),? (${ONE_DAY})(?: only)?${END}`,
    ([text, hour, day = '']) =>
      /\b(?:just|only|next week|this week|next time)\b/i.test(text)
        ? `move ${theOne(day)} to ${hour}`
        : undefined,
  ),
  // "Do it for eleven instead", "have them on friday".
  says(`^${NO}${DO_IT} (?:for (${HOUR})|(?:for |on )(${DAY}(?:,? ${ON_HOUR})?))${END}`, ([, hour, day]) =>
    makeIt(hour ?? day ?? ''),
  ),
  // "Oh they can't do Friday, *let's say Saturday*".
  says(
    `^${NO}(?:(?:they|he|she|we|i|you|mum|dad|[a-z]+|the [a-z]+) (?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t|is(?:n['’]?t)?|are(?:n['’]?t)?)(?: (?:be able to|not|able to|free|busy|make|do|manage|around|about|working|away|out))* ?(?:${WHEN}|it|that|then)?(?: (?:any ?more|now|after all))*[,.;]? (?:so )?(?:can (?:we|you) )?)?(?:(?:can|could|shall|may|might) (?:we|you|i) (?:do|say|have|try|go for|make (?:it|that)|move (?:it|that) to|change (?:it|that) to)|let['’]?s (?:say|do|make (?:it|that)|go for|have|try|move (?:it|that) to)|(?:call|move) it(?: to)?|say|how about|what about|try|go for|better (?:make|say)(?: it)?|rather)(?: (?:on|at))? (${WHEN})${END}`,
    ([, when = '']) => makeIt(when),
  ),
  // "Actually it starts at half five", "it's at six, not five".
  says(
    `^${NO}(?:it|that|they|he|she|this)(?:['’]?s| is|['’]re| are|['’]ll be| will be)?(?: (?:actually|really|now|meant to be|supposed to be|going to be|got to be))*(?: (?:starts?|begins?|on|kicks off))? (?:at )?(${HOUR})(?:,? (?:and )?(?:not|instead of) (?:at )?${HOUR})?${END}`,
    ([, hour = '']) => makeIt(hour),
  ),
  // "Tell her at quarter past instead".
  says(
    `^${NO}(?:remind|tell|nudge|ask|ping|poke|wake) (?:him|her|them|me|us)(?: (?:of|about) (?:it|that))?(?: up)? (?:at |in )?(${HOUR}|${DAY}(?:,? ${ON_HOUR})?),? (?:instead|rather)${END}`,
    ([, when = '']) => makeIt(when),
  ),
  // "And nine on weekends": one more, since a series stands already.
  says(
    `^${NO}(?:(?:also|plus|another(?: one)?|one(?: more)?|the same|again) )?(?:(?:at|for) )?(${HOUR}) (?:on|at) (?:the )?(${SERIES})${END}`,
    ([, hour, days]) => `set an alarm at ${hour} on ${days}`,
  ),
  says(
    `^${NO}(?:(?:also|plus|another(?: one)?|one(?: more)?) )?(?:on|at) (?:the )?(${SERIES})(?: (?:it['’]s|make it|have it|do))?,? (?:at |for )?(${HOUR})${END}`,
    ([, days, hour]) => `set an alarm at ${hour} on ${days}`,
  ),
];

/** A number alone may be a brightness. */
const onClock = (when: string): string =>
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(when)
    ? `${when} o'clock`
    : when;
const makeIt = (when: string): string => `make it ${when.replace(/^(?:at|to|for|till|until|on) /i, '')}`;

const NAME =
  "((?!(?:it|that|this|them|first|last|next|other|whole|same|new|old)\\b)[a-z][a-z'’-]*(?: (?!(?:one|thing|bit|business)\\b)[a-z'’-]+){0,2}?)";
const FIGURE =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty[ -]five|thirty|forty|forty[ -]five|fifty)';
const ITEM = `((?!(?:\\d+|quarters?|half|${NUMBER}|thirty|forty|fifty|sixty|seventy|eighty|ninety|an?|it|that|this|me|us|please|and|on|off)\\b)[a-z][a-z'’-]*(?: (?!(?:and|then|is|one|say|about|please|for|on|in|at)\\b)[a-z'’-]+){0,1}?)`;
/** Something that is told to be so or due, as a whole clause. */
const CLAUSE =
  "((?:the|my|our|his|her|their|this|[a-z]+['’]s) [a-z][a-z' -]*? (?:needs?|has|have|had|is|are|must|should|ought|wants?|goes|go|gets?|will|comes?|ends?|starts?|closes?|opens?|finish(?:es)?|runs?)\\b.*)";

/** What is told in a sentence of its own. */
export const KEPT_FIRST: readonly Rewording[] = [
  // "And nine *at the weekend*", of a series: every one.
  says(
    `^(?:and|plus|also|but) (?:at )?(${CLOCK}) (?:at|on|over|for) (?:the )?weekend${END}`,
    ([, hour]) => `and at ${hour} on weekends`,
  ),
  says('(?<!\\b(?:a|an|one|three|the|of|two) )\\bquarter of an hour\\b', () => '15 minutes'),
  says(
    `^${LEAD}(?:set|start|pop|stick|put|bung|whack|do|get) (?:me |us )?(?:up )?(?:a |another |the )?timer (?:(?:on|up|going) )?(?:for )?(?:about |around )?(${LENGTH})${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "Make it weekends as well": more days, and none in the place of the others.
  says(
    `^${NO}(?:(?:make|do|have|run) (?:it|that) )?(?:(?:on|at) )?(?:the )?((?:${SERIES}|${WEEKDAY})(?:(?:,|,? and) (?:on )?(?:${SERIES}|${WEEKDAY}))*),? (?:too|as well|also)${END}`,
    ([, days]) => `and on ${days}`,
  ),
  // "Every evening *you remind to me the* pill".
  says(
    '\\b(?:you )?remind to (me|us) (?:about |of |for )?(?=(?:the|my|our) )',
    ([, who]) => `remind ${who} about `,
  ),
  // "Two timers please one for ten minutes and one for a quarter of an hour".
  says(
    `^${LEAD}(?:(?:set|start|i need|we need|can i have|give me|put on|do) )?(?:two|2|a couple of) timers,? (?:please,? )?one (?:for |of |at )?(${LENGTH})(?: for (?:the |my )?${ITEM})?,? (?:and )?(?:one|another|the other)(?: one)? (?:for |of |at |is )?(${LENGTH}|${FIGURE})(?: for (?:the |my )?${ITEM})?${END}`,
    ([, one, name, two = '', other]) =>
      `set a ${name === undefined ? '' : `${name} `}timer for ${one} and a ${other === undefined ? '' : `${other} `}timer for ${inMinutes(two)}`,
  ),
  // "Timer for the cake is forty minutes", "has my timer gone off yet".
  says(
    `^${LEAD}(?:has|did|is) (?:the|my|that) ((?:[a-z]+ )?timer)(?: (?:already|just))? (?:gone off|go off|rung|ring|finished|done|over|up|going off|still (?:going|running|on))(?: (?:yet|already|now|at all))*${END}`,
    ([, timer]) => `how long is left on the ${timer}`,
  ),
  // "Ring me in half an hour would you, *I've got something in the oven*".
  says(
    `^${LEAD}(?:ring|call|buzz|shout(?: at)?|ping|bleep|beep|tell|shout for) me in (?:about |around )?(${LENGTH})(?:,? (?:would you|will you|can you|could you|please|love|dear))*(?:,? (?!.*\\b(?:if|when|unless|once|until|provided|as long as|as soon as|only)\\b)(?:cos |because |as )?(?:i|we|the|my|there)(?:['’](?:ve|m|re|s))? [a-z][a-z' ]*)?$`,
    ([text, length]) =>
      /\\b(?:to|that|about|if|when|and|or|not|what|how)\\b/i.test(text)
        ? undefined
        : `set a timer for ${length}`,
  ),
  says('(?<=\\b(?:wake|get) us) (?:both|all|two|lot)(?: of us)?(?= (?:up|at|in|on|tomorrow)\\b)', () => ''),
  says(
    '\\bremind (me|us) (?:later(?: on)?|some ?time|at some point|in a (?:bit|while)|soon|one of these days) (?=(?:to|about)\\b)',
    ([, who]) => `remind ${who} `,
  ),
  says(
    `^${LEAD}what(?:['’]s| was| is| were) (?:that|the|those) (?:things?|ones?|jobs?|errands?) (?:that )?(?:i|we) (?:had|have|['’]?ve got|need|needed|was supposed|was meant|am supposed|wanted|was going|asked you)(?: to)?(?: (?:do|remember|get done|sort|remind me (?:of|about)))?(?: (?:at|for|today|tomorrow|later|tonight)\\b.*)?${END}`,
    () => 'what are my reminders',
  ),
  // "Remind me to post the letter at noon *and buy stamps at one*": two.
  says(
    `^${LEAD}remind (me|us|[a-z]+) to ((?:(?!\\b(?:and|if|when|every|each)\\b).)+?) (at ${CLOCK}),? and (?:to )?((?!(?:again|then|remind|at|on|every|turn|switch|put|set|also)\\b|[a-z]+ to\\b)(?:(?!\\b(?:and|if|when|every|each)\\b).)+?) (at ${CLOCK})${END}`,
    ([, who, one, first, two, second]) => `remind ${who} to ${one} ${first} and to ${two} ${second}`,
  ),
  says(
    `^${LEAD}remind (everyone|everybody|us all|all of us|the (?:whole )?family|the house) (at ${CLOCK}|in ${LENGTH}) (?:that )?(?!to\\b)(?=(?:the |my |our |it|we|tea|dinner|lunch|supper|breakfast|[a-z]+['’]s))`,
    ([, whom = '', when]) => `${when} remind ${/house/i.test(whom) ? 'everyone' : whom} that `,
  ),
  // "Who's got what on today".
  says(
    `^${LEAD}(?:who(?:['’]s| is| has) (?:got |doing )?what(?: on)?|what(?:['’]s| is) (?:everyone|everybody|each of us|who) (?:got on|doing|up to)|who(?:['’]s| is) (?:where|doing what))(?: on)? ((?:on |this |next )?(?:today|tomorrow|tonight|week|weekend|${WEEKDAY}))${END}`,
    ([, day]) => `what have we got on ${day}`,
  ),
  // "Put eggs on the list *make that two boxes*".
  says(
    `^(${LEAD}(?:put|add|stick|pop|bung|chuck|get)) (?:some |the )?([a-z]+(?: [a-z]+)?) (on|to|onto) ((?:the|my|our) (?:[a-z]+ )?list),? (?:make (?:that|it|them)|no make (?:that|it)|say|actually) ((?:two|three|four|five|six|ten|twelve|a dozen|a couple of|\\d+)(?: [a-z]+)?)${END}`,
    ([, lead, item, to, list, amount = '']) =>
      `${lead} ${amount}${/ [a-z]/i.test(amount) && !/dozen|couple of/i.test(amount) ? ' of' : ''} ${item} ${to} ${list}`,
  ),
  // "Add kitchen roll", "we need cat litter": bought, and nothing else.
  says(
    `^${LEAD}(?:also |(?:add|get|buy|put|we need|i need|need|some more|more)(?: (?:some|more|any|a|another))? )((?:kitchen|toilet|loo|bog) (?:roll|paper|rolls)|(?:bin|freezer|sandwich) (?:bags?|liners?)|washing[ -]up liquid|(?:washing|baking|soap|dishwasher|laundry) (?:powder|tablets?|capsules|detergent)|fabric softener|(?:dog|cat|fish|bird) (?:food|biscuits|treats)|cat litter|cling ?film|tin ?foil|baby (?:wipes|food|milk)|(?:peanut|almond) butter|(?:orange|apple|tomato) juice|(?:baked|green) beans|olive oil|ice ?cream|(?:oat|soya|almond) milk|bleach|nappies|toothpaste|shampoo)(?: (?:as well|too|on|on there|also))*${END}`,
    ([text, what]) => (text.trim() === what ? undefined : `add ${what} to the shopping list`),
  ),
  // "On when it gets dark and off *when we go to bed at eleven*".
  says(
    `\\b(?:when|once|after|as soon as) (?:the kids|the children|(?!(?:it|that|this|there)\\b)[a-z]+) (?:(?:all )?(?:go|goes|get|gets|come|comes|leave|leaves|turn|turns|are|is|have|has)(?: (?:to (?:bed|work|school|sleep|nursery)|up|home|back|in|out|off|down|asleep|for (?:work|school)|dinner|tea|lunch))+) at (?=${CLOCK}(?:$|[,.!?]| (?:tonight|tomorrow|today|every|please|in)))`,
    () => 'at ',
  ),
  // "… at dusk *but only at weekends*".
  says(
    `(?<=\\b(?:turn|switch|put|open|close|shut|start|lock|dim|run)\\b.*\\b(?:at|when|every)\\b.*),? but only (?:at|on) (?:the )?(weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)${END}`,
    ([, days]) => ` on ${days}`,
  ),
  // "From next week", of what comes every week: it has no end then.
  says(
    `(?<=\\b(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\\b.*) from (?=(?:next week|next month|january|february|march|april|may|june|july|august|september|october|november|december)${END})`,
    () => ' starting ',
  ),
  says('\\bto (morrow|night)\\b', ([, day]) => `to${day}`),
  // "Tomorrow morning *round ten*".
  says(
    `(?<!\\b(?:the|a|an|this|that|all|my|our|little|big|next|each|every|turn|look|go|come) )\\b(?:at )?(?:round(?: about)?|roundabout|approx(?:imately)?|circa|getting on for|somewhere (?:around|about|round)|(?:some ?time )?(?:around|about)) (?:about )?(?=${HOUR}(?:$|[,.!?]| (?:tomorrow|tonight|today|on|in|this|next|o['’]?clock|to|please|or|every|each|${WEEKDAY})\\b))`,
    ([text]) => (/^(?:at )?(?:around|about) $/i.test(text) ? undefined : 'at '),
  ),
  // "… before school tomorrow*, like* quarter to eight".
  says(`,? like (?=${HOUR}[.!?]*$)`, () => ' at '),
  // An endearment behind a name: "a timer for the rice *love*".
  says(
    `(?<=\\b(?:timer|alarm|remind|wake|list|calendar|diary)\\b.*[a-z]) (?:love|mate|pal|hun|hon|pet|duck|ducky|babe|petal|chuck|flower|son|bud|buddy|sweetie|sweetheart|darling|dear|dearie)(?=[.!?]*$)(?<!\\b(?:i|we|you|they|to|my|with|of|in|the|a|an|her|his|our|feed|walk|call|ring|for|and|about|from|best|old|her|make|true|school|on) [a-z]+)`,
    () => '',
  ),
  // "A timer for the eggs *say six minutes*", "pop a timer on for the pasta nine minutes *and one for the sauce twenty*".
  says(
    `^${LEAD}(?:(?:set|start|pop|stick|put|bung|whack|do|get|i need|we need|can i have|could i have|give me) )?(?:(?:me|us) )?(?:up )?(?:a |another |the )?timer(?: (?:on|up|going))? for (?:the |my |our )?${ITEM},? (?:say |about |around |for |of |make it |at |like )*(${LENGTH}|${FIGURE})(?:,? (?:and|plus|then) (?:one|another(?: one)?|a second(?: one)?|also one)(?: for)? (?:the |my |our )?${ITEM},? (?:say |about |for |of |at )*(${LENGTH}|${FIGURE}))?${END}`,
    ([, name, length = '', other, more]) =>
      other === undefined && !/[a-z0-9] [a-z]/i.test(length)
        ? undefined
        : `set a ${name} timer for ${inMinutes(length)}${other === undefined ? '' : ` and a ${other} timer for ${inMinutes(more ?? '')}`}`,
  ),
  // "Give me a shout in twenty minutes *the washing needs to come out*", "every thursday at eight remind me *the bins have to go out*".
  says(
    `\\b(?:give (me|us) (?:a|an) (?:shout|nudge|holler|buzz|ping|poke|reminder|call|bell|alert|prod)|(?:remind|nudge|ping|poke|prod|alert) (me|us|(?!(?:the|a|my|our)\\b)[a-z]+))((?: (?:again )?(?:in (?:about |around )?${LENGTH}|(?:every |each |on |this |next )*(?:${WEEKDAY}s?|day|morning|evening|night|tomorrow|tonight)(?: (?:morning|afternoon|evening|night))?|at ${HOUR}))*),? (?:cos |because |as |that )?${CLAUSE}$`,
    ([, one, other, when = '', clause]) =>
      `remind ${one ?? other}${when.replace(/\b(?:about|around) /i, '')} that ${clause}`,
  ),
  // "I keep forgetting to water the plants so *remind me every other day at six*".
  says(
    `^${LEAD}(?:i|we)(?:['’]m| am|['’]ve| have)? ?(?:(?:keep|always|will|['’]ll|must|might|better|really|do|just|only|usually|probably) ?)*(?:forget(?:ting)?|not forget|(?:don['’]t|never|can['’]?t|mustn['’]?t|won['’]?t) (?:remember|forget)|need|have|got|want|ought|meant|supposed|must)(?: to)? ((?!remind\\b)[a-z][a-z' -]*?),? (?:so |and |can you |could you |please |will you |would you )*remind (me|us) ((?:every|each|on|at|in|tomorrow|tonight|this|next|daily|${WEEKDAY})\\b[a-z0-9: ]*)${END}`,
    ([, what, who, when = '']) =>
      /\b(?:to|about|of|that|if|when|before|after)\b/i.test(
        when.replace(/\b(?:quarter|ten|five|twenty|half)(?: past)? (?:to|after|before)\b/gi, ''),
      )
        ? undefined
        : `remind ${who} ${when} to ${what}`,
  ),
  // "Every day at nine in the morning *and again at nine at night*": as often as the first.
  says(
    `\\b((?:every|each) (?:day|weekday|${WEEKDAY}|morning|evening|night)|daily)( at ${HOUR})(?: and|,| and then|, and)(?: (?:again|then|once more|also))*(?: at)? (${HOUR})${END}`,
    ([text, often = '', first, second]) => {
      if (!/\b(?:again|once more|in the (?:morning|afternoon|evening)|at night)\b/i.test(text))
        return undefined;
      const days = /morning|evening|night/i.test(often) ? 'every day' : often;
      const hour = /morning/i.test(often)
        ? `${first} in the morning`
        : /evening|night/i.test(often)
          ? `${first} in the evening`
          : first;
      return `${days}${hour} and ${days} at ${second}`;
    },
  ),
  // "The plumber thing, do it at five", "do the vet thing tomorrow at ten".
  says(
    `^${NO}(?:the|that|my|our) ${NAME} (?:thing|one|bit|business|reminder|appointment|job),? (?:(?:can you |could you |please |let['’]?s )*(?:do|have|make|move|shift|put|push|set|change)(?: (?:it|that|us))?|is|it['’]s|should be)(?: (?:to|at|for|till))? (${WHEN})${END}`,
    ([, name, when = '']) => `move the ${name} to ${when.replace(/^(?:at|to|for|till|until|on) /i, '')}`,
  ),
  says(
    `^${NO}(?:do|have|make|move|shift|put|push|set|change) (?:the|that|my|our) ${NAME} (?:thing|bit|business|job)(?: (?:to|at|for|till))? (${WHEN})${END}`,
    ([, name, when = '']) => `move the ${name} to ${when.replace(/^(?:at|to|for|till|until|on) /i, '')}`,
  ),
  // "Start a packing list *with socks and shirts on it*".
  says(
    `^${LEAD}(?:start|make|create|begin|open|set up|do|give|write)(?: (?:me|us|up))? (?:a|an|another)(?: new)? ((?!(?:shopping|new|fresh|second|separate|other|different|little|quick|proper)\\b)[a-z]+(?:[ -][a-z]+)?) list,? (?:with|and put|and add|and stick|having|containing|including) (.+?)(?: (?:on|in|to) (?:it|there|that))?${END}`,
    ([, list, items = '']) =>
      /^(?:the|my|our|me|us|tomorrow|today|next|this)\b/i.test(items) && !/,| and /i.test(items)
        ? undefined
        : `create a ${list} list and add ${items} to it`,
  ),
  // "I need to be up by half five on saturday *got a flight to catch*": why.
  says(
    `^(${LEAD}(?:(?:i|we)(?:['’]ve| have)? (?:need|have|got|must|want|ought|gotta)(?: to)? (?:be|get) (?:up|awake|out of bed)|(?:wake|get) (?:me|us)(?: up)?|(?:set |put )?(?:an |the |my )?alarm)\\b.*?\\b${CLOCK}(?: (?:in the morning|o['’]?clock))?(?: (?:on |for )?(?:this |next )?(?:${WEEKDAY}|tomorrow|today)(?: morning)?)?)(?:,| cos| because| as| since)? ((?:(?:i|we|he|she|they|there|it)(?:['’][a-z]+)?|[a-z]+['’]s|ill|im|ive|weve|theres|the|my|our|got|gotta|early|big|long|busy|important|work|school|flight) [a-z][a-z' ]*)$`,
    ([, wish, why = '']) =>
      /\b(?:and|then|but|not|no|except|if|when|unless|remind|turn|switch|put|set|instead|every|each|only|just (?=(?:this|that|the|for|on|once|one|today)\b)|skip|until|till|also|with|called|named|wait|make|mean|meant|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b/i.test(
        why,
      )
        ? undefined
        : wish,
  ),
  // "The car's *in for its service* on monday at nine".
  says(
    `^${LEAD}(?:the |my |our )?([a-z]+(?:['’]s [a-z]+)?)(?:['’]s| is) (?:booked )?(?:in|due|due in|going in|booked|down|having) (?:for )?(?:its|his|her|their|an?|the) ([a-z][a-z ]*?) ((?:on |this |next |tomorrow|${WEEKDAY})[a-z0-9: ]*?)(?:,? (?:so |and |can you |could you |please )*(?:put|pop|stick|write|note|get|mark|jot|pencil|add|bung) (?:it|that|this)(?: (?:down|in|on|to))?(?: (?:in |on )?the (?:calendar|diary|planner))?)?${END}`,
    ([, who = '', what = '', when = '']) =>
      /^(?:it|that|there|he|she|who|what|when|this)$/i.test(who) ||
      /\b(?:if|when|every|remind)\b/i.test(when) ||
      !new RegExp(`\\b${CLOCK}\\b`, 'i').test(when)
        ? undefined
        : `add ${who} ${what.replace(/\b([a-z]) (?=[a-z]\b)/gi, '$1')} to the calendar ${when}`,
  ),
  // "Book us in for dinner", "we're *seeing the dentist* …", "the car's *in for its service* …": what takes place.
  says(
    `^${LEAD}(?:book|put|stick|pop|pencil|get|slot) (?:me|us|him|her|them) (?:in|down) for (?=[a-z])`,
    () => 'book ',
  ),
  says(
    `^${LEAD}(?:i|we)(?:['’]m|['’]re| am| are) (?:seeing|meeting|visiting|at|going to see|off to see|off to|going to) ((?:the |my |our |a )?[a-z][a-z' -]*? (?:on |this |next |tomorrow\\b|at ).*?),? (?:so |and |can you |could you |please )*(?:(?:put|pop|stick|write|note|get|mark|jot|pencil|add|bung|save|log|enter) (?:it|that|this)(?: (?:in|down|on))?(?: (?:the|in the|on the|to the|into the) (?:calendar|diary|planner))?)${END}`,
    ([, what = '']) => (/\\b(?:every|each)\\b/i.test(what) ? undefined : `add ${what} to the calendar`),
  ),
  // "Gran's birthday is the third of march *put it down every year*".
  says(
    `^((?:[a-z]+['’]s |my |our |the |[a-z]+ )*(?:birthday|anniversary|name day|party|day)(?:['’]s| is)(?: on)? (?:the )?.+?),? (?:so |and |can you |please )*(?:put|pop|stick|write|note|get|mark|jot|add|save|repeat) (?:it|that|this)(?: (?:in|down|on|in the (?:calendar|diary)|on the calendar|to the calendar))? (?:for |as )?(every|each) year${END}`,
    ([, what]) => `${what} every year`,
  ),
  // "When the film is over at ten": an hour, and what is then.
  says(
    `\\b(?:when|once|after|as soon as) (?:the|my|our|his|her|[a-z]+['’]s) (?:[a-z]+ )?[a-z]+(?:['’]s| is| are)? (?:over|done|finished|finish(?:es)?|ends?|starts?|begins?|on) at (?=${HOUR}(?:$|[,.!?]| (?:tonight|tomorrow|today|please|turn|switch|put|close|open|lock|start)))`,
    () => 'at ',
  ),
  // "If nobody's moved", "when somebody's in the garage".
  says(
    "(?<=\\b(?:if|when|whenever|once|until|unless|as soon as) (?:no ?one|nobody|some ?one|somebody|any ?one|anybody))['’]s (?=(?:moved|been|come|gone|left|opened|closed|shut|locked|unlocked|turned|switched|touched|used|walked|entered|got|had|stirred)\\b)",
    () => ' has ',
  ),
  says(
    "(?<=\\b(?:if|when|whenever|once|until|unless|as soon as) (?:some ?one|somebody|any ?one|anybody))['’]s (?=(?:in|at|on|there|home|out|inside|outside|about|around|moving|walking|up|coming|near|by|still)\\b)",
    () => ' is ',
  ),
  // "Mummy says we need apples": wanted all the same.
  says(
    "^(?:mum(?:my|mie)?|mama|mom(?:my)?|dad(?:dy)?|papa|gran(?:ny|dma|dad|dpa)?|nan(?:a|ny)?|grandpa|auntie [a-z]+|uncle [a-z]+|the kids|my (?:wife|husband|partner|mum|dad)) (?:says|said|reckons|thinks|told me|tells me|is saying|was saying) (?:that )?(?=(?:we|i)(?:['’](?:re|ve|m)| are| am| have)? (?:need|out of|run out|running|low on|want|could do with|should get|must get|have to (?:get|buy)) )",
    () => '',
  ),
  // "Tomatoes and basil no *not basil parsley*".
  says(
    `^(.+?)[,.;]? (?:no+|oh|oh no|wait|sorry|actually|er+m?|oops|hang on)[,. ]+(?:no+[, ]+)?not (?:the |any )?([a-z]+)[,;]? (?:but |it['’]s |i (?:mean|meant) |make (?:it|that) )?(?!(?:the )?(?:now|yet|today|that|again|any)\\b)(?:the )?([a-z]+(?: [a-z]+)?)${END}`,
    ([, said = '', not = '', item = '']) => {
      const at = new RegExp(`\\b${not}\\b`, 'i');
      return at.test(said) ? said.replace(at, item) : undefined;
    },
  ),
];

/** A number alone is one of minutes. */
const inMinutes = (length: string): string => (/[a-z]+ |\d+ /i.test(length) ? length : `${length} minutes`);
