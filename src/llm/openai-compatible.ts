import type { OpenAI } from 'openai';
import { isJsonObject, type Json } from '../base/index.ts';
import {
  type AdapterAnswer,
  type AskOptions,
  type Fail,
  type ModelAdapter,
  SMALL_BILLIONS,
} from './adapter.ts';
import type { RawAnswer } from './answer.ts';
import { failOf, type Server, shownUrl } from './faults.ts';
import { Gathered } from './gathered.ts';
import { placeOf } from './place.ts';
import { withSchemaInWords } from './schema-words.ts';
import type { ChatMessage, ChatRequest, JsonSchema, ModelTraits } from './types.ts';
import { Wire } from './wire.ts';

type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

export interface OpenAiOptions {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What not every server takes. Refused once, it is left out from then on. */
const OPTIONAL = {
  grammar: /response_format|json_schema|structured output|grammar/i,
  usage: /stream_options|include_usage/i,
  maxTokens: /max_tokens|max_completion_tokens/i,
  temperature: /temperature/i,
  seed: /seed/i,
} as const;
type Optional = keyof typeof OPTIONAL;

/** The package insists on a limit of its own; ours is the signal. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * Any server that speaks `/v1/chat/completions`: llama.cpp, vLLM, LM Studio, and the clouds. Speaks through the `openai`
 * package, loaded when first needed.
 */
export class OpenAiAdapter implements ModelAdapter {
  readonly name: string;
  readonly place: 'local' | 'remote';
  readonly #options: OpenAiOptions;
  readonly #without = new Set<Optional | 'tools'>();
  /** The server said that it does not have the model; a look shows when it has. */
  #isMissing = false;

  constructor(options: OpenAiOptions) {
    this.#options = options;
    this.name = options.model;
    this.place = placeOf(options.url, options.model);
  }

  get traits(): ModelTraits {
    const billions = billionsIn(this.name);
    const isSmall = billions === undefined ? this.place === 'local' : billions <= SMALL_BILLIONS;
    return {
      calls: isSmall || this.#without.has('tools') ? 'schema' : 'tools',
      grammar: !this.#without.has('grammar'),
      ...(billions === undefined ? {} : { billions }),
    };
  }

  async look(signal: AbortSignal): Promise<Fail | undefined> {
    const wire = this.#wire(signal);
    try {
      const { data } = await (await this.#client(wire)).models.list();
      const has = Array.isArray(data) && data.some(({ id }) => id === this.name);
      if (this.#isMissing && !has)
        return failOf({ type: 'status', status: 404, message: 'no such model' }, undefined, this.#server);
      this.#isMissing = false;
      return undefined;
    } catch (error) {
      // A server need not list its models to have one.
      if (wire.fault?.type === 'status' && wire.fault.status === 404) return undefined;
      return failOf(wire.fault, error, this.#server);
    }
  }

  /** These servers load their model before they answer at all. */
  async warm(): Promise<Fail | undefined> {
    return undefined;
  }

  async ask(request: ChatRequest, options: AskOptions): Promise<AdapterAnswer> {
    // Each round leaves out one thing more, so that there is an end to them.
    for (let round = 0; round <= Object.keys(OPTIONAL).length; round++) {
      const wire = this.#wire(options.signal, options.onLife);
      const answer = await this.#once(request, options, wire);
      if (answer.type !== 'failed' || wire.fault?.type !== 'status') return answer;
      const { status, message } = wire.fault;
      if (status !== 400 && status !== 422) return answer;
      if (request.tools !== undefined && /\btool/i.test(message)) {
        this.#without.add('tools');
        return { ...answer, code: 'tools-unsupported' };
      }
      const refused = this.#refusedIn(message);
      if (refused === undefined) return answer;
      this.#without.add(refused);
    }
    return failOf(undefined, 'it refuses every form of the question', this.#server);
  }

  async #once(request: ChatRequest, options: AskOptions, wire: Wire): Promise<AdapterAnswer> {
    const gathered = new Gathering(options.onDelta);
    try {
      const client = await this.#client(wire);
      const stream = await client.chat.completions.create(this.#body(request));
      for await (const chunk of stream) gathered.add(chunk);
      // A line that goes dead between two events looks like an end.
      if (gathered.isEmpty)
        return failOf({ type: 'garbled', message: 'no event came' }, undefined, this.#server);
      return gathered.answer(wire.fault === undefined);
    } catch (error) {
      if (wire.fault?.type === 'broken-off' && !gathered.isEmpty) return gathered.answer(false);
      const fail = failOf(wire.fault, error, this.#server);
      this.#isMissing = fail.code === 'model-missing';
      return fail;
    }
  }

  #body(request: ChatRequest): Body {
    const { schema, tools, temperature, maxTokens, seed } = request;
    const grammar = schema !== undefined && this.traits.grammar;
    const messages =
      schema === undefined || grammar ? request.messages : withSchemaInWords(request.messages, schema);
    return {
      model: this.name,
      messages: messages.map(messageOut),
      stream: true,
      ...(this.#without.has('usage') ? {} : { stream_options: { include_usage: true } }),
      ...(grammar ? { response_format: responseFormat(schema) } : {}),
      ...(tools === undefined || tools.length === 0
        ? {}
        : { tools: tools.map((tool) => ({ type: 'function', function: { ...tool } })) }),
      ...(temperature === undefined || this.#without.has('temperature') ? {} : { temperature }),
      ...(seed === undefined || this.#without.has('seed') ? {} : { seed }),
      // OpenAI's newer models want the limit under its newer name, which the other servers do not know.
      ...(maxTokens === undefined
        ? {}
        : this.#without.has('maxTokens')
          ? { max_completion_tokens: maxTokens }
          : { max_tokens: maxTokens }),
    };
  }

  #refusedIn(message: string): Optional | undefined {
    return (Object.keys(OPTIONAL) as Optional[]).find(
      (name) => !this.#without.has(name) && OPTIONAL[name].test(message),
    );
  }

  get #server(): Server {
    return {
      url: shownUrl(this.#options.url),
      model: this.name,
      fetchHint: 'Is llm.model one of those that the server lists under /v1/models?',
    };
  }

  #wire(signal: AbortSignal, onPiece = () => {}): Wire {
    return new Wire({ signal, headers: this.#options.headers, onPiece });
  }

  async #client(wire: Wire): Promise<OpenAI> {
    const { OpenAI } = await import('openai');
    return new OpenAI({
      baseURL: this.#options.url,
      // Required, and not sent: the key, if there is one, is among the wire's headers.
      apiKey: 'none',
      defaultHeaders: { authorization: null },
      // The package would take these from the environment, where they were meant for somebody else.
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: NO_LIMIT_MS,
      logLevel: 'off',
      fetch: wire.fetch,
    });
  }
}

/** Events of a streamed answer, put together. */
class Gathering extends Gathered {
  readonly #calls = new Map<number, { id?: string; name: string; arguments: string }>();
  #refusal = '';
  #finish: string | undefined;
  #events = 0;

  get isEmpty(): boolean {
    return this.#events === 0;
  }

  add(chunk: Chunk): void {
    this.#events += 1;
    if (chunk.usage != null)
      this.counts = {
        promptTokens: chunk.usage.prompt_tokens,
        completionTokens: chunk.usage.completion_tokens,
      };
    const choice = chunk.choices?.[0];
    if (choice === undefined) return;
    if (choice.finish_reason != null) this.#finish = choice.finish_reason;
    const delta: Delta = choice.delta ?? {};
    if (delta.reasoning_content != null || delta.reasoning != null) this.thought = true;
    if (typeof delta.refusal === 'string') this.#refusal += delta.refusal;
    this.say(delta.content);
    for (const part of delta.tool_calls ?? []) this.#addCall(part);
  }

  answer(isWhole: boolean): AdapterAnswer {
    return this.whole({
      calls: [...this.#calls.values()].filter(({ name }) => name !== ''),
      end: endOf(this.#finish, isWhole),
      ...(this.#refusal === '' ? {} : { refusal: this.#refusal }),
    });
  }

  /** A call comes in pieces that its index holds together: first the name, then the arguments letter by letter. */
  #addCall(part: NonNullable<Delta['tool_calls']>[number]): void {
    const index = part.index ?? this.#calls.size;
    const call = this.#calls.get(index) ?? { name: '', arguments: '' };
    this.#calls.set(index, call);
    if (part.id != null && part.id !== '') call.id = part.id;
    call.name += part.function?.name ?? '';
    const given: Json = part.function?.arguments ?? '';
    call.arguments += typeof given === 'string' ? given : JSON.stringify(given);
  }
}

/** What some servers add to the delta. */
type Delta = Partial<Chunk['choices'][number]['delta']> & {
  readonly reasoning_content?: string | null;
  readonly reasoning?: string | null;
};

function endOf(finish: string | undefined, isWhole: boolean): RawAnswer['end'] {
  switch (finish) {
    case undefined:
      return 'connection';
    case 'length':
      return 'length';
    case 'content_filter':
      return 'filter';
    default:
      return isWhole ? 'stop' : 'connection';
  }
}

function messageOut(message: ChatMessage): Body['messages'][number] {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
    case 'assistant': {
      const calls = (message.calls ?? []).map(({ id, name, arguments: given }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: JSON.stringify(given) },
      }));
      return {
        role: 'assistant',
        content: message.content,
        ...(calls.length > 0 ? { tool_calls: calls } : {}),
      };
    }
    case 'tool':
      return { role: 'tool', content: message.content, tool_call_id: message.callId };
  }
}

function responseFormat(schema: JsonSchema): NonNullable<Body['response_format']> {
  return { type: 'json_schema', json_schema: { name: 'answer', schema, strict: isClosed(schema) } };
}

/** Whether every object in it names all its fields and needs them all: OpenAI's condition for holding its models to a schema. */
function isClosed(schema: Json): boolean {
  if (Array.isArray(schema)) return (schema as readonly Json[]).every(isClosed);
  if (!isJsonObject(schema)) return true;
  const fields = schema['properties'];
  if (isJsonObject(fields)) {
    const required = Array.isArray(schema['required']) ? (schema['required'] as readonly Json[]) : [];
    if (schema['additionalProperties'] !== false) return false;
    if (!Object.keys(fields).every((name) => required.includes(name))) return false;
  }
  return Object.values(schema).every(isClosed);
}

/** `qwen3-1.7b-instruct` has 1.7 billion parameters, `qwen3-30b-a3b` thirty. */
function billionsIn(name: string): number | undefined {
  const [, digits] = /(?:^|[^a-z\d.])(\d+(?:\.\d+)?)b(?![a-z\d])/i.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
