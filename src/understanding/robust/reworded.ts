import { type Language, perLanguage, type Rewording, setOf } from '../languages/index.ts';
import { matchesIn, type Pattern, type PatternText, Trigrams } from '../text/index.ts';

/** A place of the text in which something is written differently, and what stands there instead; `undefined` where it stays. */
export type Instead = (match: RegExpExecArray) => string | undefined;

/** What was said in other words: each letter knows where it was said, so that what is read in it points into the sentence itself. */
export class Reworded {
  readonly text: string;
  readonly #language: Language;
  readonly #said: string;
  /** Where each letter was said, and where that ended; none where all stand as they were said. */
  readonly #places: Places | undefined;
  #trigrams: Trigrams | undefined;

  private constructor(language: Language, text: string, said: string, places?: Places) {
    this.#language = language;
    this.text = text;
    this.#said = said;
    this.#places = places;
  }

  /** The readers of a sentence begin with it one after the other. */
  static of(said: string, language: Language): Reworded {
    const last = lastIn(language);
    if (last.words?.text !== said) last.words = new Reworded(language, said, said);
    return last.words;
  }

  /** Words that are looked at by themselves while a sentence is read. */
  static aside(said: string, language: Language): Reworded {
    return new Reworded(language, said, said);
  }

  /** With every match of a rewording in its words; the same where there is none. */
  inWords({ say, plain }: Rewording): Reworded {
    return this.mayHold(say) ? this.replaced(say, plain) : this;
  }

  /** In the words of each rewording alone, where it changes them. */
  *inWordsOfEach(rewordings: readonly Rewording[]): Iterable<Reworded> {
    for (const place of this.#possible(rewordings)) {
      const { say, plain } = rewordings[place]!;
      const words = this.replaced(say, plain);
      if (words !== this) yield words;
    }
  }

  /** Whether a pattern could match these words; where it could not, it need not be run. */
  mayHold(pattern: PatternText): boolean {
    return this.#letters.allow(pattern);
  }

  /** In other words, one rewording after the other. */
  inOrder(rewordings: readonly Rewording[]): Reworded {
    if (rewordings.length === 0) return this;
    let words: Reworded = this;
    let possible = words.#possible(rewordings);
    for (let at = 0; at < possible.length; at++) {
      const place = possible[at]!;
      const { say, plain } = rewordings[place]!;
      const before = words;
      words = before.replaced(say, plain);
      if (words === before) continue;
      // Other words may hold what the ones before did not.
      possible = words.#possible(rewordings).filter((other) => other > place);
      at = -1;
    }
    return words;
  }

  #possible(rewordings: readonly Rewording[]): readonly number[] {
    return setOf(rewordings, this.#language).possible(this.#letters);
  }

  get #letters(): Trigrams {
    this.#trigrams ??= new Trigrams(this.text);
    return this.#trigrams;
  }

  /**
   * With every match of a global pattern in other words: `$1` is what its first group held, as it was said there.
   * @param pattern has the flags `d` and `g`.
   */
  replaced(pattern: Pattern, instead: string | Instead): Reworded {
    const matches = matchesIn(this.text, pattern);
    if (matches.length === 0) return this;
    let text = '';
    const from: number[] = [];
    const to: number[] = [];
    let at = 0;
    const keep = (start: number, end: number): void => {
      text += this.text.slice(start, end);
      for (let letter = start; letter < end; letter++) {
        from.push(this.#from(letter));
        to.push(this.#to(letter));
      }
    };
    for (const match of matches) {
      const plain = typeof instead === 'string' ? instead : instead(match);
      if (plain === undefined || match[0] === '') continue;
      keep(at, match.index);
      at = match.index + match[0].length;
      const [first, last] = [this.#from(match.index), this.#to(at - 1)];
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
    return new Reworded(this.#language, text, this.#said, { from, to });
  }

  /** Only a stretch of it. */
  part(start: number, end: number): Reworded {
    const text = this.text.slice(start, end);
    if (text === this.text) return this;
    const letters = Array.from({ length: text.length }, (_, at) => start + at);
    const places = { from: letters.map((at) => this.#from(at)), to: letters.map((at) => this.#to(at)) };
    return new Reworded(this.#language, text, this.#said, places);
  }

  /** Where a stretch of these words was said, and as what. */
  spanOf(
    start: number,
    end: number,
  ): { readonly start: number; readonly end: number; readonly text: string } {
    if (this.#places === undefined) return { start, end, text: this.#said.slice(start, end) };
    const from = Math.min(...this.#places.from.slice(start, end));
    const to = Math.max(...this.#places.to.slice(start, end));
    return { start: from, end: to, text: this.#said.slice(from, to) };
  }

  #from(letter: number): number {
    return this.#places?.from[letter] ?? letter;
  }

  #to(letter: number): number {
    return this.#places?.to[letter] ?? letter + 1;
  }
}

interface Places {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const lastIn = perLanguage((): { words: Reworded | undefined } => ({ words: undefined }));

const GROUP = /(\$\d)/;
