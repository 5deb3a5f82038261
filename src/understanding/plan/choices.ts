import type { Language } from '../languages/index.ts';
import { type Token, tokenize } from '../text/index.ts';

/**
 * Which of several things words mean, by place: "the bedside one", "the second", "both", by the words that only one name has; "the hall one and
 * the desk one", "all of them but the second". `undefined` where they fit none of them, or several.
 */
export function choicesIn(
  names: readonly string[],
  text: string,
  language: Language,
): readonly number[] | undefined {
  const { is, words: spoken } = language;
  const { tokens } = tokenize(text, spoken);
  const but = tokens.findIndex(({ word }, at) => at > 0 && is.allBut.has(word));
  if (but < 0) return ofParts(names, tokens, language);
  const whole = wordsOf(tokens.slice(0, but), language);
  const spared = ofParts(names, tokens.slice(but + 1), language);
  const isWhole = whole.length > 0 && whole.every(({ word }) => isEvery(word, language));
  if (!isWhole || spared === undefined) return undefined;
  const left = names.flatMap((_, at) => (spared.includes(at) ? [] : [at]));
  return left.length === 0 ? undefined : left;
}

/** "*Either*", "any of them": whichever, so the first of them. */
export function anyOfThem(
  names: readonly string[],
  text: string,
  language: Language,
): readonly number[] | undefined {
  const { is, words: spoken } = language;
  const [first, ...others] = wordsOf(tokenize(text, spoken).tokens, language);
  const isAny = first !== undefined && is.whichever.has(first.word);
  return isAny && names.length > 0 && others.every(({ word }) => isEvery(word, language)) ? [0] : undefined;
}

/** Of two things that were offered, "*the other one*" is the second. */
export function otherOfTwo(names: readonly string[], text: string, language: Language): number | undefined {
  const [word, another] = wordsOf(tokenize(text, language.words).tokens, language);
  const isOther = word !== undefined && another === undefined && language.is.other.has(word.word);
  return isOther && names.length === 2 ? 1 : undefined;
}

/** One after the other, parted by commas and "and"; a part that means all may stand in front of what it is. */
function ofParts(
  names: readonly string[],
  tokens: readonly Token[],
  language: Language,
): readonly number[] | undefined {
  const { is } = language;
  const one = choice(names, wordsOf(tokens, language), language);
  if (one !== undefined) return one;
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.word === ',' || is.and.has(token.word)) parts.push([]);
    else parts.at(-1)!.push(token);
  const said = parts.map((part) => wordsOf(part, language)).filter((part) => part.length > 0);
  const [first, ...others] = said;
  if (first === undefined) return undefined;
  const isAll = first.every(({ word }) => isEvery(word, language));
  const meant = (isAll && others.length > 0 ? others : said).map((part) => choice(names, part, language));
  if (!meant.every((some) => some !== undefined)) return undefined;
  return [...new Set(meant.flat())].sort((one, other) => one - other);
}

function wordsOf(tokens: readonly Token[], { is }: Language): readonly Token[] {
  return tokens.filter(
    ({ kind, word }) =>
      kind !== 'mark' && !is.article.has(word) && !is.filler.has(word) && !is.aroundChoice.has(word),
  );
}

function isEvery(word: string, { is }: Language): boolean {
  return is.every.has(word);
}

function choice(
  names: readonly string[],
  words: readonly Token[],
  { is, words: spoken, numbers }: Language,
): readonly number[] | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  if (words.every(({ word }) => is.every.has(word))) return names.map((_, at) => at);
  if (words.length === 1) {
    const place = is.lastOf.has(first.word)
      ? names.length
      : first.kind === 'number'
        ? first.value!
        : (numbers.ordinalAt([first], 0)?.value ?? 0);
    if (names[place - 1] !== undefined) return [place - 1];
  }
  const meant = names.flatMap((name, at) => {
    const stems = new Set(tokenize(name, spoken).tokens.map(({ stem }) => stem));
    return words.every(({ stem }) => stems.has(stem)) ? [at] : [];
  });
  return meant.length === 1 ? meant : undefined;
}
