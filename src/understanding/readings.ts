import { type ConditionRead, conditionsAt } from './conditions.ts';
import { doneAt } from './en/connectors.ts';
import { BASE_FORMS, FILLERS } from './en/words.ts';
import { quoteEnd, textEnds, timesEnd, withoutDangling } from './free-text.ts';
import type { GrammarNode, Rule, SlotEdge } from './grammar.ts';
import { type Whereabouts, whereaboutsAt } from './places.ts';
import { type Fill, type Reading, WORTH } from './reading.ts';
import { type Sentence, timesIn, wordAt, written } from './sentence.ts';
import { type SlotValue, slotsAt } from './slots.ts';
import { exceptAt, type NounPhrase, placedAt } from './targets.ts';
import { plusPiece, type Timing } from './times/timing.ts';
import { weigh } from './weigh.ts';

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
  readonly found: Map<string, Reading>;
}

/** What was found in a sentence, so that nothing is looked for twice. */
interface Memo {
  readonly commands: Map<number, readonly Reading[]>;
  readonly between: (Between | undefined)[];
}

const memos = new WeakMap<Sentence, Memo>();

function memoOf(sentence: Sentence): Memo {
  let memo = memos.get(sentence);
  if (memo === undefined) {
    memo = { commands: new Map(), between: [] };
    memos.set(sentence, memo);
  }
  return memo;
}

/** The readings of the words from `start` on as commands. */
export function commandsAt(sentence: Sentence, start: number, options: WalkOptions = {}): readonly Reading[] {
  const key = start * 4 + (options.inflected ? 1 : 0) + (options.worded ? 2 : 0);
  const { commands } = memoOf(sentence);
  const old = commands.get(key);
  if (old !== undefined) return old;
  const readings = readingsAt(sentence, start, sentence.lexicon.grammar.commands, options);
  commands.set(key, readings);
  return readings;
}

/** All readings of the words from `start` on by the phrases below `root`. */
export function readingsAt(
  sentence: Sentence,
  start: number,
  root: GrammarNode,
  options: WalkOptions = {},
): readonly Reading[] {
  const walk: Walk = { sentence, start, options, found: new Map() };
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
  return [...walk.found.values()];
}

function step(walk: Walk, state: State): void {
  const { sentence, options } = walk;
  if (--sentence.budget < 0) return;
  for (const rule of state.node.ends) emit(walk, state, rule);
  const token = sentence.tokens[state.at];
  if (token === undefined) return;
  const read = (node: GrammarNode, worth: number): void =>
    step(walk, { ...state, node, at: state.at + 1, score: state.score + worth, begun: true });
  const { words, slots } = state.node;
  const exact = words.get(token.word);
  const base = options.inflected && !state.begun ? BASE_FORMS.get(token.word) : undefined;
  const inflected = base === undefined ? undefined : words.get(base);
  const fixed = token.fix === undefined ? undefined : words.get(token.fix);
  if (exact !== undefined) read(exact, WORTH.word);
  else if (inflected !== undefined) read(inflected, WORTH.word);
  else if (fixed !== undefined) read(fixed, WORTH.word + WORTH.slip);
  if (!options.worded || state.begun) for (const edge of slots) fillSlot(walk, state, edge);
  readBetween(walk, state);
}

function emit(walk: Walk, from: State, rule: Rule): void {
  if (from.front !== undefined && rule.here !== 'unsaid') return;
  const { sentence, start, found } = walk;
  const state = from.front === undefined ? from : withFront(from, from.front, start);
  const weight = weigh(sentence, state, rule);
  if (weight === undefined) return;
  const score = state.score + weight;
  const spans = state.fills.map((fill) => `${fill.name}${fill.start}-${fill.end}`).join(' ');
  const key = `${state.at} ${rule.wish} ${spans}`;
  const old = found.get(key);
  if (old !== undefined && old.score >= score) return;
  const { at: end, fills, timing, timeWords, conditions, done } = state;
  found.set(key, { start, end, rule, fills, timing, timeWords, conditions, done, score });
}

/** "In the kitchen, *volume up*": the place in front is the target. */
function withFront(state: State, front: Whereabouts, start: number): State {
  const item = { type: 'place' as const, ...front };
  const value: NounPhrase = { start, end: start, items: [item], except: [], all: false, quality: 0 };
  const fill: Fill = { name: 'target', slot: 'place', value, start, end: start };
  return { ...state, fills: [fill, ...state.fills] };
}

function fillSlot(walk: Walk, state: State, edge: SlotEdge): void {
  if (edge.slot === 'words' || edge.slot === 'saying') {
    fillText(walk, state, edge);
    return;
  }
  for (const plain of slotsAt(walk.sentence, edge, state.at)) {
    const found = state.front === undefined ? plain : placedBy(walk.sentence, state.front, edge, plain);
    if (found === undefined) continue;
    const terse = state.begun ? 0 : WORTH.terse;
    step(
      walk,
      filled(
        state,
        edge,
        found,
        (found.end - state.at) * WORTH.slot + terse + slips(walk.sentence, state.at, found.end),
      ),
    );
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
  return {
    ...state,
    node: edge.node,
    at: end,
    fills: [...state.fills, fill],
    front: edge.slot === 'target' || edge.slot === 'place' ? undefined : state.front,
    score: state.score + worth,
    begun: true,
  };
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
  const timed = Object.keys(state.timing).length > 0;
  const ends = textEnds({ sentence, at, edge, timed, commandsAt: (from) => commandsAt(sentence, from) });
  for (const { end, worth } of ends) {
    const last = edge.slot === 'words' ? withoutDangling(sentence, at, end) : end;
    if (last === at || (edge.slot === 'words' && timesEnd(sentence, at) >= last)) continue;
    step(
      walk,
      filled(state, edge, { value: written(sentence, at, last), end }, (last - at) * WORTH.text + worth),
    );
  }
}

/** Between the words of a phrase: hesitations, politeness, times, conditions, "when that's done", and places said late. */
function readBetween(walk: Walk, state: State): void {
  const { sentence } = walk;
  const { at } = state;
  const between = betweenAt(sentence, at);
  const go = (end: number, more: Partial<State>, worth: number): void => {
    const next: State = { ...state, ...more, at: end, score: state.score + (end - at) * worth };
    step(walk, state.begun ? next : pastComma(sentence, next));
  };
  for (const { value, end } of between.times) {
    const timing = plusPiece(state.timing, value);
    if (timing === undefined) continue;
    const words = written(sentence, at, end);
    go(
      end,
      { timing, timeWords: state.timeWords === '' ? words : `${state.timeWords} ${words}` },
      WORTH.time,
    );
  }
  if (between.done !== undefined && !state.done) go(between.done, { done: true }, WORTH.condition);
  if (state.conditions.length === 0)
    for (const condition of between.conditions)
      go(condition.end, { conditions: [condition] }, WORTH.condition);
  if (!state.begun && state.front === undefined && FRONT_LEADS.has(wordAt(sentence, at)))
    for (const { end, ...front } of whereaboutsAt(sentence.tokens, at, sentence.lexicon))
      go(end, { front }, WORTH.slot);
  if (between.filler) step(walk, { ...state, at: at + 1, score: state.score + WORTH.filler });
  readLate(walk, state);
}

/** "*In* the kitchen, turn on the lights". */
const FRONT_LEADS = new Set(['in', 'on', 'upstairs', 'downstairs', 'here', 'everywhere']);

/** What may stand between the words of any phrase at a token, looked up once. */
interface Between {
  readonly times: ReturnType<typeof timesIn>;
  readonly done: number | undefined;
  readonly conditions: readonly ConditionRead[];
  readonly filler: boolean;
}

function betweenAt(sentence: Sentence, at: number): Between {
  const memo = memoOf(sentence).between;
  const old = memo[at];
  if (old !== undefined) return old;
  const { tokens } = sentence;
  const between: Between = {
    times: timesIn(sentence, at),
    done: doneAt(tokens, at),
    conditions: conditionsAt(sentence, at),
    filler: tokens[at]!.kind === 'word' && FILLERS.has(wordAt(sentence, at)),
  };
  memo[at] = between;
  return between;
}

/** "Which lights are on *in the bedroom*", "switch them all off *except the porch*": the place of a noun, and what is left out, may come late. */
function readLate(walk: Walk, state: State): void {
  const { sentence } = walk;
  const fill = state.fills.find(({ slot }) => slot === 'target' || slot === 'place');
  if (fill === undefined || fill.end === state.at) return;
  const phrase = fill.value as NounPhrase;
  const go = (value: NounPhrase, end: number): void => {
    const fills = state.fills.map((other) => (other === fill ? { ...fill, value } : other));
    step(walk, { ...state, fills, at: end, score: state.score + (end - state.at) * WORTH.slot });
  };
  if (phrase.except.length === 0)
    for (const { items, end } of exceptAt(sentence.tokens, state.at, sentence.lexicon, phrase.all))
      go({ ...phrase, except: items }, end);
  if (phrase.items.length !== 1) return;
  for (const { end, ...where } of whereaboutsAt(sentence.tokens, state.at, sentence.lexicon)) {
    const item = placedAt(phrase.items[0], where, sentence.lexicon);
    if (item !== undefined) go({ ...phrase, items: [item] }, end);
  }
}

/** "At nine, turn off …", "if it's on, then …": what was said in front may end with a comma. */
function pastComma(sentence: Sentence, state: State): State {
  let { at } = state;
  if (wordAt(sentence, at) === ',') at++;
  if (state.conditions.length > 0 && wordAt(sentence, at) === 'then') at++;
  return at === state.at ? state : { ...state, at };
}
