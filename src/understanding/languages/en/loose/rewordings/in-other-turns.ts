import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY, WHEN } from '../times-said.ts';

/** Wishes and questions in other turns of speech: what is kept so until a time and is otherwise then, what shows that is to go off, asked by what it is for. */

const VALUE = `((?:\\d{1,3}|${NUMBER}|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|a third|a quarter)(?: ?%| percent| degrees)?)`;
const THING =
  '((?:the |my |our )?(?:[a-z]+ ){0,2}?(?:heating|thermostat|lamp|light|lights|spotlight|fan|blinds?|curtains?|volume|tv|telly|speaker|radio))';
const SHOWN =
  '(?:rubbish|nonsense|show|programme|program|cartoon|film|movie|game|match|drivel|tripe|garbage)';
const BOOK = '(?:calendar|diary|planner)';
const CLEANER = '((?:the |that |our )?(?:wee |little )?(?:robot vacuum|robot|vacuum|hoover|roomba))';

export const OTHER_TURNS_FIRST: readonly Rewording[] = [
  // "Keep the heating at 21 till ten tonight, *then let it fall back to 17*".
  says(
    `^${LEAD}(?:(?:keep|have|leave|set|put|hold|run) )?${THING} (?:(?:at|on|to) )?${VALUE} (?:till|until|til) (${WHEN}),? (?:and )?(?:then|after that|afterwards|from then on|then after that)(?=(?: [a-z]+)* (?:let|have|put|bring|drop|take|turn|set|get|fall|go|come|slip|down|back|up) )(?: (?:let|have|put|bring|drop|take|turn|set|get))?(?: (?:it|them|that))?(?: (?:fall|go|drop|come|slip|down|back|up|to|at|be))* ${VALUE}${END}`,
    ([, thing, first, when = '', second]) =>
      `set ${thing} to ${first} and ${/^(?:at|in|tomorrow|tonight)/i.test(when) ? when : `at ${when}`} set ${thing} to ${second}`,
  ),
  // "Wipe *everything on the calendar*": nothing of it is turned on.
  says(
    `\\beverything (?:(?:that is|that['’]s|you have|i have|we have) )?(?:on|in) (?:the|my|our) ${BOOK}\\b`,
    () => 'all my events',
  ),
  // "*Knock it off*, would you".
  says(`\\bknock (it|that|them) off(?=[,.!]|$| would| will| please)`, ([, it]) => `turn ${it} off`),
  // "*Turn this rubbish off*".
  says(
    `^${LEAD}(?:turn|switch|knock|put|shut) (?:(?:this|that|the) ${SHOWN} off|off (?:this|that|the) ${SHOWN})(?:${WHY})?${END}`,
    () => 'turn off the tv',
  ),
  // "*Leave that blind* only a quarter *open*".
  says(
    `^${LEAD}(?:leave|have|keep|get|put) ((?:the|that|this|my|our) (?:[a-z]+ )?(?:blinds?|curtains?|shutters?)) (?:only |just )?(a quarter|a third|half|halfway|three quarters|two thirds) open${END}`,
    ([, thing, part = '']) =>
      `set ${thing} to ${{ 'a quarter': '25', 'a third': '33', 'three quarters': '75', 'two thirds': '66' }[part.toLowerCase()] ?? '50'} percent`,
  ),
  // "*Check the back door: if it isn't locked* then lock it".
  says(
    `^(${LEAD})check ((?:the|my|our) [a-z]+(?: [a-z]+)?)(?: for (?:me|us))?[:;,.–-]+ ?(?:and )?if (?:it|they)(?=(?:['’]s| is|['’]re| are| isn['’]?t| aren['’]?t) )`,
    ([, lead, thing]) => `${lead}if ${thing}`,
  ),
  // "*Set the robot off hoovering*", "*send the wee hoover round*".
  says(
    `^${LEAD}(?:set|send|get) ${CLEANER} (?:off (?:hoovering|cleaning|going|round)|off on its rounds|round)${END}`,
    ([, cleaner = '']) => `start ${cleaner.replace(/\b(?:wee|little) /i, '')}`,
  ),
  says(
    `^${LEAD}is ${CLEANER} (?:still )?(?:going round|on its rounds|at it|out|hoovering|going)(?: still| yet)?[?]*$`,
    ([, cleaner = '']) => `is ${cleaner.replace(/^that /i, 'the ')} cleaning`,
  ),
  // "What *wake-up calls* have I got set".
  says('\\bwake[- ]?up calls?\\b', ([said]) => (/s$/i.test(said) ? 'alarms' : 'alarm')),
  // "*Anything else I've asked you to remind me of*".
  says(
    `^${LEAD}(?:is there )?(?:anything|something) (?:else )?(?:(?:that )?i(?:['’]ve| have)? (?:asked|told|wanted) you to remind me (?:of|about)|you(?:['’]re| are) (?:to|going to|meant to) remind me (?:of|about))[?]*$`,
    () => 'what reminders do i have',
  ),
  // "*Did anyone put tomatoes down* for the shop".
  says(
    `^${LEAD}(?:did|has|have) (?:anyone|anybody|somebody|someone|i|we) (?:put|got|written|added|add|write|get) ([a-z][a-z' -]*?) (?:down|on)(?: (?:for|on) the (?:shop|shopping|list|shopping list))?[?]*$`,
    ([, what = '']) =>
      /\b(?:light|lamp|tv|telly|heating|fan)s?$/i.test(what) ? undefined : `are ${what} on the shopping list`,
  ),
  // "*I want a fresh list for* the barbecue".
  says(
    `^${LEAD}(?:i|we)(?:['’]d like|['’]ll need| want| need| would like) (?:a|another) (?:new |fresh |separate |different )?list (?:for|called) (?:the |our |my )?([a-z]+(?: [a-z]+)?)${END}`,
    ([, name]) => `make a list called ${name}`,
  ),
  // "Remind me tomorrow, *no hang on, the day after*, at noon to …".
  says(
    '\\btomorrow,? (?:no|sorry|actually|wait|hang on|make that)(?:,? (?:no|wait|hang on|sorry|actually|make that))*,? the day after(?: that| tomorrow)?,?(?= )',
    () => 'the day after tomorrow',
  ),
  // "*The teacher's poorly so* guitar's off this Thursday".
  says(
    `^${LEAD}(?:the|my|our|his|her) [a-z]+(?:['’]s| is| has)[^,;.]*?,? so (?=[a-z]+(?: [a-z]+)?(?:['’]s| is) (?:off|cancelled|canceled|not on) )`,
    () => '',
  ),
  // "*How are the next two weeks looking*".
  says(
    `^${LEAD}how (?:is|are|does|do) ((?:the )?(?:next|this|coming) (?:week|weekend|month|fortnight|few days|two weeks|couple of weeks)) look(?:ing)?(?: for (?:me|us))?[?]*$`,
    ([, when = '']) => `what have we got on ${when.replace(/^the (?=this|next)/i, '')}`,
  ),
  // "Mia's haircut *needs to go in the calendar*".
  says(
    `^${LEAD}((?:the |my |our )?[a-z][a-z'’]*(?: [a-z]+){0,2}?) (?:needs to go|has to go|should go|must go|wants to go|needs putting|wants putting) (?:in|on|into) (?:the|my|our) ${BOOK}${END}`,
    ([, what]) => `add ${what} to the calendar`,
  ),
  // "*Between ten at night and six*, if the back door gets unlocked, put the light on".
  says(
    `^${LEAD}(between ${HOUR}(?: (?:at night|in the (?:evening|morning|afternoon)))? and ${HOUR}(?: (?:at night|in the (?:evening|morning|afternoon)))?),? ((?:if|when|whenever) [^,;]+), ?(.+)$`,
    ([, between, when = '', wish]) => `${when.replace(/^if /i, 'whenever ')} ${between}, ${wish}`,
  ),
  // "*Whatever you've got scheduled, I'd like it gone*".
  says(
    `^${LEAD}(?:whatever|everything|anything|all) (?:that )?you(?:['’]ve| have)(?: got)? (?:scheduled|lined up|planned|stored)[,.]? (?:(?:i['’]d like|i want|i would like) (?:it|that|them) (?:all )?gone|(?:cancel|scrap|bin|drop|delete|clear|wipe) (?:it|that|them)(?: all)?|get rid of (?:it|that|them)(?: all)?)(?:,? (?:all of it|the lot|every bit|all of them))?${END}`,
    () => 'cancel everything you have scheduled',
  ),
  // "*What's been switched on or off* today".
  says(
    `^${LEAD}(?:catch me up[,:–-]* ?)?what(?:['’]s| has)(?: all)? been (?:switched|turned|put) (?:on or off|on and off|on|off)(?: (?:today|since [a-z ]+|lately|this morning))?[?]*$`,
    () => 'what happened today',
  ),
  says(
    `^${LEAD}whose idea was (?:it to (?:turn|switch|put) (on|off) )?(the [a-z]+(?: [a-z]+){0,2}?)[?]*$`,
    ([, how = 'on', thing]) => `who turned ${how} ${thing}`,
  ),
  // "*Run me through what you do by yourself*".
  says(
    `^${LEAD}(?:(?:run|take|walk|talk) me through|tell me|show me|list|what(?:['’]s| is)) (?:what|everything|all) (?:that )?you do (?:by yourself|on your own|automatically|by itself)(?: (?:these days|now|every day|at the moment))*${END}`,
    () => 'what rules are there',
  ),
  // "*Twenty minute timer, rice pudding*".
  says(
    `^${LEAD}((?:\\d{1,3}|${NUMBER}|thirty|forty(?:[- ]five)?|fifty)[- ]minutes?) timer[,:–-]+ ?(?:for )?(?:the |my |our )?((?!(?:please|thanks|now|ta|and|then|no)\\b)[a-z]+(?: [a-z]+)?)${END}`,
    ([, length = '', name]) =>
      `set a timer for ${length.replace(/[- ]minute$/i, ' minutes')} for the ${name}`,
  ),
  // "Mia's swimming *starts: every Thursday* from half four".
  says(
    `^${LEAD}((?:the |my |our )?[a-z]+(?:['’]s)? [a-z]+) (?:starts|begins|is starting|is back)(?: (?:up|again|now))*[:,–-]+ ?((?:every|each) (?:other )?${WEEKDAY} .*)$`,
    ([, what, when]) => `add ${what} to the calendar ${when}`,
  ),
  // "*Heading off for the weekend now.* Are we locked up?"
  says(
    `^(?:(?:right|ok(?:ay)?|so|well)[, ]+)*(?:(?:i|we)(?:['’](?:m|re)| am| are) )?(?:just |all )?(?:heading|nipping|popping|going|off|leaving)(?: (?:off|out|away|up|to bed|to (?:the )?[a-z]+|for (?:the|a|an) [a-z]+|now|soon))*[,;.!–-]+ ?(?=(?:is|are|did|have|has) (?:we|i|the|everything|anything|all)\\b)`,
    () => '',
  ),
  says(' or is (?:it|that) just me(?=[?.!]|$)', () => ''),
  // "*Which day he comes, the plumber?*"
  says(
    `^${LEAD}(which day|what day|what time|when) (?:(?:does |is )?(?:he|she|they|it) (?:comes?|coming|is|was it now|be)(?: (?:again|now))?|(?:is|was) (?:he|she|they|it|that)(?: (?:again|now|then))*),? the ([a-z]+(?: [a-z]+)?)[?]*$`,
    ([, when, what]) => `${when} is the ${what}`,
  ),
  // "*Granda turns eighty on the 19th*, block off the whole day".
  says(
    `^${LEAD}([a-z]+) turns ([a-z0-9]+) (${A_DAY})[,;.]+ ?(?:(?:so|and|please|can you) )*(?:block|put|keep|mark|set) (?:off |out |aside |in )?(?:the whole day|the day|it|that)(?: (?:for it|off|free|in|down))*(?:,? will you|,? please)?${END}`,
    ([, who, , day]) => `add ${who}'s birthday to the calendar ${day}`,
  ),
];

export const OTHER_TURNS_IN_TALK: readonly Rewording[] = [
  // "*Give me full brightness*".
  says(
    `^${LEAD}(?:(?:give|let) (?:me|us)(?: have)? |i want )?(?:the )?full (?:brightness|blast|whack|beam|power|volume)${END}`,
    () => 'make it 100 percent',
  ),
  // "*The way it was before*".
  says(
    `^(?:(?:good grief|no+|oh|ah|och|blimey|sorry|actually)[,. ]+)*(?:(?:put|have|make|set) (?:it|them|that) )?(?:back )?(?:to )?(?:the way|how|like|as) (?:it|they|that) (?:was|were)(?: before| a minute ago| earlier)?${END}`,
    () => 'put it back how it was',
  ),
  // "The *early one*, *I'm not going running after all*".
  says(
    `^(the [a-z]+ one)[,.;–-]+ ?(?:i|we|he|she|they)(?:['’][a-z]+| am| are| is)? [^,;.]*${END}`,
    ([, one]) => one,
  ),
  // "*Put them back on*".
  says(
    `^${LEAD}put (?:it|them|that|those) back on(?: (?:there|again|the list|it))*${END}`,
    () => 'undo that',
  ),
  // "What have those potatoes *got left*".
  says(
    `^${LEAD}(?:what|how (?:long|much))(?:['’]ve|['’]s| have| has)? (?:have |has )?(?:the|those|that|these|my|our) ([a-z]+(?: (?!(?:got|have|has)\\b)[a-z]+)?)(?: have| has)? (?:got )?(?:left|to go)(?: (?:on|now))*[?]*$`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
  // "*Another five minutes on top*".
  says(
    `^${LEAD}(?:another|a further|an extra|add|add another) (${LENGTH}|${NUMBER}) (?:on top|on it|on that|to it|to that|more|extra)${END}`,
    ([, length = '']) => `add ${length} to it`,
  ),
  // "*Hold it there a sec*".
  says(
    `^${LEAD}(?:hold|pause|stop|freeze) (?:it|that) (?:there|right there|where it is)(?: (?:for )?(?:a|one) (?:sec|second|minute|moment|bit|mo))?(?:,? [a-z' ]+)?${END}`,
    () => 'pause it',
  ),
  // "*The sitting room's*", in answer to which.
  says(
    `^${LEAD}(the (?!(?:one|other)\\b)[a-z]+(?: room)?)['’]s(?: one)?${END}`,
    ([, place]) => `the one in ${place}`,
  ),
];
