import { z } from 'zod';
import type { Entry } from '../agents/index.ts';
import type { Json } from '../base/index.ts';
import { AGENTS_SERVICE, ProcessStatus } from '../domain/index.ts';
import { MESSAGE_KINDS, WAIT_KINDS } from '../flow/index.ts';

/** The name at the broker of a host's program, by which services know it. */
export function clientIdOf(host: string): string {
  return `${AGENTS_SERVICE}-${host}`;
}

/** Live progress of steps: the one event of the service. */
export const PROGRESS = 'progress';

/** How long a host holds a question for news, and how long the one who asks waits for the answer. */
export const NEWS_WAIT_MS = 20_000;
export const NEWS_TIMEOUT_MS = 30_000;

/** Characters of journal in one answer: with everything escaped still below what an answer may weigh (protocols 3.2, rule 7). */
export const NEWS_LENGTH_MAX = 60_000;

/** A longer entry is not taken. Its messages may each hold a quarter of it. */
export const ENTRY_LENGTH_MAX = 8 * 1024 * 1024;

const Name = z.string().min(1).max(128);
const Path = z.string().max(2000);
const AnyJson = z.custom<Json>((value) => value !== undefined);
const Amount = z.number().min(0);
export const SpendForm = z.strictObject({ usd: Amount, actions: Amount, tokens: Amount, ms: Amount });

/** A message on its way to a host, which makes it a message of its own. */
export const DraftForm = z.strictObject({
  kind: z.enum(MESSAGE_KINDS).optional(),
  type: z.string().max(200),
  data: z.unknown(),
  name: z.string().max(200).optional(),
  ok: z.boolean().optional(),
  score: z.number().optional(),
});

const MessageForm = z.looseObject({
  id: z.string(),
  from: Path,
  at: z.number(),
  kind: z.enum(MESSAGE_KINDS),
  type: z.string(),
  data: AnyJson,
  ok: z.boolean(),
});
const Messages = z.array(MessageForm);

const FailureForm = z.looseObject({ code: z.string(), message: z.string(), retryable: z.boolean() });

const WaitForm = z.looseObject({
  id: Name,
  process: Name,
  turn: Name,
  path: Path,
  kind: z.enum(WAIT_KINDS),
  prompt: z.string(),
  options: z.array(z.string()).optional(),
  schema: z.record(z.string(), AnyJson).optional(),
  permits: z.object({ service: Name, method: Name, params: AnyJson, host: Name.optional() }).optional(),
  openedAt: z.number(),
  deadline: z.number(),
  onExpire: z.union([z.literal('fail'), z.literal('reject'), z.object({ value: AnyJson })]),
});

const OutcomeForm = z.looseObject({
  type: z.enum(['done', 'stop', 'handoff', 'fail']),
  error: FailureForm.optional(),
});

const RunnerForm = z.looseObject({
  r: z.enum(['skill', 'seq', 'par', 'each', 'if', 'while', 'doWhile', 'control', 'agent']),
});

const Header = {
  seq: z.number().int().min(1),
  at: z.number(),
  turn: Name,
  process: Name,
  depth: z.number().int().min(0).max(64),
  path: Path,
};

/** An entry of another program's journal. It is folded here for years, so that nothing is let in that does not fold. */
const EntryForm = z.discriminatedUnion('e', [
  z.looseObject({
    ...Header,
    e: z.literal('created'),
    agent: Name,
    parent: Name.nullable(),
    parentPath: Path.nullable(),
    input: Messages,
    budget: SpendForm,
    spent: SpendForm.optional(),
  }),
  z.looseObject({
    ...Header,
    e: z.literal('status'),
    to: ProcessStatus,
    because: z.string().optional(),
    failure: FailureForm.optional(),
  }),
  z.looseObject({ ...Header, e: z.literal('built'), runner: RunnerForm }),
  z.looseObject({ ...Header, e: z.literal('decided'), holds: z.boolean() }),
  z.looseObject({
    ...Header,
    e: z.literal('started'),
    attempt: z.number().int(),
    key: z.string(),
    skill: z.string(),
    effect: z.enum(['pure', 'read', 'idempotent', 'verifiable', 'once']),
  }),
  z.looseObject({
    ...Header,
    e: z.literal('outcome'),
    attempt: z.number().int(),
    outcome: OutcomeForm,
    out: Messages,
    spend: SpendForm,
    retryAt: z.number().optional(),
  }),
  z.looseObject({
    ...Header,
    e: z.literal('waitOpened'),
    wait: WaitForm,
    spend: SpendForm.partial().optional(),
  }),
  z.looseObject({
    ...Header,
    e: z.literal('waitClosed'),
    wait: Name,
    by: z.enum(['reply', 'expiry', 'cancel']),
    value: AnyJson,
  }),
  z.looseObject({
    ...Header,
    e: z.literal('child'),
    child: Name,
    mode: z.enum(['call', 'handoff']),
    spend: SpendForm.partial().optional(),
  }),
  z.looseObject({ ...Header, e: z.literal('turnEnd'), result: Messages }),
]);

/** An entry out of its text; undefined when it is none. */
export function readEntry(text: string): Entry | undefined {
  try {
    const parsed = EntryForm.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as unknown as Entry) : undefined;
  } catch {
    return undefined;
  }
}

/** What a host answers when it is asked for news: whole entries, or a piece of one that is too long for an answer. */
export const NewsForm = z.object({
  /** Which journal the numbers belong to. */
  journal: Name,
  /** The host's time, for deadlines that its clock has set. */
  now: z.number(),
  /** Number of the last entry that is in here. */
  last: z.number().int().min(0),
  lines: z.array(z.string()),
  piece: z
    .object({ text: z.string(), offset: z.number().int(), length: z.number().int().max(ENTRY_LENGTH_MAX) })
    .optional(),
});
export type News = z.infer<typeof NewsForm>;

export const StartedForm = z.object({ journal: Name, after: z.number().int().min(0) });

export const RepliedForm = z.object({
  outcome: z.enum(['accepted', 'duplicate', 'closed', 'unknown', 'invalid']),
  /** Where the open processes of the turn stand. */
  statuses: z.record(Name, ProcessStatus),
});

export const ProgressForm = z.object({ turn: Name, process: Name, path: Path, delta: AnyJson });
