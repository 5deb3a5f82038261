import { isResident } from '../access/index.ts';
import type { Person, Speaker } from '../domain/index.ts';

/** Whose notices a speaker hears: a visitor's token of somebody who lives here hears none of theirs. Null: nobody's. */
export function heardPerson(speaker: Speaker, people: readonly Person[]): string | null {
  const person = people.find(({ id }) => id === speaker.person);
  return isResident(speaker) || person?.role === 'guest' ? speaker.person : null;
}
