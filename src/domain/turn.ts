/** What became of a turn, as doors show it: schemas for the API's description, and types from them. Times are ISO 8601 in UTC. */
import { z } from 'zod';
import type { Json, JsonObject } from '../base/index.ts';

/** The output of a schema as something that is only read; what may be any JSON is so already. */
export type ReadOnly<T> = [Json] extends [T]
  ? T
  : string extends keyof T
    ? T
    : T extends object
      ? { readonly [K in keyof T]: ReadOnly<T[K]> }
      : T;

/** Statuses of a process (document 001, Process States); the transition table is in src/agents/lifecycle.ts. */
export const ProcessStatus = z.enum([
  'NOT_STARTED',
  'RUNNING',
  'WAITING',
  'PAUSED',
  'STUCK',
  'COMPLETED',
  'FAILED',
  'TERMINATED',
  'KILLED',
]);
export type ProcessStatus = z.output<typeof ProcessStatus>;

const ActionStatus = z.enum([
  'pending',
  'running',
  'waiting',
  'done',
  'scheduled',
  'skipped',
  'failed',
  'cancelled',
]);
export type ActionStatus = z.output<typeof ActionStatus>;

export const AnyJson = z.json() as z.ZodType<Json>;
export const AnyObject = z.record(z.string(), z.json()) as z.ZodType<JsonObject>;
const Time = z.string().describe('ISO 8601, UTC');

/** One action as a person may see it, folded from the journal. */
const ActionView = z.object({
  text: z.string().describe('the words it came from'),
  call: z.object({ service: z.string(), method: z.string(), args: AnyJson }),
  status: ActionStatus,
  attempts: z.number(),
  evidence: AnyJson.exactOptional().describe(
    'what was seen that proves the end: device states, a message id, a row; absent while nothing was seen',
  ),
  error: z
    .object({ code: z.string(), message: z.string(), hint: z.string().exactOptional() })
    .exactOptional(),
});
export type ActionView = ReadOnly<z.output<typeof ActionView>>;

const Option = z.object({
  type: z.enum(['channel', 'service', 'terminate', 'none']),
  name: z.string().exactOptional(),
  method: z.string().exactOptional(),
});

/** One round of an action: what was decided and why, what came of it, how that was judged, and what a person was asked (document 000, Agent Context). */
const RoundView = z.object({
  action: z.number().describe('its place in the group, from 0'),
  option: Option.describe(
    'what of the options was chosen; none where nothing is to be done, or nothing does it',
  ),
  because: z.string().describe('why it was chosen'),
  call: z.object({ service: z.string(), method: z.string(), args: AnyJson }),
  decidedAt: Time,
  startedAt: Time.exactOptional(),
  result: AnyJson.exactOptional().describe('what the service answered'),
  verdict: z
    .object({
      status: ActionStatus,
      score: z.number().describe('what was seen of what was asked for, from 0 to 1'),
      because: z.string(),
      evidence: AnyJson.exactOptional(),
    })
    .exactOptional(),
  judgedAt: Time.exactOptional(),
  asked: z.object({ prompt: z.string(), at: Time }).exactOptional(),
  answered: z
    .object({
      value: AnyJson,
      by: z.enum(['reply', 'expiry', 'cancel']),
      who: z.string().exactOptional(),
      at: Time,
    })
    .exactOptional(),
});
export type RoundView = ReadOnly<z.output<typeof RoundView>>;

const GroupView = z.object({ process: z.string(), status: ProcessStatus, actions: z.array(ActionView) });
export type GroupView = ReadOnly<z.output<typeof GroupView>>;

/** An open question. */
export const WaitView = z.object({
  id: z.string(),
  turn: z.string(),
  process: z.string(),
  kind: z.enum(['input', 'form', 'approval', 'timer']),
  prompt: z.string().describe('the question'),
  options: z.array(z.string()),
  schema: AnyObject.exactOptional().describe(
    'JSON Schema of the answer: of a form an object with its fields',
  ),
  openedAt: Time,
  deadline: Time.nullable(),
  person: z.string().nullable(),
  conversation: z.string(),
  to: z
    .literal('adults')
    .exactOptional()
    .describe('a grown-up of the house is asked, not the one who wanted it'),
});
export type WaitView = ReadOnly<z.output<typeof WaitView>>;

export const TurnView = z.object({
  turn: z.string(),
  status: z.enum(['running', 'waiting', 'done', 'partial', 'failed']),
  text: z.string(),
  reply: z.string().nullable(),
  direct: z.boolean(),
  groups: z.array(GroupView),
  waits: z.array(WaitView),
  unread: z.array(z.string()).describe('parts of the sentence that were not understood'),
  spent: z.object({ usd: z.number(), actions: z.number(), tokens: z.number(), ms: z.number() }),
  startedAt: Time,
  endedAt: Time.nullable(),
});
export type TurnView = ReadOnly<z.output<typeof TurnView>>;

/** A sentence of which something was not understood. */
export const MisunderstoodView = z.object({
  turn: z.string(),
  at: Time,
  person: z.string().nullable(),
  text: z.string(),
  parts: z.array(z.string()).describe('what of it was not understood'),
  reply: z.string().nullable(),
});
export type MisunderstoodView = ReadOnly<z.output<typeof MisunderstoodView>>;

export const ProcessView = z.object({
  process: z.string(),
  turn: z.string(),
  parent: z.string().nullable(),
  agent: z.string(),
  depth: z.number(),
  status: ProcessStatus,
  because: z.string().nullable(),
  waits: z.array(WaitView),
  actions: z.array(ActionView),
  rounds: z.array(RoundView).describe('every round of each action, oldest first'),
  startedAt: Time,
  endedAt: Time.nullable(),
});
export type ProcessView = ReadOnly<z.output<typeof ProcessView>>;

const Messages = z.array(z.object({ type: z.string(), name: z.string().exactOptional(), data: AnyJson }));

/** What is on the blackboard of a process, and the conditions that were set. */
export const BoardView = z.object({ messages: Messages, conditions: z.record(z.string(), z.boolean()) });
export type BoardView = ReadOnly<z.output<typeof BoardView>>;

/** What a process came to, or why there is none. */
export const ResultMessages = z.object({ result: Messages });
export type ResultView =
  | { readonly type: 'result'; readonly messages: BoardView['messages'] }
  | { readonly type: 'no-result'; readonly status: ProcessStatus; readonly because: string | null };

/** A stretch of time of a turn, as tracing tools know it (OpenTelemetry's span, without its wire format). In ms since the epoch. */
export const SpanView = z.object({
  trace: z.string().describe('the turn'),
  id: z.string().describe('a process, or process:path for a step'),
  parent: z.string().nullable(),
  name: z.string(),
  startedAt: z.number().describe('ms since the epoch'),
  endedAt: z.number().nullable().describe('null while it goes on'),
  status: z.enum(['open', 'ok', 'error']),
  attributes: AnyObject,
});
export type SpanView = ReadOnly<z.output<typeof SpanView>>;

/** One line of the journal; `seq` grows by one and is what a stream resumes from. */
export const JournalLine = z.object({
  seq: z.number(),
  at: Time,
  turn: z.string(),
  process: z.string(),
  depth: z.number(),
  path: z.string(),
  kind: z.string(),
  data: AnyJson,
});
export type JournalLine = ReadOnly<z.output<typeof JournalLine>>;

/** The language model as it is, and what it has been used for since the hub started. */
export const ModelView = z.object({
  name: z.string(),
  place: z.enum(['local', 'remote']).describe('whether what is said stays in the house'),
  state: z
    .enum(['untried', 'up', 'failing', 'resting'])
    .describe('resting: left alone for a while after failures'),
  since: Time,
  why: z.string().nullable(),
  hint: z.string().nullable(),
  running: z.int().describe('questions being answered'),
  waiting: z.int().describe('questions in line'),
  chats: z.int(),
  failed: z.int(),
  tokens: z.int().describe('of questions and answers, since the hub started'),
  usd: z.number().describe('the sum of what had a price'),
});
export type ModelView = ReadOnly<z.output<typeof ModelView>>;
