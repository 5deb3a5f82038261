import type { Language } from '../languages/index.ts';
import { type Token, type TrieNode, type Words, wordAt } from '../text/index.ts';
import { homeOf, nounsFrom, partedTo, WORD_MAX } from './home-words.ts';
import { areaKey, floorKey, type Lexicon } from './lexicon.ts';
import type { NameEntry } from './name-entries.ts';

export interface PlaceRef {
  readonly type: 'area' | 'floor';
  readonly name: string;
}

/** Under which key the lexicon has what stands there. */
export function keyOf({ type, name }: PlaceRef): string {
  return type === 'area' ? areaKey(name) : floorKey(name);
}

const PLACES_MAX = 8;

/** "in the kitchen", "in the kitchen and the living room", "on the ground floor", "upstairs". */
export function placesAfter(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { places: PlaceRef[]; end: number }[] {
  const { language } = lexicon;
  const { is, nouns } = language;
  let start = at;
  if (is.placeLead.has(wordAt(tokens, start))) start++;
  const led = start > at;
  if (led && is.article.has(wordAt(tokens, start))) start++;
  if (isForSomeone(tokens, at, language)) return [];
  const found: { places: PlaceRef[]; end: number }[] = [];
  for (const { place, end } of placesFrom(tokens, start, lexicon)) {
    if (!led && place.type !== 'floor' && !is.placeAdverb.has(place.name.toLowerCase())) continue;
    found.push({ places: [place], end });
  }
  for (let at = 0; at < found.length && found.length < PLACES_MAX; at++) {
    const { places, end } = found[at]!;
    let next = nouns.nextItemAt(tokens, end);
    if (next === undefined) continue;
    if (is.placeLeadAgain.has(wordAt(tokens, next))) next++;
    if (is.article.has(wordAt(tokens, next))) next++;
    for (const other of placesFrom(tokens, next, lexicon)) {
      const after = tokens[other.end];
      if (after !== undefined && nounsFrom(after, lexicon) !== undefined) continue;
      found.push({ places: [...places, other.place], end: other.end });
    }
  }
  return found;
}

/** "For the kids" is for whom, though their room may go by that name. */
export function isForSomeone(tokens: readonly Token[], at: number, { is }: Language): boolean {
  if (!is.forWhom.has(wordAt(tokens, at))) return false;
  const whose = is.article.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return is.people.has(wordAt(tokens, whose)) && !is.room.has(wordAt(tokens, whose + 1));
}

/** The areas and floors whose names begin at a token; of one inside another the longer. */
export function placesFrom(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly PlaceFound[] {
  const names = namesAt(tokens, at, lexicon);
  if (names.length === 0) return NO_PLACES;
  const found: PlaceFound[] = [];
  for (const { entries, end } of names)
    for (const entry of entries)
      if (entry.type === 'area' || entry.type === 'floor')
        found.push({ place: { type: entry.type, name: entry.name }, end });
  return found.length > 2 ? found.slice(-2) : found;
}

interface PlaceFound {
  readonly place: PlaceRef;
  readonly end: number;
}

const NO_PLACES: readonly PlaceFound[] = [];

export interface NameFound {
  readonly entries: readonly NameEntry[];
  readonly end: number;
  /** The words of the name as they were said. */
  readonly said: string;
  /** Whether a word stands in another number than in the name. */
  readonly plural: boolean;
}

/** All names that begin at a token, shortest first. */
export function namesAt(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly NameFound[] {
  const found = lexicon.home.foundIn<NameFound>(tokens);
  found[at] ??= newNamesAt(tokens, at, lexicon);
  return found[at];
}

/** Whether a thing of this home is named by what begins at any of these tokens, `to` left out. */
export function namesDevice(tokens: readonly Token[], from: number, to: number, lexicon: Lexicon): boolean {
  for (let at = from; at < to; at++)
    for (const { entries } of namesAt(tokens, at, lexicon))
      if (entries.some(({ type }) => type === 'device')) return true;
  return false;
}

function newNamesAt(tokens: readonly Token[], at: number, { names, language }: Lexicon): NameFound[] {
  const { words } = language;
  const found: NameFound[] = [];
  let node: TrieNode<NameEntry> | undefined = names;
  for (let end = at; node !== undefined && end < tokens.length && end - at < 12; end++) {
    const token = tokens[end]!;
    if (token.kind === 'mark') break;
    const home = end === at ? homeOf(token) : undefined;
    const joined: TrieNode<NameEntry> | undefined =
      home?.joins === false ? undefined : joinedTo(node, tokens, end, words);
    if (joined !== undefined) end++;
    node = joined ?? (home === undefined ? nextOf(node, token, words) : home.names);
    if (node === undefined || node.values.length === 0) continue;
    let said = tokens[at]!.said;
    for (let next = at + 1; next <= end; next++) said += ` ${tokens[next]!.said}`;
    // "The hall remote's" is one remote's, and not in another number.
    const named = words.forms.isPossessive(token.word)
      ? `${said.slice(0, -token.said.length)}${token.stem}`
      : said;
    found.push({
      entries: asSaid(node.values, named),
      end: end + 1,
      said,
      plural: !node.values.some((entry) => entry.words === named),
    });
  }
  return found;
}

/** Of two rooms whose names mean the same, "Hall" and "Hallway", the one that was said. */
function asSaid(entries: readonly NameEntry[], said: string): readonly NameEntry[] {
  const isPlace = ({ type }: NameEntry): boolean => type === 'area' || type === 'floor';
  return entries.length > 1 && entries.some((entry) => isPlace(entry) && entry.words === said)
    ? entries.filter((entry) => !isPlace(entry) || entry.words === said)
    : entries;
}

/** Where names go on behind a word. */
function nextOf(
  node: TrieNode<NameEntry>,
  { kind, word, name }: Token,
  words: Words,
): TrieNode<NameEntry> | undefined {
  return node.next.get(name) ?? (kind === 'word' ? partedTo(node, word, words) : undefined);
}

/** "The bed room", where the name is written as one word. */
function joinedTo(
  node: TrieNode<NameEntry>,
  tokens: readonly Token[],
  at: number,
  words: Words,
): TrieNode<NameEntry> | undefined {
  const [one, other] = [tokens[at]!, tokens[at + 1]];
  if (one.kind !== 'word' || other?.kind !== 'word' || one.word.length > WORD_MAX) return undefined;
  return node.next.get(words.nameStem(words.forms.stemOf(one.word + other.word)));
}

/** "Turn off the heater *the fan* and the TV": in what is spoken, no comma stands in a list. */
export function saidOnAt(tokens: readonly Token[], at: number, { is }: Language): number | undefined {
  return is.definite.has(wordAt(tokens, at)) && tokens[at + 1]?.kind === 'word' ? at : undefined;
}

/** What it is worth that nothing joins them. */
export const SAID_ON = -0.2;
