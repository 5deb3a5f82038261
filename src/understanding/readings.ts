import type { Json } from '../base/index.ts';
import { type ConditionRead, conditionsAt } from './conditions.ts';
import { doneAt, jointsAt } from './en/connectors.ts';
import { FRAGMENTS } from './en/fragments.ts';
import { BASE_FORMS, FILLERS } from './en/words.ts';
import { fitPhrase } from './fit.ts';
import type { GrammarNode, Rule, SlotEdge } from './grammar.ts';
import { type Sentence, timesIn, wordAt, written } from './sentence.ts';
import { type SlotValue, slotsAt } from './slots.ts';
import { exceptAt, type NounPhrase, placesAfter } from './targets.ts';
import { plusPiece, type Timing } from './times/timing.ts';

/** One way to read a stretch of words as one wish. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  readonly rule: Rule;
  readonly fills: readonly Fill[];
  readonly timing: Timing;
  /** The words of time, for "the events *tomorrow*". */
  readonly timeWords: string;
  readonly conditions: readonly ConditionRead[];
  /** Waits for what was said before: "when that's over". */
  readonly done: boolean;
  readonly score: number;
}

export interface Fill {
  readonly name: string;
  readonly slot: SlotEdge['slot'];
  readonly value: Json | NounPhrase;
  readonly start: number;
  readonly end: number;
}

/** What a token is worth by how it was understood. Free text is worth least, so that no command disappears in it. */
export const WORTH = {
  word: 1,
  slot: 1,
  text: 0.5,
  time: 0.9,
  condition: 0.9,
  filler: 0.2,
  slip: -0.35,
  clause: -0.6,
  terse: -0.5,
  swallowed: -6,
  timeless: -4,
} as const;

export interface WalkOptions {
  /** "turning off" and "turned off" stand for "turn off". */
  readonly inflected?: boolean;
  /** Only phrases that begin with a word of their own, not with a slot. */
  readonly worded?: boolean;
}

interface State {
  readonly node: GrammarNode;
  readonly at: number;
  readonly fills: readonly Fill[];
  readonly timing: Timing;
  readonly timeWords: string;
  readonly conditions: readonly ConditionRead[];
  readonly done: boolean;
  readonly score: number;
  /** Whether a word of the phrase itself has been read. */
  readonly begun: boolean;
}

/** All readings of the words from `start` on by the phrases below `root`. */
export function readingsAt(
  sentence: Sentence,
  start: number,
  root: GrammarNode,
  options: WalkOptions = {},
): readonly Reading[] {
  const readings = new Map<string, Reading>();
  const emit = (state: State, rule: Rule): void => {
    const target = state.fills.find(({ slot }) => slot === 'target' || slot === 'place');
    let { score } = state;
    if (target !== undefined) {
      const weight = fitWeight(sentence, target, rule, state.conditions[0]);
      if (weight === undefined) return;
      score += weight;
    }
    if (isTimeless(state, rule)) score += WORTH.timeless;
    if (rule.hold !== undefined && !holds(sentence, state.fills, rule.hold)) return;
    if (rule.phrases.time === 'none' && Object.keys(state.timing).length > 0) return;
    const key = `${state.at} ${rule.service.name} ${rule.method} ${state.fills.map((fill) => `${fill.start}-${fill.end}`).join(' ')} ${rule.template.length}`;
    const old = readings.get(key);
    if (old !== undefined && old.score >= score) return;
    const { fills, timing, timeWords, conditions, done } = state;
    readings.set(key, { start, end: state.at, rule, fills, timing, timeWords, conditions, done, score });
  };
  walk(
    sentence,
    {
      node: root,
      at: start,
      fills: [],
      timing: {},
      timeWords: '',
      conditions: [],
      done: false,
      score: WORTH.clause,
      begun: false,
    },
    options,
    emit,
  );
  return [...readings.values()];
}

/** Without the time it cannot do without, a clause is more likely part of a longer one. */
function isTimeless({ timing, fills }: State, { phrases }: Rule): boolean {
  if (phrases.needs === undefined || Object.keys(timing).length > 0) return false;
  return ['at|rrule', 'start'].some(
    (name) => phrases.needs?.[name] !== undefined && !fills.some((fill) => fill.name === name),
  );
}

function holds(sentence: Sentence, fills: readonly Fill[], hold: NonNullable<Rule['hold']>): boolean {
  return fills.every(({ name, start, end }) => {
    const words = hold[name];
    return words === undefined || sentence.tokens.slice(start, end).some(({ stem }) => words.has(stem));
  });
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
    (item) => item.type === 'pronoun' || ('here' in item && item.here !== undefined),
  );
  const where = {
    lexicon: sentence.lexicon,
    context: sentence.context,
    mentions: [],
    rooms: fill.slot === 'place',
  };
  if (open && rule.service.kinds.size === 0) return undefined;
  if (open && condition?.type === 'state' && condition.start < fill.start)
    return fitPhrase(condition.phrase, rule.service, where).type === 'none' ? undefined : -0.1;
  if (open) return -0.1;
  const found = fitPhrase(phrase, rule.service, where);
  if (found.type === 'none') return undefined;
  return found.type === 'ambiguous' ? -0.3 : found.weight;
}

function walk(
  sentence: Sentence,
  state: State,
  options: WalkOptions,
  emit: (state: State, rule: Rule) => void,
): void {
  if (--sentence.budget < 0) return;
  for (const rule of state.node.ends) emit(state, rule);
  const token = sentence.tokens[state.at];
  if (token === undefined) return;
  const step = (node: GrammarNode, worth: number): void =>
    walk(
      sentence,
      { ...state, node, at: state.at + 1, score: state.score + worth, begun: true },
      options,
      emit,
    );
  const exact = state.node.words.get(token.word);
  if (exact !== undefined) step(exact, WORTH.word);
  else {
    const base = options.inflected && !state.begun ? BASE_FORMS.get(token.word) : undefined;
    const inflected = base === undefined ? undefined : state.node.words.get(base);
    const fixed = token.fix === undefined ? undefined : state.node.words.get(token.fix);
    if (inflected !== undefined) step(inflected, WORTH.word);
    else if (fixed !== undefined) step(fixed, WORTH.word + WORTH.slip);
  }
  for (const edge of options.worded && !state.begun ? [] : state.node.slots) {
    if (edge.slot === 'words' || edge.slot === 'saying') walkText(sentence, state, edge, options, emit);
    else
      for (const found of slotsAt(sentence, edge, state.at)) {
        const worth =
          (found.end - state.at) * WORTH.slot +
          (state.begun ? 0 : WORTH.terse) +
          slips(sentence, state.at, found.end);
        walk(sentence, filled(state, edge, found, worth), options, emit);
      }
  }
  walkAdjuncts(sentence, state, options, emit);
}

function slips(sentence: Sentence, from: number, to: number): number {
  let worth = 0;
  for (let at = from; at < to; at++) if (sentence.tokens[at]?.fix !== undefined) worth += WORTH.slip;
  return worth;
}

function filled(state: State, edge: SlotEdge, found: SlotValue, worth: number): State {
  const fill: Fill = {
    name: edge.name,
    slot: edge.slot,
    value: found.value,
    start: state.at,
    end: found.end,
  };
  return {
    ...state,
    node: edge.node,
    at: found.end,
    fills: [...state.fills, fill],
    score: state.score + worth,
    begun: true,
  };
}

/** Between the words of a phrase: hesitations, politeness, times, conditions, "when that's done". */
function walkAdjuncts(
  sentence: Sentence,
  state: State,
  options: WalkOptions,
  emit: (state: State, rule: Rule) => void,
): void {
  const { at } = state;
  const token = sentence.tokens[at]!;
  for (const { value, end } of timesIn(sentence, at)) {
    const timing = plusPiece(state.timing, value);
    if (timing === undefined) continue;
    const timeWords =
      state.timeWords === ''
        ? written(sentence, at, end)
        : `${state.timeWords} ${written(sentence, at, end)}`;
    const next = { ...state, at: end, timing, timeWords, score: state.score + (end - at) * WORTH.time };
    walk(sentence, state.begun ? next : pastComma(sentence, next), options, emit);
  }
  const done = state.done ? undefined : doneAt(sentence.tokens, at);
  if (done !== undefined) {
    const next = { ...state, at: done, done: true, score: state.score + (done - at) * WORTH.condition };
    walk(sentence, state.begun ? next : pastComma(sentence, next), options, emit);
  }
  if (state.conditions.length === 0)
    for (const condition of conditionsAt(sentence, at)) {
      const next = {
        ...state,
        at: condition.end,
        conditions: [condition],
        score: state.score + (condition.end - at) * WORTH.condition,
      };
      walk(sentence, state.begun ? next : pastComma(sentence, next), options, emit);
    }
  walkLate(sentence, state, options, emit);
  if (token.kind === 'word' && FILLERS.has(token.fix ?? token.word))
    walk(sentence, { ...state, at: at + 1, score: state.score + WORTH.filler }, options, emit);
}

/** "Which lights are on *in the bedroom*", "switch them all off *except the porch*": the place of a noun, and what is left out, may come late. */
function walkLate(
  sentence: Sentence,
  state: State,
  options: WalkOptions,
  emit: (state: State, rule: Rule) => void,
): void {
  const fill = state.fills.find(({ slot }) => slot === 'target' || slot === 'place');
  if (fill === undefined || fill.end === state.at) return;
  const phrase = fill.value as NounPhrase;
  const go = (value: NounPhrase, end: number): void => {
    const fills = state.fills.map((other) => (other === fill ? { ...fill, value } : other));
    walk(
      sentence,
      { ...state, fills, at: end, score: state.score + (end - state.at) * WORTH.slot },
      options,
      emit,
    );
  };
  if (phrase.except.length === 0)
    for (const { items, end } of exceptAt(sentence.tokens, state.at, sentence.lexicon, phrase.all))
      go({ ...phrase, except: items }, end);
  const [item] = phrase.items;
  if (phrase.items.length !== 1 || (item?.type !== 'noun' && item?.type !== 'everything')) return;
  if (item.places.length > 0 || item.here !== undefined) return;
  for (const { places, end } of placesAfter(sentence.tokens, state.at, sentence.lexicon))
    go({ ...phrase, items: [{ ...item, places }] }, end);
}

/** "At nine, turn off …", "if it's on, then …": what was said in front may end with a comma. */
function pastComma(sentence: Sentence, state: State): State {
  let { at } = state;
  if (wordAt(sentence, at) === ',') at++;
  if (state.conditions.length > 0 && wordAt(sentence, at) === 'then') at++;
  return at === state.at ? state : { ...state, at };
}

const TEXT_TOKENS_MAX = 60;
const TEXT_ENDS_MAX = 14;

function walkText(
  sentence: Sentence,
  state: State,
  edge: SlotEdge,
  options: WalkOptions,
  emit: (state: State, rule: Rule) => void,
): void {
  const { at } = state;
  const quoted = quoteEnd(sentence, at);
  if (quoted !== undefined) {
    const value = written(sentence, at + 1, quoted - 1);
    walk(sentence, filled(state, edge, { value, end: quoted }, (quoted - at) * WORTH.text), options, emit);
    return;
  }
  if (sentence.tokens[at]?.kind === 'mark') return;
  for (const { end, worth } of textEnds(sentence, state, edge)) {
    const last = edge.slot === 'words' ? withoutDangling(sentence, at, end) : end;
    if (last === at || (edge.slot === 'words' && timesEnd(sentence, at) >= last)) continue;
    const value = written(sentence, at, last);
    walk(sentence, filled(state, edge, { value, end }, (last - at) * WORTH.text + worth), options, emit);
  }
}

const DANGLING = new Set([',', 'for', 'on', 'at', 'by', 'from', 'in', 'of', 'as', 'and', 'the', 'a', 'to']);

/** "lunch on | friday": the preposition belongs to the time that was cut off behind it. */
function withoutDangling(sentence: Sentence, at: number, end: number): number {
  if (timesIn(sentence, end).length === 0) return end;
  let last = end;
  while (last > at && DANGLING.has(wordAt(sentence, last - 1))) last--;
  return last;
}

function quoteEnd(sentence: Sentence, at: number): number | undefined {
  if (sentence.tokens[at]?.word !== '"') return undefined;
  for (let end = at + 2; end < sentence.tokens.length && end - at < TEXT_TOKENS_MAX; end++)
    if (sentence.tokens[end]!.word === '"') return end + 1;
  return undefined;
}

/**
 * Where a free text may end: at the end of the sentence, before a connective, before words of time that run up to such a
 * place, and before the word that the phrase goes on with.
 */
function textEnds(sentence: Sentence, state: State, edge: SlotEdge): { end: number; worth: number }[] {
  const { at } = state;
  const ends: { end: number; worth: number }[] = [];
  const last = Math.min(sentence.tokens.length, at + TEXT_TOKENS_MAX);
  for (let end = at + 1; end <= last && ends.length < TEXT_ENDS_MAX; end++) {
    const word = wordAt(sentence, end);
    if (LOOSE.has(wordAt(sentence, end - 1)) && timesIn(sentence, end).length === 0) continue;
    const stops = end === sentence.tokens.length || STOPS.has(word);
    if (edge.node.words.has(word)) ends.push({ end, worth: 0 });
    else if (edge.node.ends.length > 0 || edge.node.slots.length > 0) {
      if (stops) ends.push({ end, worth: 0 });
      else if (jointsAt(sentence.tokens, end).length > 0)
        ends.push({ end, worth: swallowing(sentence, state, edge, end) });
      else if (edge.slot === 'words' && timesRunOut(sentence, end)) ends.push({ end, worth: 0 });
      else if (
        doneAt(sentence.tokens, end) !== undefined ||
        word === 'if' ||
        word === 'when' ||
        word === 'unless'
      )
        ends.push({ end, worth: 0 });
      else if (
        POLITE_ENDS.has(word) &&
        (end + 1 >= sentence.tokens.length || sentence.tokens[end + 1]!.kind === 'mark')
      )
        ends.push({ end, worth: 0.2 });
    }
    if (stops) break;
  }
  return ends;
}

/** No text ends with these: what follows goes on with them. */
const LOOSE = new Set([',', 'and', 'the', 'a', 'in', 'at', 'oh']);

const STOPS = new Set(['.', '!', '?', ';']);
const POLITE_ENDS = new Set(['please', 'thanks', 'cheers', 'ok', 'okay']);

function timesRunOut(sentence: Sentence, at: number): boolean {
  const end = timesEnd(sentence, at);
  if (end === at) return false;
  if (end >= sentence.tokens.length || sentence.tokens[end]!.kind === 'mark') return true;
  return jointsAt(sentence.tokens, end).length > 0 || TEXT_GOES_ON.has(wordAt(sentence, end));
}

/** Where the expressions of time that begin here end. */
function timesEnd(sentence: Sentence, at: number): number {
  let end = at;
  for (let pieces = 0; pieces < 5; pieces++) {
    const found = timesIn(sentence, end)[0];
    if (found === undefined) break;
    end = found.end;
    while (TIME_TAILS.has(wordAt(sentence, end))) end++;
  }
  return end;
}

const TIME_TAILS = new Set(['please', 'thanks', 'too', 'also']);

/** After a time, the phrase may go on: "remind me tomorrow *to* …", "add lunch on friday *to* my calendar". */
const TEXT_GOES_ON = new Set(['to', 'that', 'in', 'on', 'if', 'when']);

/**
 * What it costs to end a text before a plain "and" or "then". "Remind me to close the windows and turn off the lights" is one
 * text, since its first half is a command as well; "remind me at nine to feed the cat and turn off the lights" is one too, for
 * its time stands in front and the lights have none; "empty the dryer and then fold the towels" is one course of action.
 */
function swallowing(sentence: Sentence, state: State, edge: SlotEdge, end: number): number {
  const { joint, end: next } = jointsAt(sentence.tokens, end)[0]!;
  if (joint === 'then') return WORTH.swallowed;
  if (joint !== 'and') return 0;
  const { commands } = sentence.lexicon.grammar;
  if (readingsAt(sentence, state.at, commands).some((reading) => reading.end >= end)) return WORTH.swallowed;
  if (edge.slot !== 'words' || Object.keys(state.timing).length === 0) return 0;
  const others = readingsAt(sentence, next, commands);
  const own = others.some(
    ({ start, end: last, timing, rule }) =>
      Object.keys(timing).length > 0 || rule.phrases.question === true || hasNow(sentence, start, last),
  );
  return others.length > 0 && !own ? WORTH.swallowed : 0;
}

function hasNow(sentence: Sentence, start: number, end: number): boolean {
  return sentence.tokens.slice(start, end + 1).some(({ word }) => word === 'now' || word === 'immediately');
}
