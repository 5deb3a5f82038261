import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Clock,
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  messageOf,
} from '../base/index.ts';
import { exitOf, Failure } from './failure.ts';
import { type CliIo, EXIT } from './io.ts';
import { type Answered, type Question, type Send, sender, textOf } from './send.ts';
import { rootFor } from './trust.ts';

const DEFAULT_URL = 'http://127.0.0.1:8420';
const DEFAULT_DATA = 'data';
const START_HINT =
  'Is the hub up? Start it with "npm start", or with "sudo systemctl start hearth" where its package is installed. If it is elsewhere, set HEARTH_URL.';
/** How long the hub may take for anything that is not meant to wait. */
const ANSWER_MS = 30_000;

export interface Answer {
  readonly status: number;
  readonly body: Json;
}

/** Speaks HTTP with a running hub. */
export class HubClient {
  readonly url: string;
  readonly #token: string | undefined;
  readonly #clock: Clock;
  readonly #send: Send;

  /** `ca`: who signed the certificate of an `https` hub, as PEM, where Node does not know them. */
  constructor(options: {
    readonly url: string;
    readonly token: string | undefined;
    readonly clock: Clock;
    readonly ca?: string | undefined;
  }) {
    this.url = options.url.replace(/\/+$/, '');
    this.#token = options.token;
    this.#clock = options.clock;
    this.#send = sender(options.ca);
  }

  async get(path: string): Promise<JsonObject> {
    return this.#expectObject(await this.request('GET', path));
  }

  async post(path: string, body: Json, headers: Readonly<Record<string, string>> = {}): Promise<JsonObject> {
    return this.#expectObject(await this.request('POST', path, body, headers));
  }

  async patch(path: string, body: Json): Promise<JsonObject> {
    return this.#expectObject(await this.request('PATCH', path, body));
  }

  async delete(path: string): Promise<JsonObject> {
    return this.#expectObject(await this.request('DELETE', path));
  }

  /**
   * The answer, whatever its status.
   * @throws Failure when nobody answers at all (exit 4).
   */
  async request(
    method: string,
    path: string,
    body?: Json,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const limit = new AbortController();
    const timer = this.#clock.after(ANSWER_MS, () => limit.abort());
    try {
      const response = await this.#ask(path, {
        method,
        signal: limit.signal,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: this.#parse(await textOf(response)) };
    } catch (error) {
      throw limit.signal.aborted ? this.#unreachable(`did not answer within ${ANSWER_MS / 1000} s`) : error;
    } finally {
      timer.cancel();
    }
  }

  /**
   * Yields each time something was written about the turn, and what is said of it on the way to its answer; ends with it, with the signal, or
   * when the connection is lost.
   */
  async *changes(turn: string, signal: AbortSignal): AsyncIterable<Change> {
    const response = await this.#ask(`/v1/turns/${encodeURIComponent(turn)}/events`, { signal });
    if (response.status !== 200) {
      response.body.destroy();
      return;
    }
    try {
      for await (const event of eventsOf(response)) yield changeIn(event);
    } catch {
      // The connection went, by the signal or by itself. Whoever follows the turn asks for it once more.
    }
  }

  /**
   * What the house says of itself while somebody listens, in the talk that is named. Ends with the signal, or when the connection is lost.
   * `opened` is called when the hub has let the listener in.
   * @throws Failure when the hub does not let the listener in, or nobody answers.
   */
  async *notices(
    conversation: string,
    signal: AbortSignal,
    opened: () => void = () => {},
  ): AsyncIterable<Notice> {
    const path = `/v1/notices?conversation=${encodeURIComponent(conversation)}`;
    try {
      const response = await this.#ask(path, { signal });
      if (response.status !== 200)
        throw this.refused({ status: response.status, body: this.#parse(await textOf(response)) });
      opened();
      for await (const event of eventsOf(response)) {
        const [, json] = /^event: notice\ndata: (.*)$/s.exec(event) ?? [];
        if (json !== undefined) yield noticeIn(JSON.parse(json) as JsonObject);
      }
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) throw error;
      // The connection went, by the signal or by itself: whoever listens asks again.
    }
  }

  /**
   * Posts one message of a protocol that answers with one or with a stream of them, and yields what comes. Ends early when the connection
   * is lost.
   * @throws Failure when the hub does not let the client in, or nobody answers.
   */
  async *exchange(
    path: string,
    message: JsonObject,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): AsyncIterable<Json> {
    const body = JSON.stringify(message);
    const response = await this.#ask(path, {
      ...{ method: 'POST', body, signal },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    if (response.contentType.startsWith('text/event-stream')) {
      for await (const event of eventsOf(response)) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1] ?? '';
        if (data !== '') yield this.#parse(data);
      }
      return;
    }
    const answer = this.#parse(await textOf(response));
    // An answer of the protocol may come with an HTTP status of its own; a problem of the hub is none.
    if (!isJsonObject(answer) || answer['jsonrpc'] === undefined)
      throw this.refused({ status: response.status, body: answer });
    yield answer;
  }

  async #ask(path: string, question: Question): Promise<Answered> {
    const authorization = this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
    const headers = { ...authorization, ...question.headers };
    try {
      return await this.#send(`${this.url}${path}`, { ...question, headers });
    } catch (error) {
      if (question.signal?.aborted) throw error;
      throw this.#unreachable(reasonOf(error), hintOf(error));
    }
  }

  #expectObject({ status, body }: Answer): JsonObject {
    if (status >= 400) throw this.refused({ status, body });
    if (isJsonObject(body)) return body;
    throw this.#foreign();
  }

  /** A problem answer as a failure of the command. */
  refused({ status, body }: Answer): Failure {
    const problem = isJsonObject(body) ? body : {};
    if (status === 401)
      return new Failure(EXIT.failed, 'unauthorized', unauthorizedBecause(problem), {
        hint: 'Set HEARTH_TOKEN, or name the hub’s data folder: --data DIR.',
      });
    const code = typeof problem['code'] === 'string' ? problem['code'] : 'failed';
    const detail = typeof problem['detail'] === 'string' ? problem['detail'] : `The hub answered ${status}`;
    return new Failure(exitOf(code), code, detail, {
      hint: typeof problem['hint'] === 'string' ? problem['hint'] : undefined,
      faults: Array.isArray(problem['errors']) ? problem['errors'].filter(isJsonObject).map(faultOf) : [],
    });
  }

  #parse(text: string): Json {
    try {
      return JSON.parse(text) as Json;
    } catch {
      throw this.#foreign();
    }
  }

  #foreign(): Failure {
    const hint = 'Check HEARTH_URL.';
    return new Failure(EXIT.failed, 'failed', `What answers at ${this.url} is no hub of ours`, { hint });
  }

  #unreachable(reason: string, hint = START_HINT): Failure {
    return new Failure(EXIT.unreachable, 'unreachable', `Cannot reach the hub at ${this.url}: ${reason}`, {
      hint,
    });
  }
}

/**
 * The hub that HEARTH_URL names, or else the one that last started in the data folder, with HEARTH_TOKEN or the command-line token of that
 * folder. An `https` hub is trusted by HEARTH_CA or by the root in the folder.
 */
export async function connectHub(
  io: CliIo,
  options: { readonly data?: string | undefined },
): Promise<HubClient> {
  const folder = resolve(io.cwd, options.data ?? (io.env['HEARTH_DATA'] || DEFAULT_DATA));
  const url =
    io.env['HEARTH_URL'] ||
    addressAt(io.env['HEARTH_HTTP_PORT'], await textIn(join(folder, io.addressFile))) ||
    DEFAULT_URL;
  if (!/^https?:\/\/[^/\s]/.test(url) || !URL.canParse(url))
    throw new Failure(EXIT.usage, 'config-invalid', `HEARTH_URL is no address: ${url}`, {
      hint: `It looks like ${DEFAULT_URL}.`,
    });
  // Without a token the hub itself says best that one is needed.
  const token = io.env['HEARTH_TOKEN'] || (await textIn(join(folder, io.tokenFile)));
  const ca = url.startsWith('https:') ? await rootFor(io, folder) : undefined;
  return new HubClient({ url, token, clock: io.clock, ca });
}

/** The hub at the port that is set for it, on this machine; the address in the folder where none is, or where it is the one at that port. */
function addressAt(port: string | undefined, address: string | undefined): string | undefined {
  if (port === undefined || port === '' || address?.endsWith(`:${port}`) === true) return address;
  return `http://127.0.0.1:${port}`;
}

/** What stands in the file; nothing where it cannot be read. */
async function textIn(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    return undefined;
  }
}

/** A token that has ended is told from one that never was. */
function unauthorizedBecause({ detail }: JsonObject): string {
  return typeof detail === 'string' && / ended on /.test(detail)
    ? detail
    : 'The hub does not know this token';
}

function faultOf(fault: JsonObject): Fault {
  return {
    path: String(fault['path'] ?? '/'),
    message: String(fault['message'] ?? 'is not valid'),
    ...(typeof fault['hint'] === 'string' ? { hint: fault['hint'] } : {}),
  };
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
      return 'nobody listens there';
    case 'EPROTO':
      return 'what listens there does not speak HTTPS';
    case 'ECONNRESET':
      return 'the connection was closed at once; it may speak HTTPS';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no such host';
    default:
      // What is no HTTP, as an alert of TLS.
      return code.startsWith('HPE_')
        ? 'what listens there does not speak HTTP; it may speak HTTPS'
        : messageOf(error);
  }
}

function codeOf(error: unknown): string {
  return (error as { readonly code?: string }).code ?? '';
}

/** What OpenSSL says of a certificate that it does not trust begins so, or is one of these. */
const UNTRUSTED = /^(CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

function hintOf(error: unknown): string | undefined {
  return UNTRUSTED.test(codeOf(error))
    ? 'Name who signed its certificate with HEARTH_CA, the path of a PEM file, and the hub by a name that stands in it with HEARTH_URL.'
    : undefined;
}

/** What the house said of itself. */
export interface Notice {
  readonly text: string;
  readonly options: readonly string[];
}

function noticeIn({ text, options }: JsonObject): Notice {
  return { text: String(text ?? ''), options: Array.isArray(options) ? options.map(String) : [] };
}

/** The server-sent events of an answer, as they come. */
async function* eventsOf({ body }: Answered): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const events = `${text}${decoder.decode(chunk as Uint8Array, { stream: true })}`.split('\n\n');
    text = events.pop() ?? '';
    yield* events;
  }
}

/** Something was written of a turn, or said on the way to its answer: a line, or a piece of the answer itself. */
export type Change =
  | { readonly type: 'written' }
  | { readonly type: 'said'; readonly text: string; readonly isPart: boolean };

function changeIn(event: string): Change {
  const [, json = ''] = /^event: progress\ndata: (.*)$/s.exec(event) ?? [];
  if (json === '') return { type: 'written' };
  const { text, part } = JSON.parse(json) as { readonly text: string; readonly part?: boolean };
  return { type: 'said', text, isPart: part === true };
}
