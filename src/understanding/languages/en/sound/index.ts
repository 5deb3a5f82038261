/**
 * languages/en/sound: how English sounds, for what a recogniser of speech wrote down wrongly: letters to sounds, how alike those are, and the words that
 * hold a sentence together.
 */
import type { SoundGrammar } from '../../index.ts';
import { lazily } from '../patterns.ts';
import { lost, phonesOf, unlike } from './phones.ts';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** What is theirs whom one talks to; what is proposed to do together; what only hands do, for whoever asks; what hangs on what they do or where they go, as "when you can" does not. */
const TO_PEOPLE = [
  String.raw`\b(?:your|yours|yourself|yourselves)\b`,
  String.raw`^let(?:['’]s| us) (?!have\b|see\b)`,
  String.raw`\b(?:hold|lift|pull|push|carry|bring|fetch|grab|pass|hand|catch|throw)\b.*\bfor (?:me|us)\b`,
  String.raw`\b(?:behind|after|with|on) you\b`,
  String.raw`\b(?:when|whenever|before|after|until|till|once|while|if) you(?: are|['’]re)? (?!can\b|could\b|please\b|like\b|would\b|have (?:a|the) |have time\b|get (?:a|the) (?:chance|moment|minute|second)\b|want\b|think\b|know\b)`,
].join('|');

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const NUMBER =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)';
const LENGTH = `${NUMBER} (?:and a half )?(?:seconds?|minutes?|mins|hours?)`;
const UNITS = String.raw`(?![:.%°\d]| ?(?:percent|degrees|times|seconds|minutes|hours|days)\b)`;

const MISHEARD: SoundGrammar['misheard'] = [
  [new RegExp(String.raw`\b(?:in|and|an|own) (?=(?:(?:next|this) )?${DAY}\b)`, 'gi'), 'on '],
  [
    /^(?:at|and|ad) (?=\S.* (?:to|onto) (?:the|my|our) (?:\S+ )?(?:list|calendar|diary|to[- ]do list)\b)/i,
    'add ',
  ],
  // A time with the wrong mark: "7-15", no span of minutes.
  [
    /(^|\s)(\d|1\d|2[0-3])-([0-5]\d)(?![\d-])(?! ?(?:%|°|percent|degrees|times|seconds|minutes|mins|hours|days)\b)/gi,
    '$1$2:$3',
  ],
  // Half a number in two parts, as it is written for short.
  [/\b(\d+) and (?:a )?0(\.\d+)\b/gi, '$1$2'],
  // "At half past" behind a number.
  [/\b(\d+)\.5 (?:past|passed|pass) (?=\d)/gi, '$1 at half past '],
  [/\b(?:and|in|an|at) (?:a half|0\.5) (?:past|passed|pass)\b/gi, 'at half past'],
  [/ and half (?:passed|pass) (?=\d)/gi, ' at half past '],
  // A time in words is written as a span: "for 10 to 8". Spans are of minutes and shares.
  [
    /\b(for|at|until|till|by|before|after) (5|10|20|25) to (?=(?:\d|1[0-2])\b(?![:.%°]| ?(?:percent|degrees|times|seconds|minutes|hours|days)))/gi,
    '$1 $2 minutes to ',
  ],
  // "To" between the minutes and the hour as a line: "at 20-6".
  [
    new RegExp(String.raw`\b(at|to|for|a) (5|10|20|25)-(?=(?:\d|1[0-2])\b${UNITS})`, 'gi'),
    '$1 $2 minutes to ',
  ],
  // An hour of a day: "on Wednesday at *night*", "at *once*".
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow) at (?:night|knight)\b/gi, '$1 at nine'],
  [new RegExp(String.raw`\b(${DAY}|tomorrow) at once\b`, 'gi'), '$1 at one'],
  // The end of "timer" as a word of its own: "the laundry *time, or*", "*time of* twelve minutes".
  [/\btime or$/i, 'timer'],
  [
    lazily(
      `^((?:(?:set|start|put) )?(?:an? )?)time (?:of|or|are|at|a|for) (?=${LENGTH}(?: and ${LENGTH})?(?: please)?$)`,
      'i',
    ),
    '$1timer for ',
  ],
  // The end of a word that goes over to the next: "light soft".
  [/\blight soft\b/gi, 'lights off'],
  [/\bshop (?:(?:in|and) (?:the |a )?list|enlist)\b/gi, 'shopping list'],
  // Each of the two as an hour of its own, where no stretch begins: "10:00 to 8:00".
  [/(?<!\bfrom )\b(5|10|20|25):00 to (\d|1[0-2]):00(?!\d)/gi, '$1 minutes to $2'],
  [/ (?:and|an) please$/i, ' on please'],
  [/\bto (day|night|morrow)\b/gi, 'to$1'],
  // Minutes to an hour are fives; "tonight" sounds like "to nine".
  [
    /\bat (\d:00|1[12]|[1-46-9]|one|two|three|four|six|seven|eight|nine|eleven|twelve) to (?:nine|9)\b/gi,
    'at $1 tonight',
  ],
  [/\b(on|off) (?:it|its|it's) (?=(?:\d|six|seven|eight|nine|ten)\b)/gi, '$1 at '],
  [
    /\b((?!(?:when|if|until|till|before|after|once|as|while|because|and)\b)[a-z]+) (?:its|it's|it) (?=(?:noon|midnight|sunrise|sunset)\b)/gi,
    '$1 at ',
  ],
  [/\b(alarm (?:for|at)|(?:wake|get) (?:me|us) (?:up )?at) ([1-9])([0-5][05])\b(?![:.])/gi, '$1 $2:$3'],
];

/** The sound that "is" leaves behind another word is easily lost; "5 to 9" in figures is a span, or a time; "and" and "in" are said alike between words. */
const SWALLOWED: SoundGrammar['swallowed'] = [
  [
    / (?:in|an|end) (?=(?:turn|switch|put|set|open|close|shut|lock|unlock|dim|start|stop|pause|play|mute|make|add|remind)\b)/gi,
    ' and ',
  ],
  [/ and (?=(?:here|there)\b)/gi, ' in '],
  [
    /\b(on|off|open|closed|shut|up|down) (?:(?:on|at|in) )?(?:an?|at|it|the) (?:desk|dusk|dust)$/i,
    '$1 at dusk',
  ],
  // A verb that is said fast sounds like a small word: "*but* the fan on", "*them* the lights a bit".
  [/^(?:but|with) (?=(?:the|my|all)\b)/i, 'put '],
  [/^(?:them|in|din|dem) (?=(?:the|my|all)\b)/i, 'dim '],
  [/^(what|where|when|who|how) (?!is\b|are\b)(?=\S)/i, '$1 is '],
  [
    /\b(5|10|20|25) (to|past) (?=(?:\d|1[0-2])\b(?![:.%°]| ?(?:percent|degrees|times|seconds|minutes|hours|days)))/gi,
    '$1 minutes $2 ',
  ],
];

/** How English sounds. */
export const SOUND: SoundGrammar = {
  phonesOf,
  unlike,
  lost,
  links: words(
    `the a an my our your this that these those it them in on at of and
    all every everything both any each everywhere here there except but not`,
  ),
  fillers: words('the a an my our please could can would you now just again'),
  joints: new Set(['and', 'then']),
  goesOn: new Set(['and', 'then', 'but', 'or']),
  misheard: MISHEARD,
  swallowed: SWALLOWED,
  asking: new Set(['when']),
  askedFor: /^(?:please )?(?:tell|show|give|read) (?:me|us)\b/i,
  bidden: /^please\b|\bplease$/i,
  toPeople: lazily(TO_PEOPLE, 'i'),
  unsaid: new Set(
    words('mon tue tues wed thu thur thurs fri sat jan feb apr aug sep sept oct nov dec hr hrs'),
  ),
  handled: new Set(
    words(
      `drawer drawers cupboard cupboards wardrobe wardrobes closet closets cabinet cabinets fridge freezer oven dishwasher washer dryer hob cooker grill
      toaster microwave kettle pan pans pot pots lid lids jar jars tin tins can cans box boxes bag bags bottle bottles packet basket bucket bin bins
      book books magazine letter letters parcel envelope folder page pages pen pens pencil paper card cards photo photos
      gate gates bonnet car cars van bike bikes bus train trailer boat
      phone phones laptop laptops computer tablet camera radio console printer keyboard charger cable plug plugs socket
      chair chairs sofa couch table tables shelf shelves bench stool mirror rug carpet pillow pillows cushion duvet blanket mattress cot pram
      coat coats jacket jumper shirt shirts shoe shoes sock socks trousers dress hat gloves scarf towel towels laundry
      plate plates cup cups mug mugs glass glasses bowl bowls knife knives fork forks spoon spoons tray
      bath sink basin toilet tap taps hose ladder hammer saw drill rake spade shed tent
      eyes mouth hand hands head hair nose feet leg arm
      dog dogs cat cats baby pump tyre tyres umbrella wallet purse key keys`,
    ),
  ),
  writtenFor: (said) => (said >= 13 && said <= 19 ? (said - 10) * 10 : undefined),
  values: words(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
    forty fifty sixty seventy eighty ninety hundred half quarter third percent degrees degree celsius and a an point o'clock past to at in on for by
    second seconds minute minutes hour hours day days week weeks month today tomorrow tonight morning afternoon evening night noon midnight sunset sunrise
    monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend weekends every each next this daily am pm until till after before
    from first fifth tenth january february march april may june july august september october november december
    red green blue yellow orange purple pink white warm cool cold cyan magenta turquoise violet daylight`,
  ),
};
