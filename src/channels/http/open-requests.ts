/** The requests that each token has open, streams of events among them, so that they end with it. */
export class OpenRequests {
  readonly #of = new Map<string, Set<AbortController>>();

  /** Returns what takes the request out again. */
  enter(token: string, request: AbortController): () => void {
    const open = this.#of.get(token) ?? new Set<AbortController>();
    this.#of.set(token, open);
    open.add(request);
    return () => {
      open.delete(request);
      if (open.size === 0 && this.#of.get(token) === open) this.#of.delete(token);
    };
  }

  end(token: string): void {
    const open = this.#of.get(token) ?? [];
    this.#of.delete(token);
    for (const request of open) request.abort();
  }
}
