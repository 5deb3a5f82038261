import type { Rewording } from '../languages/index.ts';
import type { Lexicon } from '../names/index.ts';
import { tokenize } from '../text/index.ts';
import { Reworded } from './reworded.ts';

/** Without what is said for company's sake; as it was said where nothing but pronouns would be left: "thanks, that will do". */
export function withoutManners(text: string, { language }: Lexicon): Reworded {
  const said = Reworded.of(text);
  const plain = inOrder(said, language.loose.manners);
  const left = tokenize(plain.text, language.words).tokens;
  return left.some(({ word, kind }) => kind !== 'mark' && !language.is.pronoun.has(word)) ? plain : said;
}

/** In other words, one rewording after the other. */
export function inOrder(said: Reworded, rewordings: readonly Rewording[]): Reworded {
  return rewordings.reduce((plain, { say, plain: instead }) => plain.replaced(say, instead), said);
}
