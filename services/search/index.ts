/**
 * search: looks things up on the web by an engine of one's choice, a SearXNG at home or SerpApi. What it finds is other people's text: it
 * is passed on short, plain and with its address, and gives nobody any right.
 */
import { z } from 'zod';
import { defined, HearthError } from '../../src/base/index.ts';
import { type Call, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { phrases } from './phrases.ts';
import { SearchHit, type SearchProvider } from './provider.ts';
import { searxng } from './searxng.ts';
import { serpapi } from './serpapi.ts';

const Config = z
  .strictObject({
    provider: z.enum(['none', 'searxng', 'serpapi']).default('none').describe('which engine looks things up'),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('where the engine answers'),
    apiKey: z.string().min(1).optional().describe('the key that the engine asks for'),
  })
  .superRefine(({ provider, url, apiKey }, context) => {
    if (provider === 'searxng' && url === undefined)
      context.addIssue({ code: 'custom', path: ['url'], message: 'is missing, searxng needs it' });
    if (provider === 'serpapi' && apiKey === undefined)
      context.addIssue({ code: 'custom', path: ['apiKey'], message: 'is missing, serpapi needs it' });
  });
type Config = z.output<typeof Config>;

const Result = z.strictObject({
  query: z.string(),
  results: z.array(SearchHit),
  summary: z.string(),
});

/** Results that are told without a model. */
const TOLD_MAX = 3;

class Search {
  readonly #provider: SearchProvider | undefined;

  constructor(context: ServiceContext) {
    this.#provider = providerOf(context.config as Config);
  }

  /** @throws HearthError `not-found` without a provider, `failed` when it cannot be asked. */
  async web(query: string, { signal }: Pick<Call, 'signal'>): Promise<z.input<typeof Result>> {
    if (this.#provider === undefined)
      throw new HearthError('not-found', 'I have nothing to look things up with', {
        hint: 'Set search.provider in the configuration (docs/reference/config.md).',
      });
    const outcome = await this.#provider.find(query, signal);
    if (outcome.type === 'failed')
      throw new HearthError('failed', outcome.message, defined({ hint: outcome.hint }));
    const told = outcome.hits.slice(0, TOLD_MAX).map(({ title, url }) => `${title} (${url})`);
    const summary =
      told.length === 0 ? `I found nothing about “${query}”` : `About “${query}” I found: ${told.join('; ')}`;
    return { query, results: [...outcome.hits], summary };
  }
}

function providerOf({ provider, url, apiKey }: Config): SearchProvider | undefined {
  if (provider === 'searxng' && url !== undefined) return searxng(url);
  if (provider === 'serpapi' && apiKey !== undefined) return serpapi(apiKey, url);
  return undefined;
}

export const search = defineService<Search>({
  name: 'search',
  title: 'Web search',
  description: 'Looks things up on the web.',
  version: '1.0.0',
  phrases,
  access: 'ask',
  config: Config.prefault({}),
  open: (context) => new Search(context),
  methods: {
    web: method({
      title: 'Search the web',
      description: 'Looks something up on the web and returns titles, addresses and a few words of each hit.',
      params: z.strictObject({
        query: z.string().trim().min(1).max(300).describe('what to look for'),
      }),
      result: Result,
      effect: 'read',
      timeoutMs: 15_000,
      run: ({ query }, self: Search, call) => self.web(query, call),
    }),
  },
});
