/**
 * web: asks the servers outside the house that its people chose, a search engine or a weather service. What they send is bounded,
 * and every ending is a value. No redirects, no cookies, nothing that was not configured.
 */
export * from './fetch-json.ts';
