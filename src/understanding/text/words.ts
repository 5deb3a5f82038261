import type { Token } from './token.ts';
import { WordIds } from './word-ids.ts';

/** What a language tells of its words as they are written. */
export interface WordForms {
  /** Written together, meant apart: "don't" is `do`, `not`. */
  readonly contractions: ReadonlyMap<string, readonly [string, string]>;
  /** Two words that the token written last stands for, told by the word behind it: "*its* on", "the garage*'s* still open". */
  readonly apartBefore: (tokens: readonly Token[], next: string) => readonly [string, string] | undefined;
  /** Sounds of thinking: no words, wherever they stand. */
  readonly hesitations: ReadonlySet<string>;
  /** Written behind figures: "3*rd*". */
  readonly ordinalEndings: ReadonlySet<string>;
  /** Behind these, as behind figures, a stroke parts a beginning from an end: "1pm-2pm". */
  readonly rangeEnds: ReadonlySet<string>;
  /** A short form with points in it that is one word ("a.m."), as the source of a regular expression; empty where there is none. */
  readonly pointed: string;
  /** A unit: before it a stroke behind a figure only joins, "a 10-minute timer". */
  readonly unit: RegExp;
  /** What "1/2" is before a unit, where it is no date. */
  readonly half: { readonly word: string; readonly before: RegExp };
  /** A word without plural or possessive ending: "lights" and "light", "sam's" and "sam" have one stem. */
  readonly stemOf: (word: string) => string;
  /** The plural of a word, whatever its number. */
  readonly pluralOf: (word: string) => string;
  /** Whether a word says whose something is, or what is of it: "the heater*'s* on". */
  readonly isPossessive: (word: string) => boolean;
  /** Stems that name the same, by one of them: "bedroom one" and "bedroom 1" are one name. */
  readonly alike: ReadonlyMap<string, string>;
  /** Slips too short for an edit distance to be sure of, and what was meant. */
  readonly slips: ReadonlyMap<string, string>;
  /** Words that are right as they stand, though a known word is only a letter away. */
  readonly common: ReadonlySet<string>;
  /** The word that was meant by one that is right in itself, but not where it stands: "turn *of* the light". */
  readonly meantFor: (tokens: readonly Token[], at: number) => string | undefined;
}

/** What a word is, wherever it stands. */
export interface Spelt {
  readonly word: string;
  readonly stem: string;
  readonly name: string;
  readonly number: number;
  readonly stemNumber: number;
  readonly traits: number;
}

/** What becomes of a word as it was written. */
interface Spelling extends Spelt {
  /** Of a contraction. */
  readonly parts: readonly [string, string] | undefined;
  readonly isOrdinalEnd: boolean;
  readonly isHesitation: boolean;
  /** By which phrases know it, and how many they knew then. */
  number: number;
  stemNumber: number;
  looked: number;
}

/** A word of a name, and the stem it is compared by. */
export interface NameWord {
  readonly word: string;
  readonly stem: string;
}

const KNOWN_MAX = 5000;
/** Longer pieces are no words that come again. */
const LENGTH_MAX = 40;

/** Everything but plain words: no backtracking, every alternative begins with another sort of character. */
const PIECES =
  String.raw`\d{4}-\d\d-\d\d(?!\d)|\d{1,2}:\d\d(?!\d)|\d+(?:[.,]\d+)*|#[0-9a-fA-F]{6}(?![\p{L}\d])|` +
  String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\.{2,}|[½¼¾]|[%°,.!?;:…"“”()&+/–—-]|(?<=\d)['′″](?=[^\p{L}]|$)`;

/** The words of one language with all that is kept of each: words come again and again, and are looked up once. */
export class Words {
  readonly forms: WordForms;
  readonly ids = new WordIds();
  /** What a text is cut into besides plain words. */
  readonly pieces: RegExp;
  readonly #asked: (word: string) => number;
  readonly #traits = new Map<string, number>();
  readonly #spellings = new Map<string, Spelling>();
  readonly #names = new Map<string, NameWord>();

  /** `asked` answers the questions that are asked of every word (`TraitList`), as bits. */
  constructor(forms: WordForms, asked: (word: string) => number) {
    this.forms = forms;
    this.pieces = new RegExp(forms.pointed === '' ? PIECES : `${forms.pointed}|${PIECES}`, 'gu');
    this.#asked = asked;
  }

  /** The stem by which names are found. */
  nameStem(stem: string): string {
    return this.forms.alike.get(stem) ?? stem;
  }

  traitsOf(word: string): number {
    let traits = this.#traits.get(word);
    if (traits === undefined) {
      traits = this.#asked(word);
      keep(this.#traits, word, traits);
    }
    return traits;
  }

  /** Of what has no other forms. */
  asIs(word: string): Spelt {
    const number = this.ids.of(word);
    const name = this.nameStem(word);
    return { word, stem: word, name, number, stemNumber: number, traits: this.traitsOf(word) };
  }

  spelling(piece: string): Spelling {
    const known = this.#spellings.get(piece);
    if (known === undefined) return this.#newSpelling(piece);
    if (known.looked !== this.ids.size) {
      known.number = this.ids.of(known.word);
      known.stemNumber = this.ids.of(known.stem);
      known.looked = this.ids.size;
    }
    return known;
  }

  #newSpelling(piece: string): Spelling {
    const { forms, ids } = this;
    const lower = piece.toLowerCase();
    const word = interned(lower.includes('.') ? lower.replaceAll('.', '') : lower.replaceAll('’', "'"));
    const stem = interned(forms.stemOf(word));
    const made: Spelling = {
      word,
      stem,
      name: this.nameStem(stem),
      parts: forms.contractions.get(word),
      isOrdinalEnd: forms.ordinalEndings.has(word),
      isHesitation: forms.hesitations.has(word),
      traits: this.traitsOf(word),
      number: ids.of(word),
      stemNumber: ids.of(stem),
      looked: ids.size,
    };
    if (piece.length <= LENGTH_MAX) keep(this.#spellings, piece, made);
    return made;
  }

  nameWord(word: string): NameWord {
    let known = this.#names.get(word);
    if (known === undefined) {
      known = { word, stem: this.nameStem(this.forms.stemOf(word)) };
      keep(this.#names, word, known);
    }
    return known;
  }
}

function keep<V>(known: Map<string, V>, word: string, value: V): void {
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, value);
}

/** The same word as the engine keeps it for the words of this program: compared by where it lies and not letter by letter. */
function interned(word: string): string {
  return Object.keys({ [word]: true })[0]!;
}
