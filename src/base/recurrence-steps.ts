/**
 * How much looking for occurrences may cost, in steps: dates and times that are looked at. A step takes about a tenth of a
 * microsecond. One of these may be shared by many searches, as an import does.
 */
export class Steps {
  #left: number;
  readonly #above: Steps | undefined;

  /** `above` is charged as well, where the search is part of a larger work. */
  constructor(most: number, above?: Steps) {
    this.#left = most;
    this.#above = above;
  }

  get left(): number {
    return Math.max(0, Math.min(this.#left, this.#above?.left ?? this.#left));
  }

  /** Gives steps back to this search, not to the larger work. */
  earn(steps: number): void {
    this.#left += steps;
  }

  /** False when so many are not left. */
  take(steps = 1): boolean {
    this.#left -= steps;
    const above = this.#above?.take(steps) ?? true;
    return above && this.#left >= 0;
  }
}

/** The most that one search for the next occurrence may take: hundreds of times what an honest rule takes, some milliseconds. */
export const SEARCH_STEPS_MAX = 20_000;

/** Counted occurrences are found one by one from the start; each one found allows so many steps to the next. */
export const STEPS_A_COUNTED = 60;

/** The budget of a search. */
export type Purse = Pick<Steps, 'take' | 'earn'>;
