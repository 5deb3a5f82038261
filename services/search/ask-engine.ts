import type { JsonObject } from '../../src/base/index.ts';
import { fetchJson } from '../../src/web/index.ts';
import type { SearchHit, SearchOutcome } from './provider.ts';

/** Asks an engine, and reads its hits; `read` tells in words what is wrong with an answer that has none. */
export async function askEngine(
  url: URL,
  signal: AbortSignal,
  read: (body: JsonObject) => readonly SearchHit[] | string,
  hints: Readonly<Record<number, string>>,
): Promise<SearchOutcome> {
  const fetched = await fetchJson(url, { signal, who: 'the search engine', hints });
  if (fetched.type === 'failed') return fetched;
  if (fetched.type === 'unchanged') return { type: 'failed', message: 'the search engine answered 304' };
  const hits = read(fetched.body);
  return typeof hits === 'string' ? { type: 'failed', message: hits } : { type: 'found', hits };
}
