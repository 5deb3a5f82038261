import type { Plan } from '../../domain/index.ts';
import { type Language, type LooseGrammar, perLanguage } from '../languages/index.ts';
import { HOME, type Lexicon, namesAt } from '../names/index.ts';
import {
  emptyVocabulary,
  learn,
  matchesIn,
  tokenize,
  trieAt,
  type Vocabulary,
  wordsOfName,
} from '../text/index.ts';
import type { Reworded } from './reworded.ts';

interface OtherNames {
  readonly pattern: RegExp;
  /** The names for the same, by each of them. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

/** The words of other names, for slips in them. */
export const otherWords = perLanguage(({ loose, words }: Language): Vocabulary => {
  const vocabulary = emptyVocabulary();
  for (const name of [...loose.rooms, ...loose.things].flat())
    for (const { word } of wordsOfName(name, words)) learn(vocabulary, word);
  return vocabulary;
});

type Sort = 'rooms' | 'things';

const otherNames = perLanguage(
  ({ loose }: Language): Readonly<Record<Sort, OtherNames>> => ({
    rooms: namesIn(loose, 'rooms'),
    things: namesIn(loose, 'things'),
  }),
);

function namesIn(loose: LooseGrammar, sort: Sort): OtherNames {
  const alike = new Map(loose[sort].flatMap((row) => row.map((name) => [name, row] as const)));
  const longestFirst = [...alike.keys()].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replace(/[/.]/g, '\\$&')).join('|');
  return { pattern: any === '' ? /(?!)/dg : new RegExp(`\\b(?:${any})\\b`, 'dgi'), alike };
}

/** Rooms and things by the names that this home has for them, where it has but one of the sort. */
export function withOwnNames(said: Reworded, lexicon: Lexicon): Reworded {
  const { rooms, things } = otherNames(lexicon.language);
  return said
    .replaced(rooms.pattern, ([name]) => ownRoom(name.toLowerCase(), rooms, lexicon))
    .replaced(things.pattern, ([name]) => ownThing(name.toLowerCase(), things, lexicon));
}

/** With the room that was named last for "in there". */
export function withRoomsBefore(said: Reworded, lexicon: Lexicon): Reworded {
  return said.replaced(lexicon.language.loose.inThere, ({ index, input }) =>
    inRoomNamed(input.slice(0, index), lexicon),
  );
}

/** "The living room lamp, and the ceiling light *in there*": in the room that was named last, by its own name or by another one. */
export function inRoomNamed(text: string, lexicon: Lexicon): string | undefined {
  const { language } = lexicon;
  const words = tokenize(text, language.words).tokens;
  let room: string | undefined;
  let from = 0;
  for (let at = 0; at < words.length; at++)
    for (const { end } of namesAt(words, at, lexicon).filter(({ entries }) =>
      entries.some(({ type }) => type === 'area'),
    )) {
      from = words[at]!.start;
      room = text.slice(from, words[end - 1]!.end);
    }
  const { rooms } = otherNames(language);
  for (const { index, 0: name } of text.matchAll(rooms.pattern))
    if (index >= from) room = ownRoom(name.toLowerCase(), rooms, lexicon) ?? room;
  return room === undefined ? undefined : language.loose.inRoom(room);
}

/** The room of the sort that is named and that this home has not: "attic". */
export function missingRoom(text: string, lexicon: Lexicon): string | undefined {
  const { rooms } = otherNames(lexicon.language);
  for (const [name] of text.matchAll(rooms.pattern)) {
    const row = rooms.alike.get(name.toLowerCase()) ?? [];
    if (row.every((one) => !isKnown(one, lexicon))) return name.toLowerCase();
  }
  return undefined;
}

/**
 * Whether words that were not understood stand in front of a wish for a room: "*the front hall*, lights off". What is wished for there is not done
 * where the speaker is.
 */
export function isOfOtherRoom(text: string, { groups, unread }: Plan, lexicon: Lexicon): boolean {
  const start = groups.flat()[0]?.source?.start ?? 0;
  const before = unread.find((span) => span.end <= start && /^\s*[,:]\s*$/.test(text.slice(span.end, start)));
  if (before === undefined || before.text.split(' ').length > ROOM_WORDS_MAX) return false;
  const { rooms } = otherNames(lexicon.language);
  const isSort = [...before.text.matchAll(rooms.pattern)].some(
    ({ index, 0: name }) => index + name.length === before.text.length,
  );
  const { tokens } = tokenize(before.text, lexicon.language.words);
  const last = tokens.length - 1;
  return (
    isSort ||
    namesAt(tokens, last, lexicon).some(({ entries }) => entries.some(({ type }) => type === 'area'))
  );
}

const ROOM_WORDS_MAX = 4;

/** Whether words are another name for one of this home's rooms, with or without an article. */
export function isRoomHere(words: string, lexicon: Lexicon): boolean {
  const { rooms } = otherNames(lexicon.language);
  const { tokens } = tokenize(words.toLowerCase(), lexicon.language.words);
  const [first] = tokens.filter(({ word }) => !lexicon.language.is.article.has(word));
  return first !== undefined && ownRoom(words.slice(first.start).toLowerCase(), rooms, lexicon) !== undefined;
}

/** Whether a word is another name for a room or a thing, and so no slip. */
export function isOtherName(word: string, language: Language): boolean {
  const { rooms, things } = otherNames(language);
  return rooms.alike.has(word) || things.alike.has(word);
}

function ownRoom(name: string, { alike }: OtherNames, lexicon: Lexicon): string | undefined {
  if (isKnown(name, lexicon)) return undefined;
  const own = new Set((alike.get(name) ?? []).flatMap((one) => areasCalled(one, lexicon)));
  const [only] = own;
  return own.size === 1 ? only : undefined;
}

/** Things have the word in their names. */
function ownThing(name: string, { alike }: OtherNames, lexicon: Lexicon): string | undefined {
  if (isKnown(name, lexicon) || isInNames(name, lexicon)) return undefined;
  const row = alike.get(name) ?? [];
  return row.find((one) => isKnown(one, lexicon)) ?? row.find((one) => isInNames(one, lexicon));
}

function entriesOf(name: string, { names, language }: Lexicon) {
  const path = wordsOfName(name, language.words).map(({ stem }) => stem);
  return path.length === 0 ? [] : trieAt(names, path);
}

function areasCalled(name: string, lexicon: Lexicon): readonly string[] {
  return entriesOf(name, lexicon).flatMap((entry) =>
    entry.type === 'area' || entry.type === 'floor' ? [entry.name.toLowerCase()] : [],
  );
}

function isKnown(name: string, lexicon: Lexicon): boolean {
  return entriesOf(name, lexicon).length > 0;
}

/** Whether something here has all the words in its name. */
function isInNames(name: string, { places, language }: Lexicon): boolean {
  const shelves = places.get(HOME)?.words;
  const words = wordsOfName(name, language.words);
  const [first, ...others] = words.map(({ stem }) => shelves?.get(stem));
  if (first === undefined) return false;
  return [...first.keys()].some((thing) => others.every((of) => of?.has(thing) === true));
}

/** Whether a name of one's own is that of a thing or of a kind of things in this home: "ten minutes for the *fan*". */
export function isThingHere(name: unknown, lexicon: Lexicon): boolean {
  if (typeof name !== 'string') return false;
  const { tokens } = tokenize(name, lexicon.language.words);
  return tokens.some(
    (token, at) =>
      lexicon.grammar.nouns.next.has(token.name) ||
      namesAt(tokens, at, lexicon).some(({ entries }) => entries.some(({ type }) => type !== 'person')),
  );
}

/** Whether words are, all of them, a name in this home that is nobody's, or what its things are called. */
export function isNameHere(name: unknown, lexicon: Lexicon): boolean {
  if (typeof name !== 'string') return false;
  const all = tokenize(name, lexicon.language.words).tokens;
  const tokens = all.slice(lexicon.language.is.article.has(all[0]?.word ?? '') ? 1 : 0);
  return (
    trieAt(
      lexicon.grammar.nouns,
      tokens.map((token) => token.stem),
    ).length > 0 ||
    namesAt(tokens, 0, lexicon).some(
      ({ end, entries }) => end === tokens.length && entries.some(({ type }) => type !== 'person'),
    )
  );
}

/** Without an exception of something that homes have and this one's hub knows nothing of: "turn everything off *except the fridge*" leaves the fridge on anyway. */
export function withoutAbsent(said: Reworded, lexicon: Lexicon): Reworded {
  const { spares, appliances } = lexicon.language.loose;
  return said.replaced(spares, ([, thing = '']) => {
    const [[whole] = []] = matchesIn(thing, appliances, 1);
    return whole === thing && !isThingHere(thing, lexicon) ? '' : undefined;
  });
}
