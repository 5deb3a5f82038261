import { isJsonObject } from '../../src/base/index.ts';
import { askEngine } from './ask-engine.ts';
import { HITS_MAX, hitOf, type SearchProvider } from './provider.ts';

/**
 * A SearXNG of one's own (docs.searxng.org, "Search API"): `GET /search?q=…&format=json`. Its settings must allow the format `json`, which
 * they do not at first.
 */
export function searxng(base: string): SearchProvider {
  const url = new URL('search', base.endsWith('/') ? base : `${base}/`);
  return {
    name: 'searxng',
    find(query, signal) {
      const asked = new URL(url);
      asked.searchParams.set('q', query);
      asked.searchParams.set('format', 'json');
      const noJson = 'Add "json" to search.formats in the settings.yml of SearXNG.';
      return askEngine(
        asked,
        signal,
        ({ results }) =>
          Array.isArray(results)
            ? results
                .filter(isJsonObject)
                .flatMap((one) => hitOf(one['title'], one['url'], one['content']))
                .slice(0, HITS_MAX)
            : 'the search engine answered without results',
        { 403: noJson, 200: noJson, 429: 'SearXNG limits how often it is asked: see its limiter settings.' },
      );
    },
  };
}
