import type { PhraseForms } from '../languages/index.ts';
import { type KnownOptions, type Part, readTemplate } from '../text/index.ts';
import type { Choices } from './enumerations.ts';
import { Graph, type GraphNode } from './graph.ts';
import { type Program, type Slot, slotFor, slotKey } from './program.ts';
import type { ProgramWriter, SlotOf } from './program-writer.ts';

/** What a template asks for, as far as its family must know. */
export interface Templated {
  readonly template: string;
  readonly service: {
    readonly name: string;
    readonly enums: ReadonlyMap<string, Choices>;
    /** By parameter: the types of slots that fill it. */
    readonly slots: Map<string, Set<string>>;
  };
  readonly question: boolean;
  /** Of a condition, which is no wish and has no forms of one. */
  readonly condition: object | undefined;
  readonly here: string | undefined;
}

/** A template as it was written down: its endings, which services that bring the same one share. */
interface Written {
  /** Whose slots it has, where they are the service's own. */
  readonly service: string | undefined;
  /** Whether there are forms derived from it, and such that take it back. */
  readonly derives: boolean;
  readonly undoes: boolean;
  readonly slots: readonly Slot[];
  readonly ends: readonly number[][];
  /** The endings of what takes the wish back. */
  readonly undone: readonly number[][];
}

/** What a family wrote, as plain values. */
export interface FamilyWritten {
  /** Where its templates begin in the program. */
  readonly starts: readonly number[];
  /** Of the rules that were added, by number: those whose taking back is a rule behind them. */
  readonly undone: readonly number[];
}

/** Templates that are walked from one point: commands, conditions, or what follows a command. */
export class Family<R extends Templated> {
  readonly #program: ProgramWriter;
  readonly #rules: R[] = [];
  readonly #starts: number[];
  readonly #undone: Set<number>;
  readonly #written = new Map<string, Written[]>();
  /** By what is to follow and by the slot of the things: where sentences go on behind the frames, or how they end. */
  readonly #onward = new Map<string, number[]>();

  readonly #options: KnownOptions = new Map();
  readonly #forms: PhraseForms;

  /** `ahead`: what was written of the rules that come first, which are only told (`know`). */
  constructor(program: ProgramWriter, forms: PhraseForms, ahead?: FamilyWritten) {
    this.#program = program;
    this.#forms = forms;
    this.#starts = [...(ahead?.starts ?? [])];
    this.#undone = new Set(ahead?.undone);
  }

  /** A rule whose template is written already. */
  know(rule: R, undone: R | undefined): void {
    const number = this.#rules.push(rule) - 1;
    if (undone !== undefined && this.#undone.has(number)) this.#rules.push(undone);
  }

  /**
   * Adds a rule's template, and what is derived from it: with `undone`, also the taking back. Notes in the service what its slots take.
   * @throws HearthError as `readTemplate`.
   */
  add(rule: R, undone: R | undefined): void {
    const { slots, ends, undone: unneeded } = this.#writtenAs(rule, undone !== undefined);
    for (const { name, slot } of slots) {
      const known = rule.service.slots.get(name);
      if (known === undefined) rule.service.slots.set(name, new Set([slot]));
      else known.add(slot);
    }
    const number = this.#rules.push(rule) - 1;
    for (const ending of ends) ending.push(number);
    if (undone === undefined || unneeded.length === 0) return;
    this.#undone.add(number);
    const other = this.#rules.push(undone) - 1;
    for (const ending of unneeded) ending.push(other);
  }

  written(): FamilyWritten {
    return { starts: this.#starts, undone: [...this.#undone] };
  }

  /** `program`: all that was written. */
  graph(program: Program): GraphNode<R> {
    return new Graph(program, this.#rules).nodeAt(this.#starts);
  }

  /** Services share what they have in common: the same template is written once, unless its slots are the service's own. */
  #writtenAs({ service, template, question, condition, here }: R, undone: boolean): Written {
    const derives = !question && condition === undefined && here === undefined;
    const undoes = derives && undone;
    const same = this.#written.get(template) ?? [];
    for (const one of same)
      if (one.derives === derives && one.undoes === undoes && (one.service ?? service.name) === service.name)
        return one;
    let isOwn = false;
    const slots: Slot[] = [];
    const slotOf: SlotOf = ({ name, slot, minus }) => {
      isOwn ||= slot === undefined;
      const values = slot === undefined ? service.enums.get(name) : undefined;
      const found = slotFor(name, slot ?? (values === undefined ? 'words' : 'enum'), values, minus);
      slots.push(found);
      return found;
    };
    const written = this.#write(template, slotOf, derives, undoes);
    const made: Written = { ...written, slots, service: isOwn ? service.name : undefined, derives, undoes };
    if (same.push(made) === 1) this.#written.set(template, same);
    return made;
  }

  #write(
    template: string,
    slotOf: SlotOf,
    derives: boolean,
    undoes: boolean,
  ): Pick<Written, 'ends' | 'undone'> {
    const program = this.#program;
    const parts = readTemplate(template, this.#options);
    this.#starts.push(program.here);
    const steps = program.write(parts, slotOf);
    steps.push(program.here);
    const plain = program.end();
    const wishes = derives ? this.#forms.wishesOf(parts) : undefined;
    for (const tail of wishes?.tails ?? []) {
      const { onward } = tail;
      const step = steps[onward]!;
      const from = this.#behind(tail.frames, slotOf(wishes!.target), wishes!.target);
      if (tail.parts.length === 0) from.push(step);
      else {
        from.push(program.here);
        program.write(tail.parts, slotOf);
        program.jump(step);
      }
    }
    const unneeded = undoes ? this.#forms.unneededOf(parts) : undefined;
    const undone: number[][] = [];
    for (const { frames, parts: tail } of unneeded?.tails ?? []) {
      this.#behind(frames, slotOf(unneeded!.target), unneeded!.target).push(program.here);
      program.write(tail, slotOf);
      undone.push(program.end());
    }
    return { ends: [plain], undone };
  }

  /** The junction behind the frames around such things; the frames are written when the first form comes that needs them. */
  #behind(frames: string, slot: Slot, target: Part): number[] {
    const key = `${frames} ${slotKey(slot)}`;
    const known = this.#onward.get(key);
    if (known !== undefined) return known;
    const onward: number[] = [];
    this.#onward.set(key, onward);
    for (const frame of this.#forms.frames[frames]!(target)) {
      this.#starts.push(this.#program.here);
      this.#program.write(frame, () => slot);
      this.#program.junction(onward);
    }
    return onward;
  }
}
