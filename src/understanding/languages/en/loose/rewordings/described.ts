import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';

/** Things by what they do, rooms by what people do in them, colours by what has them. */

const THING = '(?:the|that|this|my|our) (?:thing|thingy|machine|gadget|device|contraption|box|bit|one)';
const WHICH = "(?:that|which|what|who)(?:['’]s| is| does| can)?";
const OF_ITS_WORK: readonly (readonly [work: string, thing: string])[] = [
  ['(?:mak|brew|do)(?:es?|ing) (?:me |us )?(?:the |my |our |a )?(?:coffee|espresso)', 'coffee maker'],
  [
    '(?:mak|blow)(?:es?|s|ing) (?:the )?(?:cold|cool) air|(?:makes? it|mak(?:es|ing) the room) (?:cold|cool)',
    'ac',
  ],
  [
    '(?:blow|mov|do|mak)(?:es?|s|ing) (?:the )?(?:air|wind|breeze|a breeze)(?: (?:about|around|round))?|blows|(?:spins|goes) round',
    'fan',
  ],
  [
    '(?:clean|hoover|vacuum|sweep|eat|suck|mop)(?:s|ing)?(?: up)? (?:the |our |my |all the )?(?:floors?|crumbs|carpets?|dust|mess|rugs?)',
    'vacuum',
  ],
  ['(?:play|do|mak)(?:es?|s|ing) (?:the |our |my )?(?:music|songs|tunes|radio)', 'speaker'],
  ['(?:heat|warm)(?:s|ing)(?: up)? (?:the |our )?(?:house|place|flat|home|us)(?: up)?', 'heating'],
  ['(?:we|i|you) watch (?:films?|movies?|telly|tv|things|the news|cartoons|stuff)(?: on)?', 'tv'],
];
const WE = '(?:i|we|you|one|people|everyone)(?: (?:all|always|usually))?';
const OF_ROOM: readonly (readonly [done: string, room: string])[] = [
  [
    `${WE} (?:cook|make (?:the )?(?:dinner|food|tea|supper)|wash up|do the (?:cooking|dishes|washing up))`,
    'kitchen',
  ],
  [`${WE} (?:sleep|go to bed)`, 'bedroom'],
  [
    `${WE} (?:watch (?:the )?(?:telly|tv|television|films?|movies?)|sit in the evenings?|relax)`,
    'living room',
  ],
  [`${WE} (?:wash|shower|bath|bathe|brush (?:our|my|your) teeth|have (?:a|the) (?:bath|shower))`, 'bathroom'],
  [
    `(?:${WE} (?:park|keep|put|leave) (?:the|our|my) car|(?:the|our|my) car (?:is|lives|sleeps|stands|goes))`,
    'garage',
  ],
];
const COLOURS: readonly (readonly [has: string, colour: string])[] = [
  [
    '(?:blood|fire ?engines?|strawberr(?:y|ies)|tomato(?:es)?|cherr(?:y|ies)|lava|santa|post ?box(?:es)?)',
    'red',
  ],
  ['(?:oranges?|pumpkins?|carrots?|(?:a )?sunsets?|tigers?)', 'orange'],
  ['(?:lemons?|bananas?|sunshine|sun|buttercups?|daffodils?|custard)', 'yellow'],
  ['(?:grass|leaves|frogs?|hulk|limes?|trees?|shrek|peas|jungle|forest)', 'green'],
  ['(?:sea|sky|ocean|water|smurfs?)', 'blue'],
  ['(?:lavender|grapes?|plums?|violets?|aubergines?)', 'purple'],
  ['(?:flamingos?|bubble ?gum|barbie|pigs?|candy ?floss)', 'pink'],
];

export const DESCRIBED: readonly Rewording[] = [
  // "The little lamp" is no other than the lamp.
  as(/\b(the|my|that) (?:little|small|wee|tiny|titchy) (?:lamp|light)(?= |[,.!?]|$)/, '$1 lamp'),
  as(/\b(send|let|get|tell|put|call|have) (?=(?:henry|robbie|robby|roomba|dyson)\b)/, '$1 the '),
  as(
    /\bthe (?:henry|robbie|robby|dyson)(?= (?:to|go|clean|do|round|around|into|in|through|over|out|off|start|and|come)\b)/,
    'the robot',
  ),
  as(
    /^(?:shut up|shush|hush|be quiet|quiet),? (?:the )?(tv|telly|television|radio|speaker|music|wireless)(?=[.!]*$)/,
    'mute the $1',
  ),
  as(/^could do with (?=(?:the|my|our|some) )/, 'we could do with '),
  as(
    /^((?:the )?(?:[a-z]+ )?(?:lamps?|lights?)) be (?=(?:red|green|blue|purple|pink|orange|yellow|violet|turquoise|white)[.!]*$)/,
    'make $1 ',
  ),
  as(
    /\b(lights?|lamps?|one) (?:right )?(?:next to|by|near|beside|over|above|at) (?:where (?:i|we) sleep|my head|my pillow)\b/,
    'bedside lamp',
  ),
  ...OF_ITS_WORK.map(([work, thing]) =>
    as(`\\b${THING} (?:${WHICH} )?(?:${work})(?=$|[,.!?]| )`, `the ${thing}`),
  ),
  ...OF_ROOM.map(([done, room]) =>
    as(
      `\\b(?:(?:in|at|over) )?(?:the (?:room|place|bit|part) )?(?<!\\b(?:know|see|tell me|ask|is|remember|wonder|next to|by|near|beside|to|from|behind) )where ${done}(?: in)?(?=$|[,.!?]| (?:on|off|please|to|up|down|and)\\b)`,
      `in the ${room}`,
    ),
  ),
  ...COLOURS.map(([has, colour]) =>
    as(
      `\\b(?:(?:in|to|into) )?(?:(?:the|a) (?:same )?colou?r (?:of|as)|colou?red like|(?<=\\b(?:lights?|lamps?|backlight|spot|it|them)(?: (?:be|go|look|shine))?) like) (?:an? |the |my |some )?${has}(?=$|[,.!?]| (?:please|and)\\b)`,
      colour,
    ),
  ),
  // The verb before where the thing stands: "put the light *on* over the island".
  as(
    /\b(turn|switch|put|pop|stick|flick|have|get) (the|a|that) (lights?|lamps?|one|pendants?|spotlights?|spots?|bulb|lantern|fan) (on|off) (over|above|by|under|next to|beside|behind|near) (the|my|our) (?=[a-z])/,
    'turn $4 the $3 $5 $6 ',
  ),
  // "The light *outside the front door*".
  as(
    /\bthe (lights?|lamps?) (?:(?:just )?outside|over|above|by|at) (?:the|our) front door\b/,
    'the porch $1',
  ),
  // The robot is called to where somebody speaks.
  as(
    /\b(?:get|bring|send|call|have|let|tell|ask|make) (?:the |our |that )?(?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba|vacuum cleaner) (?:to )?(?:(?:come|go|clean|hoover|vacuum|get)(?: (?:in|on|over|through|up))? )?(?:(?:in|over|round|to) )?here(?=$|[,.!?]| (?:please|now|quick|and|to)\b)/,
    'vacuum in here',
  ),
  as(
    /^(?:(?:can|could|would|will) )?(?:the |our )?(?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba)(?: please)?,? (?:(?:please )?come(?: over| in| round)?(?: (?:in )?here)?|in here)(?:,? (?:and )?(?:please )?(?:eat|clean|suck|pick|hoover|vacuum|sweep|get)(?: up)?(?: (?:my|the|our|these|those|this|that|all|all the|it|them)(?: [a-z]+)?)?(?: up)?)?(?=[.!?]*$| please)/,
    'vacuum in here',
  ),
  as(
    /^(?:please )?(?:send|get|bring|call|fetch|release|let) (?:the |our )?(?:little )?(robot vacuum|robot|vacuum|hoover|roomba)(?: (?:out|in|over|round|quick|please|loose))*(?=[.!]*$)/,
    'start the $1',
  ),
  as(
    /^(?:(?:mr|mister|mrs|miss) )?(?:the |our )?(?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba),? (?:please )?(?:eat|clean|suck|pick|hoover|vacuum|sweep)(?: up)? (?:my|these|those|this|that|all the|all my|our) [a-z]+(?: up)?(?=[.!?]*$| please)/,
    'vacuum in here',
  ),
  as(
    /^(?:the |our )?(?:little )?(?:robot vacuum|robot|vacuum|hoover|roomba)(?: please)?,? (?:to|into|in|through) (?=(?:the|my|our) [a-z]+(?: room)?(?: please| now)?[.!]*$)/,
    'vacuum ',
  ),
  as(/\bthe (?:big |main |large )?door in the garage\b/, 'the garage door'),
  // As children put things to sleep.
  as(
    /^(?:(?:can|could|let|make|let's make) )?((?:the|my|our) (?:[a-z]+ ){0,2}?(?:curtains?|blinds?|shutters?)) (?:go |do )?(?:night night|nigh nigh|bye bye|sleep|to sleep|sleepies|sleepy)(?=[.!?]*$| please| now)/,
    'close $1',
  ),
  as(
    /^(?:(?:can|could|let|make|let's make) )?((?:the|my|our) (?:[a-z]+ ){0,2}?(?:lights?|lamps?|tv|telly|fan|robot|speaker)) (?:go |do )?(?:night night|nigh nigh|bye bye|sleep|to sleep|sleepies|sleepy)(?=[.!?]*$| please| now)/,
    'turn off $1',
  ),
  as(
    /\b(?:make|tell) ((?:the|my|our|that) (?:[a-z]+ ){0,2}?(?:tv|telly|television|radio|speaker|music|wireless)) (?:to )?(?:do |go |be |say )?(?:s+h+|shush|hush|silent|shut up)(?=[.!?]*$| please| now)/,
    'mute $1',
  ),
  // Word by word.
  as(
    /^((?:the )?[a-z]+(?: [a-z]+)?)\. ((?:the )?[a-z0-9]+(?: [a-z0-9%]+)?)(?:\. ([a-z0-9]+(?: [a-z0-9%]+)?))?[.!]*$/,
    '$1 $2 $3',
  ),
  // The noise that it makes, and nothing of what it is to do.
  as(
    /\b(?:stop|end) ((?:the|that|this) (?:[a-z]+ ){0,2}?(?:pump|fan|fountain|ac|air con|speaker|radio|tv|telly|machine|robot|hoover|vacuum)) (?:from )?(?:gurgling|humming|buzzing|whirring|beeping|blaring|rattling|blowing|running|droning|making (?:that|this|such a|so much|all that) (?:noise|racket|din)|going|spinning)(?=$|[,.!?]| (?:please|now)\b)/,
    'stop $1',
  ),
  // What is left as it is.
  as(
    /(\boff\b[^,]*),? but (?:leave|keep) ((?:the|my|our) [a-z ]+?)(?: (?:be|alone|as (?:it|they) (?:is|are)))?(?=[.!]*$)(?<! (?:on|off|open|shut|closed|up|down))/,
    '$1 except $2',
  ),
];
