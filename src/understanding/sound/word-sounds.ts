import { Latest } from '../../base/index.ts';
import { type Language, perLanguage } from '../languages/index.ts';

/** A known word and what it may be in a sentence. */
export interface KnownWord {
  readonly word: string;
  /** It stands in names of this home or for kinds of things. */
  readonly isName: boolean;
  /** It may stand between names of things and places. */
  readonly isLink: boolean;
  /** It says nothing, wherever it stands. */
  readonly isFiller: boolean;
  /** It is of a number, a time or a colour. */
  readonly isValue: boolean;
}

export interface Near {
  readonly known: KnownWord;
  readonly cost: number;
}

/** A stretch of sounds in the tree; by number, so that a search looks at nothing but numbers. */
interface Node {
  readonly phone: number;
  readonly below: Node[];
  words: KnownWord[];
}

/** Sounds are characters of ASCII. */
const PHONES = 128;
/** Longer words than this are none. */
const DEPTH_MAX = 40;
const HEARD_MAX = 40;
const KNOWN_MAX = 256;

/** What sounds cost for each other, and alone. */
interface Costs {
  readonly unlike: Float32Array;
  readonly lost: Float32Array;
}

const costsIn = perLanguage(({ sound }: Language): Costs => {
  const costs = { unlike: new Float32Array(PHONES * PHONES), lost: new Float32Array(PHONES) };
  for (let one = 0; one < PHONES; one++) {
    const phone = String.fromCharCode(one);
    costs.lost[one] = sound.lost(phone);
    for (let other = 0; other < PHONES; other++)
      costs.unlike[one * PHONES + other] = sound.unlike(phone, String.fromCharCode(other));
  }
  return costs;
});

/**
 * Known words in a tree by their sounds. Whatever sounds nearly like a word is found by walking the few branches that stay near, so that
 * it costs little more in a large house.
 */
export class WordSounds {
  readonly #root: Node = { phone: 0, below: [], words: [] };
  readonly #costs: Costs;
  /** What was looked for lately: the hearings of an utterance are mostly alike. */
  readonly #known = new Latest<string, readonly Near[]>(KNOWN_MAX);
  /** One row of the table of distances for each depth (Wagner and Fischer 1974, over a tree). */
  readonly #rows = Array.from({ length: DEPTH_MAX + 1 }, () => new Float32Array(HEARD_MAX + 1));

  constructor(words: Iterable<KnownWord>, language: Language, phonesOf = language.sound.phonesOf) {
    this.#costs = costsIn(language);
    for (const one of words) {
      const phones = phonesOf(one.word);
      if (phones.length === 0 || phones.length > DEPTH_MAX) continue;
      let node = this.#root;
      for (let at = 0; at < phones.length; at++) {
        const phone = phones.charCodeAt(at) % PHONES;
        let next = node.below.find((below) => below.phone === phone);
        if (next === undefined) {
          next = { phone, below: [], words: [] };
          node.below.push(next);
        }
        node = next;
      }
      node.words.push(one);
    }
  }

  /** The words that cost at most so much to be taken for what was heard, the nearest first. */
  near(heard: string, most: number): readonly Near[] {
    const key = `${most} ${heard}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const found = this.#find(heard, most).sort((one, other) => one.cost - other.cost);
    this.#known.set(key, found);
    return found;
  }

  #find(heard: string, most: number): Near[] {
    const { length } = heard;
    if (length > HEARD_MAX) return [];
    const phones = new Uint8Array(length);
    const first = this.#rows[0]!;
    let end = 0;
    for (let at = 0; at < length; at++) {
      phones[at] = heard.charCodeAt(at) % PHONES;
      first[at + 1] = first[at]! + this.#costs.lost[phones[at]!]!;
      if (first[at + 1]! <= most) end = at + 1;
    }
    const found: Near[] = [];
    for (const node of this.#root.below) this.#walk(node, 1, 0, end, phones, most, found);
    return found;
  }

  /** `from` and `to`: the first and the last place of the row above that cost no more than the most; what lies beside them is not looked at (Ukkonen 1985). */
  #walk(
    node: Node,
    depth: number,
    from: number,
    to: number,
    heard: Uint8Array,
    most: number,
    found: Near[],
  ): void {
    const { unlike, lost } = this.#costs;
    const above = this.#rows[depth - 1]!;
    const row = this.#rows[depth]!;
    const gone = lost[node.phone]!;
    const sounds = node.phone * PHONES;
    const { length } = heard;
    let [start, end] = [-1, -1];
    let before = Number.POSITIVE_INFINITY;
    for (let at = from; at <= length; at++) {
      let cost = at <= to ? above[at]! + gone : Number.POSITIVE_INFINITY;
      if (at > from) {
        const other = heard[at - 1]!;
        const changed = at - 1 <= to ? above[at - 1]! + unlike[sounds + other]! : Number.POSITIVE_INFINITY;
        if (changed < cost) cost = changed;
        const added = before + lost[other]!;
        if (added < cost) cost = added;
      }
      row[at] = cost;
      before = row[at]!;
      if (before <= most) {
        if (start < 0) start = at;
        end = at;
      } else if (at > to) break;
    }
    if (start < 0) return;
    if (end === length) for (const known of node.words) found.push({ known, cost: row[length]! });
    for (const below of node.below) this.#walk(below, depth + 1, start, end, heard, most, found);
  }
}
