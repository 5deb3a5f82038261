import { type Logger, messageOf } from '../../base/index.ts';
import type { DeviceReport } from '../../domain/index.ts';

type Listener = (report: DeviceReport) => void;

/** Who listens for the reports of which device. One that throws is told in the log and never stops the others. */
export class ReportListeners {
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #ofAll = new Set<(id: string, report: DeviceReport) => void>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Returns the function that ends it. */
  on(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  /** Hears the reports of every device. Returns the function that ends it. */
  onAny(listener: (id: string, report: DeviceReport) => void): () => void {
    this.#ofAll.add(listener);
    return () => void this.#ofAll.delete(listener);
  }

  tell(id: string, report: DeviceReport): void {
    for (const listener of [...(this.#listeners.get(id) ?? [])]) this.#to(id, () => listener(report));
    for (const listener of [...this.#ofAll]) this.#to(id, () => listener(id, report));
  }

  #to(id: string, tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#log.error('a listener for reports failed', { id, reason: messageOf(error) });
    }
  }

  clear(): void {
    this.#listeners.clear();
    this.#ofAll.clear();
  }
}
