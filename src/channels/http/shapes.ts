import { z } from 'zod';
import {
  type ActionView,
  type GroupView,
  type JournalLine,
  type ModelView,
  PROCESS_STATUSES,
  type ProcessView,
  type TurnView,
  type WaitView,
} from '../../domain/index.ts';

type SameKeys<View, Shape> = [keyof View, keyof Shape] extends [keyof Shape, keyof View] ? [] : [never];

/** Ties a schema to the view it describes: a member too many or too few is a type error. */
export const shapeOf =
  <View>() =>
  <S extends z.ZodObject>(schema: S, ..._fits: SameKeys<View, z.output<S>>): S =>
    schema;

/** The views of the domain as schemas, for the OpenAPI document. */
const ProcessStatus = z.enum(PROCESS_STATUSES);

const Time = z.string().describe('ISO 8601, UTC');

export const WaitShape = shapeOf<WaitView>()(
  z.object({
    id: z.string(),
    turn: z.string(),
    process: z.string(),
    kind: z.enum(['input', 'form', 'approval', 'timer']),
    prompt: z.string().describe('the question'),
    options: z.array(z.string()),
    schema: z.record(z.string(), z.json()).optional().describe('JSON Schema of the answer'),
    openedAt: Time,
    deadline: Time.nullable(),
    person: z.string().nullable(),
    conversation: z.string(),
    to: z.literal('adults').optional().describe('a grown-up of the house is asked'),
  }),
);

const ActionShape = shapeOf<ActionView>()(
  z.object({
    text: z.string().describe('the words it came from'),
    call: z.object({ service: z.string(), method: z.string(), args: z.json() }),
    status: z.enum(['pending', 'running', 'waiting', 'done', 'scheduled', 'skipped', 'failed', 'cancelled']),
    attempts: z.number(),
    evidence: z
      .json()
      .optional()
      .describe('what was seen that proves the end; absent while nothing was seen'),
    error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
  }),
);

const GroupShape = shapeOf<GroupView>()(
  z.object({
    process: z.string(),
    status: ProcessStatus,
    actions: z.array(ActionShape),
  }),
);

export const TurnShape = shapeOf<TurnView>()(
  z.object({
    turn: z.string(),
    status: z.enum(['running', 'waiting', 'done', 'partial', 'failed']),
    text: z.string(),
    reply: z.string().nullable(),
    direct: z.boolean(),
    groups: z.array(GroupShape),
    waits: z.array(WaitShape),
    unread: z.array(z.string()).describe('parts of the sentence that were not understood'),
    spent: z.object({ usd: z.number(), actions: z.number(), tokens: z.number(), ms: z.number() }),
    startedAt: Time,
    endedAt: Time.nullable(),
  }),
);

export const ProcessShape = shapeOf<ProcessView>()(
  z.object({
    process: z.string(),
    turn: z.string(),
    parent: z.string().nullable(),
    agent: z.string(),
    depth: z.number(),
    status: ProcessStatus,
    because: z.string().nullable(),
    waits: z.array(WaitShape),
    actions: z.array(ActionShape),
    startedAt: Time,
    endedAt: Time.nullable(),
  }),
);

export const JournalShape = shapeOf<JournalLine>()(
  z.object({
    seq: z.number(),
    at: Time,
    turn: z.string(),
    process: z.string(),
    depth: z.number(),
    path: z.string(),
    kind: z.string(),
    data: z.json(),
  }),
);

export const ProblemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  hint: z.string().optional(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string(), hint: z.string().optional() }))
    .optional(),
  confirm: z.object({ token: z.string(), question: z.string() }).loose().optional(),
  data: z.json().optional(),
});

export const ModelShape = shapeOf<ModelView>()(
  z.object({
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
  }),
);
