import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { as } from '../manners.ts';

/** How far, how bright and how loud, in words that no phrase has. */

const VERY = '(?:really|very|super|dead|pretty|quite|proper|properly|ever so|extra|so|nice and|right|fairly)';
const FIGURE =
  '(?:\\d{1,3}|five|ten|fifteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|a hundred|half)';
const MOVED = '((?:the|my|our)(?: (?!and\\b)[a-z]+){1,3}?)';

/** By how it is to be: which way that is. */
const UP = /^(?:more|up|higher|warmer|hotter|brighter|louder|stronger|faster)$/i;

export const HOW_MUCH: readonly Rewording[] = [
  // "*Do* the heating two degrees *more*", "make the telly ten percent louder".
  says(
    `\\b(?:do|set|put|make|have|turn|get|bring) ${MOVED} (?:up |down )?(?:by )?(${FIGURE}|one|two|three|four|six|seven|eight|nine|an?)( ?%| percent| degrees?| notch(?:es)?| points?) (more|up|higher|warmer|hotter|brighter|louder|stronger|faster|less|down|lower|cooler|colder|dimmer|quieter|slower)(?=[,.!?]*$| (?:please|and|then)\\b)`,
    ([, thing, figure, unit, way = '']) =>
      `turn ${UP.test(way) ? 'up' : 'down'} ${thing} by ${figure}${unit}`,
  ),
  as(
    /\b(lower|raise|dim|brighten|open|close) a (?:little|bit|touch)(?: bit)? ((?:the|my|our)(?: [a-z]+){1,3})(?=[,.!?]*$| please)/,
    '$1 $2 a bit',
  ),
  as(/\bvol (?=\d|up\b|down\b|to\b)/, 'volume '),
  as(
    /\b(on|lamps?|lights?|fan)(?:,| but| and)(?: but| and)?(?: just| only)? (?:gently|softly|quietly)(?=[.!]*$)/,
    '$1 and set it to 15 percent',
  ),
  as(
    / (?:to )?an? (?:(?:nice|lovely|soft|gentle|good|proper) )+(?=(?:warm|cool|cold|soft|day) ?(?:white|light)\b)/,
    ' to ',
  ),
  as(
    `\\b(lamps?|lights?|backlight|pendant|spot|one|it) on ${VERY} (?:low|dim|soft|faint|gentle)(?=[,.!?]*$| and\\b)`,
    '$1 on and set it to 15 percent',
  ),
  as(
    /\b(?:on|at|to) (?:its|the|their)(?: very)? (?:lowest|slowest|gentlest|quietest|weakest|dimmest)(?: (?:setting|speed|level|notch|one))?(?=[,.!?]*$| (?:please|and)\b)/,
    'to 10 percent',
  ),
  as(
    /\b(?:on|at|to) (?:its|the|their)(?: very)? (?:highest|fastest|strongest|loudest|brightest|top)(?: (?:setting|speed|level|notch|one))?(?=[,.!?]*$| (?:please|and)\b)/,
    'to 100 percent',
  ),
  // A child's way to say no.
  as(
    /^(?:please )?make it (?:not|un|less) ?(?:so )?(dark|cold|hot|bright|loud|noisy|stuffy)(?: in here)?(?=[.!]*$)/,
    'it is too $1',
  ),
  as(`\\bon ${VERY} (low|high|bright|dim|soft|quiet|loud)(?=[,.!?]*$| and\\b)`, 'on $1'),
  // No more than that is as much as that.
  as(
    `\\b(volume|brightness|speed|heating|temperature|heat) (?:at |to )?(?:no|not)(?: any)? (?:more|higher|louder|brighter|faster|hotter|warmer|over|above) (?:than )?(?=${FIGURE}(?: ?(?:percent|%|degrees))?(?:[,.!?]*$| please))`,
    '$1 to ',
  ),
  as(
    `(?:,|,? (?:and|but))* (?:at |to )?(?:no|not|nothing|never)(?: any)? (?:louder|brighter|higher|hotter|warmer|faster|stronger|more|over|above) (?:than )?(${FIGURE})(?: ?(?:percent|%))?(?=[,.!?]*$)`,
    ' and set it to $1',
  ),
  as(`(?<=\\b(?:at|to|on) (?:${FIGURE})(?: percent)?) (?:at most|tops|max|maximum)(?=[,.!?]*$)`),
  as(
    /\bto (?:just )?(?:a|the) (?:(?:bare|soft|gentle|low|faint|little) )*(?:glow|glimmer|whisper)(?=[,.!?]*$| and\b)/,
    'to 15 percent',
  ),
  as(
    /\bcrack (?:open )?((?:the|my|our)(?: [a-z]+){1,3}?)(?: open)?(?: an? (?:smidge|bit|little|touch|tad|inch))?(?=[,.!?]*$)/,
    'open $1 a crack',
  ),
  as(
    /\b(turn|put|set|bring|crank) ((?:the|my|our)(?: [a-z]+){1,3}?) (?:round|right|all the way) (?=(?:to|up|down)\b)/,
    '$1 $2 ',
  ),
  as(
    /\b((?:the |my |our )?(?:[a-z]+ )?(?:ac|air ?con(?:ditioning|ditioner)?)),?(?: on)?(?: please)?,? (?:to |at )?(\d\d|(?:sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four|five|six))?))(?: degrees)?,? (?:on |and |to )?(cool|heat|dry|auto)(?=[,.!?]*$| please)/,
    'set $1 to $3 at $2 degrees',
  ),
  // What goes on beside it.
  as(
    /,? with (?:it |the fan |them )?(?:oscillating|oscillation(?: on)?|swinging|swivelling|rotating|(?:turning|going|moving|swinging) (?:from )?side to side)(?=[,.!?]*$)/,
    ' and oscillate it',
  ),
  // As white, as warm, as bright as it can be.
  as(
    /\bas (?:white|cool|cold|blue) as (?:it|they|that|you)(?:['’]ll| can| will)?(?: go| goes| get| gets| be| make it)?(?=[,.!?]*$| and\b)/,
    'cold white',
  ),
  as(
    /\bas (?:warm|yellow|cosy|cozy) as (?:it|they|that|you)(?:['’]ll| can| will)?(?: go| goes| get| gets| be| make it)?(?=[,.!?]*$| and\b)/,
    'warm white',
  ),
  as(
    /\bas (?:bright|light|strong) as (?:possible|can be|(?:it|they|that) (?:possibly )?(?:can|could|will)(?: (?:possibly )?(?:be|go|get))?)(?=[,.!?]*$| (?:and|in|please|now|then)\b)/,
    'full brightness',
  ),
  as(
    /\bas (?:dim|dark) as (?:possible|can be|(?:it|they|that|you)(?:['’]ll| can| could| will)?(?: (?:possibly )?(?:go|goes|get|gets|be|make it))?)(?=[,.!?]*$| (?:and|in|please|now|then)\b)/,
    'minimum brightness',
  ),
  as(
    /\bas (?:bright|high|strong) as (?:it|they|that|you)(?:['’]ll| can| will)?(?: go| goes| get| gets| be| make it)?(?=[,.!?]*$| and\b)/,
    'full brightness',
  ),
  // Not shut, and not open, all the way.
  as(
    `\\b(?:close|shut|lower|pull|draw|bring down|let down|pull down) ${MOVED}(?: (?:down|to|shut|closed|over|across))?(?:,|,? but|,? though)+ not (?:the whole way|all the way|completely|fully|entirely|quite|right)(?: (?:down|shut|closed|over|across|to))?(?: (?:though|mind|please))?(?=[,.!?]*$)`,
    'open $1 20 percent',
  ),
  as(
    `\\b(?:open|raise|lift|pull up|draw back|pull back) ${MOVED}(?: (?:up|back|open))?(?:,|,? but|,? though)+ not (?:the whole way|all the way|completely|fully|entirely|quite|right)(?: (?:up|back|open))?(?: (?:though|mind|please))?(?=[,.!?]*$)`,
    'open $1 80 percent',
  ),
  as(
    `\\b(?:put|pull|raise|lift|bring|wind|roll|get|have) ${MOVED} (?:up|open) (?:about |around |roughly |like |maybe )?(?:a |one )?(quarter|third|half|two thirds|three quarters)(?: of the way)?(?: up| open)?(?=[,.!?]*$)`,
    'open $1 $2',
  ),
  as(
    /\b(open|put|close|shut|lift|raise) the garage (?=(?:up |down |open )?(?:(?:about|around|roughly|like|maybe|just|only) )*(?:an? |one )?(?:quarter|third|half|halfway|two thirds|three quarters|crack|bit)\b)/,
    '$1 the garage door ',
  ),
  as(
    `\\bopen ${MOVED} (?:about |around |roughly |like |maybe )?(?:a |one )?(quarter|third|half|two thirds|three quarters)(?: of the way)?(?: up| open)?(?=[,.!?]*$)`,
    'open $1 $2',
  ),
  // Two things at one value.
  as(` both (on|off) (at|to) (?=${FIGURE})`, ' $1 $2 '),
  as(
    /\b(?:put|turn|set|make) ((?:the|my|our) (?:heating|heat|thermostat|temperature|radiators?|ac|air con)) (?:(?:to|by) )?((?:one|two|three|four|five|half a|a|\d) degrees?) (?:more|up)(?=[,.!?]*$)/,
    'turn up $1 by $2',
  ),
  as(
    /\b(?:put|turn|set|make) ((?:the|my|our) (?:heating|heat|thermostat|temperature|radiators?|ac|air con)) (?:(?:to|by) )?((?:one|two|three|four|five|half a|a|\d) degrees?) (?:less|down)(?=[,.!?]*$)/,
    'turn down $1 by $2',
  ),
  as(/\b(make|get|let) ((?:the|my|our)(?: [a-z]+){1,4}?) go ([a-z]+er)\b/, '$1 $2 $3'),
];
