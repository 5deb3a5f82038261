import type { SlotType } from '../../domain/index.ts';
import type { Choices } from './enumerations.ts';
import { Rows } from './rows.ts';

export interface Slot {
  readonly name: string;
  readonly slot: SlotType | 'enum';
  /** Of an `enum`: what may stand there. */
  readonly values: Choices | undefined;
  /** What is read is taken away. */
  readonly minus: boolean;
  /** Where what is found for it is kept: one number for all slots that are read alike whatever their name, -1 for others. */
  readonly shelf: number;
}

/** Types of slots whose values depend on nothing but the words: every phrase that takes one finds the same. */
const SHARED: readonly Slot['slot'][] = [
  ...(['target', 'percent', 'level', 'color', 'kelvin', 'temperature', 'number'] as const),
  ...(['person', 'people', 'list', 'scene', 'area', 'state', 'moment'] as const),
];
export const SHELVES = SHARED.length;
/** Read in the same way, and used in another. */
const ALIKE = new Map<Slot['slot'], Slot['slot']>([
  ['place', 'target'],
  ['instead', 'moment'],
]);

export function slotFor(name: string, slot: Slot['slot'], values?: Choices, minus = false): Slot {
  // A place is read from the same words as a target.
  return { name, slot, values, minus, shelf: SHARED.indexOf(ALIKE.get(slot) ?? slot) };
}

/** What was written by a `ProgramWriter`. */
export interface Written {
  readonly steps: readonly number[];
  readonly slots: readonly Slot[];
  /** By ending: the numbers of the rules that a sentence ending there may be, lowest first. */
  readonly ends: readonly (readonly number[])[];
  /** Choices of words alone, each of its options in words: templates have them in common. */
  readonly choices: readonly (readonly (readonly number[])[])[];
  /** By junction: where it leads to. */
  readonly junctions: readonly (readonly number[])[];
}

/**
 * Templates as one row of numbers, as regular expressions are compiled for a machine: each number is a step with what it needs,
 * and the next step is the next number unless it says otherwise. A hundred thousand words of templates are laid out in
 * milliseconds and take a few bytes each; what may be said at which point is worked out where sentences come by (`phrases/graph.ts`).
 */
export class Program {
  readonly slots: readonly Slot[];
  readonly #written: Uint32Array;
  /** Steps that were written since: the tails of options. */
  readonly #behind: number[] = [];
  /** By ending: the numbers of its rules. */
  readonly ends: Rows;
  /** By junction: where it leads to. */
  readonly junctions: Rows;
  /** By choice: the number of its first option, and behind all of them that of the last. */
  readonly #firstOptions: Uint32Array;
  readonly #options: Rows;
  readonly #tails = new Map<number, number>();
  /** The layout in which each step was seen last: the graphs of a program are laid out point by point, one at a time. */
  #seenIn = new Uint32Array(0);
  #layout = 0;

  constructor({ steps, slots, ends, choices, junctions }: Written) {
    this.slots = slots;
    this.#written = new Uint32Array(steps);
    this.ends = new Rows(ends);
    this.junctions = new Rows(junctions);
    let options = 0;
    this.#firstOptions = new Uint32Array([0, ...choices.map(({ length }) => (options += length))]);
    this.#options = new Rows(choices.flat());
  }

  get length(): number {
    return this.#written.length + this.#behind.length;
  }

  stepAt(at: number): number {
    const behind = at - this.#written.length;
    return behind < 0 ? this.#written[at]! : this.#behind[behind]!;
  }

  /** The layout of a point begins, which has seen no step yet. */
  beginLayout(): void {
    this.#layout++;
    if (this.#seenIn.length < this.length) this.#seenIn = new Uint32Array(this.length + (this.length >> 2));
  }

  /** Whether this layout comes by a step for the first time; the next time it does not. */
  isNewStep(at: number): boolean {
    if (this.#seenIn[at] === this.#layout) return false;
    this.#seenIn[at] = this.#layout;
    return true;
  }

  /** The number of the first option of a choice; those that follow it are its others, up to the first of the next choice. */
  firstOption(choice: number): number {
    return this.#firstOptions[choice]!;
  }

  firstWordOf(option: number): number {
    return this.#options.number(this.#options.from(option));
  }

  /** The step behind the first word of an option; `at` is that of its choice, and `behind` the step behind the choice. */
  nextOf(option: number, choice: number, at: number, behind: number): number {
    return this.#options.to(option) - this.#options.from(option) === 1
      ? behind
      : this.#tailOf(option, at * OPTIONS_MAX + option - this.firstOption(choice), at);
  }

  /** Options of several words are written out behind all templates when somebody first comes by. */
  #tailOf(option: number, key: number, at: number): number {
    const known = this.#tails.get(key);
    if (known !== undefined) return known;
    const tail = this.length;
    this.#tails.set(key, tail);
    const options = this.#options;
    for (let word = options.from(option) + 1; word < options.to(option); word++)
      this.#behind.push(encoded(STEP.word, options.number(word)));
    this.#behind.push(encoded(STEP.jump, at + 1));
    return tail;
  }
}

/** Of a choice that is one step. */
export const OPTIONS_MAX = 1024;

/** The same for slots that are read alike. */
export function slotKey({ name, slot, values, minus }: Slot): string {
  return `${name}:${slot}:${minus}:${values?.key ?? ''}`;
}

/** Kinds of steps: the low bits of a number, the operand above them. */
export const STEP = { word: 0, slot: 1, fork: 2, jump: 3, end: 4, junction: 5, choice: 6 } as const;
export const STEP_BITS = 3;
export const STEP_MASK = 7;

export function encoded(type: number, operand: number): number {
  return (operand << STEP_BITS) | type;
}
