import { type Clock, type Logger, messageOf, type Timer } from '../base/index.ts';
import type { Device } from '../domain/index.ts';
import type { HomeStore } from './home-store.ts';

/** What is announced one by one is written down together. Until then a kill forgets it, and its family announces it again. */
const GATHER_MS = 1_000;

/** Every device that was ever seen, and how those that are there were announced last, so that the next start knows them at once. */
export class Register {
  readonly #store: HomeStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #seen: Set<string>;
  /** To be written: null for one that was withdrawn. */
  #changed = new Map<string, Device | null>();
  #timer: Timer | undefined;

  constructor(store: HomeStore, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#seen = store.seen();
  }

  /** The devices of a family as the last run knew them. */
  devicesOf(family: string): readonly Device[] {
    return this.#store.devicesOf(family);
  }

  /** @returns whether it was never seen before. */
  announced(device: Device): boolean {
    const isNew = !this.#seen.has(device.id);
    this.#seen.add(device.id);
    this.#change(device.id, device);
    return isNew;
  }

  withdrawn(id: string): void {
    this.#change(id, null);
  }

  #change(id: string, device: Device | null): void {
    this.#changed.set(id, device);
    this.#timer ??= this.#clock.after(GATHER_MS, () => this.write());
  }

  write(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    if (this.#changed.size === 0) return;
    const changed = this.#changed;
    this.#changed = new Map();
    const withdrawn = [...changed].flatMap(([id, device]) => (device === null ? [id] : []));
    const announced = [...changed.values()].filter((device) => device !== null);
    try {
      this.#store.saveDevices(announced, withdrawn, this.#clock.now());
    } catch (error) {
      this.#changed = new Map([...changed, ...this.#changed]);
      this.#log.error('devices could not be written down', { reason: messageOf(error) });
    }
  }
}
