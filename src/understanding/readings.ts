import { betweenAt, NOTHING } from './between.ts';
import { BASE_FORMS } from './en/words.ts';
import {
  type FreeText,
  GOES_ON,
  isOfWords,
  mayOpen,
  partedTexts,
  quoteEnd,
  textEnds,
  timesEnd,
  withoutDangling,
} from './free-text.ts';
import type { GrammarNode, Rule, SlotEdge } from './grammar.ts';
import type { Slot } from './program.ts';
import { type ConditionRead, type Fill, type Reading, WORTH } from './reading.ts';
import { kept, type Sentence, wordAt, written } from './sentence.ts';
import { type SlotValue, slotsAt } from './slots.ts';
import { exceptAt, type NounPhrase, placedAt } from './targets.ts';
import { isTimed, plusPiece, type Timing } from './times/timing.ts';
import type { Token } from './tokens.ts';
import { weigh } from './weigh.ts';
import { type Whereabouts, whereaboutsAt } from './whereabouts.ts';

export interface WalkOptions {
  /** "turning off" and "turned off" stand for "turn off". */
  readonly inflected?: boolean;
  /** Only phrases that begin with a word of their own, not with a slot. */
  readonly worded?: boolean;
}

/** Where a walk through the graph of phrases stands. */
interface State {
  readonly node: GrammarNode;
  readonly at: number;
  readonly fills: readonly Fill[];
  readonly timing: Timing;
  readonly timeWords: string;
  readonly conditions: readonly ConditionRead[];
  readonly done: boolean;
  readonly score: number;
  /** "In the kitchen, …": where, said in front, until a noun takes it. */
  readonly front: Whereabouts | undefined;
  /** Whether a word of the phrase itself has been read. */
  readonly begun: boolean;
}

/** One walk: the sentence, what is allowed, and where its readings go. */
interface Walk {
  readonly sentence: Sentence;
  readonly start: number;
  readonly options: WalkOptions;
  readonly found: Reading[];
}

/** What was found in a sentence, so that nothing is looked for twice. */
interface Memo {
  /** By the place of the first word, four to a place, one for each set of options. */
  readonly commands: (readonly Reading[] | undefined)[];
  readonly whereabouts: (ReturnType<typeof whereaboutsAt> | undefined)[];
  /** Where each word stands last. */
  readonly lasts: ReadonlyMap<string, number>;
}

const memoOf = kept((sentence): Memo => ({ commands: [], whereabouts: [], lasts: lastsOf(sentence) }));

function lastsOf(sentence: Sentence): ReadonlyMap<string, number> {
  return new Map(sentence.tokens.map((_, at) => [wordAt(sentence, at), at]));
}

/** Whether one of the words stands behind a place. */
function standsBehind(sentence: Sentence, at: number, words: Iterable<string>): boolean {
  const { lasts } = memoOf(sentence);
  for (const word of words) if ((lasts.get(word) ?? -1) > at) return true;
  return false;
}

/** The readings of the words from `start` on as commands. */
export function commandsAt(sentence: Sentence, start: number, options: WalkOptions = {}): readonly Reading[] {
  const key = start * 4 + (options.inflected ? 1 : 0) + (options.worded ? 2 : 0);
  const { commands } = memoOf(sentence);
  const old = commands[key];
  if (old !== undefined) return old;
  const readings = readingsAt(sentence, start, sentence.lexicon.grammar.commands, options);
  commands[key] = readings;
  return readings;
}

/** All readings of the words from `start` on by the phrases below `root`. */
export function readingsAt(
  sentence: Sentence,
  start: number,
  root: GrammarNode,
  options: WalkOptions = {},
): readonly Reading[] {
  const walk: Walk = { sentence, start, options, found: [] };
  step(walk, {
    node: root,
    at: start,
    fills: [],
    timing: {},
    timeWords: '',
    conditions: [],
    done: false,
    score: WORTH.clause,
    front: undefined,
    begun: false,
  });
  return walk.found;
}

function step(walk: Walk, state: State): void {
  const { sentence, options } = walk;
  if (--sentence.budget < 0) return;
  const { ends, words, slots } = state.node;
  for (const rule of ends) emit(walk, state, rule);
  const token = sentence.tokens[state.at];
  if (token === undefined) return;
  if (words.size > 0) readWord(walk, state, token);
  if (state.begun || !options.worded) for (const edge of slots) fillSlot(walk, state, edge);
  readBetween(walk, state);
}

function readWord(walk: Walk, state: State, token: Token): void {
  const { words } = state.node;
  let node = words.get(token.word);
  if (node === undefined && walk.options.inflected && !state.begun) {
    const base = BASE_FORMS.get(token.word);
    if (base !== undefined) node = words.get(base);
  }
  if (node !== undefined) readAs(walk, state, node, WORTH.word);
  const fixed = token.fix === undefined ? undefined : words.get(token.fix);
  if (fixed !== undefined && fixed !== node) readAs(walk, state, fixed, WORTH.word + WORTH.slip);
}

function readAs(walk: Walk, state: State, node: GrammarNode, worth: number): void {
  step(walk, moved(state, node, state.at + 1, state.score + worth, state.fills, state.front));
}

/** The state behind a word or a slot of the phrase. Written out, as it is made at every step: a spread takes five times as long. */
function moved(
  state: State,
  node: GrammarNode,
  at: number,
  score: number,
  fills: readonly Fill[],
  front: State['front'],
): State {
  const { timing, timeWords, conditions, done } = state;
  return { node, at, fills, timing, timeWords, conditions, done, score, front, begun: true };
}

function emit(walk: Walk, from: State, rule: Rule): void {
  if (from.front !== undefined && rule.here !== 'unsaid') return;
  const { sentence, start, found } = walk;
  const state = from.front === undefined ? from : withFront(from, from.front, start);
  const weight = weigh(sentence, state, rule);
  if (weight === undefined) return;
  const { at: end, fills, timing, timeWords, conditions, done } = state;
  const score = state.score + weight;
  const place = found.findIndex(
    (other) => other.end === end && other.rule.wish === rule.wish && sameFills(other.fills, fills),
  );
  if (place >= 0 && found[place]!.score >= score) return;
  const reading: Reading = { start, end, rule, fills, timing, timeWords, conditions, done, score };
  if (place < 0) found.push(reading);
  else found[place] = reading;
}

/** Whether the same slots were filled with the same words. */
function sameFills(some: readonly Fill[], others: readonly Fill[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) {
    const one = some[at]!;
    const other = others[at]!;
    if (one.start !== other.start || one.end !== other.end || one.name !== other.name) return false;
  }
  return true;
}

/** "In the kitchen, *volume up*": the place in front is the target. */
function withFront(state: State, front: Whereabouts, start: number): State {
  const item = { type: 'place' as const, ...front };
  const value: NounPhrase = { start, end: start, items: [item], except: [], all: false, quality: 0 };
  const fill: Fill = { name: 'target', slot: 'place', value, start, end: start };
  return { ...state, fills: [fill, ...state.fills] };
}

function fillSlot(walk: Walk, state: State, edge: SlotEdge): void {
  if (isOfWords(edge) || edge.slot === 'saying' || edge.slot === 'stranger') {
    fillText(walk, state, edge);
    return;
  }
  for (const plain of slotsAt(walk.sentence, edge, state.at)) {
    const found = state.front === undefined ? plain : placedBy(walk.sentence, state.front, edge, plain);
    if (found === undefined) continue;
    const terse = state.begun ? 0 : WORTH.terse;
    const worth = (found.end - state.at) * WORTH.slot + terse + slips(walk.sentence, state.at, found.end);
    step(walk, filled(state, edge, found, worth));
  }
}

/** The noun with the places that were said in front; `undefined` where it has one of its own or can have none. */
function placedBy(
  { lexicon }: Sentence,
  front: Whereabouts,
  edge: SlotEdge,
  { value, end }: SlotValue,
): SlotValue | undefined {
  if (edge.slot !== 'target' && edge.slot !== 'place') return { value, end };
  const phrase = value as NounPhrase;
  const item = phrase.items.length === 1 ? placedAt(phrase.items[0], front, lexicon) : undefined;
  if (item === undefined) return undefined;
  const quality = phrase.quality - (item.type === 'device' ? NAMED_ANYWAY : 0);
  return { value: { ...phrase, items: [item], quality }, end };
}

/** A thing with a name of its own needs no place in front: the place may be the end of the clause before. */
const NAMED_ANYWAY = 0.3;

function slips(sentence: Sentence, from: number, to: number): number {
  let worth = 0;
  for (let at = from; at < to; at++) if (sentence.tokens[at]?.fix !== undefined) worth += WORTH.slip;
  return worth;
}

function filled(state: State, edge: SlotEdge, { value, end }: SlotValue, worth: number): State {
  const fill: Fill = { name: edge.name, slot: edge.slot, value, start: state.at, end };
  const fills = state.fills.length === 0 ? [fill] : [...state.fills, fill];
  const front = edge.slot === 'target' || edge.slot === 'place' ? undefined : state.front;
  return moved(state, edge.node, end, state.score + worth, fills, front);
}

function fillText(walk: Walk, state: State, edge: SlotEdge): void {
  const { sentence } = walk;
  const { at } = state;
  const quoted = quoteEnd(sentence, at);
  if (quoted !== undefined) {
    step(
      walk,
      filled(
        state,
        edge,
        { value: written(sentence, at + 1, quoted - 1), end: quoted },
        (quoted - at) * WORTH.text,
      ),
    );
    return;
  }
  if (sentence.tokens[at]?.kind === 'mark') return;
  if (!state.begun && !mayOpen(sentence, at)) return;
  const { words, slots, ends: goals } = edge.node;
  const goesOn = goals.length === 0 && slots.length === 0;
  if (goesOn && !standsBehind(sentence, at, words.keys())) return;
  const timed = isTimed(state.timing);
  const text: FreeText = { sentence, at, edge, timed, commandsAt: (from) => commandsAt(sentence, from) };
  if (edge.slot === 'stranger' && slotsAt(sentence, SOMEONE, at).length > 0) return;
  if (isOfWords(edge) && standsBehind(sentence, at, GOES_ON))
    for (const { end, value, timing, words, worth } of partedTexts(text, state.timing)) {
      const timeWords = state.timeWords === '' ? words : `${state.timeWords} ${words}`;
      step(walk, filled({ ...state, timing, timeWords }, edge, { value, end }, worth));
    }
  for (const { end, worth } of textEnds(text)) {
    const last = isOfWords(edge) ? withoutDangling(sentence, at, end) : end;
    if (last === at || (isOfWords(edge) && timesEnd(sentence, at) >= last && !isNamed(sentence, edge, end)))
      continue;
    step(
      walk,
      filled(state, edge, { value: written(sentence, at, last), end }, (last - at) * WORTH.text + worth),
    );
  }
}

const SOMEONE: Slot = { name: 'person', slot: 'person', values: undefined, minus: false };

/** "The *christmas* list": between the words of a phrase a time may be a name. */
function isNamed(sentence: Sentence, { slot, node }: SlotEdge, end: number): boolean {
  return slot === 'title' && node.words.has(wordAt(sentence, end));
}

/** Between the words of a phrase: hesitations, politeness, times, conditions, "when that's done", and places said late. */
function readBetween(walk: Walk, state: State): void {
  const { sentence } = walk;
  const { at } = state;
  const between = betweenAt(sentence, at, conditionPhrasesAt);
  if (between !== NOTHING) {
    for (const { value, end } of between.times) {
      const timing = plusPiece(state.timing, value);
      if (timing === undefined) continue;
      const said = written(sentence, at, end);
      const timeWords = state.timeWords === '' ? said : `${state.timeWords} ${said}`;
      goOn(walk, { ...state, at: end, timing, timeWords, score: state.score + (end - at) * WORTH.time });
    }
    if (between.done !== undefined && !state.done) {
      const score = state.score + (between.done - at) * WORTH.condition;
      goOn(walk, { ...state, at: between.done, done: true, score });
    }
    if (state.conditions.length === 0)
      for (const condition of between.conditions) {
        const score = state.score + (condition.end - at) * WORTH.condition;
        goOn(walk, { ...state, at: condition.end, conditions: [condition], score });
      }
    if (between.leads && !state.begun && state.front === undefined)
      for (const { end, ...front } of whereaboutsIn(sentence, at))
        goOn(walk, { ...state, at: end, front, score: state.score + (end - at) * WORTH.slot });
    if (between.filler) step(walk, { ...state, at: at + 1, score: state.score + WORTH.filler });
    if (between.relative !== undefined && state.begun) {
      const score = state.score + (between.relative - at) * WORTH.relative;
      step(walk, { ...state, at: between.relative, score });
    }
  }
  if (isCalled(walk, state)) step(walk, { ...state, at: at + 1, score: state.score + WORTH.called });
  readLate(walk, state);
}

/** "Porch light, on", "robot, go home": the thing called first, and a comma behind it. */
function isCalled({ sentence, start }: Walk, { fills: [fill, other], at }: State): boolean {
  if (wordAt(sentence, at) !== ',' || fill?.slot !== 'target' || other !== undefined) return false;
  return fill.start === start && fill.end === at;
}

function goOn(walk: Walk, state: State): void {
  step(walk, state.begun ? state : pastComma(walk.sentence, state));
}

function conditionPhrasesAt(sentence: Sentence, at: number): readonly Reading[] {
  return readingsAt(sentence, at, sentence.lexicon.grammar.conditions);
}

function whereaboutsIn(sentence: Sentence, at: number): ReturnType<typeof whereaboutsAt> {
  const { whereabouts } = memoOf(sentence);
  whereabouts[at] ??= whereaboutsAt(sentence.tokens, at, sentence.lexicon);
  return whereabouts[at];
}

/** "Which lights are on *in the bedroom*", "switch them all off *except the porch*": the place of a noun, and what is left out, may come late. */
function readLate(walk: Walk, state: State): void {
  const { sentence } = walk;
  const fill = lateFill(state);
  if (fill === undefined) return;
  const phrase = fill.value as NounPhrase;
  if (phrase.except.length === 0)
    for (const { items, end } of exceptAt(sentence.tokens, state.at, sentence.lexicon, phrase.all))
      refill(walk, state, fill, { ...phrase, except: items }, end);
  if (phrase.items.length !== 1) return;
  for (const { end, ...where } of whereaboutsIn(sentence, state.at)) {
    const item = placedAt(phrase.items[0], where, sentence.lexicon);
    if (item !== undefined) refill(walk, state, fill, { ...phrase, items: [item] }, end);
  }
}

/** The noun phrase that what stands here may belong to: it ended before. */
function lateFill({ fills, at }: State): Fill | undefined {
  for (const fill of fills)
    if (fill.slot === 'target' || fill.slot === 'place') return fill.end === at ? undefined : fill;
  return undefined;
}

function refill(walk: Walk, state: State, fill: Fill, value: NounPhrase, end: number): void {
  const fills = state.fills.map((other) => (other === fill ? { ...fill, value } : other));
  step(walk, { ...state, fills, at: end, score: state.score + (end - state.at) * WORTH.slot });
}

/** "At nine, turn off …", "if it's on, then …": what was said in front may end with a comma. */
function pastComma(sentence: Sentence, state: State): State {
  let { at } = state;
  if (wordAt(sentence, at) === ',') at++;
  if (state.conditions.length > 0 && wordAt(sentence, at) === 'then') at++;
  return at === state.at ? state : { ...state, at };
}
