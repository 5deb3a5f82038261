import { type Json, newId } from '../base/index.ts';
import { AnnouncedAgent } from '../domain/index.ts';
import type { PermittedCall } from '../flow/index.ts';
import type { Store } from '../store/index.ts';

const MIGRATIONS = [
  `CREATE TABLE remote_hosts (host TEXT PRIMARY KEY, journal TEXT NOT NULL, seq INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE remote_orders (
     id TEXT PRIMARY KEY, host TEXT NOT NULL, process TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE TABLE remote_agents (name TEXT PRIMARY KEY, host TEXT NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID`,
];

/** A host that has been away for longer finds nothing to do when it is back. */
const ORDERS_KEPT_MS = 7 * 24 * 3_600_000;

/** What a host is to do, until it has said that it knows. */
export type Order = {
  readonly id: string;
  readonly process: string;
  readonly at: number;
} & OrderBody;

export type OrderBody =
  | { readonly do: 'start' }
  | {
      readonly do: 'reply';
      readonly turn: string;
      readonly wait: string;
      readonly value: Json;
      readonly who?: string;
      /** The call that this yes allows. */
      readonly permits?: PermittedCall;
    }
  | { readonly do: 'kill' | 'terminate'; readonly because: string };

/** The answer to a question of a host. */
export type Reply = Extract<OrderBody, { readonly do: 'reply' }>;

/** How far a host's journal has been read. */
export interface Cursor {
  readonly journal: string;
  readonly seq: number;
}

interface OrderRow extends Pick<Order, 'id' | 'process' | 'at'> {
  readonly host: string;
  readonly body: string;
}

/**
 * What must outlive a crash of the caller beside its journal. Every write but that of the known agents is handed to the
 * journal's next commit, so that what was read and what was made of it are on disk together or not at all.
 */
export class RemoteStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('remote', MIGRATIONS);
  }

  cursor(host: string): Cursor | undefined {
    return this.#store.one<Cursor>('SELECT journal, seq FROM remote_hosts WHERE host = ?', host);
  }

  setCursor(host: string, { journal, seq }: Cursor): void {
    this.#store.put('remote_hosts', { host, journal, seq }, 'REPLACE');
  }

  /** Orders that were not carried out yet, by host, oldest first. */
  orders(now: number): ReadonlyMap<string, readonly Order[]> {
    const sql = 'SELECT * FROM remote_orders WHERE at > ? ORDER BY rowid';
    const rows = this.#store.all<OrderRow>(sql, now - ORDERS_KEPT_MS);
    const orders = new Map<string, Order[]>();
    for (const { host, body, ...row } of rows) {
      const order = { ...row, ...(JSON.parse(body) as OrderBody) };
      orders.set(host, [...(orders.get(host) ?? []), order]);
    }
    return orders;
  }

  insertOrder(host: string, { id, process, at, ...body }: Order): void {
    this.#store.put('remote_orders', { id, host, process, body: JSON.stringify(body), at });
  }

  deleteOrder(id: string): void {
    this.#store.run('DELETE FROM remote_orders WHERE id = ?', id);
  }

  /** Whose name it is: agents of hosts that were seen, also of those that are away now. */
  agents(): ReadonlyMap<string, { readonly host: string; readonly announced: AnnouncedAgent }> {
    const sql = 'SELECT name, host, body FROM remote_agents';
    const rows = this.#store.all<{ name: string; host: string; body: string }>(sql);
    return new Map(
      rows.flatMap(({ name, host, body }) => {
        const announced = AnnouncedAgent.safeParse(JSON.parse(body));
        return announced.success ? [[name, { host, announced: announced.data }] as const] : [];
      }),
    );
  }

  /** Makes the known agents of a host those that it announces. */
  keepAgents(host: string, announced: readonly AnnouncedAgent[]): void {
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM remote_agents WHERE host = ?', host);
      for (const one of announced)
        this.#store.put('remote_agents', { name: one.name, host, body: JSON.stringify(one) }, 'REPLACE');
    });
  }
}

export function newOrder(process: string, at: number, body: OrderBody): Order {
  return { id: newId('order', at), process, at, ...body };
}
