import type { Plan } from '../../domain/index.ts';
import type { Pattern, Token } from '../text/index.ts';

export type Talk = NonNullable<Plan['talk']>;

/** `alone`: these words and nothing else is said; `exact`: these words and no more up to a mark; `clause`: up to a comma or "so"; `sentence`: to the end of the sentence, commands and all. */
export type Reach = 'alone' | 'exact' | 'clause' | 'sentence';

/** How a language talks to the house without asking it for anything. */
export interface TalkGrammar {
  /** The first words of each sort of talk, parted by `|`. */
  readonly patterns: readonly (readonly [talk: Talk, reach: Reach, words: string])[];
  /** Behind these first words, one of `is.amount` makes no talk of it: "tell me how *many*". */
  readonly amountsAfter: Pattern;
  /** Behind these, one of `is.getting` may ask for the thing: "can I *have* the lamp on". */
  readonly gettingAfter: Pattern;
  /** What is said of a wish, and is no reason for it: "I mean the fan". */
  readonly saysHowMeant: Pattern;
  /** Words before a wish that ask for it: "can you". */
  readonly requests: readonly string[];
  /** Ways to say that two things are done at once. */
  readonly atOnce: readonly string[];
  /** Behind the last clause: at the hour of the one before. */
  readonly atThatHour: readonly string[];
  /** What a question may be about that is written as several words, as one stem. */
  readonly topicAt: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly stem: string; readonly end: number } | undefined;
}

const NEVER = /(?!)/;

export const NO_TALK: TalkGrammar = {
  patterns: [],
  amountsAfter: NEVER,
  gettingAfter: NEVER,
  saysHowMeant: NEVER,
  requests: [],
  atOnce: [],
  atThatHour: [],
  topicAt: () => undefined,
};
