/**
 * Which letters a pattern cannot match without. A language brings some thousand patterns, a sentence holds the letters of a few: the
 * others are left alone without being run, or ever compiled. The idea is that of trigram indexes (R. Cox, "Regular Expression Matching
 * with a Trigram Index", 2012) and of RE2's FilteredRE2.
 *
 * Letters are told in a plain form (`plainLetter`): small, every digit as 0, and whatever is no part of a word as a space. So the edge
 * of a word is a space as well, and "\bat\b" needs " at ".
 */

/** Literals in plain letters of which a text must hold at least one. */
type Clause = readonly string[];

/** What is known of a part of a pattern. */
interface Known {
  /** All texts that the part can match; `undefined` where they are too many to tell. */
  readonly exact: readonly string[] | undefined;
  /** One of these begins, and one of those ends each match. The same as `exact` where that is known. */
  readonly begins: readonly string[];
  readonly ends: readonly string[];
  /** What each match, or the text around it, holds beside that. */
  readonly clauses: readonly Clause[];
}

/** A pattern, by what it is written as. */
export type PatternText = Pick<RegExp, 'source' | 'flags'>;

/** Parts that were read before, by their source: the patterns of a language have most of their parts in common. */
export type ReadParts = Map<string, Known>;

const NOTHING: readonly string[] = [''];
const EMPTY: Known = { exact: NOTHING, begins: NOTHING, ends: NOTHING, clauses: [] };
const ANYTHING: Known = { exact: undefined, begins: NOTHING, ends: NOTHING, clauses: [] };
/** More texts than these are no longer told one by one. */
const EXACT_MAX = 24;
/** A clause of more literals than these keeps out too little for what it costs. */
const LITERALS_MAX = 240;
/** More letters of a literal than these tell nothing that fewer do not. */
const LENGTH_MAX = 24;

/** The edge of a word, as long as it is not known what stands on its other side. */
const EDGE = '\0';
/** What stands before the first letter of a text. */
export const START = '^';
export const SPACE = 32;
export const DIGIT = 48;

/** Clauses, all of which hold in every text that a pattern matches; none where the pattern tells nothing, or is written in a way not read here. */
export function requiredLetters(pattern: PatternText, parts: ReadParts = new Map()): readonly Clause[] {
  if (/[muv]/.test(pattern.flags)) return [];
  return clausesOf(new PatternReader(pattern.source, parts).read());
}

/** The code of a letter in plain form. */
export function plainLetter(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if (code >= 48 && code <= 57) return DIGIT;
  return code === 95 ? code : SPACE;
}

/** A text in plain letters. */
export function plainText(text: string): string {
  return text.replace(/\W/g, ' ').toLowerCase().replace(/[1-9]/g, '0');
}

function isOfWord(code: number): boolean {
  return plainLetter(code) !== SPACE;
}

/** The literals of a part as a clause; none where one of them is too short to be looked for. */
function clauseOf(literals: readonly string[]): readonly Clause[] {
  if (literals.length > LITERALS_MAX) return [];
  const clause = new Set<string>();
  for (const literal of literals) {
    const plain = withEdges(literal);
    if ((plain.length < 2 && plain !== '0') || plain.lastIndexOf(START) > 0) return [];
    clause.add(plain);
  }
  return [[...clause]];
}

/** All that each match of a part holds. What begins it and what ends it are the same where all of it is known. */
function clausesOf({ begins, ends, clauses }: Known): readonly Clause[] {
  return [...clauses, ...clauseOf(begins), ...(ends === begins ? [] : clauseOf(ends))];
}

/** A literal with a space where a word begins or ends with it. */
function withEdges(literal: string): string {
  if (!literal.includes(EDGE)) return literal;
  const inner = literal.replaceAll(EDGE, '');
  if (inner === '') return '';
  const before = literal.startsWith(EDGE) && isOfWord(inner.charCodeAt(0)) ? ' ' : '';
  const behind = literal.endsWith(EDGE) && isOfWord(inner.charCodeAt(inner.length - 1)) ? ' ' : '';
  return `${before}${inner}${behind}`;
}

/** How much a clause keeps out: the longer its shortest literal and the fewer they are, the more. */
export function worthOf(clause: Clause): number {
  let shortest = LITERAL_WORTH;
  for (const { length } of clause) if (length < shortest) shortest = length;
  return shortest - Math.log2(clause.length);
}

const LITERAL_WORTH = 6;

/** The one clause by which a part keeps out most. */
function best(known: Known): Clause | undefined {
  let found: Clause | undefined;
  for (const clause of clausesOf(known))
    if (found === undefined || worthOf(clause) > worthOf(found)) found = clause;
  return found;
}

/** Each of some texts with each of others behind it; `undefined` where they are too many. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] | undefined {
  if (starts.length * ends.length > EXACT_MAX) return undefined;
  if (ends.length === 1 && ends[0] === '') return starts;
  if (starts.length === 1 && starts[0] === '') return ends;
  return starts.flatMap((start) => ends.map((end) => start + end));
}

/** Letters that stand for themselves. */
const LETTERS = /[^\\^$.*+?()[\]{}|]+/y;
/** How often the part in front comes. */
export const TIMES = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
/** Behind the bracket of a group: what it is for. */
export const KIND = /\?(?:[a-z-]*:|[=!]|<[=!]|<[^>]*>)/y;
export const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
export const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|c[a-zA-Z]|\d+|.)/y;

/** Reads the source of a pattern, part by part (ECMA-262, 22.2.1). */
class PatternReader {
  readonly #source: string;
  readonly #parts: ReadParts;
  /** Where each group ends, by where it begins. */
  readonly #closes: ReadonlyMap<number, number>;
  #at = 0;

  constructor(source: string, parts: ReadParts) {
    this.#source = source;
    this.#parts = parts;
    this.#closes = closesOf(source);
  }

  read(): Known {
    return this.#either();
  }

  #either(): Known {
    const ways = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      ways.push(this.#sequence());
    }
    const [only] = ways;
    if (ways.length === 1) return only!;
    const all = (of: 'begins' | 'ends'): readonly string[] => [...new Set(ways.flatMap((way) => way[of]))];
    const begins = all('begins');
    if (ways.every(({ exact }) => exact !== undefined) && begins.length <= LITERALS_MAX) return oneOf(begins);
    const ends = all('ends');
    const clauses = ways.map(best);
    const literals = [...new Set(clauses.flatMap((clause) => clause ?? []))];
    const isKnown = clauses.every((clause) => clause !== undefined) && literals.length <= LITERALS_MAX;
    return {
      exact: undefined,
      begins: begins.length <= EXACT_MAX ? begins : NOTHING,
      ends: ends.length <= EXACT_MAX ? ends : NOTHING,
      clauses: isKnown ? [literals] : [],
    };
  }

  #sequence(): Known {
    /** What ends what was read, one of these. */
    let open = NOTHING;
    let begins: readonly string[] | undefined;
    const clauses: Clause[] = [];
    const close = (literals: readonly string[]): void => {
      if (begins === undefined) begins = literals;
      else clauses.push(...clauseOf(literals));
    };
    for (
      let code = this.#code();
      !Number.isNaN(code) && code !== BAR && code !== CLOSE;
      code = this.#code()
    ) {
      const part = this.#repeated(this.#part());
      clauses.push(...part.clauses);
      const next = joined(open, part.begins);
      if (next === undefined) {
        close(open);
        if (part.exact === undefined) close(part.begins);
        open = part.ends;
      } else if (part.exact === undefined) {
        close(next);
        open = part.ends;
      } else open = next;
      if (open.some(({ length }) => length > LENGTH_MAX)) {
        close(open);
        open = NOTHING;
      }
    }
    if (begins === undefined) return { exact: open, begins: open, ends: open, clauses };
    return { exact: undefined, begins, ends: open, clauses };
  }

  #code(): number {
    return this.#source.charCodeAt(this.#at);
  }

  /** A part with what stands behind it of how often it comes. */
  #repeated(part: Known): Known {
    const code = this.#code();
    if (code !== 42 && code !== 43 && code !== 63 && code !== 123) return part;
    const many = this.#take(TIMES);
    if (many === '') return part;
    if (many.startsWith('?')) {
      if (part.exact === undefined) return ANYTHING;
      return oneOf([...new Set(['', ...part.exact])]);
    }
    return many.startsWith('*') || many.startsWith('{0') ? ANYTHING : { ...part, exact: undefined };
  }

  #part(): Known {
    const code = this.#code();
    if (code === OPEN) return this.#group();
    if (code === 91) return this.#class();
    if (code === 92) return this.#escape();
    this.#at += 1;
    if (code === 94) return exactly(START);
    if (code === 36) return exactly(EDGE);
    return code === 46 ? ANYTHING : this.#letters();
  }

  /** As many letters as stand for themselves; one that may come more or less than once is a part of its own. */
  #letters(): Known {
    const start = this.#at - 1;
    LETTERS.lastIndex = start;
    const { length = 1 } = LETTERS.exec(this.#source)?.[0] ?? {};
    const isRepeated = length > 1 && '*+?{'.includes(this.#source[start + length] ?? ' ');
    this.#at = start + length - (isRepeated ? 1 : 0);
    return exactly(plainText(this.#source.slice(start, this.#at)));
  }

  #group(): Known {
    const end = this.#closes.get(this.#at) ?? this.#source.length;
    const source = this.#source.slice(this.#at, end + 1);
    const before = this.#parts.get(source);
    const known = before ?? this.#newGroup();
    if (before === undefined) this.#parts.set(source, known);
    this.#at = end + 1;
    return known;
  }

  #newGroup(): Known {
    this.#at += 1;
    const kind = this.#take(KIND);
    const inner = this.#either();
    if (kind.endsWith('!')) return EMPTY;
    // What is looked for beside the match stands in the text, and is no part of it.
    if (kind.endsWith('=')) return { ...EMPTY, clauses: clausesOf(inner) };
    return inner;
  }

  #class(): Known {
    const letters = this.#take(CLASS).slice(1, -1);
    if (letters.startsWith('^') || letters.includes('\\') || /.-./.test(letters)) return ANYTHING;
    const exact = [...new Set(Array.from(letters, (_, at) => plainOf(letters.charCodeAt(at))))];
    return exact.length > EXACT_MAX ? ANYTHING : oneOf(exact);
  }

  #escape(): Known {
    const letter = this.#take(ESCAPE)[1]!;
    if (letter === 'b') return exactly(EDGE);
    if (letter === 'B') return EMPTY;
    if (letter === 'd') return exactly('0');
    if (letter === 's' || letter === 'W') return exactly(' ');
    return /[a-zA-Z0-9]/.test(letter) ? ANYTHING : letterOf(letter.charCodeAt(0));
  }

  /** What a sticky pattern finds here. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#source) ?? [];
    this.#at += found.length;
    return found;
  }
}

const OPEN = 40;
const CLOSE = 41;
const BAR = 124;

function plainOf(code: number): string {
  return String.fromCharCode(plainLetter(code));
}

function letterOf(code: number): Known {
  return exactly(plainOf(code));
}

function exactly(text: string): Known {
  return oneOf([text]);
}

/** A part that matches one of these texts and no other. */
function oneOf(exact: readonly string[]): Known {
  return { exact, begins: exact, ends: exact, clauses: [] };
}

/** Where each group of a source ends, by where it begins. */
export function closesOf(source: string): ReadonlyMap<number, number> {
  const closes = new Map<number, number>();
  const open: number[] = [];
  let isClass = false;
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 91) isClass = true;
    else if (code === 93) isClass = false;
    else if (!isClass && code === OPEN) open.push(at);
    else if (!isClass && code === CLOSE) closes.set(open.pop() ?? 0, at);
  }
  return closes;
}
