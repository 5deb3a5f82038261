import type { Phrases } from '../../domain/index.ts';
import { type Language, perLanguage } from '../languages/index.ts';
import { type RulesWritten, writeRules } from './compile.ts';
import { fragmentWords, serviceWords } from './service-words.ts';

/** What phrases come to that every process of a release has: those of Hearth's own services, and those that are no service's. */
export interface PhrasesWritten {
  readonly services: RulesWritten;
  readonly fragments: RulesWritten;
}

/** Tells what these phrases come to, as plain values. It takes some tenths of a second, and is the same for every process of a release. */
export function writePhrases(all: readonly Phrases[], language: Language): PhrasesWritten {
  return {
    services: writeRules(
      all.map((phrases) => serviceWords(phrases, language)),
      language,
    ),
    fragments: writeRules([fragmentWords(language)], language),
  };
}

/**
 * Takes what these phrases come to from where it was written down, in place of reading their templates.
 * @param all the same objects as in the lists that are compiled, where they stand first.
 * @param read is called for each such list that is compiled. Nothing of it is checked: it must be of this release.
 */
export function expectPhrases(
  all: readonly Phrases[],
  language: Language,
  read: () => PhrasesWritten | undefined,
): void {
  const expected = expectedIn(language);
  expected.all = all;
  expected.read = read;
}

/** What was written down of the first of these phrases, where these are the expected ones. */
export function aheadOf(all: readonly Phrases[], language: Language): PhrasesWritten | undefined {
  const { all: expected, read } = expectedIn(language);
  if (expected.length === 0 || !expected.every((phrases, at) => phrases === all[at])) return undefined;
  // Later phrases of the same service stand in the place of the first.
  const services = new Set(expected.map(({ service }) => service));
  return all.slice(expected.length).some(({ service }) => services.has(service)) ? undefined : read();
}

const expectedIn = perLanguage((): { all: readonly Phrases[]; read: () => PhrasesWritten | undefined } => ({
  all: [],
  read: () => undefined,
}));
