import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says, toBe, WHY } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { OTHER_TURNS_IN_TALK } from './in-other-turns.ts';
import { OWN_WAY_IN_TALK } from './own-way-in-talk.ts';

/** Wishes and questions put otherwise: as a reason, as what would be better, with the day told before, or with words that say nothing. */

const THING =
  '((?:the|my|our) (?!(?:one|other|rest|way)\\b)[a-z]+(?: (?!(?:were|was|is|did|on|off|up|down)\\b)[a-z]+){0,3}?)';
const STATE = '(on|off|open|closed|shut|locked|unlocked|up|down)';
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|${WEEKDAY}`;
const WHO = '((?!(?:it|that|this|the|he|she|they|we|i|you|who|what|everyone)\\b)[a-z]+)';
const MUSIC =
  '((?:[a-z]+ )?music|jazz|rock|pop|classical|blues|reggae|folk|disco|soul|radio|tunes|abba|mozart|bach)';

const PARTS =
  '(?:bye(?: bye)?|goodbye|cheerio|ta-ra|see you(?: later| soon| all)?|so long)(?: (?:all|everyone|everybody))?';
const GREETED = `(?:(?:right|ok(?:ay)?|well)[, ]+)*${PARTS}[,.! ]+`;
const GOES_OUT =
  "i(?:['’]m|m| am) (?:off(?: out| to work| to school| to town| shopping)?|leaving|going(?: out)?|heading (?:out|off)|out of here|away|popping out)";

export const PUT_OTHERWISE_FIRST: readonly Rewording[] = [
  // "*Bye, I'm off*": who says so goes out.
  says(`^${GREETED}${GOES_OUT}(?: now| then)?(?:,? ${PARTS})?[.!]*$`, () => "I'm leaving"),
  says(`^${LEAD}${GOES_OUT}(?: now| then)?,? ${PARTS}[.!]*$`, () => "I'm leaving"),
  // "Send Sam a mail*:* don't forget the milk": its text, and no order of its own.
  says(
    `(?<=^${LEAD}(?:(?:send|write|drop) (?:[a-z]+ )?(?:an? |the )?(?:quick )?(?:mail|e?-?mail|message|note|text)(?: to [a-z]+)?|(?:mail|email|message|text) [a-z]+)) ?(?::|–|-) ?(?=[a-z])`,
    () => ' saying ',
  ),
  // "*A full hour*".
  says(
    '\\ba (?:full|whole|solid|good) (hour|minute)\\b(?! of)',
    ([, unit]) => `${/hour/i.test(unit ?? '') ? 'an' : 'a'} ${unit}`,
  ),
  // "Lock *the back*".
  says(
    '\\b(lock|unlock) the (back|front|side)(?=[,.!?]|$| and\\b| please\\b| up\\b)',
    ([, verb, side]) => `${verb} the ${side} door`,
  ),
  // "Pop it in the diary *would you*, Wednesday at ten".
  says(
    `(?<=^(?:pop|put|stick|add|book|set|remind|wake|write|note|pencil|turn|switch)\\b[^,;.!?]*),? (?:would|will|could|can) you(?: please)?, (?=(?:(?:on |at |for )?(?:${DAY}|${HOUR})))`,
    () => ' ',
  ),
  // "Warm outside, *temperature wise*".
  says(',? (?:temperature|weather|time|heat)[- ]wise(?=[?.!]*$)', () => ''),
  // "On, *for when I'm home*".
  says(
    "(?<=^[^,;]*\\b(?:on|off|open|closed|shut|up|down)) for when (?:i|we|he|she|they|the [a-z]+|[a-z]+)(?:[’']?(?:m|re|s|ve)| am| are| is| get| gets| come| comes)\\b[^,;.!?]*(?=[.!?]*$)",
    () => '',
  ),
  // "… except Tuesdays, *that's when we're all at training*".
  says(
    `(?<=\\b(?:except|but not|apart from) [^,;.!?]+), (?:because |since |as )?that['’]?s when [^;.!?]*[.!]*$`,
    () => '',
  ),
  // "*I'd better have* the hall light off".
  says(
    `^${LEAD}(?:then )?(?:i|we)(?:['’]d| had) better (?:have|get) ${THING} ${STATE}${END}`,
    ([, thing = '', state = '']) => toBe(state, thing),
  ),
  // "I should feel easier *if the garage door were shut*".
  says(
    `^${LEAD}(?:i|we)(?:['’]d| would| should) (?:feel|be|sleep|rest|prefer it|like it|love it)[^,;.!?]*? if ${THING} (?:were|was) ${STATE}(?:,? if (?:it['’]?s|it is|it isn['’]?t|that['’]?s) [^;.!?]*)?${END}`,
    ([, thing = '', state = '']) => toBe(state, thing),
  ),
  // "Shut the garage *should it still be open*".
  says(
    `(?<=^.*)\\b(turn off|turn on|shut|close|open|lock|switch off|switch on) ${THING} should (?:it|they) (?:still |by chance )?be ${STATE}${END}`,
    ([, verb, thing, state]) => `if ${thing} is ${state}, ${verb} ${thing}`,
  ),
  // "I'd rather the curtains *didn't open by themselves at sunrise any more*".
  says(
    `^${LEAD}(?:i|we)(?:['’]d| would) rather ${THING} (?:didn['’]?t|did not|stopped|quit) [^;.!?]*(?:any ?more|any longer|by (?:itself|themselves)[^;.!?]*)${END}`,
    ([, thing = '']) => `cancel the rule about ${thing.replace(/^(?:the|my|our) /i, '')}`,
  ),
  // "*Tell me is the garage door shut*".
  says(
    `\\b(tell (?:me|us)) (is|are) ${THING} (on|off|open|closed|shut|locked|unlocked)(?=[,.!?]|$| and\\b)`,
    ([, tell, be, thing, state]) => `${tell} whether ${thing} ${be} ${state}`,
  ),
  // "Has somebody *gone and* left lights on".
  says(
    `^${LEAD}has (?:somebody|someone|anybody|anyone) (?:gone and )?left (?:the |any |some )?(lights?|lamps?|doors?|taps?|windows?) (on|open|unlocked)(?: again)?[?.! ]*$`,
    ([, what = '', state]) => `are there any ${what.replace(/s?$/, 's')} ${state}?`,
  ),
  // "*What have we still got running in the kitchen*".
  says(
    `^${LEAD}what (?:have (?:we|i)|do (?:we|i) have|['’]ve we) (?:still )?(?:got )?(?:still )?(?:running|on|going|switched on|burning)((?: in| on| at) (?:the|my|our) [a-z]+(?: room)?| in here| upstairs| downstairs| outside)?[?.! ]*$`,
    ([, where = '']) => `what is on${where}?`,
  ),
  // "*How come* the blind's down".
  says(
    `^${LEAD}how come ${THING}(?:['’]s| is| are)(?: still)? (up|down)[?.! ]*$`,
    ([, thing, state]) => `why is ${thing} ${/up/i.test(state ?? '') ? 'open' : 'closed'}`,
  ),
  // "Telly volume *up to 55*".
  says(
    `^${LEAD}(?!(?:set|turn|put|make|change|bring|take|is|what|the (?:volume|brightness))\\b)(?:the )?([a-z]+(?: (?!the\\b)[a-z]+)?) (volume|brightness) (?:up |down )?to (\\d{1,3}|[a-z]+ty(?:[- ][a-z]+)?)(?: ?percent| ?%)?${END}`,
    ([, thing, what, value]) => `set the ${what} of the ${thing} to ${value}`,
  ),
  // "*Have the robot do the floors* at two".
  says(
    `^${LEAD}(?:have|get|let|send|tell) the (?:robot|hoover|vacuum|roomba) (?:to )?(?:do|clean|sweep|go over|see to) the (?:floors?|house|place|carpets?|rounds)(?=$|[,.!]| (?:at|in|on|when|tomorrow|tonight|every|once)\\b)`,
    () => 'start the vacuum',
  ),
  // "*Bit of jazz in here* while I cook".
  says(
    `^${LEAD}(?:a )?(?:(?:little|wee) )?bit of ${MUSIC}((?: in (?:here|the [a-z]+(?: room)?))?)(?: while [^,;.!?]*)?${END}`,
    ([, what, where = '']) => `play some ${what}${where.replace(/ in here$/i, '')}`,
  ),
  // "*Leave the fan run another half hour and then switch it off*".
  says(
    `^${LEAD}(?:leave|let|keep|have) ${THING} (?:run|running|going|run on)(?: for)?(?: another| a further)? (half (?:an )?hour|${LENGTH}),? (?:and )?then (?:switch|turn|shut|knock) (?:it|them) off${END}`,
    ([, thing, length = '']) => `turn off ${thing} in ${length.replace(/^half hour/i, 'half an hour')}`,
  ),
  // "*Kill the lot in there*".
  says(
    `\\b(?:kill|turn off|switch off|knock off) the (?:whole )?lot (in (?:there|here|the [a-z]+(?: room)?))(?=[,.!]|$)`,
    ([, where]) => `turn off the lights ${where}`,
  ),
  // "Can you *shush it* a bit".
  says(
    `\\bshush (?:it|that|the tv|the telly|the music)(?: down)? a (?:bit|little|touch)\\b`,
    () => 'turn the volume down a bit',
  ),

  // "*On my to-do: book a dentist*".
  says(
    `^${LEAD}(?:on|for) (?:the|my|our) (to[- ]do|shopping|[a-z]+)(?: list)?[:,] ?(?=[a-z])(?!(?:and|or|please|turn|switch|what|is)\\b)([^;!?]+?)${END}`,
    ([text, list = '', what]) =>
      /to[- ]do|shopping| list[:,]/i.test(text) ? `put ${what} on the ${list} list` : undefined,
  ),
  // "*Three seconds on a timer*".
  says(
    `^${LEAD}(?:give me |give us |i want |i need |put )?(${LENGTH}) on (?:a|the) (?:timer|clock)(?: for me)?${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "Bins tonight, *nudge me at eight*".
  says(
    `^${LEAD}(?!(?:remind|wake|tell|i|it|that|is|are|am|do|what)\\b)((?:the |my |our )?[a-z]+(?: [a-z]+)?) (tonight|tomorrow|today|this (?:evening|afternoon|morning)) ?[,;:–—-]+ ?(?:so )?(?:nudge|remind|poke|ping|shout at|tell) me(?: about (?:it|them|that))? at (${HOUR})${END}`,
    ([, what, day, hour]) => `remind me at ${hour} ${day} about ${what}`,
  ),
  // "*Sam needs reminding that the car is due*, noon tomorrow will do".
  says(
    `^${LEAD}${WHO} needs (?:reminding|a reminder|a nudge|telling) (that|to|about) ([^;!?]+?), ?((?:(?:at |on )?(?:${DAY}|${HOUR}) ?)+)(?: will do| would do| is fine| please)?${END}`,
    ([, who, joint, what, when = '']) =>
      `remind ${who} ${new RegExp(`^${HOUR}`, 'i').test(when) ? 'at ' : ''}${when.trim()} ${joint} ${what}`,
  ),
  // "Give me *a little nudge* each morning at nine".
  says(
    '\\b(give|send) (me|us) an? (?:little|wee|gentle|quick|tiny|small|friendly) (nudge|reminder|shout|poke|prod|prompt)\\b',
    ([, verb, whom, what]) => `${verb} ${whom} a ${what}`,
  ),
  // "*No need to nag me about the tablet tonight*, I've had it".
  says(
    `^${LEAD}(?:no need to|you need ?n['’]?t|you don['’]?t (?:need|have) to) (?:nag|remind|bug|pester|nudge|tell) me (?:about|to take|to do|to have) (?:the|my) ([a-z]+(?: [a-z]+)?) (tonight|today|tomorrow|this (?:evening|morning|afternoon)|(?:on )?${WEEKDAY})(?:${WHY})?${END}`,
    ([, what, day]) => `skip the ${what} ${day}`,
  ),
  // "*I'm off work tomorrow so don't wake me*, back to normal after that".
  says(
    `^${LEAD}(?:i['’]?m|i am) (?:off|off work|not working|on holiday|at home) (tomorrow|(?:on )?(?:this |next )?${WEEKDAY}),? so (?:please )?don['’]?t (?:wake|get) me(?: up)?(?:,? (?:and |then )*(?:back to normal|as usual|same as usual|the usual)[^;.!?]*)?${END}`,
    ([, day]) => `skip my alarm ${day}`,
  ),
  // "*Next one's a day off, skip just that one*".
  says(
    `^${LEAD}(?:the )?next (?:one|time)(?:['’]s| is) [^,;.!?]+(?: though)?[,;.–-]+ ?(?:so |and )*(?:please )?(?:skip|miss|leave out|drop|cancel) (?:just |only )?(?:that|it)(?: one)?(?: out)?${END}`,
    () => 'skip the next one',
  ),
  // "An early flight on Monday, get me up at five *that morning*".
  says(
    `(?<=\\bon (${DATE})\\b[^;.!?]*[,;.] [^;.!?]*)\\bthat (?:same )?(morning|afternoon|evening)\\b`,
    ([, day, part]) => `on ${day} ${part}`,
  ),
  // "*Anything I mustn't forget tomorrow*".
  says(
    `^${LEAD}(?:is there )?(?:anything|what) (?:i|we) (?:mustn['’]?t|must not|shouldn['’]?t|can['’]?t|have to not) forget((?: (?:tomorrow|today|tonight|this (?:week|evening|afternoon)|(?:on )?${WEEKDAY}))?)[?.! ]*$`,
    ([, when = '']) => `what reminders do i have${when}`,
  ),
  // "Cancel yoga *then*".
  says(
    `^(${LEAD}(?:cancel|scrap|bin|skip|call off|drop) (?:the |my |our )?(?!(?:it|that|this|them)\\b)[a-z]+(?: [a-z]+)?),? then[.!]*$`,
    ([, wish]) => wish,
  ),
  // "Yoga's at eight on the 9th, *only that week*".
  says(
    `^${LEAD}(?:the |my |our )?([a-z]+(?: [a-z]+)?)(?:['’]s| is) at (${HOUR}) on (${DATE}),? (?:just |only )(?:that|this|for that|the one|that one) (?:week|day|time|once)${END}`,
    ([, what, hour, day]) => `on ${day} ${what} is at ${hour} instead`,
  ),
  // "*Granny's stopping with us from the 5th until the 8th*".
  says(
    `^${LEAD}((?!(?:it|that|this|the|what|who|there|he|she|they)\\b)[a-z]+)(?:['’]s| is) (?:stopping|staying|visiting|coming|here|over|round)(?: with us| at ours| here| to stay)* from (${A_DAY}|${DATE}) (?:to|till|until) (${A_DAY}|${DATE})${END}`,
    ([, who, from, until]) => `add ${who} staying to the calendar from ${from} to ${until}`,
  ),
  // "*Can we bring the vet forward an hour*".
  says(
    `^${LEAD}(?:can|could|shall|should) we (?:bring|push|move|put|shift) (the|my|our) ([a-z]+(?: [a-z]+)?) (forward|back|on) (?:by )?(${LENGTH})[?.! ]*$`,
    ([, whose, what, way = '', length]) =>
      `move ${whose} ${what} ${length} ${/forward/i.test(way) ? 'earlier' : 'later'}`,
  ),
  // "Half seven tonight, *send Sam the to-do list by email*".
  says(
    `\\bsend ${WHO} (the [a-z -]+? list) by (?:e-?mail|mail)\\b`,
    ([, who, list]) => `email ${who} ${list}`,
  ),
  // "The 19th is Gran's birthday, stick it in the calendar *so nobody forgets*".
  says(
    "(?<=\\b(?:calendar|diary|list|planner))(?:,? so (?:that )?(?:nobody|no one|i|we|he|she|they|none of us) (?:forgets?|don['’]?t forget|doesn['’]?t forget|remembers?|all remember|knows?))(?=[.!]*$)",
    () => '',
  ),
  // "I want the spotlight pink, *it's for the fairies*".
  says(
    "(?<=^(?:(?:please|can you|could you|i want|i['’]d like|we want) )*[a-z]+ [^,;.!?]*), it['’]?s for (?:the |my |our |his |her )?[a-z]+(?: [a-z]+)?(?=[.!]*$)",
    () => '',
  ),
  // "Wipe *absolutely everything* off the list", "empty the calendar, *every last thing*".
  says('\\b(?:absolutely|simply|literally) (?=(?:everything|all|every)\\b)', () => ''),
  says(
    '(?<=^(?:empty|clear|wipe|delete)\\b[^,;]*), (?:every (?:last|single) (?:thing|one|bit)|the lot|all of it)(?=[.!]*$)',
    () => '',
  ),
];

export const PUT_OTHERWISE_IN_TALK: readonly Rewording[] = [
  ...OTHER_TURNS_IN_TALK,
  ...OWN_WAY_IN_TALK,
  // "*On with it again*".
  says(`^${LEAD}(on|off) with (?:it|that|them)(?: again)?${END}`, ([, way]) => `turn it ${way}`),
  // "*Off again*, quick".
  says(
    `^(${LEAD}(?:turn it |switch it |put it )?(?:on|off)(?: again)?),? (?:quick(?:ly)?|sharpish|pronto|fast|this minute)[.!]*$`,
    ([, wish]) => wish,
  ),
  // "*Both off*, we're not made of money".
  says(
    `^${LEAD}(?:both|all|the two|the lot) (?:of them )?(on|off|open|closed|shut)(?: please)?(?:${WHY})?${END}`,
    ([, way]) => `turn them ${way}`,
  ),
  // "Shut it off *before it burns dry*".
  says(
    '(?<=^(?:(?:turn|switch|shut|knock|put|take) (?:it|that|them)|stop (?:it|that)|kill (?:it|that))[^,;.!?]*?)(?: then)? before (?:it|they|she|he|the [a-z]+|someone|somebody) (?:burns?|boils?|catch(?:es)?|wakes?|floods?|melts?|goes|overheats?|trips?|gets|ruins?)\\b[^,;.!?]*(?=[.!]*$)',
    () => '',
  ),
  // "Friday instead, *same time*".
  says(
    `^${LEAD}(?:on )?((?:next |this )?${WEEKDAY}|tomorrow|tonight)(?: instead)?,? (?:at )?(?:the )?same time(?: instead)?${END}`,
    ([, day]) => `make it ${day}`,
  ),
  // "*No need any more*, she brought it herself".
  says(`^${LEAD}no (?:more )?need (?:any ?more|any longer|now)(?:${WHY})?${END}`, () => 'cancel that'),
  // "*All right, all right, that'll do*".
  says(
    `^(?:(?:all ?right|ok(?:ay)?|yes|yeah|enough)[,! ]+)+that['’]?ll do(?: now)?[.!]*$`,
    () => 'stop that noise',
  ),
];
