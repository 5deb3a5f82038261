import type { Entry } from '../../agents/index.ts';
import { isJsonObject } from '../../base/index.ts';
import { type Action, DeviceKind, type SingleTarget } from '../../domain/index.ts';
import type { Result } from '../facts.ts';

/** So many things are still "them" to whoever heard of them. */
const FOUND_MAX = 6;

/**
 * What a turn told to be against what was asked ("the back door is unlocked"), as something spoken of: "lock it" behind it is of that
 * door. Things of several kinds are each kind by itself ("the garage is open and the lamp is on"), and words behind them are said of those that they
 * fit. Folded from the journal.
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
  if (found.length > FOUND_MAX) return [];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap((kind): Action[] => {
    const service = DeviceKind.safeParse(kind);
    if (!service.success) return [];
    const names = found
      .filter((one) => one['kind'] === kind)
      .map(({ name }): SingleTarget => ({ name: String(name) }));
    const target = names.length === 1 ? names[0]! : names;
    return [{ service: service.data, method: 'get', args: { target } } as unknown as Action];
  });
}
