import { TemplateFault, type Value } from './values.ts';

/**
 * What one rendering may cost. A step is one part of the template or of a value that is looked at, or this many characters
 * that are read or written; some ten times what the longest honest message takes, and about a millisecond.
 */
export const STEPS_MAX = 10_000;
const CHARACTERS_A_STEP = 32;
/** Looking for a text in a text may compare each of its characters at every place. */
const COMPARISONS_A_STEP = 1024;

/** Longer texts are refused: no honest state or command comes near, and doubling a text again and again would. */
const TEXT_MAX = 16_384;
/** A list or dict may hold so many parts, each counted as often as it is met when all is printed. */
const PARTS_MAX = 10_000;

/** The budget of one rendering is used up; the message is ignored as with any other fault, and told. */
export class TemplateBudget extends TemplateFault {}

/**
 * Counts what one rendering walks and produces. Every operation charges it before or while it works, and every list and
 * dict is made here, so that what shares its parts is as large as it would print.
 */
export class Meter {
  #steps = 0;
  readonly #parts = new WeakMap<object, number>();

  get steps(): number {
    return this.#steps;
  }

  /** @throws TemplateBudget when no step is left. */
  step(steps = 1): void {
    this.#steps += steps;
    if (this.#steps > STEPS_MAX) throw new TemplateBudget(`more than ${STEPS_MAX} steps`);
  }

  /** Characters that are looked at. */
  read(characters: number): void {
    this.step(characters / CHARACTERS_A_STEP);
  }

  /** A text of `length` characters that is looked for in one of `within`. */
  search(length: number, within: number): void {
    this.step((Math.min(length, within) * within) / COMPARISONS_A_STEP);
    this.read(within);
  }

  /** A text that was made. */
  text(made: string): string {
    this.bound(made.length);
    this.read(made.length);
    return made;
  }

  /** @throws TemplateBudget for the length of a text that is longer than any may be. */
  bound(length: number): void {
    if (length > TEXT_MAX) throw new TemplateBudget(`a text longer than ${TEXT_MAX} characters`);
  }

  list(items: readonly Value[]): readonly Value[] {
    return this.#made(items, items);
  }

  dict(entries: ReadonlyMap<Value, Value>): ReadonlyMap<Value, Value> {
    return this.#made(entries, entries.keys(), entries.values());
  }

  #made<T extends object>(made: T, ...parts: readonly Iterable<Value>[]): T {
    let total = 1;
    for (const values of parts)
      for (const value of values) {
        this.step();
        total += this.#partsOf(value);
      }
    if (total > PARTS_MAX) throw new TemplateBudget(`a value of more than ${PARTS_MAX} parts`);
    this.#parts.set(made, total);
    return made;
  }

  #partsOf(value: Value): number {
    if (typeof value === 'string') return 1 + value.length / CHARACTERS_A_STEP;
    return value !== null && typeof value === 'object' ? (this.#parts.get(value) ?? 1) : 1;
  }
}
