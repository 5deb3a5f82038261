import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Clock, Length, Locale, Piece } from '../../index.ts';
import { NUMBER_WORDS, numberAt } from '../numbers.ts';
import { trait } from '../traits.ts';
import { CLOCK_WORDS, clockAt } from './clock.ts';
import { onDay } from './day-pieces.ts';
import { DAY_WORDS, partAt, weekdayAt } from './days.ts';
import { DURATION_WORDS, durationAt } from './durations.ts';
import { aroundEntry } from './entries.ts';
import { HOLIDAY_STARTS } from './holidays.ts';
import { partOfDay } from './parts.ts';
import { daysAt, everyAt, isAgain } from './recurrence.ts';
import { exactlyEnd, SAYING_WORDS, sayingAt } from './sayings.ts';
import { spanAt } from './spans.ts';
import { STRETCH_STARTS, STRETCH_WORDS } from './stretches.ts';
import { SUN_WORDS, sunAt } from './sun.ts';
import { UNITS } from './units.ts';
import { untilAt } from './until.ts';

export const TIME_WORDS: readonly string[] = [
  ...CLOCK_WORDS,
  ...DAY_WORDS,
  ...DURATION_WORDS,
  ...STRETCH_WORDS,
];

const words = (text: string): readonly string[] => text.split(' ');

/** Prepositions and articles: whether a time begins with them is told by the word behind. */
const LEADS: ReadonlySet<string> = new Set(
  words(
    'in for after before within at by around about from between until till til through thru this during over on a an the each any ' +
      'except excluding apart aside other but circa when whenever',
  ),
);
/** May stand between such a word and what it leads to. */
const STEPPED_OVER: ReadonlySet<string> = new Set([
  ...LEADS,
  ...words('my our roughly exactly just coming following upcoming of not than'),
]);
const OTHER_STARTS = words(
  'q everyday nightly biweekly fortnightly quarterly yearly annually annual alternate twice starting beginning commencing first sometime some once one another half quarter that same yesterday hourly ' +
    'workdays right straight immediately instantly now just lasting moment single workday pair asap as present earlier later ' +
    'winter spring summer fall autumn working work business wait give only',
);

/** Words that an expression of time may begin with, whatever follows. */
const STARTS: ReadonlySet<string> = new Set([
  ...CLOCK_WORDS,
  ...DAY_WORDS,
  ...DURATION_WORDS,
  ...STRETCH_STARTS,
  ...UNITS.keys(),
  ...HOLIDAY_STARTS,
  ...NUMBER_WORDS,
  ...OTHER_STARTS,
]);

const isLead = trait((word) => LEADS.has(word));
const isStart = trait((word) => STARTS.has(word));

/** Whether a time may begin here, told by the first word and, behind a preposition, the first one that is none. */
function mayBegin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.kind !== 'word') return token.kind !== 'mark' || FRACTIONS.has(token.word);
  if (!isLead(token)) return isStart(token) || isSunEnd(tokens, at);
  for (let next = at + 1; next < at + 4; next++) {
    const behind = tokens[next];
    if (behind === undefined) return false;
    if (behind.kind !== 'word') return behind.kind !== 'mark' || FRACTIONS.has(behind.word);
    if (isStart(behind) || STARTS.has(behind.stem) || SAYING_WORDS.has(behind.said)) return true;
    if (!STEPPED_OVER.has(behind.said)) return false;
  }
  return true;
}

/** "From sunset *to* sunrise". */
function isSunEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.word === 'to' && at > 0 && SUN_WORDS.has(tokens[at - 1]!.word);
}

const FRACTIONS = new Set(['½', '¼', '¾']);
const NOTHING: readonly Found<Piece>[] = [];

/**
 * The expressions of time that begin at a token, longest first. Each is one piece: "tomorrow morning at nine" is three in a
 * row. Figures alone are a time only beside something that says so.
 */
export function timesAt(tokens: readonly Token[], at: number, locale: Locale): readonly Found<Piece>[] {
  if (tokens[at] === undefined || !mayBegin(tokens, at)) return NOTHING;
  const found: Found<Piece>[] = [];
  let longest = 0;
  const add = (piece: Found<Piece> | undefined): void => {
    if (piece === undefined) return;
    found.push(piece);
    if (piece.end > longest) longest = piece.end;
  };
  add(nowAt(tokens, at));
  add(recurring(tokens, at, locale));
  add(sunAt(tokens, at));
  add(lasting(tokens, at));
  add(aroundEntry(tokens, at));
  add(waiting(tokens, at));
  add(spanAt(tokens, at, locale));
  add(untilAt(tokens, at, locale));
  add(exceptDays(tokens, at));
  add(partOfDay(tokens, at));
  add(onDay(tokens, at, locale));
  add(atClock(tokens, at, locale));
  add(sayingAt(tokens, at));
  // "*Only* on weekdays", "only until nine"; "only tonight" is no other day for what comes each day.
  if (tokens[at]!.word === 'only')
    for (const piece of timesAt(tokens, at + 1, locale)) if (LIMITS.has(piece.value.type)) add(piece);
  if (found.length < 2) return found;
  const again = found[0]!.value.type === 'every';
  const whole = found.filter(({ end, value }) => end === longest && !(again && isWeekend(value)));
  // "Before the gala": whether the gala is what the time is counted from or what the clause is about is for the clause to tell.
  return whole.every(({ value }) => value.type === 'around')
    ? found.filter(({ value }) => value.type === 'around')
    : whole;
}

/** What may be all of it that is meant. */
const LIMITS: ReadonlySet<Piece['type']> = new Set(['every', 'until', 'length', 'clock', 'span']);

const NOW_WORDS = [
  'as soon as possible',
  'at present',
  'asap',
  'just now',
  'at the moment',
  'right this minute',
  'right now',
  'right away',
  'straight away',
  'at once',
  'this minute',
  'now',
  'immediately',
  'instantly',
];

const NOW_BY_FIRST = byFirst(NOW_WORDS);

/** Expressions by their first words, in the order in which they are tried. */
function byFirst(expressions: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const words of expressions) {
    const first = words.split(' ', 1)[0]!;
    const known = index.get(first);
    if (known === undefined) index.set(first, [words]);
    else known.push(words);
  }
  return index;
}

function nowAt(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const words = NOW_BY_FIRST.get(wordAt(tokens, at))?.find((each) => matches(tokens, at, each));
  return words === undefined ? undefined : { value: { type: 'now' }, end: at + words.split(' ').length };
}

function recurring(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const every = everyAt(tokens, at, locale);
  return every === undefined ? undefined : { value: { type: 'every', every: every.value }, end: every.end };
}

const ROUGHLY = new Set(['about', 'around', 'roughly', 'exactly', 'just']);
const LASTING_LEADS = new Set(['in', 'for', 'after', 'within', 'lasting']);

/** "*Wait ten minutes and then* turn it off", "give it half an hour, then …". */
function waiting(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = WAITS.find((words) => matches(tokens, at, words));
  const length = lead === undefined ? undefined : durationAt(tokens, at + lead.split(' ').length);
  if (length === undefined) return undefined;
  let end = exactlyEnd(tokens, length.end);
  while ([',', 'and', 'then', 'before', 'you'].includes(wordAt(tokens, end))) end++;
  return LEADING_ON.has(wordAt(tokens, end - 1)) && tokens[end] !== undefined
    ? { value: { type: 'later', length: length.value }, end }
    : undefined;
}

const LEADING_ON = new Set(['then', 'and']);
const WAITS = ['wait for', 'wait another', 'wait', 'give it', 'let it be for'];

/** "in ten minutes", "ten minutes later", "for an hour", "15 minutes before", "an hour from now". */
function lasting(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const word = wordAt(tokens, at);
  const lead = LASTING_LEADS.has(word) ? (word === 'lasting' ? 'for' : word) : '';
  const start = lead === '' ? at : at + 1;
  const length =
    durationAt(tokens, lead !== '' && ROUGHLY.has(wordAt(tokens, start)) ? start + 1 : start) ??
    (lead === 'in' ? inAsMany(tokens, at) : undefined);
  if (length === undefined) return undefined;
  const { value } = length;
  const end = exactlyEnd(tokens, length.end);
  const after = wordAt(tokens, end);
  if (lead === 'in') return { value: { type: 'in', length: value }, end: after === 'time' ? end + 1 : end };
  if (lead === 'for')
    return isMoment(tokens, start) ? undefined : { value: { type: 'length', length: value }, end };
  if (lead === 'after') return { value: { type: 'later', length: value }, end };
  if (after === 'later') return { value: { type: 'later', length: value }, end: end + 1 };
  if (after === 'from' && wordAt(tokens, end + 1) === 'now')
    return { value: { type: 'in', length: value }, end: end + 2 };
  if (after === 'before' || after === 'beforehand' || after === 'ahead' || after === 'earlier')
    return { value: { type: 'around', length: value, before: true }, end: skipThat(tokens, end + 1) };
  const ahead = after === 'in' && wordAt(tokens, end + 1) === 'advance' ? 2 : after === 'prior' ? 1 : 0;
  if (ahead > 0) {
    const to = ['to', 'of'].includes(wordAt(tokens, end + ahead)) ? 1 : 0;
    return { value: { type: 'around', length: value, before: true }, end: end + ahead + to };
  }
  if (after === 'after' || after === 'afterwards')
    return { value: { type: 'later', length: value }, end: skipThat(tokens, end + 1) };
  return undefined;
}

/** "Pause it *for a sec*" names no length. */
function isMoment(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === 'a' && SECONDS.has(wordAt(tokens, at + 1));
}

const SECONDS = new Set(['second', 'sec']);

/** "In ten minutes close the blinds and *in twenty* turn on the lamp": of the unit that was said before. */
function inAsMany(tokens: readonly Token[], at: number): Found<Length> | undefined {
  const number = numberAt(tokens, at + 1);
  if (number === undefined || number.value <= 0 || MEASURED.has(wordAt(tokens, number.end))) return undefined;
  for (let before = at - 1; before >= 0; before--) {
    if (wordAt(tokens, before) !== 'in') continue;
    const many = numberAt(tokens, before + 1);
    const length = many && durationAt(tokens, before + 1);
    if (length === undefined || many === undefined || many.value <= 0) continue;
    const times = number.value / many.value;
    const { ms, days, months } = length.value;
    return { value: { ms: ms * times, days: days * times, months: months * times }, end: number.end };
  }
  return undefined;
}

const MEASURED = new Set(['percent', '%', 'degree', 'degrees', '°', 'kelvin', ':', '.']);

function skipThat(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  if (word === 'that' || word === 'it') return at + 1;
  if (word === 'of' && wordAt(tokens, at + 1) === 'time') return at + 2;
  return at;
}

/** "Except friday", "but not on sundays", after "every day". */
function exceptDays(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = EXCEPT_BY_FIRST.get(wordAt(tokens, at))?.find((words) => matches(tokens, at, words));
  if (lead === undefined) return undefined;
  const behind = at + lead.split(' ').length;
  let on = behind;
  while (on < behind + 2 && BEFORE_DAYS.has(wordAt(tokens, on))) on++;
  const days = daysAt(tokens, on);
  return days === undefined ? undefined : { value: { type: 'except', days: days.value }, end: days.end };
}

/** "Except *at the* weekend". */
const BEFORE_DAYS = new Set(['on', 'for', 'the', 'at', 'in', 'over']);

const EXCEPT = [
  'except for',
  'except',
  'excluding',
  'apart from',
  'aside from',
  'other than',
  'but not',
  'but',
];

const EXCEPT_BY_FIRST = byFirst(EXCEPT);

const CLOCK_LEADS = new Set(['at', 'by', 'around', 'about', 'circa', '@']);

function atClock(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const word = wordAt(tokens, at);
  // "For an hour *starting at noon*".
  if (BEGINNING.has(word) && CLOCK_LEADS.has(wordAt(tokens, at + 1))) return atClock(tokens, at + 1, locale);
  let start = CLOCK_LEADS.has(word) ? at + 1 : at;
  const led = start > at && word !== 'about';
  if (led && ['about', 'around', 'exactly', 'roughly'].includes(wordAt(tokens, start))) start++;
  const clock = clockAt(tokens, start, locale);
  if (clock !== undefined && (led || clock.plain || besideDay(tokens, at, clock.end)))
    return clockPiece(tokens, clock, locale);
  if (word === 'for' && start === at) {
    const wanted = clockAt(tokens, at + 1, locale);
    if (wanted?.plain) return { value: { type: 'clock', clock: wanted.value }, end: wanted.end };
  }
  return undefined;
}

const BEGINNING: ReadonlySet<string> = new Set(['starting', 'beginning', 'commencing']);

function clockPiece(tokens: readonly Token[], { value, end }: Found<Clock>, locale: Locale): Found<Piece> {
  const last = exactlyEnd(tokens, end);
  const others = moreClocks(tokens, last, locale);
  return others === undefined || !(isAgain(tokens) || isWhole(tokens, others.end, locale))
    ? { value: { type: 'clock', clock: value }, end: last }
    : { value: { type: 'clock', clock: value, others: others.value }, end: others.end };
}

/** "At the weekend", which beside weekdays is of every one. */
function isWeekend(piece: Piece): boolean {
  return piece.type === 'day' && piece.day.type === 'weekend';
}

/** "At eight and at half past nine" ends the clause, but for the day that both are of: else another wish may begin with the second. */
function isWhole(tokens: readonly Token[], end: number, locale: Locale): boolean {
  const behind = tokens[end];
  if (behind === undefined || behind.kind === 'mark') return true;
  // "Remind me at nine and five *to* …"
  if (behind.word === 'to' && tokens[end + 1]?.kind === 'word') return true;
  return (onDay(tokens, end, locale) ?? partOfDay(tokens, end)) !== undefined;
}

/** "Every day at 8am, at noon *and 8pm*". */
function moreClocks(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): Found<readonly Clock[]> | undefined {
  const clocks: Clock[] = [];
  let end = at;
  for (;;) {
    let next = end;
    while ([',', 'and'].includes(wordAt(tokens, next))) next++;
    const led = wordAt(tokens, next) === 'at' ? next + 1 : next;
    const clock = next === end ? undefined : clockAt(tokens, led, locale);
    if (clock === undefined) break;
    clocks.push(clock.value);
    end = exactlyEnd(tokens, clock.end);
  }
  return clocks.length === 0 ? undefined : { value: clocks, end };
}

/** "tomorrow 7", "7 tonight": a bare figure next to a day. */
function besideDay(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.kind === 'word' && tokens[at]?.word === 'a') return false;
  const before = wordAt(tokens, at - 1);
  const after = wordAt(tokens, end);
  if (['tomorrow', 'today', 'tonight'].includes(before) || weekdayAt(tokens, at - 1) !== undefined)
    return true;
  return (
    ['tonight', 'tomorrow'].includes(after) ||
    (after === 'this' && partAt(tokens, end + 1) !== undefined) ||
    (after === 'in' && wordAt(tokens, end + 1) === 'the' && partAt(tokens, end + 2) !== undefined)
  );
}
