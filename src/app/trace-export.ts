import { createHash } from 'node:crypto';
import { type Clock, type JsonObject, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { SpanView } from '../domain/index.ts';

export interface TraceExportOptions {
  /** Of the collector: `/v1/traces` is put behind it (OTLP/HTTP). */
  readonly url: string;
  /** Such as a key that the collector wants. */
  readonly headers: Readonly<Record<string, string>>;
  readonly version: string;
  readonly spansOf: (turn: string) => readonly SpanView[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly send?: typeof fetch;
}

/** Turns that wait to be sent; beyond them the oldest is left out. */
const QUEUE_MAX = 100;
const GATHER_MS = 1_000;
const SEND_LIMIT_MS = 5_000;
const NANOS_PER_MS = 1_000_000n;
/** Trace ids have 16 bytes, span ids 8 (W3C Trace Context, section 3.2.2). */
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const INTERNAL = 1;
const STATUS = { open: 0, ok: 1, error: 2 } as const;

/**
 * Sends what each turn took to a collector, as OTLP/JSON (opentelemetry.io/docs/specs/otlp): a span for each process and step, by whose ids
 * the journal is found. What was said is not in it. A collector that is away costs nothing but a line in the log.
 */
export class TraceExport implements Part {
  readonly name = 'trace export';
  readonly #options: TraceExportOptions;
  readonly #queue: string[] = [];
  #timer: Timer | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(options: TraceExportOptions) {
    this.#options = options;
  }

  /** A turn has ended. */
  ended(turn: string): void {
    this.#queue.push(turn);
    if (this.#queue.length > QUEUE_MAX) this.#queue.shift();
    this.#timer ??= this.#options.clock.after(GATHER_MS, () => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send(this.#queue.splice(0)));
    });
  }

  async close(): Promise<void> {
    this.#timer?.cancel();
    await this.#sending;
  }

  async #send(turns: readonly string[]): Promise<void> {
    const { url, headers, version, spansOf, clock, log, send = fetch } = this.#options;
    const tooLong = new AbortController();
    const limit = clock.after(SEND_LIMIT_MS, () => tooLong.abort());
    try {
      const body = JSON.stringify(otlpOf(turns.flatMap(spansOf), version));
      const answer = await send(`${url.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: tooLong.signal,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
    } catch (error) {
      log.warn('traces were not taken', { error: messageOf(error), turns: turns.length });
    } finally {
      limit.cancel();
    }
  }
}

/** An ExportTraceServiceRequest. What goes on still is left out. */
export function otlpOf(spans: readonly SpanView[], version: string): JsonObject {
  const attributes = [text('service.name', 'hearth'), text('service.version', version)];
  return {
    resourceSpans: [
      { resource: { attributes }, scopeSpans: [{ scope: { name: 'hearth' }, spans: spans.flatMap(spanOf) }] },
    ],
  };
}

function spanOf({ trace, id, parent, name, startedAt, endedAt, status, attributes }: SpanView): JsonObject[] {
  if (endedAt === null) return [];
  return [
    {
      traceId: hash(trace, TRACE_BYTES),
      spanId: hash(id, SPAN_BYTES),
      ...(parent === null ? {} : { parentSpanId: hash(parent, SPAN_BYTES) }),
      ...{ name, kind: INTERNAL },
      startTimeUnixNano: nanos(startedAt),
      endTimeUnixNano: nanos(endedAt),
      attributes: [
        text('hearth.turn', trace),
        text('hearth.process', id.split(':', 1)[0] ?? id),
        ...Object.entries(attributes).map(([key, value]) =>
          text(`hearth.${key}`, typeof value === 'string' ? value : JSON.stringify(value)),
        ),
      ],
      status: { code: STATUS[status] },
    },
  ];
}

function text(key: string, value: string): JsonObject {
  return { key, value: { stringValue: value } };
}

function nanos(ms: number): string {
  return String(BigInt(Math.round(ms)) * NANOS_PER_MS);
}

function hash(id: string, bytes: number): string {
  return createHash('sha256')
    .update(id)
    .digest('hex')
    .slice(0, 2 * bytes);
}
