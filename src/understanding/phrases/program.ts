import type { SlotType } from '../../domain/index.ts';
import type { Part, WordIds } from '../text/index.ts';
import type { Choices } from './enumerations.ts';

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

/** What a slot takes. */
export type SlotOf = (part: Part & { type: 'slot' }) => Slot;

/**
 * Templates as one row of numbers, as regular expressions are compiled for a machine: each number is a step with what it needs,
 * and the next step is the next number unless it says otherwise. A hundred thousand words of templates are laid out in
 * milliseconds and take a few bytes each; what may be said at which point is worked out where sentences come by (`phrases/graph.ts`).
 */
export class Program {
  readonly ids: WordIds;
  readonly steps: number[] = [];
  readonly slots: Slot[] = [];
  /** By ending: the numbers of the rules that a sentence ending there may be, lowest first. */
  readonly ends: number[][] = [];
  /** Choices of words alone, each of its options in words: templates have them in common. */
  readonly choices: (readonly (readonly number[])[])[] = [];
  /** By junction: where it leads to. */
  readonly junctions: number[][] = [];
  /** By number: the words that stand in the templates. */
  readonly words = new Set<number>();
  readonly #slotIds = new Map<string, number>();
  readonly #choiceIds = new Map<readonly (readonly Part[])[], number>();
  readonly #tails = new Map<number, number>();

  /** `ids`: the numbers of the language's words. */
  constructor(ids: WordIds) {
    this.ids = ids;
  }

  /** The step that is written next. */
  get here(): number {
    return this.steps.length;
  }

  /** Writes parts in a row. @returns where each of them begins. */
  write(parts: readonly Part[], slotOf: SlotOf): number[] {
    const starts: number[] = [];
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]!;
      starts.push(this.here);
      switch (part.type) {
        case 'word':
          this.#push(STEP.word, this.#numberOf(part.word));
          break;
        case 'slot':
          this.#push(STEP.slot, this.#slotId(slotOf(part)));
          break;
        case 'choice':
          this.#choice(part, slotOf);
      }
    }
    return starts;
  }

  /** Each option but the last is behind a fork that leads to the next, and jumps over those that follow it. */
  #choice({ options, optional }: Part & { type: 'choice' }, slotOf: SlotOf): void {
    const id = this.#choiceId(options);
    if (id !== undefined) {
      const fork = this.here;
      if (optional) this.#push(STEP.fork, 0);
      this.#push(STEP.choice, id);
      if (optional) this.steps[fork] = encoded(STEP.fork, this.here);
      return;
    }
    const jumps: number[] = [];
    for (let at = 0; at < options.length; at++) {
      const last = at === options.length - 1;
      const fork = this.here;
      if (!last || optional) this.#push(STEP.fork, 0);
      this.write(options[at]!, slotOf);
      if (!last) jumps.push(this.#push(STEP.jump, 0));
      if (!last || optional) this.steps[fork] = encoded(STEP.fork, this.here);
    }
    for (const jump of jumps) this.steps[jump] = encoded(STEP.jump, this.here);
  }

  jump(to: number): void {
    this.#push(STEP.jump, to);
  }

  /** Ends a template. @returns the ending, to which rules are added. */
  end(): number[] {
    const ending: number[] = [];
    this.#push(STEP.end, this.ends.push(ending) - 1);
    return ending;
  }

  junction(to: number[]): void {
    this.#push(STEP.junction, this.junctions.push(to) - 1);
  }

  /** Nothing is written any more but tails: what only writing needs is let go. */
  seal(): void {
    this.#slotIds.clear();
    this.#choiceIds.clear();
  }

  #push(type: number, operand: number): number {
    return this.steps.push(encoded(type, operand)) - 1;
  }

  #numberOf(word: string): number {
    const number = this.ids.learn(word);
    this.words.add(number);
    return number;
  }

  /** The number of a choice of words alone. */
  #choiceId(options: readonly (readonly Part[])[]): number | undefined {
    const known = this.#choiceIds.get(options);
    if (known !== undefined) return known;
    if (!areWords(options)) return undefined;
    const id = this.choices.push(options.map((option) => option.map(({ word }) => this.#numberOf(word)))) - 1;
    this.#choiceIds.set(options, id);
    return id;
  }

  /**
   * The step behind the first word of an option of several words, at a step that is a choice. Such options are written out
   * behind all templates when somebody first comes by.
   */
  tailOf(at: number, option: number): number {
    const key = at * OPTIONS_MAX + option;
    const known = this.#tails.get(key);
    if (known !== undefined) return known;
    const tail = this.here;
    this.#tails.set(key, tail);
    const words = this.choices[this.steps[at]! >> STEP_BITS]![option]!;
    for (let word = 1; word < words.length; word++) this.#push(STEP.word, words[word]!);
    this.jump(at + 1);
    return tail;
  }

  #slotId(slot: Slot): number {
    const key = slotKey(slot);
    let id = this.#slotIds.get(key);
    if (id === undefined) {
      id = this.slots.push(slot) - 1;
      this.#slotIds.set(key, id);
    }
    return id;
  }
}

/** Of a choice that is one step. */
const OPTIONS_MAX = 1024;

type Words = readonly (Part & { readonly type: 'word' })[];

/** Whether each option is one word or several, and nothing else. */
function areWords(options: readonly (readonly Part[])[]): options is readonly Words[] {
  if (options.length > OPTIONS_MAX) return false;
  // Loops by number: templates are written in a process that has just begun, where any other takes several times as long.
  for (let option = 0; option < options.length; option++) {
    const parts = options[option]!;
    if (parts.length === 0) return false;
    for (let at = 0; at < parts.length; at++) if (parts[at]!.type !== 'word') return false;
  }
  return true;
}

/** The same for slots that are read alike. */
export function slotKey({ name, slot, values, minus }: Slot): string {
  return `${name}:${slot}:${minus}:${values?.key ?? ''}`;
}

/** Kinds of steps: the low bits of a number, the operand above them. */
export const STEP = { word: 0, slot: 1, fork: 2, jump: 3, end: 4, junction: 5, choice: 6 } as const;
export const STEP_BITS = 3;
export const STEP_MASK = 7;

function encoded(type: number, operand: number): number {
  return (operand << STEP_BITS) | type;
}
