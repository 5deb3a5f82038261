import type { Device } from '../domain/index.ts';
import { stemOf } from './tokens.ts';

/** What a path of words in the trie of names stands for. */
export type NameEntry =
  | {
      readonly type: 'device';
      readonly device: Device;
      /** `full`: a name or alias; `short`: without its room or its noun, so it needs the room, or to be the only one. */
      readonly form: 'full' | 'short';
      readonly words: string;
    }
  | { readonly type: 'area' | 'floor' | 'person' | 'list'; readonly name: string; readonly words: string }
  | {
      readonly type: 'group';
      readonly name: string;
      readonly kinds: ReadonlySet<string>;
      readonly words: string;
    };

export interface NameWord {
  readonly word: string;
  readonly stem: string;
}

/** The words of a name as sentences are cut too: lower case, without marks. */
export function wordsOfName(name: string): NameWord[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+/gu) ?? [];
  return words.map((word) => ({ word, stem: nameStem(stemOf(word)) }));
}

/** "Bedroom one" and "Bedroom 1" are one name. */
export function nameStem(stem: string): string {
  return NUMERALS.get(stem) ?? stem;
}

const NUMERALS: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, String(at + 1)] as const),
);

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
  const found = new Map<string, { path: readonly string[]; entry: NameEntry }>();
  const add = (words: readonly NameWord[], form: 'full' | 'short'): void => {
    if (words.length === 0 || words.length > 12) return;
    const path = words.map(({ stem }) => stem);
    const key = path.join(' ');
    if (found.has(key)) return;
    found.set(key, {
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
  return [...found.values()];
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
