/** Keeps a SUBSCRIBE packet small enough for brokers with a modest limit. */
export const FILTERS_PER_SUBSCRIBE = 100;

/** Sends one SUBSCRIBE; resolves with the filters that the broker granted. */
type Ask = (filters: readonly string[], qos: 0 | 1) => Promise<readonly string[]>;

interface Request {
  readonly filters: string[];
  readonly granted: Promise<readonly string[]>;
}

/** Filters that are asked for in the same turn of the event loop share a SUBSCRIBE packet: at a start there are a hundred of them. */
export class SubscribeRequests {
  readonly #ask: Ask;
  /** What goes to the broker at the end of this turn, by quality. */
  readonly #open: [Request | undefined, Request | undefined] = [undefined, undefined];

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Resolves with the filters of the packet that were granted, and rejects as `ask` does. */
  ask(filter: string, qos: 0 | 1): Promise<readonly string[]> {
    const open = this.#open[qos];
    if (open !== undefined && open.filters.length < FILTERS_PER_SUBSCRIBE) {
      if (!open.filters.includes(filter)) open.filters.push(filter);
      return open.granted;
    }
    const filters = [filter];
    const granted = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (this.#open[qos]?.filters === filters) this.#open[qos] = undefined;
      return this.#ask(filters, qos);
    });
    this.#open[qos] = { filters, granted };
    return granted;
  }
}
