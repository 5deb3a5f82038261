import { BASE_FORMS } from '../languages/en/words.ts';
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
  const who = doerAt(sentence, start);
  if (who === undefined) return NONE;
  const at = HAVING.has(wordAt(sentence, who.end)) ? who.end + 1 : who.end;
  const not = wordAt(sentence, who.end + 1) === 'not' && DENYING.has(wordAt(sentence, who.end));
  if (who.nobody || not) return asItIs(undoneAt(sentence, not ? who.end + 2 : at));
  const word = wordAt(sentence, at);
  if (word === 'left') return asItIs(leftAt(sentence, at + 1));
  if (FORGETTING.has(word) && wordAt(sentence, at + 1) === 'to') return asItIs(undoneAt(sentence, at + 2));
  return doneAt(sentence, who.end, BECOMES).map((put) => ({ ...put, change: true }));
}

const NONE: readonly Deed[] = [];

function asItIs(puts: readonly Put[]): readonly Deed[] {
  return puts.map((put) => ({ ...put, change: false }));
}

/** What was not done to a thing, and how it is without. */
function undoneAt(sentence: Sentence, at: number): readonly Put[] {
  return doneAt(sentence, at, STAYS).map((put) => {
    const instead = OTHERWISE.get(put.state);
    return instead === undefined ? put : { ...put, state: instead };
  });
}

/** The verb and the thing: "opens *the door*", "turn *on the TV*", "turned *the TV off*". */
function doneAt(sentence: Sentence, at: number, states: ReadonlyMap<string, string>): readonly Put[] {
  const said = wordAt(sentence, at);
  const verb = BASE_FORMS.get(said) ?? said.replace(/s$/, '');
  const state = states.get(verb);
  if (state !== undefined)
    return nounPhrasesIn(sentence, at + 1).flatMap((phrase) =>
      canBe(sentence, phrase, state) ? [{ phrase, state, end: phrase.end }] : [],
    );
  if (!SWITCHING.has(said) && !SWITCHING.has(verb)) return [];
  const particle = wordAt(sentence, at + 1);
  if (OTHERWISE.has(particle))
    return nounPhrasesIn(sentence, at + 2).map((phrase) => ({ phrase, state: particle, end: phrase.end }));
  return leftAt(sentence, at + 1).filter((put) => OTHERWISE.has(put.state));
}

/** The thing and how it was left: "*the gate open*". */
function leftAt(sentence: Sentence, at: number): readonly Put[] {
  return nounPhrasesIn(sentence, at).flatMap((phrase) => {
    const left = stateAt(sentence, phrase.end);
    return left !== undefined && canBe(sentence, phrase, left.state) ? [{ phrase, ...left }] : [];
  });
}

const BECOMES: ReadonlyMap<string, string> = new Map([
  ['open', 'open'],
  ['close', 'closed'],
  ['shut', 'closed'],
  ['unlock', 'unlocked'],
  ['lock', 'locked'],
]);
/** How a thing is to which that was not done. */
const STAYS: ReadonlyMap<string, string> = new Map([
  ['lock', 'unlocked'],
  ['close', 'open'],
  ['shut', 'open'],
]);
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['on', 'off'],
  ['off', 'on'],
]);

const HAVING: ReadonlySet<string> = new Set(['has', 'have']);
const DENYING: ReadonlySet<string> = new Set(['did', 'do', 'does', 'have', 'has']);
const FORGETTING: ReadonlySet<string> = new Set(['forgot', 'forgotten', 'forget']);
const SWITCHING: ReadonlySet<string> = new Set(['turn', 'switch', 'put']);

interface Doer {
  readonly end: number;
  readonly nobody: boolean;
}

/** Who does it, or that nobody does. */
function doerAt(sentence: Sentence, at: number): Doer | undefined {
  const word = wordAt(sentence, at);
  const next = wordAt(sentence, at + 1);
  if (word === 'nobody' || word === 'noone') return { end: at + 1, nobody: true };
  if (word === 'no' && next === 'one') return { end: at + 2, nobody: true };
  if (DOERS.has(word)) return { end: next === 'else' ? at + 2 : at + 1, nobody: false };
  const whose = WHOSE.has(word) ? at + 1 : at;
  return YOUNG.has(wordAt(sentence, whose)) ? { end: whose + 1, nobody: false } : undefined;
}

const DOERS: ReadonlySet<string> = new Set(
  'i we you they he she someone somebody anyone anybody everyone everybody'.split(' '),
);
const WHOSE: ReadonlySet<string> = new Set(['the', 'my', 'our', 'your']);
const YOUNG: ReadonlySet<string> = new Set(
  'kids kid children child boys girls son daughter guests'.split(' '),
);
