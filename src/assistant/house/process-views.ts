import type { Entry } from '../../agents/index.ts';
import type { BoardView, SpanView } from '../../domain/index.ts';
import { type Board, type Draft, isNote, type Path } from '../../flow/index.ts';

/** The blackboard of a process for people who look for a fault: what is in sight, and the conditions that were set (B49). */
export function boardView(board: Board): BoardView {
  const drafts = board.spawn();
  return {
    messages: drafts.filter((one) => !isNote(one)).map(plain),
    conditions: Object.fromEntries(
      drafts.flatMap(({ type, name, data }) =>
        type === 'condition' && name !== undefined ? [[name, data === true]] : [],
      ),
    ),
  };
}

/** Messages as doors show them. */
export function plain({ type, name, data }: Draft): BoardView['messages'][number] {
  return { type, ...(name === undefined ? {} : { name }), data };
}

/** The journal of turns as spans (X12): each turn's processes, and in them each execution of a step; also its history with timing (B21). */
export function spansOf(entries: readonly Entry[]): readonly SpanView[] {
  const spans = new Map<string, SpanView>();
  const change = (id: string, span: Partial<SpanView>) => {
    const before = spans.get(id);
    if (before !== undefined) spans.set(id, { ...before, ...span });
  };
  for (const entry of entries) {
    const { process, path, turn: trace, at } = entry;
    const id = `${process}:${path}`;
    const begin = (span: Pick<SpanView, 'id' | 'parent' | 'name' | 'attributes'>, startedAt = at) =>
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
