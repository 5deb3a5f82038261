import type { Device } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { NounEntry } from '../phrases/index.ts';
import { isPlural, nameStemAt, stemAt, type Token, type TrieNode, wordAt } from '../text/index.ts';
import { nounsFrom, shelfOf } from './home-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameEntry } from './name-entries.ts';
import { deviceItem, everythingItem, type NounItem, nounsItem, placeItem } from './noun-item.ts';
import {
  goesWithBefore,
  insideFirst,
  isAll,
  isListed,
  type NounPhrase,
  type Part,
  phraseOf,
  placedAlike,
  SHARED,
} from './noun-phrase.ts';
import { calledOnes, partsOfNames } from './partial-names.ts';
import { type NameFound, namesAt, type PlaceRef, placesFrom, SAID_ON, saidOnAt } from './places.ts';
import { namedIn, type Whereabouts, whereaboutsAt } from './whereabouts.ts';

interface Atom {
  readonly end: number;
  readonly item: NounItem;
  readonly all: boolean;
  /** "The *other* lamps": a phrase of their own. */
  readonly others: boolean;
}

const ITEMS_MAX = 8;
const DEVICES_MAX = 24;

/** Every way to read a noun phrase from a token on: "the kitchen", "the kitchen and the porch light", "… except the porch". */
export function nounPhrasesAt(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly NounPhrase[] {
  if (tokens[at]?.kind === 'mark') return [];
  const first = atomsAt(tokens, at, lexicon);
  if (first.length === 0) return NO_PHRASES;
  const { nouns, is } = lexicon.language;
  // "*Both* the path and the lamp" are two, and not every lamp.
  const isOneOfBoth = (start: number, item: NounItem): boolean =>
    is.both.has(wordAt(tokens, start)) && isSingular(item);
  const found: NounPhrase[] = [];
  let open: { items: NounItem[]; parts: Part[]; end: number; all: boolean; worth: number }[] = [];
  for (const { item, end, all, others } of first) {
    const items = [item];
    if (others) found.push(phraseOf(at, end, items, [], all, undefined, 0, true));
    else open.push({ items, parts: [{ start: at, end }], end, all: all && !isOneOfBoth(at, item), worth: 0 });
  }
  for (let round = 0; round < ITEMS_MAX && open.length > 0 && found.length < 40; round++) {
    const longer: typeof open = [];
    for (const phrase of open) {
      const { parts } = phrase;
      const several = parts.length > 1 ? parts : undefined;
      found.push(phraseOf(at, phrase.end, phrase.items, [], phrase.all, several, phrase.worth));
      const shared = placedAlike(phrase.items);
      if (shared !== undefined)
        found.push(phraseOf(at, phrase.end, shared, [], phrase.all, parts, SHARED + phrase.worth));
      if (wordAt(tokens, parts[0]!.end) === ',' && parts[1]?.start === parts[0]!.end + 1) {
        const inside = insideFirst(phrase.items);
        if (inside !== undefined)
          found.push(phraseOf(at, phrase.end, [inside], [], phrase.all, undefined, SHARED + phrase.worth));
      }
      for (const { items, end } of exceptAt(tokens, phrase.end, lexicon, isAll(phrase), parts))
        found.push(phraseOf(at, end, phrase.items, items, phrase.all));
      const joined = nouns.nextItemAt(tokens, phrase.end);
      const next = joined ?? saidOnAt(tokens, phrase.end, lexicon.language);
      if (next === undefined || phrase.items[0]?.type === 'pronoun' || nouns.isDoing(tokens, next)) continue;
      if (parts.length === 1 && goesWithBefore(tokens, at, phrase.end, lexicon.language)) continue;
      const worth = joined === undefined ? phrase.worth + SAID_ON : phrase.worth;
      for (const { item, end, all } of atomsAt(tokens, next, lexicon)) {
        if (item.type === 'pronoun' || longer.length >= 12) continue;
        if (joined === undefined && !isAlike(phrase.items.at(-1), item)) continue;
        longer.push({
          items: [...phrase.items, item],
          parts: [...parts, { start: next, end }],
          end,
          all: phrase.all || (all && !isOneOfBoth(next, item)),
          worth,
        });
      }
    }
    open = longer;
  }
  return found;
}

function isSingular(item: NounItem): boolean {
  return item.type === 'noun' ? !item.plural : item.type === 'device' && item.exact;
}

/** Rooms or things: "in *the office the speaker*" are no two of a list. */
function isAlike(one: NounItem | undefined, other: NounItem): boolean {
  if (other.type !== 'place') return one?.type !== 'place';
  return other.places.length > 0 && one !== undefined && 'places' in one && one.places.length > 0;
}

/** What is left out of a phrase: "but not the lamp and the fan", behind a comma or not. */
export function exceptAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  all: boolean,
  parts: readonly Part[] = [],
): readonly { readonly items: readonly NounItem[]; readonly end: number }[] {
  const { nouns } = lexicon.language;
  const from = nouns.exceptionAt(tokens, wordAt(tokens, at) === ',' ? at + 1 : at, all);
  if (from === undefined) return NONE_EXCEPTED;
  const found: { items: NounItem[]; end: number }[] = [];
  let open = atomsAt(tokens, from, lexicon).map(({ item, end }) => ({ items: [item], end }));
  for (let round = 0; round < ITEMS_MAX && open.length > 0; round++) {
    found.push(...open.filter(({ end }) => !isListed(tokens, from, end, parts, lexicon.language)));
    open = open
      .flatMap((phrase) => {
        const next = nouns.nextItemAt(tokens, phrase.end);
        if (next === undefined || phrase.items.length >= ITEMS_MAX) return [];
        return atomsAt(tokens, next, lexicon)
          .slice(0, 4)
          .map(({ item, end }) => ({ items: [...phrase.items, item], end }));
      })
      .slice(0, 8);
  }
  return found;
}

const NONE_EXCEPTED: ReturnType<typeof exceptAt> = [];

const NO_PHRASES: readonly NounPhrase[] = [];

/** One item: [quantifier, article] then a name, a noun with its place, a place, or a pronoun. */
function atomsAt(tokens: readonly Token[], at: number, lexicon: Lexicon): readonly Atom[] {
  const { is, nouns } = lexicon.language;
  const { start, all } = nouns.quantifiedAt(tokens, at);
  const first = wordAt(tokens, at);
  const named = start > at && namesAt(tokens, start - 1, lexicon).length > 0;
  const pointed = start === at + 1 && is.pointing.has(first) && !isNoun(tokens[start], lexicon.language);
  if (!all && !named && !pointed && !mayBeThing(tokens, start, lexicon)) return NO_ATOMS;
  const atoms: Atom[] = [];
  const behind = namesAt(tokens, start, lexicon);
  const around = named ? namesAt(tokens, start - 1, lexicon).filter(({ end }) => end > start) : [];
  const names =
    around.length > 0
      ? [...around.map((name) => ({ ...name, said: name.said.slice(name.said.indexOf(' ') + 1) })), ...behind]
      : behind;
  const timely = nouns.isEveryPart(tokens, start);
  const push = (item: NounItem, end: number): void => {
    if (!timely || end > start + 1) atoms.push({ item, end, all, others: false });
  };
  const pushOthers = (item: NounItem, end: number): void =>
    void atoms.push({ item, end, all: true, others: true });
  for (const name of names) {
    const { entries, end } = name;
    pushDevices(tokens, name, [], push, lexicon);
    for (const entry of entries) {
      if (entry.type === 'group') push({ type: 'group', name: entry.name, kinds: entry.kinds }, end);
      if (entry.type === 'area' || entry.type === 'floor')
        pushPlace(tokens, { type: entry.type, name: entry.name }, end, push, lexicon);
    }
  }
  pushNouns(tokens, start, ANYWHERE, push, lexicon);
  const room = start > at ? nouns.thisRoomAt(tokens, start - 1) : undefined;
  if (room !== undefined) push(placeItem({ places: [], here: 'here' }), room);
  // "The *room lights*", and of "all room lights" those of every room.
  const word = wordAt(tokens, start);
  if (is.room.has(word))
    pushNouns(tokens, start + 1, { places: [], here: all ? 'everywhere' : 'here' }, push, lexicon);
  const side = nouns.sideAt(tokens, start);
  if (side !== undefined) {
    push(placeItem({ places: [], here: side }), start + 1);
    pushNouns(tokens, start + 1, { places: [], here: side }, push, lexicon);
  }
  if (all && is.everyRoom.has(stemAt(tokens, start))) {
    push(placeItem({ places: [], here: 'everywhere' }), start + 1);
    const inside = is.withinHouse.has(wordAt(tokens, start + 1))
      ? nouns.houseAt(tokens, start + 2)
      : undefined;
    if (inside !== undefined) push(placeItem({ places: [], here: 'everywhere' }), inside.end);
  }
  const house = nouns.houseAt(tokens, start);
  if (house !== undefined) {
    const { here, end } = house;
    push(placeItem({ places: [], here: all ? 'everywhere' : here }), end);
    pushNouns(tokens, end, { places: [], here }, push, lexicon);
  }
  const isNamed = (end: number): boolean =>
    names.some((name) => name.end === end && name.entries.some(({ type }) => type === 'device'));
  for (const { devices, end, plural } of partsOfNames(tokens, start, lexicon, isNamed, all))
    push(deviceItem(devices, ANYWHERE, { short: true, exact: !plural, part: true }), end);
  const ones = start > at || at === 0 ? calledOnes(tokens, start, lexicon) : undefined;
  if (ones !== undefined)
    push(deviceItem(ones.devices, ANYWHERE, { short: true, exact: !ones.plural, part: true }), ones.end);
  if (is.other.has(word) && (all || isPlural(tokens[start + 1] ?? tokens[start]!)))
    pushNouns(tokens, start + 1, ANYWHERE, pushOthers, lexicon);
  if (is.everything.has(word) || (is.all.has(word) && start > at)) {
    const isRest = is.else.has(wordAt(tokens, start + 1));
    const next = isRest ? start + 2 : start + 1;
    const pushAll = isRest ? pushOthers : push;
    pushAll(everythingItem(ANYWHERE), next);
    for (const where of whereaboutsAt(tokens, next, lexicon)) pushAll(everythingItem(where), where.end);
  } else if (is.all.has(first) && is.allBut.has(word)) {
    push(everythingItem(ANYWHERE), start);
  } else if (all && atoms.length === 0 && !is.article.has(word)) {
    if (is.allOfThem.has(first)) push(ALL_OF_THEM, is.ofThem.has(word) ? start + 1 : start);
  }
  if (start === at && is.pronoun.has(word)) {
    const both = is.them.has(word) && is.bothBehind.has(wordAt(tokens, at + 1));
    const single = is.it.has(word) && !is.them.has(word) ? IT : PRONOUN;
    push(both ? ALL_OF_THEM : single, both ? at + 2 : at + 1);
  }
  if (is.other.has(word) && isOne(tokens, start + 1, lexicon)) push(OTHER, start + 2);
  if (pointed) push(PRONOUN, start);
  const those = start === at + 1 && is.those.has(first) ? start : undefined;
  if (is.ones.has(word) || those !== undefined)
    for (const where of whereaboutsAt(tokens, those ?? start + 1, lexicon))
      push(placeItem(where, is.one.has(word)), where.end);
  if (start === at && is.ownPronoun.has(word)) push(PRONOUN, at + 1);
  const here = start === at ? nouns.hereOf(word) : undefined;
  if (here !== undefined) push(placeItem({ places: [], here }), at + 1);
  return atoms;
}

const PRONOUN: NounItem = { type: 'pronoun', other: false, all: false, one: false };
const IT: NounItem = { ...PRONOUN, one: true };
const OTHER: NounItem = { ...PRONOUN, other: true };
const ALL_OF_THEM: NounItem = { ...PRONOUN, all: true };

const NO_ATOMS: readonly Atom[] = [];

/** Whether words for a thing may begin with a token: most words of a sentence stand in no name and are no nouns. */
function mayBeThing(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  return (
    lexicon.language.nouns.mayStandForThing(token) ||
    nounsFrom(token, lexicon) !== undefined ||
    shelfOf(token, lexicon) !== undefined ||
    namesAt(tokens, at, lexicon).length > 0
  );
}

/** "The other *one*", "the other *lamp*". */
function isOne(tokens: readonly Token[], at: number, { language, grammar }: Lexicon): boolean {
  if (language.is.one.has(wordAt(tokens, at))) return true;
  return (grammar.nouns.next.get(stemAt(tokens, at))?.values.length ?? 0) > 0;
}

/** "*That* off": before what becomes of a thing, a pointing word is no article. */
function isNoun(token: Token | undefined, { is }: Language): boolean {
  return token !== undefined && token.kind !== 'mark' && !is.behindPointing.has(token.said);
}

const ANYWHERE: Whereabouts = { places: [] };

type Push = (item: NounItem, end: number) => void;

function pushDevices(
  tokens: readonly Token[],
  { entries: found, end, said, plural }: NameFound,
  places: readonly PlaceRef[],
  push: Push,
  lexicon: Lexicon,
): void {
  const entries = found.filter((entry) => entry.type === 'device');
  if (entries.length === 0) return;
  const full = entries.filter((entry) => entry.form === 'full');
  const same = full.filter((entry) => entry.words === said);
  const chosen = same.length > 0 ? same : full.length > 0 ? full : entries;
  const exact = same.length > 0 || chosen.some((entry) => entry.words === said) || !plural;
  const called = chosen.map(({ device }) => device);
  const short = full.length === 0;
  const devices = namedIn(called, places, short, lexicon).slice(0, DEVICES_MAX);
  if (devices.length === 0) return;
  // "The hallway and the garden path lights": no path is in the hallway, which is named by itself.
  const isApart = (place: PlaceRef): boolean => namedIn(called, [place], short, lexicon).length === 0;
  if (places.length > 1 && places.some(isApart)) return;
  const item = deviceItem(devices, { places }, { short, exact });
  push(item, end);
  const others =
    places.length > 0 || full.length === 0 || full.length === entries.length ? [] : besides(entries, full);
  if (others.length > 0)
    push(deviceItem(others, { places }, { short: true, exact, part: true, borrowed: true }), end);
  const noun = isNounOf(tokens, end, devices, lexicon);
  if (noun) push(item, end + 1);
  if (places.length > 0) return;
  for (const where of whereaboutsAt(tokens, noun ? end + 1 : end, lexicon)) {
    const there = namedIn(called, where.places, short, lexicon).slice(0, DEVICES_MAX);
    if (there.length > 0) push(deviceItem(there, where, { short, exact, behind: true }), where.end);
  }
}

/** Things of other kinds that the name is short for: "the front door" is a lock, and its contact. */
function besides(entries: readonly DeviceEntry[], full: readonly DeviceEntry[]): readonly Device[] {
  const others: Device[] = [];
  for (const { device } of entries) {
    if (!full.some((one) => one.device.kind === device.kind)) others.push(device);
  }
  return others;
}

type DeviceEntry = NameEntry & { type: 'device' };

/** "the play corner *lights*", "the hallway *vacuum*": the noun of its kind behind a name that has none. */
function isNounOf(
  tokens: readonly Token[],
  at: number,
  devices: readonly Device[],
  lexicon: Lexicon,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const nouns = nounsFrom(token, lexicon)?.values ?? [];
  return nouns.some(({ service }) => {
    const kinds = lexicon.grammar.services.get(service)?.kinds;
    return devices.every(({ kind }) => kinds?.has(kind));
  });
}

/** A place, alone or before what is in it: "kitchen", "kitchen lights", "garage and hallway lights", "kitchen ceiling". */
function pushPlace(
  tokens: readonly Token[],
  place: PlaceRef,
  end: number,
  push: Push,
  lexicon: Lexicon,
): void {
  const { is, nouns } = lexicon.language;
  const behind = wordAt(tokens, end);
  push(placeItem({ places: [place] }, is.one.has(behind)), is.ones.has(behind) ? end + 1 : end);
  const lists: { places: PlaceRef[]; end: number; apart: boolean }[] = [
    { places: [place], end, apart: true },
  ];
  for (let at = 0; at < lists.length && lists.length < ITEMS_MAX; at++) {
    const { places, end: last, apart } = lists[at]!;
    const joined = nouns.nextItemAt(tokens, last);
    const next = joined ?? last;
    const from = is.article.has(wordAt(tokens, next)) ? next + 1 : next;
    const tied = joined !== undefined || from > next;
    // "The *upstairs bathroom* light": the room that is on the floor, and not both.
    for (const other of placesFrom(tokens, from, lexicon))
      if (!tied && places.length === 1 && lexicon.floorOf.get(other.place.name) === place.name)
        lists.push({ places: [other.place], end: other.end, apart: true });
      else lists.push({ places: [...places, other.place], end: other.end, apart: apart && tied });
  }
  for (const { places, end: last, apart } of lists) {
    // "The *kitchen entrance* light" is one thing, which is in no two rooms.
    const pushSeveral: Push = (item, until) => {
      if (apart || item.type !== 'noun' || item.plural) push(item, until);
    };
    pushNouns(tokens, last, { places }, pushSeveral, lexicon);
    for (const name of namesAt(tokens, last, lexicon)) pushDevices(tokens, name, places, push, lexicon);
  }
}

/** Behind "that", which points at what was spoken of. */
function isShown(tokens: readonly Token[], at: number, { language: { is } }: Lexicon): boolean {
  const word = wordAt(tokens, at - 1);
  return is.pointing.has(word) && is.it.has(word);
}

function pushNouns(
  tokens: readonly Token[],
  start: number,
  where: Whereabouts,
  push: Push,
  lexicon: Lexicon,
): void {
  let node: TrieNode<NounEntry> | undefined = lexicon.grammar.nouns;
  for (let end = start; node !== undefined && end < tokens.length && end - start < 4; end++) {
    const token = tokens[end]!;
    node = end === start ? nounsFrom(token, lexicon) : node.next.get(token.name);
    if (node === undefined || node.values.length === 0) continue;
    const stems: string[] = [];
    for (let word = start; word <= end; word++) stems.push(nameStemAt(tokens, word));
    const plural = isPlural(
      token.fix === undefined
        ? token
        : { ...token, word: token.fix, stem: lexicon.language.words.forms.stemOf(token.fix) },
    );
    push(
      nounsItem(node.values, stems, plural, where, false, false, !plural && isShown(tokens, start, lexicon)),
      end + 1,
    );
    if (where.places.length > 0 || (where.here !== undefined && where.here !== 'home')) continue;
    for (const behind of whereaboutsAt(tokens, end + 1, lexicon))
      push(nounsItem(node.values, stems, plural, behind, true), behind.end);
  }
}
