import { isJsonObject } from '../../base/index.ts';
import type { Plan } from '../../domain/index.ts';
import type { PreviousTurn } from '../../understanding/index.ts';
import type { TurnRow } from '../house/turn-store.ts';

/** What was only told just before, of which "it" may be said: "the desk lamp is flickering", "*turn it off*". */
export function toldBefore(last: TurnRow | undefined, since: number): PreviousTurn | undefined {
  if (last === undefined || last.plan === null || last.received_at < since) return undefined;
  const plan: unknown = JSON.parse(last.plan);
  const isTold = isJsonObject(plan) && plan['direct'] === true && plan['talk'] === 'statement';
  return isTold ? { text: last.text, groups: [] } : undefined;
}

/** The plan behind what was told, where that makes all of the words understood; else as if it had not been told. */
export function readBehind(
  told: PreviousTurn | undefined,
  previous: readonly PreviousTurn[],
  read: (previous: readonly PreviousTurn[]) => Plan,
): Plan {
  const behind = told === undefined ? undefined : read([...previous, told]);
  return behind !== undefined && behind.groups.length > 0 && behind.unread.length === 0
    ? behind
    : read(previous);
}
