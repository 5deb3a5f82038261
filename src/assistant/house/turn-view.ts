import type { Entry, OpenWait, ProcessState } from '../../agents/index.ts';
import type { Json } from '../../base/index.ts';
import type { ActionView, GroupView, ProcessView, TurnView, WaitView } from '../../domain/index.ts';
import { brokenOffText } from '../answers/broken-off.ts';
import type { TellContext } from '../answers/telling.ts';
import type { Answer } from '../facts.ts';
import {
  type AgentContext,
  contextOf,
  isInDoubt,
  lastRound,
  roundViews,
  verdictOn,
} from '../turn/agent-context.ts';
import { textOf } from '../turn/judge.ts';
import type { ToldRow } from './turn-store.ts';

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

/** What the journal holds of one group's process, as the actions that people see. */
export function actionsOf(process: ProcessState, context: AgentContext): readonly ActionView[] {
  const scheduled = context.rounds.find(({ verdict }) => verdict?.status === 'scheduled')?.decision.index;
  return context.tasks.map(({ action }, index): ActionView => {
    const { decision } = lastRound(context, index) ?? {};
    const verdict = verdictOn(context, index);
    const { service, method, params } = verdict?.call ?? decision?.call ?? { ...action, params: action.args };
    const shown = { text: textOf(action), call: { service, method, args: params as Json }, attempts: 0 };
    if (verdict !== undefined)
      return {
        ...shown,
        status: verdict.again && isTerminal(process) ? 'cancelled' : verdict.status,
        attempts: verdict.attempts,
        ...(verdict.evidence === undefined ? {} : { evidence: verdict.evidence }),
        ...(verdict.error === undefined ? {} : { error: verdict.error }),
      };
    // What follows a deferred action is stored with it.
    if (scheduled !== undefined && index > scheduled) return { ...shown, status: 'scheduled' };
    if (!isTerminal(process)) return { ...shown, status: decision === undefined ? 'pending' : 'running' };
    const error = { code: 'cancelled', message: 'an earlier step did not come to its end' };
    return { ...shown, status: 'cancelled', error };
  });
}

/** `GET /v1/turns/{turn}`: a fold of the journal, the same whenever it is asked. */
export function turnView(
  row: ToldRow,
  inMemory: readonly ProcessState[],
  entries: readonly Entry[],
  waits: readonly WaitView[],
  place: Omit<TellContext, 'now'>,
): TurnView | undefined {
  const processes = inMemory.map((process) => onDisk(process, entries));
  const root = processes.find((process) => process.parent === null);
  if (root === undefined) return undefined;
  // What was tried again is told by the one that tried it.
  const retried = new Set(processes.map(({ retryOf }) => retryOf));
  const agents = processes
    .filter(({ id, agent }) => agent === 'group' && !retried.has(id))
    .map((process) => ({ process, context: contextOf(process, entries) }));
  const groups = agents.map(
    ({ process, context }): GroupView => ({
      process: process.id,
      status: process.status,
      actions: actionsOf(process, context),
    }),
  );
  const plan =
    row.plan === null
      ? undefined
      : (JSON.parse(row.plan) as { direct: boolean; unread: { text: string; wish?: unknown }[] });
  const unread = plan?.unread.flatMap(({ text, wish }) => (wish === undefined ? [text] : [])) ?? [];
  const answer = answerOf(root);
  const reply = answer?.text ?? (isTerminal(root) ? brokenOff(root, agents, place) : null);
  return {
    turn: row.turn,
    status: statusOf(root, groups, unread.length, answer?.short),
    text: row.text,
    reply,
    direct: plan?.direct ?? false,
    groups,
    waits,
    unread,
    spent: root.spent,
    startedAt: iso(row.received_at),
    endedAt: root.endedAt === null ? null : iso(root.endedAt),
  };
}

/** Whether a turn gave its answer; what is said of one that was broken off is made when it is asked for. */
export function isAnswered(processes: readonly ProcessState[]): boolean {
  const root = processes.find((process) => process.parent === null);
  return root !== undefined && answerOf(root) !== undefined;
}

function answerOf(root: ProcessState): Answer | undefined {
  return root.result?.find((message) => message.type === 'answer')?.data as Answer | undefined;
}

function brokenOff(
  root: ProcessState,
  agents: readonly { readonly context: AgentContext }[],
  place: Omit<TellContext, 'now'>,
): string {
  const actions = agents.flatMap(({ context }) => context.tasks.map((_, index) => ({ context, index })));
  const verdicts = actions.flatMap(({ context, index }) => verdictOn(context, index) ?? []);
  const doubtful = actions.filter(({ context, index }) => isInDoubt(context, index)).length;
  const because = root.failure?.message ?? root.because ?? 'it was ended from outside';
  const told = { verdicts, doubtful, count: actions.length, because };
  return brokenOffText(told, { ...place, now: root.endedAt ?? root.startedAt });
}

/** `short`: what the mind was given came to half, or to nothing. */
function statusOf(
  root: ProcessState,
  groups: readonly GroupView[],
  unread: number,
  short: Answer['short'],
): TurnView['status'] {
  if (!isTerminal(root)) return root.status === 'WAITING' || root.status === 'STUCK' ? 'waiting' : 'running';
  const actions = groups.flatMap((group) => group.actions);
  const good = actions.filter(
    (action) => action.status === 'done' || action.status === 'scheduled' || action.status === 'skipped',
  ).length;
  if (root.status !== 'COMPLETED') return good === 0 ? 'failed' : 'partial';
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
  const context = contextOf(process, entries);
  return {
    process: process.id,
    turn: process.turn,
    parent: process.parent,
    agent: process.agent,
    depth: process.depth,
    status: process.status,
    because: process.because,
    waits,
    actions: actionsOf(process, context),
    rounds: roundViews(context),
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
