import type { Token } from './token.ts';

/**
 * Keeps what a reader found in a sentence, by place, as long as the sentence is held. The readers of times lie within each other, and the same
 * length or clock is asked for by several of them. A reader that comes back to its own place finds nothing there.
 */
export function oncePerPlace<T, More extends readonly unknown[]>(
  read: (tokens: readonly Token[], at: number, ...more: More) => T | undefined,
): (tokens: readonly Token[], at: number, ...more: More) => T | undefined {
  const sentences = new WeakMap<readonly Token[], (T | null | undefined)[]>();
  return (tokens, at, ...more) => {
    const found = sentences.get(tokens) ?? [];
    const known = found[at];
    if (known !== undefined) return known ?? undefined;
    if (found.length === 0) sentences.set(tokens, found);
    found[at] = null;
    const fresh = read(tokens, at, ...more);
    found[at] = fresh ?? null;
    return fresh;
  };
}
