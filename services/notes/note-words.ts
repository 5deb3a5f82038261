import { sayInstant } from '../../src/base/index.ts';
import type { Person } from '../../src/domain/index.ts';
import type { Note } from './note-store.ts';

/** From where a note is told. */
export interface Telling {
  readonly now: number;
  readonly timezone: string;
  readonly people: readonly Person[];
  /** Who asks. */
  readonly person: string | null;
}

/** Words of who speaks, and what they are to who is spoken to. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I am|I['’]m|we are|we['’]re)\b/gi, 'you are'],
  [/\b(?:I was|we were)\b/gi, 'you were'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\b(?:myself|ourselves)\b/gi, 'yourself'],
  [/\b(?:I|we)\b/gi, 'you'],
  [/\b(?:me|us)\b/gi, 'you'],
];
const OF_ONE = /\b(?:I|my|mine|me|myself)\b/i;

/** "The spare key is with the neighbours"; what another said of themselves is told as theirs: "Sam said: my locker code is 4711". */
export function toldWords(note: Note, { person, people }: Telling): string {
  const isTheirs = note.person !== null && note.person !== person && OF_ONE.test(note.text);
  if (isTheirs) return `${nameOf(note, people)} said: ${note.text}`;
  return TURNED.reduce((words, [mine, yours]) => words.replace(mine, yours), note.text);
}

/** "You told me on Monday at 14:02: the spare key is with the neighbours". */
export function withTeller(note: Note, telling: Telling): string {
  const { person, people, now, timezone } = telling;
  const who = note.person === person ? 'you' : nameOf(note, people);
  const words = note.person === person ? toldWords(note, telling) : note.text;
  return `${who} told me ${sayInstant(note.at, now, timezone)}: ${words}`;
}

function nameOf({ person }: Note, people: readonly Person[]): string {
  return people.find(({ id }) => id === person)?.name ?? 'somebody';
}
