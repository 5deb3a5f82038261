import type { Entry } from '../agents/index.ts';
import type { Json } from '../base/index.ts';
import type { Path } from '../flow/index.ts';

/** One stretch of time of a turn, as tracing tools know it (OpenTelemetry's span, without its wire format). Times in ms since the epoch. */
export interface Span {
  /** The turn. */
  readonly trace: string;
  /** A process, or `process:path` for a step. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly startedAt: number;
  /** Null while it goes on. */
  readonly endedAt: number | null;
  readonly status: 'open' | 'ok' | 'error';
  readonly attributes: Readonly<Record<string, Json>>;
}

/** The journal of turns as spans (X12): each turn's processes, and in them each execution of a step; also its history with timing (B21). */
export function spansOf(entries: readonly Entry[]): readonly Span[] {
  const spans = new Map<string, Span>();
  const change = (id: string, span: Partial<Span>) => {
    const before = spans.get(id);
    if (before !== undefined) spans.set(id, { ...before, ...span });
  };
  for (const entry of entries) {
    const { process, path, turn: trace, at } = entry;
    const id = `${process}:${path}`;
    const begin = (span: Pick<Span, 'id' | 'parent' | 'name' | 'attributes'>, startedAt = at) =>
      spans.set(span.id, { trace, startedAt, endedAt: null, status: 'open', ...span });
    switch (entry.e) {
      case 'created': {
        const parent = entry.parent === null ? null : `${entry.parent}:${entry.parentPath}`;
        begin({ id: process, parent, name: entry.agent, attributes: { depth: entry.depth } });
        break;
      }
      case 'status':
        if (['FAILED', 'KILLED', 'TERMINATED'].includes(entry.to))
          change(process, {
            endedAt: at,
            status: 'error',
            attributes: { because: entry.because ?? entry.to },
          });
        else if (entry.to === 'COMPLETED') change(process, { endedAt: at, status: 'ok' });
        break;
      case 'started':
      case 'child':
      case 'waitOpened':
        if (!spans.has(id)) begin({ id, parent: process, name: nameOf(path), attributes: {} });
        break;
      case 'outcome': {
        const { spend, outcome, attempt } = entry;
        if (!spans.has(id)) begin({ id, parent: process, name: nameOf(path), attributes: {} }, at - spend.ms);
        change(id, {
          endedAt: at,
          status: outcome.type === 'fail' ? 'error' : 'ok',
          attributes: { attempt, outcome: outcome.type, usd: spend.usd, tokens: spend.tokens },
        });
        break;
      }
    }
  }
  return [...spans.values()];
}

function nameOf(path: Path): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
