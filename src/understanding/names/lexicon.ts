import { type Area, type Device, isOutside, type Person, type Phrases } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { compileGrammar } from '../phrases/index.ts';
import {
  copyOf,
  emptyTrie,
  emptyVocabulary,
  forget,
  learn,
  type NameWord,
  plainName,
  trieAdd,
  trieRemove,
  wordsOfName,
} from '../text/index.ts';
import { HOME, type HomeTables, HomeWords, type Place } from './home-words.ts';
import { deviceNames, type NameEntry } from './name-entries.ts';

/** A list or a scene, and what else people call it. */
export interface Called {
  readonly name: string;
  readonly aliases?: readonly string[];
}

export interface Floor {
  readonly name: string;
  readonly aliases?: readonly string[];
}

export interface LexiconInput {
  /** The language that the phrases are in and that is spoken to the house. */
  readonly language: Language;
  readonly areas: readonly Area[];
  readonly floors?: readonly Floor[];
  readonly devices: readonly Device[];
  readonly people: readonly Person[];
  readonly phrases: readonly Phrases[];
  readonly lists?: readonly Called[];
  readonly scenes?: readonly Called[];
}

/**
 * The words the house knows, as a value: names in one trie, phrases compiled to another, and counts by area and kind.
 * Reading a sentence costs the same whatever the number of devices; adding one shares everything with the lexicon before.
 */
export interface Lexicon extends HomeTables {
  readonly people: readonly Person[];
  readonly floorOf: ReadonlyMap<string, string>;
  /** What its words were found to be. */
  readonly home: HomeWords;
}

function withHome(tables: Omit<Lexicon, 'home'>): Lexicon {
  return { ...tables, home: new HomeWords(tables) };
}

/** What stands in the open. */
export const OUTSIDE = 'outside';
export const areaKey = (area: string): string => `area:${area.toLowerCase()}`;
export const floorKey = (floor: string): string => `floor:${floor.toLowerCase()}`;

/** Builds the lexicon of a home. About 10 µs a device. */
export function buildLexicon(input: LexiconInput): Lexicon {
  const edit = {};
  const { language } = input;
  const spoken = language.words;
  const vocabulary = emptyVocabulary();
  const grammar = compileGrammar(input.phrases, language);
  let names = emptyTrie<NameEntry>(edit);
  const add = (name: string, entry: NameEntry): void => {
    const words = wordsOfName(name, spoken);
    if (words.length === 0) return;
    names = trieAdd(
      names,
      words.map((word) => word.stem),
      entry,
      edit,
    );
    for (const word of words) learn(vocabulary, word.word);
  };
  for (const area of input.areas)
    for (const name of [area.name, ...area.aliases])
      add(name, { type: 'area', name: area.name, words: plainName(name, spoken) });
  const floors = new Set([
    ...(input.floors ?? []).map((floor) => floor.name),
    ...input.areas.flatMap((area) => area.floor ?? []),
  ]);
  for (const floor of floors) {
    const aliases = input.floors?.find((other) => other.name === floor)?.aliases ?? [];
    for (const name of [floor, ...aliases])
      add(name, { type: 'floor', name: floor, words: plainName(name, spoken) });
  }
  for (const group of new Set(input.devices.flatMap((device) => device.groups))) {
    const kinds = new Set(
      input.devices.filter((device) => device.groups.includes(group)).map((device) => device.kind as string),
    );
    add(group, { type: 'group', name: group, kinds, words: plainName(group, spoken) });
  }
  for (const person of input.people)
    for (const name of new Set([person.name, person.id, ...person.aliases]))
      add(name, { type: 'person', name: person.id, words: plainName(name, spoken) });
  const call = (type: 'list' | 'scene', all: readonly Called[]): void => {
    for (const one of all)
      for (const name of namesOf(one)) add(name, { type, name: one.name, words: plainName(name, spoken) });
  };
  call('list', [...(input.lists ?? []), ...input.phrases.flatMap(({ lists = [] }) => lists)]);
  call('scene', input.scenes ?? []);

  const places = new Map<string, MutablePlace>();
  const floorOf = new Map(
    input.areas.flatMap((area) => (area.floor === null ? [] : [[area.name, area.floor] as const])),
  );
  const rooms = new Map<string | null, readonly NameWord[]>([[null, []]]);
  for (const device of input.devices) {
    const room = rooms.get(device.area) ?? wordsOfName(device.area ?? '', spoken);
    rooms.set(device.area, room);
    const words = deviceWords(device, language);
    for (const name of deviceNames(device, words, room, grammar.nounStems))
      names = trieAdd(names, name.path, name.entry, edit);
    for (const name of words) for (const { word } of name) learn(vocabulary, word);
    const stems = stemsOf(device, words, language);
    for (const key of placesOf(device, floorOf)) shelve(placeAt(places, key), device, stems);
  }
  return withHome({ language, grammar, names, vocabulary, people: input.people, places, floorOf });
}

interface MutablePlace extends Place {
  readonly kinds: Map<string, Map<string, Device>>;
  readonly words: Map<string, Map<string, Device>>;
}

/** The lexicon with some lists or scenes less, and some more. The old lexicon stays as it was. */
export function withCalled(
  lexicon: Lexicon,
  type: 'list' | 'scene',
  gone: readonly Called[],
  made: readonly Called[],
): Lexicon {
  const vocabulary = copyOf(lexicon.vocabulary);
  const spoken = lexicon.language.words;
  let { names } = lexicon;
  const eachName = (all: readonly Called[], take: (words: readonly NameWord[], entry: NameEntry) => void) => {
    for (const one of all)
      for (const name of namesOf(one)) {
        const words = wordsOfName(name, spoken);
        if (words.length > 0) take(words, { type, name: one.name, words: plainName(name, spoken) });
      }
  };
  eachName(gone, (words, { words: said }) => {
    const path = words.map(({ stem }) => stem);
    names = trieRemove(names, path, (entry) => entry.type === type && entry.words === said);
    for (const { word } of words) forget(vocabulary, word);
  });
  eachName(made, (words, entry) => {
    names = trieAdd(
      names,
      words.map(({ stem }) => stem),
      entry,
    );
    for (const { word } of words) learn(vocabulary, word);
  });
  return withHome({ ...lexicon, names, vocabulary });
}

function namesOf({ name, aliases = [] }: Called): readonly string[] {
  return [name, ...aliases];
}

/** The lexicon with one more device, or with a device of the same id replaced. The old lexicon stays as it was. */
export function withDevice(lexicon: Lexicon, device: Device): Lexicon {
  const clean = withoutDevice(lexicon, device.id);
  let names = clean.names;
  const { language } = lexicon;
  const words = deviceWords(device, language);
  for (const name of deviceNames(device, words, roomWords(device, language), clean.grammar.nounStems))
    names = trieAdd(names, name.path, name.entry);
  const vocabulary = copyOf(clean.vocabulary);
  for (const { word } of words.flat()) learn(vocabulary, word);
  const stems = stemsOf(device, words, language);
  const places = new Map(clean.places);
  for (const key of placesOf(device, clean.floorOf)) {
    const place = copyPlace(places.get(key), device, stems);
    shelve(place, device, stems);
    places.set(key, place);
  }
  return withHome({ ...clean, names, vocabulary, places });
}

/** The lexicon without a device; the same lexicon when it has none of that id. */
export function withoutDevice(lexicon: Lexicon, id: string): Lexicon {
  const device = findDevice(lexicon, id);
  if (device === undefined) return lexicon;
  let names = lexicon.names;
  const { language } = lexicon;
  const words = deviceWords(device, language);
  for (const name of deviceNames(device, words, roomWords(device, language), lexicon.grammar.nounStems))
    names = trieRemove(names, name.path, (entry) => entry.type === 'device' && entry.device.id === id);
  const vocabulary = copyOf(lexicon.vocabulary);
  for (const { word } of words.flat()) forget(vocabulary, word);
  const stems = stemsOf(device, words, language);
  const places = new Map(lexicon.places);
  for (const key of placesOf(device, lexicon.floorOf)) {
    const place = copyPlace(places.get(key), device, stems);
    for (const shelf of [...place.kinds.values(), ...place.words.values()]) shelf.delete(id);
    places.set(key, place);
  }
  return withHome({ ...lexicon, names, vocabulary, places });
}

function findDevice(lexicon: Lexicon, id: string): Device | undefined {
  for (const shelf of lexicon.places.get(HOME)?.kinds.values() ?? []) {
    const device = shelf.get(id);
    if (device !== undefined) return device;
  }
  return undefined;
}

/** Its name and aliases, each in words. */
function deviceWords(device: Device, { words }: Language): NameWord[][] {
  return [device.name, ...device.aliases].map((name) => wordsOfName(name, words));
}

function roomWords({ area }: Device, { words }: Language): readonly NameWord[] {
  return area === null ? [] : wordsOfName(area, words);
}

/** The words it is shelved under: those of its names, what kind of thing it is ("garage door"), and what it tells ("humidity"). */
function stemsOf(
  { capabilities }: Device,
  names: readonly (readonly NameWord[])[],
  { words: spoken, classNames }: Language,
): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const words of names) for (const { stem } of words) stems.add(stem);
  if (capabilities.class !== undefined)
    for (const { stem } of wordsOfName(classNames.get(capabilities.class) ?? capabilities.class, spoken))
      stems.add(stem);
  for (const kind of capabilities.readings ?? [])
    for (const { stem } of wordsOfName(kind.replaceAll('_', ' '), spoken)) stems.add(stem);
  return stems;
}

function placesOf(device: Device, floorOf: ReadonlyMap<string, string>): string[] {
  const keys = isOutside(device) ? [HOME, OUTSIDE] : [HOME];
  if (device.area !== null) keys.push(areaKey(device.area));
  const floor = device.floor ?? (device.area === null ? undefined : floorOf.get(device.area));
  if (floor !== undefined && floor !== null) keys.push(floorKey(floor));
  return keys;
}

function placeAt(places: Map<string, MutablePlace>, key: string): MutablePlace {
  const old = places.get(key);
  if (old !== undefined) return old;
  const place: MutablePlace = { kinds: new Map(), words: new Map() };
  places.set(key, place);
  return place;
}

/** A place in which the shelves that hold `device`, or are to hold it, may be changed. */
function copyPlace(place: Place | undefined, device: Device, stems: ReadonlySet<string>): MutablePlace {
  const kinds = new Map(place?.kinds as ReadonlyMap<string, Map<string, Device>> | undefined);
  const words = new Map(place?.words as ReadonlyMap<string, Map<string, Device>> | undefined);
  kinds.set(device.kind, new Map(kinds.get(device.kind)));
  for (const word of stems) words.set(word, new Map(words.get(word)));
  return { kinds, words };
}

function shelve(place: MutablePlace, device: Device, stems: ReadonlySet<string>): void {
  put(place.kinds, device.kind, device);
  for (const word of stems) put(place.words, word, device);
}

function put(shelves: Map<string, Map<string, Device>>, key: string, device: Device): void {
  const shelf = shelves.get(key);
  if (shelf === undefined) shelves.set(key, new Map<string, Device>().set(device.id, device));
  else shelf.set(device.id, device);
}
