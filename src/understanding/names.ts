import type { Device } from '../domain/index.ts';
import { nameStem, stemOf } from './stems.ts';

/** What a path of words in the trie of names stands for. */
export type NameEntry =
  | {
      readonly type: 'device';
      readonly device: Device;
      /** `full`: a name or alias; `short`: without its room or its noun, so it needs the room, or to be the only one. */
      readonly form: 'full' | 'short';
      readonly words: string;
    }
  | {
      readonly type: 'area' | 'floor' | 'person' | 'list' | 'scene';
      readonly name: string;
      readonly words: string;
    }
  | {
      readonly type: 'group';
      readonly name: string;
      readonly kinds: ReadonlySet<string>;
      readonly words: string;
    };

/** What a path of words in the trie of nouns stands for. */
export interface NounEntry {
  readonly service: string;
  /** The noun must be in the device's name. */
  readonly named: boolean;
  /** In the singular, too, it is all of them. */
  readonly mass?: true;
  /** The noun is for what hangs on the device, and only said beside its name. */
  readonly also?: true;
}

export interface NameWord {
  readonly word: string;
  readonly stem: string;
}

/** The words of a name as sentences are cut too: lower case, without marks. */
export function wordsOfName(name: string): NameWord[] {
  const lower = name.toLowerCase();
  const plain = plainWordsOf(lower);
  return (plain ?? lower.replaceAll('’', "'").match(WORD) ?? []).map(nameWord);
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)*/gu;

/** Of a name in letters of English, figures and spaces; `undefined` where it has anything else. */
function plainWordsOf(lower: string): string[] | undefined {
  const words: string[] = [];
  let start = 0;
  let sort = 0;
  for (let at = 0; at <= lower.length; at++) {
    const code = at === lower.length ? SPACE : lower.charCodeAt(at);
    const next = code >= 97 && code <= 122 ? 1 : code >= 48 && code <= 57 ? 2 : 0;
    if (next === 0 && code !== SPACE) return undefined;
    if (next === sort) continue;
    if (sort !== 0) words.push(lower.slice(start, at));
    start = at;
    sort = next;
  }
  return words;
}

const SPACE = 32;

/** Words of names come again and again: one value for each. */
const nameWords = new Map<string, NameWord>();
const NAME_WORDS_MAX = 5000;

function nameWord(word: string): NameWord {
  let known = nameWords.get(word);
  if (known === undefined) {
    known = { word, stem: nameStem(stemOf(word)) };
    if (nameWords.size >= NAME_WORDS_MAX) nameWords.clear();
    nameWords.set(word, known);
  }
  return known;
}

export function plainName(name: string): string {
  return wordsOfName(name)
    .map(({ word }) => word)
    .join(' ');
}

/** Every path under which a device is found: its names in words, and these without the room's words or without the noun. */
export function deviceNames(
  device: Device,
  names: readonly (readonly NameWord[])[],
  area: readonly NameWord[],
  nounStems: ReadonlySet<string>,
): { readonly path: readonly string[]; readonly entry: NameEntry }[] {
  const found: { path: readonly string[]; entry: NameEntry }[] = [];
  const add = (words: readonly NameWord[], form: 'full' | 'short'): void => {
    if (words.length === 0 || words.length > WORDS_MAX) return;
    if (found.some(({ path }) => isPath(path, words))) return;
    const path = words.map(({ stem }) => stem);
    found.push({
      path,
      entry: { type: 'device', device, form, words: words.map(({ word }) => word).join(' ') },
    });
  };
  for (const name of names) add(name, 'full');
  for (const name of names) {
    const inRoom = area.length > 0 && startsWith(name, area) ? name.slice(area.length) : name;
    const ofNoun = withoutNoun(name, nounStems);
    if (inRoom.length > 1 || (inRoom.length === 1 && !nounStems.has(inRoom[0]!.stem))) add(inRoom, 'short');
    if (ofNoun.length > 1 && !sameWords(ofNoun, area)) add(ofNoun, 'short');
    if (ofNoun.length === 1 && !sameWords(ofNoun, area) && ofNoun !== name) add(ofNoun, 'short');
    const both = withoutNoun(inRoom, nounStems);
    if (both.length > 0 && both !== inRoom) add(both, 'short');
  }
  return found;
}

const WORDS_MAX = 12;

function isPath(path: readonly string[], words: readonly NameWord[]): boolean {
  return path.length === words.length && words.every(({ stem }, at) => path[at] === stem);
}

function withoutNoun(name: readonly NameWord[], nounStems: ReadonlySet<string>): readonly NameWord[] {
  const last = name.at(-1);
  return name.length > 1 && last !== undefined && nounStems.has(last.stem) ? name.slice(0, -1) : name;
}

function startsWith(name: readonly NameWord[], head: readonly NameWord[]): boolean {
  return name.length > head.length && head.every(({ stem }, at) => name[at]?.stem === stem);
}

function sameWords(one: readonly NameWord[], other: readonly NameWord[]): boolean {
  return one.length === other.length && one.every(({ stem }, at) => other[at]?.stem === stem);
}
