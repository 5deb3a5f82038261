import type { Rewording } from '../languages/index.ts';
import { Trigrams } from '../text/index.ts';

/** A place of the text in which something is written differently, and what stands there instead; `undefined` where it stays. */
export type Instead = (match: RegExpExecArray) => string | undefined;

/** What was said in other words: each letter knows where it was said, so that what is read in it points into the sentence itself. */
export class Reworded {
  readonly text: string;
  readonly #said: string;
  readonly #from: readonly number[];
  readonly #to: readonly number[];
  #trigrams: Trigrams | undefined;

  private constructor(text: string, said: string, from: readonly number[], to: readonly number[]) {
    this.text = text;
    this.#said = said;
    this.#from = from;
    this.#to = to;
  }

  static of(said: string): Reworded {
    const from = Array.from(said, () => 0);
    for (let at = 0; at < said.length; at++) from[at] = at;
    from.length = said.length;
    return new Reworded(
      said,
      said,
      from,
      from.map((at) => at + 1),
    );
  }

  /** With every match of a rewording in its words; the same where there is none. */
  inWords({ say, plain }: Rewording): Reworded {
    return this.mayHold(say) ? this.replaced(say, plain) : this;
  }

  /** Whether a pattern could match these words; where it could not, it need not be run. */
  mayHold(pattern: RegExp): boolean {
    this.#trigrams ??= new Trigrams(this.text);
    return this.#trigrams.allow(pattern);
  }

  /**
   * With every match of a global pattern in other words: `$1` is what its first group held, as it was said there.
   * @param pattern has the flags `d` and `g`.
   */
  replaced(pattern: RegExp, instead: string | Instead): Reworded {
    let text = '';
    const from: number[] = [];
    const to: number[] = [];
    let at = 0;
    const keep = (start: number, end: number): void => {
      text += this.text.slice(start, end);
      for (let letter = start; letter < end; letter++) {
        from.push(this.#from[letter]!);
        to.push(this.#to[letter]!);
      }
    };
    for (const match of this.text.matchAll(pattern) as Iterable<RegExpExecArray>) {
      const plain = typeof instead === 'string' ? instead : instead(match);
      if (plain === undefined || match[0] === '') continue;
      keep(at, match.index);
      at = match.index + match[0].length;
      const [first, last] = [this.#from[match.index]!, this.#to[at - 1]!];
      for (const part of plain.split(GROUP)) {
        const group = /^\$\d$/.test(part) ? match.indices?.[Number(part.slice(1))] : undefined;
        if (group !== undefined) keep(...group);
        else if (!/^\$\d$/.test(part)) {
          text += part;
          for (let letter = 0; letter < part.length; letter++) {
            from.push(first);
            to.push(last);
          }
        }
      }
    }
    if (at === 0) return this;
    keep(at, this.text.length);
    return new Reworded(text, this.#said, from, to);
  }

  /** Only a stretch of it. */
  part(start: number, end: number): Reworded {
    return new Reworded(
      this.text.slice(start, end),
      this.#said,
      this.#from.slice(start, end),
      this.#to.slice(start, end),
    );
  }

  /** Where a stretch of these words was said, and as what. */
  spanOf(
    start: number,
    end: number,
  ): { readonly start: number; readonly end: number; readonly text: string } {
    const from = Math.min(...this.#from.slice(start, end));
    const to = Math.max(...this.#to.slice(start, end));
    return { start: from, end: to, text: this.#said.slice(from, to) };
  }
}

const GROUP = /(\$\d)/;
