import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Clock, canonicalJson } from '../../base/index.ts';
import type { DeviceCommand } from '../../domain/index.ts';

/** A command reaches the home within milliseconds; an older one is somebody's copy. */
const LIFE_MS = 30_000;
/** Seals opened within that time. More commands to entrances than these are no honest ones. */
const OPENED_MAX = 10_000;

/**
 * Proof that a command for a device comes from a service of this process: an HMAC-SHA256 (RFC 2104) over device, command, time
 * and a nonce, with a key that never leaves the process. Each opens once.
 */
export class CommandSeal {
  readonly #clock: Clock;
  readonly #key = randomBytes(32);
  /** Seals that were opened, and until when they would open. */
  readonly #opened = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  seal(device: string, command: DeviceCommand): string {
    const at = this.#clock.now().toString(36);
    const nonce = randomBytes(12).toString('base64url');
    return `${at}.${nonce}.${this.#mac(device, command, `${at}.${nonce}`)}`;
  }

  /** Whether this process sealed exactly this a moment ago, and it was not opened before. */
  opens(device: string, command: DeviceCommand, seal: string): boolean {
    const [at = '', nonce = '', mac = '', ...more] = seal.split('.');
    const given = Buffer.from(mac);
    const wanted = Buffer.from(this.#mac(device, command, `${at}.${nonce}`));
    if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    const now = this.#clock.now();
    const until = Number.parseInt(at, 36) + LIFE_MS;
    for (const [old, end] of this.#opened) if (end <= now) this.#opened.delete(old);
    if (until <= now || this.#opened.has(nonce) || this.#opened.size >= OPENED_MAX) return false;
    this.#opened.set(nonce, until);
    return true;
  }

  #mac(device: string, command: DeviceCommand, stamp: string): string {
    return createHmac('sha256', this.#key)
      .update(canonicalJson([device, command, stamp]))
      .digest('base64url');
  }
}
