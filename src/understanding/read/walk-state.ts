import { type NounPhrase, placeItem, type Whereabouts } from '../names/index.ts';
import type { GrammarNode, SlotEdge } from '../phrases/index.ts';
import type { Open } from '../text/index.ts';
import { NO_TIMING, type Timing } from '../times/index.ts';
import { type ConditionRead, type Fill, WORTH } from './reading.ts';
import type { SlotValue } from './slots.ts';

/** Where a walk through the graph of phrases stands. */
export interface State {
  readonly node: GrammarNode;
  readonly at: number;
  readonly fills: readonly Fill[];
  /** Of these the first words for its things. */
  readonly thing: Fill | undefined;
  readonly timing: Timing;
  readonly timeWords: string;
  readonly conditions: readonly ConditionRead[];
  readonly done: boolean;
  readonly score: number;
  /** "In the kitchen, …": where, said in front, until a noun takes it. */
  readonly front: Whereabouts | undefined;
  /** Whether a word of the phrase itself has been read. */
  readonly begun: boolean;
  /** Where words of time that were read last end. */
  readonly timesEnd: number;
}

/** Where every walk begins. */
export function begun(node: GrammarNode, at: number): State {
  return {
    node,
    at,
    fills: NO_FILLS,
    thing: undefined,
    timing: NO_TIMING,
    timeWords: '',
    conditions: NO_CONDITIONS,
    done: false,
    score: WORTH.clause,
    front: undefined,
    begun: false,
    timesEnd: 0,
  };
}

const NO_FILLS: readonly Fill[] = [];
const NO_CONDITIONS: readonly ConditionRead[] = [];

/** The state behind a word of the phrase. Written out, as it is made at every step: a spread takes five times as long. */
export function moved(state: State, node: GrammarNode, worth: number): State {
  const { fills, thing, timing, timeWords, conditions, done, front, timesEnd } = state;
  const at = state.at + 1;
  const score = state.score + worth;
  return { node, at, fills, thing, timing, timeWords, conditions, done, score, front, begun: true, timesEnd };
}

/** The state behind words that stand between those of the phrase. */
export function passed(state: State, at: number, worth: number): Open<State> {
  const { node, fills, thing, timing, timeWords, conditions, done, front, begun, timesEnd } = state;
  const score = state.score + worth;
  return { node, at, fills, thing, timing, timeWords, conditions, done, score, front, begun, timesEnd };
}

/** The state behind a slot. */
export function filled(state: State, edge: SlotEdge, { value, end }: SlotValue, worth: number): State {
  const { timing, timeWords, conditions, done, timesEnd } = state;
  const fill: Fill = { name: edge.name, slot: edge.slot, value, start: state.at, end };
  const fills = withMore(state.fills, fill);
  const thing = state.thing ?? (edge.isThing ? fill : undefined);
  const front = edge.isThing ? undefined : state.front;
  const { node } = edge;
  const score = state.score + worth;
  return {
    node,
    at: end,
    fills,
    thing,
    timing,
    timeWords,
    conditions,
    done,
    score,
    front,
    begun: true,
    timesEnd,
  };
}

function withMore(fills: readonly Fill[], fill: Fill): readonly Fill[] {
  switch (fills.length) {
    case 0:
      return [fill];
    case 1:
      return [fills[0]!, fill];
    default:
      return [...fills, fill];
  }
}

/** "In the kitchen, *volume up*": the place in front is the target. */
export function withFront(state: State, front: Whereabouts, start: number): State {
  const items = [placeItem(front)];
  const value: NounPhrase = {
    start,
    end: start,
    items,
    except: [],
    all: false,
    others: false,
    quality: 0,
    parts: undefined,
  };
  const fill: Fill = { name: 'target', slot: 'place', value, start, end: start };
  const led = passed(state, state.at, 0);
  led.fills = [fill, ...state.fills];
  led.thing = fill;
  return led;
}

/** The state with words that were said late, which change what is meant by those for its things. */
export function refilled(state: State, value: NounPhrase, end: number, worth: number): State {
  const { fills } = state;
  const thing = state.thing!;
  const { name, slot, start } = thing;
  const fill: Fill = { name, slot, value, start, end: thing.end };
  const behind = passed(state, end, worth);
  behind.fills = fills.length === 1 ? [fill] : fills.map((other) => (other === thing ? fill : other));
  behind.thing = fill;
  return behind;
}
