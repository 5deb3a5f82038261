import { perLanguage } from '../languages/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { TrieNode } from '../text/index.ts';
import { type KnownWord, WordSounds } from './word-sounds.ts';

/** The lists of this house and how they sound. */
interface Lists {
  readonly names: ReadonlySet<string>;
  readonly sounds: WordSounds;
  /** By what people call it. */
  readonly called: ReadonlyMap<string, string>;
}

/** Of the sounds of a name, how much may differ: nobody has a list of the other name. */
const UNLIKE_MAX = 0.15;
/** Of two lists, the nearer one has to be nearer by so much. */
const AHEAD = 0.6;

const listsIn = perLanguage(() => new WeakMap<Lexicon['names'], Lists>());

function listsOf({ names: root, language }: Lexicon): Lists {
  const known = listsIn(language);
  const before = known.get(root);
  if (before !== undefined) return before;
  const called = new Map<string, string>();
  gather(root, called);
  const words = [...called.keys()].map(
    (word): KnownWord => ({ word, isName: true, isLink: false, isFiller: false, isValue: false }),
  );
  const phonesOf = (name: string) => name.split(' ').map(language.sound.phonesOf).join('');
  const lists = {
    names: new Set(called.values()),
    sounds: new WordSounds(words, language, phonesOf),
    called,
  };
  known.set(root, lists);
  return lists;
}

function gather(node: TrieNode<Lexicon['names']['values'][number]>, into: Map<string, string>): void {
  for (const entry of node.values) if (entry.type === 'list') into.set(entry.words, entry.name);
  for (const next of node.next.values()) gather(next, into);
}

/** Whether a list of this house has this name. */
export function isList(name: string, lexicon: Lexicon): boolean {
  return listsOf(lexicon).names.has(name);
}

/** The list of this house that a name sounds like that none has; `distance` for each sound of it. Nothing where two are as near. */
export function nearestList(
  name: string,
  lexicon: Lexicon,
): { readonly name: string; readonly distance: number } | undefined {
  const { sounds, called } = listsOf(lexicon);
  const phones = name.toLowerCase().split(' ').map(lexicon.language.sound.phonesOf).join('');
  const near = sounds
    .near(phones, UNLIKE_MAX * phones.length + AHEAD)
    .map(({ known: { word }, cost }) => ({ name: called.get(word)!, cost }))
    .sort((one, other) => one.cost - other.cost);
  const [first] = near;
  if (first === undefined || first.cost > UNLIKE_MAX * phones.length) return undefined;
  const other = near.find(({ name: list }) => list !== first.name);
  if (other !== undefined && other.cost - first.cost < AHEAD) return undefined;
  return { name: first.name, distance: first.cost / phones.length };
}
