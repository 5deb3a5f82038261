import type { Entry, OpenWait, ProcessState } from '../../agents/index.ts';
import type { Json } from '../../base/index.ts';
import type { ActionView, GroupView, ProcessView, TurnView, WaitView } from '../../domain/index.ts';
import type { Answer, Decision, Task, Verdict } from '../facts.ts';
import { textOf } from '../turn/judge.ts';
import type { TurnRow } from './turn-store.ts';

/** More than a turn of five thousand steps writes, the most a process may take. */
export const TURN_ENTRIES_MAX = 100_000;

const TERMINAL = new Set<ProcessState['status']>(['COMPLETED', 'FAILED', 'TERMINATED', 'KILLED']);

export function isTerminal(process: ProcessState): boolean {
  return TERMINAL.has(process.status);
}

/**
 * A process as the disk has it. Memory is ahead by what the next commit brings; a view that mixed both would take words
 * back, or call an action cancelled whose end is only not written yet.
 */
function onDisk(process: ProcessState, entries: readonly Entry[]): ProcessState {
  const status = entries.findLast((entry) => entry.e === 'status' && entry.process === process.id);
  const now = status?.e === 'status' ? status.to : 'NOT_STARTED';
  if (now === process.status) return process;
  return TERMINAL.has(now)
    ? { ...process, status: now }
    : { ...process, status: now, result: null, endedAt: null };
}

/** Folds what the journal holds of one group's process into its actions, as people see them (A11). */
export function actionsOf(process: ProcessState, entries: readonly Entry[]): readonly ActionView[] {
  const task = process.input.find((message) => message.type === 'task')?.data as Task | undefined;
  if (task === undefined) return [];
  const decisions = new Map<number, Decision>();
  const verdicts = new Map<number, Verdict>();
  for (const entry of entries) {
    if (entry.e !== 'outcome' || entry.process !== process.id) continue;
    for (const message of entry.out) {
      if (message.type === 'decision') remember(decisions, message.data as unknown as Decision);
      if (message.type === 'verdict') remember(verdicts, message.data as unknown as Verdict);
    }
  }
  const stored = [...verdicts.values()].find((verdict) => verdict.status === 'scheduled');
  return task.actions.map((action, index): ActionView => {
    const verdict = verdicts.get(index);
    const call = verdict?.call ??
      decisions.get(index)?.call ?? { service: action.service, method: action.method, params: action.args };
    const shown = {
      text: textOf(action),
      call: { service: call.service, method: call.method, args: call.params as Json },
    };
    if (verdict === undefined) {
      // What follows a deferred action is stored with it.
      if (stored !== undefined && index > stored.index) return { ...shown, status: 'scheduled', attempts: 0 };
      if (isTerminal(process))
        return {
          ...shown,
          status: 'cancelled',
          attempts: 0,
          error: { code: 'cancelled', message: 'an earlier step did not come to its end' },
        };
      return { ...shown, status: decisions.has(index) ? 'running' : 'pending', attempts: 0 };
    }
    const cut = verdict.again && isTerminal(process);
    return {
      ...shown,
      status: cut ? 'cancelled' : verdict.status,
      attempts: verdict.attempts,
      ...(verdict.evidence === undefined ? {} : { evidence: verdict.evidence }),
      ...(verdict.error === undefined ? {} : { error: verdict.error }),
    };
  });
}

function remember<T extends { readonly index: number }>(map: Map<number, T>, value: T): void {
  map.set(value.index, value);
}

/** `GET /v1/turns/{turn}`: a fold of the journal, the same whenever it is asked. */
export function turnView(
  row: TurnRow,
  inMemory: readonly ProcessState[],
  entries: readonly Entry[],
  waits: readonly WaitView[],
): TurnView | undefined {
  const processes = inMemory.map((process) => onDisk(process, entries));
  const root = processes.find((process) => process.parent === null);
  if (root === undefined) return undefined;
  const groups = processes
    .filter((process) => process.agent === 'group')
    .map(
      (process): GroupView => ({
        process: process.id,
        status: process.status,
        actions: actionsOf(process, entries),
      }),
    );
  const plan =
    row.plan === null
      ? undefined
      : (JSON.parse(row.plan) as { direct: boolean; unread: { text: string; wish?: unknown }[] });
  const unread = plan?.unread.flatMap(({ text, wish }) => (wish === undefined ? [text] : [])) ?? [];
  const reply = root.result?.find((message) => message.type === 'answer')?.data as Answer | undefined;
  return {
    turn: row.turn,
    status: statusOf(root, groups, unread.length, reply?.short),
    text: row.text,
    reply: reply?.text ?? null,
    direct: plan?.direct ?? false,
    groups,
    waits,
    unread,
    spent: root.spent,
    startedAt: iso(row.received_at),
    endedAt: root.endedAt === null ? null : iso(root.endedAt),
  };
}

/** `short`: what the mind was given came to half, or to nothing. */
function statusOf(
  root: ProcessState,
  groups: readonly GroupView[],
  unread: number,
  short: Answer['short'],
): TurnView['status'] {
  if (!isTerminal(root)) return root.status === 'WAITING' || root.status === 'STUCK' ? 'waiting' : 'running';
  if (root.status !== 'COMPLETED') return 'failed';
  const actions = groups.flatMap((group) => group.actions);
  const good = actions.filter(
    (action) => action.status === 'done' || action.status === 'scheduled' || action.status === 'skipped',
  ).length;
  if (good < actions.length) return good === 0 && short !== 'partial' ? 'failed' : 'partial';
  if (short === 'partial') return 'partial';
  if (short === undefined && unread === 0) return 'done';
  return actions.length === 0 ? 'failed' : 'partial';
}

export function processView(
  inMemory: ProcessState,
  entries: readonly Entry[],
  waits: readonly WaitView[],
): ProcessView {
  const process = onDisk(inMemory, entries);
  return {
    process: process.id,
    turn: process.turn,
    parent: process.parent,
    agent: process.agent,
    depth: process.depth,
    status: process.status,
    because: process.because,
    waits,
    actions: actionsOf(process, entries),
    startedAt: iso(process.startedAt),
    endedAt: process.endedAt === null ? null : iso(process.endedAt),
  };
}

export function waitView(
  wait: OpenWait,
  person: string | null,
  conversation: string,
  prompt: string = wait.prompt,
): WaitView {
  return {
    id: wait.id,
    turn: wait.turn,
    process: wait.process,
    kind: wait.kind,
    prompt,
    options: wait.options ?? [],
    ...(wait.schema === undefined ? {} : { schema: wait.schema }),
    openedAt: iso(wait.openedAt),
    deadline: iso(wait.deadline),
    person,
    conversation,
    ...(wait.to === 'adults' ? { to: wait.to } : {}),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
