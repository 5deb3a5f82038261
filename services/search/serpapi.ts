import { isJsonObject } from '../../src/base/index.ts';
import { askEngine } from './ask-engine.ts';
import { HITS_MAX, hitOf, type SearchProvider } from './provider.ts';

/** SerpApi's Google search (serpapi.com/search-api): `GET /search.json?engine=google&q=…&api_key=…`, hits in `organic_results`. */
export function serpapi(apiKey: string, base = 'https://serpapi.com'): SearchProvider {
  const url = new URL('/search.json', base);
  return {
    name: 'serpapi',
    find(query, signal) {
      const asked = new URL(url);
      asked.searchParams.set('engine', 'google');
      asked.searchParams.set('q', query);
      asked.searchParams.set('api_key', apiKey);
      return askEngine(
        asked,
        signal,
        ({ organic_results: results, error }) => {
          if (Array.isArray(results))
            return results
              .filter(isJsonObject)
              .flatMap((one) => hitOf(one['title'], one['link'], one['snippet']))
              .slice(0, HITS_MAX);
          // "Google hasn't returned any results for this query." is an error to it and none to us.
          if (typeof error === 'string' && /any results/i.test(error)) return [];
          return `the search engine says: ${typeof error === 'string' ? error.slice(0, 200) : 'nothing'}`;
        },
        { 401: 'Is search.apiKey right?', 429: 'The searches of your plan are used up.' },
      );
    },
  };
}
