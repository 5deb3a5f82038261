import { DEPTH_MAX, type Json } from '../base/index.ts';

const WORDS: Readonly<Record<string, Json>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
};
/** How functiongemma quotes a text. */
const ESCAPE = '<escape>';
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy;
const BARE_VALUE = /[^,\]}{[\n"]+/y;
const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

export interface LooseValue {
  readonly value: Json;
  /** Where the text goes on after it. */
  readonly end: number;
}

/**
 * Reads a JSON value as small models write it: also with single quotes, bare keys and words, Python's `True` and `None`, line
 * breaks within texts, commas before a closing bracket. Sound JSON gives what `JSON.parse` gives. `undefined` for what
 * stops before its end, is nested deeper than `DEPTH_MAX`, or has a key that no honest payload has (`parseJson`).
 */
export function looseJson(text: string, start = 0): LooseValue | undefined {
  return valueAt(text, start, 0);
}

/** Keys with no honest use in our payloads, and a long history of dishonest ones. */
export function isForbidden(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

function valueAt(text: string, start: number, depth: number): LooseValue | undefined {
  const at = afterSpace(text, start);
  if (depth > DEPTH_MAX) return undefined;
  switch (text[at]) {
    case '{':
      return objectAt(text, at + 1, depth);
    case '[':
      return arrayAt(text, at + 1, depth);
    case '"':
    case "'":
      return stringAt(text, at);
    default:
      return text.startsWith(ESCAPE, at) ? escapedAt(text, at) : bareAt(text, at);
  }
}

function objectAt(text: string, start: number, depth: number): LooseValue | undefined {
  const entries: [string, Json][] = [];
  let at = afterSpace(text, start);
  while (text[at] !== '}') {
    const key = keyAt(text, at);
    if (key === undefined || isForbidden(key.value)) return undefined;
    at = afterSpace(text, key.end);
    if (text[at] !== ':' && text[at] !== '=') return undefined;
    const value = valueAt(text, at + 1, depth + 1);
    if (value === undefined) return undefined;
    entries.push([key.value, value.value]);
    const next = afterComma(text, value.end, '}');
    if (next === undefined) return undefined;
    at = next;
  }
  return { value: Object.fromEntries(entries), end: at + 1 };
}

function arrayAt(text: string, start: number, depth: number): LooseValue | undefined {
  const items: Json[] = [];
  let at = afterSpace(text, start);
  while (text[at] !== ']') {
    const item = valueAt(text, at, depth + 1);
    if (item === undefined) return undefined;
    items.push(item.value);
    const next = afterComma(text, item.end, ']');
    if (next === undefined) return undefined;
    at = next;
  }
  return { value: items, end: at + 1 };
}

function keyAt(text: string, at: number): { readonly value: string; readonly end: number } | undefined {
  if (text[at] === '"' || text[at] === "'") return stringAt(text, at);
  if (text.startsWith(ESCAPE, at)) return escapedAt(text, at);
  const bare = matchAt(BARE_KEY, text, at);
  return bare === undefined ? undefined : { value: bare, end: at + bare.length };
}

function stringAt(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === quote) return { value, end: at + 1 };
    if (letter !== '\\') {
      value += letter;
      continue;
    }
    at += 1;
    const mark = text[at];
    if (mark === undefined) return undefined;
    if (mark === 'u') {
      const hex = text.slice(at + 1, at + 5);
      if (!/^[0-9a-f]{4}$/i.test(hex)) return undefined;
      value += String.fromCharCode(Number.parseInt(hex, 16));
      at += 4;
    } else value += UNESCAPED[mark] ?? mark;
  }
  return undefined;
}

function escapedAt(
  text: string,
  start: number,
): { readonly value: string; readonly end: number } | undefined {
  const from = start + ESCAPE.length;
  const end = text.indexOf(ESCAPE, from);
  return end < 0 ? undefined : { value: text.slice(from, end), end: end + ESCAPE.length };
}

/** A number, a word of JSON's or Python's, or the bare words up to the next comma or bracket. */
function bareAt(text: string, at: number): LooseValue | undefined {
  const bare = matchAt(BARE_VALUE, text, at)?.trimEnd();
  if (bare === undefined || bare === '') return undefined;
  const end = at + bare.length;
  const word = Object.hasOwn(WORDS, bare) ? WORDS[bare] : undefined;
  if (word !== undefined) return { value: word, end };
  if (matchAt(NUMBER, text, at) === bare && Number.isFinite(Number(bare)))
    return { value: Number(bare), end };
  return { value: bare, end };
}

/** Past a comma, also one too many; or at the closing bracket. */
function afterComma(text: string, start: number, closing: string): number | undefined {
  const at = afterSpace(text, start);
  if (text[at] === closing) return at;
  return text[at] === ',' ? afterSpace(text, at + 1) : undefined;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text[at]!)) at++;
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
