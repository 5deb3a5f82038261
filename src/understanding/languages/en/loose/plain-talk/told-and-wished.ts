import type { Rewording } from '../../../index.ts';
import { ORDER } from '../company/around-wishes.ts';
import { A_DAY, BOOK, END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** What is told first, and then wished for by a pronoun: "we're out of eggs, so add those", "the fan's freezing me, can it go off". */

const THING =
  '(?:the|my|our|that) (?!(?:time|day|weather|kids?|children|dog|cat|baby|train|bus)\\b)[a-z]+(?: (?!(?:is|are|was|has|keeps|looks|feels|seems|left|on|off|in)\\b)[a-z]+){0,2}?';
const SO = '(?:so |and |then |please )*';
/** As warm as rooms are, and no hour of a clock with twelve. */
const DEGREES =
  '(?:1[3-9]|2[0-8]|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty(?:[- ](?:one|two|three|four|five|six|seven|eight))?)';
const GOODS =
  "(?:the |some |any |more |our |my )*((?!(?:it|that|this|them|those|these|time|enough|room|one)\\b)[a-z][a-z' -]*?)";
const COOKED = '(?:the |my |our )?(?!(?:it|that|this|what|who|there|he|she)\\b)([a-z]+(?: [a-z]+)?)';
const COOKS =
  "(?:['’]s| is| are|['’]re) (?:just |now )?(?:on(?: the (?:hob|stove|boil|go))?|in(?: the (?:oven|pan|pot|water))?|going (?:on|in)|boiling|cooking|baking|simmering|proving|brewing)";

export const TOLD_AND_WISHED_FIRST: readonly Rewording[] = [
  // "*Half close* the bedroom blind".
  says(
    `\\bhalf[- ](close|shut|open|lower|raise) ((?:the|my|our|both|all|these|those) [a-z]+(?: [a-z]+){0,2}?)(?=[,.!;]|$| (?:please|and|at|then|in|on|when|if)\\b)`,
    ([, verb, thing]) => `${verb} ${thing} halfway`,
  ),
  // "*The sun's right in my eyes*, half close the blind": why.
  says(
    `^(${LEAD})the sun(?:['’]s| is) (?:[a-z]+ )*in (?:my|our|the|his|her|their) eyes?[,;.!–-]+ ?${SO}(?=${ORDER}\\b)`,
    ([, lead = '']) => lead,
  ),
  // "*Stop, the baby's asleep*. Back to its dock with it".
  says(
    `^(${LEAD}(?:stop|halt|wait|pause))[,.;!–-]+ ?(?:the|my|our) (?:baby|kids?|child(?:ren)?|dog|cat|guests?|neighbours?|little one|twins)\\b[^,;.!?]*?(?: is| are|['’]s|['’]re)(?: (?:just|still|finally))? (?:asleep|sleeping|napping|in bed|resting|scared|frightened)[,.;!–-]+ ?(?=[a-z])`,
    ([, stop]) => `${stop}, `,
  ),
  // "*Starting tonight*, remind me at eight every evening …, for five days": today's is the first anyway.
  says(
    `^(${LEAD})(?:starting|beginning|from|as of) (?:tonight|today|this evening)(?: on(?:wards)?)?,? (?=.*\\b(?:every|each)\\b)`,
    ([, lead = '']) => lead,
  ),
  says(
    `(?<=\\b(?:every|each)\\b[^;.!?]*),(?= for (?:${NUMBER}|\\d+|a few) (?:days?|weeks?|nights?|evenings?|mornings?)${END})`,
    () => '',
  ),
  // "Play some jazz in the kitchen *with the volume at twenty*".
  says(
    `\\b(play|put on|stick on) ([a-z][a-z' ]*?) (in|on) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?:,? (?:with|and) the volume(?: on| set)?)? (?:at|to) (\\d+|(?:[a-z]+(?:teen|ty))(?:[- ][a-z]+)?|five|ten|half)(?: percent| ?%)?(?=[,.!;]|$| (?:please|and|then)\\b)`,
    ([, , what, on, where, level]) =>
      `play ${what} ${on} ${where} and set the volume ${on} ${where} to ${level}`,
  ),
  says(
    `^(${LEAD})(?:stick|pop|bung|whack|chuck|put|get) (some [a-z]+(?: [a-z]+)?|a bit of [a-z]+) on (?=(?:the|my|our) (?:[a-z]+ )*(?:speakers?|radio|stereo|hi-?fi|sonos)\\b)`,
    ([, lead = '', what]) => `${lead}play ${what} on `,
  ),
  // "*Back to its dock with it*".
  says(
    `(?<=^|[,.;!] ?)(?:and |then )?back to (?:its|his|her|the) (?:dock|base|charger|station|home)(?: with (?:it|him|her))?${END}`,
    () => 'send it back to its dock',
  ),
  // "They've rung *to move the optician to half past three, same day*".
  says(
    `^${LEAD}(?:they|he|she|the [a-z]+|somebody|someone)(?:['’]ve| have|['’]s| has)?(?: just)? (?:rung|rang|called|phoned|texted|emailed|messaged)(?: (?:me|us))?(?: up)? to (move|shift|change|push|bring|put) ((?:the|my|our|[a-z]+['’]s) [a-z]+(?: (?!to\\b)[a-z]+)?)( forward| back)? (?:to|till|until) (${HOUR})(?:,? (?:on )?the same day|,? same day)?${END}`,
    ([, , what, , hour]) => `move ${what} to ${hour}`,
  ),
  // "The vet can wait, *shift that reminder to Wednesday, same time*".
  says(
    `^${LEAD}(?:the|my|our) ([a-z]+(?: (?!can\\b)[a-z]+)?) (?:can|will have to|has to|must) wait[,.;–-]+ ?${SO}(?:move|shift|change|push|put) (?:that|the|its) (reminder|alarm) (?:back )?(?:to|till|until) (${A_DAY})(?:,? (?:at )?(?:the )?same time)?${END}`,
    ([, what, kind, day = '']) => `move the ${what} ${kind} to ${day.replace(/^on /i, '')}`,
  ),
  // "Nappies are sorted, *so they can come off the shopping list*".
  says(
    `^${LEAD}(?:the |our )?([a-z]+(?: [a-z]+)?)(?:['’]s| is| are|['’]ve been| have been| has been)(?: all)? (?:sorted|done|bought|in|here|got|dealt with)[,.;–-]+ ?${SO}(?:it|they|that|those) (?:can|may|should) (?:come|go|be (?:taken|crossed)) off ((?:the|my|our) [a-z' -]*list)${END}`,
    ([, what, list]) => `take ${what} off ${list}`,
  ),
  // "… *put them down for the next shop*".
  says(
    `\\b(?:put|get|stick|pop|write|add) (them|those|it|that) (?:down |on )?for (?:the|our) (?:next|big|weekly) (?:big )?shop${END}`,
    ([, it]) => `put ${it} on the shopping list`,
  ),
  // "Add the MOT on Thursday at half past ten, *and tell me if anything's in the way*": what overlaps is told anyway.
  says(
    `(?<=^${LEAD}(?:add|put|book|pencil|stick|pop|get) (?!.*\\blist\\b).*(?:${HOUR}|${A_DAY})),? (?:and )?(?:tell me|say|let me know|shout) if (?:anything(?:['’]s| is) in the way|(?:that|it|anything) (?:clashes|overlaps|collides)|there(?:['’]s| is) a clash|anything else is on)${END}`,
    () => '',
  ),
  // "… but leave *the one on the ceiling* as it is", "the backlight *behind it*".
  says(
    `(?<=\\b(?:leave|keep|not|except|but) )the (?:one|light|lamp) (?:on|over|above|by|under|beside|next to) the ([a-z]+)(?= as (?:it is|they are)| alone\\b| be\\b| on\\b|[,.!]|$)`,
    ([, where]) => `the ${where} one`,
  ),
  says(
    `(?<=\\bthe (?:[a-z]+ )?(?:backlight|light|lamp)s?) (?:behind|next to|beside|above|below|under|over) it\\b`,
    () => '',
  ),
  // "The lamp on *but only a teeny bit* so it's not scary".
  says(
    `(?<=\\b(?:lights?|lamps?)\\b[^,;.]*) on(?:,| but)? (?:but |and )?(?:only|just) (?:a )?(?:(?:very|really|wee|tiny|teeny|teensy|little|small|slight) )*(?:bit|little|touch|tad|smidge|smidgen|glimmer|glow)(?:,? so (?:that )?[^,;]+?)?(?=[.!]*$)`,
    () => ' to fifteen percent',
  ),
  says(
    `^(${LEAD})(?:turn|switch|put) on ((?:the|my|our) (?:[a-z]+ ){0,2}(?:lights?|lamps?)),? (?:but )?(?:only|just) (?:a )?(?:(?:very|wee|tiny|teeny|little) )*(?:bit|little|touch|tad)(?=[.!]*$)`,
    ([, lead = '', thing]) => `${lead}set ${thing} to fifteen percent`,
  ),
  // "The heating on *at 21*" is as warm as that, and no hour.
  says(
    `(?<!\\b(?:is|are|was|were) (?:the |my |our )?)\\b(heating|thermostat|radiators?|heater|ac|air con(?:ditioning)?)(?: back)? on at (${DEGREES})(?: degrees)?(?![:.]\\d)(?! ?(?:o['’]?clock|pm|am|hundred|minutes?|past|to)\\b)`,
    ([, thing, degrees]) => `${thing} on and set it to ${degrees} degrees`,
  ),
  // "*Have it* lock the back door": said of the house.
  says(
    `^(${LEAD})have (?:it|the house|the system) (?=(?:lock|unlock|open|close|shut|turn|switch|start|stop|play|dim|set|run|send|remind|tell)\\b)`,
    ([, lead = '']) => lead,
  ),
  // "The fan's giving me goosebumps, *can it go off*": an order, whatever was felt.
  says(
    `^(${LEAD})(${THING})(?:['’]s|['’]re| is| are| has| keeps| looks| feels)\\b[^,;.!?]*[,;.!–-]+ ?${SO}(?:can|could|may|should) (?:it|that|they|those) (?:please )?(?:all )?(?:go|be|come|be (?:turned|switched)|get (?:turned|switched)) (on|off)${END}`,
    ([, lead = '', thing, state]) => `${lead}turn ${state} ${thing}`,
  ),
  // "Somebody's left the desk lamp on again *so that can go off*".
  says(
    `^(${LEAD})[^,;.!?]*?\\b(?:left|forgot|forgotten) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) on\\b[^,;.!?]*?(?: so |[,;.] ?(?:so )?)(?:it|that|they|those) (?:can|could|may|should|needs to|need to) (?:please )?(?:all )?(?:go|be|be (?:turned|switched)) off\\b`,
    ([, lead = '', thing]) => `${lead}turn off ${thing}`,
  ),
  // "Pasta's on, *give me an eleven minute timer for it*".
  says(
    `^${LEAD}${COOKED}${COOKS}[,;.!–-]+ ?${SO}(?=.*\\btimer\\b)([^,;.!?]*?) for (?:it|them|that|those)${END}`,
    ([, what, wish]) => `${wish} for the ${what}`,
  ),
  says(`(?<=^[^,;]*\\btimer) for (?:it|them)(?=[.!]*$)`, () => ''),
  // "Scrap the mats, *we're taking chairs, so add those*", "*we need eggs too, so add those*".
  says(
    `(?<=^|[,;.!–-] ?|\\band )(?:because |cos |since )?(?:i|we)(?:['’]re| are|['’]m| am|['’]ve| have)?(?: also)? (?:taking|having|getting|using|bringing|out of|run out of|need|want|low on|all out of|short of) ${GOODS}(?: (?:instead|too|as well|now|again))*[,;.!–-]+ ?${SO}(?:(?:add|write|jot) (?:it|that|them|those|some)|(?:put|get|stick|pop) (?:them|those|some))(?: (?:on|down|in|instead))*${END}`,
    ([, what]) => `add ${what}`,
  ),
  // "Renew the car insurance, *that needs to go on the to-do list*".
  says(
    `^${LEAD}(?!${ORDER} (?:it|that|the (?:list|lights?|lamps?))\\b|[^,;.!?]*(?: (?:is|are|was|were|has|have|needs?)\\b|['’]s ))([^,;.!?]+?)[,;.–-]+ ?(?:it|that|this|those|they|these) (?:all )?(?:needs? to|has to|have to|must|should|ought to|wants? to|can) (?:go|be|be put|be added|go down)(?: down)? (?:on|to) ((?:the|my|our) [a-z' -]*list)${END}`,
    ([, what, list]) => `add ${what} to ${list}`,
  ),
  // "*Give me eight seconds to get my shoes on and then* the hall light can go off".
  says(
    `^${LEAD}(?:give|allow|grant) (?:me|us) (${LENGTH}|a (?:minute|second|moment))(?: (?:to|for) [^,;.!?]*?)?,? (?:and )?then (?:please )?((?:the|my|our|all) [a-z' ]+?) (?:can|should|may) (?:go|be|come) (on|off)${END}`,
    ([, length, thing, state]) => `in ${length} turn ${state} ${thing}`,
  ),
  says(
    `^${LEAD}(?:give|allow|grant) (?:me|us) (${LENGTH})(?: to [^,;.!?]*?)?,? (?:and )?then (?:please )?(?=${ORDER}\\b)`,
    ([, length]) => `in ${length} `,
  ),
  // "Run the pump until noon *and then stop it*": that is its end.
  says(
    `(?<=\\b(?:until|till|til) (?:${HOUR})|\\bfor (?:${LENGTH}|${NUMBER} minutes)),? (?:and )?(?:then|after that) (?:stop|kill|end) (?:it|that|them)(?: again)?${END}`,
    () => '',
  ),
  // "We're away from the 10th to the 13th, *mark it in the calendar as Wales*".
  says(
    `^${LEAD}(?:we|i)(?:['’]re| are|['’]m| am|['’]ll be| will be) (?:away|off|out|gone)(?: on holiday)? ((?:from )?${A_DAY} (?:to|till|until) ${A_DAY}|(?:on )?${A_DAY}(?: (?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?)?)[,;.–-]+ ?${SO}(?:mark|put|note|write|enter|add|stick|pop) (?:it|that|this|us)(?: down)? (?:in|into|on|to) (?:the|my|our) ${BOOK} as ([a-z][a-z' -]*?)${END}`,
    ([, when, title]) => `add ${title} to the calendar ${when}`,
  ),
  // "Hall light off. *Sorry, no, leave that one*, I want the porch light on".
  says(
    `^[^.,;!–-]+[.,;!–-]+ ?(?:(?:sorry|oh|no|wait|actually|hang on|oops),? )+(?:leave|not|forget|never mind) (?:that one|that|it|this one)[,.;–-]+ ?(?:(?:i|we) (?:want|meant|need|wanted)(?: it to be)? )?(?=(?:the|my|our) [a-z])`,
    () => '',
  ),
];
