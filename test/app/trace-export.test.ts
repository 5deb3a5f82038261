import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TraceExport } from '../../src/app/trace-export.ts';
import { systemClock } from '../../src/base/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}
interface Taken {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: {
    readonly resourceSpans: readonly [
      {
        readonly resource: { readonly attributes: readonly object[] };
        readonly scopeSpans: readonly [{ readonly spans: readonly Span[] }];
      },
    ];
  };
}

/** A collector: takes what comes and remembers it. */
let collector: Server;
let taken: Taken[];
let status: number;
beforeEach(async () => {
  taken = [];
  status = 200;
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (data) => (text += data));
    request.on('end', () => {
      taken.push({
        path: request.url ?? '',
        key: request.headers['x-key'] as string | undefined,
        body: JSON.parse(text),
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  collector.close();
  collector.closeAllConnections();
});
const url = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

describe('H47 traces of turns at a collector (OTLP/JSON)', () => {
  it('come with every process and step of a turn, tied to each other, and without what was said', async () => {
    const hub = await startTestHub({ config: { trace: { url: url(), headers: { 'x-key': 'k' } } } });
    try {
      await new HubOverHttp(hub.url).say('turn off the lights in the garage');
      await until(() => taken.length > 0, 'the collector has the turn');
    } finally {
      await hub.stop();
    }
    const [{ path, key, body }] = taken as [Taken];
    expect([path, key]).toEqual(['/v1/traces', 'k']);
    const [{ resource, scopeSpans }] = body.resourceSpans;
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'hearth' } });
    const { spans } = scopeSpans[0];
    expect(spans.length).toBeGreaterThan(3);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots).toHaveLength(1);
    expect(
      spans.filter(({ parentSpanId }) => parentSpanId !== undefined && ids.has(parentSpanId)).length,
    ).toBeGreaterThan(0);
    for (const { traceId, spanId, startTimeUnixNano, endTimeUnixNano } of spans) {
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(spanId).toMatch(/^[0-9a-f]{16}$/);
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
    expect(JSON.stringify(body)).not.toContain('lights');
  });

  it('go nowhere unless a collector is named', async () => {
    const hub = await startTestHub();
    const view = await new HubOverHttp(hub.url).say('turn off the lights in the garage');
    await hub.stop();
    expect(view.status).toBe('done');
    expect(taken).toEqual([]);
  });

  it('that a collector does not take cost a line in the log, and the newest of many are kept', async () => {
    status = 503;
    const log = new LogBook();
    const asked: string[] = [];
    const spansOf = (turn: string) => {
      asked.push(turn);
      return [];
    };
    const traces = new TraceExport({
      url: url(),
      headers: {},
      version: '1',
      spansOf,
      clock: systemClock,
      log,
    });
    for (let n = 0; n < 150; n++) traces.ended(`t${n}`);
    await until(() => log.lines.length > 0, 'it is told');
    expect(log.lines[0]).toMatchObject({ message: 'traces were not taken' });
    expect(asked).toHaveLength(100);
    expect(asked[0]).toBe('t50');
    await traces.close();
  });
});
