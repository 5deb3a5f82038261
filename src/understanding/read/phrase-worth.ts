import { FRAGMENTS } from '../languages/index.ts';
import {
  type Fit,
  type FitHearing,
  fitHere,
  fitPhrase,
  HOME,
  heard,
  type NounPhrase,
  tellersOf,
} from '../names/index.ts';
import type { Rule, ServiceWords, WordsByName } from '../phrases/index.ts';
import { nameStemAt, type WordList, wordAt } from '../text/index.ts';
import { isLasting, isTimed, type Timing } from '../times/index.ts';
import { isOfTwoHours } from './own-moment.ts';
import { type ConditionRead, type Fill, isThing, WORTH } from './reading.ts';
import { kept, type Sentence } from './sentence.ts';
import { isToldThen } from './told-then.ts';
import type { State } from './walk-state.ts';

type Read = Pick<State, 'fills' | 'thing' | 'timing' | 'conditions' | 'done'>;

/**
 * What a phrase read to its end is worth besides its words: how well its target fits the service, whether it has the time it
 * needs. `undefined` when it cannot be meant.
 */
export function weigh(
  sentence: Sentence,
  read: Read,
  rule: Rule,
  fitted: Fitted | undefined,
): number | undefined {
  const { fills, thing, timing, conditions } = read;
  if (fitted !== undefined && !mayTake(fitted, rule.service)) return undefined;
  const timed = isTimed(timing);
  // What is asked of now may say so: "is the gate open *right now*".
  const isUntimed = timed && !rule.timed && timing.now !== true;
  if (isUntimed && !isToldThen(sentence.tokens, timing, rule, sentence.language.is)) return undefined;
  if (rule.lasting === true && !isLasting(timing)) return undefined;
  if (rule.named !== undefined && !isNamed(rule.named === 'date' ? timeNamed(read) : timing, rule))
    return undefined;
  if (rule.hold !== undefined && !holds(sentence, fills, rule.hold, true)) return undefined;
  if (rule.without !== undefined && !holds(sentence, fills, rule.without, false)) return undefined;
  // "Is the TV on *if it is* turn it down": that goes with what follows.
  if (rule.question && conditions[0]?.type === 'so') return undefined;
  if (rule.event !== undefined) return eventWeight(sentence, read, rule);
  if (isOfTwoHours(rule, fills, timing)) return undefined;
  if (isAny(sentence, fills, rule) || !hasItsStates(fills, rule)) return undefined;
  const fit =
    fitted === undefined || thing === undefined
      ? hereWeight(sentence, rule)
      : fitWeight(sentence, thing, fitted, rule, conditions[0]);
  const fits =
    fit === undefined
      ? undefined
      : fit +
        coloredName(sentence, fills, rule) +
        measuredElsewhere(sentence, thing, rule) +
        hourTaken(sentence, fills);
  if (fits === undefined || timed || rule.due.length === 0) return fits;
  return isDue(rule.due, fills) ? fits + WORTH.timeless : fits;
}

/** The clause's time with what a slot names of it. */
function timeNamed({ timing, fills }: Read): Timing {
  return Object.assign({}, timing, ...fills.flatMap(({ slot, value }) => (slot === 'moment' ? [value] : [])));
}

/** Whether the time is told as exactly as the words need it: who asks what comes needs no more than a part of the day. */
function isNamed(
  { clock, span, every, day, ...others }: Timing,
  { named: how, question, phrases }: Rule,
): boolean {
  if (how === 'date') return clock === undefined || [every, day, others.in, others.part].some(Boolean);
  if (how === 'days') return day?.type === 'range' || day?.type === 'lasting' || day?.type === 'units';
  const part = question && phrases.time === 'range' ? others.part : undefined;
  const days = how === 'day' ? [day, part] : [];
  return [clock, span, every, ...days].some((one) => one !== undefined);
}

/** "How warm is it in the bedroom": a sensor there tells it better than what heats the room. */
function measuredElsewhere(sentence: Sentence, fill: Fill | undefined, { phrases, service }: Rule): number {
  const kind = phrases.measured;
  if (kind === undefined || fill === undefined) return 0;
  const { items } = fill.value as NounPhrase;
  const [item] = items;
  const isOfRoom = item?.type === 'place' || (item?.type === 'noun' && item.stems.at(-1) === kind);
  const sensors = sentence.lexicon.grammar.services.get('sensor');
  if (!isOfRoom || item.places.length === 0 || sensors === undefined || sensors === service) return 0;
  const telling = { any: false, kind, things: undefined, stands: undefined };
  const found = tellersOf(fill.value as NounPhrase, telling, sensors, heard(sentence, []), []);
  return found.type === 'target' ? WORTH.measured : 0;
}

/** "Dim the lights *at eight*": what may be an hour is one, where the words are a wish without it. */
function hourTaken({ tokens, language }: Sentence, fills: readonly Fill[]): number {
  const isHour = ({ slot, start, end, value }: Fill): boolean =>
    slot === 'level' &&
    end - start === 1 &&
    Number(value) <= HOURS_MAX &&
    language.is.atHour.has(tokens[start - 1]?.word ?? '');
  return fills.some(isHour) ? WORTH.hour : 0;
}

const HOURS_MAX = 12;

/** "Any curtains open?" asks, though its words could be a command. */
function isAny(sentence: Sentence, fills: readonly Fill[], { question, service }: Rule): boolean {
  const first = fills[0];
  if (
    question ||
    first === undefined ||
    !sentence.language.is.anyOf.has(sentence.tokens[first.start]?.word ?? '')
  )
    return false;
  if (!isThing(first)) return false;
  return service.name !== FRAGMENTS && sentence.tokens.at(-1)?.word === '?';
}

/** A lock is not "dimmed": the state asked for must be one of the service's. */
function hasItsStates(fills: readonly Fill[], { service }: Rule): boolean {
  for (const { slot, value } of fills)
    if (slot === 'state' && !service.states.has(value as string) && service.name !== FRAGMENTS) return false;
  return true;
}

/** "Turn on the *blue* light in the bedroom": where the name of such a thing has the colour, it is more likely a part of it. */
function coloredName({ tokens, lexicon }: Sentence, fills: readonly Fill[], { service }: Rule): number {
  const fill = fills.find(({ slot }) => slot === 'color');
  if (fill === undefined) return 0;
  const shelves = lexicon.places.get(HOME)?.words;
  for (let at = fill.start; at < fill.end; at++)
    for (const { kind } of shelves?.get(nameStemAt(tokens, at))?.values() ?? [])
      if (service.kinds.has(kind)) return WORTH.colored;
  return 0;
}

/** Without the time it cannot do without, a clause is more likely part of a longer one. */
function isDue(due: readonly (readonly string[])[], fills: readonly Fill[]): boolean {
  return due.some((names) => !fills.some(({ name }) => names.includes(name)));
}

/** Whether the words of every slot that is named have one of the words listed for it, or where free words are not to, none. */
function holds(sentence: Sentence, fills: readonly Fill[], lists: WordsByName, are: boolean): boolean {
  for (const { name, slot, start, end } of fills) {
    if (!are && !FREE.has(slot)) continue;
    for (const list of lists)
      if (list.name === name && isAmong(sentence, start, end, list.words) !== are) return false;
  }
  return true;
}

function isAmong({ tokens }: Sentence, start: number, end: number, words: WordList): boolean {
  for (let at = start; at < end; at++) if (words.has(tokens[at]!.stemNumber)) return true;
  return false;
}

const FREE: ReadonlySet<Fill['slot']> = new Set<Fill['slot']>([
  ...(['words', 'title', 'saying', 'stranger', 'people', 'person'] as const),
]);

const hereIn = kept(() => new Map<ServiceWords, Fit>());

/** Of a wish that names no thing: whether there is one that could be meant. */
function hereWeight(sentence: Sentence, rule: Rule): number | undefined {
  const { here, service } = rule;
  if (here !== 'unsaid') return 0;
  const known = hereIn(sentence);
  let found = known.get(service);
  if (found === undefined) {
    found = fitHere(service, heard(sentence, []));
    known.set(service, found);
  }
  if (found.type === 'target') return isOfOtherThing(sentence, service) ? AMBIGUOUS : 0;
  // What nothing here tells is understood all the same, and the house says so.
  return found.type === 'ambiguous' || rule.condition !== undefined ? AMBIGUOUS : undefined;
}

/** "The heating to 20." "*Turn it up to 22*": of what was spoken of just now, though something in the room goes by such figures as well. */
function isOfOtherThing({ tokens, context, language: { is } }: Sentence, { name }: ServiceWords): boolean {
  const last = context.previous?.at(-1)?.groups.flat() ?? [];
  const isSpokenOf = last.some(({ args }) => args['target'] !== undefined);
  if (!isSpokenOf || last.some(({ service }) => service === name)) return false;
  return tokens.some(({ word }) => is.it.has(word));
}

function fitWeight(
  sentence: Sentence,
  { slot, start }: Fill,
  fitted: Fitted,
  rule: Rule,
  condition: ConditionRead | undefined,
): number | undefined {
  const { phrase } = fitted;
  if (rule.service.name === FRAGMENTS) return phrase.quality;
  if (fitted.open) {
    if (condition?.type !== 'state' || condition.start >= start) return -0.1;
    const before = fittedAs(sentence, condition.phrase);
    return fits(sentence, before, rule, slot).type === 'none' ? undefined : -0.1;
  }
  const found = fits(sentence, fitted, rule, slot);
  if (found.type === 'none') return undefined;
  return found.type === 'ambiguous' ? AMBIGUOUS + Math.min(0, phrase.quality) : found.weight;
}

const AMBIGUOUS = -0.3;

/** Of what is asked after when something happens: whether that happens to one of its things. */
function eventWeight(sentence: Sentence, { conditions, done }: Read, rule: Rule): number | undefined {
  const condition = conditions[0];
  if (condition === undefined && done) return 0;
  if (condition === undefined || condition.type === 'so' || condition.type === 'daytime') return undefined;
  if (condition.awaited === undefined && rule.event === 'if' && condition.not) return undefined;
  // "Tell me if the door is open" asks; "if it is open, tell me" is a condition.
  const told = condition.awaited === undefined && rule.event !== 'if';
  if (told && sentence.language.is.tellingEnd.has(wordAt(sentence.tokens, condition.start - 1)))
    return undefined;
  if (condition.type === 'kept') {
    const { service, condition: told } = condition.rule;
    return service === rule.service || told?.unseen !== undefined ? 0 : undefined;
  }
  if (!rule.service.states.has(condition.state)) return undefined;
  const known = fittedAs(sentence, condition.phrase);
  if (known.open) return -0.1;
  return fits(sentence, known, rule, 'target').type === 'target' ? 0 : undefined;
}

/** Whether a service has things of the first kind that is named: most have not, and need no closer look. */
function mayTake({ open, phrase }: Fitted, service: ServiceWords): boolean {
  if (service.name === FRAGMENTS) return true;
  return open ? service.kinds.size > 0 : mayMean(phrase, service);
}

function mayMean({ items }: NounPhrase, service: ServiceWords): boolean {
  const first = items[0]!;
  if (first.type === 'device') {
    for (const { kind } of first.devices) if (service.kinds.has(kind)) return true;
    return false;
  }
  if (first.type === 'noun') {
    for (const noun of first.nouns) if (noun.service === service.name) return true;
    return false;
  }
  return true;
}

/** What a noun phrase means to services: many templates of a service ask for the same one. */
export interface Fitted {
  readonly phrase: NounPhrase;
  /** It has a word for what was spoken of before. */
  readonly open: boolean;
  readonly fits: {
    readonly service: ServiceWords;
    readonly rooms: boolean;
    readonly asks: boolean;
    readonly fit: Fit;
  }[];
}

const fittedIn = kept(() => new Map<NounPhrase, Fitted>());

export function fittedAs(sentence: Sentence, phrase: NounPhrase): Fitted {
  const fitted = fittedIn(sentence);
  const known = fitted.get(phrase);
  if (known !== undefined) return known;
  const open = phrase.items.some(
    (item) => item.type === 'pronoun' || ('here' in item && item.here === 'there'),
  );
  const made: Fitted = { phrase, open, fits: [] };
  fitted.set(phrase, made);
  return made;
}

function fits(sentence: Sentence, { phrase, fits }: Fitted, rule: Rule, slot: Fill['slot']): Fit {
  const { service, question: asks } = rule;
  const rooms = slot === 'place';
  for (const one of fits)
    if (one.service === service && one.rooms === rooms && one.asks === asks) return one.fit;
  const where = heard(sentence, [], { rooms, asks });
  const whole = fitPhrase(phrase.others ? { ...phrase, others: false } : phrase, service, where);
  const fit = whole.type === 'none' ? fitFirst(phrase, service, where) : whole;
  fits.push({ service, rooms, asks, fit });
  return fit;
}

/** "The porch light and the fan" to what switches lights: the first is its own, the others may be others'. */
function fitFirst(phrase: NounPhrase, service: ServiceWords, where: FitHearing): Fit {
  if (phrase.parts === undefined || where.asks) return NONE;
  const first = fitPhrase({ ...phrase, items: phrase.items.slice(0, 1) }, service, where);
  return first.type === 'target' ? { ...first, weight: first.weight + WORTH.mixed } : NONE;
}

const NONE: Fit = { type: 'none' };
