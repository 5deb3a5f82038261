/** How much each account may leave with the broker. */
export interface RetainedLimits {
  /** Topics and payloads of all retained messages of one account, in bytes. */
  readonly bytesMax: number;
  /** One retained message of a device or person, in bytes. */
  readonly messageBytesMax: number;
}

interface Entry {
  readonly account: string;
  readonly bytes: number;
}

/** Who left which retained message, and how many bytes each account has left. The hub's own are not counted. */
export class RetainedLedger {
  readonly #limits: RetainedLimits;
  readonly #entries = new Map<string, Entry>();
  readonly #totals = new Map<string, number>();

  constructor(limits: RetainedLimits) {
    this.#limits = limits;
  }

  /** What was retained before. */
  load(rows: Iterable<{ readonly topic: string; readonly account: string; readonly bytes: number }>): void {
    for (const { topic, account, bytes } of rows) this.#set(topic, { account, bytes });
  }

  /** Counts what an account wants to retain; `undefined` is the hub. A message that does not fit is not counted. */
  book(
    account: string | undefined,
    topic: string,
    payloadBytes: number,
    isService: boolean,
  ): 'fits' | 'too-large' | 'full' {
    if (account === undefined || payloadBytes === 0) {
      this.#set(topic, undefined);
      return 'fits';
    }
    if (!isService && payloadBytes > this.#limits.messageBytesMax) return 'too-large';
    const bytes = payloadBytes + Buffer.byteLength(topic);
    const before = this.#entries.get(topic);
    const own = before?.account === account ? before.bytes : 0;
    if ((this.#totals.get(account) ?? 0) - own + bytes > this.#limits.bytesMax) return 'full';
    this.#set(topic, { account, bytes });
    return 'fits';
  }

  accountOf(topic: string): string | undefined {
    return this.#entries.get(topic)?.account;
  }

  bytesOf(account: string): number {
    return this.#totals.get(account) ?? 0;
  }

  #set(topic: string, entry: Entry | undefined): void {
    const before = this.#entries.get(topic);
    if (before !== undefined) this.#add(before.account, -before.bytes);
    if (entry === undefined) this.#entries.delete(topic);
    else {
      this.#entries.set(topic, entry);
      this.#add(entry.account, entry.bytes);
    }
  }

  #add(account: string, bytes: number): void {
    const total = (this.#totals.get(account) ?? 0) + bytes;
    if (total > 0) this.#totals.set(account, total);
    else this.#totals.delete(account);
  }
}
