import { type Asking, HUB } from '../access/index.ts';
import { findByWords, HearthError } from '../base/index.ts';
import type { Person } from '../domain/index.ts';
import { type DueItem, nameOf } from './due-item.ts';

/** Whose is meant by the words that something is looked for by. */
export interface Sought<D> {
  readonly among: readonly DueItem<D>[];
  /** What of the words tells one from another; undefined where they only told whose it is. */
  readonly query: string | undefined;
}

/**
 * "*Alex's* reminder to call the bank": looked for by the rest of the words among what is Alex's. Words that are a name of one's own rows stay
 * as they are.
 * @throws HearthError `not-permitted` where somebody else is named of whom the one who asks has nothing.
 */
export function soughtOf<D>(
  query: string | undefined,
  own: readonly DueItem<D>[],
  people: readonly Person[],
  asking: Asking,
  noun: string,
): Sought<D> {
  const known = { among: own, query };
  if (query === undefined || findByWords(query, own, nameOf).length > 0) return known;
  for (const { id, name, aliases } of people) {
    const named = [name, ...aliases].map(escaped).join('|');
    const theirs = new RegExp(`(?:\\b(?:all )?of )?(?<!\\p{L})(?:${named})(?:['’]s|s['’]?)(?!\\p{L})`, 'iu');
    if (!theirs.test(query)) continue;
    const among = own.filter(({ person }) => person === id);
    if (among.length === 0 && asking !== HUB && asking.person !== id)
      throw new HearthError('not-permitted', `${name}'s ${noun}s are ${name}'s own, so I leave them alone.`);
    const rest = query.replace(theirs, ' ').replace(/\s+/g, ' ').trim();
    return { among, query: rest === '' ? undefined : rest };
  }
  return known;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
