/**
 * Which letters a pattern cannot match without. A language brings some nine hundred patterns, a sentence holds the letters of a few: the
 * others are left alone without being run, or ever compiled. The idea is that of trigram indexes (R. Cox, "Regular Expression Matching
 * with a Trigram Index", 2012) and of RE2's FilteredRE2.
 */

/** Literals of which a text must hold at least one. */
type Clause = readonly string[];

/** What is known of a part of a pattern: all that it can match, where that is little, or what each match holds. */
interface Known {
  /** All texts that the part can match; `undefined` where they are too many to tell. */
  readonly exact: readonly string[] | undefined;
  readonly clauses: readonly Clause[];
}

const EMPTY: Known = { exact: [''], clauses: [] };
const ANYTHING: Known = { exact: undefined, clauses: [] };
/** More texts than these are no longer told one by one. */
const EXACT_MAX = 16;
/** A clause of more literals than these keeps out too little for what it costs. */
const LITERALS_MAX = 96;

/** Clauses, all of which hold in every text that a pattern matches; none where the pattern tells nothing, or is written in a way not read here. */
export function requiredLetters(pattern: RegExp): readonly Clause[] {
  if (pattern.flags.includes('v')) return [];
  const { clauses, exact } = new PatternReader(pattern.source).read();
  return [...clauses, ...clauseOf(exact)].map((clause) => clause.map((literal) => literal.toLowerCase()));
}

/** The literals of a part that can be told whole, as a clause; none where one of them is too short to be looked for. */
function clauseOf(exact: readonly string[] | undefined): readonly Clause[] {
  if (exact === undefined || exact.length > LITERALS_MAX || exact.some(({ length }) => length < 2)) return [];
  return [exact];
}

/** The one clause by which a part keeps out most: that whose shortest literal is longest. */
function best({ exact, clauses }: Known): Clause | undefined {
  const worth = (clause: Clause): number => Math.min(...clause.map(({ length }) => length));
  return [...clauses, ...clauseOf(exact)].reduce<Clause | undefined>(
    (one, other) => (one === undefined || worth(other) > worth(one) ? other : one),
    undefined,
  );
}

/** What belongs to an escape behind its letter. */
const ESCAPES = [
  { letters: 'pP', behind: /^\{[^}]*\}/ },
  { letters: 'u', behind: /^(?:\{[^}]*\}|[\da-f]{4})/i },
  { letters: 'x', behind: /^[\da-f]{2}/i },
  { letters: 'k', behind: /^<[^>]*>/ },
  { letters: 'c', behind: /^[a-z]/i },
  { letters: '0123456789', behind: /^\d+/ },
];

/** Reads the source of a pattern, part by part (ECMA-262, 22.2.1). */
class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): Known {
    return this.#either();
  }

  #either(): Known {
    const ways = [this.#sequence()];
    while (this.#take('|')) ways.push(this.#sequence());
    const [only] = ways;
    if (ways.length === 1) return only!;
    const exact = ways.flatMap((way) => way.exact ?? []);
    if (ways.every((way) => way.exact !== undefined) && exact.length <= LITERALS_MAX)
      return { exact, clauses: [] };
    const clauses = ways.map(best);
    const literals = clauses.flatMap((clause) => clause ?? []);
    const isKnown = clauses.every((clause) => clause !== undefined) && literals.length <= LITERALS_MAX;
    return { exact: undefined, clauses: isKnown ? [literals] : [] };
  }

  #sequence(): Known {
    let exact: readonly string[] = [''];
    let isWhole = true;
    const clauses: Clause[] = [];
    const close = (): void => {
      clauses.push(...clauseOf(exact));
      exact = [''];
      isWhole = false;
    };
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) {
      const part = this.#repeated(this.#part());
      clauses.push(...part.clauses);
      if (part.exact === undefined) close();
      else if (exact.length * part.exact.length <= EXACT_MAX)
        exact = exact.flatMap((start) => part.exact!.map((end) => start + end));
      else {
        close();
        if (part.exact.length <= EXACT_MAX) exact = part.exact;
        else clauses.push(...clauseOf(part.exact));
      }
    }
    if (isWhole) return { exact, clauses };
    close();
    return { exact: undefined, clauses };
  }

  /** A part with what stands behind it of how often it comes. */
  #repeated(part: Known): Known {
    const [many] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [];
    if (many === undefined) return part;
    this.#at += many.length;
    if (many.startsWith('?'))
      return part.exact === undefined ? ANYTHING : { exact: [...new Set(['', ...part.exact])], clauses: [] };
    if (many.startsWith('*') || many.startsWith('{0')) return ANYTHING;
    return { exact: undefined, clauses: [...part.clauses, ...clauseOf(part.exact)] };
  }

  #part(): Known {
    const letter = this.#source[this.#at++]!;
    if (letter === '(') return this.#group();
    if (letter === '[') return this.#class();
    if (letter === '\\') return this.#escape();
    if (letter === '^' || letter === '$') return EMPTY;
    return letter === '.' ? ANYTHING : { exact: [letter], clauses: [] };
  }

  #group(): Known {
    const [kind = ''] =
      /^\?(?:[a-z-]*:|[=!]|<[=!]|<[^>]*>)/.exec(this.#source.slice(this.#at, this.#at + 40)) ?? [];
    this.#at += kind.length;
    const inner = this.#either();
    this.#take(')');
    if (kind.endsWith('!')) return EMPTY;
    // What is looked for beside the match stands in the text, and is no part of it.
    if (kind.endsWith('=')) return { exact: [''], clauses: [...inner.clauses, ...clauseOf(inner.exact)] };
    return inner;
  }

  #class(): Known {
    const start = this.#at;
    while (this.#at < this.#source.length && this.#source[this.#at] !== ']')
      this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
    const letters = this.#source.slice(start, this.#at);
    this.#at += 1;
    return /[\\^-]/.test(letters) || letters.length > 4 ? ANYTHING : { exact: [...letters], clauses: [] };
  }

  #escape(): Known {
    const letter = this.#source[this.#at++]!;
    if (letter === 'b' || letter === 'B') return EMPTY;
    if (/[a-zA-Z0-9]/.test(letter)) {
      const behind = ESCAPES.find(({ letters }) => letters.includes(letter))?.behind;
      this.#at += behind?.exec(this.#source.slice(this.#at, this.#at + 40))?.[0].length ?? 0;
      return ANYTHING;
    }
    return { exact: [letter], clauses: [] };
  }

  #take(letter: string): boolean {
    if (this.#source[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }
}
