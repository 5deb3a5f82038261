/**
 * Stops one call. Most methods end before anybody would stop them and never look at their signal, so the AbortSignal is made
 * when it is asked for: it costs as much as reading the call.
 */
export class CallLimit {
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  /** The first reason holds. */
  abort(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(this.#reason);
  }

  /** @throws the reason, once the call is stopped. */
  throwIfAborted(): void {
    if (this.#reason !== undefined) throw this.#reason;
  }
}
