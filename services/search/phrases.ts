import type { Phrases } from '../../src/domain/index.ts';

/** What people say to have something looked up. */
export const phrases: Phrases = {
  service: 'search',
  methods: {
    web: {
      time: 'none',
      say: [
        '(search|browse) [on] the (web|internet|net) for {query:words}',
        '(search|look) online for {query:words}',
        'look up {query:words} (online|on the web|on the internet)',
        '(google|web search) [for] {query:words}',
        'look {query:words} up (online|on the web|on the internet)',
      ],
    },
  },
};
