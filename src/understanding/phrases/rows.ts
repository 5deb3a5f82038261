/** Lists of numbers one behind the other: ten thousand small ones take a tenth of the memory so. */
export class Rows {
  readonly #numbers: Uint32Array;
  /** By list: where it begins, and behind all of them where the last ends. */
  readonly #starts: Uint32Array;

  constructor(lists: readonly (readonly number[])[]) {
    this.#starts = new Uint32Array(lists.length + 1);
    for (let list = 0; list < lists.length; list++)
      this.#starts[list + 1] = this.#starts[list]! + lists[list]!.length;
    this.#numbers = new Uint32Array(this.#starts[lists.length]!);
    for (let list = 0; list < lists.length; list++) this.#numbers.set(lists[list]!, this.#starts[list]);
  }

  /** Where the numbers of a list begin. */
  from(list: number): number {
    return this.#starts[list]!;
  }

  /** Where they end. */
  to(list: number): number {
    return this.#starts[list + 1]!;
  }

  number(at: number): number {
    return this.#numbers[at]!;
  }
}
