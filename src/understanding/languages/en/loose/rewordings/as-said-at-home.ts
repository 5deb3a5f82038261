import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What families say of their house in words of their own, in the words that the services know. */

const THING = '((?:the|my|our|that) [a-z]+(?: [a-z]+){0,3}?)';
const LIGHT =
  '(?:lights?|lamps?|bulbs?|pendant|spotlight|spot|backlight|strip|one|ones|bedside|nightlight|night light)';
const COLOUR =
  '(?:red|green|blue|purple|pink|orange|yellow|violet|turquoise|white|warm white|cool white|amber|gold|teal|magenta|lilac)';
const TENS = '(?:fifteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]five)?)';
const FEAST =
  "(?:halloween|hallowe['’]en|christmas|xmas|easter|valentine['’]?s(?: day)?|new year(?:['’]?s(?: eve| day)?)?|bonfire night|diwali|hanukkah|thanksgiving|st\\.? patrick['’]?s(?: day)?|pancake day)";
const DOING = '(?:turn|switch|put|shut|close|lock|knock|kill|get|pop|open|stop|pause|mute|dim)';
/** "If I did", "if it is": whether it is as was asked. */
const IF_SO =
  "(?:if (?:so|yes|(?:i|we|he|she|they|it|that|you|anyone|somebody|someone)(?:['’]ve|['’]s| did| have| has| had| is| was| are| do| does)(?: so| indeed| left (?:it|them))?))";
const ROOM = '(?:the|my|our) [a-z]+(?: room)?';
const CLEAN = '(?:vacuum|hoover|mop|sweep|clean|(?:give|do) (?=.*\\b(?:hoover|vacuum|clean|sweep|mop)\\b))';
const PLACE = '((?: (?:in|on|at|by) (?:the|my|our) [a-z]+(?: room)?| in here| out here| here)?)';

/** What it is turned into that is not to be so: "not so dark" is brighter. */
const OTHER_WAY: Readonly<Record<string, string>> = {
  dark: 'brighter',
  dim: 'brighter',
  gloomy: 'brighter',
  bright: 'dimmer',
  loud: 'quieter',
  noisy: 'quieter',
  quiet: 'louder',
  hot: 'cooler',
  warm: 'cooler',
  cold: 'warmer',
  chilly: 'warmer',
  cool: 'warmer',
};

const CLOSED: Readonly<Record<string, string>> = { down: 'closed', up: 'open', shut: 'closed' };

/** What is left on or open, and what puts an end to it. */
const END_OF: Readonly<Record<string, string>> = {
  on: 'turn off',
  running: 'turn off',
  open: 'close',
  unlocked: 'lock',
};

export const AT_HOME_FIRST: readonly Rewording[] = [
  // "Make the porch orange *for Halloween*": why, and not when. What is noted or rung for a feast is of its day.
  says(
    `(?<=^${LEAD}(?:make|turn|set|have|paint|light(?: up)?|do|colou?r|change|give)\\b[^,.;]*\\b${COLOUR}(?: lights?)?) (?:for|because it['’]?s|since it['’]?s|as it['’]?s) ${FEAST}(?=[,.!]|$| and\\b)`,
    () => '',
  ),
  // "Make it not so dark."
  says(
    `\\b(?:make|get|have) (it|that|things?|everything)( in here| out here| here)? (?:a (?:bit|little|touch|tad) )?(?:not (?:so|as|quite so|quite as|that|too)|less|a (?:bit|little) less) (${Object.keys(OTHER_WAY).join('|')})${PLACE}`,
    ([, it, where = '', how = '', place = '']) =>
      `make ${/^(?:it|that)$/i.test(it!) ? it : 'it'} ${OTHER_WAY[how.toLowerCase()]}${where}${place}`,
  ),
  says(
    `(?<=[,.;!] )(?:not (?:so|as|quite so) |less )(${Object.keys(OTHER_WAY).join('|')})${PLACE}${END}`,
    ([, how = '', place = '']) => `make it ${OTHER_WAY[how.toLowerCase()]}${place}`,
  ),
  // "Get me a light on in the study."
  says(
    `\\b(?:get|put|have|stick|pop|give|find|leave|bung|flick) (?:me |us |her |him |them )?(?:a|some|any|another) (?:bit of )?(lights?|lamp)(?: going| switched)? on(?= (?:in|on|at|over|by|for) | please|[,.!]|$)`,
    ([, what = '']) => `turn on the ${what.toLowerCase()}`,
  ),
  // "Did I leave the pump running? *If I did* switch it off."
  says(
    `^${LEAD}(?:did|have|has) (?:i|we|anyone|anybody|someone|somebody|you|he|she|they) (?:leave|left|gone and left|forgotten and left) ${THING} (on|open|unlocked|running|up|down)(?: again| in there)? ?(?:\\?+|[,;.]| -)+ ?(?:and |then |well |cos |because )*${IF_SO},? (?:then |just |please |can you |could you |would you )*(?=${DOING} )`,
    ([, thing, how = '']) => `is ${thing} ${/^running$/i.test(how) ? 'on' : how}? if so `,
  ),
  says(
    `^${LEAD}(?:did|have|has) (?:i|we|anyone|anybody|someone|somebody|you|he|she|they) (?:leave|left) ${THING} (on|open|unlocked|running|up|down)(?: again)? ?(?:\\?+|[,;.]| -)+ ?(?:and |then |please |can you |could you )*(${DOING} [^,.?]*?),? ${IF_SO}${END}`,
    ([, thing, how = '', order]) => `is ${thing} ${/^running$/i.test(how) ? 'on' : how}? if so ${order}`,
  ),
  says(
    `^${LEAD}(is|are) ${THING} (on|open|unlocked|running|up|down|closed|shut|locked)(?: still| again)? ?(?:\\?+|[,;.]| -)+ ?(?:and |then |please |can you |could you )*(${DOING} [^,.?]*?),? (?!if not)${IF_SO}${END}`,
    ([, be, thing, how, order]) => `${be} ${thing} ${how}? if so ${order}`,
  ),
  says(
    `(?<=^${LEAD}(?:is|are) ${THING} (?:on|open|unlocked|running|up|down|closed|shut|locked)(?: still| again)? ?(?:\\?|,|;|\\.| -)+ ?)(?:and |then |well )*(?!if (?:so|not)\\b)${IF_SO},? (?:then |just |please )*(?=${DOING} )`,
    () => 'if so ',
  ),
  // "The air con on *cold*, nineteen should do it."
  says(
    '\\b((?:the )?(?:ac|a/c|air ?con|air conditioning|air conditioner|aircon)(?: going)?(?: on| to| onto)?) (?:full )?(?:cold|cooling|chill|freezing)\\b(?! air)',
    ([, ac]) => `${ac} cool`,
  ),
  says(
    `,? (?:about |around |say )?(\\d{2}|${TENS}|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four|six))?)( degrees| percent)? (?:should|will|would|ought to|['’]ll) (?:do(?: it| nicely| me| us)?|be (?:fine|enough|plenty|perfect|good|lovely|about right|nice))${END}`,
    ([, value, unit = '']) => `, ${value}${unit}`,
  ),
  // "Purple suits me better", "I'd prefer fifty".
  says(
    `^(?:(?:hmm+|oh|no+|nah|ah|actually|well|you know what|ooh|er+|um+|maybe|perhaps|on second thoughts?|i think|i reckon|and|but)[,.! ]+)*(?:(?:i|we)(?:['’]d| would| do)? (?:prefer|rather have|rather|sooner have|fancy|quite fancy|like|think i prefer|think i['’]d prefer|think i like))(?: (?:it|that|them) (?:in|at|on|to be))? (${COLOUR}|${TENS}(?: percent)?)(?: (?:more|better|instead|rather|please|i think|actually))*[.!]*$`,
    ([, value]) => `make it ${value}`,
  ),
  says(
    `^(?:(?:hmm+|oh|no+|nah|ah|actually|well|you know what|ooh|er+|um+|maybe|perhaps|on second thoughts?|i think|i reckon|and|but)[,.! ]+)*(${COLOUR}|${TENS}(?: percent)?) (?:(?:would|might|will|['’]d) )?(?:suits?|looks?|works?|is|be|goes|feels?|fits?)(?: (?:me|us|him|her|it|this|the room|in here|with [a-z ]+))? (?:(?:much|a lot|a bit|way|far) )?(?:better|nicer|best|prettier|cosier|cozier|more (?:like|of) [a-z ]+|more my thing|more [a-z]+(?: [a-z ]+)?)(?: (?:i think|in here|actually|for me))*[.!]*$`,
    ([, value]) => `make it ${value}`,
  ),
  // "On second thoughts have them like they were before."
  says(
    "^(?:(?:on second thoughts?|come to think of it|thinking about it|you know what|actually|hmm+|oh|no+|nah|well|sorry)[,.! ]+)+(?:(?:can|could|please|just|let['’]?s) (?:you |we )?)*(?:have|put|leave|make|set|get|turn) (?:it|them|that|those|everything|the lot)(?: all| both)?(?: back)? (?:to )?(?:like|as|how|the way) (?:it|they) (?:was|were|had been)(?: before| earlier| to (?:start|begin) with| originally| just now| a minute ago)*(?: please)?[.!]*$",
    () => 'put it like before',
  ),
  // "And the garage is down?": asked by how it sounds.
  says(
    `^(?:(?:and|so|ok(?:ay)?|oh|right|then|but)[, ]+)+((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?:['’]s| is| are|['’]re) (on|off|open|closed|shut|locked|unlocked|down|up|running|armed|playing)(?: too| as well| now| already| yet)?,? ?\\?+$`,
    ([, thing = '', how = '']) =>
      `${/[^s]s$/i.test(thing) ? 'are' : 'is'} ${/garage$/i.test(thing) && /^(?:down|up|open|closed|shut)$/i.test(how) ? `${thing} door` : thing} ${CLOSED[how.toLowerCase()] ?? how}?`,
  ),
  // "Lamp and telly off in here."
  says(
    `^(${LEAD}(?:turn |switch |put )?(?:the |my )?[a-z]+ and (?:the |my )?(?:[a-z]+ )?[a-z]*[^s ] (?:on|off)) in here${END}`,
    ([, wish = '']) => (/\b(?:all|both|every|everything|lights)\b/i.test(wish) ? undefined : wish),
  ),
  // "What's it like outside, cold?"
  says(
    "^((?:(?:and|so|ok|hey|hi)[, ]+)*(?:what(?:['’]s| is) (?:it|the weather)(?: going to be| gonna be)? (?:like|doing)|how(?:['’]s| is) (?:it|the weather)(?: looking)?)(?: outside| out(?: there)?| today| tomorrow| this (?:morning|afternoon|evening)| tonight| now)*)[,;?]+ ?(?:is it )?(?:still |very |really |all )?(?:cold|warm|hot|wet|nice|raining|chilly|freezing|rainy|sunny|windy|icy|dry|miserable|grim|foggy|snowing)(?: or (?:not|what|[a-z]+))?[?.!]*$",
    ([, asked]) => asked,
  ),
  // "Heard a noise, *is there somebody in the garage?*": a question is asked behind what was noticed.
  says(
    "^(?:(?:oh|hey|um+|er+|so|hmm+|wait|listen)[, ]+)*(?:i|we)(?:['’]ve| have)?(?: just| only)? (?:heard|hear|saw|noticed|thought (?:i|we) (?:heard|saw)|can hear|keep hearing|smelt|smelled)(?: (?!(?:the|my|our) [a-z]+ (?:on|off)\\b)[a-z'’]+){1,7}[,;.!]+ ?(?:and |so )?(?=(?:is|are) (?:there|any|some)|did (?:any|some)|has (?:any|some)|who(?:['’]s| is)|(?:is|are) (?:the|my|our)\\b)",
    () => '',
  ),
  // "Shut the blind and once *it's down* …": a blind that is down is closed.
  says(
    "(?<=\\b(?:blinds?|curtains?|shutters?|shades?|door)\\b.*\\b(?:once|when|after|as soon as|soon as) )(it|that|they)(?:['’]s| is|['’]re| are)(?: all| fully| right| gone)* (down|up|shut)\\b(?=,? [a-z])",
    ([, it = '', how = '']) => `${it} ${/^they$/i.test(it) ? 'are' : 'is'} ${CLOSED[how.toLowerCase()]}`,
  ),
  // "The bedside lamp on at *twenty*": how bright; an hour in words ends at twelve.
  says(
    `(?<=\\b${LIGHT}(?: on| down| up)?) (?:on )?at (${TENS})(?! ?(?:percent|%|past|to|o['’]?clock|minutes|hours|hundred|one|two|three|four|six|seven|eight|nine|:))(?=[,.!]|$| (?:please|and|then|for|so|now|in)\\b)`,
    ([, value]) => ` at ${value} percent`,
  ),
  // "Who was it that wanted the backlight on?"
  says(
    `^${LEAD}who(?:['’]s it| was it| is it|ever)? ?(?:that |who )?(?:wanted|asked for|asked to have|had) (the [a-z]+(?: [a-z]+){0,2}?)(?: (on|off|open|closed|shut|up|down))?(?: then| just now| earlier)?[?.!]*$`,
    ([, thing, how = 'on']) =>
      /^(?:on|off)$/i.test(how)
        ? `who turned ${how.toLowerCase()} ${thing}`
        : `who ${/^(?:open|up)$/i.test(how) ? 'opened' : 'closed'} ${thing}`,
  ),
  says(`^${LEAD}who was it (?:that |who )?(?=[a-z]+(?:ed|t)? )`, () => 'who '),
  // "*Call* the morning one *off*".
  says(
    `(?<=^|[,;.–-] |\\b(?:and|so|then|please) )call ((?:the|my|our|that|this|today['’]s|tonight['’]s|tomorrow['’]s) [a-z' ]+?) off(?=${END})`,
    ([, what]) => `call off ${what}`,
  ),
  // "*What have you done for me just now?*"
  says(
    `^${LEAD}what (?:have you|did you|['’]?ve you) (?:just )?(?:done|do|changed?|switched)(?: for (?:me|us))?(?: just| right)? (?:now|then)${END}`,
    () => 'what did you just do',
  ),
  // "Is anything *lit up out* in the garden?"
  says(
    /(?<=^(?:(?:and|so|but)[, ]+)*(?:is|are|have we|has|what(?:['’]s| is)) .*)\blit up(?: out)?(?= (?:in|on|at|outside|out)\b|[?.! ]*$)/,
    'lit',
  ),
  // "Tell me what you changed just then."
  says(
    `^${LEAD}(?:(?:tell|remind) (?:me|us)|say|let me know|what was it|(?:i|we)(?:['’]d)? (?:want|like|need) to know) (?:again )?(?:what )?(?:exactly )?(?:you|you['’]ve|have you)(?: have| did)?(?: just)? (?:changed?|did|done|do|altered|switched|touched)(?: just| right)?(?: then| now| there| before)?${END}`,
    () => 'what did you just do',
  ),
  says(
    '\\b(the|my|that) one (?:behind|back of|on the back of) (?:the|our) (?:tv|telly|television)\\b',
    ([, the]) => `${the} tv backlight`,
  ),
  // "The telly off and the lamp *down low*."
  says(
    `(?<=\\b(?:and|,|then|put|set|turn|get|have|bring)) ((?:the|my|our) (?:[a-z]+ ){0,3}?${LIGHT}) (?:(?:turned |right |nice and )*down|on|to)? ?(?:nice and |really |quite |very )?low(?=[,.!]|$| please\\b| and\\b)`,
    ([, thing]) => ` ${thing} to 15 percent`,
  ),
  // "Film's about to start, …": what is about to be.
  says(
    "^(?:(?:right|ok(?:ay)?|so|oh|hey|quick)[, ]+)*(?:(?:the|my|our|his|her|this) )?(?!(?:if|when|once)\\b)[a-z]+(?:['’]s|['’]re|['’]m| is| are| am) (?:just )?(?:about to|on the point of|going to|gonna|starting to|trying to|off to) [a-z]+(?: [a-z]+){0,3}?[,.;!–-]+ ?(?:so |and )?(?=(?:can you |could you |please )?(?:turn|switch|put|knock|kill|shut|get|pop|dim|close|lower|open|lock|mute|pause|stick|make|set) )",
    () => '',
  ),
  // "And warmer, it's like a fridge *with that white light*": of the light, and not of the room.
  says(
    '^(?:(?:and|but|no|oh|hmm+)[, ]+)*(?:(?:make it |have it )?(?:a (?:bit|little|touch|tad) |bit |slightly |much |way )?(?:(warmer|softer|cosier|cozier|more yellow|yellower|less (?:white|blue|cold|harsh|stark|clinical))|(cooler|colder|whiter|crisper|less (?:yellow|orange)))) ?(?:please)?(?:[,;.!–-]+ ?.*\\b(?:lights?|lamps?|bulbs?|glow|white|blue|bluish|yellow|orange|stark|harsh|clinical|hospital|dentist|operating)\\b[^.!]*)[.!]*$',
    ([, warm]) => (warm === undefined ? 'make it cool white' : 'make it warm white'),
  ),
  says(
    `^(?:(?:and|but|no|oh|hmm+|bit|a (?:bit|little|touch))[, ]+)*(?:less|not (?:so|as)) (white|blue|bluish|harsh|stark|clinical|yellow|orange)${END}`,
    ([, how = '']) => (/^[yo]/i.test(how) ? 'make it cool white' : 'make it warm white'),
  ),
  // "Someone's left the porch light on, *can you get it*".
  says(
    `^${LEAD}(?:i think |i reckon |looks like )?(?:someone|somebody|i|we|they|he|she|mum|dad|the kids|one of you|whoever|[a-z]+)(?:['’]s|['’]ve| has| have)? (?:gone and )?left ${THING} (on|open|unlocked|running)(?: again| all night| all day)?[,;.!?–-]+ ?(?:(?:and|so|please|can you|could you|would you|will you|just) )*(?:get|sort|see to|deal with|handle|fix|take care of) (?:it|that)(?: out)?${END}`,
    ([, thing, how = '']) => `${END_OF[how.toLowerCase()]} ${thing}`,
  ),
  // "Everything locked?": asked by how it sounds.
  says(
    `^(?:(?:and|so|ok(?:ay)?|right)[, ]+)*(everything|all (?:of )?(?:the )?(?:doors|lights|windows|lamps|blinds|curtains))(?: all)? (locked|shut|closed|off|out|on|open|switched off)(?: up)?( downstairs| upstairs| outside| in (?:the|here)(?: [a-z]+)?)? ?\\?+$`,
    ([, what = '', how = '', where = '']) =>
      `${/^everything/i.test(what) ? 'is' : 'are'} ${what} ${/^(?:out|switched off)$/i.test(how) ? 'off' : how}${where}?`,
  ),
  // "Turn it off and on again."
  says(
    `^(${LEAD})(?:turn|switch|power|flick) ((?:the|my|our|that) [a-z]+(?: [a-z]+){0,3}?) off(?: and|,? then|, and then)+ (?:back )?on(?: again)?${END}`,
    ([, lead = '', thing]) => `${lead}turn off ${thing} and then turn on ${thing}`,
  ),
  // "Brighter over the counter", "light over the island".
  says(
    `^(?:(?:make it|a bit|bit|a little) )*(brighter|dimmer|darker) (?:over|above|by|at|on|round|around) the ([a-z]+)${END}`,
    ([, how, where]) => `make the ${where} light ${how}`,
  ),
  says(
    `^(?:some |a bit of |more |the |a )?light (?:on )?(?:over|above|by) the ([a-z]+)${END}`,
    ([, where]) => `turn on the ${where} light`,
  ),
  says(
    '(?<=\\b(?:up|down) )(?:by )?(?:a (?:couple|few)|two or three)(?: of)? (?:notches|clicks|steps|bars)\\b',
    () => 'a bit',
  ),
  says(
    `(?<=\\bthat (?:fan|light|lamp|pump|telly|tv|radio|music|speaker|thing|noise)\\b[^,.;]*[,.;] ?)(?:kill|knock off|shut off|cut) (?:it|that)${END}`,
    () => 'turn it off',
  ),
  says(
    "\\bonce (i|we)(?:['’]ve| have|['’]m| are|['’]re| am)? (?:gone|left|out|gone out|headed out|on (?:my|our) way)\\b(?! (?:of|the))",
    ([, who]) => `when ${who} leave`,
  ),
  says(
    `^(${LEAD})play (?:something|anything|whatever)(?: nice| good| you like| fun| relaxing)?(?=$|[,.!]| (?:in|on) )`,
    ([, lead = '']) => `${lead}play music`,
  ),
  // "Lock up *after us*".
  says(
    '\\block up (?:after|behind) (?:us|me|them|him|her|you)\\b|\\block up (?:for the night|tight|properly)\\b',
    () => 'lock up',
  ),
  // "The baby's asleep *so* turn the telly down".
  says(
    `^(?:(?:the|my|our|his|her) )?(?!(?:if|when|once|it|that|this|what|where|there)\\b)[a-z]+(?:['’]s|['’]re|['’]m| is| are| am) (?:just |still |all |already |fast |on (?:a|the) |in (?:a|the) )*[a-z]+,? so (?:can you |could you |please )*(?=${DOING} )(?!\\w+ (?:that|the) (?:timer|one)\\b)`,
    () => '',
  ),
  says(
    `(?<=^|[,;.] )(?:the |all the )?(lights?|lamps?) (?:down |on |to )?(?:nice and |really |quite |very )?low${END}`,
    ([, what]) => `set the ${what} to 20 percent`,
  ),
  // "Counter lights sixty and island thirty."
  says(
    `^(${LEAD}(?:set |put )?)((?:the )?(?:[a-z]+ ){0,3}?[a-z]+) (?:to |at )?(${TENS}) and ((?:the )?(?:[a-z]+ ){0,3}?[a-z]+) (?:to |at )?(${TENS})${END}`,
    ([, lead = '', one, high, other, low]) =>
      `${lead}${one} to ${high} percent and ${other} to ${low} percent`,
  ),
  // "All off apart from the telly."
  says(
    '^(?:it )?(?:all|everything) (off|out) (?:apart from|except(?: for)?|but(?: not| for)?|bar|save) ',
    () => 'turn everything off in here except ',
  ),
  // "Set it to nineteen in here", "warm it up in here".
  says(
    `^(?:(?:can|could) you )?(?:set|make|get|put|have) it (?:to |at |up to |down to )?(\\d\\d|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four))?)(?: degrees)? in (here|(?:the|my|our) [a-z]+(?: room)?)${END}`,
    ([, value, room]) => `${value} degrees in ${room}`,
  ),
  says(
    `^${LEAD}(warm|heat|cool) (?:it|things|the place|this place) (?:up |down )?(?:(?:a (?:bit|little|touch)|slightly) )?in (here|(?:the|my|our) [a-z]+(?: room)?)(?: a (?:bit|little|touch))?${END}`,
    ([, how = '', room]) => `make it ${/^cool$/i.test(how) ? 'cooler' : 'warmer'} in ${room}`,
  ),
  // "It's nippy, *up a degree*": the warmth is meant.
  says(
    `^(?:(?:oh|brr+|ooh|blimey)[,.! ]+)*(?:it(?:['’]s| is)|i(?:['’]m| am)|we(?:['’]re| are)) (?:a (?:bit|little|touch) |so |really |rather |getting |pretty |too )*(?:nippy|chilly|cold|freezing|parky|cool|hot|boiling|warm|roasting|baking|sweltering)(?: in here)?[,;.!–-]+ ?(?:so |can you |could you |please |put it |turn it |knock it |bump it |nudge it )*(up|down) (a|one|two|three|\\d|half a|a couple of) ?(?:degrees?)?${END}`,
    ([, way, by = '']) =>
      `turn ${way} the heating by ${/^a$/i.test(by) ? '1' : /couple/i.test(by) ? '2' : by} degrees`,
  ),
  // "Has anyone been in the garage?"
  says(
    `^${LEAD}(?:has|have|was) (?:anyone|anybody|someone|somebody|there anyone|there anybody) (?:been )?in (${ROOM})(?: (today|since [a-z ]+|this (?:morning|afternoon|evening)|yesterday|last night|lately|recently))?\\??$`,
    ([, room, since = 'today']) =>
      `was there motion in ${room} ${/^(?:lately|recently)$/i.test(since) ? 'today' : since}`,
  ),
  // "Sam's got milk on the way home, *cross that off*": that, and nothing else of the list.
  says(
    "^(?:(?:oh|ok(?:ay)?|right|actually|good news)[,. ]+)*(?:i|we|he|she|they|mum|dad|gran|someone|somebody|[a-z]+)(?:['’]s|['’]ve| has| have)? (?:already |just |now )*(?:got|bought|picked up|grabbed|fetched|found) (?:(?:some|the|us|more|a|enough|loads of|plenty of) )*([a-z]+(?: [a-z]+)??)(?:,? (?:already|at home|in|left|now|today|this morning|at the shops?|from (?:the |next )?[a-z]+|on (?:the|her|his|my|their|our) way(?: (?:home|back|in|over))?))*[,.;!–-]+ ?(?:so |and )?(?:(?:please|you can|can you|could you|just) )*(?:remove|take|cross|scratch|delete|drop|strike|lose|tick|knock|get rid of) (?:it|them|that|those|that one) ?(?:off|out|away)?(?: (?:it|the list|there))?(?: (?:then|now|please))*[.!]*$",
    ([, thing]) => `take ${thing} off the list`,
  ),
  // "Make it Saturdays *at eight*": behind a day it is an hour, and no brightness.
  says(
    `(?<=^(?:(?:no|oh|and|but|actually|sorry|well|please|can you|could you)[,. ]+)*(?:make|move|change|do|have|set|put) (?:it|that) (?:to |for )?(?:(?:on|every|each|just|only) )*(?:(?:weekdays?|weekends?|the weekend|week days?|every day|daily|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: and | or |, )?)+ at )(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?= (?:instead|please|then)|[,.!]|$)`,
    ([, hour]) => `${hour} o'clock`,
  ),
  // "Coffee's made, knock *the machine* off."
  says(
    '(?<=\\bcoffee\\b[^.?]*[,.;] ?.*\\b)(the|that) (?:machine|maker|thing|pot)\\b',
    ([, the]) => `${the} coffee maker`,
  ),
  says(
    "^(?:(?:right|ok(?:ay)?|so|oh)[, ]+)*(?:my |the |our )?(?:coffee|tea|dinner|supper|lunch|breakfast|washing up|baking|cooking|film|movie|match|show|programme|laundry)(?:['’]s| is| has)?(?: all| been| now| just)? (?:made|done|ready|brewed|finished|poured|over|ended|cooked|in the mug|drunk)(?: now)?[,.;!–-]+ ?(?:so |and )?(?:(?:you|we) can )?(?=(?:turn|switch|put|knock|kill|shut|get|pop) )",
    () => '',
  ),
  says(
    '(?<=^|, |; |\\band |\\bthen )(?:the )?coffee (on|off)(?=,|\\.|!|$| please| and\\b| then\\b)',
    ([, way]) => `turn ${way} the coffee maker`,
  ),
  // "There's nobody in the garage": it is told of the room, and denies nothing of the wish.
  says(
    `(?<=^(?:(?:right|ok(?:ay)?|so|oh|hey)[, ]+)*)(?:there(?:['’]s| is)n?(?:['’]?t)? (?:nobody|no[ -]?one|not a soul|not anyone|anyone|anybody)(?: left)? (?:in|at|using)|(?:nobody|no[ -]?one)(?:['’]s| is) (?:in|using|left in)) (${ROOM})(?: (?:now|any ?more|at the moment))*(?=[,.;!])`,
    ([, room]) => `${room} is empty`,
  ),
  says(
    `(?<=(?:^|[,;.] )${ROOM} is empty[,;.] ?)(?:so |and )?(?:(?:you|we) can |please )*(?:knock|turn|switch|put|shut) (?:that|the|its) (light|lights|lamp)(?: in there)? (off|on)(?: in there)?`,
    ([, what, way]) => `turn ${way} the ${what}`,
  ),
  says(
    `(?<=(?:^|[,;.] )${ROOM} is empty[,;.] ?)(?:so |and )?(?:(?:you|we) can |please )*(?:knock|turn|switch|put|shut) (off|out) (?:that|the|its) (light|lights|lamp)`,
    ([, way, what]) => `turn ${way} the ${what}`,
  ),
  // "Hoover the hall and the study, *leave the kitchen though*": where it is not sent it does not go.
  says(
    `(?<=^${LEAD}${CLEAN}\\b[^,;.]*),? (?:but |and )?(?:leave|skip|not|miss(?: out)?|leave out|don['’]?t do) (?:${ROOM})(?: (?:out|alone|be|for now|though|please|as it is))*(?:,? (?:because |cos |as )?(?:i|we|he|she|it)(?:['’]ve|['’]s| have| has|['’]d)? (?:only |just |already )*[a-z]+(?: [a-z]+){0,3})?[.!]*$`,
    () => '',
  ),
  says(
    `(?<=^${LEAD}${CLEAN}\\b[^,;.]*), (?:because |cos |as )?(?:i|we)(?:['’]ve| have)? (?:only |just |already )+(?:mopped|cleaned|done|washed|swept|hoovered)(?: [a-z]+){0,3}[.!]*$`,
    () => '',
  ),
  // "The lamp *bye* the bed".
  says(
    `(?<=\\b${LIGHT} )(?:bye|buy) (?=(?:the|my|our) (?:bed|door|window|sofa|couch|tv|telly|desk|sink|stairs|mirror|wall|fire|fireplace|table)\\b)`,
    () => 'by ',
  ),
  // "Email Sam that dinner is ready."
  says(
    `(?<=^|[,;] |\\band |\\bthen |\\bplease |\\byou )(?:e-?mail|mail|drop an? e?-?mail to) ((?!(?:me|us|it|that|this|the|my|our|them)\\b)[a-z]+) (?:that|saying|to say(?: that)?|and (?:say|tell (?:him|her|them))(?: that)?|to tell (?:him|her|them)(?: that)?) (?=[a-z])`,
    ([, who]) => `send ${who} an email saying `,
  ),
];
