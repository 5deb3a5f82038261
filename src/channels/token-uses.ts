import type { Clock, Timer } from '../base/index.ts';

/** Uses are gathered for so long before they are written: one commit a minute at most, whatever comes in. */
const WRITE_MS = 60_000;

interface Use {
  readonly at: number;
  readonly from: string;
}

/** When and from where each token was last shown. Kept in memory and written down together, never while a request waits. */
export class TokenUses {
  readonly #clock: Clock;
  readonly #write: (uses: readonly (Use & { readonly id: string })[]) => void;
  readonly #last = new Map<string, Use>();
  readonly #unwritten = new Set<string>();
  #timer: Timer | undefined;

  constructor(clock: Clock, write: (uses: readonly (Use & { readonly id: string })[]) => void) {
    this.#clock = clock;
    this.#write = write;
  }

  of(id: string): Use | undefined {
    return this.#last.get(id);
  }

  /** What was written by an earlier run. */
  remember(id: string, at: number, from: string): void {
    this.#last.set(id, { at, from });
  }

  note(id: string, from: string): void {
    this.#last.set(id, { at: this.#clock.now(), from });
    this.#unwritten.add(id);
    this.#timer ??= this.#clock.after(WRITE_MS, () => this.#flush());
  }

  forget(id: string): void {
    this.#last.delete(id);
    this.#unwritten.delete(id);
  }

  close(): void {
    this.#flush();
  }

  #flush(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    const uses = [...this.#unwritten].flatMap((id) => {
      const use = this.#last.get(id);
      return use === undefined ? [] : [{ id, ...use }];
    });
    if (uses.length === 0) return;
    try {
      this.#write(uses);
      this.#unwritten.clear();
    } catch {
      // A full disk is told by those who need it; what could not be written is tried again with the next use.
    }
  }
}
