import { lookingAheadFirst } from './look-behind.ts';
import { outlineOf } from './pattern-outline.ts';

/** A shorter pattern is read as soon as its outline would be. */
const LONG = 600;

export type Pattern = RegExp | LazyPattern;

/**
 * A pattern that is read from its source only for a text that passes its outline. A language has thousands of patterns: to read them all is
 * a good part of a start, and what the engine makes of a long one when it first runs is a megabyte.
 */
export class LazyPattern {
  readonly source: string;
  readonly flags: string;
  readonly #among: Patterns;
  #pattern: RegExp | undefined;
  /** `null` where there is none. */
  #outline: RegExp | null | undefined;
  #neededIn = -1;

  constructor(among: Patterns, source: string, flags: string) {
    this.#among = among;
    this.source = source;
    this.flags = flags;
  }

  /** The pattern itself; `undefined` where it was never needed, and its outline keeps this text out too. */
  for(text: string): RegExp | undefined {
    if (this.#neededIn !== this.#among.rests) {
      this.#neededIn = this.#among.rests;
      this.#among.keep(this);
    }
    if (this.#pattern === undefined && this.#keepsOut(text)) return undefined;
    this.#pattern ??= new RegExp(lookingAheadFirst(this.source), this.flags);
    return this.#pattern;
  }

  /** Forgets what was made of it, unless it was needed after so many rests. */
  forget(rests: number): boolean {
    if (this.#neededIn >= rests) return false;
    this.#pattern = undefined;
    this.#outline = undefined;
    return true;
  }

  /** The first match of the text. */
  exec(text: string): RegExpExecArray | null {
    const pattern = this.for(text);
    if (pattern === undefined) return null;
    pattern.lastIndex = 0;
    return pattern.exec(text);
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** `text.search(pattern)` (ECMA-262, 22.2.6.12). */
  [Symbol.search](text: string): number {
    return this.exec(text)?.index ?? -1;
  }

  /** `text.replace(pattern, by)` (ECMA-262, 22.2.6.11). */
  [Symbol.replace](text: string, by: string | ((found: string, ...more: unknown[]) => string)): string {
    const pattern = this.for(text);
    return pattern === undefined ? text : text.replace(pattern, by as string);
  }

  #keepsOut(text: string): boolean {
    if (this.source.length <= LONG) return false;
    this.#outline ??= this.#outlined();
    return this.#outline !== null && !this.#outline.test(text);
  }

  #outlined(): RegExp | null {
    const outline = outlineOf(this.source);
    return outline === undefined
      ? null
      : new RegExp(lookingAheadFirst(outline), this.flags.replace(/[dgy]/g, ''));
  }
}

/** The patterns of a language: one that nobody needs is let go of, with all that the engine made of it, and made again when it is needed. */
export class Patterns {
  readonly #made = new Set<LazyPattern>();
  #rests = 0;

  /** How often the house has rested. */
  get rests(): number {
    return this.#rests;
  }

  of(source: string, flags: string): LazyPattern {
    return new LazyPattern(this, source, flags);
  }

  /** Something is made of a pattern. */
  keep(pattern: LazyPattern): void {
    this.#made.add(pattern);
  }

  /** Forgets those that were not needed since the rest before the last. */
  rest(): void {
    this.#rests += 1;
    for (const pattern of this.#made) if (pattern.forget(this.#rests - 2)) this.#made.delete(pattern);
  }
}
