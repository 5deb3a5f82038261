import { addressKey } from '../../base/index.ts';
import type { Connection } from './connection.ts';

export interface SeatLimits {
  /** Connections with a token, and how many of those one token may have. */
  readonly connectionsMax: number;
  readonly perTokenMax: number;
  /** Connections that have not shown a token yet, and how many of those one address may have. */
  readonly strangersMax: number;
  readonly strangersPerAddressMax: number;
}

/**
 * The places for connections. Connections with a token and strangers are counted apart, so that strangers cannot keep out those with a
 * token. A stranger too many takes the place of the oldest stranger, of the same address or else of the address with the most. Real
 * clients show a token at once and so are never the oldest.
 */
export class Seats {
  readonly #limits: SeatLimits;
  /** In the order they came. */
  readonly #strangers = new Set<Connection>();
  readonly #members = new Set<Connection>();

  constructor(limits: Partial<SeatLimits> = {}) {
    this.#limits = {
      connectionsMax: limits.connectionsMax ?? 200,
      perTokenMax: limits.perTokenMax ?? 32,
      strangersMax: limits.strangersMax ?? 50,
      strangersPerAddressMax: limits.strangersPerAddressMax ?? 5,
    };
  }

  /** Returns the strangers who have to go for it, or undefined when there is no place. */
  seat(connection: Connection): readonly Connection[] | undefined {
    if (connection.token !== undefined) return this.#seatMember(connection) ? [] : undefined;
    this.#strangers.add(connection);
    const here = this.#strangersAt(addressKey(connection.address));
    const leaving =
      here.length > this.#limits.strangersPerAddressMax
        ? here[0]
        : this.#strangers.size > this.#limits.strangersMax
          ? this.#fullest()[0]
          : undefined;
    return leaving === undefined ? [] : [leaving];
  }

  /** A stranger has shown a token. False when there is no place for it. */
  promote(connection: Connection): boolean {
    this.#strangers.delete(connection);
    return this.#seatMember(connection);
  }

  leave(connection: Connection): void {
    this.#strangers.delete(connection);
    this.#members.delete(connection);
  }

  #seatMember(connection: Connection): boolean {
    if (this.#members.size >= this.#limits.connectionsMax) return false;
    const same = [...this.#members].filter(({ token }) => token?.id === connection.token?.id);
    if (same.length >= this.#limits.perTokenMax) return false;
    this.#members.add(connection);
    return true;
  }

  #strangersAt(key: string): readonly Connection[] {
    return [...this.#strangers].filter(({ address }) => addressKey(address) === key);
  }

  #fullest(): readonly Connection[] {
    const byAddress = new Map<string, Connection[]>();
    for (const stranger of this.#strangers) {
      const key = addressKey(stranger.address);
      byAddress.set(key, [...(byAddress.get(key) ?? []), stranger]);
    }
    return [...byAddress.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  }
}
