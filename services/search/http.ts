import { isJsonObject, type JsonObject, messageOf } from '../../src/base/index.ts';
import type { SearchHit, SearchOutcome } from './provider.ts';

/** More than any page of results; an engine that sends more is not one. */
const BODY_BYTES_MAX = 2_000_000;

/** Asks an engine over HTTP and reads its JSON. Redirects are not followed: the configured address is the engine's. */
export async function askEngine(
  url: URL,
  signal: AbortSignal,
  read: (body: JsonObject) => readonly SearchHit[] | string,
  hints: Readonly<Record<number, string>>,
): Promise<SearchOutcome> {
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failed(`the search engine answered ${response.status}`, hints[response.status]);
    }
    const body = parsed(await bounded(response));
    if (body === undefined)
      return failed('the search engine answered with something that is no JSON', hints[200]);
    const hits = read(body);
    return typeof hits === 'string' ? failed(hits) : { type: 'found', hits };
  } catch (error) {
    if (signal.aborted) return failed('the search engine did not answer in time');
    return failed(`the search engine at ${url.host} cannot be reached: ${causeOf(error)}`);
  }
}

function failed(message: string, hint?: string): SearchOutcome {
  return hint === undefined ? { type: 'failed', message } : { type: 'failed', message, hint };
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

function parsed(text: string): JsonObject | undefined {
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
