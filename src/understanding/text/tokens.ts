import { CONTRACTIONS, HESITATIONS, IT_IS, STATED, TOLD, WE_ARE } from '../languages/en/words.ts';
import { nameStem, stemOf } from './stems.ts';
import { NO_WORD, numberOf, numbersKnown } from './word-ids.ts';
import { traitsOf, UNASKED } from './word-traits.ts';

/** A word, number or mark of the sentence. `text.slice(start, end)` is what was written. */
export interface Token {
  /** Lower case, one apostrophe, contractions taken apart: "don't" is `do`, `not`. */
  readonly word: string;
  /** Without plural or possessive ending: names are compared by it. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'clock' | 'mark' | 'address' | 'color' | 'date';
  /** Of a number; of a clock time the minutes since midnight. */
  readonly value: number | undefined;
  /** `st`, `nd`, `rd`, `th` after the digits. */
  readonly ordinal: boolean;
  /** A stroke follows: "3/4". */
  readonly stroke: boolean;
  /** The known word this one was probably meant to be. */
  readonly fix: string | undefined;
  /** The word as it was meant: mended if it was a slip. */
  readonly said: string;
  /** Its stem. */
  readonly root: string;
  /** The stem by which names are found. */
  readonly name: string;
  /** Of the word, and as it was meant: by which phrases know it (`text/word-ids.ts`). */
  readonly number: number;
  readonly meant: number;
  /** Of the stem. */
  readonly stemNumber: number;
  /** What it is by itself (`trait`), once somebody has asked. */
  traits: number;
  /** What `names` keeps of a word: what it is in the home that the sentence is said in. */
  home: unknown;
  /** A bit for each sort of value of which it is known that none begins here (`read/slots.ts`), once somebody has asked. */
  bare: number;
}

/** What a word is, wherever it stands. */
interface Spelt {
  readonly word: string;
  readonly stem: string;
  readonly name: string;
  readonly number: number;
  readonly stemNumber: number;
  readonly traits: number;
}

/** All tokens are made here, alike: the readers look at little else, and what is alike is quickly read. */
function tokenOf(
  kind: Token['kind'],
  { word, stem, name, number, stemNumber, traits }: Spelt,
  start: number,
  end: number,
  value: number | undefined = undefined,
): Token {
  return {
    word,
    stem,
    start,
    end,
    kind,
    value,
    ordinal: false,
    stroke: false,
    fix: undefined,
    said: word,
    root: stem,
    name,
    number,
    meant: number,
    stemNumber,
    traits,
    home: undefined,
    bare: UNASKED,
  };
}

/** Of what has no other forms. */
function asIs(word: string): Spelt {
  const number = numberOf(word);
  return { word, stem: word, name: nameStem(word), number, stemNumber: number, traits: UNASKED };
}

/** A word that stands in no text, or in the place of others. */
export function wordToken(word: string, start = 0, end = 0): Token {
  return tokenOf('word', asIs(word), start, end);
}

/** The token with the word it was probably meant to be. */
export function mended(token: Token, fix: string): Token {
  const root = stemOf(fix);
  return {
    ...token,
    fix,
    said: fix,
    root,
    name: nameStem(root),
    meant: numberOf(fix),
    traits: UNASKED,
    bare: UNASKED,
  };
}

export const TOKENS_MAX = 600;

/** Everything but plain words: no backtracking, every alternative begins with another sort of character. */
const PIECE =
  /[aApP]\.[mM](?:\.|\b)|\d{4}-\d\d-\d\d(?!\d)|\d{1,2}:\d\d(?!\d)|\d+(?:[.,]\d+)*|#[0-9a-fA-F]{6}(?![\p{L}\d])|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\.{2,}|[½¼¾]|[%°,.!?;:…"“”()&+/–—-]|(?<=\d)['′″](?=[^\p{L}]|$)/gu;

/** The end of the plain word that begins here: letters of English, an apostrophe between them. `start` where it is none, or not only that. */
function plainEnd(text: string, start: number): number {
  let at = start;
  while (isPlainLetter(text.charCodeAt(at))) at++;
  if (at === start) return start;
  let next = text.charCodeAt(at);
  if (next === APOSTROPHE && isPlainLetter(text.charCodeAt(at + 1))) {
    at++;
    while (isPlainLetter(text.charCodeAt(at))) at++;
    next = text.charCodeAt(at);
  }
  if (next === POINT && at === start + 1) return start;
  return next > 126 || next === APOSTROPHE ? start : at;
}

const APOSTROPHE = 39;
const POINT = 46;
const SPACE = 32;

function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const MARKS_OF_SILENCE = new Set(['-', '–', '—', '(', ')', '/', '+']);

/**
 * Cuts a sentence into tokens; sounds of thinking are none. Of a text of more than `TOKENS_MAX` tokens the rest is left out; `cut` says where.
 */
export function tokenize(text: string): { readonly tokens: Token[]; readonly cut: number | undefined } {
  const tokens: Token[] = [];
  const addressed = text.includes('@');
  let at = 0;
  while (at < text.length) {
    if (text.charCodeAt(at) === SPACE) {
      at++;
      continue;
    }
    let start = at;
    let end = plainEnd(text, at);
    if (end === at) {
      PIECE.lastIndex = at;
      const match = PIECE.exec(text);
      if (match === null) break;
      start = match.index;
      end = PIECE.lastIndex;
    }
    if (tokens.length >= TOKENS_MAX) return { tokens, cut: start };
    const address = addressed ? addressAt(text, start) : start;
    if (address > start) {
      const word = text.slice(start, address).toLowerCase();
      tokens.push(tokenOf('address', asIs(word), start, address));
      at = address;
      continue;
    }
    if (text[start] === '-' && isDigit(tokens.at(-1)) && UNIT.test(text.slice(end, end + 8))) {
      at = end;
      continue;
    }
    HALF.lastIndex = start;
    if (text.charCodeAt(start) === ONE && HALF.test(text)) {
      tokens.push(tokenOf('word', asIs('half'), start, start + 3));
      at = start + 3;
      continue;
    }
    pushPiece(tokens, text.slice(start, end), start, end);
    at = end;
  }
  return { tokens, cut: undefined };
}

/** "1/2 an hour" is no date. */
const HALF = /1\/2(?= (?:an? )?(?:hour|hr|minute|min|second|sec|day|week)s?\b)/iy;
const ONE = 49;

/** "A 10-minute timer": here the stroke joins. */
const UNIT = /^(?:hour|hr|minute|min|second|sec|day|week|month|year|degree|percent)/i;

function pushPiece(tokens: Token[], piece: string, start: number, end: number): void {
  const first = piece.charCodeAt(0);
  if (first >= 48 && first <= 57) return void tokens.push(numeric(piece, start, end));
  if (piece.length > 1 && first === 35) {
    const word = piece.toLowerCase();
    return void tokens.push(tokenOf('color', asIs(word), start, end));
  }
  if (!isPlainLetter(first) && !isLetter(piece)) {
    const last = tokens.at(-1);
    if (piece === '/' && last?.kind === 'number') tokens[tokens.length - 1] = { ...last, stroke: true };
    const ranges = (piece === '-' || piece === '–') && (isDigit(last) || HALVES.has(last?.word ?? ''));
    if (MARKS_OF_SILENCE.has(piece) && !ranges) return;
    const word =
      piece === '…' || piece.startsWith('..')
        ? '.'
        : piece === '“' || piece === '”'
          ? '"'
          : piece === '–'
            ? '-'
            : piece;
    return void tokens.push(tokenOf('mark', asIs(word), start, end));
  }
  const spelt = spelling(piece);
  const { parts } = spelt;
  const suffix = tokens.at(-1);
  if (spelt.isOrdinalEnd && suffix?.kind === 'number' && suffix.end === start) {
    tokens[tokens.length - 1] = { ...suffix, end, ordinal: true };
    return;
  }
  if (spelt.isHesitation) return;
  if (suffix?.word === 'its' && STATED.has(spelt.word))
    tokens.splice(-1, 1, ...cut(IT_IS, suffix.start, suffix.end));
  if (suffix?.word === 'were' && WE_ARE.has(spelt.word) && beginsAt(tokens, tokens.length - 1))
    tokens.splice(-1, 1, ...cut(['we', 'are'], suffix.start, suffix.end));
  // "The garage's still open": what follows is told of it, and is nothing that it has.
  if (suffix?.word.endsWith("'s") && TOLD.has(spelt.word))
    tokens.splice(-1, 1, ...cut([suffix.word.slice(0, -2), 'is'], suffix.start, suffix.end));
  if (parts === undefined) return void tokens.push(tokenOf('word', spelt, start, end));
  tokens.push(...cut(parts, start, end));
}

/** Whether a clause begins with the token, as far as its neighbour tells. */
function beginsAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || CLAUSE_LEADS.has(before.word);
}

const CLAUSE_LEADS: ReadonlySet<string> = new Set([
  'and',
  'so',
  'because',
  'that',
  'cause',
  'as',
  'ok',
  'right',
]);

/** The two words of a contraction. */
function cut([head, tail]: readonly [string, string], start: number, end: number): readonly Token[] {
  const middle = Math.min(end - 1, start + head.length);
  return [tokenOf('word', asIs(head), start, middle), tokenOf('word', asIs(tail), middle, end)];
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

/** Words come again and again: one value for each. */
const spellings = new Map<string, Spelling>();
const SPELLINGS_MAX = 5000;

function spelling(piece: string): Spelling {
  const known = spellings.get(piece);
  if (known !== undefined) {
    if (known.looked !== numbersKnown()) {
      known.number = numberOf(known.word);
      known.stemNumber = numberOf(known.stem);
      known.looked = numbersKnown();
    }
    return known;
  }
  const lower = piece.toLowerCase();
  const word = interned(lower.includes('.') ? lower.replaceAll('.', '') : lower.replaceAll('’', "'"));
  const parts = CONTRACTIONS.get(word);
  const stem = interned(stemOf(word));
  const made: Spelling = {
    word,
    stem,
    name: nameStem(stem),
    parts,
    isOrdinalEnd: ORDINAL_ENDINGS.has(word),
    isHesitation: HESITATIONS.has(word),
    traits: traitsOf(word),
    number: numberOf(word),
    stemNumber: numberOf(stem),
    looked: numbersKnown(),
  };
  if (spellings.size >= SPELLINGS_MAX) spellings.clear();
  if (piece.length <= SPELLING_LENGTH_MAX) spellings.set(piece, made);
  return made;
}

/** The same word as the engine keeps it for the words of this program: compared by where it lies and not letter by letter. */
function interned(word: string): string {
  return Object.keys({ [word]: true })[0]!;
}

/** Longer pieces are no words that come again. */
const SPELLING_LENGTH_MAX = 40;

/** Between these a stroke parts a beginning from an end: "1pm-2pm". */
const HALVES = new Set(
  (
    'am pm h oclock th st nd rd noon utc gmt cet cest est edt cst cdt pst pdt ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun'
  ).split(' '),
);

const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th']);

function numeric(piece: string, start: number, end: number): Token {
  if (piece.length === 10 && piece[4] === '-') return tokenOf('date', asIs(piece), start, end);
  const colon = piece.indexOf(':');
  if (colon > 0) {
    const hour = Number(piece.slice(0, colon));
    const minute = Number(piece.slice(colon + 1));
    if (hour < 24 && minute < 60) return tokenOf('clock', asIs(piece), start, end, hour * 60 + minute);
  }
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(piece) ? piece.replaceAll(',', '') : piece.replace(',', '.');
  return tokenOf('number', asIs(piece), start, end, Number(plain));
}

function isDigit(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'word' && token.kind !== 'mark';
}

function isLetter(piece: string): boolean {
  return /[\p{L}\p{M}]/u.test(piece);
}

const ADDRESS = /[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/y;

/** The end of a mail address that begins here, or `start`. */
function addressAt(text: string, start: number): number {
  const at = text.indexOf('@', start);
  if (at < 0 || at - start > 64) return start;
  ADDRESS.lastIndex = start;
  return ADDRESS.test(text) ? ADDRESS.lastIndex : start;
}

/** Whether the word was written as a plural. */
export function isPlural(token: Token): boolean {
  return token.kind === 'word' && token.word !== token.stem && !token.word.includes("'");
}

/** The word at a place, mended if it was a slip; empty past the end. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.said : '';
}

export function stemAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.root : '';
}

/** As in names, of a word that was said. */
export function nameStemAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.name : '';
}

/** The number of the word at a place, mended if it was a slip; that of no word past the end. */
export function numberAt(tokens: readonly Token[], at: number): number {
  return at >= 0 && at < tokens.length ? tokens[at]!.meant : NO_WORD;
}
