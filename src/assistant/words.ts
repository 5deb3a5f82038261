import { theThing } from '../domain/index.ts';

/** `a`, `a and b`, `a, b and c`. */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function orWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** More of a person's own words is not repeated to them. */
const QUOTED_WORDS_MAX = 5;

/** Somebody's words in quotes; of many the first. */
export function quoted(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length <= QUOTED_WORDS_MAX
    ? `“${text.trim()}”`
    : `“${words.slice(0, QUOTED_WORDS_MAX - 1).join(' ')} …”`;
}

/** More than this are not read out. */
const CHOICES_MAX = 4;
/** Of more than that, so many show what can be said. */
const EXAMPLES = 3;

/** The question which of several things was meant. */
export function whichText(names: readonly string[]): string {
  const isAll = names.length <= CHOICES_MAX;
  const told = names.slice(0, isAll ? CHOICES_MAX : EXAMPLES).map(theThing);
  if (told.length === 1) return `Do you mean ${told[0]}?`;
  return `Which do you mean: ${orWords(isAll ? told : [...told, 'another one'])}?`;
}
