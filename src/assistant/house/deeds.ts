import { type Audit, HUB, ownerKey } from '../../access/index.ts';
import { isJsonObject, type Json } from '../../base/index.ts';
import type { ActionView, Deed, DeedQuery, Speaker, TurnView } from '../../domain/index.ts';
import type { TurnRow, TurnStore } from './turn-store.ts';

export interface DeedParts {
  readonly audit: Pick<Audit, 'deeds'>;
  readonly turns: Pick<TurnStore, 'get'>;
  readonly turn: (id: string) => TurnView | undefined;
  /** Whether a service commands devices: what it did is there for all to see. */
  readonly isOfDevices: (service: string) => boolean;
}

/** What was allowed and then not seen done is looked through as well. */
const LOOKED_AT = 4;

/**
 * What was done: each line of the audit with what its turn saw come of it. What a service did to a row is told to whose it is
 * alone; what became of devices everybody can see, so only the words that led to it are somebody's own.
 */
export function deedsOf(parts: DeedParts, query: DeedQuery, asking: Speaker | typeof HUB): readonly Deed[] {
  const views = new Map<string, TurnView | undefined>();
  const viewOf = (id: string): TurnView | undefined => {
    if (!views.has(id)) views.set(id, parts.turn(id));
    return views.get(id);
  };
  const { since, until, device = null, limit, unchanged = false } = query;
  const lines = parts.audit.deeds({ since, until, device, limit: limit * LOOKED_AT });
  const found: Deed[] = [];
  for (const line of lines) {
    if (found.length === limit) break;
    const [service = '', method = ''] = line.what.split('.');
    const isPublic = parts.isOfDevices(service);
    // A guest's token of somebody who lives here is not told what they did at home.
    const isMine = asking !== HUB && line.person !== null && ownerKey(asking) === ownerKey(line);
    if (!isPublic && !isMine) continue;
    const row = line.turn === null ? undefined : parts.turns.get(line.turn);
    const seen = row === undefined ? undefined : actionsOf(viewOf(row.turn), line.what);
    if (seen !== undefined && seen.length === 0) continue;
    const things =
      seen === undefined || !isPublic
        ? line.things.map((id) => ({ id, state: null }))
        : seen.flatMap(changedBy).filter(({ id }) => line.things.length === 0 || line.things.includes(id));
    const already = unchanged && isPublic && things.length === 0 ? (seen ?? []).flatMap(foundSo) : [];
    const touched = [...things.map(({ id }) => id), ...already];
    if (isPublic && !touched.some((id) => device === null || id === device)) continue;
    const { at, person, role, via } = line;
    const channel = row?.channel ?? null;
    found.push({
      ...{ at, person, role, via, service, method, things, channel },
      ...(already.length > 0 && { already }),
      own: isMine && row !== undefined ? ownOf(row, seen) : null,
    });
  }
  return found;
}

/** Actions of a turn that called this and were seen done. */
function actionsOf(view: TurnView | undefined, what: string): readonly ActionView[] {
  return (view?.groups ?? [])
    .flatMap(({ actions }) => actions)
    .filter(({ call, status }) => `${call.service}.${call.method}` === what && status === 'done');
}

/** The things that an action was seen to change, and how they were then. */
function changedBy({ evidence }: ActionView): { readonly id: string; readonly state: Json | null }[] {
  const changed = isJsonObject(evidence) ? evidence['changed'] : undefined;
  if (!Array.isArray(changed)) return [];
  return changed
    .filter(isJsonObject)
    .map((thing) => ({ id: String(thing['id']), state: thing['state'] ?? null }));
}

/** The things that an action found to be so already. */
function foundSo({ evidence }: ActionView): readonly string[] {
  const already = isJsonObject(evidence) ? evidence['already'] : undefined;
  return Array.isArray(already) ? already.filter(isJsonObject).map(({ id }) => String(id)) : [];
}

function ownOf({ text }: TurnRow, seen: readonly ActionView[] | undefined): Deed['own'] {
  const [action] = seen ?? [];
  const told = isJsonObject(action?.evidence) ? action.evidence['summary'] : undefined;
  return {
    args: action?.call.args ?? null,
    words: text,
    ...(typeof told === 'string' ? { told } : {}),
  };
}
