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

/** Words of who speaks, and what they are to who is spoken to. "The *US* adapter" is nobody's. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:[Ii] am|[Ii]['’]m|[Ww]e are|[Ww]e['’]re)\b/g, 'you are'],
  [/\b(?:[Ii] was|[Ww]e were)\b/g, 'you were'],
  [/\b(?:[Mm]y|[Oo]ur)\b/g, 'your'],
  [/\b(?:mine|ours)\b/g, 'yours'],
  [/\b(?:myself|ourselves)\b/g, 'yourself'],
  [/\b(?:[Ii]|[Ww]e)\b/g, 'you'],
  [/\b(?:me|us)\b/g, 'you'],
];
/** What stands behind it is told letter for letter: "the password is *my blue fish*". */
const LETTERS =
  /^(.*?\b(?:password|passcode|passphrase|code|pin|combination|login|username|number|name|called|says?)\b.*?(?:\b(?:is|are|was)\b|[:=]))(.*)$/is;
const OF_ONE = /\b(?:I|my|mine|me|myself)\b/i;

/** "The spare key is with the neighbours"; what another said of themselves is told as theirs: "Sam said: my locker code is 4711". */
export function toldWords(note: Note, { person, people }: Telling): string {
  const isTheirs = (note.person === null || note.person !== person) && OF_ONE.test(note.text);
  if (isTheirs) return `${nameOf(note, people)} said: ${note.text}`;
  const [, about = note.text, letters = ''] = LETTERS.exec(note.text) ?? [];
  return `${TURNED.reduce((words, [mine, yours]) => words.replace(mine, yours), about)}${letters}`;
}

/** "You told me on Monday at 14:02: the spare key is with the neighbours". */
export function withTeller(note: Note, telling: Telling): string {
  const { person, people, now, timezone } = telling;
  const isOwn = note.person !== null && note.person === person;
  const who = isOwn ? 'you' : nameOf(note, people);
  const words = isOwn ? toldWords(note, telling) : note.text;
  return `${who} told me ${sayInstant(note.at, now, timezone)}: ${words}`;
}

function nameOf({ person }: Note, people: readonly Person[]): string {
  return people.find(({ id }) => id === person)?.name ?? 'somebody';
}
