import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { NUMBER } from '../times-said.ts';

/** How people ask at home whether all is shut and off, how warm it is, who did it and what has happened, in words that no phrase has. */

const AWAY =
  '(?:when|while) (?:i|we) (?:was|were) (?:out|away|gone|at work|at school|in town|asleep|not here|not in)';
const THING = '((?:the|my|our|that) [a-z]+(?: [a-z]+)?)';
const SHUT = '(on|off|open|shut|closed|locked|unlocked|up|down)';
/** How what is so comes to its end. */
const UNTIL: Readonly<Record<string, string>> = {
  on: 'go off',
  off: 'come on',
  open: 'close',
  shut: 'open',
  closed: 'open',
};
const lastsUntil = (thing: string): readonly Rewording[] => [
  says(
    `^${LEAD}how (?:long|much longer) (?:will|does|is|are) (${thing})(?: (?:going to|gonna|meant to|set to))? (?:stay|be|keep|remain) (on|off|open|shut|closed)(?: for)?[?.!]*$`,
    ([, what, state = '']) => `when will ${what} ${UNTIL[state.toLowerCase()]}`,
  ),
  says(
    `^${LEAD}(?:how (?:long|much longer) (?:is|are) (${thing}) (on|off|open|shut|closed) for|(?:until|till) when (?:is|are|will) (${thing})(?: (?:stay|be))? (on|off|open|shut|closed))[?.!]*$`,
    ([, one, so, what = one, state = so ?? '']) => `when will ${what} ${UNTIL[state.toLowerCase()]}`,
  ),
];
/** What somebody did, as a record tells it. */
const DID: Readonly<Record<string, string>> = {
  shut: 'closed',
  closed: 'closed',
  opened: 'opened',
  locked: 'locked',
  unlocked: 'unlocked',
  'turned on': 'turned on',
  'turned off': 'turned off',
  'put on': 'turned on',
  'put off': 'turned off',
  'switched on': 'turned on',
  'switched off': 'turned off',
};

export const ASKED_FIRST: readonly Rewording[] = [
  // "*What's on at the moment*": what runs in the house, and nothing of the calendar.
  says(
    `^${LEAD}what(?:['’]?s| is| all is) (?:all )?(?:switched |turned )?on (?:right now|just now|now|at the moment|at present|currently)${END}`,
    () => 'what is still on',
  ),
  // "*Is it warm enough in here* for the baby": how warm it is here.
  says(
    `^${LEAD}is it (warm|cold|cool|hot) enough(?: in here| for (?:[a-z]+|(?:the|my|our) [a-z]+)(?= in here)){1,2}(?: for (?:[a-z]+|(?:the|my|our) [a-z]+))?(?: now)?[?.!]*$`,
    ([, warm]) => `is it ${warm} in here`,
  ),
  // "*Everything off, is it*": asked, and nothing is turned off.
  says(
    `^${LEAD}(everything|all the lights|${THING.slice(1, -1)}) (?:all )?${SHUT},? (?:is it|are they|isn['’]t it|aren['’]t they)[?.]*$`,
    ([, thing = '', state]) => `${/s$/i.test(thing) ? 'are' : 'is'} ${thing} ${state}`,
  ),
  // "Is the back door locked *or am I imagining it*", "are all the lights out or is there one still going".
  says(
    '(?<=^(?:is|are|did|has|have) .*)(?:,)? or (?:am i (?:imagining|dreaming|seeing|wrong|mad|hearing)[a-z ]*|is there (?:one|any|some|something|a light)(?: still)? (?:going|on|open|lit|left)|did i (?:dream|imagine) (?:it|that)|what)(?=[?.]*$)',
    () => '',
  ),
  // "*Did somebody leave a light burning* somewhere", "did Mia leave the telly on".
  says(
    `^${LEAD}(?:did|has|have) [a-z]+ (?:leave|left) (?:a|any|one|some)(?: of the)? (?:light|lights|lamp)(?: (?:burning|on|going|lit))(?: (?:somewhere|anywhere|upstairs|downstairs))?[?.]*$`,
    () => 'are any lights on',
  ),
  says(
    `^${LEAD}(?:did|has|have) [a-z]+ (?:leave|left|forget|forgotten) ((?:the|my|our) (?!lights?\\b)[a-z]+(?: [a-z]+)?) (on|running)[?.]*$`,
    ([, thing, state = '']) => `is ${thing} ${state.replace(/^running$/i, 'on')}`,
  ),
  // "Before I go out, *is there something I forgot to switch off*".
  says(
    `^${LEAD}(?:before (?:i|we) (?:go|leave|head)[a-z ]*, ?)?(?:is|was) there (?:something|anything) (?:that )?(?:i|we) (?:forgot|left|have forgotten|['’]ve forgotten)(?: (?:to (?:switch|turn) off|on))?[?.]*$`,
    () => 'is anything left on',
  ),
  says(
    `^${LEAD}(?:do|run|give me|make) a (?:quick )?(?:check|round|tour) of (?:the |all the )?doors and (?:the )?(?:lights|windows)(?: for (?:me|us))?${END}`,
    () => 'is everything locked and is anything left on',
  ),
  says(
    `^${LEAD}(?:are|is) (?:we|it|everything) safe to (?:go to (?:sleep|bed)|go|leave|turn in|head out)(?:,? (?:doors and (?:all|everything)))?[?.]*$`,
    () => 'is everything locked',
  ),
  says(
    `^${LEAD}(?:is|are) (?:nothing|none of the doors) (unlocked|open|on)(?: at all)?[?.]*$`,
    ([, state]) => `is anything ${state === 'on' ? 'left on' : state}`,
  ),
  // "*What temperature have we in* the sitting room", "how many degrees in the garden".
  says(
    `^${LEAD}what temperature (?:have we|do we have|are we|is it|have you)(?: got)? (?:at )?(in|on) `,
    ([, place]) => `what is the temperature ${place} `,
  ),
  says(
    `^${LEAD}how many degrees (?:is it |are there |have we |do we have )?(?:now )?(in|on) ((?:the|my|our) [a-z]+(?: room)?|here)(?: (?:now|just now|at the moment))?,?${END.replace('[.!]', '[?.!]')}`,
    ([, place, room]) => `how warm is it ${place} ${room}`,
  ),
  says(
    `^${LEAD}(?:it )?feels? [a-z]+(?: [a-z]+)? in (here|(?:the|this) [a-z]+(?: room)?), what(?:['’]s| is) it(?: actually| really| at)?[?.]*$`,
    ([, place]) => `how warm is it in ${place}`,
  ),
  says(
    `^${LEAD}has (?:the house|it|the place|the room)(?: (?:in here))? (?:warmed|heated) up(?: (?:yet|enough|at all))?[?.]*$`,
    () => 'how warm is it in here',
  ),
  // "*How come the lamp went off*", "how come the blind has closed".
  says(
    `^${LEAD}how come ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:has |have |just |had )*(?:(?:went|gone|came|come|turned|switched|got turned) (on|off)|(open|clos|lock|unlock)ed)(?: (?:just now|again|by itself))*[?.]*$`,
    ([, thing, state, did = '']) =>
      `why did ${thing} ${state === undefined ? `${did}${/clos/i.test(did) ? 'e' : ''}` : `go ${state}`}`,
  ),
  // "*Was it you that shut* the curtains", "what made the vacuum start", "did anybody touch the thermostat today".
  says(
    `^${LEAD}was it (?:you|sam|me|somebody|someone) (?:that|who) (shut|closed|opened|locked|unlocked|(?:turned|put|switched) (?:on|off)) ((?:the|my|our) [a-z]+(?: [a-z]+)?)[?.]*$`,
    ([, did = '', thing]) => `who ${DID[did.toLowerCase()] ?? did} ${thing}`,
  ),
  says(
    `^${LEAD}what(?: was it)? (?:that )?made (the [a-z]+(?: [a-z]+)?) (start|stop|come on|go off|go on|open|close|shut|turn on|turn off)[?.]*$`,
    ([, thing, did]) => `why did ${thing} ${did}`,
  ),
  says(
    `^${LEAD}(?:what time|when) did ((?:the|my|our) [a-z]+(?: [a-z]+)?) last (open|close|shut)[?.]*$`,
    ([, thing, did = '']) => `when was ${thing} last ${/open/i.test(did) ? 'opened' : 'closed'}`,
  ),
  // "*Were you busy when I was at work*", "anything happen while we were out".
  says(
    `^${LEAD}(?:were you (?:busy|up to much|doing (?:much|anything))|(?:did )?(?:anything|something|much) (?:happen|go on)(?:ed)?|did you do (?:anything|much)|what went on|what happened) ${AWAY}[?.]*$`,
    () => 'what happened today',
  ),
  says(
    `^${LEAD}(?:did|has) the house (?:do|done) (?:anything|something|much)(?: (?:by itself|on its own|automatically))?( today| this (?:morning|afternoon|evening))?[?.]*$`,
    ([, when = ' today']) => `what did you do${when}`,
  ),
  says(
    `^${LEAD}(?:tell (?:me|us) |give (?:me|us) )?(?:everything|all) (?:that )?(?:(?:has )?happened|went on)(?: (?:since|from) (?:lunch|noon|breakfast|this morning|dinner|i left|we left))[?.]*$`,
    () => 'what happened today',
  ),
  says(
    `^${LEAD}(?:give|tell) (?:me|us) the (?:news|latest)(?: (?:of|from|about) the (?:house|home))(?:,? (?:i|we)(?:['’][a-z]+| was| were| have been)? [^,;.]+)?${END}`,
    () => 'what happened today',
  ),
  says(
    `^${LEAD}(?:what|which things?) (?:got|was|were|has been) (?:switched|turned) on (?:and|or) off( today| this (?:morning|afternoon|evening)| last night)?[?.]*$`,
    ([, when = ' today']) => `what happened${when}`,
  ),
  says(
    `^${LEAD}did (?:i|we) miss (?:anything|something|much) (in the last [a-z ]+|today|this (?:morning|afternoon|evening)|last night)[?.]*$`,
    ([, when]) => `what happened ${when}`,
  ),
  says(
    `^${LEAD}what(?:['’]s| is| was) the last thing (?:that )?you (?:changed|switched|turned on|turned off|touched)[?.]*$`,
    () => 'what was the last thing you did',
  ),
  // "*I want to know as soon as* …", "if somebody unlocks the back door *I'd like a message*".
  says(
    `^${LEAD}(?:i|we)(?:['’]d like| want| need| would like|['’]d be happier| would be happier) (?:to (?:know|hear|be told)|hearing(?: it)?|knowing) (?=(?:as soon as|when|whenever|once|if) (?:the|it|somebody|someone|anybody|anyone|everyone|[a-z]+) )`,
    () => 'tell me ',
  ),
  says(
    `^${LEAD}((?:if|when|whenever|as soon as|once) [^,;]+?),? (?:i|we)(?:['’]d like| want| would like| need) (?:a|some) (?:message|note|shout|word|notification|alert)(?: about it)?${END}`,
    ([, when]) => `tell me ${when}`,
  ),
  says(
    `^${LEAD}(?:ping|buzz|message|notify) my phone (?=(?:when|whenever|if|as soon as|once) )`,
    () => 'tell me ',
  ),
  says(
    `^(${LEAD}tell (?:me|us) )(?:the )?next time (the [^,;]+?)(?:,? (?:i|we)(?:['’][a-z]+| am| are| have)? (?:expecting|waiting|getting) [^,;]+)?${END}`,
    ([, tell, what = '']) =>
      `${tell}when ${what.replace(/^the door (?:goes|opens|bell goes)/i, 'the front door opens')}`,
  ),
  says(
    `(?<=^${LEAD}tell me (?:when|whenever|if) .*\\b)is left (open|unlocked|on) (?:for )?(more than |over )?(?=[a-z0-9]+ (?:minutes|hours?))|(?<=^${LEAD}tell me (?:when|whenever|if) [a-z ]*)['’]s left (open|unlocked|on) (?:for )?(more than |over )?(?=[a-z0-9]+ (?:minutes|hours?))`,
    ([, one, more, two, over]) =>
      `${one === undefined ? ' is' : 'is'} ${one ?? two} for ${more ?? over ?? ''}`,
  ),
  says(
    `^${LEAD}(?:it['’]s|it is) (?:very |so |awful |fierce )?humid[^,;.]*, (?:so )?(?:warn|tell|alert) me when it(?:['’]s| is| goes| gets) (over|above|past) ([a-z0-9]+)(?: ?%| percent)(?: (?:inside|in here|in the house))?${END}`,
    ([, over, value]) => `tell me when the humidity is ${over} ${value} percent`,
  ),
  // "*Message Sam, we're out of milk*", "leave a note for Sam that the plumber was here", "shout to everyone that we're leaving".
  says(
    `^${LEAD}(?:message|text|whatsapp) (?!(?:me|us|my|the|him|her|them)\\b)([a-z]+)[,:] ?(?=(?:we|i|the|there|it|he|she|dinner|tea|lunch)(?:['’]| ))`,
    ([, who]) => `tell ${who} that `,
  ),
  says(
    `^${LEAD}(?:drop|send|write) (?!(?:me|us|my|the|him|her|them)\\b)([a-z]+) an? (email|mail)[,:] ?(?=(?:we|i|the|there|it|he|she)(?:['’]| ))`,
    ([, who]) => `send ${who} an email saying `,
  ),
  says(
    `^${LEAD}(?:leave|write|put) (?:a|me a) (?:note|message) for (?!(?:me|us|my|the|him|her|them)\\b)([a-z]+)(?: (?:that|to say|saying)|[,:]) `,
    ([, who]) => `tell ${who} that `,
  ),
  says(
    `^${LEAD}(?:shout|call|yell|say|announce) (?:out )?to (everyone|everybody|the whole house)(?: that|[,:]) `,
    ([, who]) => `tell ${who} that `,
  ),
  says(
    `^${LEAD}give (?!(?:me|us|my|the|him|her|them)\\b)([a-z]+) a (?:call|shout|buzz) (?:on|over|through) the (?:speaker|speakers|intercom)[,:–-]+ ?(?=it['’]s |its |the |dinner|tea|lunch)`,
    ([, who]) => `tell ${who} `,
  ),
  says(
    `^${LEAD}([a-z]+) (?:should|has to|must|needs to) ([a-z]+ [^,;.]+?)[,;.–-]+ ?(?:so )?(?:please )?(?:pass that on|tell (?:him|her) (?:that|so)|let (?:him|her) know)${END}`,
    ([, who, what]) => `tell ${who} to ${what}`,
  ),
  // "*How long will the lamp stay on*", "how long is it on for": when what comes by itself ends it.
  ...lastsUntil(THING.slice(1, -1)),
  // "*What's the warmest room*".
  says(
    `^${LEAD}(?:what|where)(?:['’]s| is) the (warmest|hottest|coldest|coolest|chilliest|dampest) room(?: in the house| at the moment| right now| just now| now)*[?.!]*$`,
    ([, most]) => `which room is the ${most}`,
  ),
  // "*Which rooms have a light on*", "how many things are on in the study".
  says(
    `^${LEAD}(?:which|what|how many) rooms (?:have|have got|still have|got) (?:a |any |the |their )?(?:lights?|lamps?) on[?.!]*$`,
    () => 'which lights are on',
  ),
  says(
    `^${LEAD}how many (?:things|appliances|devices) are (?:still )?on(?= in (?:the|my|our) [a-z]+(?: [a-z]+)?[?.!]*$)`,
    () => 'what is on',
  ),
  // "Who set the heating *to 23*": whoever set it last.
  says(
    `^(${LEAD}who (?:has |just )?(?:set|put|turned|changed|moved|cranked) (?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?: up| down)? (?:to|at) (?:\\d+|${NUMBER})(?: ?(?:degrees|percent|%))?[?.!]*$`,
    ([, who = '']) => who.replace(/ (?:put|cranked|moved|turned) /i, ' set '),
  ),
];

/** Of what was done just before. */
export const ASKED_IN_TALK: readonly Rewording[] = [
  ...lastsUntil('it|they'),
  // "*Who put that light out*", "I was watching that, *who did it*".
  says(
    `^${LEAD}(?:i was [a-z]+ing (?:that|it)[,;.–-]+ ?)?who (?:put|turned|knocked|switched) (?:(?:that|the) [a-z]+ (out|off|on)|(?:it|that) (out|off|on))[?.!]*$`,
    ([, one, two]) => `who turned it ${/on/i.test(one ?? two ?? '') ? 'on' : 'off'}`,
  ),
  says(
    `^${LEAD}i was [a-z]+ing (?:that|it)[,;.–-]+ ?who (?:did|does) (?:it|that)[?.!]*$`,
    () => 'who turned it off',
  ),
];
