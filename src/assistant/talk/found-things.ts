import type { Entry } from '../../agents/index.ts';
import { isJsonObject, type JsonObject } from '../../base/index.ts';
import { type Action, DeviceKind, type SingleTarget } from '../../domain/index.ts';
import { thingsOf } from '../due/conditions.ts';
import type { Facts } from '../facts.ts';

/** So many things are still "them" to whoever heard of them. */
const FOUND_MAX = 6;

/** How a thing is that people do something about, once they asked which are so. */
const STANDS_OUT: ReadonlySet<unknown> = new Set(['open', 'opening', 'unlocked', 'jammed', 'cleaning']);

/**
 * What a turn told to be against what was asked ("the back door is unlocked"), as something spoken of: "lock it" behind it is of that
 * door. Things of several kinds are each kind by itself ("the garage is open and the lamp is on"), and words behind them are said of those that they
 * fit. Folded from the journal.
 */
export function foundThings(entries: readonly Entry[]): Action[] {
  const found = cameOf(entries, 'result').flatMap(({ outcome }) => {
    const told = outcome.ok && isJsonObject(outcome.result) ? outcome.result['found'] : undefined;
    return Array.isArray(told) ? told.filter(isJsonObject) : [];
  });
  if (found.length === 0) return askedThings(entries);
  if (found.length > FOUND_MAX) return [];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap((kind): Action[] => {
    const service = DeviceKind.safeParse(kind);
    if (!service.success) return [];
    return [
      spokenOf(
        service.data,
        found.filter((one) => one['kind'] === kind),
      ),
    ];
  });
}

/** Of several things that were asked about ("are the doors locked"), the ones that are not at rest: "the garage light is on". */
function askedThings(entries: readonly Entry[]): Action[] {
  return cameOf(entries, 'verdict').flatMap(({ call, evidence }): Action[] => {
    const service = DeviceKind.safeParse(call.service);
    if (!service.success || call.method !== 'get') return [];
    const things = thingsOf(evidence ?? null);
    const told = things.filter(({ on, state }) => on === true || (on === undefined && STANDS_OUT.has(state)));
    const isTold = told.length > 0 && told.length <= FOUND_MAX && told.length < things.length;
    return isTold ? [spokenOf(service.data, told)] : [];
  });
}

/** What came of the steps of a turn, of one type. */
function cameOf<K extends keyof Facts>(entries: readonly Entry[], type: K): readonly Facts[K][] {
  return entries
    .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
    .filter((one) => one.type === type)
    .map(({ data }) => data as unknown as Facts[K]);
}

function spokenOf(service: DeviceKind, things: readonly JsonObject[]): Action {
  const names = things.map(({ name }): SingleTarget => ({ name: String(name) }));
  const target = names.length === 1 ? names[0]! : names;
  return { service, method: 'get', args: { target } } as unknown as Action;
}
