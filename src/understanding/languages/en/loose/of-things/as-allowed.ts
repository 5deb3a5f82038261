import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** A wish told as what may be now: "the porch light could come on at six", "it can go dark in the kitchen", "we can have the water back". */

const NAMED = '((?:the|my|our) [a-z]+(?: (?!(?:can|could|may|is|are)\\b)[a-z]+){0,3}?)';
const PLACE =
  '((?:the |my |our )?(?!(?:it|that|this|me|us|him|her|them)\\b)[a-z]+(?: (?:and )?[a-z]+){0,2}?)';
/** Begins no name of what is to run. */
const NO_RUNNER =
  "(?!(?:any|all|some|every|each|which|more|most|anything|something|nothing|things?|timers?|alarms?|reminders?|get|keep|is|are|was|were|it|that|this|what|who|how|where|when|why|we|i|you|they|he|she|not|no|never|everyone|somebody|let|start|stop|i['’]m|we['’]re|it['’]s)\\b)";

export const AS_ALLOWED_FIRST: readonly Rewording[] = [
  // "The porch light *could* come on at six."
  says(
    `^${LEAD}${NAMED} (?:could|may)(?: now| as well)? (?=(?:come|go|be|stay) (?:on|off|up|down|out|open|closed|shut)\\b)`,
    ([, thing]) => `${thing} can `,
  ),
  // "It can go dark in the kitchen."
  says(
    `^${LEAD}(?:it|that) (?:can|may|could) (?:now )?(?:go|be|get) (?:all )?dark(?: now)? in (here|there|${PLACE})${END}`,
    ([, place]) =>
      /^t?here$/i.test(place ?? '') ? 'turn off the lights in here' : `turn off the lights in ${place}`,
  ),
  // "*Coffee going* please."
  says(
    `^${LEAD}(?:the |some )?${NO_RUNNER}([a-z]+(?: ${NO_RUNNER}[a-z]+)?) (?:going|running)${END}`,
    ([, thing]) => `get the ${thing} going`,
  ),
  // "We can have the water back", "let's have the heating back on".
  says(
    `^${LEAD}(?:(?:we|you|they|i) (?:can|could|may)(?: now)? have|let['’]s have|i(?:['’]d| would) like) ${NAMED} back(?: on)?(?: again)?${END}`,
    ([, thing]) => `turn ${thing} back on`,
  ),
  // "Give the floors a go with the hoover", "give the kitchen a quick once-over".
  says(
    `^${LEAD}give ${PLACE} (?:an? )?(?:quick |good |wee |little |proper )*(?:(?:go|going[- ]over|run|run[- ]over) with the (?:hoover|vacuum|robot)|once[- ]over|hoover(?:ing)?|vacuum(?:ing)?)${END}`,
    ([, place]) => `hoover ${place}`,
  ),
  // "If nobody has locked the back door yet, *do it*."
  says(
    `^${LEAD}if (?:nobody|no ?one|none of us) (?:has|have) (locked|closed|shut|opened|unlocked) ${NAMED}(?: yet| already)?,? (?:then |please |can you |just )*(?:do (?:it|that|so)|(?:lock|close|shut|open|unlock) (?:it|that))\\b`,
    ([, done = '', thing]) => `if ${thing} isn't ${STATES[done] ?? done}, ${ORDERS[done] ?? done} it`,
  ),
  // "If the back door isn't locked *yet*, …".
  says(
    "(?<=^[^,;]*\\bif [^,;]*\\b(?:isn['’]t|is not|aren['’]t|are not) (?:[a-z]+ )?(?:locked|closed|shut|open|on|off|up|down)) yet\\b",
    () => '',
  ),
  // "How warm is it *actually* at the moment?"
  says(
    '(?<=^(?:and |so |but )*how (?:warm|cold|hot|humid) is (?:it|the [a-z]+(?: [a-z]+)?)) (?:actually|really)\\b',
    () => '',
  ),
];

const STATES: Readonly<Record<string, string>> = { opened: 'open' };
const ORDERS: Readonly<Record<string, string>> = {
  locked: 'lock',
  closed: 'close',
  shut: 'shut',
  opened: 'open',
  unlocked: 'unlock',
};

/** Of what was spoken of just before. */
export const AS_ALLOWED_IN_TALK: readonly Rewording[] = [
  // "Pause the hoover." "*It may carry on*."
  says(
    `^${LEAD}(?:it|that|they|he|she) (?:may|could|might as well) (carry on|go on|continue|start again|resume|keep going|go ahead)(?: again| now)*${END}`,
    ([, on]) => `it can ${on}`,
  ),
  // "Turn it down." "*It can be like it was before*", "then back to that".
  says(
    `^${LEAD}(?:(?:it|that|they|everything) (?:can|may|could) (?:be|go back to)|(?:then |straight )?back to|make (?:it|that|them)|(?:have|leave) (?:it|that|them)|just) (?:being )?(?:like|as|how|what|the way) (?:it|they|that) (?:was|were)(?: before| at first| earlier)?${END}`,
    () => 'put it back how it was',
  ),
  // "*Down all the way*", "all the way down again".
  says(
    `^${LEAD}(?:all the way (up|down)(?: again| back)+|(?:right |back )?(up|down) (?:all the way|completely|fully|entirely)(?: again)?)${END}`,
    ([, way, other]) => `all the way ${way ?? other}`,
  ),
  // "Wake me at seven." "*No alarm after all*."
  says(
    `^${LEAD}(?:so )?no (?:need for (?:the|an?) )?(alarm|timer|reminder)(?: for me)?(?: (?:after all|then|needed|necessary|any ?more|any longer|now|at all))+${END}`,
    ([, what]) => `cancel the ${what}`,
  ),
  // "Desk lamp off." "*The one in the garage can go too*."
  says(
    `^${LEAD}(?:just )?(the (?:[a-z]+ )?(?:one|ones|other|others|other one)(?: (?!(?:can|could|may)\\b)[a-z]+){0,4}?) (?:can|could|may) (?:go|be|come)(?: (off|out|on))?(?: (?:too|as well|also))*${END}`,
    ([, which, way = 'off']) => `turn ${/^on$/i.test(way) ? 'on' : 'off'} ${which}`,
  ),
  // "Lamp off." "*Are there others still burning*?"
  says(
    `^${LEAD}(?:are|is) there (?:any )?(?:others?|other ones|more|another(?: one)?)(?: (?:lights?|lamps?))? (?:still |left )*(?:on|burning|lit|left on)(?: (?:somewhere|anywhere|in the house))*[?.!]*$`,
    () => 'which lights are still on',
  ),
];
