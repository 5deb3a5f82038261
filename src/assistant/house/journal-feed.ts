import type { Entry, Journal } from '../../agents/index.ts';
import { type Json, type Logger, messageOf, type Part } from '../../base/index.ts';
import type { Bus } from '../../bus/index.ts';
import type { JournalLine } from '../../domain/index.ts';

export interface JournalFeedParts {
  readonly bus: Bus;
  readonly journal: Pick<Journal, 'subscribe'>;
  readonly log: Logger;
  /** Whether anybody gets what is published to a topic, where the broker can tell. Lines for nobody are not sent. */
  readonly isWatched?: (topic: string) => boolean;
  /** Whether everybody on the broker may read what this turn says; all may be read when absent. */
  readonly isPublic?: (turn: string) => boolean;
  /** Lines that may wait to be sent. Default 2,000. */
  readonly queueLengthMax?: number;
}

const QUEUE_LENGTH_MAX = 2_000;
/** Lines sent in one turn of the event loop, so that calls and answers find their way between them. */
const BATCH = 32;

/**
 * Tells what is written to the journal on `process/<id>/event` (docs/reference/topics.md), after the commit and off the path
 * of the answer: of turns that are nobody's in particular, since a broker shows them to whoever may subscribe. A view of the
 * present with QoS 0: while the broker is away, or when more gathers than the queue holds, lines are left out of it, the oldest
 * first, and remain in the journal, where their numbers tell that they are missing.
 */
export class JournalFeed implements Part {
  readonly name = 'journal feed';
  readonly #parts: JournalFeedParts;
  readonly #log: Logger;
  #queue: Entry[] = [];
  #scheduled = false;
  #leftOut = 0;
  #stop: (() => void) | undefined;

  constructor(parts: JournalFeedParts) {
    this.#parts = parts;
    this.#log = parts.log.child('journal feed');
  }

  start(): void {
    this.#stop = this.#parts.journal.subscribe((entries) => this.#take(entries));
  }

  close(): void {
    this.#stop?.();
    this.#queue = [];
  }

  /** What became of a turn, on `process/<turn>/report`, once it has ended and its person was told. */
  async report(turn: string, view: () => Json): Promise<void> {
    const { bus, isWatched, isPublic } = this.#parts;
    const topic = bus.under(`process/${turn}/report`);
    if (!bus.connected || isWatched?.(topic) === false || isPublic?.(turn) === false) return;
    await bus
      .publish(topic, view())
      .catch((error: unknown) => this.#log.debug('a report was not published', { error: messageOf(error) }));
  }

  #take(entries: readonly Entry[]): void {
    this.#queue.push(...entries);
    const excess = this.#queue.length - (this.#parts.queueLengthMax ?? QUEUE_LENGTH_MAX);
    if (excess > 0) {
      this.#queue.splice(0, excess);
      this.#leftOut += excess;
    }
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
      this.#schedule();
    });
  }

  #flush(): void {
    if (this.#leftOut > 0) {
      this.#log.warn('lines were left out of the feed: too many at once', { lines: this.#leftOut });
      this.#leftOut = 0;
    }
    const { bus } = this.#parts;
    if (!bus.connected) {
      this.#queue = [];
      return;
    }
    for (const entry of this.#queue.splice(0, BATCH)) this.#publish(entry);
  }

  #publish(entry: Entry): void {
    const { bus, isWatched, isPublic } = this.#parts;
    const topic = bus.under(`process/${entry.process}/event`);
    if (isWatched?.(topic) === false || isPublic?.(entry.turn) === false) return;
    bus
      .publish(topic, lineOf(entry) as unknown as Json)
      .catch((error: unknown) => this.#log.debug('a line was not published', { error: messageOf(error) }));
  }
}

/** An entry as doors show it. */
export function lineOf(entry: Entry): JournalLine {
  const { seq, at, turn, process, depth, path, e, ...body } = entry;
  return {
    seq,
    at: new Date(at).toISOString(),
    turn,
    process,
    depth,
    path,
    kind: e,
    data: body as unknown as Json,
  };
}
