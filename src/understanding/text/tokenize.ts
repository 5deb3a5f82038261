import { type Token, UNLOOKED } from './token.ts';
import type { Spelt, Words } from './words.ts';

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
    bare: UNLOOKED,
  };
}

/** A word that stands in no text, or in the place of others. */
export function wordToken(words: Words, word: string, start = 0, end = 0): Token {
  return tokenOf('word', words.asIs(word), start, end);
}

/** The token with the word it was probably meant to be. */
export function mended(words: Words, token: Token, fix: string): Token {
  const { stem, name, number, traits } = words.spelling(fix);
  return { ...token, fix, said: fix, root: stem, name, meant: number, traits, bare: UNLOOKED };
}

export const TOKENS_MAX = 600;

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
export function tokenize(
  text: string,
  words: Words,
): { readonly tokens: Token[]; readonly cut: number | undefined } {
  const { pieces, forms } = words;
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
      pieces.lastIndex = at;
      const match = pieces.exec(text);
      if (match === null) break;
      start = match.index;
      end = pieces.lastIndex;
    }
    if (tokens.length >= TOKENS_MAX) return { tokens, cut: start };
    const address = addressed ? addressAt(text, start) : start;
    if (address > start) {
      const word = text.slice(start, address).toLowerCase();
      tokens.push(tokenOf('address', words.asIs(word), start, address));
      at = address;
      continue;
    }
    // "A 10-minute timer": here the stroke joins.
    if (text[start] === '-' && isDigit(tokens.at(-1)) && forms.unit.test(text.slice(end, end + 8))) {
      at = end;
      continue;
    }
    if (
      text.charCodeAt(start) === ONE &&
      text.startsWith('1/2 ', start) &&
      forms.half.before.test(text.slice(start + 4, start + 20))
    ) {
      tokens.push(tokenOf('word', words.asIs(forms.half.word), start, start + 3));
      at = start + 3;
      continue;
    }
    pushPiece(tokens, text.slice(start, end), start, end, words);
    at = end;
  }
  return { tokens, cut: undefined };
}

const ONE = 49;

function pushPiece(tokens: Token[], piece: string, start: number, end: number, words: Words): void {
  const first = piece.charCodeAt(0);
  if (first >= 48 && first <= 57) return void tokens.push(numeric(piece, start, end, words));
  if (piece.length > 1 && first === 35) {
    const word = piece.toLowerCase();
    return void tokens.push(tokenOf('color', words.asIs(word), start, end));
  }
  if (!isPlainLetter(first) && !isLetter(piece)) {
    const last = tokens.at(-1);
    if (piece === '/' && last?.kind === 'number') tokens[tokens.length - 1] = { ...last, stroke: true };
    const ranges =
      (piece === '-' || piece === '–') && (isDigit(last) || words.forms.rangeEnds.has(last?.word ?? ''));
    if (MARKS_OF_SILENCE.has(piece) && !ranges) return;
    return void tokens.push(tokenOf('mark', words.asIs(plainMark(piece)), start, end));
  }
  const spelt = words.spelling(piece);
  const last = tokens.at(-1);
  if (spelt.isOrdinalEnd && last?.kind === 'number' && last.end === start) {
    tokens[tokens.length - 1] = { ...last, end, ordinal: true };
    return;
  }
  if (spelt.isHesitation) return;
  const apart = last === undefined ? undefined : words.forms.apartBefore(tokens, spelt.word);
  if (last !== undefined && apart !== undefined)
    tokens.splice(-1, 1, ...cut(apart, last.start, last.end, words));
  if (spelt.parts === undefined) return void tokens.push(tokenOf('word', spelt, start, end));
  tokens.push(...cut(spelt.parts, start, end, words));
}

function plainMark(mark: string): string {
  if (mark === '…' || mark.startsWith('..')) return '.';
  if (mark === '“' || mark === '”') return '"';
  return mark === '–' ? '-' : mark;
}

/** The two words of a contraction. */
function cut(
  [head, tail]: readonly [string, string],
  start: number,
  end: number,
  words: Words,
): readonly Token[] {
  const middle = Math.min(end - 1, start + head.length);
  return [tokenOf('word', words.asIs(head), start, middle), tokenOf('word', words.asIs(tail), middle, end)];
}

function numeric(piece: string, start: number, end: number, words: Words): Token {
  if (piece.length === 10 && piece[4] === '-') return tokenOf('date', words.asIs(piece), start, end);
  const colon = piece.indexOf(':');
  if (colon > 0) {
    const hour = Number(piece.slice(0, colon));
    const minute = Number(piece.slice(colon + 1));
    if (hour < 24 && minute < 60) return tokenOf('clock', words.asIs(piece), start, end, hour * 60 + minute);
  }
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(piece) ? piece.replaceAll(',', '') : piece.replace(',', '.');
  return tokenOf('number', words.asIs(piece), start, end, Number(plain));
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
