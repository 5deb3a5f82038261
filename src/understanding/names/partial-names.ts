import type { Device } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { NounEntry } from '../phrases/index.ts';
import { isPlural, nameStemAt, stemAt, type Token, wordAt } from '../text/index.ts';
import { nounsFrom, type Shelf, shelfOf } from './home-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isForSomeone, placesFrom } from './places.ts';

/** Devices found by some words of their names. */
export interface PartsFound {
  readonly devices: readonly Device[];
  readonly end: number;
  /** The noun was said in the plural: all of them are meant. */
  readonly plural: boolean;
}

/** A word said, where it may stand in names, and what it may be a noun for. */
interface Said {
  readonly stem: string;
  /** As it was said, and not by another word for the same. */
  readonly word: string;
  readonly shelf: Shelf | undefined;
  readonly nouns: readonly NounEntry[];
}

const WORDS_MAX = 6;
const SHELF_MAX = 64;
const DEVICES_MAX = 12;
const NOUN_WORDS_MAX = 3;

/**
 * Devices by words of their names, in any order: "the fan in the garage" is the Garage Fan, "light salon" the Salon Light, "the
 * jukebox" the Dining Room Jukebox. All the words said must be in the name, or be a noun for such a device; the last word of the
 * name, or a noun, must be said. Where words are a whole name (`isNamed`) none is looked for by parts of it. Where `all` are meant, one thing with a
 * noun of its own beside theirs is none of it: "*every light* with the bedside lamp".
 */
export function partsOfNames(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  isNamed: (end: number) => boolean,
  all: boolean,
): PartsFound[] {
  const { isNameLink: isLink } = lexicon.language.nouns;
  const found: PartsFound[] = [];
  const said: Said[] = [];
  let plural = false;
  let led: boolean | undefined;
  let forWhom = false;
  let linked = false;
  let beside = false;
  for (let end = at; end < tokens.length && said.length < WORDS_MAX; end++) {
    const token = tokens[end]!;
    if (token.kind !== 'word' && token.kind !== 'number') break;
    const stem = token.name;
    const shelf = shelfOf(token, lexicon);
    const { nouns, length } = nounAt(tokens, end, said.length === 0 ? at : end - 1, lexicon);
    if (shelf === undefined && nouns.length === 0) {
      if (said.length > 0 && isLink(tokens, end)) {
        forWhom ||= isForSomeone(tokens, end, lexicon.language);
        linked = true;
        continue;
      }
      break;
    }
    if (said.length > 0 && nouns.length === 0 && isLink(tokens, end)) {
      linked = true;
      continue;
    }
    beside ||= all && linked && nouns.length > 0 && said.some((one) => one.nouns.length > 0);
    said.push({ stem, word: stemAt(tokens, end), shelf, nouns });
    if (shelf === undefined) end += length - 1;
    plural ||= nouns.length > 0 && isPlural(tokens[end]!);
    if (isNamed(end + 1)) continue;
    led ??= isLed(tokens, at, lexicon.language) && placesFrom(tokens, at, lexicon).length === 0;
    const meant = devicesOf(said, led, lexicon);
    // "The TV *for the kids*" is no other thing of theirs.
    const devices = forWhom ? meant.filter((device) => hasAll(device, said, lexicon)) : meant;
    if (devices.length > 0 && !(beside && devices.length === 1))
      found.push({ devices, end: end + 1, plural });
  }
  return found;
}

/** "… in the gym": of a home that has no such room, the thing whose name begins with it. */
function isLed(tokens: readonly Token[], at: number, { is }: Language): boolean {
  const before = wordAt(tokens, at - 1);
  return is.nameLead.has(is.article.has(before) ? wordAt(tokens, at - 2) : before);
}

/**
 * "The *front one*", "the *garden path ones*": things that have all these words in their names, whatever they are; which of them can be meant
 * is for the wish to say.
 */
export function calledOnes(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon,
): PartsFound | undefined {
  const { is } = lexicon.language;
  const said: string[] = [];
  let smallest: Shelf | undefined;
  for (let at = start; at < tokens.length && said.length <= ONE_WORDS_MAX; at++) {
    const word = wordAt(tokens, at);
    if (said.length > 0 && is.ones.has(word)) {
      const devices = [...smallest!.values()].filter((device) =>
        lexicon.home.stemsOf(device).some((stems) => said.every((stem) => stems.includes(stem))),
      );
      const isPlace = placesFrom(tokens, start, lexicon).some(({ end }) => end === at);
      if (isPlace || devices.length === 0 || devices.length > DEVICES_MAX) return undefined;
      return { devices, end: at + 1, plural: !is.one.has(word) };
    }
    const shelf = shelfOf(tokens[at]!, lexicon);
    if (shelf === undefined || shelf.size > SHELF_MAX) return undefined;
    said.push(tokens[at]!.name);
    if (smallest === undefined || shelf.size < smallest.size) smallest = shelf;
  }
  return undefined;
}

const ONE_WORDS_MAX = 3;

/** The noun that begins at a token: of one word where there is one, else of several; or the noun of two words that ends there ("media *system*"). */
function nounAt(
  tokens: readonly Token[],
  at: number,
  before: number,
  lexicon: Lexicon,
): { readonly nouns: readonly NounEntry[]; readonly length: number } {
  const begun = nounFrom(tokens, at, lexicon);
  if (begun.nouns.length > 0 || before === at) return begun;
  const pair = nounsFrom(tokens[before]!, lexicon)?.next.get(nameStemAt(tokens, at))?.values;
  return pair === undefined ? NO_NOUN : { nouns: pair, length: 1 };
}

const NO_NOUN = { nouns: [], length: 1 };

function nounFrom(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { readonly nouns: readonly NounEntry[]; readonly length: number } {
  let node = nounsFrom(tokens[at]!, lexicon);
  for (let length = 1; node !== undefined && length <= NOUN_WORDS_MAX; length++) {
    if (node.values.length > 0) return { nouns: node.values, length };
    node = node.next.get(nameStemAt(tokens, at + length));
  }
  return NO_NOUN;
}

function hasAll(device: Device, said: readonly Said[], { home }: Lexicon): boolean {
  return home.stemsOf(device).some((stems) => said.every(({ stem }) => stems.includes(stem)));
}

function devicesOf(said: readonly Said[], led: boolean, lexicon: Lexicon): readonly Device[] {
  if (isAnyRoom(said, lexicon.language)) return NO_DEVICES;
  const smallest = smallestOf(said);
  if (smallest === undefined || smallest.size > SHELF_MAX) return NO_DEVICES;
  const devices: Device[] = [];
  for (const device of smallest.values()) {
    if (!isMeant(device, said, led, lexicon)) continue;
    devices.push(device);
    if (devices.length > DEVICES_MAX) return NO_DEVICES;
  }
  if (devices.length === 0) return NO_DEVICES;
  const literal = devices.filter((device) => isLiteral(device, said, lexicon));
  return literal.length > 0 ? literal : devices;
}

const NO_DEVICES: readonly Device[] = [];

/** The shelf with the fewest things among those of the words that are no nouns; of all the words where all are. */
function smallestOf(said: readonly Said[]): Shelf | undefined {
  const named = said.some(({ nouns }) => nouns.length === 0);
  let smallest: Shelf | undefined;
  for (const { nouns, shelf } of said) {
    if (shelf === undefined || (named && nouns.length > 0)) continue;
    if (smallest === undefined || shelf.size < smallest.size) smallest = shelf;
  }
  return smallest;
}

/** "The room light" is the one here, not that of some room. */
function isAnyRoom(said: readonly Said[], { is }: Language): boolean {
  let named = false;
  for (const { nouns, stem } of said) {
    if (nouns.length > 0) continue;
    if (!is.room.has(stem)) return false;
    named = true;
  }
  return named;
}

/** "The stairway lights": the Stairway Strip is nearer than the Stairwell Light. */
function isLiteral(device: Device, said: readonly Said[], { home }: Lexicon): boolean {
  const words = home.saidStemsOf(device);
  return said.every(({ word, nouns }) => nouns.length > 0 || words.includes(word));
}

function isMeant(device: Device, said: readonly Said[], led: boolean, lexicon: Lexicon): boolean {
  return lexicon.home.stemsOf(device).some((stems) => {
    const outside = said.filter(({ stem }) => !stems.includes(stem));
    if (outside.length === said.length || outside.some(({ nouns }) => !fits(nouns, device, lexicon)))
      return false;
    const noun = outside.length > 0 || said.some(({ nouns }) => fits(nouns, device, lexicon));
    const head = said.some(({ stem }) => stem === stems.at(-1));
    if (!noun && !head && !(led && said.every(({ stem }, at) => stem === stems[at]))) return false;
    return outside.length === 0 || !isOther(stems, said, device, lexicon);
  });
}

/** Whether one of the nouns is for things of the device's kind. */
function fits(nouns: readonly NounEntry[], device: Device, lexicon: Lexicon): boolean {
  return nouns.some(({ service }) => lexicon.grammar.services.get(service)?.kinds.has(device.kind));
}

/** Whether an unsaid word of the name says that it is something else: "the office lights" are no Office Fan Switch. */
function isOther(stems: readonly string[], said: readonly Said[], device: Device, lexicon: Lexicon): boolean {
  return stems.some((stem) => {
    if (said.some((one) => one.stem === stem)) return false;
    const nouns = lexicon.grammar.nouns.next.get(stem)?.values;
    return (
      nouns !== undefined &&
      nouns.length > 0 &&
      !fits(
        nouns.filter(({ also }) => !also),
        device,
        lexicon,
      )
    );
  });
}
