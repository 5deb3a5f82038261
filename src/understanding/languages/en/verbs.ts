import { BASE_FORMS } from './words.ts';

const BASES: ReadonlySet<string> = new Set(BASE_FORMS.values());

const DONE: ReadonlyMap<string, string> = new Map([
  ['open', 'open'],
  ['close', 'closed'],
  ['shut', 'closed'],
  ['unlock', 'unlocked'],
  ['lock', 'locked'],
]);
/** How a thing is to which that was not done. */
const UNDONE: ReadonlyMap<string, string> = new Map([
  ['lock', 'unlocked'],
  ['close', 'open'],
  ['shut', 'open'],
]);
const SWITCHED: ReadonlyMap<string, string> = new Map([
  ['on', 'off'],
  ['off', 'on'],
]);

/** The forms of English verbs, and how things are by them. */
export const ENGLISH_VERBS = {
  baseOf: (word: string) => BASE_FORMS.get(word),
  isVerb: (word: string) => BASES.has(word),
  plainVerbOf: (word: string) => (word === 'did' ? 'do' : BASE_FORMS.get(word)),
  verbOf: (word: string) => BASE_FORMS.get(word) ?? word.replace(/s$/, ''),
  stateBy: (verb: string, how: 'done' | 'undone') => (how === 'done' ? DONE : UNDONE).get(verb),
  becomesOf: (word: string) => (word.endsWith('s') ? DONE.get(word.slice(0, -1)) : undefined),
  switchOf: (word: string) => SWITCHED.get(word),
};
