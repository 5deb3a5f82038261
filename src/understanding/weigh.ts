import { FRAGMENTS } from './en/fragments.ts';
import { type Fit, type FitHearing, fitHere, fitPhrase } from './fit.ts';
import type { Rule, ServiceWords } from './grammar.ts';
import { type ConditionRead, type Fill, type Reading, WORTH } from './reading.ts';
import { kept, type Sentence } from './sentence.ts';
import type { NounPhrase } from './targets.ts';
import { isLasting, isTimed } from './times/timing.ts';

type Read = Pick<Reading, 'fills' | 'timing' | 'conditions'>;

/**
 * What a phrase read to its end is worth besides its words: how well its target fits the service, whether it has the time it
 * needs. `undefined` when it cannot be meant.
 */
export function weigh(sentence: Sentence, read: Read, rule: Rule): number | undefined {
  if (rule.hold !== undefined && !holds(sentence, read.fills, rule.hold, true)) return undefined;
  if (rule.without !== undefined && !holds(sentence, read.fills, rule.without, false)) return undefined;
  if (rule.phrases.time === 'none' && isTimed(read.timing)) return undefined;
  if (rule.lasting === true && !isLasting(read.timing)) return undefined;
  if (isAny(sentence, read, rule) || !hasItsStates(read, rule)) return undefined;
  const target = targetOf(read.fills);
  const fits =
    target === undefined ? hereWeight(sentence, rule) : fitWeight(sentence, target, rule, read.conditions[0]);
  return fits === undefined ? undefined : fits + (isTimeless(read, rule) ? WORTH.timeless : 0);
}

function targetOf(fills: readonly Fill[]): Fill | undefined {
  for (const fill of fills) if (fill.slot === 'target' || fill.slot === 'place') return fill;
  return undefined;
}

/** "Any curtains open?" asks, though its words could be a command. */
function isAny(sentence: Sentence, { fills }: Read, { phrases, service }: Rule): boolean {
  const [first] = fills;
  if (first?.slot !== 'target' && first?.slot !== 'place') return false;
  if (phrases.question === true || service.name === FRAGMENTS) return false;
  return sentence.tokens[first.start]?.word === 'any' && sentence.tokens.at(-1)?.word === '?';
}

/** A lock is not "dimmed": the state asked for must be one of the service's. */
function hasItsStates({ fills }: Read, { service }: Rule): boolean {
  if (service.name === FRAGMENTS) return true;
  for (const { slot, value } of fills)
    if (slot === 'state' && !service.states.has(value as string)) return false;
  return true;
}

/** Without the time it cannot do without, a clause is more likely part of a longer one. */
function isTimeless({ timing, fills }: Read, { phrases }: Rule): boolean {
  if (phrases.needs === undefined || isTimed(timing)) return false;
  return TIMES_NEEDED.some(
    (names) =>
      phrases.needs?.[names] !== undefined && !fills.some(({ name }) => names.split('|').includes(name)),
  );
}

const TIMES_NEEDED = ['at|rrule', 'start'];

/** Whether the words of every slot that is named have one of the words listed for it, or where free words are not to, none. */
function holds(
  sentence: Sentence,
  fills: readonly Fill[],
  lists: NonNullable<Rule['hold']>,
  are: boolean,
): boolean {
  return fills.every(({ name, slot, start, end }) => {
    const words = lists[name];
    if (words === undefined || (!are && !FREE.has(slot))) return true;
    return sentence.tokens.slice(start, end).some(({ stem }) => words.has(stem)) === are;
  });
}

const FREE: ReadonlySet<Fill['slot']> = new Set<Fill['slot']>(['words', 'title', 'saying', 'stranger']);

const hereIn = kept(() => new Map<ServiceWords, Fit>());

/** Of a wish that names no thing: whether there is one that could be meant. */
function hereWeight(sentence: Sentence, { here, service }: Rule): number | undefined {
  if (here !== 'unsaid') return 0;
  const known = hereIn(sentence);
  let found = known.get(service);
  if (found === undefined) {
    const { lexicon, context } = sentence;
    found = fitHere(service, { lexicon, context, mentions: [], rooms: true });
    known.set(service, found);
  }
  return found.type === 'none' ? undefined : found.type === 'ambiguous' ? -0.3 : 0;
}

function fitWeight(
  sentence: Sentence,
  fill: Fill,
  rule: Rule,
  condition: ConditionRead | undefined,
): number | undefined {
  const phrase = fill.value as NounPhrase;
  if (rule.service.name === FRAGMENTS) return phrase.quality;
  const open = phrase.items.some(
    (item) => item.type === 'pronoun' || ('here' in item && item.here === 'there'),
  );
  if (open && rule.service.kinds.size === 0) return undefined;
  if (open && condition?.type === 'state' && condition.start < fill.start)
    return fits(sentence, condition.phrase, rule, fill).type === 'none' ? undefined : -0.1;
  if (open) return -0.1;
  const found = fits(sentence, phrase, rule, fill);
  if (found.type === 'none') return undefined;
  return found.type === 'ambiguous' ? -0.3 : found.weight;
}

interface Fitted {
  readonly service: ServiceWords;
  readonly rooms: boolean;
  readonly asks: boolean;
  readonly fit: Fit;
}

/** What noun phrases mean to services: many templates of a service ask for the same one. */
const fittedIn = kept(() => new Map<NounPhrase, Fitted[]>());

function fits(sentence: Sentence, phrase: NounPhrase, { service, phrases }: Rule, { slot }: Fill): Fit {
  const rooms = slot === 'place';
  const asks = phrases.question === true;
  const known = fittedIn(sentence).get(phrase) ?? [];
  for (const one of known)
    if (one.service === service && one.rooms === rooms && one.asks === asks) return one.fit;
  const { lexicon, context } = sentence;
  const where = { lexicon, context, mentions: [], rooms, asks };
  const whole = fitPhrase(phrase, service, where);
  const fit = whole.type === 'none' ? fitFirst(phrase, service, where) : whole;
  if (known.push({ service, rooms, asks, fit }) === 1) fittedIn(sentence).set(phrase, known);
  return fit;
}

/** "The porch light and the fan" to what switches lights: the first is its own, the others may be others'. */
function fitFirst(phrase: NounPhrase, service: ServiceWords, where: FitHearing): Fit {
  if (phrase.parts === undefined || where.asks) return NONE;
  const first = fitPhrase({ ...phrase, items: phrase.items.slice(0, 1) }, service, where);
  return first.type === 'target' ? { ...first, weight: first.weight + WORTH.mixed } : NONE;
}

const NONE: Fit = { type: 'none' };
