import type { SlotType } from '../domain/index.ts';
import type { Choices } from './choices.ts';
import type { Part } from './template.ts';

export interface SlotEdge<R = unknown> {
  readonly name: string;
  readonly slot: SlotType | 'enum';
  /** Of an `enum`: what may stand there. */
  readonly values?: Choices;
  /** What is read is taken away. */
  readonly minus?: true;
  readonly node: GraphNode<R>;
}

/** What a slot takes. */
export type SlotOf = (part: Part & { type: 'slot' }) => Omit<SlotEdge, 'node'>;

/** A template with what stands at its end, and how its slots are filled. */
export interface Seed<R> {
  readonly parts: readonly Part[];
  readonly end: R;
  readonly slotOf: SlotOf;
}

/**
 * A place in a template: right before one of its parts, or at its end. There is one place for every part, made when a sentence
 * first comes by.
 */
interface Place<R> {
  readonly seed: Seed<R>;
  /** The seed's number and the part's number in it: places are taken in this order, whoever came by first. */
  readonly order: number;
  readonly number: number;
  readonly parts: readonly Part[];
  readonly at: number;
  /** Behind the brackets that the part stands in. */
  readonly after: Place<R> | undefined;
  next: Place<R> | undefined;
  options: readonly Place<R>[] | undefined;
  /** The point of the graph where only this place is open. */
  node: GraphNode<R> | undefined;
}

/**
 * Templates as a graph of words and slots: what may come next at every point. `R` is what stands at the end of a path. Templates
 * that begin alike are read once, and choices meet again. The graph is laid where it is walked: reading a template costs
 * nothing until somebody says its first word.
 */
export class GraphNode<R> {
  readonly #places: readonly Place<R>[];
  readonly #known: Map<string, GraphNode<R>>;
  #laid: Laid<R> | undefined;

  constructor(places: readonly Place<R>[], known: Map<string, GraphNode<R>>) {
    this.#places = places;
    this.#known = known;
  }

  get words(): WordEdges<R> {
    this.#laid ??= lay(this.#places, this.#known);
    return this.#laid.words;
  }

  get slots(): readonly SlotEdge<R>[] {
    this.#laid ??= lay(this.#places, this.#known);
    return this.#laid.slots;
  }

  get ends(): readonly R[] {
    this.#laid ??= lay(this.#places, this.#known);
    return this.#laid.ends;
  }
}

/** Where every word leads to; what stands there is made when it is asked for. */
export class WordEdges<R> {
  readonly #places: ReadonlyMap<string, readonly Place<R>[]>;
  readonly #known: Map<string, GraphNode<R>>;
  readonly #nodes = new Map<string, GraphNode<R>>();

  constructor(places: ReadonlyMap<string, readonly Place<R>[]>, known: Map<string, GraphNode<R>>) {
    this.#places = places;
    this.#known = known;
  }

  get size(): number {
    return this.#places.size;
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  get(word: string): GraphNode<R> | undefined {
    const made = this.#nodes.get(word);
    if (made !== undefined) return made;
    const places = this.#places.get(word);
    if (places === undefined) return undefined;
    const node = nodeOf(places, this.#known);
    this.#nodes.set(word, node);
    return node;
  }

  *entries(): Iterable<[string, GraphNode<R>]> {
    for (const word of this.#places.keys()) yield [word, this.get(word)!];
  }
}

interface Laid<R> {
  readonly words: WordEdges<R>;
  readonly slots: readonly SlotEdge<R>[];
  readonly ends: readonly R[];
}

/** The graph of all seeds. */
export function grow<R>(seeds: readonly Seed<R>[]): GraphNode<R> {
  const places = seeds.map((seed, order) => placeOf({ seed, order, number: 0 }, seed.parts, 0, undefined));
  return new GraphNode(places, new Map());
}

/** What stands right behind the places: words and slots, each with the places that follow it, and ends. */
interface Step<R> {
  readonly words: Map<string, Place<R>[]>;
  readonly slots: Map<string, { readonly edge: Omit<SlotEdge, 'node'>; readonly places: Place<R>[] }>;
  readonly ends: Set<R>;
  readonly seen: Set<Place<R>>;
}

function lay<R>(places: readonly Place<R>[], known: Map<string, GraphNode<R>>): Laid<R> {
  const step: Step<R> = { words: new Map(), slots: new Map(), ends: new Set(), seen: new Set() };
  for (const place of places) look(place, step);
  const slots: SlotEdge<R>[] = [];
  for (const { edge, places: next } of step.slots.values())
    slots.push({ ...edge, node: nodeOf(next, known) });
  return { words: new WordEdges(step.words, known), slots, ends: [...step.ends] };
}

/** What stands at a place, through brackets down to the words. */
function look<R>(place: Place<R>, step: Step<R>): void {
  if (step.seen.has(place)) return;
  step.seen.add(place);
  const part = place.parts[place.at];
  switch (part?.type) {
    case undefined:
      step.ends.add(place.seed.end);
      return;
    case 'word': {
      const next = step.words.get(part.word);
      if (next === undefined) step.words.set(part.word, [nextOf(place)]);
      else next.push(nextOf(place));
      return;
    }
    case 'slot': {
      const edge = place.seed.slotOf(part);
      const same = `${edge.name}:${edge.slot}:${edge.minus ?? ''}:${edge.values?.key ?? ''}`;
      const known = step.slots.get(same);
      if (known === undefined) step.slots.set(same, { edge, places: [nextOf(place)] });
      else known.places.push(nextOf(place));
      return;
    }
    case 'choice':
      for (const option of optionsOf(place, part)) look(option, step);
      if (part.optional) look(nextOf(place), step);
  }
}

/** The point where all these places are open; the same for the same places. */
function nodeOf<R>(places: readonly Place<R>[], known: Map<string, GraphNode<R>>): GraphNode<R> {
  const [first] = places;
  if (places.length === 1 && first !== undefined) {
    first.node ??= new GraphNode(places, known);
    return first.node;
  }
  const set = [...new Set(places)].sort((one, other) => one.order - other.order || one.number - other.number);
  if (set.length === 1) return nodeOf(set, known);
  const key = set.map(({ order, number }) => `${order}.${number}`).join(' ');
  const old = known.get(key);
  if (old !== undefined) return old;
  const node = new GraphNode(set, known);
  known.set(key, node);
  return node;
}

function placeOf<R>(
  { seed, order, number }: Pick<Place<R>, 'seed' | 'order' | 'number'>,
  parts: readonly Part[],
  at: number,
  after: Place<R> | undefined,
): Place<R> {
  return { seed, order, number, parts, at, after, next: undefined, options: undefined, node: undefined };
}

/** The place behind the part: of the last part in brackets, the one behind the brackets. */
function nextOf<R>(place: Place<R>): Place<R> {
  if (place.at + 1 === place.parts.length && place.after !== undefined) return place.after;
  const { seed, order, number, parts, at, after } = place;
  place.next ??= placeOf({ seed, order, number: number + sizeOf(parts[at]!) }, parts, at + 1, after);
  return place.next;
}

function optionsOf<R>(place: Place<R>, part: Part & { type: 'choice' }): readonly Place<R>[] {
  if (place.options === undefined) {
    const after = nextOf(place);
    let number = place.number + 1;
    place.options = part.options.map((option) => {
      const { seed, order } = place;
      const first = option.length === 0 ? after : placeOf({ seed, order, number }, option, 0, after);
      for (const inside of option) number += sizeOf(inside);
      return first;
    });
  }
  return place.options;
}

/** How many parts a part is made of, itself included. */
function sizeOf(part: Part): number {
  if (part.type !== 'choice') return 1;
  let size = 1;
  for (const option of part.options) for (const inside of option) size += sizeOf(inside);
  return size;
}
