import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../base/index.ts';
import { verifyPassword } from './passwords.ts';

export interface PasswordLimits {
  /** Wrong passwords from one address within a minute, after which it is locked out. */
  readonly wrongMax: number;
}

/** `locked`: the address gave too many wrong ones. `busy`: too many of its tries wait already. */
export type Verdict = 'right' | 'wrong' | 'locked' | 'busy';

/** Somebody's hash, checked when the name is unknown, so that the answer takes as long as for a known one. */
const NOBODY = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const WITHIN_MS = 60_000;
const LOCK_MS = 10_000;
const LOCK_MAX_MS = 15 * 60_000;
/** Each takes 16 MiB and one of the four threads that files are read by too. */
const RUNNING_MAX = 2;
const WAITING_PER_ADDRESS_MAX = 8;
const ADDRESSES_MAX = 4_096;

interface Try {
  readonly password: string;
  readonly hash: string;
  readonly end: (verdict: Verdict) => void;
}

interface Address {
  wrong: number[];
  lockedUntil: number;
  locks: number;
  readonly waiting: Try[];
}

/**
 * Checks passwords so that whoever guesses slows down nobody else: two at once, the addresses in turn, and none from an address
 * that was wrong too often. A password that was right once is known again by a keyed hash that lives in memory alone.
 */
export class PasswordDesk {
  readonly #limits: PasswordLimits;
  readonly #clock: Clock;
  readonly #key = randomBytes(32);
  /** By account: what was right. */
  readonly #known = new Map<string, Buffer>();
  /** The one not heard of for the longest time comes first. */
  readonly #addresses = new Map<string, Address>();
  /** Addresses with tries that wait, in turn. */
  readonly #turns: string[] = [];
  #running = 0;

  constructor(limits: PasswordLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** `hash` is undefined for a name that nobody has. */
  async check(
    from: string,
    name: string | undefined,
    password: string,
    hash: string | undefined,
  ): Promise<Verdict> {
    const known = name === undefined || hash === undefined ? undefined : this.#known.get(name);
    const mark = this.#mark(password, hash ?? NOBODY);
    if (known !== undefined && timingSafeEqual(known, mark)) return 'right';
    const verdict = await this.#stand(from, password, hash ?? NOBODY);
    if (verdict !== 'right') return verdict;
    if (name === undefined || hash === undefined) return 'wrong';
    this.#known.set(name, mark);
    return 'right';
  }

  #stand(from: string, password: string, hash: string): Promise<Verdict> {
    const address = this.#addressOf(from);
    if (address.lockedUntil > this.#clock.now()) return Promise.resolve('locked');
    if (address.waiting.length >= WAITING_PER_ADDRESS_MAX) return Promise.resolve('busy');
    return new Promise((end) => {
      address.waiting.push({ password, hash, end });
      if (address.waiting.length === 1) this.#turns.push(from);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < RUNNING_MAX) {
      const from = this.#turns.shift();
      if (from === undefined) return;
      const address = this.#addressOf(from);
      const one = address.waiting.shift();
      if (address.waiting.length > 0) this.#turns.push(from);
      if (one === undefined) continue;
      this.#running += 1;
      void this.#verify(one, address).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #verify({ password, hash, end }: Try, address: Address): Promise<void> {
    const right = await verifyPassword(password, hash).catch(() => false);
    if (!right) this.#noteWrong(address);
    end(right ? 'right' : 'wrong');
  }

  #noteWrong(address: Address): void {
    const now = this.#clock.now();
    address.wrong = [...address.wrong.filter((at) => now - at < WITHIN_MS), now];
    if (address.wrong.length < this.#limits.wrongMax || address.lockedUntil > now) return;
    // An address that was quiet for as long as the longest lock begins anew.
    if (now - address.lockedUntil > LOCK_MAX_MS) address.locks = 0;
    address.lockedUntil = now + Math.min(LOCK_MAX_MS, LOCK_MS * 2 ** address.locks);
    address.locks += 1;
    for (const one of address.waiting.splice(0)) one.end('locked');
  }

  #addressOf(from: string): Address {
    const known = this.#addresses.get(from) ?? { wrong: [], lockedUntil: 0, locks: 0, waiting: [] };
    this.#addresses.delete(from);
    this.#addresses.set(from, known);
    if (this.#addresses.size > ADDRESSES_MAX)
      for (const [oldest, { waiting }] of this.#addresses) {
        if (waiting.length > 0) continue;
        this.#addresses.delete(oldest);
        break;
      }
    return known;
  }

  #mark(password: string, hash: string): Buffer {
    return createHmac('sha256', this.#key).update(`${hash}\n${password}`).digest();
  }
}
