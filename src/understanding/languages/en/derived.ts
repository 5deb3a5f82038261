import type { Part } from '../../text/index.ts';
import type { Derived, OpenTail, Tail } from '../index.ts';

/**
 * What every service understands without writing it: from each plain form ("turn on {target}", "{target} on") come the wishes
 * ("I want the fan on", "the fan needs to be turned on"), the assurances ("make sure the fan is on") and the polite passives
 * ("can the fan be turned on"). A mere observation ("the fan is on") is none of them.
 *
 * The words in front are the same for all of them, so they stand once for every kind of thing (`FRAMES`), and each form only
 * says what it has behind them.
 */
export function wishesOf(parts: readonly Part[]): Derived<OpenTail> | undefined {
  const stateless = verbless(parts);
  if (stateless !== undefined) {
    const { target, rest } = stateless;
    const wishes: OpenTail[] = [{ frames: 'state', parts: [], onward: 1 }];
    if (!rest.some(({ type }) => type === 'slot')) wishes.push({ frames: 'put', parts: [], onward: 1 });
    return { target, tails: wishes };
  }
  const active = verbFirst(parts);
  if (active === undefined) return undefined;
  const { verbs, particles, target, onward } = active;
  const { done, doing, told, called } = verbs;
  const tails: OpenTail[] = [
    { frames: 'done', parts: [done, ...particles], onward },
    { frames: 'doing', parts: [doing, ...particles], onward },
  ];
  if (told !== undefined) tails.push({ frames: 'told', parts: [told, ...particles], onward });
  const bare = particles.length > 0 ? told : called;
  if (bare !== undefined) tails.push({ frames: 'called', parts: [bare, ...particles], onward });
  return { target, tails };
}

/** "We don't need the fan on any more": the taking back of "{target} on". */
export function unneededOf(parts: readonly Part[]): Derived<Tail> | undefined {
  const stateless = verbless(parts);
  if (stateless === undefined || stateless.rest.some(({ type }) => type === 'slot')) return undefined;
  const { target, rest } = stateless;
  return {
    target,
    tails: [
      { frames: 'unneeded', parts: [...rest, optional(ANY_MORE)] },
      { frames: 'disliked', parts: [...rest, ANY_MORE] },
      { frames: 'not', parts: rest },
      { frames: 'over', parts: [] },
    ],
  };
}

/** "{target} on": the things first, and no verb. */
function verbless(
  parts: readonly Part[],
): { target: Part & { type: 'slot' }; rest: readonly Part[] } | undefined {
  const [target, ...rest] = parts;
  return target !== undefined && isTarget(target) && rest.length > 0 ? { target, rest } : undefined;
}

/** "(turn|switch) on {target}": the verb, its particles, the things, and where it goes on behind them. */
function verbFirst(parts: readonly Part[]):
  | {
      verbs: VerbForms;
      particles: readonly Part[];
      target: Part & { type: 'slot' };
      onward: number;
    }
  | undefined {
  const [verb, ...others] = parts;
  const at = others.findIndex(({ type }) => type === 'slot');
  const target = others[at];
  if (verb === undefined || target === undefined || !isTarget(target)) return undefined;
  const particles = others.slice(0, at);
  if (particles.some((part) => plainWords(part) === undefined)) return undefined;
  const verbs = verbForms(verb);
  return verbs === undefined ? undefined : { verbs, particles, target, onward: at + 2 };
}

/** The forms of the verbs that a template begins with. */
interface VerbForms {
  readonly done: Part;
  readonly doing: Part;
  /**
   * "Have the fan *stop*", "the blinds should *close*"; verbs that are nouns as well are left out, since "the hall light" asks
   * for nothing.
   */
  readonly told: Part | undefined;
  /** Of these the ones with a particle, which may be said bare: "the hall lamp *turn off*". */
  readonly called: Part | undefined;
}

/** Templates begin with the same verbs again and again. */
const knownForms = new WeakMap<object, { readonly forms: VerbForms | undefined }>();

function verbForms(verb: Part): VerbForms | undefined {
  if (verb.type === 'slot') return undefined;
  const list = verb.type === 'choice' ? verb.options : verb;
  const known = knownForms.get(list);
  if (known !== undefined) return known.forms;
  const verbs = plainWords(verb)?.filter(([first]) => !AUXILIARIES.has(first!));
  const forms = verbs === undefined || verbs.length === 0 ? undefined : formsOf(verbs);
  knownForms.set(list, { forms });
  return forms;
}

function formsOf(verbs: readonly (readonly string[])[]): VerbForms {
  const told = verbs.filter(([first]) => !NOUNS_TOO.has(first!));
  const called = told.filter((verb) => verb.length > 1);
  const plain = (all: readonly (readonly string[])[]): Part | undefined =>
    all.length === 0 ? undefined : choice(all.map((verb) => verb.join(' ')));
  return {
    done: choice(verbs.map((verb) => inflected(verb, PARTICIPLES, participleOf))),
    doing: choice(verbs.map((verb) => inflected(verb, GERUNDS, gerundOf))),
    told: plain(told),
    called: plain(called),
  };
}

function isTarget(part: Part): part is Part & { type: 'slot' } {
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

/** Forms of verbs that were made before: the same few begin most templates. */
const PARTICIPLES = new Map<string, string>();
const GERUNDS = new Map<string, string>();

function inflected(
  [first = '', ...particles]: readonly string[],
  known: Map<string, string>,
  form: (word: string) => string,
): string {
  let made = known.get(first);
  if (made === undefined) {
    made = form(first);
    known.set(first, made);
  }
  return particles.length === 0 ? made : `${made} ${particles.join(' ')}`;
}

/** These have no passive that anyone says. */
const AUXILIARIES = new Set('have has let get make want need keep tell ask do be'.split(' '));

/** Verbs that name things as well. */
const NOUNS_TOO = new Set(
  'light lock bolt heat cool power vacuum play press hit cut sound do start begin i we'.split(' '),
);

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

function participleOf(verb: string): string {
  const irregular = IRREGULAR.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLES.test(verb) && !verb.endsWith('k') ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function gerundOf(verb: string): string {
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
  return choice(every(...lists));
}

function every(...lists: readonly string[]): readonly string[] {
  const all = lists.map((list) => list.split('|'));
  return all.reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())));
}

const WANT = choice([
  ...every('i|we', 'want|need|would like|would love|prefer|would prefer|wish for|will have|will take'),
  ...every('can|could|may', 'i|we', 'have|get|please have'),
]);
const ASSURE = words(
  'make sure|make sure that|make certain|make certain that|ensure|ensure that|see to it|see to it that|see that|see|' +
    'be sure|be sure that|confirm that|i want to be sure that',
);
const SHOULD = joined(
  'should|must|needs to|need to|has to|have to|ought to|had better|wants to|want to',
  '|be|go|come',
);
const MAY = words('can be|may be|could be');
const CAN = words('can|could|may|shall');
const CAUSE = words('get|have|make|bring|let');
const MAKE = words(
  'have|make|let|get|tell|ask|order|instruct|command|i want|we want|i need|we need|i would like|we would like',
);
const MUST = words('should|must|needs to|need to|has to|have to|ought to|can|may|could|is to|are to');
const MAY_GO = words(
  'can go|may go|could go|should go|must go|needs to go|need to go|can come|should come|to|to go',
);
const PUT = words('set|put|change|switch');
const TO = words('to|to be|to the');
const NEEDS = words('needs|need|could use|wants|could do with');
const IS = words('is|are|gets|get|stays|stay|be');
const IS_NOT = words('is not|are not|is no longer|are no longer|does not stay|do not stay');
const SET = words('turned|switched|set|set to|put|changed|changed to|left');
const TO_BE = words('to be|to|to go|to get|to turn|to change|be');
const UNWANTED = joined(
  'i|we',
  'do not|no longer|shall not|will not|shall no longer|will no longer',
  'need|require|be needing|be wanting',
);
const DISLIKED = joined('i|we', 'do not', 'want|like');
const NOT_NEEDED = joined('does|do', 'not', 'need|have', 'to be');
const NO_LONGER = words(
  'is no longer needed|are no longer needed|is not needed|are not needed|is not needed anymore|are not needed anymore|is no longer required|are no longer required',
);
const ANY_MORE = words('anymore|any more|any longer|now|right now');

/** The four ways to wish for something, each with what else may stand before what is wished for. */
function wished(target: Part, ...more: readonly Part[]): readonly (readonly Part[])[] {
  return [
    [WANT, target, optional(TO_BE), ...more],
    [ASSURE, target, IS, ...more],
    [target, SHOULD, ...more],
    [CAN, target, optional(words('please')), words('be'), ...more],
  ];
}

/** By what is to follow: the words in front of it, around the things. */
export const FRAMES = {
  /** "turned on" */
  done: (target: Part) => [...wished(target), [target, MAY], [CAUSE, target, optional(TO_BE)]],
  /** "turning on" */
  doing: (target: Part) => [[target, NEEDS]],
  /** "on" */
  state: (target: Part) => [
    ...wished(target, optional(SET)),
    [CAUSE, target, optional(TO_BE)],
    [target, NEEDS, words('being|going|coming')],
  ],
  put: (target: Part) => [
    [PUT, target, optional(TO)],
    [target, MAY_GO],
  ],
  /** "turn on" */
  told: (target: Part) => [
    [MAKE, target, optional(words('to'))],
    [target, MUST],
  ],
  called: (target: Part) => [[target]],
  unneeded: (target: Part) => [
    [UNWANTED, target, optional(TO_BE), optional(SET)],
    [target, NOT_NEEDED, optional(SET)],
  ],
  not: (target: Part) => [[ASSURE, target, IS_NOT, optional(SET)]],
  disliked: (target: Part) => [[DISLIKED, target, optional(TO_BE), optional(SET)]],
  /** Nothing. */
  over: (target: Part) => [
    [UNWANTED, target, ANY_MORE],
    [target, NO_LONGER, optional(words('on|running'))],
  ],
} as const satisfies Record<string, (target: Part) => readonly (readonly Part[])[]>;
