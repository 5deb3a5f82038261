import { randomBytes } from 'node:crypto';
import type { Json } from '../../base/index.ts';
import { type Clock, Latest } from '../../base/index.ts';

/** A risky call that a person has not said yes to yet. */
export interface PendingCall {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  /** The house's own token for the question. */
  readonly confirm: string;
  readonly key: string | undefined;
  /** Whose call it is. */
  readonly via: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

const PENDING_MAX = 500;

/** Risky calls of clients that cannot ask by themselves, by a short name that a model can repeat. The oldest is forgotten first. */
export class PendingCalls {
  readonly #clock: Clock;
  readonly #calls = new Latest<string, PendingCall>(PENDING_MAX);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  put(call: PendingCall): string {
    const id = randomBytes(4).toString('hex');
    this.#calls.set(id, call);
    return id;
  }

  /** Takes it out; undefined for what is not there, is somebody else's or has expired. */
  take(id: string, via: string): PendingCall | undefined {
    const call = this.#calls.get(id);
    if (call === undefined || call.via !== via) return undefined;
    this.#calls.delete(id);
    return call.expires > this.#clock.now() ? call : undefined;
  }
}
