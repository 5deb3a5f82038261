import { CLASS, closesOf, ESCAPE, TIMES } from './required-letters.ts';

/**
 * A pattern that begins by looking behind itself, as `(?<=^turn .*)today`, does so at each place of a text, and reads back to its start
 * from there. What follows begins at a few places only. So the pattern is run with its first parts looked for ahead: `(?=today)(?<=^turn .*)today`.
 * It matches the same, with the same groups.
 */

/** More letters than these of what follows tell no more places apart. */
const FIRST_MAX = 600;

const LOOKS_BEHIND = /^\(\?<[=!]/;
/** Looks beside the match and is no part of it. */
const LOOKS_BESIDE = /^\(\?<?[=!]/;
/** As far as the start of the text, over any number of words. */
const TO_START = /\^.*[*+]/s;
/** Any word: it stands at too many places. */
const ANY_WORD = /(?:\.|\[(?:\\.|[^\]\\])*\]|\\[wWsSD])[*+{]/;
const MAY_BE_MISSING = /(?:[*?]|\{0(?:,\d*)?\})\??$/;
/** What refers to a group needs that group. */
const REFERS = /\\(?:[1-9]|k<)/;
/** That is there once. */
const GROUP = /^\((?:\?:)?([^?].*)\)$/s;
const OPENS_GROUP = /\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])[^>]*>/g;

/** The source of a pattern that matches the same, and looks behind itself only where its first parts stand. */
export function lookingAheadFirst(source: string): string {
  if (!LOOKS_BEHIND.test(source)) return source;
  const parts = partsOf(source);
  if (parts === undefined || !TO_START.test(parts[0]!)) return source;
  const first = firstOf(parts).replace(OPENS_GROUP, (found) => (found.startsWith('(') ? '(?:' : found));
  return first === '' ? source : `(?=${first})${source}`;
}

/** The parts in front that tell where a match may begin; of one that tells too little or is too long those inside it. */
function firstOf(parts: readonly string[]): string {
  let [first, read] = ['', ''];
  for (const part of parts) {
    if (LOOKS_BESIDE.test(part)) continue;
    if (REFERS.test(part)) break;
    if (ANY_WORD.test(part) || read.length + part.length > FIRST_MAX) {
      const inside = firstOf(partsOf(GROUP.exec(part)?.[1] ?? '') ?? []);
      return inside === '' ? first : read + inside;
    }
    read += part;
    if (!MAY_BE_MISSING.test(part)) first = read;
  }
  return first;
}

/** One part behind the other, each with how often it comes; `undefined` where there are several ways at the top (ECMA-262, 22.2.1). */
function partsOf(source: string): readonly string[] | undefined {
  const closes = closesOf(source);
  const parts: string[] = [];
  for (let at = 0; at < source.length; ) {
    if (source[at] === '|') return undefined;
    const close = closes.get(at);
    const end = close === undefined ? at + lengthOf(source, at) : close + 1;
    const next = end + found(TIMES, source, end);
    parts.push(source.slice(at, next));
    at = next;
  }
  return parts;
}

function lengthOf(source: string, at: number): number {
  return found(CLASS, source, at) || found(ESCAPE, source, at) || 1;
}

/** How many letters a sticky pattern finds here. */
function found(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
