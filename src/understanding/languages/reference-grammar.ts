import type { Pattern } from '../text/index.ts';

/** How a language refers back to what was said, and answers what was asked. */
export interface ReferenceGrammar {
  /** The half of the day that an occasion belongs to, at an hour of the dial where it was said: dinner at seven is no breakfast. */
  readonly halfOfOccasion: (text: string, hour?: number) => 'am' | 'pm' | undefined;
  /**
   * The things that words name, each without its article; none where they are something else. `listed`: they stand on a list of things;
   * else "a scarf *and a book*" are two, while "wash the car and the windows" is one thing to do.
   */
  readonly itemsOf: (words: string, listed: boolean) => readonly string[];
  /** Things with the places they are in: "the speaker *in the kitchen*". */
  readonly inPlaces: (things: string, places: readonly string[]) => string;
  /** An answer without the word that leads to its value: "*to* green". */
  readonly withoutLead: (answer: string) => string;
  /** The person's own words behind a word that leads to them: "*that* dinner is ready". */
  readonly afterLead: (answer: string) => string | undefined;
  /** Says where something is by what was spoken of: "the light *behind it*"; its first group leads to the word for that. */
  readonly besideIt: Pattern;
  /** An order in full for words that have done what was asked about: "are both doors locked?" "*Can you do the back one*". */
  readonly doneAsAsked: (text: string, asked: string) => string | undefined;
  /** A question of several things as one of each by itself: "are the lamp and the TV on". */
  readonly askedOfEach: (text: string) => string | undefined;
  /** The plain words that stand in front of a thing for what is done to it, where those that were said cannot be said of another. */
  readonly plainly: (method: string) => string | undefined;
}

export const NO_REFERENCES: ReferenceGrammar = {
  halfOfOccasion: () => undefined,
  itemsOf: (words) => [words],
  inPlaces: (things, places) => [things, ...places].join(' '),
  withoutLead: (answer) => answer,
  afterLead: () => undefined,
  besideIt: /(?!)/dg,
  doneAsAsked: () => undefined,
  askedOfEach: () => undefined,
  plainly: () => undefined,
};
