import { ENTERS, IS_NOTICED, MOVES, NOTICED, SEES, STIRRING, TRIPPED, WHERE } from './en/noticing.ts';
import { matches } from './en/times/days.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { nounPhrasesIn, openSentence, type Sentence, wordAt, written } from './sentence.ts';

/** What is noticed, in words of any sort, and by which things. */
export interface Stirring {
  readonly phrase: NounPhrase;
  readonly end: number;
}

/**
 * Something stirs: "the garage motion sensor sees motion", "someone moves on the porch", "there is movement in the hall", "motion is detected
 * in the garage", "the porch motion sensor is triggered".
 */
export function motionAt(sentence: Sentence, at: number): readonly Stirring[] {
  return [...bySensor(sentence, at), ...somewhere(sentence, at)];
}

function bySensor(sentence: Sentence, at: number): readonly Stirring[] {
  return nounPhrasesIn(sentence, at).flatMap((phrase): Stirring[] => {
    const tripped = longest(sentence, phrase.end, TRIPPED);
    if (tripped !== undefined && MOTION.test(written(sentence, at, phrase.end)))
      return [{ phrase, end: tripped }];
    const verb = longest(sentence, phrase.end, SEES);
    const end = verb === undefined ? undefined : longest(sentence, verb, STIRRING);
    return end === undefined ? [] : [{ phrase, end }];
  });
}

function somewhere(sentence: Sentence, at: number): readonly Stirring[] {
  const there = wordAt(sentence, at) === 'there' && wordAt(sentence, at + 1) === 'is' ? at + 2 : at;
  const stirring = longest(sentence, skipAny(sentence, there), STIRRING);
  if (stirring === undefined) return [];
  const seen = longest(sentence, stirring, IS_NOTICED);
  const noticed = seen === undefined ? undefined : longest(sentence, seen, NOTICED);
  const verb = noticed ?? longest(sentence, stirring, MOVES) ?? stirring;
  const where = longest(sentence, verb, WHERE);
  const entered = longest(sentence, stirring, ENTERS);
  const place = entered ?? where;
  return place === undefined ? [] : placed(sentence, place);
}

const MOTION = /\b(?:motion|movement|presence)\b/i;

function skipAny(sentence: Sentence, at: number): number {
  return ['any', 'some'].includes(wordAt(sentence, at)) ? at + 1 : at;
}

/** The sensors for motion at a place: "on the porch" is the porch motion sensor. */
function placed(sentence: Sentence, at: number): readonly Stirring[] {
  const ends = new Set(nounPhrasesIn(sentence, at).map(({ end }) => end));
  return [...ends].flatMap((end): Stirring[] => {
    const text = `motion sensor in ${written(sentence, at, end)}`;
    const whole = openSentence(text, sentence.lexicon, sentence.context);
    const phrase = nounPhrasesIn(whole, 0).find((one) => one.end === whole.tokens.length);
    return phrase === undefined ? [] : [{ phrase, end }];
  });
}

function longest(sentence: Sentence, at: number, choices: readonly string[]): number | undefined {
  let best: number | undefined;
  for (const words of choices)
    if (matches(sentence.tokens, at, words)) {
      const end = at + words.split(' ').length;
      if (best === undefined || end > best) best = end;
    }
  return best;
}
