import type { Offer } from '../../domain/index.ts';
import { type Lexicon, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { deedOf } from './wish.ts';

const WORDS_MAX = 12;
const DEEDS_MAX = 2;

/**
 * What may be wished for where a thing of this home and a word for what becomes of it stand in a sentence that nothing reads. Nothing where
 * another word binds it (denies, sets a condition, tells of another time), where a figure was not placed, or where it asks or tells.
 */
export function guessedIn(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Offer | undefined {
  const { loose, clauses, is } = lexicon.language;
  const { text } = said;
  const { tokens } = openSentence(text, lexicon, context);
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const [first] = spoken;
  if (first === undefined || spoken.length > WORDS_MAX) return undefined;
  if (clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  if (spoken.some(({ word, kind }) => kind !== 'word' || loose.binding.has(word) || loose.noting.has(word)))
    return undefined;
  if (is.teller.has(first.word) && !spoken.some(({ word }) => is.wish.has(word))) return undefined;
  const cues = loose.cues.filter(({ cue }) => cue.test(text));
  if (cues.length === 0) return undefined;
  const thing = thingIn(said, lexicon, context);
  if (thing === undefined) return undefined;
  const deeds = cues
    .flatMap(({ wish }) => deedOf(wish.replace('{thing}', thing), lexicon, context) ?? [])
    .map((deed) => ({ ...deed, source: said.spanOf(0, text.length) }));
  const [one] = deeds;
  // Opposite cues in one sentence are no guess that is worth a question.
  const sameService = deeds.every(({ service }) => service === one?.service);
  if (one === undefined || deeds.length > DEEDS_MAX || !sameService) return undefined;
  return { deeds, sure: false };
}

/** The only thing that is named, in the words for it. */
function thingIn({ text }: Reworded, lexicon: Lexicon, context: UnderstandingContext): string | undefined {
  const { tokens } = openSentence(text, lexicon, context);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = nounPhrasesAt(tokens, at, lexicon)
      .filter(({ items }) => items.every(({ type }) => type === 'device' || type === 'noun' || type === 'group'))
      .toSorted((one, other) => other.end - one.end)[0];
    if (phrase === undefined) at++;
    else {
      found.push(text.slice(tokens[at]!.start, tokens[phrase.end - 1]!.end));
      at = phrase.end;
    }
  }
  return found.length === 1 ? found[0] : undefined;
}
