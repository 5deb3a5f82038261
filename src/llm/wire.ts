import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { messageOf } from '../base/index.ts';

/** What went wrong below the protocol. */
export type WireFault =
  | { readonly type: 'unreachable'; readonly message: string }
  | { readonly type: 'status'; readonly status: number; readonly message: string }
  /** The server is answering and the line goes dead. */
  | { readonly type: 'broken-off'; readonly message: string }
  /** What comes is not the protocol, or more than any honest answer. */
  | { readonly type: 'garbled'; readonly message: string };

class WireError extends Error {}

const ERROR_BYTES_MAX = 16_384;
/** An answer in small pieces weighs a hundred times its text. */
const ANSWER_BYTES_MAX = 8_000_000;
const LINE_LETTERS_MAX = 1_000_000;
/** What is shorter keeps nobody out, and stands in many words. */
const SECRET_LETTERS_MIN = 6;

export interface WireOptions {
  readonly signal: AbortSignal;
  /** Set above the client's own. Their values are secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each line of an answer must be a JSON object (`application/x-ndjson`). */
  readonly jsonLines?: boolean;
  /** Called for every piece of an answer, whatever is in it. */
  readonly onPiece?: () => void;
}

/**
 * One exchange with a model server: a `fetch` for the clients of Ollama and OpenAI. Node's own gives up when no header came for
 * 300 s, which a long prompt on a small machine takes; this one waits as long as its signal lets it. A status that is no
 * success is thrown before a client can print it to the console, and an answer without end is cut off. What went wrong
 * remains readable in `fault`, whatever the client makes of the error.
 */
export class Wire {
  readonly #options: WireOptions;
  #fault: WireFault | undefined;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  get fault(): WireFault | undefined {
    return this.#fault;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers ?? {});
    for (const [name, value] of Object.entries(this.#options.headers)) headers.set(name, value);
    const response = await this.#answered(url, init, headers);
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) throw await this.#refused(status, response);
    const lines = this.#options.jsonLines === true ? this.#jsonLines() : undefined;
    const body = this.#body(response);
    return new Response(lines === undefined ? body : body.pipeThrough(lines), {
      status,
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    });
  };

  #answered(url: URL, init: RequestInit, headers: Headers): Promise<IncomingMessage> {
    const { signal } = this.#options;
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      // A connection of its own for each exchange: one that was kept open and died meanwhile would fail the next.
      const request: ClientRequest = send(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(headers),
        agent: false,
        signal: init.signal == null ? signal : AbortSignal.any([signal, init.signal]),
      });
      request.once('response', resolve);
      request.once('error', (error) =>
        reject(this.#failed({ type: 'unreachable', message: reasonOf(error) })),
      );
      // A fault after the answer has begun is told by the answer.
      request.on('error', () => {});
      if (typeof init.body === 'string') request.setHeader('content-length', Buffer.byteLength(init.body));
      request.end(init.body ?? undefined);
    });
  }

  async #refused(status: number, response: IncomingMessage): Promise<WireError> {
    let text = '';
    try {
      for await (const chunk of response) {
        text += String(chunk);
        if (text.length > ERROR_BYTES_MAX) break;
      }
    } catch {
      // The status says enough.
    }
    response.destroy();
    const location = response.headers.location;
    const message = location === undefined ? errorIn(text) : `it points to ${location}`;
    return this.#failed({ type: 'status', status, message: message || `HTTP ${status}` });
  }

  /** The body as the clients want it. Whoever has read enough cancels, and what comes then is nobody's any more. */
  #body(response: IncomingMessage): ReadableStream<Uint8Array> {
    let bytes = 0;
    let isOpen = true;
    const end = (how: () => void) => {
      if (isOpen) how();
      isOpen = false;
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const fail = (fault: WireFault) => end(() => controller.error(this.#failed(fault)));
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          this.#options.onPiece?.();
          if (bytes > ANSWER_BYTES_MAX) {
            fail({ type: 'garbled', message: `the answer is longer than ${ANSWER_BYTES_MAX} bytes` });
            response.destroy();
          }
          if (!isOpen) return;
          controller.enqueue(new Uint8Array(chunk));
          if ((controller.desiredSize ?? 0) <= 0) response.pause();
        });
        response.once('end', () => end(() => controller.close()));
        response.on('error', (error) => fail({ type: 'broken-off', message: reasonOf(error) }));
      },
      pull: () => void response.resume(),
      cancel: () => end(() => response.destroy()),
    });
  }

  /** Passes whole lines that are JSON objects; of anything else the client would complain on the console and go on. */
  #jsonLines(): TransformStream<Uint8Array, Uint8Array> {
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    let rest = '';
    const refuse = (line: string) =>
      this.#failed({ type: 'garbled', message: `"${line.slice(0, 60)}" is no line of JSON` });
    const pass = (line: string, controller: TransformStreamDefaultController<Uint8Array>) => {
      if (line.trim() === '') return;
      if (!isObjectLine(line)) throw refuse(line);
      controller.enqueue(encoder.encode(`${line}\n`));
    };
    return new TransformStream({
      transform(chunk, controller) {
        const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
        rest = lines.pop() ?? '';
        if (rest.length > LINE_LETTERS_MAX) throw refuse(rest);
        for (const line of lines) pass(line, controller);
      },
      // Half a line at the end was broken off; the client notices that nothing said it was done.
      flush(controller) {
        if (!rest.trimStart().startsWith('{') || isObjectLine(rest)) pass(rest, controller);
      },
    });
  }

  #failed(fault: WireFault): WireError {
    this.#fault ??= { ...fault, message: this.#withoutSecrets(fault.message) };
    return new WireError(this.#fault.message);
  }

  /** Some servers repeat the key that they refuse, and what they say goes into the log. */
  #withoutSecrets(message: string): string {
    return Object.values(this.#options.headers)
      .map((value) => value.replace(/^\w+ /, ''))
      .filter((secret) => secret.length >= SECRET_LETTERS_MIN)
      .reduce((text, secret) => text.replaceAll(secret, '(hidden)'), message);
  }
}

function isObjectLine(line: string): boolean {
  if (!line.trimStart().startsWith('{')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** `{"error": "…"}` with Ollama, `{"error": {"message": "…"}}` with the others, and HTML from what stands before them. */
function errorIn(text: string): string {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    const inner =
      typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
    return String(inner ?? message ?? '').slice(0, 500);
  } catch {
    return text
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .trim()
      .slice(0, 200);
  }
}

/** Node tries all addresses of a name, and puts what came of it into an error without words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return messageOf(error);
}
