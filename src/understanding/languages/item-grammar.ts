import type { Pattern } from '../text/index.ts';

/** How people go on behind a wish for a thing on a list; `$1` of each is what the thing is put together with. */
export interface ItemGrammar {
  /** "And *sprinkles*": one more. */
  readonly another: Pattern;
  readonly addition: (item: string) => string;
  /** "Make that *two dozen*": so many instead. */
  readonly amount: Pattern;
  readonly instead: (amount: string, item: string) => string;
  /** In front of a thing, how many of it. */
  readonly counted: Pattern;
  /** What an amount is measured by: "three *litres*". */
  readonly measure: Pattern;
  /** "Check *those* off." */
  readonly pronoun: Pattern;
  /** "*Put it all back on*": what was on the list is to be on it again. */
  readonly putBack: Pattern;
  /** What is said of what was spoken of on a list, in a whole wish: "the milk, *I already bought it*". In this order. */
  readonly wishes: readonly ItemWish[];
}

/** What stands on lists and was spoken of in the talk. */
export interface SpokenItems {
  /** Of the turn before, where it did something with them; of those in which they were asked for one after the other. */
  readonly items: readonly string[];
  /** Of these the ones of the turn before. */
  readonly last: readonly string[];
  /** They were only asked for. */
  readonly asked: boolean;
  readonly list: string | undefined;
  /** The list was made in the turn before, and nothing stands on it. */
  readonly begun: boolean;
  /** The other lists that the talk spoke of. */
  readonly others: readonly string[];
}

export interface ItemWish {
  readonly say: Pattern;
  /** The wish in the words of a whole one; `undefined` where it is none of these. */
  readonly plain: (match: readonly string[], spoken: SpokenItems) => string | undefined;
}
