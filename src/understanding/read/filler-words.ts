import { type Language, perLanguage, trait } from '../languages/index.ts';
import { namesAt } from '../names/index.ts';
import { matches } from '../text/index.ts';
import { type Sentence, wordAt } from './sentence.ts';

/** Words that mean nothing here. */
export interface Empty {
  readonly end: number;
  /** They may stand behind a clause, too. */
  readonly trails: boolean;
}

/** Words that mean nothing here: hesitations anywhere, set phrases of politeness around a clause. */
export function emptyAt(sentence: Sentence, at: number): readonly Empty[] {
  const token = sentence.tokens[at]!;
  if (token.fix === undefined && !mayBeEmpty(token)) return NOTHING;
  const { is } = sentence.language;
  const prefaces = prefacesByFirst(sentence.language).get(token.said);
  const filler = token.kind === 'word' && is.filler.has(token.word);
  const emphatic = is.emphasis.has(token.said) && is.emphasised.has(wordAt(sentence, at + 1));
  const leadsToQuestion = asksOnAt(sentence, at);
  if (!filler && !emphatic && !leadsToQuestion && prefaces === undefined) return NOTHING;
  const found: Empty[] = filler ? [{ end: at + 1, trails: true }] : [];
  for (const { words, length, trails } of prefaces ?? [])
    if (matches(sentence.tokens, at, words)) found.push({ end: at + length, trails });
  if (leadsToQuestion) found.push({ end: at + 2, trails: false });
  if (emphatic) found.push({ end: at + 1, trails: false });
  if (is.forWhom.has(token.said)) found.push(...forSomeone(sentence, at + 1));
  return found;
}

const NOTHING: readonly Empty[] = [];
const mayBeEmpty = trait((language) => {
  const { emphasis, telling, filler } = language.is;
  const prefaces = prefacesByFirst(language);
  return (word) => emphasis.has(word) || telling.has(word) || filler.has(word) || prefaces.has(word);
});

/** "*Tell me* what is the time in Lima": what follows asks by itself. */
function asksOnAt(sentence: Sentence, at: number): boolean {
  const { is } = sentence.language;
  if (!is.telling.has(wordAt(sentence, at)) || !is.toldTo.has(wordAt(sentence, at + 1))) return false;
  return is.askedFirst.has(wordAt(sentence, at + 2)) && is.askedOn.has(wordAt(sentence, at + 3));
}

/** "Unlock the door *for Sam*": for whom something is done changes nothing. */
function forSomeone(sentence: Sentence, at: number): readonly Empty[] {
  const { tokens, lexicon } = sentence;
  const { is } = lexicon.language;
  const whose = is.article.has(wordAt(sentence, at)) ? at + 1 : at;
  if (is.people.has(wordAt(sentence, whose)) && !is.room.has(wordAt(sentence, whose + 1)))
    return [{ end: whose + 1, trails: true }];
  return namesAt(tokens, at, lexicon).flatMap(({ entries, end }) =>
    entries.some(({ type }) => type === 'person') ? [{ end, trails: true }] : [],
  );
}

interface Preface {
  readonly words: string;
  readonly length: number;
  readonly trails: boolean;
}

/** Set phrases of politeness by their first words. */
const prefacesByFirst = perLanguage(({ phrases }: Language): ReadonlyMap<string, readonly Preface[]> => {
  const { prefaces, trailing } = phrases.courtesies;
  const all = [
    ...prefaces.map((words) => ({ words, trails: false })),
    ...trailing.map((words) => ({ words, trails: true })),
  ];
  const index = new Map<string, Preface[]>();
  for (const { words, trails } of all) {
    const [first = '', ...others] = words.split(' ');
    const known = index.get(first) ?? [];
    known.push({ words, length: others.length + 1, trails });
    index.set(first, known);
  }
  return index;
});
