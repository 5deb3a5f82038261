import type { NounPhrase } from '../names/index.ts';
import { canBe, stateAt } from './possible-states.ts';
import { nounPhrasesIn, type Sentence, wordAt } from './sentence.ts';

/** What somebody does to a thing, and how it is then. */
export interface Deed {
  readonly phrase: NounPhrase;
  readonly state: string;
  /** It becomes so by the deed; else it is so now, because of what was done or forgotten. */
  readonly change: boolean;
  readonly end: number;
}

type Put = Omit<Deed, 'change'>;

/** "*I turn on the TV*", "*someone opens the front door*", "*the kids left it on*", "*nobody locked the door*", "*I forgot to close the gate*". */
export function deedsAt(sentence: Sentence, start: number): readonly Deed[] {
  const { is } = sentence.language;
  const who = doerAt(sentence, start);
  if (who === undefined) return NONE;
  const at = is.has.has(wordAt(sentence, who.end)) ? who.end + 1 : who.end;
  const not = is.not.has(wordAt(sentence, who.end + 1)) && is.denying.has(wordAt(sentence, who.end));
  if (who.nobody || not) return asItIs(undoneAt(sentence, not ? who.end + 2 : at));
  const word = wordAt(sentence, at);
  if (is.left.has(word)) return asItIs(leftAt(sentence, at + 1));
  if (is.forgetting.has(word) && is.to.has(wordAt(sentence, at + 1)))
    return asItIs(undoneAt(sentence, at + 2));
  return doneAt(sentence, who.end, 'done').map((put) => ({ ...put, change: true }));
}

const NONE: readonly Deed[] = [];

function asItIs(puts: readonly Put[]): readonly Deed[] {
  return puts.map((put) => ({ ...put, change: false }));
}

/** What was not done to a thing, and how it is without. */
function undoneAt(sentence: Sentence, at: number): readonly Put[] {
  return doneAt(sentence, at, 'undone').map((put) => {
    const instead = sentence.language.clauses.switchOf(put.state);
    return instead === undefined ? put : { ...put, state: instead };
  });
}

/** The verb and the thing: "opens *the door*", "turn *on the TV*", "turned *the TV off*". */
function doneAt(sentence: Sentence, at: number, how: 'done' | 'undone'): readonly Put[] {
  const { is, clauses } = sentence.language;
  const verb = clauses.verbOf(wordAt(sentence, at));
  const state = clauses.stateBy(verb, how);
  if (state !== undefined)
    return nounPhrasesIn(sentence, at + 1).flatMap((phrase) =>
      canBe(sentence, phrase, state) ? [{ phrase, state, end: phrase.end }] : [],
    );
  if (!is.switching.has(verb)) return [];
  const particle = wordAt(sentence, at + 1);
  if (clauses.switchOf(particle) !== undefined)
    return nounPhrasesIn(sentence, at + 2).map((phrase) => ({ phrase, state: particle, end: phrase.end }));
  return leftAt(sentence, at + 1).filter((put) => clauses.switchOf(put.state) !== undefined);
}

/** The thing and how it was left: "*the gate open*". */
function leftAt(sentence: Sentence, at: number): readonly Put[] {
  return nounPhrasesIn(sentence, at).flatMap((phrase) => {
    const left = stateAt(sentence, phrase.end);
    return left !== undefined && canBe(sentence, phrase, left.state) ? [{ phrase, ...left }] : [];
  });
}

interface Doer {
  readonly end: number;
  readonly nobody: boolean;
}

/** Who does it, or that nobody does. */
function doerAt(sentence: Sentence, at: number): Doer | undefined {
  const { is } = sentence.language;
  const word = wordAt(sentence, at);
  const next = wordAt(sentence, at + 1);
  if (is.nobody.has(word)) return { end: at + 1, nobody: true };
  if (is.no.has(word) && is.one.has(next)) return { end: at + 2, nobody: true };
  if (is.doer.has(word)) return { end: is.else.has(next) ? at + 2 : at + 1, nobody: false };
  const whose = is.household.has(word) ? at + 1 : at;
  return is.young.has(wordAt(sentence, whose)) ? { end: whose + 1, nobody: false } : undefined;
}
