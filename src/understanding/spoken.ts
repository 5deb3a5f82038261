import type { Phrases, TimeUse } from '../domain/index.ts';
import { ENGLISH } from './languages/en/index.ts';
import {
  expectNeeds,
  type Language,
  type Length,
  type RewordingNeeds,
  rewordingNeeds,
} from './languages/index.ts';
import { buildLexicon as build, type Lexicon, type LexiconInput as SpokenInput } from './names/index.ts';
import {
  expectPhrases as expectIn,
  type PhrasesWritten,
  resemblance as resemblanceIn,
  writePhrases as writeIn,
} from './phrases/index.ts';
import {
  choicesIn as choices,
  readDuration as durationIn,
  readNumber as numberIn,
  type WhenRead,
  readWhen as whenIn,
} from './plan/index.ts';
import type { UnderstandingContext } from './text/index.ts';
import { type TimeRead, readTime as timeIn } from './times/index.ts';

/** What is read without a language handed in is English. The engine itself knows none: here it is given one. */

/** A home in words; `language` is that of the phrases and of who speaks. */
export type LexiconInput = Omit<SpokenInput, 'language'> & { readonly language?: Language };

export function buildLexicon(input: LexiconInput): Lexicon {
  return build({ language: ENGLISH, ...input });
}

export function readTime(
  text: string,
  context: UnderstandingContext,
  language = ENGLISH,
): TimeRead | undefined {
  return timeIn(text, context, language);
}

export function readWhen(
  text: string,
  use: TimeUse,
  context: UnderstandingContext,
  language = ENGLISH,
): WhenRead | undefined {
  return whenIn(text, use, context, language);
}

export function choicesIn(
  names: readonly string[],
  text: string,
  language = ENGLISH,
): readonly number[] | undefined {
  return choices(names, text, language);
}

export function readDuration(text: string, language = ENGLISH): Length | undefined {
  return durationIn(text, language);
}

export function readNumber(text: string, language = ENGLISH): number | undefined {
  return numberIn(text, language);
}

export function resemblance(text: string, templates: readonly string[], language = ENGLISH): number {
  return resemblanceIn(text, templates, language);
}

/** What the build writes down of the language's patterns (`expectReadAhead`). */
export function readAhead(): RewordingNeeds {
  return rewordingNeeds(ENGLISH);
}

/** @param read is called once, with the first sentence; `undefined` where nothing was written, and it is told then. */
export function expectReadAhead(read: () => RewordingNeeds | undefined, language = ENGLISH): void {
  expectNeeds(language, read);
}

/** The house is at rest: patterns that nobody needs any more are let go of. */
export function forgetIdlePatterns(language = ENGLISH): void {
  language.patterns.rest();
}

/** What the build writes down of phrases that every process of a release has (`expectPhrases`). */
export function writePhrases(all: readonly Phrases[], language = ENGLISH): PhrasesWritten {
  return writeIn(all, language);
}

/**
 * @param all the same objects that stand first in what lexicons are built with.
 * @param read is called when they are compiled; `undefined` where nothing was written, and they are told once then.
 */
export function expectPhrases(
  all: readonly Phrases[],
  read: () => PhrasesWritten | undefined,
  language = ENGLISH,
): void {
  expectIn(all, language, read);
}
