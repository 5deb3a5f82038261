import { HearthError } from '../base/index.ts';

/**
 * Values filed under MQTT topic filters, found by topic in time that grows with the topic's levels, not with the number of
 * filters. Wildcards as in MQTT 3.1.1 section 4.7; a filter that begins with a wildcard never matches a topic that begins
 * with `$` (4.7.2).
 */
export class TopicTree<T> {
  readonly #root = new Branch<T>();
  #size = 0;

  /** How many values are filed. */
  get size(): number {
    return this.#size;
  }

  /** Files a value under a filter and key; the same filter and key again replaces the value. */
  set(filter: string, key: unknown, value: T): void {
    let branch = this.#root;
    for (const level of filter.split('/')) {
      let next = branch.below.get(level);
      if (next === undefined) {
        next = new Branch();
        branch.below.set(level, next);
      }
      branch = next;
    }
    if (!branch.values.has(key)) this.#size += 1;
    branch.values.set(key, value);
  }

  delete(filter: string, key: unknown): void {
    const levels = filter.split('/');
    const path: Branch<T>[] = [this.#root];
    for (const level of levels) {
      const next = path[path.length - 1]!.below.get(level);
      if (next === undefined) return;
      path.push(next);
    }
    if (!path[path.length - 1]!.values.delete(key)) return;
    this.#size -= 1;
    for (let depth = levels.length; depth > 0; depth--) {
      const branch = path[depth]!;
      if (branch.values.size > 0 || branch.below.size > 0) return;
      path[depth - 1]!.below.delete(levels[depth - 1]!);
    }
  }

  /** Every value whose filter matches the topic. */
  match(topic: string): T[] {
    const found: T[] = [];
    collect(this.#root, topic.split('/'), 0, topic.startsWith('$'), found);
    return found;
  }
}

class Branch<T> {
  readonly below = new Map<string, Branch<T>>();
  readonly values = new Map<unknown, T>();
}

function collect<T>(
  branch: Branch<T>,
  levels: readonly string[],
  depth: number,
  system: boolean,
  found: T[],
): void {
  const wild = !(system && depth === 0);
  if (wild) {
    const rest = branch.below.get('#');
    if (rest !== undefined) for (const value of rest.values.values()) found.push(value);
  }
  if (depth === levels.length) {
    for (const value of branch.values.values()) found.push(value);
    return;
  }
  const exact = branch.below.get(levels[depth]!);
  if (exact !== undefined) collect(exact, levels, depth + 1, system, found);
  const any = wild ? branch.below.get('+') : undefined;
  if (any !== undefined) collect(any, levels, depth + 1, system, found);
}

/** Whether a filter matches a topic (MQTT 3.1.1 section 4.7). */
export function matchesTopic(filter: string, topic: string): boolean {
  if (topic.startsWith('$') && (filter.startsWith('#') || filter.startsWith('+'))) return false;
  const wanted = filter.split('/');
  const levels = topic.split('/');
  for (const [index, level] of wanted.entries()) {
    if (level === '#') return true;
    if (index >= levels.length || (level !== '+' && level !== levels[index])) return false;
  }
  return wanted.length === levels.length;
}

/** Whether every topic that `filter` can match is also matched by `wide`. Decides whether a permission allows a subscription. */
export function coversFilter(wide: string, filter: string): boolean {
  if (filter.startsWith('$') && (wide.startsWith('#') || wide.startsWith('+'))) return false;
  const allowed = wide.split('/');
  const wanted = filter.split('/');
  for (const [index, level] of allowed.entries()) {
    if (level === '#') return true;
    const other = wanted[index];
    if (other === undefined || other === '#') return false;
    if (level !== '+' && level !== other) return false;
  }
  return allowed.length === wanted.length;
}

/** Whether some topic is matched by both filters. Decides whether a subscription touches a protected branch. */
export function overlapsFilter(a: string, b: string): boolean {
  if (startsWild(a) !== startsWild(b) && (a.startsWith('$') || b.startsWith('$'))) return false;
  const one = a.split('/');
  const two = b.split('/');
  for (let index = 0; ; index++) {
    const left = one[index];
    const right = two[index];
    if (left === '#' || right === '#') return true;
    if (left === undefined || right === undefined) return left === right;
    if (left !== '+' && right !== '+' && left !== right) return false;
  }
}

function startsWild(filter: string): boolean {
  return filter.startsWith('+') || filter.startsWith('#');
}

/** A topic one may publish to: not empty, no wildcard, no NUL, at most 65,535 bytes (MQTT 3.1.1 section 4.7.3). */
export function isTopic(topic: string): boolean {
  return isText(topic) && !/[+#]/.test(topic);
}

/** Printable ASCII, which nearly every topic is: a quick look that spares the one at \p classes. */
const PLAIN = /^[ -~]+$/;

/** What a broker may end the connection for: control characters, lone surrogates and non-characters (MQTT 5.0, 1.5.4). Mosquitto does. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** A filter one may subscribe to: `#` alone or as the last level, `+` alone in its level (MQTT 3.1.1 section 4.7.1). */
export function isFilter(filter: string): boolean {
  if (!isText(filter)) return false;
  const levels = filter.split('/');
  return levels.every(
    (level, index) => level === '+' || (level === '#' && index === levels.length - 1) || !/[+#]/.test(level),
  );
}

function isText(text: string): boolean {
  if (PLAIN.test(text)) return text.length <= 65_535;
  return text.length > 0 && !UNFIT.test(text) && Buffer.byteLength(text) <= 65_535;
}

/** The levels before the first wildcard, with the slash that follows them; the whole pattern when it has none. */
export function literalPrefix(pattern: string): string {
  const wildcard = pattern.search(/[+#]/);
  return wildcard === -1 ? pattern : pattern.slice(0, wildcard);
}

/** What is no topic or filter, for whoever asked for it. */
export function badTopic(kind: 'topic' | 'filter', topic: string): HearthError {
  return new HearthError('invalid-params', `"${topic.slice(0, 100)}" is not an MQTT ${kind}`, {
    hint: 'No empty text, no NUL, "+" alone in a level, "#" alone and last; neither in a topic to publish to.',
  });
}
