import { z } from 'zod';
import { HearthError, keyedId } from '../base/index.ts';
import { Undo, type UndoCall } from '../domain/index.ts';
import type { RecordedCall, Rewritten, UndoLog } from '../store/index.ts';
import { method, readsOnly } from './define-service.ts';
import type { Call, MethodDefinition } from './types.ts';

/** A service whose rows can be put back as they were before a call. */
export interface Undoing {
  readonly undoLog: UndoLog;
  /** Rows have been put back: wakes what rests on them, and says how things are again. */
  undone(rows: readonly Rewritten[]): string;
}

type Methods<S> = Readonly<Record<string, MethodDefinition<S>>>;

/**
 * The methods of a service that keeps rows, and one more that takes back what a call of theirs did. Their results say by `undo` how. What
 * they do is done at once, in one transaction with the memory of how it was, but for those that are named in `later`.
 */
export function undoable<S extends Undoing>(methods: Methods<S>, later: readonly string[] = []): Methods<S> {
  return {
    ...Object.fromEntries(
      Object.entries(methods).map(([name, one]) => [name, later.includes(name) ? one : remembering(one)]),
    ),
    undo: method({
      title: 'Take a call back',
      description: 'Puts back what a call of the same caller made, changed or deleted, within a day.',
      params: z.strictObject({ of: z.string().max(64).describe('from "undo" in the result of the call') }),
      result: z.strictObject({ summary: z.string().describe('how it is again, in words'), undo: Undo }),
      effect: 'idempotent',
      llm: false,
      run: ({ of }, self: S, call) => takenBack(self, of, call),
    }),
  };
}

function remembering<S extends Undoing>(one: MethodDefinition<S>): MethodDefinition<S> {
  const { result, effect, access } = one;
  if (readsOnly(effect) || access === 'internal' || !(result instanceof z.ZodObject)) return one;
  return {
    ...one,
    result: result.extend({ undo: Undo }),
    run(params, self, call) {
      const recorded = recordedAs(call);
      const done = self.undoLog.record(recorded, () => one.run(params, self, call));
      if (done.result instanceof Promise) throw new Error('what can be taken back is done at once');
      return { ...(done.result as object), undo: undoBy(recorded, done.changed) };
    },
  };
}

function takenBack<S extends Undoing>(self: S, of: string, call: Call) {
  const recorded = recordedAs(call);
  const { maker } = recorded;
  const { result: rows, changed } = self.undoLog.record(recorded, () =>
    self.undoLog.putBack({ call: of, maker }),
  );
  if (rows.length === 0)
    throw new HearthError('unknown-target', 'That cannot be put back any more.', {
      hint: 'What was done more than a day ago stays as it is.',
    });
  return { summary: self.undone(rows), undo: undoBy(recorded, changed) };
}

function recordedAs(call: Pick<Call, 'key' | 'by'>): RecordedCall {
  return { call: keyedId('undo', call), maker: `${call.by.kind}:${call.by.id}` };
}

function undoBy({ call }: RecordedCall, changed: boolean): UndoCall[] {
  return changed ? [{ method: 'undo', params: { of: call } }] : [];
}
