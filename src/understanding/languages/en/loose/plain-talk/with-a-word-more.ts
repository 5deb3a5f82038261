import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { as } from '../manners.ts';
import { NUMBER } from '../times-said.ts';

/** Wishes that are heard without a word of theirs, which tells nothing more: "how much is left *now*", "*about* halfway". */

const SHADES = '(?:the |my |our |both |all )?(?:[a-z]+ ){0,2}?(?:curtains?|drapes|blinds?|shutters?|shades?)';
const SOUNDING = '((?:the |my |our )?(?:[a-z]+ ){0,2}?(?:tv|telly|television|speakers?|radio|music|stereo))';
const A_BIT = '(?:a (?:bit|touch|little(?: bit)?|tad|notch|smidge)|slightly|somewhat)';
/** Figures that a room may be warm. */
const WARM =
  '((?:1[5-9]|2[0-6])(?:[.,]5)?|(?:six|seven|eigh|nine)teen|twenty(?:[- ](?:one|two|three|four|five|six))?)';

export const WITH_A_WORD_MORE: readonly Rewording[] = [
  as(
    /(?<=\bhow (?:much|long|many)\b.*\b(?:left|to go|remaining)) (?:now|at the moment|right now|currently|by now|then)(?=[?.! ]*$)/,
  ),
  as(/\bthat (?:very )?same (?=(?:morning|afternoon|evening|night)\b)/, 'that '),
  as(/\bthat (?:very )?same (?=day\b)/, 'the same '),
  as(/\b(?:about|around|roughly|more or less|maybe) (?=half[- ]?way\b)/),
  as(/\bhalf[- ]?way (?:across|over|along)\b/, 'halfway'),
  as(`\\b(?:pull|drag|tug) (?=${SHADES} halfway\\b)`, 'draw '),
  // "The light *out* by the gate".
  as(/\bout (?=(?:by|at|near|beside|next to) (?:the|my|our) [a-z]+)/),
  // "*Hush* the telly a touch", "quieten the speaker down a bit".
  says(
    `^(${LEAD})(?:hush|shush|quieten|quiet|soften)(?: down)? ${SOUNDING}(?: down)? ${A_BIT}${END}`,
    ([, lead = '', what]) => `${lead}turn ${what} down a bit`,
  ),
  // "Keep *it* at 21": nothing else is kept at such a figure.
  says(
    `^(${LEAD}(?:keep|hold|have) )it (?=(?:at|on) ${WARM}(?! ?(?:%|percent|per cent|minutes?|past|to)\\b))`,
    ([, keep]) => `${keep}the heating `,
  ),
  // "*Have* it two degrees warmer".
  as(
    /\bhave it (?=(?:a|an|one|two|three|\d)\b[^,;.]*\b(?:warmer|cooler|colder|hotter|brighter|darker|louder|quieter|higher|lower)\b)/,
    'make it ',
  ),
  as(/\b(?:a |another )?couple of (?=(?:degrees|notches|per ?cent)\b)/, 'two '),
  // "*Whatever* lights *are* in the garden", "whatever is on".
  as(
    /\b(?:whatever|whichever) ((?:lights?|lamps?|blinds?|curtains?|doors?)) (?:is|are|there are)(?: still)? (?=(?:in|on|at|outside|upstairs|downstairs)\b)/,
    'all the $1 ',
  ),
  // "*Anything I've forgotten to switch off*".
  as(
    /\b(?:is there )?anything (?:that )?(?:i|we)(?:['’]ve| have)? (?:forgotten|forgot|left|missed)(?: to)? (?:switch|turn|put|shut)(?:ing)? off\b/,
    'have we left anything on',
  ),
  // "The pasta needs eleven minutes, *could you time that for me*".
  as(
    /(?<=\b(?:needs?|takes?|wants?|has|gets?)\b[^,;.]*\b(?:minutes?|mins?|hours?|seconds?)[^,;.]*)[,;.–-]+ ?(?:so |and |please |can you |could you |would you |will you )*time (?:that|it|this|them)(?: for me| for us)?(?: please)?(?=[.! ]*$)/,
  ),
  // "The hoover *could do with a run*".
  as(
    /^((?:the|our) (?:robot vacuum|robot|vacuum cleaner|vacuum|hoover|roomba)) (?:could|can|might) (?:do with|use|have) (?:a|another|its) (?:quick |little |good )?(?:run|go|whizz|spin|round|clean|turn)(?: (?:round|around|about))?(?: (?:while|when|as) [^,;.]*)?(?=[.! ]*$)/,
    'start $1',
  ),
  // "*Make a note that* we need soap".
  as(
    /^(?:(?:please|and|so|oh|right|can you|could you|would you|will you)[, ]+)*(?:make|take|keep) a (?:quick )?note (?:that |to self )?(?=(?:we|i)(?:['’]re| are)? (?:nearly |almost )?(?:need|out of|running (?:low|out)|short of|low on|want)\b)/,
  ),
  // "Are we all locked up *for the night*".
  as(/(?<=\block(?:ed)? up) for (?:the|this) (?:night|day|evening|weekend)(?=[?.! ]*$)/),
  // "The lesson on the 9th is off, *cancel only that one*".
  as(
    /(?<=\b(?:is|are|was|were) (?:off|cancelled|called off)),? (?:so |please |can you |you can )*(?:cancel|skip|drop|remove|delete|scrap) (?:only|just) (?:that|this)(?: one)?(?=[.! ]*$)/,
  ),
  // "What were *the last two things you did*".
  says(
    `^${LEAD}(?:what (?:were|are|was)|tell me|list|show me) the last (?:${NUMBER} |few |couple of )?things? (?:that )?you(?:['’]ve| have)? (?:did|done|changed)(?: for (?:me|us))?[?.! ]*$`,
    () => 'what have you done',
  ),
  says(
    `^(${LEAD}what (?:did|have) you (?:just )?(?:do|done)(?: for (?:me|us))?),? the last (?:${NUMBER} |few |couple of )things?[?.! ]*$`,
    ([, asked]) => asked,
  ),
  // "What's the damp like indoors, *how many percent*".
  as(/(?<=\b(?:damp|humid|humidity|moisture)\b.*?),? (?:in|how many) per ?cent(?:age)?(?=[?.! ]*$)/),
];
