import type { Fault } from '../base/index.ts';
import { faultAt } from './faults.ts';
import type { ConfigSource } from './source.ts';

/** Messages to nobody who lives here would go where nobody expects them, and settings for nobody hold for nobody. */
export function reachedFaults(
  {
    push,
    notify,
    home,
  }: {
    readonly push: { readonly ntfy: readonly { readonly person: string }[] };
    readonly notify: Readonly<Record<string, unknown>>;
    readonly home: { readonly people: readonly { readonly id: string }[] };
  },
  source: ConfigSource,
): Fault[] {
  const known = home.people.map(({ id }) => id);
  const named = [
    ...push.ntfy.map(({ person }, at) => ({ person, path: ['push', 'ntfy', at, 'person'] })),
    ...Object.keys(notify).map((person) => ({ person, path: ['notify', person] })),
  ];
  return named.flatMap(({ person, path }) => {
    if (known.includes(person)) return [];
    const hint = `There are: ${known.join(', ')}.`;
    return [faultAt(path, `"${person}" is nobody of home.people`, hint, source)];
  });
}
