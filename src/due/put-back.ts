import { inOneSentence } from '../base/index.ts';
import type { Rewritten } from '../store/index.ts';
import type { DueItem } from './due-item.ts';
import type { DueStore } from './due-store.ts';

/** How items are again whose rows were put back; `named` gives the words for an item and those for its time. */
export function sayPutBack<D>(
  rows: readonly Rewritten[],
  store: DueStore<D>,
  named: (item: DueItem<D>) => readonly [title: string, when: string],
): string {
  const said = rows.map(({ before, now }) => {
    const was = before === null ? undefined : store.of(before);
    const is = now === null ? undefined : store.of(now);
    if (was?.state !== 'open') return is === undefined ? '' : `${named(is)[0]} is cancelled`;
    const [title, when] = named(was);
    return `${title} is ${is?.state === 'open' ? 'as before' : 'back'}: ${when}`;
  });
  return inOneSentence(said.filter(Boolean)).join('; ');
}
