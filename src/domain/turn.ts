import type { Json, JsonObject } from '../base/index.ts';

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
  readonly kind: 'input' | 'form' | 'approval' | 'timer';
  readonly prompt: string;
  readonly options: readonly string[];
  /** What the answer must be, as JSON Schema: of a form an object with its fields. */
  readonly schema?: JsonObject;
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

/** `GET /v1/processes/{id}/board`: what is on the blackboard, and the conditions that were set. */
export interface BoardView {
  readonly messages: readonly { readonly type: string; readonly name?: string; readonly data: Json }[];
  readonly conditions: Readonly<Record<string, boolean>>;
}

/** `GET /v1/processes/{id}/result`. */
export type ResultView =
  | { readonly type: 'result'; readonly messages: BoardView['messages'] }
  | { readonly type: 'no-result'; readonly status: ProcessStatus; readonly because: string | null };

/** `GET /v1/turns/{turn}/spans`: a stretch of time of a turn, as tracing tools know it (OpenTelemetry's span, without its wire format). In ms since the epoch. */
export interface SpanView {
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
  readonly attributes: JsonObject;
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
