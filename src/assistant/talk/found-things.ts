import type { Entry } from '../../agents/index.ts';
import { isJsonObject } from '../../base/index.ts';
import { type Action, DeviceKind, type SingleTarget } from '../../domain/index.ts';
import type { Result } from '../facts.ts';

/** So many things are still "them" to whoever heard of them. */
const FOUND_MAX = 6;

/**
 * What a turn told to be against what was asked ("the back door is unlocked"), as something spoken of: "lock it" behind it is of that
 * door. Nothing where it told of several kinds, since nobody knows which of them "it" is. Folded from the journal.
 */
export function foundThings(entries: readonly Entry[]): Action[] {
  const found = entries
    .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
    .filter(({ type }) => type === 'result')
    .flatMap(({ data }) => {
      const { outcome } = data as unknown as Result;
      const told = outcome.ok && isJsonObject(outcome.result) ? outcome.result['found'] : undefined;
      return Array.isArray(told) ? told.filter(isJsonObject) : [];
    });
  const kind = DeviceKind.safeParse(found[0]?.['kind']);
  if (!kind.success || found.length > FOUND_MAX || found.some((one) => one['kind'] !== kind.data)) return [];
  const names: SingleTarget[] = found.map(({ name }) => ({ name: String(name) }));
  const target = names.length === 1 ? names[0]! : names;
  return [{ service: kind.data, method: 'get', args: { target } } as unknown as Action];
}
