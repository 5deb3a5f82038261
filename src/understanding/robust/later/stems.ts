import type { Lexicon } from '../../names/index.ts';
import { tokenize } from '../../text/index.ts';

/** The words of a name by their stems, without its article: those by which people speak of it again. */
export function stemsIn(name: string, { language }: Lexicon): readonly string[] {
  const { is, words } = language;
  return tokenize(name, words).tokens.flatMap(({ word, kind, stem }) =>
    kind === 'mark' || is.article.has(word) ? [] : [stem],
  );
}
