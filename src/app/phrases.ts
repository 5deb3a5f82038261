import { PHRASES } from '../catalogue.ts';
import type { Phrases } from '../domain/index.ts';
import { expectPhrases, type Language, type PhrasesWritten, writePhrases } from '../understanding/index.ts';
import { readBuilt } from './built-file.ts';

/** What the build puts beside the bundle: what the phrases of Hearth's own services come to, whose thousands of templates take some tenths of a second to read (build.mjs). */
export function writeOwnPhrases(): PhrasesWritten {
  return writePhrases(PHRASES);
}

/** Lets lexicons find what the build wrote; where Hearth runs from its sources, the templates are read once. */
export function expectOwnPhrases(
  file = new URL('./phrases.json', import.meta.url),
  phrases: readonly Phrases[] = PHRASES,
  language?: Language,
): void {
  expectPhrases(phrases, () => readBuilt<PhrasesWritten>(file), language);
}
