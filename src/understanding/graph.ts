import type { SlotType } from '../domain/index.ts';
import { mayBeEmpty, type Part } from './template.ts';

/**
 * Templates as a graph of words and slots: what may come next at every point. `R` is what stands at the end of a path.
 * Choices meet again, so that a template costs what it is long, not what it stands for.
 */
export interface GraphNode<R> {
  readonly words: Map<string, GraphNode<R>[]>;
  readonly slots: SlotEdge<R>[];
  readonly ends: R[];
}

export interface SlotEdge<R = unknown> {
  readonly name: string;
  readonly slot: SlotType | 'enum';
  /** Of an `enum`: what may stand there. */
  readonly values?: readonly string[];
  readonly node: GraphNode<R>;
}

export function newNode<R>(): GraphNode<R> {
  return { words: new Map(), slots: [], ends: [] };
}

/** What a slot without a type of its own takes. */
export type SlotOf = (name: string, slot: SlotType | undefined) => Pick<SlotEdge, 'slot' | 'values'>;

/** Adds every sentence of a template to the graph, ending in `end`. */
export function plant<R>(root: GraphNode<R>, parts: readonly Part[], end: R, slotOf: SlotOf): void {
  const last = newNode<R>();
  last.ends.push(end);
  attach(root, parts, last, slotOf);
}

/** Lays the paths of `parts` from a node on to `to`. Later parts first, so that what may be left out can be stepped over. */
function attach<R>(from: GraphNode<R>, parts: readonly Part[], to: GraphNode<R>, slotOf: SlotOf): void {
  const [part, ...rest] = parts;
  if (part === undefined) return join(from, to);
  const next = rest.length === 0 ? to : newNode<R>();
  if (rest.length > 0) attach(next, rest, to, slotOf);
  switch (part.type) {
    case 'word': {
      const nodes = from.words.get(part.word);
      if (nodes === undefined) from.words.set(part.word, [next]);
      else nodes.push(next);
      return;
    }
    case 'slot':
      from.slots.push({ name: part.name, ...slotOf(part.name, part.slot), node: next });
      return;
    case 'choice':
      for (const option of part.options) if (option.length > 0) attach(from, option, next, slotOf);
      if (part.optional || part.options.some(mayBeEmpty)) join(from, next);
  }
}

/** What may follow `to` may follow `from` as well. `to` is complete by now. */
function join<R>(from: GraphNode<R>, to: GraphNode<R>): void {
  for (const [word, nodes] of to.words) from.words.set(word, [...(from.words.get(word) ?? []), ...nodes]);
  from.slots.push(...to.slots);
  from.ends.push(...to.ends);
}
