import type { Phrases } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { type Token, wordAt } from '../text/index.ts';

/** The values of a slot that takes one of a few, found by the words for them. */
export interface Choices {
  /** The same for slots that take the same. */
  readonly key: string;
  readonly byFirst: ReadonlyMap<string, readonly Choice[]>;
}

interface Choice {
  readonly words: readonly string[];
  readonly value: string;
}

type Values = NonNullable<Phrases['enums']>[string];

export function choicesOf(key: string, values: Values): Choices {
  const called = Array.isArray(values)
    ? values.map((value: string) => [value, [value]] as const)
    : Object.entries(values as Readonly<Record<string, readonly string[]>>);
  const byFirst = new Map<string, Choice[]>();
  for (const [value, forms] of called)
    for (const form of forms) {
      const words = form.toLowerCase().split(/[\s_-]+/);
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, value }]);
    }
  return { key, byFirst };
}

interface ChoiceFound {
  readonly value: string;
  readonly end: number;
}

/** Every value whose words stand here, behind an article or not. */
export function choicesAt(
  tokens: readonly Token[],
  at: number,
  { byFirst }: Choices,
  { nouns }: Language,
): readonly ChoiceFound[] {
  const first = tokens[at];
  const start = first !== undefined && nouns.isArticle(first) ? at + 1 : at;
  const choices = byFirst.get(wordAt(tokens, start));
  if (choices === undefined) return NONE;
  return choices
    .filter(({ words }) => words.every((word, offset) => wordAt(tokens, start + offset) === word))
    .map(({ words, value }) => ({ value, end: start + words.length }));
}

const NONE: readonly ChoiceFound[] = [];

/** The words for all values, each as it is said. */
export function formsOf({ byFirst }: Choices): string[] {
  return [...byFirst.values()].flatMap((choices) => choices.map(({ words }) => words.join(' ')));
}
