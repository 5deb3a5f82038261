import type { WordIds } from '../text/index.ts';
import { type Program, type Slot, STEP, STEP_BITS, STEP_MASK } from './program.ts';

/**
 * A point in the graph of what may be said: which words and slots may come next, and what a sentence that ends here may be.
 * Templates that begin alike are read once, and choices meet again. A point stands for a set of steps of the program; it is
 * laid out when a sentence first gets there.
 */
export interface GraphNode<R> {
  readonly words: WordEdges<R>;
  readonly slots: readonly GraphSlot<R>[];
  /** Of each slot its shelf: in a row here, since most slots are passed by for it. */
  readonly shelves: readonly number[];
  readonly ends: readonly R[];
}

/** A program with what its endings stand for, and the points of its graph that were reached so far. */
export class Graph<R> {
  readonly #program: Program;
  readonly #rules: readonly R[];
  readonly #nodes = new Map<string, GraphNode<R>>();

  constructor(program: Program, rules: readonly R[]) {
    this.#program = program;
    this.#rules = rules;
  }

  /** The point where all these steps come next. */
  nodeAt(steps: readonly number[]): GraphNode<R> {
    const set = steps.length === 1 ? steps : [...new Set(steps)].sort((one, other) => one - other);
    const key = set.join(' ');
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const node = this.#lay(set);
    this.#nodes.set(key, node);
    return node;
  }

  #lay(from: readonly number[]): GraphNode<R> {
    const layout: Layout = { words: new Map(), slots: new Map(), ends: [] };
    this.#program.beginLayout();
    for (const step of from) this.#look(step, layout);
    const slots = [...layout.slots].map(([id, next]) => new GraphSlot(this.#program.slots[id]!, this, next));
    const ends = [...new Set(layout.ends)].sort((one, other) => one - other);
    return {
      words: new WordEdges(this, layout.words),
      slots,
      shelves: slots.map(({ shelf }) => shelf),
      ends: ends.map((rule) => this.#rules[rule]!),
    };
  }

  /** What stands at a step, through forks and jumps down to words, slots and ends. */
  #look(start: number, layout: Layout): void {
    const program = this.#program;
    const { ends, junctions } = program;
    for (let at = start; program.isNewStep(at); ) {
      const step = program.stepAt(at);
      const operand = step >> STEP_BITS;
      switch (step & STEP_MASK) {
        case STEP.word:
          add(layout.words, operand, this.#behind(at + 1));
          return;
        case STEP.choice: {
          const behind = this.#behind(at + 1);
          const end = program.firstOption(operand + 1);
          for (let option = program.firstOption(operand); option < end; option++)
            add(layout.words, program.firstWordOf(option), program.nextOf(option, operand, at, behind));
          return;
        }
        case STEP.slot:
          add(layout.slots, operand, this.#behind(at + 1));
          return;
        case STEP.end:
          for (let end = ends.from(operand); end < ends.to(operand); end++)
            layout.ends.push(ends.number(end));
          return;
        case STEP.junction:
          for (let to = junctions.from(operand); to < junctions.to(operand); to++)
            this.#look(junctions.number(to), layout);
          return;
        case STEP.jump:
          at = operand;
          break;
        case STEP.fork:
          this.#look(at + 1, layout);
          at = operand;
      }
    }
  }

  /** A step, behind the jumps to it: options meet where their brackets close. */
  #behind(at: number): number {
    let step = at;
    for (;;) {
      const next = this.#program.stepAt(step);
      if ((next & STEP_MASK) !== STEP.jump) return step;
      step = next >> STEP_BITS;
    }
  }
}

/** What stands at a point: steps that come next, by the numbers of words and slots. */
interface Layout {
  readonly words: Map<number, number[]>;
  readonly slots: Map<number, number[]>;
  readonly ends: number[];
}

function add(edges: Map<number, number[]>, by: number, step: number): void {
  const known = edges.get(by);
  if (known === undefined) edges.set(by, [step]);
  else known.push(step);
}

/** Where every word leads to, by its number. */
export class WordEdges<R> {
  /** Of the words, none twice. */
  readonly numbers: readonly number[];
  readonly #graph: Graph<R>;
  readonly #next: (GraphNode<R> | readonly number[])[];
  /** Where there are too many to be looked through: places by the last bits of the numbers, the next free one where that is taken. */
  readonly #places: readonly number[] | undefined;
  /** A bit for each number, by its last five bits: most numbers that are none of these are told by it. */
  readonly bits: number;

  constructor(graph: Graph<R>, next: ReadonlyMap<number, readonly number[]>) {
    this.#graph = graph;
    this.numbers = [...next.keys()];
    this.#next = [...next.values()];
    this.#places = next.size > LOOKED_THROUGH_MAX ? placesOf(this.numbers) : undefined;
    let bits = 0;
    for (const number of this.numbers) bits |= 1 << number;
    this.bits = bits;
  }

  has(number: number): boolean {
    return this.#placeOf(number) >= 0;
  }

  get(number: number): GraphNode<R> | undefined {
    const place = this.#placeOf(number);
    if (place < 0) return undefined;
    const next = this.#next[place]!;
    if (!Array.isArray(next)) return next as GraphNode<R>;
    const node = this.#graph.nodeAt(next);
    this.#next[place] = node;
    return node;
  }

  /** By the words, of which `ids` has the numbers. */
  *entries(ids: WordIds): Iterable<[string, GraphNode<R>]> {
    for (const number of this.numbers) yield [ids.wordOf(number), this.get(number)!];
  }

  #placeOf(number: number): number {
    if (((this.bits >>> number) & 1) === 0) return -1;
    const places = this.#places;
    if (places === undefined) return this.numbers.indexOf(number);
    const last = places.length - 1;
    for (let at = number & last; ; at = (at + 1) & last) {
      const place = places[at]!;
      if (place < 0 || this.numbers[place] === number) return place;
    }
  }
}

const LOOKED_THROUGH_MAX = 32;

/** A power of two of them, at least half of which stay free. */
function placesOf(numbers: readonly number[]): readonly number[] {
  let size = LOOKED_THROUGH_MAX;
  while (size < 2 * numbers.length) size *= 2;
  const places = new Array<number>(size).fill(-1);
  for (let place = 0; place < numbers.length; place++) {
    let at = numbers[place]! & (size - 1);
    while (places[at]! >= 0) at = (at + 1) & (size - 1);
    places[at] = place;
  }
  return places;
}

/** Types of slots that take words of a person's own. */
export const TEXTS: ReadonlySet<string> = new Set<Slot['slot']>(['words', 'title', 'saying', 'stranger']);

/** A slot that may come next, and where it leads to. */
export class GraphSlot<R> {
  readonly name: string;
  readonly slot: Slot['slot'];
  readonly values: Slot['values'];
  readonly minus: boolean;
  readonly shelf: number;
  /** It takes words of a person's own. */
  readonly isText: boolean;
  /** It takes what a wish is for. */
  readonly isThing: boolean;
  readonly #graph: Graph<R>;
  readonly #next: readonly number[];
  #node: GraphNode<R> | undefined;

  constructor(slot: Slot, graph: Graph<R>, next: readonly number[]) {
    this.name = slot.name;
    this.slot = slot.slot;
    this.values = slot.values;
    this.minus = slot.minus;
    this.shelf = slot.shelf;
    this.isText = TEXTS.has(slot.slot);
    this.isThing = slot.slot === 'target' || slot.slot === 'place';
    this.#graph = graph;
    this.#next = next;
  }

  get node(): GraphNode<R> {
    this.#node ??= this.#graph.nodeAt(this.#next);
    return this.#node;
  }
}
