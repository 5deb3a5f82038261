import { ARTICLES } from './en/words.ts';
import type { Lexicon } from './lexicon.ts';
import { type NameEntry, nameStem } from './names.ts';
import { stemAt, type Token, wordAt } from './tokens.ts';
import type { TrieNode } from './trie.ts';

export interface PlaceRef {
  readonly type: 'area' | 'floor';
  readonly name: string;
}

const PLACES_MAX = 8;

/** Rooms of this name need no "in". */
const ADVERBS = new Set(['outside', 'outdoors', 'inside', 'indoors', 'downstairs', 'upstairs']);
const LEADS = new Set(['in', 'on', 'of', 'at', 'from', 'inside', 'for']);

/** "in the kitchen", "in the kitchen and the living room", "on the ground floor", "upstairs". */
export function placesAfter(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { places: PlaceRef[]; end: number }[] {
  let start = at;
  if (LEADS.has(wordAt(tokens, start))) start++;
  const led = start > at;
  if (led && ARTICLES.has(wordAt(tokens, start))) start++;
  const found: { places: PlaceRef[]; end: number }[] = [];
  for (const { place, end } of placesFrom(tokens, start, lexicon)) {
    if (!led && place.type !== 'floor' && !ADVERBS.has(place.name.toLowerCase())) continue;
    found.push({ places: [place], end });
  }
  for (let at = 0; at < found.length && found.length < PLACES_MAX; at++) {
    const { places, end } = found[at]!;
    let next = joinedAt(tokens, end);
    if (next === undefined) continue;
    if (wordAt(tokens, next) === 'in') next++;
    if (ARTICLES.has(wordAt(tokens, next))) next++;
    for (const other of placesFrom(tokens, next, lexicon)) {
      const after = stemAt(tokens, other.end);
      if (lexicon.grammar.nouns.next.has(after)) continue;
      found.push({ places: [...places, other.place], end: other.end });
    }
  }
  return found;
}

/** The areas and floors whose names begin at a token; of one inside another the longer. */
export function placesFrom(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { place: PlaceRef; end: number }[] {
  const found: { place: PlaceRef; end: number }[] = [];
  for (const { entries, end } of namesAt(tokens, at, lexicon.names))
    for (const entry of entries)
      if (entry.type === 'area' || entry.type === 'floor')
        found.push({ place: { type: entry.type, name: entry.name }, end });
  return found.slice(-2);
}

export interface NameFound {
  readonly entries: readonly NameEntry[];
  readonly end: number;
  /** Whether a word stands in another number than in the name. */
  readonly plural: boolean;
}

/** All names that begin at a token, shortest first. */
export function namesAt(tokens: readonly Token[], at: number, names: TrieNode<NameEntry>): NameFound[] {
  const found: NameFound[] = [];
  let node: TrieNode<NameEntry> | undefined = names;
  for (let end = at; node !== undefined && end < tokens.length && end - at < 12; end++) {
    if (tokens[end]!.kind === 'mark') break;
    node = node.next.get(nameStem(stemAt(tokens, end)));
    if (node === undefined || node.values.length === 0) continue;
    const said = tokens
      .slice(at, end + 1)
      .map((token) => token.fix ?? token.word)
      .join(' ');
    found.push({
      entries: node.values,
      end: end + 1,
      plural: !node.values.some((entry) => entry.words === said),
    });
  }
  return found;
}

/** After "and", "," or "as well as": where the next item begins. */
export function joinedAt(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  if (wordAt(tokens, next) === ',') next++;
  if (['and', '&', 'plus', 'or'].includes(wordAt(tokens, next))) next++;
  else if (
    wordAt(tokens, next) === 'as' &&
    wordAt(tokens, next + 1) === 'well' &&
    wordAt(tokens, next + 2) === 'as'
  )
    next += 3;
  if (next > at && wordAt(tokens, next) === 'also') next++;
  return next === at || tokens[next]?.kind === 'mark' ? undefined : next;
}
