import type { Language } from '../languages/index.ts';
import { mayBeEmpty, type Part, readTemplate, tokenize } from '../text/index.ts';

/** Ways to say one template that are looked at; longer lists of choices repeat themselves. */
const WAYS_MAX = 200;

/** What a sentence that lacks a word of the template is worth at most. */
const IN_PART = 0.6;

/**
 * How much a sentence sounds like one of these templates: 0 not at all, 1 word for word but for small words. The share of
 * the words that both have; what lacks a word of the template is worth 0.6 at most, what says "not" nothing.
 */
export function resemblance(text: string, templates: readonly string[], language: Language): number {
  const { is } = language;
  const words = tokenize(text, language.words)
    .tokens.filter(({ kind }) => kind === 'word')
    .map(({ word }) => word);
  if (words.some((word) => is.opposing.has(word))) return 0;
  const said = meaningOf(words, language);
  const scores = templates.flatMap((template) =>
    waysOf(readTemplate(template)).map((way) => likeness(said, meaningOf(way, language))),
  );
  return Math.max(0, ...scores);
}

function meaningOf(said: readonly string[], { is, words }: Language): ReadonlySet<string> {
  return new Set(said.filter((word) => !is.meaningless.has(word)).map(words.forms.stemOf));
}

/** Dice's coefficient, held down where a word of the template is not said at all: "secure my phone" secures no house. */
function likeness(said: ReadonlySet<string>, way: ReadonlySet<string>): number {
  if (said.size + way.size === 0) return 0;
  const common = [...way].filter((word) => said.has(word)).length;
  const dice = (2 * common) / (said.size + way.size);
  return common === way.size ? dice : Math.min(dice, IN_PART);
}

function waysOf(parts: readonly Part[]): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]];
  for (const part of parts) {
    const next = formsOf(part);
    ways = ways.flatMap((way) => next.map((form) => [...way, ...form])).slice(0, WAYS_MAX);
  }
  return ways;
}

function formsOf(part: Part): readonly (readonly string[])[] {
  switch (part.type) {
    case 'word':
      return [[part.word]];
    case 'slot':
      return [[]];
    case 'choice': {
      const forms = part.options.flatMap((option) =>
        mayBeEmpty(option) && option.length > 0 ? [] : waysOf(option),
      );
      return part.optional ? [[], ...forms] : forms;
    }
  }
}
