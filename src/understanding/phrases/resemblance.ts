import { stemOf, tokenize } from '../text/index.ts';
import { mayBeEmpty, type Part, readTemplate } from './template.ts';

/** Ways to say one template that are looked at; longer lists of choices repeat themselves. */
const WAYS_MAX = 200;

/** What a sentence that lacks a word of the template is worth at most. */
const IN_PART = 0.6;

/** Words that carry nothing of what is meant. */
const SMALL = new Set(
  'a an the my our your this that it to for of in on at up and or so please can could would you i we us me is are be its now then'.split(
    ' ',
  ),
);

/** With one of these in it, a sentence may ask for the opposite. */
const NOT = new Set(['not', 'never', 'no', 'without', 'stop', 'undo', 'cancel']);

/**
 * How much a sentence sounds like one of these templates: 0 not at all, 1 word for word but for small words. The share of
 * the words that both have; what lacks a word of the template is worth 0.6 at most, what says "not" nothing.
 */
export function resemblance(text: string, templates: readonly string[]): number {
  const words = tokenize(text)
    .tokens.filter(({ kind }) => kind === 'word')
    .map(({ word }) => word);
  if (words.some((word) => NOT.has(word))) return 0;
  const said = meaningOf(words);
  const scores = templates.flatMap((template) =>
    waysOf(readTemplate(template)).map((way) => likeness(said, meaningOf(way))),
  );
  return Math.max(0, ...scores);
}

function meaningOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => !SMALL.has(word)).map(stemOf));
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
