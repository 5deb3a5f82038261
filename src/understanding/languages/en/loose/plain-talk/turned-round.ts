import type { Rewording } from '../../../index.ts';
import { ORDER } from '../company/around-wishes.ts';
import { A_DAY, END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** Sentences that are built the other way round: "should it rain, …", "…, after that eighteen will do", "can the porch go pink", "in the diary for Friday: …". */

const SUBJECT = '(it|nobody|anybody|anyone|somebody|someone|(?:the|my|our|any|a) [a-z]+(?: [a-z]+){0,2}?)';
const STILL = '((?:still |ever |again )?)';
const eachTime = (verb: string): string =>
  verb.replace(
    /^(\S+?)(e?s)?(?=\s|$)/,
    (_all, word) => `${word}${/(?:o|ch|sh|ss|x)$/.test(word) ? 'es' : 's'}`,
  );
const LIST = '((?:the|my|our) (?:[a-z-]+ )?list)';
const GOODS = "((?!(?:it|that|this|they|them|we|i|you)\\b)[a-z][a-z' -]*(?:, [a-z' -]+)*)";
const COLOUR =
  '(red|blue|green|pink|purple|orange|yellow|white|warm white|cold white|turquoise|violet|gold|cyan|magenta)';

export const TURNED_ROUND_FIRST: readonly Rewording[] = [
  // "*Should the garage door still be open* at ten, shut it", "*should it rain*, close the blinds".
  says(
    `^${LEAD}should ${SUBJECT} ${STILL}be ([^,;.]+?), ?(?=${ORDER}\\b)`,
    ([, who = '', still, state]) => `if ${who} is ${still}${state}, `,
  ),
  says(
    `^${LEAD}should (it) ${STILL}((?!be\\b)[a-z]+[^,;.]*?), ?(?=${ORDER}\\b)`,
    ([, who, still, what = '']) => `if ${who} ${still}${eachTime(what)}, `,
  ),
  // "…, and the TV off *should it still be on*".
  says(
    `,? should (it|they|that) ${STILL}be (on|off|open|closed|shut|up|down|locked|unlocked|running|playing|going)(?=[,.!]|$)`,
    ([, it, still, state = '']) =>
      ` if ${it === 'they' ? 'they are' : `${it} is`} ${still}${/^going$/i.test(state) ? 'on' : state}`,
  ),
  // "At 21 till ten, *after that eighteen's plenty*", "*after which it can sink to seventeen*".
  says(
    `(?<=\\b(?:till|til|until) [^;.!?]*?),? (?:and )?(?:after (?:that|which)|from then on|thereafter),? (?:(?:it|that) (?:can|may|should|could) (?:go|sink|drop|fall|come|be|settle|stay)(?: back)?(?: down)?(?: (?:to|at))? (${NUMBER}|\\d+)(?: degrees)?|(${NUMBER}|\\d+)(?: degrees)?(?:['’]s| is|['’]ll| will| would) (?:be )?(?:plenty|enough|fine|ok(?:ay)?|do|grand|all right|loads))(?=[,.;!]|$)`,
    ([, lower, enough]) => `, then ${lower ?? enough}`,
  ),
  // "*Why on earth* is the lamp on".
  says(
    '(?<=^(?:and |but |so )?(?:why|who|what|when|where|how)) (?:on earth|in the world|the heck|the hell|the devil|in heaven’s name)(?= )',
    () => '',
  ),
  // "*When did they say* the parents' evening *was*".
  says(
    `^${LEAD}(when|what time|what day|where) did (?:they|he|she|we|i|you|[a-z]+) say ((?:the|my|our|[a-z]+['’]s) [a-z' ’-]+?) (?:was|is|were|are)(?: on| at)?${END}`,
    ([, when, what]) => `${when} is ${what}`,
  ),
  // "*I must be reminded* to ring the plumber".
  says(
    `^${LEAD}(i|we)(?:['’]d| would| must| should| need to| have to| want to| like to)* be reminded (?=(?:to|about|of|at|on|in|tomorrow)\\b)`,
    ([, who = '']) => `remind ${/^i$/i.test(who) ? 'me' : 'us'} `,
  ),
  // "I mustn't forget to ring the plumber, *remind me*".
  says(
    `(?<=\\b(?:mustn['’]?t|must not|can['’]?t|shouldn['’]?t) forget (?:to )?[^,;.]+),? (?:so )?(?:please )?remind me${END}`,
    () => '',
  ),
  // "*An hour and a quarter for the roast, on a timer*", "the dough *wants an hour, you time it*".
  says(
    `^${LEAD}(${LENGTH}) for (?:the |my |our )?([a-z]+(?: [a-z]+)?)[, ]+(?:on a timer|you time it|time it)(?: (?:if|when) [^,;.]+)?${END}`,
    ([, length, name]) => `set a ${name} timer for ${length}`,
  ),
  says(
    `^${LEAD}(?:the|my|our|this|that) ([a-z]+(?: [a-z]+)?) (?:wants?|needs?|takes?|gets?) (${LENGTH})[, ]+(?:so )?(?:you )?(?:please )?time it${END}`,
    ([, name, length]) => `set a ${name} timer for ${length}`,
  ),
  // "*Can the porch go pink*".
  says(
    `^${LEAD}(?:can |could )?((?:the|my|our) [a-z]+(?: [a-z]+)?) (?:go|be|turn|become|glow) ${COLOUR}(?: (?:for a bit|pretty please|pretty pretty please))?${END}`,
    ([, what = '', colour]) =>
      `make ${what}${/\b(?:lights?|lamps?|backlight|spotlight|pendant)\b/i.test(what) ? '' : ' light'} ${colour}`,
  ),
  // "*Start* the vacuum *off*".
  says(
    `(?<=^${LEAD}(?:start|set) (?:the|my|our) (?:robot|vacuum|hoover|cleaner|robot vacuum)) (?:off|up|going)\\b(?! [a-z]+ing)`,
    () => '',
  ),
  // "*In the diary for Saturday:* lunch, half twelve till three", "*shopping, please:* loo roll and soap".
  says(
    `^${LEAD}(?:in|into|for|on) the (?:calendar|diary|planner)(?: (?:for|on))? (${A_DAY}): ?([a-z][a-z' -]*?),? ((?:from |at )?${HOUR}(?: (?:till|until|to) ${HOUR})?)${END}`,
    ([, day, what, hours = '']) =>
      `add ${what} to the calendar ${day} ${/^(?:at|from)/i.test(hours) ? hours : / (?:till|until|to) /i.test(hours) ? `from ${hours}` : `at ${hours}`}`,
  ),
  says(
    `^${LEAD}(?:for the )?shopping(?: list)?(?:, please)?: ?${GOODS}${END}`,
    ([, goods]) => `add ${goods} to the shopping list`,
  ),
  // "Milk, bread and bananas *need to go on* the shopping list".
  says(
    `^${LEAD}${GOODS} (?:need|want|have|ought|are) to (?:go|be put|be) (?:down )?(?:on|onto) ${LIST}${END}`,
    ([, goods, list]) => `add ${goods} to ${list}`,
  ),
  // "*We've got bread after all, take that off*".
  says(
    `^${LEAD}(?:we|i)(?:['’]ve| have)? (?:already )?(?:got|have|found) (?:some |the |plenty of |enough )?([a-z]+(?: (?!after|already|in|now|left|at|here)[a-z]+)?)(?: (?:after all|already|in|now|left|at home|here))+[,.;–-]+ ?(?:so )?(?:you can )?(?:take|scratch|cross|knock|strike|tick) (?:it|that|them|those) off(?: (?:the|my|our) (?:[a-z-]+ )?list)?${END}`,
    ([, goods]) => `take ${goods} off the list`,
  ),
  // "A camping list with pegs and a stove *to begin with*".
  says(`(?<=\\blist\\b.*) (?:to (?:begin|start) with|for (?:a start|starters))(?=[.!]*$)`, () => ''),
  // "Remind me at three." "*Same time tomorrow instead*".
  says(
    `^(?:[^,;.]+,)? ?${LEAD}(?:at )?(?:the )?same time (${A_DAY})(?: instead| rather)?${END}`,
    ([, day]) => `no, ${day}`,
  ),
  // "*When's* parents' evening": an entry by that name, and no evening.
  says(
    `^${LEAD}(when|what day|what time)(?:['’]s| is) (?!(?:the|my|our|this|that|a|an|next|it|tomorrow|today|tonight|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b)([a-z'’]+ (?:evening|morning|afternoon|night))(?: again| now)?${END}`,
    ([, when, what]) => `${when} is the ${what}`,
  ),
  // "*Half past four is best for me*", "*the alarm should be at* half six".
  says(
    `^${LEAD}(?:at )?(${HOUR}) (?:is|['’]s|would be|works|suits(?: me| us)?)(?: (?:best|better|good|fine|perfect|ideal|nicer))*(?: for (?:me|us))?${END}`,
    ([text, hour]) =>
      /\b(?:best|better|good|fine|perfect|ideal|nicer|works|suits)\b/i.test(text)
        ? `make it ${hour}`
        : undefined,
  ),
  says(
    `^${LEAD}(?:the|my) alarm (?:should|needs to|has to|ought to|must) (?:be|go off|ring) (?:at|for) (${HOUR})${END}`,
    ([, hour]) => `move my alarm to ${hour}`,
  ),
  // "*I've done the bins already*, so that reminder can go".
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have) (?:already )?(?:done|seen to|sorted|been to|rung|called|paid|fed|posted|put out) (?:the |my |our )?([a-z]+(?: (?!already|now)[a-z]+)?)(?: (?:already|now|myself))*[,.;–-]+ ?(?:so )?(?:that|the) reminder (?:can go|is done|isn['’]t needed|can be (?:deleted|cancelled|scrapped))(?: now)?${END}`,
    ([, what]) => `cancel the ${what} reminder`,
  ),
  // "*What do I still need from the camping list*".
  says(
    `^${LEAD}what (?:do|did|have) (?:i|we) (?:still )?(?:need|have|got)(?: to (?:get|buy|find|do))?(?: left)? (?:from|on|off) ${LIST}${END}`,
    ([, list]) => `what is on ${list}`,
  ),
  // "*Twenty minutes on a timer for* tablet time".
  says(
    `^${LEAD}(${LENGTH}) on (?:a|the) timer(?: for (?:the |my |our )?([a-z'’]+(?: [a-z]+)?))?${END}`,
    ([, length, name]) => `set a ${name === undefined ? '' : `${name} `}timer for ${length}`,
  ),
  // "*She can have* ten minutes more".
  says(
    `^${LEAD}(?:he|she|they|we|i|it|the kids) (?:can|could|may|should) (?:have|get|do with|stay for) (?:another |a further )?(${LENGTH})(?: (?:more|longer|extra))+${END}`,
    ([, length]) => `another ${length}`,
  ),
  // "Which things *are set to run by themselves*".
  says(
    `^${LEAD}(?:which|what)(?: things| jobs| lights)? (?:is|are) set (?:up )?to (?:run|happen|go|come on) (?:by (?:themselves|itself)|on (?:their|its) own|automatically)${END}`,
    () => 'which rules are set',
  ),
  // "The backlight blue *for film night*": why.
  says(
    `(?<=^${LEAD}(?:make|set|turn|have|put|dim) (?:the|my|our) .*) for (?:the )?(?:film|movie|games?|date|quiz|party|family|pizza|cosy) (?:night|evening)(?=[.!]*$)`,
    () => '',
  ),
  // "Midge spray *on there* too": on the list that was spoken of.
  says(
    `^${LEAD}(?!${ORDER}\\b|(?:is|are|what|what's|have|has|how|do|did|who|why|when|it|that|anything|something|nothing)\\b)((?:some |the |more |a |an )?[a-z]+(?: [a-z]+)?) on there(?: (?:too|as well|also))*${END}`,
    ([, what]) => `and ${what} too`,
  ),
];
