import { z } from 'zod';

/** One hit of a search: other people's words, cut short and without marks of a page. */
export const SearchHit = z.strictObject({ title: z.string(), url: z.string(), snippet: z.string() });
export type SearchHit = Readonly<z.output<typeof SearchHit>>;

/** An engine that looks things up. Every expected ending is a value. */
export interface SearchProvider {
  readonly name: string;
  find(query: string, signal: AbortSignal): Promise<SearchOutcome>;
}

export type SearchOutcome =
  | { readonly type: 'found'; readonly hits: readonly SearchHit[] }
  | { readonly type: 'failed'; readonly message: string; readonly hint?: string };

export const HITS_MAX = 10;
const TITLE_LENGTH_MAX = 200;
const SNIPPET_LENGTH_MAX = 600;

/** A hit as it may be passed on; nothing for one without a web address. */
export function hitOf(title: unknown, url: unknown, snippet: unknown): readonly SearchHit[] {
  if (typeof url !== 'string' || !/^https?:\/\/[^\s<>"]{1,2000}$/.test(url)) return [];
  return [{ title: plain(title, TITLE_LENGTH_MAX) || url, url, snippet: plain(snippet, SNIPPET_LENGTH_MAX) }];
}

function plain(value: unknown, lengthMax: number): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, lengthMax);
}
