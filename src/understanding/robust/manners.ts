import { type Language, perLanguage } from '../languages/index.ts';
import type { Lexicon } from '../names/index.ts';
import { tokenize } from '../text/index.ts';
import { Reworded } from './reworded.ts';

/** Without what is said for company's sake; as it was said where nothing but pronouns would be left: "thanks, that will do". */
export function withoutManners(text: string, { language }: Lexicon): Reworded {
  const last = lastIn(language);
  if (last.plain === undefined || last.text !== text) {
    last.text = text;
    last.plain = plainOf(text, language);
  }
  return last.plain;
}

/** Several ways of reading the same words begin with them. */
const lastIn = perLanguage((): { text: string; plain: Reworded | undefined } => ({
  text: '',
  plain: undefined,
}));

function plainOf(text: string, language: Language): Reworded {
  const { loose, words, is } = language;
  const said = Reworded.of(text, language);
  const plain = said.inOrder(loose.manners);
  if (plain === said) return said;
  const left = tokenize(plain.text, words).tokens;
  return left.some(({ word, kind }) => kind !== 'mark' && !is.pronoun.has(word)) ? plain : said;
}
