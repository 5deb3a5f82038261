import type { Part, WordIds } from '../text/index.ts';
import type { Choices } from './enumerations.ts';
import {
  encoded,
  OPTIONS_MAX,
  Program,
  type Slot,
  STEP,
  STEP_BITS,
  STEP_MASK,
  slotFor,
  slotKey,
} from './program.ts';

/** What a slot takes. */
export type SlotOf = (part: Part & { type: 'slot' }) => Slot;

/** All that a writer wrote, as plain values: words by their place in `words`, which every process numbers anew. */
export interface ProgramWritten {
  readonly words: readonly string[];
  readonly steps: readonly number[];
  /** `values`: the key of what may stand there. */
  readonly slots: readonly (Omit<Slot, 'values' | 'shelf'> & { readonly values?: string })[];
  readonly ends: readonly (readonly number[])[];
  readonly choices: readonly (readonly (readonly number[])[])[];
  readonly junctions: readonly (readonly number[])[];
}

/** Where a writer goes on: what was written, and by their keys the choices that its slots take. */
export interface ProgramBegun extends ProgramWritten {
  readonly valuesOf: ReadonlyMap<string, Choices>;
}

/** Writes templates into a program. */
export class ProgramWriter {
  readonly ids: WordIds;
  readonly slots: Slot[] = [];
  /** By number: the words that stand in the templates. */
  readonly words = new Set<number>();
  readonly #steps: number[] = [];
  readonly #ends: (readonly number[])[] = [];
  readonly #choices: (readonly (readonly number[])[])[] = [];
  readonly #junctions: (readonly number[])[] = [];
  readonly #slotIds = new Map<string, number>();
  readonly #choiceIds = new Map<readonly (readonly Part[])[], number>();

  /** `ids`: the numbers of the language's words. */
  constructor(ids: WordIds, begun?: ProgramBegun) {
    this.ids = ids;
    if (begun !== undefined) this.#goOn(begun);
  }

  #goOn({ words, steps, slots, ends, choices, junctions, valuesOf }: ProgramBegun): void {
    const numbers = words.map((word) => this.#numberOf(word));
    for (const step of steps)
      this.#steps.push(
        (step & STEP_MASK) === STEP.word ? encoded(STEP.word, numbers[step >> STEP_BITS]!) : step,
      );
    for (const { name, slot, values, minus } of slots)
      this.#slotId(slotFor(name, slot, values === undefined ? undefined : valuesOf.get(values), minus));
    for (const ending of ends) this.#ends.push(ending);
    for (const choice of choices)
      this.#choices.push(choice.map((option) => option.map((word) => numbers[word]!)));
    for (const junction of junctions) this.#junctions.push(junction);
  }

  /** The step that is written next. */
  get here(): number {
    return this.#steps.length;
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
      if (optional) this.#steps[fork] = encoded(STEP.fork, this.here);
      return;
    }
    const jumps: number[] = [];
    for (let at = 0; at < options.length; at++) {
      const last = at === options.length - 1;
      const fork = this.here;
      if (!last || optional) this.#push(STEP.fork, 0);
      this.write(options[at]!, slotOf);
      if (!last) jumps.push(this.#push(STEP.jump, 0));
      if (!last || optional) this.#steps[fork] = encoded(STEP.fork, this.here);
    }
    for (const jump of jumps) this.#steps[jump] = encoded(STEP.jump, this.here);
  }

  jump(to: number): void {
    this.#push(STEP.jump, to);
  }

  /** Ends a template. @returns the ending, to which rules are added. */
  end(): number[] {
    const ending: number[] = [];
    this.#push(STEP.end, this.#ends.push(ending) - 1);
    return ending;
  }

  junction(to: readonly number[]): void {
    this.#push(STEP.junction, this.#junctions.push(to) - 1);
  }

  /** All that was written, packed; nothing is written any more. */
  program(): Program {
    const [steps, slots, ends] = [this.#steps, this.slots, this.#ends];
    return new Program({ steps, slots, ends, choices: this.#choices, junctions: this.#junctions });
  }

  /** All that was written, for a writer in another process to go on from. */
  written(): ProgramWritten {
    const places = new Map([...this.words].map((number, place) => [number, place]));
    const placeOf = (number: number): number => places.get(number)!;
    return {
      words: [...this.words].map((number) => this.ids.wordOf(number)),
      steps: this.#steps.map((step) =>
        (step & STEP_MASK) === STEP.word ? encoded(STEP.word, placeOf(step >> STEP_BITS)) : step,
      ),
      slots: this.slots.map(({ name, slot, values, minus }) => ({
        ...{ name, slot, minus },
        ...(values === undefined ? {} : { values: values.key }),
      })),
      ends: this.#ends,
      choices: this.#choices.map((choice) => choice.map((option) => option.map(placeOf))),
      junctions: this.#junctions,
    };
  }

  #push(type: number, operand: number): number {
    return this.#steps.push(encoded(type, operand)) - 1;
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
    const id =
      this.#choices.push(options.map((option) => option.map(({ word }) => this.#numberOf(word)))) - 1;
    this.#choiceIds.set(options, id);
    return id;
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
