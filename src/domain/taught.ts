import { z } from 'zod';

export const PHRASE_LENGTH_MAX = 80;
export const DOES_LENGTH_MAX = 500;

/** Words that somebody of the house has given a meaning: what is to be done when they are said, in words again. */
export const TaughtPhrase = z.strictObject({
  id: z.string(),
  phrase: z.string().describe('what is said'),
  does: z.string().describe('what is then done, as one would say it'),
  person: z.string().nullable().describe('who taught it'),
  at: z.number().describe('when it was taught or changed, ms since the epoch'),
});
export type TaughtPhrase = z.infer<typeof TaughtPhrase>;

/** The taught phrases of a home. They are the whole household's; whoever says one does it with their own rights. */
export interface PhraseBoard {
  /** By the words that are said. */
  list(): readonly TaughtPhrase[];
  /** The one that words are, if any. */
  find(phrase: string): TaughtPhrase | undefined;
  /**
   * In the place of the one that has the same words, or of the one named by `id`.
   * @throws HearthError `conflict` for words that mean something already or phrases that call each other in a circle, `invalid-params` for what is
   * not understood, `not-found` for an unknown id, `too-many`.
   */
  teach(phrase: string, does: string, person: string | null, id?: string): TaughtPhrase;
  /** False when there is none of this id. */
  forget(id: string): boolean;
}
