import type { Action, Offer } from '../../domain/index.ts';
import { type Lexicon, type NounPhrase, namesAt, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import { isPlural, type Token, type UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { deedOf } from './wish.ts';

const WORDS_MAX = 12;
/** Words beside the thing, and what becomes of it, that may be about anything. */
const OTHERS_MAX = 2;

/**
 * What may be wished for where one thing of this home and one word for what becomes of it stand in a sentence that nothing reads. Nothing
 * where another word binds it (denies, sets a condition, tells of another time), where a figure, a place or what tells the thing from others
 * was not understood, or where it asks or tells.
 */
export function guessedIn(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Offer | undefined {
  const { clauses, is } = lexicon.language;
  const { text } = said;
  const tokens = openSentence(text, lexicon, context).tokens;
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const [first] = spoken;
  if (first === undefined || spoken.length > WORDS_MAX) return undefined;
  if (clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  if (is.teller.has(first.word) && !spoken.some(({ word }) => is.wish.has(word))) return undefined;
  const thing = onlyThing(tokens, lexicon);
  if (thing === undefined || !isLoose(tokens, thing, lexicon)) return undefined;
  const words = text.slice(tokens[thing.start]!.start, tokens[thing.end - 1]!.end);
  const around = `${text.slice(0, tokens[thing.start]!.start)} ${text.slice(tokens[thing.end - 1]!.end)}`;
  const deed = deedBy(around, words, lexicon, context);
  if (deed === undefined) return undefined;
  return { deeds: [{ ...deed, source: said.spanOf(0, text.length) }], sure: false };
}

function deedBy(
  around: string,
  thing: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const cues = lexicon.language.loose.cues.filter(({ cue }) => cue.test(around));
  const [cue] = cues;
  return cue === undefined || cues.length > 1
    ? undefined
    : deedOf(cue.wish.replace('{thing}', thing), lexicon, context);
}

/** The only thing that is named. */
function onlyThing(tokens: readonly Token[], lexicon: Lexicon): NounPhrase | undefined {
  let found: NounPhrase | undefined;
  for (let at = 0; at < tokens.length; ) {
    const [phrase] = nounPhrasesAt(tokens, at, lexicon)
      .filter(
        ({ items: [item, ...more] }) =>
          more.length === 0 && (item?.type === 'device' || item?.type === 'noun' || item?.type === 'group'),
      )
      .toSorted((one, other) => other.end - one.end);
    if (phrase === undefined) {
      at++;
      continue;
    }
    if (found !== undefined) return undefined;
    found = phrase;
    at = phrase.end;
  }
  return found;
}

/** Whether the words beside the thing leave it and the house as they are: few, and none of them beside its name or behind "in". */
function isLoose(tokens: readonly Token[], thing: NounPhrase, lexicon: Lexicon): boolean {
  const { loose, is, numbers } = lexicon.language;
  let others = 0;
  for (const [at, token] of tokens.entries()) {
    if (at >= thing.start && at < thing.end) continue;
    const { word, kind } = token;
    if (kind === 'mark') continue;
    if (kind !== 'word' || loose.binding.has(word) || loose.noting.has(word)) return false;
    if (numbers.numberAt(tokens, at) !== undefined || namesAt(tokens, at, lexicon).length > 0) return false;
    if (loose.aroundWish.has(word) || loose.cues.some(({ cue }) => cue.test(word))) continue;
    const before = tokens[at - 1]?.word ?? '';
    const isQualifier = at === thing.end || (at === thing.start - 1 && !is.article.has(word));
    if (isQualifier || isPlural(token) || is.placeLead.has(before) || is.article.has(before)) return false;
    if (++others > OTHERS_MAX) return false;
  }
  return true;
}
