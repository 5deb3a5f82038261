/** How a language refers back to what was said, and answers what was asked. */
export interface ReferenceGrammar {
  /** The half of the day that an occasion belongs to: dinner at seven is no breakfast. */
  readonly halfOfOccasion: (text: string) => 'am' | 'pm' | undefined;
  /** An answer without the word that leads to its value: "*to* green". */
  readonly withoutLead: (answer: string) => string;
  /** The person's own words behind a word that leads to them: "*that* dinner is ready". */
  readonly afterLead: (answer: string) => string | undefined;
}

export const NO_REFERENCES: ReferenceGrammar = {
  halfOfOccasion: () => undefined,
  withoutLead: (answer) => answer,
  afterLead: () => undefined,
};
