import type { Lack, MethodPhrases, Phrases } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { choicesOf } from './enumerations.ts';
import type { ServiceWords } from './rules.ts';

export function serviceWords(phrases: Phrases, language: Language): ServiceWords {
  const states = new Map<string, string>();
  for (const [state, words] of Object.entries(phrases.states ?? {}))
    for (const word of words) states.set(word, state);
  return {
    language,
    name: phrases.service,
    kinds: new Set(phrases.kinds ?? []),
    noun: phrases.nouns?.any[0] ?? phrases.service,
    states,
    phrases,
    topics: new Set(
      (phrases.topics ?? []).flatMap((topic) => (typeof topic === 'string' ? topic : topic.words)),
    ),
    needs: new Map(
      Object.entries(phrases.methods).map(([method, { needs = {} }]) => [method, lacksOf(needs)] as const),
    ),
    slots: new Map(),
    enums: new Map(
      Object.entries(phrases.enums ?? {}).map(
        ([name, values]) => [name, choicesOf(`${phrases.service}.${name}`, values)] as const,
      ),
    ),
  };
}

/** The phrases that are no service's. */
export function fragmentWords(language: Language): ServiceWords {
  return serviceWords(language.phrases.fragments, language);
}

function lacksOf(needs: NonNullable<MethodPhrases['needs']>): readonly Lack[] {
  return Object.entries(needs).map(([names, need]) => ({ params: names.split('|'), ...need }));
}
