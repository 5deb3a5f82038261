import { signal } from '@preact/signals';

/** What the hub says went wrong (RFC 9457), or that it did not answer. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly hint?: string;
  readonly confirm?: Confirm;
}
export interface Confirm {
  readonly token: string;
  readonly question: string;
  readonly risk: string;
}
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** The token that every write shows beside the cookie, from GET /v1/session. */
export const csrf = signal('');
/** Set once an answer says that nobody is signed in. */
export const signedOut = signal(false);

const LIMIT_MS = 30_000;
const SILENT: Problem = { status: 0, code: 'unreachable', detail: '' };

export function get<T>(path: string): Promise<Answer<T>> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  return ask<T>('POST', path, body, headers);
}

/** Sound, as a WAV file. */
export function postSound<T>(path: string, wav: Uint8Array<ArrayBuffer>): Promise<Answer<T>> {
  return ask<T>('POST', path, wav, { 'content-type': 'audio/wav' });
}

/** A method of a service, as `list.add`. */
export function call<T>(method: string, params: unknown = {}, confirmed?: string): Promise<Answer<T>> {
  return resultOf<T>(`/v1/services/${method.replace('.', '/')}`, params, confirmed);
}

/** A method of the service that commands a thing, for this thing alone. */
export function tap<T>(id: string, method: string, params: unknown, confirmed?: string): Promise<Answer<T>> {
  return resultOf<T>(`/v1/devices/${encodeURIComponent(id)}/${method}`, params, confirmed);
}

async function resultOf<T>(path: string, params: unknown, confirmed?: string): Promise<Answer<T>> {
  const headers: Record<string, string> = confirmed === undefined ? {} : { 'hearth-confirm': confirmed };
  const answer = await post<{ result: T }>(path, params, headers);
  return answer.ok ? { ok: true, value: answer.value.result } : answer;
}

/** Reads the token for writes anew; set by the session, which knows how. */
export const renew: { csrf: () => Promise<unknown> } = { csrf: async () => undefined };

/** A page that was just opened, or whose hub was started anew, has another token for writes to show: it is asked for and shown once. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer<T>> {
  if (method !== 'GET' && path !== '/v1/session' && csrf.value === '') await renew.csrf();
  const answer = await send<T>(method, path, body, headers);
  if (answer.ok || answer.problem.code !== 'csrf-refused') return answer;
  await renew.csrf();
  return send<T>(method, path, body, headers);
}

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'hearth-csrf': csrf.value }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = text === '' ? {} : JSON.parse(text);
    if (response.ok) return { ok: true, value: json as T };
    if (response.status === 401) signedOut.value = true;
    return { ok: false, problem: { ...SILENT, ...json, status: response.status } };
  } catch {
    return { ok: false, problem: SILENT };
  }
}
