import type { Rewording } from '../../index.ts';
import { rewording as heard } from '../patterns.ts';

const THING = '(?:the|my|our|that|this|all)';
const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)';

const HOURS: Readonly<Record<string, string>> = {
  won: 'one',
  too: 'two',
  tree: 'three',
  fore: 'four',
  for: 'four',
  fife: 'five',
  sicks: 'six',
  sex: 'six',
  ate: 'eight',
  nein: 'nine',
  tin: 'ten',
  tan: 'ten',
};
const ODD = Object.keys(HOURS).join('|');
const HOUR = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}|${ODD})`;
const said = (word: string): string => HOURS[word.toLowerCase()] ?? word;
const TENS: Readonly<Record<string, string>> = {
  thir: 'thirty',
  for: 'forty',
  fore: 'forty',
  four: 'forty',
  fif: 'fifty',
  six: 'sixty',
  sicks: 'sixty',
  seven: 'seventy',
  eight: 'eighty',
  eigh: 'eighty',
  nine: 'ninety',
};
const TO_THE_HOUR: Readonly<Record<string, string>> = {
  5: 'five',
  10: 'ten',
  20: 'twenty',
  25: 'twenty five',
};
const HOUR_WORDS = 'twelve one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAYS: readonly (readonly [heard: string, day: string])[] = [
  ['moan ?day|munday|mun day', 'monday'],
  ['choose ?day|chews ?day|tuseday|tusday|twos day', 'tuesday'],
  ['wens(?:day)?|wends(?:day)?|wensdy|wednsday|wenesday|when ?s ?day|weds', 'wednesday'],
  ['thirst(?:y)? ?day|thirs ?day|thersday|thurs', 'thursday'],
  ['fry ?day|fried day|frieday', 'friday'],
  ['sat ?her ?day|satterday|sadder ?day|sat a day', 'saturday'],
  ['sun day|sundae', 'sunday'],
];

/** The same for times and marks, in sentences for any service, and before anything is read. */
export const HEARD_FIRST: readonly Rewording[] = [
  // A wish that is worded as a doubt.
  heard(
    /^(?:i (?:do )?(?:just )?(?:wonder|was wondering|am wondering) (?:if|whether)|do you (?:think|suppose|reckon)|(?:is there )?any chance) (?:we|i|one) (?:could|might|may|can) (?:possibly |perhaps )?(?=have (?:the|my|our) )/,
    'could we ',
  ),
  // "*For tea* percent", "fif tea", "seven tee".
  heard(
    /\b(thir|four|for|fore|fif|six|sicks|seven|eight|eigh|nine)[ -]?(?:tea|tee|ty) (?=per ?cent|degrees)/,
    ([, ten = '']) => `${TENS[ten.toLowerCase()]} `,
  ),
  // "Down *too* forty percent".
  heard(
    `(?<=\\b(?:up|down)) (?:too|two) (?=${NUMBER}\\b(?: (?:percent|per cent|degrees))| ?\\d+ ?%)`,
    ' to ',
  ),
  // Marks that were spoken.
  heard(/ comma(?= [a-z])(?<!\b(?:a|the|an|one|every|with|no|of) comma)/, ','),
  heard(
    / (?:full stop|question mark|exclamation mark|exclamation point)(?= *[.?!]*$)(?<!\b(?:a|the|an|one|with|to a) [a-z]+ [a-z]+)/,
    '',
  ),
  heard(/(?<=[a-z]{2,} [a-z]+) full stop (?=[a-z])(?<!\b(?:a|the|to a) full stop )/, '. '),
  heard(
    `\\b(quarter|half|five|ten|twenty(?:[ -]five)?|\\d\\d?) (to|too|two|past|passed|2) (${HOUR})(?=$|[,.!?]| )(?! (?:percent|degrees))(?!(?<=for) (?!(?:today|tomorrow|tonight|please|sharp|now|then|on)\\b)[a-z]+(?:[,.!?]|$| and\\b))`,
    ([whole, minutes = '', tie = '', hour = '']) => {
      const plain = `${minutes} ${/^pass/i.test(tie) || /^past/i.test(tie) ? 'past' : 'to'} ${said(hour)}`;
      return plain === whole ? undefined : plain;
    },
  ),
  // "Wake me at *10 to 7*": no ten o'clock.
  heard(
    /\b(at|to|by|till|until|around|before|after) (5|10|20|25) to (1[0-2]|[1-9])(?=$|[,.!?]| (?:o'?clock|am|pm|a\.m|p\.m|in the|on|tomorrow|tonight|every|today|please|and|then)\b)/,
    ([, at = '', minutes = '', hour = '']) => `${at} ${TO_THE_HOUR[minutes]} to ${HOUR_WORDS[Number(hour)]}`,
  ),
  // "On *5.12.* at two": the day and the month, as much of Europe writes them.
  heard(
    /\b(on|by|until|till|from|for|before|after|since) (?:the )?([1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?=$|[, ])/,
    ([, lead = '', day, month]) => `${lead} ${day} ${MONTHS[Number(month) - 1]}`,
  ),
  // "*2026-12-09T11:20*".
  heard(/\b(\d{4}-\d\d-\d\d)(?:t| )(\d\d:\d\d)(?=$|[,.!? ])/, 'on $1 at $2'),
  // "My *615* alarm", "an alarm for *645*".
  heard(
    /\b(my|the|that) ([1-9]|1[0-2])([0-5]\d)(?= alarm\b)|\b(alarm (?:for|at)|wake (?:me|us)(?: up)? at) ([1-9]|1[0-2])([0-5]\d)(?=$|[,.!?]| (?:am|pm|in|on|tomorrow|every|please)\b)/,
    ([, whose, hour, minutes, alarm, at, past]) =>
      whose === undefined ? `${alarm} ${at}:${past}` : `${whose} ${hour}:${minutes}`,
  ),
  heard(
    /\bat (won|fore|fife|sicks|ate|nein|too|tree)(?=$|[,.!?]| (?:o'?clock|am|pm|a\.m|p\.m|in the|on|tomorrow|tonight|every|to|please|thirty|fifteen|forty)\b)/,
    ([, hour = '']) => `at ${said(hour)}`,
  ),
  heard(/\bfour (?=(?:an? )?quarter (?:to|past)|half past)/, 'for '),
  heard(
    /\b(at|for|till|until|by|around|before|after) ate(?=$|[,.!?]| (?:o|am|pm|a|p|in|on|tomorrow|tonight|every|to|and|please|thirty|fifteen)\b)/,
    '$1 eight',
  ),
  heard(`\\b(${ODD})[ -](?=(?:minutes?|mins?|hours?|seconds?)\\b)(?! (?:later|earlier))`, ([, word = '']) =>
    /^(?:for|too)$/i.test(word) ? undefined : `${said(word)} `,
  ),
  heard(/\bfor (?:for|fore) (?=(?:minutes|hours|seconds)\b)/, 'for four '),
  heard(/\bfour (?=(?:to|too|two) (?:hours|minutes|seconds)\b)/, 'for '),
  heard(
    /\b(for|in|no|no,|sorry|sorry,|actually|mean|rather|that) (?:too|to) (?=(?:minutes|hours|seconds)\b)/,
    '$1 two ',
  ),
  heard(
    /\b(thir|for|fif|six|seven|eigh|nine) ?(?:tea|tee) (?=(?:minutes|seconds|percent|degrees)\b)/,
    '$1ty ',
  ),
  ...DAYS.flatMap(([odd, day]) => [
    heard(`\\b(on|next|this|every|by|until|till|for|from) (?:${odd})(?=$|[,.!?]| |s\\b)`, `$1 ${day}`),
    heard(`\\b(?:${odd}) (?=(?:morning|afternoon|evening|night|at)\\b)`, `${day} `),
  ]),
  heard(
    /\b(?:two|too|2) ?morrow\b|\b(?:2moro|2morrow|tmrw|tmrrw|tmr|tmw|tomoz|tomorow|tommorow|tommorrow)\b/,
    'tomorrow',
  ),
  heard(/\b(?:2nite|2night|tonite)\b/, 'tonight'),
  heard(/\b(?:re mind|rewind|remined|reminds) (?=(?:me|us) (?:to|on|at|in|about|that)\b)/, 'remind '),
  heard(/\b(set|start|make) (?:a|the) (?:time her|tie ?mer|time or|timor|thymer)\b/, '$1 a timer'),
  heard(/\b(?:a|an|the|my) (?:a larm|alarum|alar m|all arm)\b/, 'an alarm'),
  heard(/\bwake up (me|us) (?=(?:at|by|in|on|every|tomorrow|before|after|around)\b)/, 'wake $1 up '),
  heard(/\bin the mourning\b/, 'in the morning'),
  heard(/\bnvm\b/, 'never mind'),
  heard(
    /\b(?:ad|at) (?=[a-z' ]+ (?:to|on|onto) (?:the|my|our) [a-z]+ list\b)(?<=^(?:(?:please|can you|could you) )?(?:ad|at) )/,
    'add ',
  ),
  heard(/\bshop(?:p)?(?:in|ing|ping|pin)g? ?list\b/, 'shopping list'),
  heard(/ (?:write|rite|wright|strait) away(?=[.!,]|$)/, ' right away'),
  // A courtesy before what is wanted.
  heard(
    /^(?:i (?:do |just )?(?:wonder|was wondering|am wondering)|i'm wondering|might i ask|do you think|any chance)(?: if| whether)? you (?:could|would|might|may|can)(?: possibly| perhaps| maybe| just)? be (?:so |as )?(?:kind|good|nice|sweet|lovely)(?: as to| enough to| and)? /,
    'please ',
  ),
  // "*Should* the lamp still be on at eleven, turn it off".
  heard(
    /^should ((?:the|my|our) [a-z ]+?) (still )?be (left )?(on|off|open|closed|shut|locked|unlocked|running)(?= .*,|,)/,
    'if $1 is $2$4',
  ),
  // "*Once the sun has set*": then it is sunset.
  heard(
    /\b(?:once|when|after|as soon as|whenever) (?:the )?sun(?:'s| has| is)? (?:set|sets|gone down|goes down|down|gone|going down|setting|disappeared|disappears)(?=$|[,.!]| )/,
    'at sunset',
  ),
  heard(
    /\b(?:once|when|after|as soon as|whenever) (?:the )?sun(?:'s| has| is)? (?:risen|rises|up|come up|comes up|coming up|rising|out of bed)(?=$|[,.!]| )/,
    'at sunrise',
  ),
  heard(/\b(?:on|every) (?:weekday|week day) (mornings?|evenings?|afternoons?)\b/, 'every weekday in the $1'),
  // "Give *us* a light": "us" is one.
  heard(/\b(give|get|make|brew|put|stick|fetch|do|pop) us (?=(?:an?|some|the|another)\b)/, '$1 me '),
  heard(
    /\b(in front of|on|with|to|of|see|hear) me (?=(?:face|eyes?|hands?|own|ears|head|breath|phone|keys)\b)/,
    '$1 my ',
  ),
  heard(
    /,? (?:pretty )?(?:please|pls|plees|pleez|pleeze)(?: please| pretty please)+(?=[.!]*$)|,? pretty please(?=[.!]*$)/,
    ' please',
  ),
  heard(/\bwhat(?:ever|soever)(?:['’]s| is) (?:still )?on in (?=the )/, 'everything in '),
  heard(/\beverything that(?:['’]s| is) (?:still )?on in (?=the )/, 'everything in '),
  heard(
    /\b(?:see to it|ensure|make certain|see) that (the|my|our) ([a-z ]+?) goes (on|off)(?=[.!,]|$)/,
    'turn $3 $1 $2',
  ),
  heard(
    /^(?:if (?:it['’]s|it is|it isn['’]t|it is not|that['’]s|that isn['’]t) (?:not |no )?(?:too much |any )?(?:bother|trouble|to ask),? )/,
    '',
  ),
  // A reason, and the wish that says the same.
  heard(
    /^(?:it['’]?s|its|that['’]s|this is|it is) (?:(?:way|far|much|a bit|so|really) )*(?:too |so )?(?:noisy|loud|bright|dark|hot|cold|dim|quiet),? (?:so )?(?=(?:can|could) it (?:be|go) )/,
    '',
  ),
  heard(/,? \b(?:er+m?|u+m+|u+h+|erm),? (?=(?:sorry|no|i mean|i meant|actually|make that|wait)\b)/, ', '),
  heard(
    /^(?:i |we )?(?:need|want|could do with|could use) (?:a|some|a bit of|a little) light (?=(?:in|on|over|at|by) (?:the|my|our) )/,
    'turn on the light ',
  ),
  heard(
    /\b(?:no+|nah),? (?:let['’]?s|let us|we['’]ll|better) (?:say|make it|do|call it) (?=(?:\d|an?\b|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety))/,
    'no, ',
  ),
  // A child's wish.
  heard(
    /\b(?:can|could|may) it (?:go|be|get|become) (?=(?:a (?:bit|little|tad|touch) |even |much )?(?:quieter|louder|brighter|dimmer|darker|lighter|warmer|cooler|colder|hotter|softer|lower|higher|faster|slower)\b)/,
    'make it ',
  ),
  heard(
    /\b(?:can|could|may) there be (?:a|some|any|a bit of|a little) light(?= please|[.!?]|$)/,
    'can we have a light',
  ),
  // By how much, and no hour.
  heard(
    /\b(warmer|colder|cooler|hotter) by (an?|one|two|three)(?=$|[,.!?]| (?:please|in)\b)/,
    '$2 degrees $1',
  ),
  // An hour and a part of it, as other languages count.
  heard(
    `\\b(at|for|by|until|till) (${HOUR}) and (?:a |the )?(quarter|half)(?=$|[,.!?]| (?:am|pm|in|on|tomorrow|tonight|every|please)\\b)`,
    '$1 $3 past $2',
  ),
  heard(
    `\\b(at|for|by|until|till) (${HOUR}) (?:less|minus) (?:a |the )?(quarter|five|ten|twenty)(?=$|[,.!?]| (?:am|pm|in|on|tomorrow|tonight|every|please|to|and)\\b)`,
    '$1 $3 to $2',
  ),
];

/** What recognisers and children write for verbs and small words, where these words make no other sense. */
export const MISHEARD: readonly Rewording[] = [
  heard(/\btea ?v(?:ee)?\b|\btee ?vee\b|\bt v\b/, 'tv'),
  heard(/\bthermos (?:tat|that|stat|at)\b|\bthermal ?stat\b|\btherm(?:o|a)stat\b/, 'thermostat'),
  heard(/\b(light|lamp|one) buy (the|my|our)\b/, '$1 by $2'),
  heard(/\b(turn|switch|put) (?:of|oft|orf|ov) (the|my|all|that|every|both)\b/, '$1 off $2'),
  heard(/^witch (?=(?:lights?|lamps?|ones?|doors?|windows?|alarms?|timers?)\b)/, 'which '),
  heard(
    /\b((?:the|my|that) [a-z]+(?: [a-z]+)?) won (?=(?:on|off|up|down|to|red|green|blue|brighter|dimmer)\b)/,
    '$1 one ',
  ),
  // Colours.
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:read|redd|wred)(?=$|[,.!?]| (?:for|please|and|in|at|now|tonight)\b)/,
    '$1 red',
  ),
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:blew|bleu|bloo)(?=$|[,.!?]| (?:for|please|and|in|at|now|tonight)\b)/,
    '$1 blue',
  ),
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:grean|greene|grin)(?=$|[,.!?]| (?:for|please|and)\b)/,
    '$1 green',
  ),
  heard(/(^|\b(?:the|my|our) )(?:dusk|disc|disk|desks|test) (lamp|light)\b/, '$1desk $2'),
  heard(
    `\\b(volume|fan|heating|heat|thermostat|brightness|lamps?|lights?|blinds?|it|temperature) (?:two|too|2) (?=${NUMBER}\\b)`,
    '$1 to ',
  ),
  heard(`\\b(down|up|back) (?:too|two) (?=${NUMBER}\\b|for (?:tea|ty)\\b)`, '$1 to '),
  heard(/\b(?:ay|a|eh) (?:see|sea|cee)\b/, 'ac'),
  heard(/\b(?:tell|tel|telly) (?:he|e|lee)\b|\btele ?vision\b/, 'tv'),
  heard(/^(?:of|orf) with (?=(?:the|my|all|that) )/, 'off with '),
  heard(/\b(?:per|purr|pur|purse) (?:sent|scent|cents?)\b|\bpercents\b/, 'percent'),
  heard(/\b(?:row|ro|roll|robe) bot\b|\brow bought\b/, 'robot'),
  heard(/\bhall (?:weigh|whey|wei)\b/, 'hallway'),
  heard(
    `\\b((?:turn|switch|put|stick|pop|flick|shut) ${THING} (?:[a-z]+ ){0,2}?[a-z]+) (?:of|oft|orf)(?= (?:and|then|please|now)\\b|,)`,
    '$1 off',
  ),
  heard(/\b(turn|turned|switch|put|lights?) (?:write|rite|wright)(?= )/, '$1'),
  heard(
    `^(please |can you |could you )?(?:tern|torn|term|turned|tarn|turn't|churn|ternd|turin)(?= (?:on|off|of|up|down|${THING})\\b)`,
    '$1turn',
  ),
  heard(/^(please |can you |could you )?(?:which|witch|swish|swich)(?= (?:on|off|of|the|my)\b)/, '$1switch'),
  heard(
    `^(please |can you |could you )?(?:clothes|clause|claws|clothe|cloze|klose|cloes|clows)(?= ${THING}\\b)`,
    '$1close',
  ),
  heard(`^(please |can you |could you )?(?:look|luck|lauk|loc)(?= ${THING}\\b)`, '$1lock'),
  heard(`^(please |can you |could you )?(?:them|din|deem|dem|dimm)(?= ${THING}\\b)`, '$1dim'),
  heard(`^(?:paws|pores|pours)(?= ${THING}\\b|$)`, 'pause'),
  heard(`^(?:newt|moot|mood)(?= ${THING}\\b)`, 'mute'),
  heard(`^(?:sat|sad|said|sent|sit|cet)(?= ${THING}\\b.* ${NUMBER}\\b)`, 'set'),
  heard(
    `^((?:set|turn|dim|put|bring|make|sat)(?: (?:up|down))? (?:the|my) [a-z ]+?) (?:two|too|2|through) (?=${NUMBER}\\b)`,
    '$1 to ',
  ),
  heard(
    /^((?:please |can you |could you )?(?:turn|switch|put|stick|pop|flick|shut)) (?:of|oft|half|orf|ov)(?= )/,
    '$1 off',
  ),
  heard(
    /^((?:please |can you |could you )?(?:turn|switch|put|stick|pop|flick|shut) .{2,40}) (?:of|oft|orf|ov)(?= please$|$)/,
    '$1 off',
  ),
  heard(/^((?:the |my )?[a-z]+(?: [a-z]+){0,3}) (?:of|orf|oft)(?= please$|$)/, '$1 off'),
  heard(/^((?:turn|switch|put|stick|pop|flick) .{2,40}) (?:own|onn|awn)(?= please$|$)/, '$1 on'),
];

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split('|').map((pair) => pair.split('=') as [string, string]));

/** What a word that is right by itself may have been misheard for: a person is asked before anything is done about it. */
export const SOUND_ALIKES: ReadonlyMap<string, string> = pairs(
  'store=door|doll=door|dough=door|lamb=lamp|lump=lamp|limp=lamp|like=light|lied=light|flight=light|likes=lights|lice=lights|rights=lights|flights=lights|' +
    'chicken=kitchen|kitten=kitchen|van=fan|fun=fan|certain=curtain|certains=curtains|blends=blinds|blinks=blinds|' +
    'garbage=garage|carriage=garage|torch=porch|steady=study|launch=lounge|lunge=lounge|eating=heating|heeding=heating|' +
    'guarding=garden|gordon=garden|hauling=hallway|parch=porch|bedroll=bedroom|tease=tv|offish=office|bathrobe=bathroom|' +
    'backroom=vacuum|vacant=vacuum|speeker=speaker|sneaker=speaker|musing=music|voluming=volume|column=volume|flight=light',
);
