import type { Json } from '../base/index.ts';

/** Statuses of a process (document 001, Process States); the transition table is in src/agents/lifecycle.ts. */
export const PROCESS_STATUSES = [
  'NOT_STARTED',
  'RUNNING',
  'WAITING',
  'PAUSED',
  'STUCK',
  'COMPLETED',
  'FAILED',
  'TERMINATED',
  'KILLED',
] as const;
export type ProcessStatus = (typeof PROCESS_STATUSES)[number];

export type ActionStatus =
  | 'pending'
  | 'running'
  | 'waiting'
  | 'done'
  | 'scheduled'
  | 'skipped'
  | 'failed'
  | 'cancelled';

/** One action as a person may see it, folded from the journal. */
export interface ActionView {
  /** The words it came from. */
  readonly text: string;
  readonly call: { readonly service: string; readonly method: string; readonly args: Json };
  readonly status: ActionStatus;
  readonly attempts: number;
  /** What was seen that proves the end: device states, a message id, a row. Absent while nothing was seen. */
  readonly evidence?: Json;
  readonly error?: { readonly code: string; readonly message: string; readonly hint?: string };
}

export interface GroupView {
  readonly process: string;
  readonly status: ProcessStatus;
  readonly actions: readonly ActionView[];
}

export interface WaitView {
  readonly id: string;
  readonly turn: string;
  readonly process: string;
  readonly kind: 'input' | 'approval' | 'timer';
  readonly prompt: string;
  readonly options: readonly string[];
  readonly openedAt: string;
  readonly deadline: string | null;
  readonly person: string | null;
  readonly conversation: string;
  /** `adults`: a grown-up of the house is asked, not the one who wanted it. */
  readonly to?: 'adults';
}

/** `GET /v1/turns/{turn}`. Times are ISO 8601 in UTC. */
export interface TurnView {
  readonly turn: string;
  readonly status: 'running' | 'waiting' | 'done' | 'partial' | 'failed';
  readonly text: string;
  readonly reply: string | null;
  readonly direct: boolean;
  readonly groups: readonly GroupView[];
  readonly waits: readonly WaitView[];
  readonly unread: readonly string[];
  readonly spent: {
    readonly usd: number;
    readonly actions: number;
    readonly tokens: number;
    readonly ms: number;
  };
  readonly startedAt: string;
  readonly endedAt: string | null;
}

export interface ProcessView {
  readonly process: string;
  readonly turn: string;
  readonly parent: string | null;
  readonly agent: string;
  readonly depth: number;
  readonly status: ProcessStatus;
  readonly because: string | null;
  readonly waits: readonly WaitView[];
  readonly actions: readonly ActionView[];
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** One line of the journal as doors show it; `seq` grows by one and is what a stream resumes from. */
export interface JournalLine {
  readonly seq: number;
  readonly at: string;
  readonly turn: string;
  readonly process: string;
  readonly depth: number;
  readonly path: string;
  readonly kind: string;
  readonly data: Json;
}

/** `GET /v1/model`: the language model as it is, and what it has been used for since the hub started. */
export interface ModelView {
  readonly name: string;
  readonly place: 'local' | 'remote';
  readonly state: 'untried' | 'up' | 'failing' | 'resting';
  /** ISO 8601. */
  readonly since: string;
  readonly why: string | null;
  readonly hint: string | null;
  /** Questions being answered, and in line. */
  readonly running: number;
  readonly waiting: number;
  readonly chats: number;
  readonly failed: number;
  readonly tokens: number;
  readonly usd: number;
}
