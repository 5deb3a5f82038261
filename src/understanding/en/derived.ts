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
