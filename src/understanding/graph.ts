import type { SlotType } from '../domain/index.ts';
import { mayBeEmpty, type Part } from './template.ts';

/**
 * Templates as a graph of words and slots: what may come next at every point. `R` is what stands at the end of a path.
 * Choices meet again, so that a template costs what it is long, not what it stands for.
 */
export interface GraphNode<R> {
  readonly words: Map<string, GraphNode<R>>;
  readonly slots: SlotEdge<R>[];
  readonly ends: R[];
}

export interface SlotEdge<R = unknown> {
  readonly name: string;
  readonly slot: SlotType | 'enum';
  /** Of an `enum`: what may stand there. */
  readonly values?: readonly string[];
  /** What is read is taken away. */
  readonly minus?: true;
  readonly node: GraphNode<R>;
}

/** The graph while templates are added: a word may lead to several places, one for each template. */
export interface DraftNode<R> {
  readonly words: Map<string, DraftNode<R>[]>;
  readonly slots: (Omit<SlotEdge<R>, 'node'> & { readonly node: DraftNode<R> })[];
  readonly ends: R[];
}

export function newDraft<R>(): DraftNode<R> {
  return { words: new Map(), slots: [], ends: [] };
}

/** What a slot takes. */
export type SlotOf = (part: Part & { type: 'slot' }) => Pick<SlotEdge, 'slot' | 'values' | 'minus'>;

/** Adds every sentence of a template to the graph, ending in `end`. */
export function plant<R>(root: DraftNode<R>, parts: readonly Part[], end: R, slotOf: SlotOf): void {
  const last = newDraft<R>();
  last.ends.push(end);
  attach(root, parts, last, slotOf);
}

/** Lays the paths of `parts` from a node on to `to`. Later parts first, so that what may be left out can be stepped over. */
function attach<R>(from: DraftNode<R>, parts: readonly Part[], to: DraftNode<R>, slotOf: SlotOf): void {
  const [part, ...rest] = parts;
  if (part === undefined) {
    join(from, to);
    return;
  }
  const next = rest.length === 0 ? to : newDraft<R>();
  if (rest.length > 0) attach(next, rest, to, slotOf);
  switch (part.type) {
    case 'word': {
      const nodes = from.words.get(part.word);
      if (nodes === undefined) from.words.set(part.word, [next]);
      else nodes.push(next);
      return;
    }
    case 'slot':
      from.slots.push({ name: part.name, ...slotOf(part), node: next });
      return;
    case 'choice':
      for (const option of part.options) if (option.length > 0) attach(from, option, next, slotOf);
      if (part.optional || part.options.some(mayBeEmpty)) join(from, next);
  }
}

/** What may follow `to` may follow `from` as well. `to` is complete by now. */
function join<R>(from: DraftNode<R>, to: DraftNode<R>): void {
  for (const [word, nodes] of to.words) from.words.set(word, [...(from.words.get(word) ?? []), ...nodes]);
  from.slots.push(...to.slots);
  from.ends.push(...to.ends);
}

/** The finished graph, in which a word leads to one place: templates that begin alike are read once. */
export function finish<R>(root: DraftNode<R>): GraphNode<R> {
  const known = new Map<string, GraphNode<R>>();
  const ids = new Map<DraftNode<R>, number>();
  const idOf = (draft: DraftNode<R>): number => {
    const id = ids.get(draft) ?? ids.size;
    ids.set(draft, id);
    return id;
  };
  const merged = (drafts: readonly DraftNode<R>[]): GraphNode<R> => {
    const set = [...new Set(drafts)].sort((one, other) => idOf(one) - idOf(other));
    const key = set.map(idOf).join(' ');
    const old = known.get(key);
    if (old !== undefined) return old;
    const node: GraphNode<R> = {
      words: new Map(),
      slots: [],
      ends: [...new Set(set.flatMap(({ ends }) => ends))],
    };
    known.set(key, node);
    const words = new Map<string, DraftNode<R>[]>();
    for (const draft of set)
      for (const [word, next] of draft.words) words.set(word, [...(words.get(word) ?? []), ...next]);
    for (const [word, next] of words) node.words.set(word, merged(next));
    const slots = new Map<string, DraftNode<R>['slots']>();
    for (const edge of set.flatMap((draft) => draft.slots)) {
      const same = `${edge.name}:${edge.minus ? '-' : ''}${edge.slot}:${edge.values?.join('|') ?? ''}`;
      slots.set(same, [...(slots.get(same) ?? []), edge]);
    }
    for (const edges of slots.values())
      node.slots.push({ ...edges[0]!, node: merged(edges.map((edge) => edge.node)) });
    return node;
  };
  return merged([root]);
}
