import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';

/** Wishes in the order and with the small words of other languages, and in those of the street, as phrases have them. */

const VERBS =
  '(?:make|put|turn|switch|open|close|shut|set|start|stop|lock|unlock|dim|brighten|lower|raise|bring|give|clean|light|pause|mute|play|draw|pull|send|run)';
const THE = '(?:the|my|our|this|that)';
const SWITCHED =
  '(?:lamps?|lights?|tv|telly|television|fan|radio|wireless|speaker|music|heating|ac|air con|pump|coffee (?:machine|maker)|coffee|spotlight|spot|backlight|pendant|computer)';
const ITS = '((?:the|my|our|this|that) (?:(?!and\\b|or\\b|to\\b)[a-z]+ ?){1,5}?)';
const END = '(?= please| now|[,.!?]|$)';
const DEED =
  '(clean|vacuum|hoover|sweep|mop|wash|start|stop|dock|return|charge|play|pause|turn|switch|close|open|shut|come|go|do)';

export const LEARNT: readonly Rewording[] = [
  as(
    `(?<=^|[,.;!] )(?:now |so |and |then |please )*you (?:please )?(?:can |could |must |will |should |may )?(?:please )?(?:to )?(?=${VERBS} )`,
  ),
  as(`\\b(?:can|could|will|would) (?:you )?to (?=${VERBS} )`, 'please '),
  as(
    `\\b(${VERBS}(?: on| off| up| down)?) (?:please )?(?:me|us|to me|to us|for me|for us) (?:please )?(?=${THE} )`,
    '$1 ',
  ),
  as(/\bhere (?=(?:in|on) (?:the|my|our) )/),
  as(`\\b(${VERBS}) please (?=${THE} )`, '$1 '),
  as(/\b(more|less) of (?=(?:the )?(?:heating|heat|light|volume|sound|warmth|air|music)\b)/, '$1 '),
  as(/\bmake (?=(?:open|close|shut|lock|start|stop) )/),
  as(
    `\\b(?:put|make|turn|set|do) (?:more )?(?:low|lower|quiet|quieter|soft|softer) (?=${THE} )`,
    'turn down ',
  ),
  as(
    `\\b(?:put|make|turn|set|do) (?:more )?(?:high|higher|loud|louder|strong|stronger) (?=${THE} )`,
    'turn up ',
  ),
  as(
    `\\b(?:put|make|turn|set|do) (?:more )?(bright|dark|warm|cool|dim)(?:er|mer)? ${ITS}${END}`,
    'make $2 $1er',
  ),
  as(`\\bopen (?=${THE} (?:[a-z]+ ){0,2}?${SWITCHED}\\b)`, 'turn on '),
  as(
    `(?<=^|[,.;!] |please |can you |could you )(?:put|make|do|give|start)(?: me| us| to me)? (?=${THE} (?:[a-z]+ ){0,2}?${SWITCHED}${END})`,
    'turn on ',
  ),
  as(
    `\\b(?:tell|ask|say to|order) ${ITS}(?: that)? ?(?:he|she|it|they)(?: should| must| has to| shall| can)? ${DEED}(?:es|s)?\\b`,
    'tell $1 to $2',
  ),
  as(
    `\\b(?:i|we)(?: want|'d like| would like| wish| need) that ${ITS} (?:goes|go|is|be|are|gets|turns|comes|will be|would be)(?: set| put)? (?=to|at|on\\b|off\\b|open|closed|shut|brighter|dimmer|louder|quieter|warmer|cooler|darker|faster|slower|red|green|blue|purple|pink|orange|yellow|white)`,
    'put $1 ',
  ),
  as(
    `^(?:i|we) (?:want|need|like|wish) ${ITS} (on|off|open|closed|shut|louder|quieter|brighter|dimmer)(?=[.!]*$)`,
    'put $1 $2',
  ),

  as(`\\bgive (?:me |us )?(?=(?:all )?(?:the |some |more )?(?:[a-z]+ )?lights?\\b)`, 'turn on '),
  as(
    /\b(?:close|shut) (?:with (?:the )?key ([^,.;!?]{3,30}?)|([^,.;!?]{3,30}?) with (?:the |a )?key)(?= please|[,.!?]|$)/,
    'lock $1$2',
  ),
  // The verb last.
  as(
    `(?<=^|[,.;!] |please |can you |could you |you can )${ITS}(?:please )?(?:turn|switch|put|make) (on|off)${END}`,
    'turn $2 $1',
  ),
  as(/\bdo (?:me|us) (?=(?:the|all the|some) (?:[a-z]+ )?lights?\b)/, 'turn on '),
  as(/\b(tell|ask|order) to (?=(?:the|my|our) )/, '$1 '),
  as(/\b(?:all|everything) (?:what|that|which) is (?:still )?on\b(?= in | on |[,.!?]|$)/, 'everything'),
  as(`\\bdo (?:please )?(on|off) (?=${THE} )`, 'turn $1 '),
  as(`\\bdo (${THE} (?:[a-z]+ ){0,2}?${SWITCHED}) (on|off)${END}`, 'turn $2 $1'),
  as(
    /\bit (?:makes|does|has|gives) (?:(?:very|too|so|much) )*(cold|hot|warm|dark)(?: in here| here)?(?=[,.!?]|$)/,
    'it is $1',
  ),
  // What it is to do, told of it.
  as(
    /,? (?:and |but )?(?:make that )?(?:it|that|he|she) (?:(?:must|should|has to|shall|can|needs to) )?(?:also )?(?:turns?|swings?|goes|go|moves?|rotates?) (?:to )?(?:the )?left and (?:to )?(?:the )?right(?: too| also| as well)?(?=[,.!?]*$)/,
    ' and oscillate it',
  ),
  as(
    `\\b(?:make|let|do) (?:that )?${ITS}(?:turns?|swings?|goes|go|moves?|rotates?) (?:to )?(?:the )?left and (?:to )?(?:the )?right${END}`,
    'oscillate $1',
  ),
  as(`^${ITS}, (?=(?:more |less )?[a-z]+(?:er| fast| slow| low| high| loud)\\b)`, 'make $1 '),
  as(
    `\\b(?:make|do)(?: it)?(?: so)? that ${ITS}(?:is |are |goes |go |be )?(?=(?:on|off|open|closed|shut|brighter|dimmer|louder|quieter|warmer|cooler|faster|slower|red|green|blue|white|at|to)\\b)`,
    'put $1 ',
  ),

  // More or less of it, and no verb.
  as(
    /(?<=^|[,.;!] )(?:maybe |perhaps |please |possibly )?(?:a (?:little|bit|touch|tad)|some) more (?:the )?(heating|heat|warmth|volume|sound)(?: in here| please)?(?=[.!?]*$)/,
    'turn up the $1',
  ),
  as(
    /(?<=^|[,.;!] )(?:maybe |perhaps |please |possibly )?(?:a (?:little|bit|touch|tad)) less (?:the )?(heating|heat|warmth|volume|sound|noise)(?: in here| please)?(?=[.!?]*$)/,
    'turn down the $1',
  ),
  as(
    /(?<=^|[,.;!?] )(?:might|may|could|can|shall) (?:one|i|we) (?:please )?have (?:some|a bit of|a little|a touch of|a little more|some more|a bit more) (?:warmth|heat|heating)(?: in here)?(?=[.!?]*$)/,
    'turn up the heating',
  ),
  as(
    `(?<=^|[,.;!] )(?:should (?![^,.;!]* be )|can |could |may |might |would )${ITS} (?:please )?(?:go|be|come|be turned|be switched|be put|get) (on|off|out|up|down|closed|open|shut)\\b`,
    'put $1 $2',
  ),
  as(
    /\bturn (?:it|that|this) down\b(?=.*\b(?:phone|call|meeting|loud|asleep|sleeping|nap|napping|hear|headache|ears|racket|noise|homework|concentrate)\b)/,
    'turn the volume down',
  ),

  as(
    /\b(?:the|that) thing (?:of|on|for|over|at|in front of) the window\b|\bthe window thing\b/,
    'the blinds',
  ),

  // By how much, and then how far: how far is what is wanted.
  as(
    `\\b(?:lower|raise|open|close|dim|drop|bring|turn|put|set)(?: up| down)? ${ITS}(?: (?:up|down))? by [a-z0-9% -]+?,? so (?:that )?(?:it|they) (?:stands?|is|are|ends? up|sits?|comes?|reads?)(?: then)?(?: at| to)? (?=[a-z0-9]+(?: ?%| percent| degrees| per cent)?[.!]*$)`,
    'set $1 to ',
  ),

  // In the words of the street.
  as(`\\bknock ${ITS} on the head\\b`, 'turn off $1'),
  as(
    `\\b(?:knock|take|drop|crank|notch|whack|bump|nudge|jack|throw|fire|bang|shove|stick|pop|chuck|bung|fling|stoke) ${ITS}(?:right )?(?:(?:down|up|back) )?to (?=[a-z0-9])`,
    'set $1 to ',
  ),
  as(
    /(?<=^|[,.;!] )(?:swap|switch|change) (?:them|these|those|it|things|the two)(?: over| round| around| about)?[,:] /,
  ),
  as(
    /(?<=\b(?:every|all|everything|both)\b.*),? (?:both )?(?:inside and out(?:side)?|indoors and out(?:doors)?|upstairs and down(?:stairs)?)(?=[, .!?]|$)/,
  ),
  as(
    /(?<=^|[,;] )((?:the |my |our )?(?!(?:and|no|not|just|only|right|ok|okay|well|so|please|in|at|on|after|for|until|till|when|if|then|now|later|later on|actually|sorry|yes|yeah)\b)[a-z']+(?: [a-z']+){0,4}), (on|off|up|down|open|closed|shut)(?: please)?(?=[.!]*$)/,
    '$1 $2',
  ),
  as(
    /\b(?:way|far|much|bit|is|are|its|it's|that's|thats) (?:two|2) (?=(?:loud|bright|dark|hot|cold|warm|noisy|high|low|quiet|dim|strong)\b)/,
    'is too ',
  ),
  // "Put the lights on *out the garden*".
  as(
    /\b(on|off|up|down|open|shut|closed|running|going) out (?:the|my|our) (?=(?:(?:back|front) )?(?:garden|yard|patio|terrace|balcony|drive|driveway|porch|shed|garage|greenhouse|hall)\b)/,
    '$1 in the ',
  ),
  as(/\bout (?:the )?back\b(?! (?:door|room|bedroom|garden|yard)\b)/, 'in the back garden'),
  as(
    / (?:go )?(red|green|blue|purple|pink|orange|yellow|violet|turquoise|white) like (?:at|in|on) (?:an?|the|my) [a-z]+(?: [a-z]+)?(?=[,.!]*$)/,
    ' $1',
  ),
  as(
    /\b(pause|stop) (?:the |my |our |this |that )?(?:cartoons?|match|football|footy|game|episode|programme|program|news|documentary|soap|adverts?|clip|stream|quiz)\b/,
    '$1 the film',
  ),
];
