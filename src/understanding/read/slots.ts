import type { Json } from '../../base/index.ts';
import { isoLength, type Language, type NumberGrammar, type Piece } from '../languages/index.ts';
import { type NounPhrase, namesAt, placesFrom } from '../names/index.ts';
import { choicesAt, SHELVES, type Slot, slotFor } from '../phrases/index.ts';
import { type Found, matches, type Token, wordAt as wordIn, wordToken } from '../text/index.ts';
import { plusPiece, type Timing } from '../times/index.ts';
import { kept, nounPhrasesIn, type Sentence, timesOrPossessive, wordAt } from './sentence.ts';

export interface SlotValue {
  readonly value: Json | NounPhrase;
  readonly end: number;
}

/** Every value of the slot's type that begins at a token; free texts are not found here, since their end depends on what follows. */
export function slotsAt(sentence: Sentence, edge: Slot, at: number): readonly SlotValue[] {
  const found = edge.shelf < 0 ? valuesAt(sentence, edge, at) : sharedAt(sentence, edge, at);
  return edge.minus ? found.map(({ value, end }) => ({ value: lessThat(value), end })) : found;
}

/** By token and shelf. */
const valuesOf = kept(
  ({ tokens }): (readonly SlotValue[] | undefined)[] => new Array((tokens.length + 1) * SHELVES),
);

function sharedAt(sentence: Sentence, edge: Slot, at: number): readonly SlotValue[] {
  const values = valuesOf(sentence);
  const place = at * SHELVES + edge.shelf;
  const known = values[place];
  if (known !== undefined) return known;
  const found = valuesAt(sentence, edge, at);
  values[place] = found;
  const token = sentence.tokens[at];
  if (found.length === 0 && token !== undefined) token.bare = bareAt(token, sentence) | (1 << edge.shelf);
  return found;
}

/** A bit for each shelf of which it is known that no value of it begins with a token: most slots are asked for where nothing of theirs stands. */
export function bareAt(token: Token, { language }: Sentence): number {
  if (token.bare < 0) token.bare = bareBy(token, language.numbers);
  return token.bare;
}

/** What cannot begin with a token, told by its word alone. */
function bareBy(token: Token, { mayMeasure, mayColor }: NumberGrammar): number {
  if (token.fix !== undefined || (token.kind !== 'word' && token.kind !== 'mark')) return 0;
  return (mayMeasure(token) ? 0 : MEASURES) | (mayColor(token) ? 0 : COLORS);
}

const MEASURES = bitsOf('percent', 'level', 'kelvin', 'temperature', 'number');
const COLORS = bitsOf('color');

function bitsOf(...slots: readonly Slot['slot'][]): number {
  return slots.reduce((bits, slot) => bits | (1 << slotFor('', slot).shelf), 0);
}

/** A number or a length of time, taken away. */
function lessThat(value: SlotValue['value']): SlotValue['value'] {
  return typeof value === 'number' ? -value : typeof value === 'string' ? `-${value}` : value;
}

function valuesAt(sentence: Sentence, edge: Slot, at: number): readonly SlotValue[] {
  const { tokens, language } = sentence;
  const { numbers } = language;
  switch (edge.slot) {
    case 'target':
    case 'place':
      return nounPhrasesIn(sentence, at).map((value) => ({ value, end: value.end }));
    case 'percent':
      return one(numbers.percentAt(tokens, at));
    case 'level':
      return standsForThing(sentence, at) ? NONE : one(numbers.percentAt(tokens, at, true));
    case 'color':
      return one(numbers.colorAt(tokens, at));
    case 'kelvin':
      return one(numbers.kelvinAt(tokens, at));
    case 'temperature':
      return one(numbers.temperatureAt(tokens, at));
    case 'number':
      return one(numbers.numberAt(tokens, at));
    case 'duration':
      return durationIn(sentence, edge, at);
    case 'person':
      return personAt(sentence, at);
    case 'people':
      return peopleAt(sentence, at);
    case 'list':
      return calledAt(sentence, 'list', at);
    case 'scene':
      return calledAt(sentence, 'scene', at);
    case 'area':
      return areasAt(sentence, at);
    case 'state':
      return stateAt(sentence, at);
    case 'enum':
      return edge.values === undefined ? [] : choicesAt(tokens, at, edge.values, language);
    case 'moment':
    case 'instead':
      return momentsAt(sentence, at);
    case 'words':
    case 'title':
    case 'saying':
    case 'stranger':
      return [];
  }
}

function one(found: { readonly value: Json; readonly end: number } | undefined): readonly SlotValue[] {
  return found === undefined ? NONE : [found];
}

const NONE: readonly SlotValue[] = [];

/** "The bedside *one* purple": the thing, and no level, where neither a unit nor a word that leads to a value stands beside it. */
function standsForThing({ tokens, language }: Sentence, at: number): boolean {
  const { is, loose } = language;
  const before = tokens[at - 1]?.word ?? '';
  return (
    is.one.has(tokens[at]?.word ?? '') &&
    !loose.leadsTo.has(before) &&
    !loose.leadsPlace.has(before) &&
    !loose.leadsValue.has(before) &&
    !loose.units.has(tokens[at + 1]?.word ?? '') &&
    language.numbers.numberAt(tokens, at)?.end === at + 1
  );
}

const UNITS_MS: Readonly<Record<string, number>> = { seconds: 1000, minutes: 60_000, hours: 3_600_000 };

/** ISO 8601, or a number of the unit that the slot is named after. */
function durationIn(sentence: Sentence, edge: Slot, at: number): readonly SlotValue[] {
  const found = sentence.language.times.durationAt(sentence.tokens, at);
  if (found === undefined) return [];
  const unit = UNITS_MS[edge.name];
  if (unit === undefined) return [{ value: isoLength(found.value), end: found.end }];
  const ms = found.value.ms + found.value.days * 86_400_000;
  return [{ value: ms / unit, end: found.end }];
}

/** "Move it to *8*", "an alarm for *sunrise*": where a time is expected, a figure alone is one, and so is the sun. */
function bareClock(sentence: Sentence, at: number): Found<Piece> | undefined {
  const token = sentence.tokens[at];
  const { times, is, words } = sentence.language;
  const may =
    token !== undefined &&
    (times.mayBeClock(token) || is.aboutTime.has(token.said) || is.sun.has(token.said));
  if (!may) return undefined;
  const locale = sentence.context.locale ?? 'en-GB';
  const tokens = [wordToken(words, times.atClock), ...sentence.tokens.slice(at, at + BARE_MAX)];
  const found = times.piecesAt(tokens, 0, locale);
  const clock = found.find(({ value }) => value.type === 'clock' || value.type === 'sun');
  return clock === undefined ? undefined : { value: clock.value, end: at + clock.end - 1 };
}

const BARE_MAX = 4;
const MOMENT_PIECES_MAX = 4;

/** Words of time in a row as one value, longest first; what they name is settled when the clause is built. */
function momentsAt(sentence: Sentence, at: number): readonly SlotValue[] {
  const found: SlotValue[] = [];
  let timing: Timing = {};
  let next = at;
  for (let pieces = 0; pieces < MOMENT_PIECES_MAX; pieces++) {
    const piece = timesOrPossessive(sentence, next)[0] ?? (next === at ? bareClock(sentence, at) : undefined);
    const more = piece === undefined ? undefined : plusPiece(timing, piece.value);
    if (piece === undefined || more === undefined) break;
    timing = more;
    next = piece.end;
    found.unshift({ value: timing as unknown as Json, end: next });
  }
  return found;
}

function personAt(sentence: Sentence, at: number): readonly SlotValue[] {
  const word = wordAt(sentence, at);
  if (sentence.language.is.me.has(word)) return [{ value: 'me', end: at + 1 }];
  if (sentence.tokens[at]?.kind === 'address') return [{ value: word, end: at + 1 }];
  const found: SlotValue[] = [];
  for (const { entries, end } of namesAt(sentence.tokens, at, sentence.lexicon))
    for (const entry of entries)
      if (entry.type === 'person' && !sentence.tokens[end - 1]!.word.includes("'"))
        found.push({ value: entry.name === sentence.context.person ? 'me' : entry.name, end });
  return found.slice(-1);
}

const PEOPLE_MAX = 8;

function peopleAt(sentence: Sentence, at: number): readonly SlotValue[] {
  const { is } = sentence.language;
  const both = is.both.has(wordAt(sentence, at)) ? at + 1 : at;
  const found: SlotValue[] = [];
  const people: string[] = [];
  let next = both;
  while (people.length < PEOPLE_MAX) {
    const person = personAt(sentence, next)[0];
    if (person === undefined) break;
    if (!people.includes(person.value as string)) people.push(person.value as string);
    found.push({ value: [...people], end: person.end });
    next = person.end;
    if (wordAt(sentence, next) === ',') next++;
    if (is.and.has(wordAt(sentence, next))) next++;
    if (next === person.end) break;
  }
  return found;
}

/** A list or a scene by its name, with the word for what it is behind it or not. */
function calledAt(sentence: Sentence, type: 'list' | 'scene', at: number): readonly SlotValue[] {
  const { is } = sentence.language;
  const start = is.ofName.has(wordAt(sentence, at)) ? at + 1 : at;
  const names = namesAt(sentence.tokens, start, sentence.lexicon);
  if (names.length === 0) return NONE;
  const found: SlotValue[] = [];
  for (const { entries, end } of names)
    for (const entry of entries)
      if (entry.type === type)
        found.push({ value: entry.name, end: is[type].has(wordAt(sentence, end)) ? end + 1 : end });
  return found;
}

/** "The kitchen"; of "upstairs" all the rooms, where they are known. */
function areaAt({ tokens, lexicon, context, language }: Sentence, at: number): readonly SlotValue[] {
  const start = language.is.ofName.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const here = context.area === undefined ? undefined : hereEnd(tokens, at, language);
  if (here !== undefined) return [{ value: context.area!, end: here }];
  const places = placesFrom(tokens, start, lexicon);
  if (places.length === 0) return NONE;
  return places.flatMap(({ place, end }): readonly SlotValue[] => {
    if (place.type === 'area') return [{ value: place.name, end }];
    const rooms = [...lexicon.floorOf].flatMap(([room, floor]) => (floor === place.name ? [room] : []));
    return [{ value: rooms.length === 0 ? place.name : rooms, end }];
  });
}

/** The end of "here", "in here", "this room". */
function hereEnd(tokens: readonly Token[], at: number, { is, nouns }: Language): number | undefined {
  const word = wordIn(tokens, at);
  if (is.here.has(word)) return at + 1;
  return is.within.has(word) && is.here.has(wordIn(tokens, at + 1)) ? at + 2 : nouns.thisRoomAt(tokens, at);
}

/** A room, or several: "the living room, the hall and the kitchen". */
function areasAt(sentence: Sentence, at: number): readonly SlotValue[] {
  const first = areaAt(sentence, at);
  if (first.length === 0) return NONE;
  const found: SlotValue[] = [...first];
  for (const { value, end } of found) {
    const next = listEnd(sentence, end);
    if (next === undefined) continue;
    for (const other of areaAt(sentence, next))
      found.push({ value: [value, other.value].flat() as string[], end: other.end });
  }
  return found;
}

/** Behind "and" or a comma between the parts of a list. */
function listEnd(sentence: Sentence, at: number): number | undefined {
  const comma = wordAt(sentence, at) === ',' ? at + 1 : at;
  const and = sentence.language.is.and.has(wordAt(sentence, comma)) ? comma + 1 : comma;
  return and === at ? undefined : and;
}

/** A state of any service; which one it belongs to is settled when the phrase ends. Of "open or closed" the first is asked for. */
function stateAt(sentence: Sentence, at: number): readonly SlotValue[] {
  const { is } = sentence.language;
  const start = is.brought.has(wordAt(sentence, at)) ? at + 1 : at;
  const found = statesFrom(sentence, start);
  if (start > at) found.push(...statesFrom(sentence, at));
  for (const { value, end } of [...found]) {
    if (!is.or.has(wordAt(sentence, end))) continue;
    const next = is.brought.has(wordAt(sentence, end + 1)) ? end + 2 : end + 1;
    for (const other of statesFrom(sentence, next)) found.push({ value, end: other.end });
  }
  return found;
}

function statesFrom(sentence: Sentence, at: number): SlotValue[] {
  const found: SlotValue[] = [];
  const states = sentence.lexicon.grammar.statesByFirst.get(wordAt(sentence, at));
  if (states !== undefined)
    for (const { state, words } of states)
      if (matches(sentence.tokens, at, state)) found.push({ value: state, end: at + words });
  return found;
}
