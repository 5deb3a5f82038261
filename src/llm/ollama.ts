import type { ListResponse, Message, Ollama, ChatRequest as OllamaRequest } from 'ollama/browser';
import { isJsonObject } from '../base/index.ts';
import {
  type AdapterAnswer,
  type AskOptions,
  type Fail,
  type ModelAdapter,
  SMALL_BILLIONS,
} from './adapter.ts';
import type { RawCall } from './answer.ts';
import { failOf, type Server, shownUrl } from './faults.ts';
import { Gathered } from './gathered.ts';
import { isPassedOn, placeOf } from './place.ts';
import { withSchemaInWords } from './schema-words.ts';
import type { ChatMessage, ChatRequest, ModelTraits, ToolSpec } from './types.ts';
import { Wire } from './wire.ts';

export interface OllamaOptions {
  readonly url: string;
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly numCtx: number;
  /** How long the server keeps the model in memory: `10m`, seconds, or -1 for ever. */
  readonly keepAlive: string | number;
  /** Whatever model is there is taken when the named one is not, and no server means no model. */
  readonly finds: boolean;
}

/** A server that does not know these fields passes over them; the package's types do not know them yet. */
const WHOLE_PROMPT = { truncate: false, shift: false };

/** Ollama, here or elsewhere (github.com/ollama/ollama docs/api.md). Speaks through the `ollama` package, loaded when first needed. */
export class OllamaAdapter implements ModelAdapter {
  readonly #options: OllamaOptions;
  #model: string;
  #place: 'local' | 'remote';
  #traits: ModelTraits;
  #seen = false;

  constructor(options: OllamaOptions) {
    this.#options = options;
    this.#model = options.model;
    this.#place = placeOf(options.url, options.model);
    this.#traits = { calls: 'schema', grammar: this.#place === 'local', contextTokens: options.numCtx };
  }

  get name(): string {
    return this.#model;
  }

  get place(): 'local' | 'remote' {
    return this.#place;
  }

  get traits(): ModelTraits {
    return this.#traits;
  }

  async look(signal: AbortSignal): Promise<Fail | undefined> {
    const wire = this.#wire(signal, false);
    try {
      const { models } = await (await this.#client(wire)).list();
      if (!Array.isArray(models)) throw new SyntaxError('it lists no models');
      return this.#choose(models as unknown as readonly Listed[]);
    } catch (error) {
      this.#seen = false;
      return this.#failOf(wire, error);
    }
  }

  /** An empty conversation loads the model and says nothing. */
  async warm(signal: AbortSignal): Promise<Fail | undefined> {
    if (this.place === 'remote') return undefined;
    const wire = this.#wire(signal, false);
    try {
      const { numCtx, keepAlive } = this.#options;
      const client = await this.#client(wire);
      await client.chat({
        model: this.name,
        messages: [],
        keep_alive: keepAlive,
        options: { num_ctx: numCtx },
      });
      return undefined;
    } catch (error) {
      return this.#failOf(wire, error);
    }
  }

  async ask(request: ChatRequest, options: AskOptions): Promise<AdapterAnswer> {
    if (!this.#seen) {
      const fail = await this.look(options.signal);
      if (fail !== undefined) return fail;
    }
    const wire = this.#wire(options.signal, true, options.onLife);
    const gathered = new Gathering(options.onDelta);
    try {
      const client = await this.#client(wire);
      const stream = await client.chat(this.#body(request));
      for await (const part of stream) gathered.add(part);
      return gathered.answer('stop');
    } catch (error) {
      if (wire.fault?.type === 'broken-off' || isUnfinished(error)) return gathered.answer('connection');
      const fail = this.#failOf(wire, error);
      if (fail.code === 'model-missing') this.#seen = false;
      return fail;
    }
  }

  #body(request: ChatRequest): OllamaRequest & { stream: true } {
    const { numCtx, keepAlive } = this.#options;
    const { schema, tools, temperature, maxTokens, seed } = request;
    const messages =
      schema === undefined || this.traits.grammar
        ? request.messages
        : withSchemaInWords(request.messages, schema);
    return {
      model: this.name,
      messages: messages.map(messageOut),
      stream: true,
      // Models that think do so unless told not to; gpt-oss cannot be told, only slowed down.
      think: /^gpt-oss/i.test(this.name) ? 'low' : false,
      keep_alive: keepAlive,
      ...(schema === undefined ? {} : { format: schema }),
      ...(tools === undefined || tools.length === 0 ? {} : { tools: tools.map(toolOut) }),
      ...WHOLE_PROMPT,
      options: {
        num_ctx: numCtx,
        ...(temperature === undefined ? {} : { temperature }),
        ...(maxTokens === undefined ? {} : { num_predict: maxTokens }),
        ...(seed === undefined ? {} : { seed }),
      },
    };
  }

  /** Finds the model among those the server has, and learns what it is. */
  #choose(models: readonly Listed[]): Fail | undefined {
    const { model, finds } = this.#options;
    const named = models.find(({ name }) => name === model || name === `${model}:latest`);
    const found = named ?? (finds ? best(models) : undefined);
    this.#model = found === undefined || found === named ? model : found.name;
    if (found === undefined)
      return failOf({ type: 'status', status: 404, message: 'model not found' }, undefined, this.#server);
    this.#place = isElsewhere(found) ? 'remote' : placeOf(this.#options.url, this.#model);
    const billions = billionsOf(found.details?.parameter_size);
    const isSmall = billions !== undefined && billions <= SMALL_BILLIONS;
    const hasTools = found.capabilities === undefined || found.capabilities.includes('tools');
    this.#traits = {
      calls: billions === undefined || isSmall || !hasTools ? 'schema' : 'tools',
      // Ollama's cloud does not hold models to a schema (docs.ollama.com/capabilities/structured-outputs).
      grammar: this.#place === 'local',
      contextTokens: this.#options.numCtx,
      ...(billions === undefined ? {} : { billions }),
    };
    this.#seen = true;
    return undefined;
  }

  #failOf(wire: Wire, error: unknown): Fail {
    const fail = failOf(wire.fault, error, this.#server);
    if (!this.#options.finds || fail.code !== 'unreachable') return fail;
    return {
      type: 'failed',
      code: 'not-configured',
      message: `There is no language model: no Ollama answers at ${this.#server.url}.`,
      hint: 'docs/models.md tells how to set one up. Hearth works without.',
    };
  }

  get #server(): Server {
    return { url: shownUrl(this.#options.url), model: this.name, fetchHint: `ollama pull ${this.name}` };
  }

  #wire(signal: AbortSignal, jsonLines: boolean, onPiece = () => {}): Wire {
    return new Wire({ signal, headers: this.#options.headers, jsonLines, onPiece });
  }

  async #client(wire: Wire): Promise<Ollama> {
    // The package's own door adds the reading of images from disk, and with it a file system that is not needed.
    const { Ollama } = await import('ollama/browser');
    return new Ollama({ host: this.#options.url, fetch: wire.fetch });
  }
}

/** `/api/tags`, as far as it matters; the package's types lag behind it. */
type Listed = Pick<ListResponse['models'][number], 'name'> & {
  readonly details?: { readonly parameter_size?: string };
  readonly capabilities?: readonly string[];
  readonly remote_host?: string;
};

/** Pieces of a streamed answer, put together. */
class Gathering extends Gathered {
  readonly #calls: RawCall[] = [];
  #isCut = false;

  add(part: ChatPart): void {
    const { content, thinking, tool_calls } = part.message ?? {};
    if (typeof thinking === 'string' && thinking !== '') this.thought = true;
    this.say(content);
    for (const call of Array.isArray(tool_calls) ? tool_calls : []) this.#call(call);
    if (part.done_reason === 'length') this.#isCut = true;
    if (part.eval_count !== undefined)
      this.counts = {
        ...(part.prompt_eval_count === undefined ? {} : { promptTokens: part.prompt_eval_count }),
        completionTokens: part.eval_count,
        ...(part.eval_duration === undefined ? {} : { generationMs: part.eval_duration / 1e6 }),
      };
  }

  answer(end: 'stop' | 'connection'): AdapterAnswer {
    return this.whole({ calls: this.#calls, end: end === 'stop' && this.#isCut ? 'length' : end });
  }

  #call(call: ToolCallPart): void {
    const { name, arguments: given } = call.function ?? {};
    if (typeof name !== 'string') return;
    this.#calls.push({
      name,
      arguments: given ?? {},
      ...(typeof call.id === 'string' ? { id: call.id } : {}),
    });
  }
}

interface ToolCallPart {
  readonly id?: string;
  readonly function?: { readonly name?: string; readonly arguments?: RawCall['arguments'] };
}

interface ChatPart {
  readonly message?: {
    readonly content?: string;
    readonly thinking?: string;
    readonly tool_calls?: readonly ToolCallPart[];
  };
  readonly done_reason?: string;
  readonly prompt_eval_count?: number;
  readonly eval_count?: number;
  readonly eval_duration?: number;
}

function messageOut(message: ChatMessage): Message {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
    case 'assistant': {
      const calls = (message.calls ?? []).map(({ id, name, arguments: given }) => ({
        id,
        function: { name, arguments: isJsonObject(given) ? given : {} },
      }));
      return {
        role: 'assistant',
        content: message.content,
        ...(calls.length > 0 ? { tool_calls: calls } : {}),
      };
    }
    case 'tool': {
      const answer = { role: 'tool', content: message.content, tool_name: message.name };
      return { ...answer, tool_call_id: message.callId } as Message;
    }
  }
}

/** The package's type of a schema knows less of JSON Schema than the server does. */
function toolOut(tool: ToolSpec): NonNullable<OllamaRequest['tools']>[number] {
  return { type: 'function', function: { ...tool } } as NonNullable<OllamaRequest['tools']>[number];
}

/** What a house without a wish takes of what is there: the largest that is still small, else the smallest that can talk. */
function best(models: readonly Listed[]): Listed | undefined {
  const talking = models
    .filter((model) => model.capabilities?.includes('completion') ?? !/embed|bge|minilm/i.test(model.name))
    .filter((model) => !isElsewhere(model))
    .map((model) => ({ model, billions: billionsOf(model.details?.parameter_size) ?? Number.MAX_VALUE }))
    .sort((a, b) => a.billions - b.billions);
  return (talking.findLast(({ billions }) => billions <= SMALL_BILLIONS * 2) ?? talking[0])?.model;
}

function isElsewhere(model: Listed): boolean {
  return (model.remote_host ?? '') !== '' || isPassedOn(model.name);
}

/** `1.7B`, `751.63M` and `8.0B` in billions. */
function billionsOf(size: string | undefined): number | undefined {
  const [, digits, unit] = /^([\d.]+)\s*([KMBT])$/i.exec(size ?? '') ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  const scale = { K: 1e-6, M: 1e-3, B: 1, T: 1e3 }[unit.toUpperCase()] ?? 1;
  const billions = Number(digits) * scale;
  return Number.isFinite(billions) ? billions : undefined;
}

/** What the package says of a stream that ended without `done`. */
function isUnfinished(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Did not receive done');
}
