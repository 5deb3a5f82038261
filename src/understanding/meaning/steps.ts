import type { Action, Lack, SingleTarget, Span, Target } from '../../domain/index.ts';
import type { Joint, Reason } from '../languages/index.ts';
import {
  type Fit,
  type FitHearing,
  fitHere,
  fitOpen,
  fitPhrase,
  heard,
  type NounPhrase,
} from '../names/index.ts';
import type { Rule, ServiceWords } from '../phrases/index.ts';
import { type Fill, isThing, isToldThen, type Reading, roomOf, thereOf } from '../read/index.ts';
import type { Arg, Args, Open } from '../text/index.ts';
import { insteadArg, isLasting, isTimed, pointArg, type Resolved, type Timing } from '../times/index.ts';
import { endAwaited } from './begun-before.ts';
import { asItWasSet, comparing, hearingOf, timingOf, withOwnTime } from './clause-time.ts';
import { conditionOf, type Hangs, type Refusal, withLeadingCondition } from './condition-meaning.ts';
import type { Memory } from './memory.ts';
import { undoing } from './next-time.ts';
import { lacksOf } from './outcome-words.ts';
import { DEFERRING, guessesOf, useTime } from './time-use.ts';

/** An action with what decides its place among the others. */
export interface Step {
  readonly action: Action;
  readonly service: ServiceWords;
  /** How it hangs on the step before. */
  readonly joint: Joint;
  /** It needs the step before seen done, whatever the joint. */
  readonly needs: boolean;
  /** It needs everything before: "once everything's done". */
  readonly needsAll: boolean;
  readonly timeWords: string;
  readonly reading: Reading | undefined;
  readonly remarks: readonly string[];
  /** Which of the text's sentences it stands in. */
  readonly sentence: number;
}

export type Built =
  | {
      readonly ok: true;
      readonly action: Action;
      readonly after: readonly Action[];
      readonly first: Action | undefined;
      /** What is done besides, and hangs on nothing of it. */
      readonly beside: readonly Action[];
      readonly resolved: Resolved<unknown> | undefined;
      readonly remarks: readonly string[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Nothing is built, and why. */
export function no(reason: Reason, { lexicon }: Pick<FitHearing, 'lexicon'>): Built & { ok: false } {
  return { ok: false, refusal: { reason: lexicon.language.wording.reasons[reason] } };
}

/** One action is built, and whatever else is told. */
export function made(action: Action, more: Partial<Built & { ok: true }> = {}): Built & { ok: true } {
  const nothing = { after: [], first: undefined, beside: [], resolved: undefined, remarks: [] };
  return { ok: true, action, ...nothing, ...more };
}

/** The action that a reading asks for, with what was said before taken into account. */
export function build(heard: Reading, before: Memory, where: FitHearing, source: Span): Built {
  const reading = withOwnTime(heard);
  const { rule } = reading;
  const memory = withLeadingCondition(reading, before, where);
  const filled = fillInRoom(reading, rule, memory, where);
  if ('refusal' in filled)
    return { ok: false, refusal: whichOne(filled.refusal, reading, before, where, source) };
  const that = fromLast(rule, memory);
  if (that === undefined) return no('nothing-spoken-of', where);
  const args: Args = Object.assign({}, rule.give, that, filled.args);
  for (const [name, value] of unsaidOf(reading, memory)) args[name] ??= value;
  const told =
    rule.question && isToldThen(wordsOf(source.text), reading.timing, rule, where.lexicon.language.is);
  const timed =
    rule.first === undefined && !(args['query'] !== undefined && isSearch(rule, reading.timing))
      ? useTime(timingOf(reading, memory), told ? DEFERRING : rule, hearingOf(args, reading, memory))
      : { when: {}, args: {}, assumed: [] };
  if (timed === undefined) return no('time-cannot-be', where);
  Object.assign(args, timed.args);
  const said = conditionOf(reading, rule.service, memory, where);
  const refused = said !== undefined && 'reason' in said ? said : undefined;
  const condition =
    refused === undefined
      ? said
      : oneOf(refused, (chosen) => conditionOf(reading, rule.service, memory, where, chosen));
  if (condition !== undefined && 'reason' in condition) return { ok: false, refusal: condition };
  const over = condition === undefined ? endAwaited(reading, args, source.text, memory, where) : undefined;
  if (over === 'unknown') return no('nothing-spoken-of', where);
  const hangs: Hangs | undefined =
    over === undefined || 'when' in timed.when ? condition?.hangs : { when: { event: over } };
  const event = hangs?.when?.event;
  if (event !== undefined && 'when' in timed.when) return no('two-times', where);
  if (rule.event !== undefined) {
    const world = event ?? hangs?.if;
    if (world === undefined || !('target' in world) || world.service !== rule.service.name)
      return no('nothing-fits', where);
    args['target'] = world.target as unknown as Arg;
    if ('kind' in world) args['kind'] = world.kind;
  }
  const assumed = [...timed.assumed, condition?.assumed ?? [], rule.assumed ?? []].flat();
  const action: Open<Action> = { service: rule.service.name, method: rule.method, args };
  if (timed.when.when !== undefined) action.when = timed.when.when;
  if (hangs !== undefined) Object.assign(action, hangs);
  const asks = stateAsked(reading, source, where);
  if (asks !== undefined) action.asks = asks;
  action.source = source;
  if (assumed.length > 0) action.assumed = assumed;
  const after: Action[] = [];
  if (usesWhen(rule) && isLasting(reading.timing)) {
    const later = undoing(action, rule, reading.timing, memory.time);
    if (later === undefined) return no('length-has-no-use', where);
    after.push(later);
  }
  const taken = (rule.first?.takes ?? []).flatMap((name): [string, Arg][] => {
    const value = args[name];
    delete args[name];
    return value === undefined ? [] : [[name, value]];
  });
  const first =
    rule.first === undefined
      ? undefined
      : firstAction(rule, Object.fromEntries(taken), reading.timing, memory, where, source);
  if (rule.first !== undefined && first === undefined) return no('time-cannot-be', where);
  const firstOfAll = first && beforehand(first.action, action);
  if (refused !== undefined) {
    const alone = after.length === 0 && first === undefined && lacksOf(action, rule.service).length === 0;
    return {
      ok: false,
      refusal: alone ? { ...refused, wish: { action, lacks: [whichOf(refused, where)] } } : refused,
    };
  }
  const resolved = first?.resolved ?? timed.resolved;
  return made(action, { after, first: firstOfAll, resolved, remarks: filled.remarks });
}

function wordsOf(text: string): readonly { readonly word: string }[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .flatMap((word) => (word === '' ? [] : [{ word }]));
}

/** The state that may be answered yes or no: "*which* doors are locked?" asks for more, and "is it *dim*?" for a degree. */
function stateAsked({ rule, fills }: Reading, { text }: Span, { lexicon }: FitHearing): string | undefined {
  if (!rule.question) return undefined;
  const words = wordsOf(text).map(({ word }) => word);
  const { askedFirst, be, byDegree } = lexicon.language.is;
  // Where the phrase has no place for it, it stands last: "did I leave the garage door *open*?" "Are its slats closed?" asks for something else.
  const isLast = fills.some(isThing) && !be.has(words[0] ?? '');
  const said = fills.find(({ slot }) => slot === 'state')?.value ?? (isLast && words.at(-1));
  if (typeof said !== 'string' || byDegree.has(said)) return undefined;
  return words.some((word) => askedFirst.has(word)) ? undefined : rule.service.states.get(said);
}

/** The condition with the first of the things that its words fit, for the house to ask which; the refusal where there is no choice. */
function oneOf(
  refused: Refusal,
  withThing: (chosen: Target) => ReturnType<typeof conditionOf>,
): ReturnType<typeof conditionOf> {
  const { candidates: [name, ...others] = [] } = refused;
  return name === undefined || others.length === 0 || others.length >= CHOICES_MAX
    ? refused
    : withThing({ name });
}

function whichOf({ candidates = [] }: Refusal, { lexicon }: FitHearing): Lack {
  const words = lexicon.language.wording.whichOne;
  return { params: ['target'], words, among: candidates, of: 'condition' };
}

/** Where one of several things may be meant, all else that is wished for, so that it can be asked which. */
function whichOne(
  refusal: Refusal,
  reading: Reading,
  said: Memory,
  where: FitHearing,
  source: Span,
): Refusal {
  const { candidates = [] } = refusal;
  if (candidates.length === 0 || candidates.length > CHOICES_MAX) return refusal;
  const things = reading.fills.filter(isThing);
  if (things.length > 1 || things.some(({ value }) => (value as NounPhrase).items.length > 1)) return refusal;
  const rest: Reading = {
    ...reading,
    fills: reading.fills.filter((fill) => !isThing(fill)),
    rule: { ...reading.rule, here: undefined },
  };
  const built = build(rest, said, where, source);
  const words = where.lexicon.language.wording.whichOne;
  const lack = { params: ['target'], words, among: candidates };
  if (!built.ok) {
    const { wish } = built.refusal;
    return wish === undefined ? refusal : { ...refusal, wish: { ...wish, lacks: [lack, ...wish.lacks] } };
  }
  if (built.after.length > 0 || built.first !== undefined) return refusal;
  return { ...refusal, wish: { action: built.action, lacks: [lack] } };
}

/** More than these nobody keeps in mind. */
const CHOICES_MAX = 6;

/** "When is my next haircut": what is looked for by its words may be far off. */
function isSearch({ phrases }: Rule, timing: Timing): boolean {
  return phrases.time === 'range' && !isTimed(timing);
}

/** What the words take from the service's last action that has any of it, the first of what it has; `undefined` where there was none. */
function fromLast(rule: Rule, memory: Memory): Args | undefined {
  if (rule.that === undefined) return {};
  const wanted = Object.entries(rule.that);
  const spokenOf = rule.justNow === true ? memory.actions.slice(-1) : memory.actions.toReversed();
  for (const action of spokenOf) {
    if (action.service !== rule.service.name) continue;
    for (const [name, source] of wanted) {
      const value = action.args[source] ?? action.args[name];
      if (value !== undefined) return { [name]: value };
    }
    // "Pause the timer." "*Continue*": of the one that needed no name.
    if (rule.justNow === true) return {};
  }
  return undefined;
}

/** What no words name: as it was spoken of before, else as it is meant of itself. What was said of somewhere else is not known. */
function unsaidOf({ rule, fills }: Reading, { actions }: Memory): readonly [name: string, value: Arg][] {
  const { service, phrases, question } = rule;
  const isElsewhere = fills.some(({ slot }) => slot === 'stranger');
  if (phrases.unsaid === undefined || isElsewhere || (question && fills.length > 0)) return [];
  return Object.entries(phrases.unsaid).map(([name, usual]) => {
    const last = actions.findLast(({ service: of, args }) => of === service.name && name in args);
    return [name, last?.args[name] ?? usual];
  });
}

function usesWhen(rule: Rule): boolean {
  return (rule.phrases.time ?? 'when') === 'when';
}

/** "*When the garage opens* email me the list": what is read first waits for that, and the mail with it. */
function beforehand(first: Action, action: Open<Action>): Action {
  const { when } = action;
  if (when === undefined || first.when !== undefined) return first;
  delete action.when;
  return { ...first, when };
}

/** What is read before, and the time that its words named. */
interface ReadFirst {
  readonly action: Action;
  readonly resolved: Resolved<unknown> | undefined;
}

function firstAction(
  rule: Rule,
  taken: Args,
  timing: Timing,
  memory: Memory,
  where: FitHearing,
  source: Span,
): ReadFirst | undefined {
  const { service, method } = rule.first!;
  const phrases = where.lexicon.grammar.services.get(service)?.phrases.methods[method];
  const time = phrases?.time ?? 'when';
  // "Email Sam the list *at five*": what has no times of its own is read when it is to be sent.
  const putOff = (time === 'idle' || time === 'none') && isTimed(timing) && timing.now !== true;
  if (timing.every !== undefined || putOff) return returning(rule, taken, timing, memory, source);
  // What waits for its time would leave the second without a result: only what reads about a time comes first.
  const timed = time === 'when' ? undefined : useTime(timing, { ...rule, phrases: phrases! }, memory.time);
  if (timed === undefined && (time !== 'when' || isTimed(timing))) return undefined;
  const guesses = timed === undefined ? {} : guessesOf(timed);
  return {
    action: { service, method, args: { ...taken, ...timed?.args }, source, ...guesses },
    resolved: timed?.resolved,
  };
}

/** "Email me the weather *every morning*", "… the list *at five*": read anew each time, and of no day that was meant once. */
function returning(
  rule: Rule,
  taken: Args,
  timing: Timing,
  memory: Memory,
  source: Span,
): ReadFirst | undefined {
  const { service, method } = rule.first!;
  const timed = useTime(timing, DEFERRING, memory.time);
  if (timed?.when.when === undefined || service === 'calendar') return undefined;
  return { action: { service, method, args: taken, ...timed.when, source }, resolved: timed.resolved };
}

/**
 * "When the humidity *in the bathroom* goes above 70, turn on the fan", "*the bathroom* is steamy, turn on the fan": where several could be meant, the one there. "When
 * somebody moves *in the garage*, turn on the light" is of the light there, whichever room hears it.
 */
function fillInRoom(
  reading: Reading,
  rule: Rule,
  memory: Memory,
  where: FitHearing,
): ReturnType<typeof fillArgs> {
  const awaited = thereOf(reading, where);
  if (awaited !== undefined && !saysHere(reading)) {
    const there = fillArgs(reading, rule, memory, awaited);
    if ('args' in there) return there;
  }
  const filled = fillArgs(reading, rule, memory, where);
  const area = roomOf(reading) ?? memory.room;
  if ('args' in filled || filled.refusal.candidates === undefined || area === undefined) return filled;
  const context = { ...where.context, area };
  const there = fillArgs(reading, rule, memory, heard({ lexicon: where.lexicon, context }, where.mentions));
  return 'args' in there ? there : filled;
}

/** "… turn on the light *in here*": in the room that hears it, wherever something is waited for. */
function saysHere({ fills }: Reading): boolean {
  return fills.some(
    (fill) =>
      isThing(fill) &&
      (fill.value as NounPhrase).items.some((item) => 'here' in item && item.here !== undefined),
  );
}

interface Filled {
  readonly args: Args;
  readonly remarks: readonly string[];
}

function fillArgs(
  reading: Reading,
  rule: Rule,
  memory: Memory,
  where: FitHearing,
): Filled | { readonly refusal: Refusal } {
  const args: Args = {};
  const remarks: string[] = [];
  for (const fill of reading.fills) {
    if (isThing(fill)) {
      const how = { rooms: fill.slot === 'place', asks: rule.question };
      const found = fitPhrase(fill.value as NounPhrase, rule.service, heard(where, memory.mentions, how));
      if (found.type !== 'target') return { refusal: refusalOf(found, where) };
      args[fill.name] = found.target as unknown as Arg;
      remarks.push(...found.remarks);
    } else if (fill.slot === 'moment') {
      const moment = asItWasSet(wholeMoment(reading, fill), rule);
      const point = pointArg(moment, comparing(moment, reading, memory.time));
      if (point === undefined) return no('time-cannot-be', where);
      args[fill.name] = point as Arg;
    } else if (fill.slot === 'number' && fill.name === 'duration') {
      // "Give it another *ten*."
      args[fill.name] = `PT${Math.abs(Number(fill.value))}M`;
    } else if (fill.slot === 'instead') {
      const other = insteadArg(fill.value as unknown as Timing, memory.time);
      if (other === undefined) return no('time-cannot-be', where);
      args[fill.name] = other as Arg;
    } else if (fill.slot === 'state' && fill.name !== fill.slot) {
      args[fill.name] = rule.service.states.get(fill.value as string) ?? (fill.value as string);
    } else if (UNSAID.has(fill.slot) || (fill.slot === 'person' && fill.value === 'me')) {
      // A state is what is asked after; whoever the home may not know has to be asked for; the speaker is meant where nobody is named.
    } else args[fill.name] = fill.value as unknown as Arg;
  }
  if (rule.here !== 'unsaid' || args['target'] !== undefined) return { args, remarks };
  const found = (memory.open ? fitOpen : fitHere)(rule.service, heard(where, memory.mentions));
  if (found.type !== 'target') return { refusal: refusalOf(found, where) };
  args['target'] = found.target as unknown as Arg;
  return { args, remarks: [...remarks, ...found.remarks] };
}

/** "The *6 am* alarm *for wednesday*": one time, said in two places. */
function wholeMoment({ fills }: Reading, { name }: Fill): Timing {
  return Object.assign(
    {},
    ...fills.filter((fill) => fill.slot === 'moment' && fill.name === name).map(({ value }) => value),
  );
}

/** Slots that fill no parameter. */
const UNSAID = new Set<Fill['slot']>(['state', 'stranger']);

export function refusalOf(
  found: Exclude<Fit, { type: 'target' }>,
  { lexicon }: Pick<FitHearing, 'lexicon'>,
): Refusal {
  const { reasons } = lexicon.language.wording;
  return found.type === 'ambiguous'
    ? { reason: reasons['which-one'], candidates: found.candidates }
    : { reason: reasons['nothing-fits'] };
}

export function singlesOf(target: Target): readonly SingleTarget[] {
  return Array.isArray(target) ? target : [target as SingleTarget];
}
