import type { Part } from '../template.ts';

/**
 * What every service understands without writing it: from each plain form ("turn on {target}", "{target} on") come the wishes
 * ("I want the fan on", "the fan needs to be turned on"), the assurances ("make sure the fan is on") and the polite passives
 * ("can the fan be turned on"). A mere observation ("the fan is on") is none of them.
 */
export function wishesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const stateless = verbless(parts);
  if (stateless !== undefined) {
    const { target, rest } = stateless;
    const wishes = wished(target, [optional(SET), ...rest]);
    return rest.some(({ type }) => type === 'slot')
      ? wishes
      : [...wishes, [PUT, target, optional(TO), ...rest]];
  }
  const active = verbFirst(parts);
  if (active === undefined) return [];
  const { verbs, particles, target, rest } = active;
  const done = verbs.map((verb) => inflected(verb, participleOf));
  const doing = verbs.map((verb) => inflected(verb, gerundOf));
  return [
    ...wished(target, [choice(done), ...particles, ...rest]),
    [target, MAY, choice(done), ...particles, ...rest],
    [target, NEEDS, choice(doing), ...particles, ...rest],
  ];
}

/** "We don't need the fan on any more": the taking back of "{target} on". */
export function unneededOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const stateless = verbless(parts);
  if (stateless === undefined || stateless.rest.some(({ type }) => type === 'slot')) return [];
  const { target, rest } = stateless;
  return [
    [UNWANTED, target, optional(TO_BE), optional(SET), ...rest, optional(ANY_MORE)],
    [target, NOT_NEEDED, optional(SET), ...rest, optional(ANY_MORE)],
    [UNWANTED, target, ANY_MORE],
    [DISLIKED, target, optional(TO_BE), optional(SET), ...rest, ANY_MORE],
    [target, NO_LONGER, optional(words('on|running'))],
  ];
}

/** The ways to switch a thing on, and off, whatever it is. */
const ON: readonly string[] = [
  '(turn|switch|put|flip|flick|power|kick|click|hit) on {target}',
  '(turn|switch|put|flip|flick|power|kick|click|get|have) {target} (on|back on)',
  '(power up|start up|fire up|boot up|wake|wake up|activate|enable|engage|energize) {target}',
  '{target} (on|back on)',
  'give {target} [some] power',
  '(ask|tell|have|let|make|get) {target} [to] (turn|switch|power|come|go) on',
  '(let|have|make|keep) {target} (run|running|work)',
];
const OFF: readonly string[] = [
  '(turn|switch|put|flip|flick|power|shut|click) off {target}',
  '(turn|switch|put|flip|flick|power|shut|click|get|have) {target} (off|back off)',
  '(shut|power) down {target}',
  '(kill|deactivate|disable|disengage|shut off) {target}',
  '(cut|kill|shut off|turn off) [the] power (to|of|for|on|from) {target}',
  '{target} (off|back off)',
  '(i|we) can do without {target}',
  '(ask|tell|have|let|make|get) {target} [to] (turn|switch|power|go|shut) (off|down)',
];

/** The ways to ask for the other of two states, whatever the device. */
const TOGGLES: readonly string[] = [
  '(toggle|flip|flick|invert|reverse) {target}',
  '(toggle|flip|flick|switch|change|alter|invert|reverse) {target} [on off] (state|status|switch)',
  '(toggle|flip|flick|switch|change|alter|invert|reverse) [the] [on off] (state|status|switch|power) (of|for|on) {target}',
  '(turn|switch|toggle|flip|flick) {target} (on or off|off or on)',
  '[give] [me] [do] [a] [quick] toggle (of|on|for) {target}',
  'give {target} a [quick] (toggle|flip|flick)',
];

const SOMEONE =
  '(i|we|you|they|he|she|it|someone|somebody|anyone|anybody|my dad|my mom|my wife|my husband|the kids)';
const DID =
  '(turn|turned|switch|switched|leave|left|lock|locked|unlock|unlocked|close|closed|open|opened|shut|raise|raised|lower|lowered|retract|retracted|put|set|start|started|stop|stopped)';

/** The ways to ask after any device; how it is, is for its service's `get` to tell. */
const QUESTIONS: readonly string[] = [
  '(is|are|was|were) {target} [being] {state} [or not]',
  '(is|are) [there] any [of] {target} [that (is|are)] {state}',
  '(what|which|how many) [of] {target} (is|are) [there] {state}',
  '(what|which|how many) [of] {target} (do|did|have) (i|we) (have|leave|left) {state}',
  '(do|have) (i|we) (have|got|left) any [of] {target} {state}',
  '(check|tell me|see|find out|let me know|know) (if|whether) there (is|are) [any] [of] {target} {state}',
  'any [of] {target} {state}',
  '(list|show me|tell me|find) [which] {target} (that are|are|that is|is) {state}',
  '(what|which) state (is|are) {target} [in]',
  '(check|check and see|tell me|see|find out|show me|let me know|notify me|alert me|update me|know) (if|whether) {target} (is|are) {state} [or not]',
  '[tell me|do you know|let me know|i want to know|show me] (what|how) is [the] [current|present|latest] (state|status|condition|situation|word|story) (of|with|on|for|about) {target}',
  '(check|tell me|get|get me|give me|show|show me|read|read me|report|see|find out) [the] [current|present|latest] (state|status|condition) (of|with|on|for|from) {target}',
  '[current] (state|status|condition) (of|for|from) {target}',
  '(check|get|show|show me|tell me) {target} (state|status|condition)',
  '[what is|how is|which is] {target} (state|status|condition)',
  '(how|what) (is|are) {target} [doing|up to|going|looking|set|set to|set at]',
  'what is (up|new|happening|going on|the deal|the latest|the latest update|the latest news|the update|the news|the scoop|the word|the story|the situation) (with|on|at|about|for|from) {target}',
  'how is it going with {target}',
  `(did|has|have) ${SOMEONE} [forget|forgot|forgotten|remember|remembered] [to] ${DID} [on|off|up|down] {target} [on|off|open|closed|locked|unlocked|running|up|down]`,
  'what happened to {target}',
  '(has|have) {target} been {state}',
  '(check|verify|double check) [that] {target} (is|are) {state}',
  '(check|check in|check up|look) on {target}',
  '[in|at] (what|which) (state|condition) (is|are) {target} [in]',
  '[are there] (any|some) (changes|change|news|updates|update) (with|on|about|for|to|from) {target}',
  '[a|an|the] (update|news|report|info|information|details) (on|about|for) {target}',
];

/** By method: what may be said of the things of any service that has it. */
export const COMMON: Readonly<Record<string, readonly string[]>> = {
  turn_on: ON,
  turn_off: OFF,
  toggle: TOGGLES,
  get: QUESTIONS,
};

type Forms = readonly (readonly Part[])[];

/** What comes before, between or behind the things wished for and their state. */
function wished(target: Part, state: readonly Part[]): Forms {
  return [
    [WANT, target, optional(TO_BE), ...state],
    [ASSURE, target, IS, ...state],
    [target, SHOULD, ...state],
    [CAN, target, optional(words('please')), { type: 'word', word: 'be' }, ...state],
  ];
}

/** "{target} on": the things first, and no verb. */
function verbless(parts: readonly Part[]): { target: Part; rest: readonly Part[] } | undefined {
  const [target, ...rest] = parts;
  return target !== undefined && isTarget(target) && rest.length > 0 ? { target, rest } : undefined;
}

/** "(turn|switch) on {target}": the verb, its particles, the things, the rest. */
function verbFirst(
  parts: readonly Part[],
):
  | { verbs: readonly (readonly string[])[]; particles: readonly Part[]; target: Part; rest: readonly Part[] }
  | undefined {
  const [verb, ...others] = parts;
  const at = others.findIndex(({ type }) => type === 'slot');
  const target = others[at];
  if (verb === undefined || target === undefined || !isTarget(target)) return undefined;
  const verbs = plainWords(verb);
  const particles = others.slice(0, at);
  if (verbs === undefined || particles.some((part) => plainWords(part) === undefined)) return undefined;
  const known = verbs.filter(([first]) => !AUXILIARIES.has(first!));
  return known.length === 0 ? undefined : { verbs: known, particles, target, rest: others.slice(at + 1) };
}

function isTarget(part: Part): boolean {
  return part.type === 'slot' && (part.slot === 'target' || part.slot === 'place');
}

/** The alternatives of a part that is words alone. */
function plainWords(part: Part): readonly (readonly string[])[] | undefined {
  if (part.type === 'word') return [[part.word]];
  if (part.type === 'slot') return undefined;
  const options = part.options.map((option) =>
    option.every(({ type }) => type === 'word')
      ? option.map((one) => (one as { word: string }).word)
      : undefined,
  );
  return options.some((option) => option === undefined) ? undefined : (options as string[][]);
}

function inflected(verb: readonly string[], form: (word: string) => string): string {
  const [first = '', ...particles] = verb;
  return [form(first), ...particles].join(' ');
}

/** These have no passive that anyone says. */
const AUXILIARIES = new Set('have has let get make want need keep tell ask do be'.split(' '));

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'set=set put=put shut=shut cut=cut let=let bring=brought run=run draw=drawn light=lit send=sent take=taken ' +
    'throw=thrown begin=begun speed=sped hit=hit hold=held'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Verbs of one syllable that double their last letter. */
const DOUBLES = /^[^aeiou]*[aeiou](?:[bdgklmnprt])$/;

export function participleOf(verb: string): string {
  const irregular = IRREGULAR.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLES.test(verb) && !verb.endsWith('k') ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

export function gerundOf(verb: string): string {
  if (/[^aeiouy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLES.test(verb) && !verb.endsWith('k') ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

function choice(options: readonly string[], mayLack = false): Part {
  return {
    type: 'choice',
    optional: mayLack,
    options: [...new Set(options)].map((option) =>
      option.split(' ').map((word) => ({ type: 'word' as const, word })),
    ),
  };
}

function words(list: string): Part {
  return choice(list.split('|'));
}

function optional(part: Part): Part {
  return part.type === 'choice' ? { ...part, optional: true } : part;
}

/** Every way to join the parts of two lists: "i want", "we need", … */
function joined(...lists: readonly string[]): Part {
  const all = lists.map((list) => list.split('|'));
  return choice(
    all.reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim()))),
  );
}

const WANT = joined('i|we', 'want|need|would like|would love|prefer|would prefer|wish for');
const ASSURE = words(
  'make sure|make sure that|make certain|make certain that|ensure|ensure that|see to it|see to it that|see that|' +
    'be sure|be sure that|confirm that|i want to be sure that',
);
const SHOULD = joined('should|must|needs to|need to|has to|have to|ought to|had better', '|be');
const MAY = words('can be|may be|could be');
const CAN = words('can|could|may|shall');
const PUT = words('set|put|change|switch');
const TO = words('to|to be|to the');
const NEEDS = words('needs|need|could use|wants|could do with');
const IS = words('is|are|gets|get|stays|stay|be');
const SET = words('turned|switched|set|set to|put|changed|changed to|left');
const TO_BE = words('to be|to|to go|to get|to turn|to change|be');
const UNWANTED = joined('i|we', 'do not|no longer', 'need|require');
const DISLIKED = joined('i|we', 'do not', 'want|like');
const NOT_NEEDED = joined('does|do', 'not', 'need|have', 'to be');
const NO_LONGER = words(
  'is no longer needed|are no longer needed|is not needed|are not needed|is not needed anymore|are not needed anymore|is no longer required|are no longer required',
);
const ANY_MORE = words('anymore|any more|any longer|now|right now');
