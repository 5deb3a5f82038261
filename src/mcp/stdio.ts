import type { Readable, Writable } from 'node:stream';
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  SERVER_INFO_META_KEY,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type StdioServerHandle, StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { isJsonObject, type Json, type JsonObject, messageOf } from '../base/index.ts';

/**
 * Asks the hub: one message goes to `/mcp`, what comes back are notices and then the answer. Fails with a sentence where the hub cannot be
 * reached or does not let the client in.
 */
export type Exchange = (
  message: JsonObject,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => AsyncIterable<Json>;

export interface StdioOptions {
  readonly exchange: Exchange;
  readonly input: Readable;
  readonly output: Writable;
  readonly version: string;
}

const REVISION = '2026-07-28';
const FORWARDED = [
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
] as const;

/**
 * Hands a client on standard input and output on to the hub, which it asks by the protocol of 2026-07-28 whatever the client speaks. A client
 * of 2025-11-25 stays connected here, so that its person can be asked too. Nothing is kept: a hub that comes back is asked as before.
 */
export class StdioDoor {
  readonly #options: StdioOptions;
  #lastId = 0;

  constructor(options: StdioOptions) {
    this.#options = options;
  }

  /** Resolves when the client has closed the input. */
  async served(): Promise<void> {
    const { input, output } = this.#options;
    const closed = new Promise<void>((resolve) => input.once('end', resolve).once('close', resolve));
    const transport = new StdioServerTransport(input, output);
    const serving: StdioServerHandle = serveStdio(() => this.#server(), { transport });
    await closed;
    await serving.close();
  }

  async #server(): Promise<Server> {
    const about = await this.#about();
    const server = new Server(
      { name: 'hearth', version: this.#options.version, ...about.info },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, ...about.instructions },
    );
    for (const method of FORWARDED)
      server.setRequestHandler(
        method,
        async ({ params }: { params?: object | undefined }, ctx: ServerContext) =>
          (await this.#forward(method, (params ?? {}) as JsonObject, envelopeOf(server, ctx), ctx)) as never,
      );
    return server;
  }

  /** What the hub says of itself; nothing while it cannot be reached. */
  async #about(): Promise<{ info: { title?: string }; instructions: { instructions?: string } }> {
    try {
      const found = await this.#ask('server/discover', {}, { clientInfo: {}, capabilities: {} });
      const { _meta: meta, instructions } = found;
      const info = isJsonObject(meta) ? meta[SERVER_INFO_META_KEY] : undefined;
      const title = isJsonObject(info) ? info['title'] : undefined;
      return {
        info: typeof title === 'string' ? { title } : {},
        instructions: typeof instructions === 'string' ? { instructions } : {},
      };
    } catch {
      return { info: {}, instructions: {} };
    }
  }

  async #forward(
    method: (typeof FORWARDED)[number],
    params: JsonObject,
    envelope: Envelope,
    ctx: ServerContext,
  ): Promise<JsonObject> {
    const { _meta: meta, inputResponses, signal, notify } = ctx.mcpReq;
    const state = ctx.mcpReq.requestState();
    const asked: JsonObject = {
      ...params,
      _meta: { ...(meta as JsonObject | undefined) },
      ...(inputResponses === undefined ? {} : { inputResponses: inputResponses as JsonObject }),
      ...(typeof state === 'string' ? { requestState: state } : {}),
    };
    const hear = (notice: JsonObject) => {
      if (notice['method'] === 'notifications/progress') notify(notice as never).catch(() => {});
    };
    try {
      return plainResult(await this.#ask(method, asked, envelope, { signal, hear }));
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      const text = sentenceOf(error);
      // A model reads what a tool answers; an error of the protocol it may never see.
      if (method === 'tools/call') return { content: [{ type: 'text', text }], isError: true };
      throw new ProtocolError(ProtocolErrorCode.InternalError, text);
    }
  }

  async #ask(
    method: string,
    params: JsonObject,
    { clientInfo, capabilities }: Envelope,
    by: { readonly signal?: AbortSignal; readonly hear?: (notice: JsonObject) => void } = {},
  ): Promise<JsonObject> {
    this.#lastId += 1;
    const { _meta: meta } = params;
    const message = {
      jsonrpc: '2.0',
      id: this.#lastId,
      method,
      params: {
        ...params,
        _meta: {
          ...(isJsonObject(meta) ? meta : {}),
          [PROTOCOL_VERSION_META_KEY]: REVISION,
          [CLIENT_INFO_META_KEY]: { name: 'hearth mcp', version: this.#options.version, ...clientInfo },
          [CLIENT_CAPABILITIES_META_KEY]: capabilities,
        },
      },
    };
    const signal = by.signal ?? new AbortController().signal;
    for await (const answer of this.#options.exchange(message, headersOf(method, params), signal)) {
      if (!isJsonObject(answer)) continue;
      const { error, result } = answer;
      if (isJsonObject(error))
        throw new ProtocolError(Number(error['code']), String(error['message']), error['data']);
      if (isJsonObject(result)) return result;
      by.hear?.(answer);
    }
    throw new Error('The hub went away before it answered. What came of it is not known here.');
  }
}

interface Envelope {
  readonly clientInfo: JsonObject;
  readonly capabilities: JsonObject;
}

/** Who the client is and what it can: told with every request since 2026-07-28, once at the beginning before that. */
function envelopeOf(server: Server, { mcpReq }: ServerContext): Envelope {
  const told = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  return {
    clientInfo: (told?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion() ?? {}) as JsonObject,
    capabilities: (told?.[CLIENT_CAPABILITIES_META_KEY] ??
      server.getClientCapabilities() ??
      {}) as JsonObject,
  };
}

/** The headers repeat what a message is about, for those on the way (2026-07-28, transports, standard headers). */
function headersOf(method: string, { name, uri }: JsonObject): Readonly<Record<string, string>> {
  const about = typeof name === 'string' ? name : typeof uri === 'string' ? uri : undefined;
  return {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION,
    'mcp-method': method,
    ...(about === undefined ? {} : { 'mcp-name': headerValue(about) }),
  };
}

function headerValue(text: string): string {
  const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?base64?');
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

/** Without what says that it is a result of 2026-07-28: the server here says so itself where the client speaks that. */
function plainResult(result: JsonObject): JsonObject {
  const { resultType, _meta: meta, ...rest } = result;
  if (resultType === 'input_required') return result;
  const { [SERVER_INFO_META_KEY]: _info, ...more } = isJsonObject(meta) ? meta : {};
  return Object.keys(more).length === 0 ? rest : { ...rest, _meta: more };
}

function sentenceOf(error: unknown): string {
  const hint = (error as { readonly hint?: unknown }).hint;
  const message = messageOf(error);
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return typeof hint === 'string' ? `${sentence} ${hint}` : sentence;
}
