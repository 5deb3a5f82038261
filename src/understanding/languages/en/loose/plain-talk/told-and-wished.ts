import type { Rewording } from '../../../index.ts';
import { ORDER } from '../company/around-wishes.ts';
import { A_DAY, BOOK, END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** What is told first, and then wished for by a pronoun: "we're out of eggs, so add those", "the fan's freezing me, can it go off". */

const THING =
  '(?:the|my|our|that) (?!(?:time|day|weather|kids?|children|dog|cat|baby|train|bus)\\b)[a-z]+(?: (?!(?:is|are|was|has|keeps|looks|feels|seems|left|on|off|in)\\b)[a-z]+){0,2}?';
const SO = '(?:so |and |then |please )*';
const GOODS =
  "(?:the |some |any |more |our |my )*((?!(?:it|that|this|them|those|these|time|enough|room|one)\\b)[a-z][a-z' -]*?)";
const COOKED = '(?:the |my |our )?(?!(?:it|that|this|what|who|there|he|she)\\b)([a-z]+(?: [a-z]+)?)';
const COOKS =
  "(?:['’]s| is| are|['’]re) (?:just |now )?(?:on(?: the (?:hob|stove|boil|go))?|in(?: the (?:oven|pan|pot|water))?|going (?:on|in)|boiling|cooking|baking|simmering|proving|brewing)";

export const TOLD_AND_WISHED_FIRST: readonly Rewording[] = [
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
    `(?<=\\b(?:lights?|lamps?)\\b[^,;.]*\\bon)(?:,| but)? (?:but |and )?(?:only|just) (?:a )?(?:(?:very|really|wee|tiny|teeny|teensy|little|small|slight) )*(?:bit|little|touch|tad|smidge|smidgen|glimmer|glow)(?:,? so (?:that )?[^,;]+?)?(?=[.!]*$)`,
    () => ' at 15 percent',
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
    `^${LEAD}(?!${ORDER} (?:it|that|the (?:list|lights?|lamps?))\\b)([^,;.!?]+?)[,;.–-]+ ?(?:it|that|this|those|they|these) (?:all )?(?:needs? to|has to|have to|must|should|ought to|wants? to|can) (?:go|be|be put|be added|go down)(?: down)? (?:on|to) ((?:the|my|our) [a-z' -]*list)${END}`,
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
    `^.+?[.,;!–-]+ ?(?:(?:sorry|oh|no|wait|actually|hang on|oops),? )+(?:leave|not|forget|never mind) (?:that one|that|it|this one)[,.;–-]+ ?(?:(?:i|we) (?:want|meant|need|wanted)(?: it to be)? )?(?=(?:the|my|our) [a-z])`,
    () => '',
  ),
];
