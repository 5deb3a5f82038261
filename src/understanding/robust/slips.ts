import type { Device } from '../../domain/index.ts';
import { HOME, type Lexicon } from '../names/index.ts';
import { type Token, tokenize, trieAt, wordsOfName } from '../text/index.ts';
import { isOtherName, otherWords } from './other-names.ts';
import type { Reworded } from './reworded.ts';
import { soundingLike, soundsAlmost } from './sound-index.ts';

export interface Mended {
  readonly said: Reworded;
  /** Whether a word was changed that is right by itself: then a person is asked before anything is done. */
  readonly doubtful: boolean;
}

const SLIPS_MAX = 3;
const TOKENS_MAX = 16;
/** Enough to tell which of several things was meant; more have the word for no name of their own. */
const SHELF_MAX = 40;

/** The words that were probably said, where some of them are none of this home's and of its language's; the same where none was mended. */
export function mendedSlips(said: Reworded, lexicon: Lexicon): Mended {
  const { language } = lexicon;
  const { loose, words } = language;
  let mended = said.inOrder(loose.misheard);
  mended = joined(mended, lexicon);
  const { tokens } = tokenize(mended.text, words);
  if (tokens.length > TOKENS_MAX) return { said: mended, doubtful: false };
  const instead = new Map<string, string>();
  let doubtful = false;
  let slips = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const { word } = token;
    if (isUnknown(word, lexicon)) {
      const inName = nameBeside(tokens, at, lexicon);
      const meant =
        inName === undefined
          ? soundingLike(
              word,
              [lexicon.vocabulary, otherWords(language), lexicon.grammar.vocabulary],
              language,
            )
          : { word: inName, same: true };
      if (meant === undefined || ++slips > SLIPS_MAX) continue;
      instead.set(word, meant.word);
      doubtful ||= !meant.same;
      continue;
    }
    const meant = alikeHere(tokens, at, lexicon) ?? nameBeside(tokens, at, lexicon);
    if (meant === undefined) continue;
    instead.set(word, meant);
    doubtful = true;
  }
  if (instead.size === 0) return { said: mended, doubtful: false };
  return {
    said: mended.replaced(/[\p{L}'’]+/dgu, ([word]) => instead.get(word.toLowerCase())),
    doubtful,
  };
}

/** "Turn off the light *in the*": what would have come is not guessed. */
export function breaksOff(text: string, { language }: Lexicon): boolean {
  const { tokens } = tokenize(text, language.words);
  const last = tokens.findLast(({ kind }) => kind !== 'mark');
  const { article, pronoun, it } = language.is;
  return last !== undefined && article.has(last.word) && !pronoun.has(last.word) && !it.has(last.word);
}

/**
 * Without a call: a word between marks, or behind the last, that neither this home nor its language has. "Close the blinds, *cara*, please";
 * the same where there is none.
 */
export function withoutCall(said: Reworded, lexicon: Lexicon): Reworded {
  const { tokens } = tokenize(said.text, lexicon.language.words);
  const isMark = (at: number): boolean => tokens[at] === undefined || tokens[at].kind === 'mark';
  const call = tokens.findIndex(
    ({ kind, word }, at) =>
      at > 1 && kind === 'word' && isMark(at - 1) && isMark(at + 1) && isUnknown(word, lexicon),
  );
  if (call < 0) return said;
  const { said: word } = tokens[call]!;
  return said.replaced(new RegExp(`, ?${word}(?![\\p{L}])`, 'dgiu'), '');
}

/** Two words that a recogniser made of one in a name of this home: "the *haul way*". */
function joined(said: Reworded, lexicon: Lexicon): Reworded {
  const { language, vocabulary } = lexicon;
  const { tokens } = tokenize(said.text, language.words);
  let whole = said;
  for (const [at, { kind, word, end }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (kind !== 'word' || next?.kind !== 'word' || next.start !== end + 1) continue;
    const both = word + next.word;
    if (both.length < JOINED_MIN || isSmall(word, lexicon) || isSmall(next.word, lexicon)) continue;
    if (vocabulary.counts.has(word) && vocabulary.counts.has(next.word)) continue;
    const meant = soundingLike(both, [vocabulary, otherWords(language)], language, JOINED_OFF);
    if (meant?.same !== true || meant.word.length < JOINED_MIN) continue;
    whole = whole.replaced(new RegExp(`\\b${word} ${next.word}\\b`, 'dgi'), meant.word);
  }
  return whole;
}

/** Shorter ones sound like too much else. */
const JOINED_MIN = 6;
/** Letters that may differ where both words together sound the same. */
const JOINED_OFF = 3;

/** A word that neither this home nor any phrase has, and that the strict reader does not mend. */
function isUnknown(word: string, { home, grammar, vocabulary, language }: Lexicon): boolean {
  if (word.length < 3 || /\d/.test(word)) return false;
  if (vocabulary.counts.has(word) || grammar.vocabulary.counts.has(word)) return false;
  const { forms } = language.words;
  if (forms.common.has(word) || home.of(word).fix !== undefined) return false;
  const stem = forms.stemOf(word);
  if (vocabulary.counts.has(stem) || grammar.vocabulary.counts.has(stem)) return false;
  return !isOtherName(word, language) && word.search(language.loose.appliances) < 0;
}

/** What a word is often misheard for, where this home has such a thing or room. */
function alikeHere(tokens: readonly Token[], at: number, lexicon: Lexicon): string | undefined {
  const { language, places, names, grammar } = lexicon;
  const { word } = tokens[at]!;
  const meant = language.loose.soundAlikes.get(word);
  if (meant === undefined) return undefined;
  const [name] = wordsOfName(meant, language.words);
  if (name === undefined || (places.get(HOME)?.words.get(word)?.size ?? 0) > 0) return undefined;
  const beside = tokens[at + 1];
  // A room alone is too little to go by: "put the *chicken* on".
  const isRoom = trieAt(names, [name.stem]).some(({ type }) => type === 'area');
  if (isRoom && (beside === undefined || !grammar.nouns.next.has(beside.name))) return undefined;
  const isHere = places.get(HOME)?.words.has(name.stem) === true || names.next.has(name.stem);
  return isHere ? meant : undefined;
}

/** "The garage *store*", "the *dust* lamp": of a name of two words one was heard, and the other sounds like it. */
function nameBeside(tokens: readonly Token[], at: number, lexicon: Lexicon): string | undefined {
  const token = tokens[at]!;
  const { language, places } = lexicon;
  if (token.word.length < 3 || (places.get(HOME)?.words.get(token.name)?.size ?? 0) > 0) return undefined;
  if (isSmall(token.word, lexicon)) return undefined;
  const found = new Set<string>();
  for (const beside of [tokens[at - 1], tokens[at + 1]]) {
    if (beside?.kind !== 'word') continue;
    const shelf = places.get(HOME)?.words.get(beside.name);
    if (shelf === undefined || shelf.size > SHELF_MAX) continue;
    for (const device of shelf.values())
      for (const word of wordsBeside(device, beside, beside === tokens[at - 1], lexicon))
        if (soundsAlmost(token.word, word, language.loose.soundOf)) found.add(word);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** The words right behind a word in a thing's names, or right before it. */
function wordsBeside(
  { name, aliases }: Device,
  beside: Token,
  behind: boolean,
  { language }: Lexicon,
): readonly string[] {
  return [name, ...aliases].flatMap((one) => {
    const words = wordsOfName(one, language.words);
    return words.flatMap(({ stem }, at) => {
      if (stem !== beside.name) return [];
      const other = words[behind ? at + 1 : at - 1];
      return other === undefined ? [] : [other.word];
    });
  });
}

/** Words by which a sentence hangs together are not misheard names. */
function isSmall(word: string, { language }: Lexicon): boolean {
  const { is, loose } = language;
  return (
    is.article.has(word) ||
    is.filler.has(word) ||
    is.pronoun.has(word) ||
    is.behindThing.has(word) ||
    is.placeLead.has(word) ||
    is.imperative.has(word) ||
    is.meaningless.has(word) ||
    loose.binding.has(word)
  );
}
