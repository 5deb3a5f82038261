import { type Fault, HearthError, isJsonObject, type Json, type JsonObject } from '../../base/index.ts';
import type { CallOutcome, OutboundMessage } from '../../domain/index.ts';

/** Something a client asks to be done, as a tool of the house sees it. */
export interface ToolCall {
  readonly args: Json;
  /** `_meta["hearth/idempotency-key"]`: the same key has one effect and gives one answer. */
  readonly key: string | undefined;
  /** Whether the client can put a question to a person by itself (elicitation). */
  readonly canAsk: boolean;
  /** What a person answered to the questions of the call before, by their names. */
  readonly answers: ReadonlyMap<string, PersonAnswer>;
  /** What the tool gave along with those questions; the client may have changed it. */
  readonly state: Json | undefined;
  /** Tells how far it is; absent where nobody wants to know. */
  readonly tell: ((text: string) => void) | undefined;
  /** Fires when the client no longer wants it. */
  readonly signal: AbortSignal;
  /** Whether that means that it is not to be done: before 2026-07-28 a lost connection cancels nothing. */
  readonly cancels: boolean;
}

export type PersonAnswer =
  | { readonly type: 'answer'; readonly value: string }
  | { readonly type: 'decline' }
  | { readonly type: 'cancel' };

/** A question for a person. */
export interface ToolQuestion {
  readonly message: string;
  /** What can be answered; anything where there are none. */
  readonly options: readonly string[];
}

/** How a call of a tool ended. */
export type ToolEnd =
  | { readonly type: 'told'; readonly text: string; readonly structured?: Json; readonly failed?: boolean }
  | { readonly type: 'refused'; readonly text: string; readonly problem: JsonObject }
  /** To be called again with the answers. */
  | {
      readonly type: 'asks';
      readonly questions: Readonly<Record<string, ToolQuestion>>;
      readonly state: JsonObject;
    };

export interface ToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A tool as a client is told of it. */
export interface ToolView {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly inputSchema: JsonObject;
  readonly outputSchema?: JsonObject;
  readonly annotations: ToolAnnotations;
}

export type Hear = (listener: (message: OutboundMessage) => void) => () => void;

/** A refusal as sentences: what, what to do, and every fault by path. */
export function refused(error: unknown): Extract<ToolEnd, { type: 'refused' }> {
  if (!(error instanceof HearthError))
    return refusal('internal', 'Something went wrong inside the hub.', 'The hub’s log says more.');
  return refusal(error.code, error.message, error.hint, error.faults);
}

/** The same of a refusal that came over the bus. */
export function refusedCall(
  error: Extract<CallOutcome, { ok: false }>['error'],
): Extract<ToolEnd, { type: 'refused' }> {
  const data = isJsonObject(error.data) ? error.data : {};
  const faults = Array.isArray(data['errors']) ? data['errors'].filter(isJsonObject).map(faultOf) : [];
  return refusal(error.code, error.message, error.hint, faults);
}

function refusal(code: string, message: string, hint?: string, faults: readonly Fault[] = []) {
  const named = faults.filter(({ path, message: what }) => !message.includes(`${path} ${what}`));
  const lines = named.map((fault) => `${fault.path} ${fault.message}${fault.hint ? ` (${fault.hint})` : ''}`);
  const problem: JsonObject = {
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(faults.length === 0 ? {} : { errors: faults.map((fault) => ({ ...fault })) }),
  };
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const text = [hint === undefined ? sentence : `${sentence} ${hint}`, ...lines].join('\n');
  return { type: 'refused', text, problem } as const;
}

function faultOf(fault: JsonObject): Fault {
  return {
    path: String(fault['path'] ?? '/'),
    message: String(fault['message'] ?? 'is not valid'),
    ...(typeof fault['hint'] === 'string' ? { hint: fault['hint'] } : {}),
  };
}
