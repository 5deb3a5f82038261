/**
 * Calls as they travel (protocols 3.2): JSON-RPC 2.0 in the payload, so that a client which knows only topic and payload can
 * call and be called; MQTT 5's response topic and correlation data are used where there are any.
 */
import { z } from 'zod';
import { type Asking, HUB } from '../access/index.ts';
import {
  codeOfRpc,
  ERRORS,
  type ErrorCode,
  HearthError,
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
} from '../base/index.ts';
import { CallerIdentity, type CallOutcome, nobody } from '../domain/index.ts';
import { MANIFEST_BYTES_MAX, REQUEST_BYTES_MAX } from './define-service.ts';
import { faultsOf } from './faults.ts';
import type { Warranted } from './grants/grants.ts';
import { lastLevelOf, replyClientOf } from './topics.ts';
import type { BusMessage } from './types.ts';

export const TIMEOUT_MS_MAX = 120_000;

/** A request is read as far as this, so that a sender who overdid it can be told. Beyond it the payload is not looked at. */
const READ_BYTES_MAX = 4 * REQUEST_BYTES_MAX;
/** An answer is at most as long as the longest manifest. */
export const ANSWER_BYTES_MAX = MANIFEST_BYTES_MAX;

/** What a seal adds to an answer. */
const SEAL_BYTES_MAX = 128;

const CallId = z.union([z.string().min(1).max(128), z.number().int()]);

/** Clients outside say `user` for a person. */
const personOfUser = (value: unknown) =>
  isJsonObject(value) && value['kind'] === 'user' ? { ...value, kind: 'person' } : value;

/** Fields of later versions pass unread, so that an older service serves a newer hub. */
const Envelope = z.object({
  jsonrpc: z.literal('2.0'),
  id: CallId,
  method: z.string().min(1).max(64),
  params: z.unknown().optional(),
  reply_to: z.string().optional(),
  /** `service/instance` that the hub calls. Of clients outside nobody asks it. */
  to: z.string().max(200).optional(),
  timeout_ms: z.number().int().min(1).max(TIMEOUT_MS_MAX).optional(),
  /** Milliseconds since the epoch. Clients without a clock send `timeout_ms` alone. */
  deadline: z.number().optional(),
  idempotency_key: z.string().min(1).max(128).optional(),
  caller: z.preprocess(personOfUser, CallerIdentity.optional()),
  grant: z.string().max(2048).optional(),
  warrant: z.string().max(2048).optional(),
  trace: z.string().max(128).optional(),
});
type Envelope = z.infer<typeof Envelope>;

/** Where an answer goes, and what of the request it repeats. */
export interface ReplyAddress {
  readonly topic: string;
  readonly client: string;
  /** Null where the id could not be read (JSON-RPC 2.0 section 5). */
  readonly id: string | number | null;
  readonly correlationData?: Buffer;
}

/** A call that is well formed; whether the method exists and likes its params is not known yet. */
export interface IncomingCall {
  readonly method: string;
  readonly params: Json;
  readonly by: CallerIdentity;
  /** In whose name: the speaker that the hub vouches for, or nobody in particular. */
  readonly asking: Asking;
  /** Made by a host of agents that works for this house. */
  readonly isWarranted: boolean;
  /** Idempotency key: the caller's own, or the call's id. */
  readonly key: string;
  readonly timeoutMs: number | undefined;
  readonly deadline: number | undefined;
  readonly grant: string | undefined;
  readonly trace: string | undefined;
}

export type ReadCall =
  | { readonly type: 'call'; readonly call: IncomingCall; readonly address: ReplyAddress }
  /** `address` is undefined where nobody can be told. */
  | { readonly type: 'refused'; readonly error: HearthError; readonly address: ReplyAddress | undefined };

/** What proves in whose name a call is made. */
export interface Proofs {
  /** Whether a text comes from the hub, untouched: sealed in this process or signed by it. */
  readonly fromHub: (text: string) => boolean;
  /** What a warrant of the hub says; undefined when it is none. */
  readonly warranted: (warrant: string) => Warranted | undefined;
}

/** Reads what arrived on `call/<method>`. Never throws. */
export function readCall(root: string, message: BusMessage, proofs: Proofs): ReadCall {
  if (message.payload.length > READ_BYTES_MAX)
    return {
      type: 'refused',
      error: tooLarge(message.payload.length),
      address: addressOf(root, message, {}),
    };
  const text = message.payload.toString('utf8');
  const parsed = parseJson(text);
  const raw = parsed.ok ? (isJsonObject(parsed.value) ? parsed.value : {}) : salvage(text);
  const address = addressOf(root, message, raw);
  const refused = (error: HearthError): ReadCall => ({ type: 'refused', error, address });
  if (message.payload.length > REQUEST_BYTES_MAX) return refused(tooLarge(message.payload.length));
  if (!parsed.ok)
    return refused(new HearthError('parse-error', `The call is not proper JSON: ${parsed.reason}`));
  if (Array.isArray(parsed.value))
    return refused(new HearthError('invalid-request', 'Batches are not served: send each call by itself'));
  const envelope = Envelope.safeParse(parsed.value);
  if (!envelope.success)
    return refused(
      new HearthError('invalid-request', 'The call is not a JSON-RPC 2.0 request', {
        faults: faultsOf(envelope.error),
      }),
    );
  const topicMethod = lastLevelOf(message.topic);
  if (envelope.data.method !== topicMethod)
    return refused(
      new HearthError(
        'invalid-request',
        `The topic calls "${topicMethod}", the payload "${envelope.data.method}"`,
        {
          faults: [{ path: '/method', message: `must be "${topicMethod}", as in the topic` }],
        },
      ),
    );
  if (address === undefined) return refused(noAddress(root, envelope.data));
  const isFromHub = isMeantFor(root, message.topic, envelope.data) && proofs.fromHub(text);
  return { type: 'call', call: callOf(envelope.data, address, isFromHub, proofs), address };
}

/** The hub says whom it calls, so that a call of its own that was overheard is nothing on another service's topic. */
function isMeantFor(root: string, topic: string, { to, method }: Envelope): boolean {
  return topic === `${root}/svc/${to}/call/${method}`;
}

function callOf(envelope: Envelope, address: ReplyAddress, isFromHub: boolean, proofs: Proofs): IncomingCall {
  const warrant =
    isFromHub || envelope.warrant === undefined ? undefined : proofs.warranted(envelope.warrant);
  const somebody = warrant?.speaker ?? nobody(`bus:${address.client}`.slice(0, 200));
  const claimed = envelope.caller ?? { kind: 'program' as const, id: address.client };
  return {
    method: envelope.method,
    params: (envelope.params ?? {}) as Json,
    by: isFromHub ? withoutSpeaker(claimed) : unproven(claimed, address),
    asking: isFromHub ? (claimed.speaker ?? HUB) : somebody,
    isWarranted: warrant !== undefined,
    key: envelope.idempotency_key ?? String(envelope.id),
    timeoutMs: envelope.timeout_ms,
    deadline: envelope.deadline,
    grant: envelope.grant,
    trace: envelope.trace,
  };
}

/** The identity that the call is remembered and granted under. Written out, because a copy by `...` costs more than the rest of the reading. */
function withoutSpeaker({ kind, id, role }: CallerIdentity): CallerIdentity {
  return role === undefined ? { kind, id } : { kind, id, role };
}

/** Anybody who may publish can write any name into a call. Without the hub's word the caller is the program that is answered, and no person. */
function unproven({ kind }: Pick<CallerIdentity, 'kind'>, { client }: ReplyAddress): CallerIdentity {
  return { kind: kind === 'person' ? 'program' : kind, id: `bus:${client}`.slice(0, 128) };
}

/** The payload speaks first: a 3.1.1 peer sees nothing else. An address in it that is not allowed is never replaced by another. */
function addressOf(root: string, message: BusMessage, raw: JsonObject): ReplyAddress | undefined {
  const topic = typeof raw['reply_to'] === 'string' ? raw['reply_to'] : message.responseTopic;
  const client = topic === undefined ? undefined : replyClientOf(root, topic);
  if (topic === undefined || client === undefined) return undefined;
  const id = CallId.safeParse(raw['id']);
  return {
    topic,
    client,
    id: id.success ? id.data : null,
    ...(message.correlationData === undefined ? {} : { correlationData: message.correlationData }),
  };
}

/** Reads address and id out of text that is no JSON, so that a slip of a hand-written call is answered and not met with silence. */
function salvage(text: string): JsonObject {
  const topic = /"reply_to"\s*:\s*"([^"\\]{1,512})"/.exec(text)?.[1];
  const id = /"id"\s*:\s*(?:"([^"\\]{1,128})"|(\d{1,15})\b)/.exec(text);
  return {
    ...(topic === undefined ? {} : { reply_to: topic }),
    ...(id?.[1] === undefined ? {} : { id: id[1] }),
    ...(id?.[2] === undefined ? {} : { id: Number(id[2]) }),
  };
}

function noAddress(root: string, envelope: Envelope): HearthError {
  return new HearthError(
    'invalid-request',
    envelope.reply_to === undefined
      ? 'The call names no topic for its answer'
      : `Answers are not sent to "${envelope.reply_to.slice(0, 200)}"`,
    { hint: `Set reply_to to ${root}/reply/<your client id>/<call id> and subscribe to it first.` },
  );
}

export function tooLarge(bytes: number): HearthError {
  return new HearthError('too-large', `The call has ${bytes} bytes, at most ${REQUEST_BYTES_MAX} are taken`);
}

export function resultText(id: ReplyAddress['id'], result: Json): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

export function errorText(id: ReplyAddress['id'], error: HearthError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: rpcErrorOf(error) });
}

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: JsonObject;
}

/** `data.code` keeps apart the codes that share a JSON-RPC number. */
export function rpcErrorOf(error: HearthError): RpcError {
  return {
    code: ERRORS[error.code].rpc,
    message: error.message,
    data: {
      ...(error.data as JsonObject),
      code: error.code,
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      ...(error.faults.length === 0 ? {} : { errors: error.faults as unknown as Json }),
    },
  };
}

/** The ending that a HearthError stands for. */
export function outcomeOf(error: HearthError): CallOutcome {
  return outcomeOfRpcError(rpcErrorOf(error) as unknown as JsonObject) as CallOutcome;
}

/** The text of an answer, undefined when it is longer than any honest one. */
export function textOfAnswer(payload: Buffer): string | undefined {
  return payload.length > ANSWER_BYTES_MAX + SEAL_BYTES_MAX ? undefined : payload.toString('utf8');
}

/**
 * The ending that an answer tells, ours or a foreign service's; undefined when it is no answer to `id`. Read by hand, as this
 * is what every call waits for.
 */
export function readAnswer(text: string, id: string): CallOutcome | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return undefined;
  const answer = parsed.value;
  if (answer['jsonrpc'] !== '2.0' || (answer['id'] !== id && answer['id'] !== null)) return undefined;
  const failed = answer['error'] !== undefined && answer['error'] !== null;
  if (failed) return isJsonObject(answer['error']) ? outcomeOfRpcError(answer['error']) : undefined;
  // A null id stands for a request that could not be read, so that no result can belong to it.
  return answer['id'] === id && answer['result'] !== undefined
    ? { ok: true, result: answer['result'] }
    : undefined;
}

function outcomeOfRpcError(error: JsonObject): CallOutcome | undefined {
  const { code: rpc, message, data } = error;
  if (typeof rpc !== 'number' || typeof message !== 'string') return undefined;
  if (!isJsonObject(data)) return refusal(codeOfRpc(rpc), message, undefined, data);
  const { code: name, hint, ...rest } = data;
  const code = isErrorCode(name) && ERRORS[name].rpc === rpc ? name : codeOfRpc(rpc);
  return refusal(
    code,
    message,
    typeof hint === 'string' ? hint : undefined,
    Object.keys(rest).length === 0 ? undefined : rest,
  );
}

function refusal(
  code: ErrorCode,
  message: string,
  hint: string | undefined,
  data: Json | undefined,
): CallOutcome {
  return {
    ok: false,
    error: {
      code,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(data === undefined ? {} : { data }),
    },
  };
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
