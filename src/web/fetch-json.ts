import { isJsonObject, type JsonObject, messageOf } from '../base/index.ts';

/** More than any page of hits or days of weather; who sends more is not who is meant. */
const BODY_BYTES_MAX = 2_000_000;

export type FetchedJson =
  | { readonly type: 'fetched'; readonly body: JsonObject; readonly headers: Headers }
  /** 304: what was fetched before still holds (RFC 9110, 15.4.5). */
  | { readonly type: 'unchanged'; readonly headers: Headers }
  | { readonly type: 'failed'; readonly message: string; readonly hint?: string };

export interface FetchJsonOptions {
  readonly signal: AbortSignal;
  /** Who is asked, in words: "the search engine". */
  readonly who: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What to do about an answer with this status; 200 is one that is no JSON. */
  readonly hints?: Readonly<Record<number, string>>;
}

/**
 * Asks a server of one's choice and reads the JSON object that it sends, at most two million bytes. Redirects are not followed: the
 * configured address is the server's. Never throws.
 */
export async function fetchJson(
  url: URL,
  { signal, who, headers = {}, hints = {} }: FetchJsonOptions,
): Promise<FetchedJson> {
  const failed = (message: string, hint?: string): FetchedJson =>
    hint === undefined ? { type: 'failed', message } : { type: 'failed', message, hint };
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', ...headers },
    });
    if (response.status === 304) return { type: 'unchanged', headers: response.headers };
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`${who} answered ${response.status}`, hints[response.status]);
    }
    const body = objectOf(await bounded(response));
    if (body === undefined) return failed(`${who} answered with something that is no JSON`, hints[200]);
    return { type: 'fetched', body, headers: response.headers };
  } catch (error) {
    if (signal.aborted) return failed(`${who} did not answer in time`);
    return failed(`${who} at ${url.host} cannot be reached: ${causeOf(error)}`);
  }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) throw new Error(`it sent more than ${BODY_BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What `fetch` hides behind "fetch failed". */
function causeOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause;
  return messageOf(cause ?? error);
}
