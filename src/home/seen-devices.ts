import { type Clock, type Logger, messageOf } from '../base/index.ts';
import type { Device } from '../domain/index.ts';
import type { HomeStore } from './home-store.ts';

/** Every device that was ever seen. New ones are written down together, once per turn of the event loop. */
export class SeenDevices {
  readonly #store: HomeStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #seen: Set<string>;
  readonly #fresh = new Map<string, Device>();

  constructor(store: HomeStore, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#seen = store.seen();
  }

  has(id: string): boolean {
    return this.#seen.has(id);
  }

  add(device: Device): void {
    if (this.#seen.has(device.id)) return;
    this.#seen.add(device.id);
    if (this.#fresh.size === 0) setImmediate(() => this.write());
    this.#fresh.set(device.id, device);
  }

  write(): void {
    if (this.#fresh.size === 0) return;
    const devices = [...this.#fresh.values()];
    this.#fresh.clear();
    try {
      this.#store.saveSeen(devices, this.#clock.now());
    } catch (error) {
      for (const device of devices) this.#fresh.set(device.id, device);
      this.#log.error('new devices could not be written down', { reason: messageOf(error) });
    }
  }
}
