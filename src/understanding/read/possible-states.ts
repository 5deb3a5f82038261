import { HOME, type Lexicon, type NounPhrase } from '../names/index.ts';
import type { NounEntry } from '../phrases/index.ts';
import type { Sentence } from './sentence.ts';

/** Whether things of the name can be in the state at all: no lock is open, but a contact is; and of a noun whether there are any. */
export function canBe({ lexicon }: Sentence, { items }: NounPhrase, state: string): boolean {
  const { services } = lexicon.grammar;
  return items.every((item) => {
    if (item.type === 'noun')
      return item.nouns.some(
        (noun) => services.get(noun.service)?.states.has(state) && isThere(noun, item.stems, lexicon),
      );
    if (item.type !== 'device') return true;
    return [...services.values()].some(
      ({ states, kinds }) => states.has(state) && item.devices.some(({ kind }) => kinds.has(kind)),
    );
  });
}

/** Whether the house has a thing that the noun may mean. */
function isThere(
  { service, named }: NounEntry,
  stems: readonly string[],
  { grammar, places }: Lexicon,
): boolean {
  const home = places.get(HOME);
  for (const kind of grammar.services.get(service)?.kinds ?? []) {
    if ((home?.kinds.get(kind)?.size ?? 0) === 0) continue;
    if (!named) return true;
    for (const device of home?.words.get(stems.at(-1) ?? '')?.values() ?? [])
      if (device.kind === kind) return true;
  }
  return false;
}

/** The word for a state that stands at a token. */
export function stateAt(
  { tokens, lexicon }: Sentence,
  at: number,
): { state: string; end: number } | undefined {
  const word = tokens[at] === undefined ? '' : tokens[at].said;
  return lexicon.grammar.states.has(word) ? { state: word, end: at + 1 } : undefined;
}
