import { matches } from '../languages/en/times/days.ts';
import { ARTICLES, COURTESIES, EMPHATIC, FILLERS, PEOPLE, PREFACES } from '../languages/en/words.ts';
import { namesAt } from '../names/index.ts';
import { trait } from '../text/index.ts';
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
  const prefaces = PREFACES_BY_FIRST.get(token.said);
  const filler = token.kind === 'word' && FILLERS.has(token.word);
  const emphatic = token.said === 'do' && EMPHATIC.has(wordAt(sentence, at + 1));
  const leadsToQuestion = asksOnAt(sentence, at);
  if (!filler && !emphatic && !leadsToQuestion && prefaces === undefined) return NOTHING;
  const found: Empty[] = filler ? [{ end: at + 1, trails: true }] : [];
  for (const { words, length, trails } of prefaces ?? [])
    if (matches(sentence.tokens, at, words)) found.push({ end: at + length, trails });
  if (leadsToQuestion) found.push({ end: at + 2, trails: false });
  if (emphatic) found.push({ end: at + 1, trails: false });
  if (token.said === 'for') found.push(...forSomeone(sentence, at + 1));
  return found;
}

const NOTHING: readonly Empty[] = [];
const mayBeEmpty = trait(
  (word) => word === 'do' || TELLING.has(word) || FILLERS.has(word) || PREFACES_BY_FIRST.has(word),
);

const TELLING: ReadonlySet<string> = new Set(['tell', 'show', 'inform']);

/** "*Tell me* what is the time in Lima": what follows asks by itself. */
function asksOnAt(sentence: Sentence, at: number): boolean {
  if (!TELLING.has(wordAt(sentence, at)) || !['me', 'us'].includes(wordAt(sentence, at + 1))) return false;
  return ASKED.has(wordAt(sentence, at + 2)) && ASKED_ON.has(wordAt(sentence, at + 3));
}

const ASKED = new Set(['what', 'when', 'where', 'how', 'which', 'who']);
const ASKED_ON = new Set(
  'is are was were do does did will would am have has can should lists time day kind many much long far soon late'.split(
    ' ',
  ),
);

/** "Unlock the door *for Sam*": for whom something is done changes nothing. */
function forSomeone(sentence: Sentence, at: number): readonly Empty[] {
  const { tokens, lexicon } = sentence;
  const whose = ARTICLES.has(wordAt(sentence, at)) ? at + 1 : at;
  if (PEOPLE.has(wordAt(sentence, whose)) && wordAt(sentence, whose + 1) !== 'room')
    return [{ end: whose + 1, trails: true }];
  return namesAt(tokens, at, lexicon.names).flatMap(({ entries, end }) =>
    entries.some(({ type }) => type === 'person') ? [{ end, trails: true }] : [],
  );
}

/** Set phrases of politeness by their first words. */
const PREFACES_BY_FIRST = new Map<
  string,
  { readonly words: string; readonly length: number; readonly trails: boolean }[]
>();
for (const [trails, phrases] of [
  [false, PREFACES],
  [true, COURTESIES],
] as const)
  for (const words of phrases) {
    const [first = '', ...others] = words.split(' ');
    const known = PREFACES_BY_FIRST.get(first) ?? [];
    known.push({ words, length: others.length + 1, trails });
    PREFACES_BY_FIRST.set(first, known);
  }
