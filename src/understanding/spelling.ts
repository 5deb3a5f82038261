import { ARTICLES, COMMON, SLIPS, SWITCHING } from './en/words.ts';

/**
 * Known words, counted, with an index of their forms with one letter left out: two words within one slip of each other
 * share such a form (or are one), so a slip is found with a handful of lookups whatever the size of the vocabulary.
 */
export interface Vocabulary {
  readonly counts: Map<string, number>;
  readonly shortened: Map<string, string | readonly string[]>;
}

export function emptyVocabulary(): Vocabulary {
  return { counts: new Map(), shortened: new Map() };
}

/** A vocabulary that can be changed without changing this one. */
export function copyOf(vocabulary: Vocabulary): Vocabulary {
  return { counts: new Map(vocabulary.counts), shortened: new Map(vocabulary.shortened) };
}

export function learn(vocabulary: Vocabulary, word: string): void {
  const count = vocabulary.counts.get(word) ?? 0;
  vocabulary.counts.set(word, count + 1);
  if (count > 0 || word.length < LENGTH_MIN) return;
  for (const form of shorter(word))
    vocabulary.shortened.set(form, plus(vocabulary.shortened.get(form), word));
}

export function forget(vocabulary: Vocabulary, word: string): void {
  const count = vocabulary.counts.get(word) ?? 0;
  if (count > 1) return void vocabulary.counts.set(word, count - 1);
  vocabulary.counts.delete(word);
  if (word.length < LENGTH_MIN) return;
  for (const form of shorter(word)) {
    const left = listed(vocabulary.shortened.get(form)).filter((other) => other !== word);
    if (left.length === 0) vocabulary.shortened.delete(form);
    else vocabulary.shortened.set(form, left);
  }
}

/** Nearly every form has one word, which needs no list. */
function plus(words: string | readonly string[] | undefined, word: string): string | readonly string[] {
  return words === undefined ? word : [...listed(words), word];
}

function listed(words: string | readonly string[] | undefined): readonly string[] {
  return words === undefined ? NONE : typeof words === 'string' ? [words] : words;
}

const NONE: readonly string[] = [];

const LENGTH_MIN = 4;
const LENGTH_MAX = 24;

/** The known word that `word` is one slip of the hand away from; none when it is known, common, short, or could be several. */
export function correctionOf(vocabularies: readonly Vocabulary[], word: string): string | undefined {
  const slip = SLIPS.get(word);
  if (slip !== undefined) return slip === word ? undefined : slip;
  if (word.length < LENGTH_MIN || word.length > LENGTH_MAX) return undefined;
  if (COMMON.has(word) || vocabularies.some(({ counts }) => counts.has(word))) return undefined;
  const found = new Set<string>();
  const forms = [word, ...shorter(word)];
  for (const { counts, shortened } of vocabularies)
    for (const form of forms) {
      if (form.length >= LENGTH_MIN && counts.has(form)) found.add(form);
      for (const known of listed(shortened.get(form))) if (isOneSlip(word, known)) found.add(known);
    }
  if (found.size <= 1) return found.values().next().value;
  const sure = [...found].filter((known) => known[0] === word[0] && isSwap(word, known));
  return sure.length === 1 ? sure[0] : undefined;
}

function shorter(word: string): string[] {
  const forms: string[] = [];
  for (let at = 0; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** One letter missing, too many or wrong, or two neighbours swapped; the first letter is rarely the wrong one. */
function isOneSlip(word: string, known: string): boolean {
  if (word[0] !== known[0] && !isSwap(word, known)) return false;
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from++;
  let end = 0;
  while (end < Math.min(word.length, known.length) - from && word.at(-1 - end) === known.at(-1 - end)) end++;
  const left = word.length - from - end;
  const right = known.length - from - end;
  return (left <= 1 && right <= 1) || isSwap(word, known);
}

function isSwap(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from++;
  if (from + 1 >= word.length) return false;
  return (
    word[from] === known[from + 1] &&
    word[from + 1] === known[from] &&
    word.slice(from + 2) === known.slice(from + 2)
  );
}

/** A word that is right in itself but not behind the one before: "turn *of* the light". */
export function slipAfter(before: string, word: string): string | undefined {
  return word === 'of' && SWITCHING.has(before) ? 'off' : undefined;
}

/** "*Which* is the temperature", as many say who learnt English later: what is asked for is meant, and no choice. */
export function whatFor(word: string, next: string, after: string): string | undefined {
  if (word !== 'which' || (next !== 'is' && next !== 'are')) return undefined;
  return ARTICLES.has(after) ? 'what' : undefined;
}
