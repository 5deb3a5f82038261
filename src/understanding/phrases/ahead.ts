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
 * @param read is called for each such list that is compiled; `undefined` where nothing was written, and it is told once then. Nothing of it is
 * checked: it must be of this release.
 */
export function expectPhrases(
  all: readonly Phrases[],
  language: Language,
  read: () => PhrasesWritten | undefined,
): void {
  const expected = expectedIn(language);
  if (expected.all !== all) expected.told = undefined;
  expected.all = all;
  expected.read = read;
}

/** What is known of the first of these phrases, where these are the expected ones. */
export function aheadOf(all: readonly Phrases[], language: Language): PhrasesWritten | undefined {
  const expected = expectedIn(language);
  const { length } = expected.all;
  if (length === 0 || !expected.all.every((phrases, at) => phrases === all[at])) return undefined;
  // Later phrases of the same service stand in the place of the first.
  const services = new Set(expected.all.map(({ service }) => service));
  if (all.slice(length).some(({ service }) => services.has(service))) return undefined;
  const written = expected.read();
  if (written === undefined) expected.told ??= writePhrases(expected.all, language);
  return written ?? expected.told;
}

interface Expected {
  all: readonly Phrases[];
  read: () => PhrasesWritten | undefined;
  /** Where nothing was written: a process may have many lexicons of the same phrases. */
  told: PhrasesWritten | undefined;
}

const expectedIn = perLanguage((): Expected => ({ all: [], read: () => undefined, told: undefined }));
