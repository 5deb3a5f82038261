import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Clock, pause } from '../../base/index.ts';
import type { JournalLine } from '../../domain/index.ts';
import type { Reply } from './route.ts';
import type { Underway } from './underway.ts';

/** A comment line this often, so that nothing between the hub and the client takes the silence for death. */
const HEARTBEAT_MS = 15_000;
/** How long the journal must be silent before the turn is asked whether it has ended: its last notes come after its end. */
const QUIET_MS = 250;
/** A client that reads nothing for this long is let go; it resumes where it was. */
const STALLED_MS = 30_000;

type Step =
  | { readonly type: 'line'; readonly line: JournalLine }
  | { readonly type: 'over' }
  | { readonly type: 'silence' }
  | { readonly type: 'gone' };

/**
 * Serves journal lines as server-sent events (HTML Living Standard, section 9.2): the sequence number is the event's id,
 * so that a client which comes back with Last-Event-ID misses and repeats nothing. A client that has seen all of an ended
 * turn gets 204, which tells an EventSource to stop asking.
 */
export async function streamEvents(
  raw: ServerResponse,
  reply: Extract<Reply, { type: 'events' }>,
  clock: Clock,
  signal: AbortSignal,
  underway: Pick<Underway, 'hear'>,
): Promise<void> {
  let deaf = () => {};
  const over = new AbortController();
  const source = new Steps(reply.lines(AbortSignal.any([signal, over.signal])), clock, signal);
  try {
    let step: Step | undefined;
    if (reply.after > 0 && reply.ended() !== undefined) {
      step = await source.next(QUIET_MS);
      if (step.type === 'silence') {
        raw.writeHead(204).end();
        return;
      }
    }
    openEvents(raw);
    // A slow client is spared the pieces: the answer holds all of them.
    deaf = underway.hear(reply.turn, (event) => {
      if (!raw.destroyed && !raw.writableNeedDrain) raw.write(event);
    });
    let patience = QUIET_MS;
    for (; ; step = undefined) {
      step ??= await source.next(patience);
      switch (step.type) {
        case 'line':
          patience = QUIET_MS;
          await write(raw, eventOf(step.line), clock, signal);
          break;
        case 'silence': {
          const status = reply.ended();
          if (status !== undefined) {
            raw.end(`event: end\ndata: ${JSON.stringify({ status })}\n\n`);
            return;
          }
          if (patience === HEARTBEAT_MS) await write(raw, ': still here\n\n', clock, signal);
          patience = HEARTBEAT_MS;
          break;
        }
        case 'over':
          raw.end();
          return;
        case 'gone':
          raw.destroy();
          return;
      }
    }
  } finally {
    deaf();
    over.abort();
    source.close();
  }
}

/** No event name: then every line reaches an EventSource's `onmessage`, and only `end` needs a listener of its own. */
function eventOf(line: JournalLine): string {
  return `id: ${line.seq}\ndata: ${JSON.stringify(line)}\n\n`;
}

/** Waits for the client to read on when it is slow; lets it go when it does not. */
async function write(raw: ServerResponse, text: string, clock: Clock, signal: AbortSignal): Promise<void> {
  if (raw.destroyed || raw.write(text)) return;
  const limit = new AbortController();
  const stalled = clock.after(STALLED_MS, () => raw.destroy());
  try {
    await Promise.race([
      once(raw, 'drain', { signal: limit.signal }),
      once(raw, 'close', { signal: limit.signal }),
      new Promise((resolve) =>
        signal.addEventListener('abort', resolve, { once: true, signal: limit.signal }),
      ),
    ]).catch(() => undefined);
  } finally {
    stalled.cancel();
    limit.abort();
  }
}

/** The lines of an iterator, or the news that none came within a time. A pending line is never lost to a silence. */
class Steps {
  readonly #iterator: AsyncIterator<JournalLine>;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  #pending: Promise<Step> | undefined;

  constructor(lines: AsyncIterable<JournalLine>, clock: Clock, signal: AbortSignal) {
    this.#iterator = lines[Symbol.asyncIterator]();
    this.#clock = clock;
    this.#signal = signal;
  }

  async next(patienceMs: number): Promise<Step> {
    this.#pending ??= this.#iterator
      .next()
      .then((result): Step => (result.done ? { type: 'over' } : { type: 'line', line: result.value }));
    const enough = new AbortController();
    const silence = pause(this.#clock, patienceMs, AbortSignal.any([enough.signal, this.#signal])).then(
      (ending): Step => (ending === 'elapsed' ? { type: 'silence' } : { type: 'gone' }),
    );
    const step = await Promise.race([this.#pending, silence]);
    enough.abort();
    if (step.type === 'line') this.#pending = undefined;
    return step;
  }

  close(): void {
    this.#pending?.catch(() => undefined);
    void this.#iterator.return?.();
  }
}

/** What says that server-sent events follow: kept by nobody, and held back by no proxy. */
export function openEvents(raw: ServerResponse): void {
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
}
