import { startTestHub, type TestHub } from './hub.ts';

/** Who lives in the house of the tests, and who visits. */
export const FAMILY = [
  { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner' },
  { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'adult' },
  { id: 'mia', name: 'Mia', role: 'child' },
  { id: 'gran', name: 'Gran', role: 'guest' },
] as const;

/** What came of a request, as the tests look at it. */
export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any route
  readonly body: any;
}

/** One token's way into the house. */
export interface Caller {
  readonly secret: string;
  get(path: string): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  delete(path: string): Promise<Answered>;
  /** Says a sentence and waits for what becomes of it. */
  say(text: string, more?: Record<string, unknown>): Promise<Answered['body']>;
  call(service: string, method: string, params?: unknown, confirm?: string): Promise<Answered>;
}

export interface FamilyHub extends TestHub {
  readonly owner_: Caller;
  /** A caller with a fresh token; with the scopes of its role unless others are named. */
  caller(token: {
    person?: string;
    role: string;
    scopes?: readonly string[];
    name?: string;
  }): Promise<Caller>;
}

/** A running hub with a family in it. */
export async function startFamily(options: Parameters<typeof startTestHub>[0] = {}): Promise<FamilyHub> {
  const { home, ...rest } = (options.config ?? {}) as { home?: Record<string, unknown> };
  const hub = await startTestHub({ ...options, config: { ...rest, home: { people: FAMILY, ...home } } });
  const owner_ = callerOf(hub.url, 'a-token-that-only-tests-use');
  let count = 0;
  return {
    ...hub,
    owner_,
    async caller({ name, ...token }) {
      count += 1;
      const made = await owner_.post('/v1/tokens', { name: name ?? `token ${count}`, ...token });
      if (made.status !== 201) throw new Error(`no token: ${JSON.stringify(made.body)}`);
      return callerOf(hub.url, made.body.secret);
    },
  };
}

function callerOf(url: string, secret: string): Caller {
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
  return {
    secret,
    get: (path) => ask('GET', path),
    post: (path, body = {}, headers = {}) => ask('POST', path, body, headers),
    delete: (path) => ask('DELETE', path, {}),
    say: async (text, more = {}) =>
      (await ask('POST', '/v1/messages', { text, conversation: 'hall', ...more }, { prefer: 'wait=20' }))
        .body,
    call: (service, method, params = {}, confirm) =>
      ask(
        'POST',
        `/v1/services/${service}/${method}`,
        params,
        confirm === undefined ? {} : { 'hearth-confirm': confirm },
      ),
  };
}
