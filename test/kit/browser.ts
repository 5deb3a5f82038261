import { WebSocket } from 'ws';
import type { Answered } from './family.ts';

/** A browser that shows the hub's own page: it keeps the cookie, sends Origin with what it posts, and the CSRF token of its session. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;
  csrf: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async signIn(by: { token: string } | { invitation: string; device?: string }): Promise<Answered> {
    const answered = await this.post('/v1/session', by);
    if (answered.status === 201) this.csrf = answered.body.csrf;
    return answered;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    return this.#ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answered> {
    return this.#ask('POST', path, body, { origin: this.url, ...headers });
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    return this.#ask('DELETE', path, undefined, { origin: this.url, ...headers });
  }

  /** A WebSocket as the page opens it, and what came of it: `open`, or the status or close code that ended it. */
  socket(headers: Record<string, string> = {}): WebSocket {
    const cookie: Record<string, string> = this.cookie === undefined ? {} : { cookie: this.cookie };
    return new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { ...cookie, origin: this.url, ...headers },
    });
  }

  async #ask(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(this.csrf === undefined || method === 'GET' ? {} : { 'hearth-csrf': this.csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }
}

/** `open`, or the HTTP status or the close code that ended it. */
export function fateOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.once('close', (code) => resolve(String(code)));
    socket.once('error', () => {});
  });
}
