import type { GrammarNode, SlotEdge } from './grammar.ts';
import { placeItem } from './noun-item.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { type ConditionRead, type Fill, isThing, thingOf } from './reading.ts';
import type { SlotValue } from './slots.ts';
import type { Timing } from './times/timing.ts';
import type { Open } from './types.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Where a walk through the graph of phrases stands. */
export interface State {
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

/** The state behind a word or a slot of the phrase. Written out, as it is made at every step: a spread takes five times as long. */
export function moved(
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

/** The state behind words that stand between those of the phrase. */
export function passed(state: State, at: number, worth: number): Open<State> {
  const { node, fills, timing, timeWords, conditions, done, front, begun } = state;
  const score = state.score + worth;
  return { node, at, fills, timing, timeWords, conditions, done, score, front, begun };
}

/** The state behind a slot. */
export function filled(state: State, edge: SlotEdge, { value, end }: SlotValue, worth: number): State {
  const fill: Fill = { name: edge.name, slot: edge.slot, value, start: state.at, end };
  const fills = state.fills.length === 0 ? [fill] : [...state.fills, fill];
  const front = isThing(edge) ? undefined : state.front;
  return moved(state, edge.node, end, state.score + worth, fills, front);
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
    quality: 0,
    parts: undefined,
  };
  const fill: Fill = { name: 'target', slot: 'place', value, start, end: start };
  return { ...state, fills: [fill, ...state.fills] };
}

/** The noun phrase that what stands here may belong to: it ended before. */
export function lateFill({ fills, at }: State): Fill | undefined {
  const fill = thingOf(fills);
  return fill?.end === at ? undefined : fill;
}
