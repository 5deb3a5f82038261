/** once-more: another of what was written down just now, counted from the first, which stays. */
export { afterLength } from './after-length.ts';
