import { HearthError } from '../base/index.ts';
import type { Person } from './home.ts';

/** The person who goes by these words: an id, a name or an alias, in small or large letters. */
export function personCalled(words: string, people: readonly Person[]): Person | undefined {
  const said = words.trim().toLowerCase();
  return people.find(({ id, name, aliases }) =>
    [id, name, ...aliases].some((one) => one.toLowerCase() === said),
  );
}

/**
 * The person of the home whom a question is about.
 * @throws HearthError `invalid-params` at `/of` for a stranger.
 */
export function personAskedAbout(of: string, people: readonly Person[]): Person {
  const person = personCalled(of, people);
  if (person !== undefined) return person;
  throw new HearthError('invalid-params', `I know nobody called "${of}".`, {
    faults: [{ path: '/of', message: `"${of}" is nobody of this home` }],
  });
}
