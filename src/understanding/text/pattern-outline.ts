import { CLASS, closesOf, ESCAPE, KIND, TIMES } from './required-letters.ts';

/**
 * The outline of a pattern: the pattern with its long parts left open. It matches every text that the pattern matches, and is small. A
 * language writes the times of a day into hundreds of its patterns, a thousand letters each time; what stands around them tells nearly
 * every text apart. The idea is that of a prefilter (RE2's FilteredRE2).
 */

const GROUP_MAX = 300;
/** Open parts one behind the other: each costs a pass over the text. */
const OPEN_MAX = 2;
const OPEN = '[^]*';
/** What refers to a group needs that group. */
const REFERS = /\\(?:[1-9]|k<)/;

/**
 * @param longest a group of more letters is left open.
 * @returns `undefined` where all of it would be open, or where the pattern refers to its own groups.
 */
export function outlineOf(source: string, longest = GROUP_MAX): string | undefined {
  if (REFERS.test(source)) return undefined;
  const outline = new Outliner(source, longest).read();
  return outline.replace(/^\^/, '') === OPEN ? undefined : outline;
}

/** Reads the source of a pattern, part by part (ECMA-262, 22.2.1). */
class Outliner {
  readonly #source: string;
  /** Where each group ends, by where it begins. */
  readonly #closes: ReadonlyMap<number, number>;
  readonly #longest: number;
  #at = 0;

  constructor(source: string, longest: number) {
    this.#source = source;
    this.#longest = longest;
    this.#closes = closesOf(source);
  }

  read(): string {
    return this.#either(this.#source.length);
  }

  #either(end: number): string {
    const ways = new Set([this.#sequence(end)]);
    while (this.#at < end) {
      this.#at += 1;
      ways.add(this.#sequence(end));
    }
    return ways.has(OPEN) ? OPEN : [...ways].join('|');
  }

  /** Parts as far as the next way. Where too many are open, all that stands between the first and the last of them is. */
  #sequence(end: number): string {
    const parts: string[] = [];
    while (this.#at < end && this.#source[this.#at] !== '|') parts.push(this.#part());
    const open = parts.flatMap((part, at) => (part.includes(OPEN) ? [at] : []));
    const [first, last] = [open[0], open.at(-1)];
    if (first === undefined || last === undefined) return parts.join('');
    const isTooOpen = open.reduce((sum, at) => sum + opensIn(parts[at]!), 0) > OPEN_MAX;
    if (isTooOpen) parts.splice(first, last - first + 1, OPEN);
    return parts.filter((part, at) => part !== OPEN || parts[at - 1] !== OPEN).join('');
  }

  /** A part with how often it comes. An open one that may come again, or not at all, is open as a whole. */
  #part(): string {
    const part = this.#source[this.#at] === '(' ? this.#group() : this.#letter();
    const times = this.#take(TIMES);
    return part.includes(OPEN) && times !== '' ? OPEN : part === '' ? '' : part + times;
  }

  #group(): string {
    const start = this.#at;
    const end = this.#closes.get(start) ?? this.#source.length - 1;
    this.#at += 1;
    const kind = this.#take(KIND);
    const isBeside = /[=!]$/.test(kind);
    const isShort = end - start <= this.#longest;
    // What is looked for beside the match only keeps texts out.
    const inner = isShort ? this.#source.slice(this.#at, end) : isBeside ? '' : this.#either(end);
    this.#at = end + 1;
    if (isBeside) return isShort ? `(${kind}${inner})` : '';
    return inner === OPEN || inner.length > this.#longest ? OPEN : `(?:${inner})`;
  }

  #letter(): string {
    return this.#take(CLASS) || this.#take(ESCAPE) || this.#source[this.#at++]!;
  }

  /** What a sticky pattern finds here. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#source) ?? [];
    this.#at += found.length;
    return found;
  }
}

function opensIn(part: string): number {
  return part.split(OPEN).length - 1;
}
