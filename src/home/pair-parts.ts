import type { Device } from '../domain/index.ts';

/**
 * Which part of a thing takes the place of which of another: the one that was named that of the one it replaces, every other the first of its
 * kind that is still free. What has no counterpart has no heir.
 * @returns by the id of the old one.
 */
export function pairParts(old: readonly Device[], by: readonly Device[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, kind } of old) {
    const heir = by.find((part) => part.kind === kind && !taken.has(part.id));
    if (heir === undefined) continue;
    taken.add(heir.id);
    pairs.set(id, heir.id);
  }
  return pairs;
}

/** A device and then the other parts of its thing. */
export function named(first: Device, parts: readonly Device[]): readonly Device[] {
  return [first, ...parts.filter(({ id }) => id !== first.id)];
}
