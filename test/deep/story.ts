/** What the world outside has to show for a story, held against a run that nobody killed. */
export interface Trial {
  readonly kills: number;
  /** Lives that ended before they came to where they were to die. */
  readonly missed: number;
  /** Effects that did not happen, and endings other than the uncrashed run's; in words. */
  readonly lost: readonly string[];
  /** Effects that happened more than once, or under more than one key. */
  readonly doubled: readonly string[];
}

/** Where a life ends: at the boundary of that number, or at a moment that the world outside sees. */
export type Death = number | string;

/** Something to be killed in the middle of, as often as one likes. */
export interface Story {
  readonly name: string;
  /** Moments inside effects, beside the boundaries, by name. */
  readonly moments: readonly string[];
  /** Lives it once in peace. @returns how many boundaries it passes; throws when even then it does not end as it should. */
  calm(): Promise<number>;
  /** Begins it afresh, lets one life after the other die so, and the last one come to its end. */
  trial(deaths: readonly Death[]): Promise<Trial>;
}
