import type { Device } from '../../domain/index.ts';
import type { NameWord } from '../text/index.ts';

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
