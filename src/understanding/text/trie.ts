/**
 * A persistent trie over words: adding or removing gives a new trie that shares all untouched branches with the old one,
 * so a lexicon stays a value and one new device costs one path. `edit` marks the nodes that a bulk build owns and may
 * change in place.
 */
export interface TrieNode<V> {
  readonly next: ReadonlyMap<string, TrieNode<V>>;
  readonly values: readonly V[];
  readonly edit: object | undefined;
}

/** A node that its `edit` may change in place. */
interface OpenNode<V> {
  next: Map<string, TrieNode<V>>;
  values: V[];
}

function opened<V>(node: TrieNode<V>): OpenNode<V> {
  return node as unknown as OpenNode<V>;
}

/** Most nodes have nothing below them, or no values: they share one nothing. */
const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NO_VALUES: readonly never[] = [];

export function emptyTrie<V>(edit?: object): TrieNode<V> {
  return { next: NOTHING, values: NO_VALUES, edit };
}

/** The values at the end of a path of words. */
export function trieAt<V>(root: TrieNode<V>, path: readonly string[]): readonly V[] {
  let node: TrieNode<V> | undefined = root;
  for (const word of path) node = node?.next.get(word);
  return node?.values ?? NO_VALUES;
}

/** Adds a value at the end of a path of words. With the `edit` that made the trie, changes it in place. */
export function trieAdd<V>(
  node: TrieNode<V>,
  path: readonly string[],
  value: V,
  edit?: object,
  at = 0,
): TrieNode<V> {
  if (at === path.length) {
    if (edit === undefined || node.edit !== edit) return { ...node, values: [...node.values, value], edit };
    const open = opened(node);
    if (node.values === NO_VALUES) open.values = [value];
    else open.values.push(value);
    return node;
  }
  const word = path[at]!;
  const child = trieAdd(node.next.get(word) ?? emptyTrie<V>(edit), path, value, edit, at + 1);
  return withChild(node, word, child, edit);
}

/** Removes the values that `is` names from the end of a path; empty branches go with them. */
export function trieRemove<V>(
  node: TrieNode<V>,
  path: readonly string[],
  is: (value: V) => boolean,
  at = 0,
): TrieNode<V> {
  if (at === path.length)
    return { ...node, values: node.values.filter((value) => !is(value)), edit: undefined };
  const word = path[at]!;
  const old = node.next.get(word);
  if (old === undefined) return node;
  const child = trieRemove(old, path, is, at + 1);
  if (child.values.length > 0 || child.next.size > 0) return withChild(node, word, child);
  const next = new Map(node.next);
  next.delete(word);
  return { ...node, next, edit: undefined };
}

function withChild<V>(node: TrieNode<V>, word: string, child: TrieNode<V>, edit?: object): TrieNode<V> {
  if (edit !== undefined && node.edit === edit) {
    const open = opened(node);
    if (node.next === NOTHING) open.next = new Map<string, TrieNode<V>>().set(word, child);
    else if (node.next.get(word) !== child) open.next.set(word, child);
    return node;
  }
  return { ...node, next: new Map(node.next).set(word, child), edit };
}
