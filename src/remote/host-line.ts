import { type Clock, defined, type Json, pause } from '../base/index.ts';
import type { Caller } from '../bus/index.ts';
import { AGENTS_SERVICE, type CallOutcome } from '../domain/index.ts';

/** A host that is online and did not take a call is asked again after this. */
const AGAIN_MS = 1_000;

export interface LineOptions {
  readonly host: string;
  readonly caller: Caller;
  /** Who asks, for the host's memory of calls. */
  readonly client: string;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** What lets this program call the host, where it is none that the host knows by itself. */
  readonly warrant?: () => string | undefined;
}

/** Calls to one host, and since when it owes an answer: a broker may call a host online that died together with it. */
export class HostLine {
  readonly #options: LineOptions;
  readonly #closing = new AbortController();
  readonly #waiting = new Set<() => void>();
  #unheardSince: number | undefined;
  #awaySince: number | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get isOnline(): boolean {
    return this.#options.isOnline();
  }

  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  close(): void {
    this.#closing.abort();
    this.look();
  }

  async call(
    method: string,
    params: Json,
    options: { key?: string; timeoutMs?: number },
  ): Promise<CallOutcome> {
    const { caller, client, clock, host } = this.#options;
    const asked = clock.now();
    const { key, timeoutMs } = options;
    const warrant = this.#options.warrant?.();
    const answer = await caller.call({
      service: AGENTS_SERVICE,
      instance: host,
      method,
      params,
      by: { kind: 'agent', id: client },
      signal: this.#closing.signal,
      ...defined({ idempotencyKey: key, timeoutMs, warrant }),
    });
    if (isFinal(answer)) this.#unheardSince = undefined;
    else this.missed(asked);
    return answer;
  }

  /** It did not tell what it was asked for. */
  missed(asked = this.#options.clock.now()): void {
    this.#unheardSince ??= asked;
  }

  /** Since when nothing was heard of the host; undefined while it is there. */
  awaySince(): number | undefined {
    const { clock, isOnline } = this.#options;
    if (isOnline() && this.#unheardSince === undefined) this.#awaySince = undefined;
    else this.#awaySince ??= this.#unheardSince ?? clock.now();
    return this.#awaySince;
  }

  /** Whoever waits for the host looks whether it is back. */
  look(): void {
    for (const one of [...this.#waiting]) one();
  }

  /** Until the host may answer again, or it is time to try. */
  async back(): Promise<void> {
    const { clock, isOnline } = this.#options;
    if (isOnline()) {
      await pause(clock, AGAIN_MS, this.#closing.signal);
      return;
    }
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isOnline() && !this.closed) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}

/** What was not heard, and what is too much at the moment, is asked again; any other answer stands. */
export function isFinal(answer: CallOutcome): boolean {
  return answer.ok || !['target-offline', 'expired', 'busy', 'cancelled'].includes(answer.error.code);
}
