import type { Token } from './token.ts';

/**
 * Keeps what a reader found in the sentence read last, by place. The readers of times lie within each other, and the same
 * length or clock is asked for by several of them. A reader that comes back to its own place finds nothing there.
 */
export function lately<T>(
  read: (tokens: readonly Token[], at: number) => T | undefined,
): (tokens: readonly Token[], at: number) => T | undefined {
  let last: readonly Token[] = [];
  let found: (T | null | undefined)[] = [];
  return (tokens, at) => {
    if (last !== tokens) {
      last = tokens;
      found = [];
    }
    const known = found[at];
    if (known !== undefined) return known ?? undefined;
    found[at] = null;
    const fresh = read(tokens, at);
    if (last === tokens) found[at] = fresh ?? null;
    return fresh;
  };
}
