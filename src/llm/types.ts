import type { Fault, Json, JsonObject, Part } from '../base/index.ts';

/** JSON Schema 2020-12, as `z.toJSONSchema` writes it and a manifest carries it. */
export type JsonSchema = JsonObject;

/** Something the model may ask to be called. The name is what the model is told: letters, digits, `_`, `-`, at most 64. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** An object schema. Give every tool at least one required parameter: small models leave out empty arguments. */
  readonly parameters: JsonSchema;
}

/** A call as the model made it: the name may be misspelt and the arguments may fit nothing. `settleCalls` judges it. */
export interface ToolCall {
  /** Unique within a conversation; the tool's answer carries the same id (C09). */
  readonly id: string;
  readonly name: string;
  readonly arguments: Json;
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly content: string; readonly callId: string; readonly name: string };

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** The answer is one JSON value of this shape: by grammar where the server can, by asking where it cannot. Never together with `tools`. */
  readonly schema?: JsonSchema;
  readonly tools?: readonly ToolSpec[];
  /** Tokens the answer may have, at most the configured `llm.numPredict`. */
  readonly maxTokens?: number;
  /** The configured `llm.temperature` (0) unless given. */
  readonly temperature?: number;
  readonly seed?: number;
}

export interface ChatOptions {
  readonly signal: AbortSignal;
  /** Milliseconds from asking to the answer's end, waiting in the queue included; the configured `llm.timeoutSeconds` unless given. */
  readonly timeoutMs?: number;
  /**
   * Text as it comes. Joined, the deltas are the text of a `text` outcome; of any other outcome they are a beginning of what
   * was said, or nothing. Never called with a schema, nor with what may yet turn out to be a call printed as text.
   */
  readonly onText?: (delta: string) => void;
  /** With a schema, the answer as it comes: pieces of JSON that may yet turn out not to fit. */
  readonly onJson?: (delta: string) => void;
}

/** What an answer took. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** True when the server told no figures and the tokens were guessed from the letters. */
  readonly estimated: boolean;
  /** From asking to the end, waiting in the queue included. */
  readonly ms: number;
  /** Of `ms`, how long tokens came, where the server tells it. */
  readonly generationMs?: number;
  /** Absent when nobody told the price of a model that is not in the house: unknown, never nothing (X05). */
  readonly usd?: number;
}

/** How a chat may end. Every expected ending is one of these; `chat` does not throw for any of them. */
export type ChatOutcome =
  | { readonly type: 'text'; readonly text: string; readonly usage: ModelUsage }
  | { readonly type: 'object'; readonly value: Json; readonly text: string; readonly usage: ModelUsage }
  | {
      readonly type: 'calls';
      readonly calls: readonly ToolCall[];
      /** What was said beside the calls. */
      readonly text: string;
      readonly usage: ModelUsage;
    }
  /** The model or its provider declines. */
  | { readonly type: 'refusal'; readonly text: string; readonly usage: ModelUsage }
  /** The answer stops before its end: no tokens left, or the line went dead. */
  | {
      readonly type: 'cut';
      readonly why: 'length' | 'connection';
      readonly text: string;
      readonly usage: ModelUsage;
    }
  | ChatFailure;

export interface ChatFailure {
  readonly type: 'failed';
  readonly code: ChatFailureCode;
  readonly message: string;
  /** What a person can do about it. */
  readonly hint?: string;
  readonly usage: ModelUsage;
}

export type ChatFailureCode =
  /** `provider: auto` found no model, so the house has none. */
  | 'not-configured'
  /** Nobody answers at `llm.url`. */
  | 'unreachable'
  /** The server answers and does not have the model; the hint is the command that fetches it. */
  | 'model-missing'
  /** The key is missing or wrong. */
  | 'unauthorized'
  /** The server has no room: 429, 503. */
  | 'overloaded'
  /** The server or the model broke: 5xx, an error within the stream. */
  | 'server-error'
  /** The server does not take the request: any other 4xx. */
  | 'rejected'
  /** This model cannot be given tools; ask for a schema. */
  | 'tools-unsupported'
  /** The prompt does not fit into the model's context. */
  | 'too-long'
  /** The deadline passed. */
  | 'timeout'
  /** The caller's signal fired. */
  | 'cancelled'
  /** An answer that says nothing or is no answer: empty, thinking only, not the protocol's form. */
  | 'bad-answer'
  /** It failed so often lately that it is left alone for a while. */
  | 'breaker-open'
  /** More are waiting than `llm.queue` allows. */
  | 'queue-full';

export interface ModelHealth {
  /** `untried` until the first answer; `up`; `failing` after a failure; `resting` while the breaker holds calls back. */
  readonly state: 'untried' | 'up' | 'failing' | 'resting';
  /** Milliseconds since the epoch at which the state began. */
  readonly since: number;
  readonly why?: string;
  readonly hint?: string;
  /** While `resting`: when the next call is let through to see. */
  readonly retryAt?: number;
  readonly running: number;
  readonly waiting: number;
}

/** US dollars per million tokens. */
export interface Price {
  readonly prompt: number;
  readonly completion: number;
}

/** What the model has been used for since it was opened. */
export interface ModelSpend {
  readonly chats: number;
  readonly failed: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly ms: number;
  /** The sum of what had a price. */
  readonly usd: number;
  /** Tokens whose price nobody told. */
  readonly unpricedTokens: number;
}

/** What is best asked of this model. Known for certain once the server has been looked at; until then the careful guess. */
export interface ModelTraits {
  /** `schema` for small models and those without tools, `tools` for the others. `askForCalls` follows it by itself. */
  readonly calls: 'schema' | 'tools';
  /** Whether the server holds the model to a schema by grammar. Where it does not, the schema is written into the prompt. */
  readonly grammar: boolean;
  /** Tokens that prompt and answer may have together, where it is known. */
  readonly contextTokens?: number;
  /** Billions of parameters, where the server tells it. */
  readonly billions?: number;
}

/** A language model: said to, it answers. Its endings are values, its waits have limits, and what it takes is counted. */
export interface LanguageModel {
  /** As configured or found, such as `qwen3:1.7b`. */
  readonly name: string;
  /** Whether what is said stays in the house. */
  readonly place: 'local' | 'remote';
  readonly traits: ModelTraits;
  /** US dollars per million tokens; nothing at home, absent when nobody told it. */
  readonly price: Price | undefined;
  chat(request: ChatRequest, options: ChatOptions): Promise<ChatOutcome>;
  health(): ModelHealth;
  spent(): ModelSpend;
}

/** The model of a hub: `start` looks for it and warms it up in the background, `close` ends every chat as `cancelled`. */
export interface OpenModel extends LanguageModel, Part {
  readonly name: string;
  start(): void;
  /** Resolves when `traits` are more than a guess: the server has been looked at since `start`, well or not (5 s at most). */
  known(): Promise<void>;
  close(): void;
  /** One real look at the server and one short real chat, for `hearth doctor`. */
  examine(signal: AbortSignal): Promise<Examination>;
}

export type Examination =
  | {
      readonly type: 'well';
      /** Milliseconds to the end of a short answer. */
      readonly ms: number;
      readonly tokensPerSecond?: number;
    }
  | { readonly type: 'ill'; readonly failure: ChatFailure };

/** A call that may be made: the tool exists under this very name and the arguments validate against its schema (A17). */
export interface ValidCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
}

/** A call that must not be made, with the words that tell the model why. */
export interface CallFault {
  readonly id: string;
  /** As the model wrote it. */
  readonly name: string;
  readonly why: 'unknown-tool' | 'invalid-arguments' | 'repeated' | 'too-many';
  readonly message: string;
  readonly faults: readonly Fault[];
}
