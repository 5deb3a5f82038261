import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import { type Day, type Locale, NO_LENGTH, type Piece } from '../../index.ts';
import { partAt, plainDayAt } from './days.ts';
import { isAgain } from './recurrence.ts';
import { stretchAt } from './stretches.ts';
import { yearAt } from './units.ts';

/** The day behind a preposition. "In" goes with stretches only: "in march", "in 2027", "in the next two weeks". */
function dayBehind(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const word = wordAt(tokens, at);
  const inside = word === 'in' || word === 'during';
  const year = inside ? yearAt(tokens, at + 1) : undefined;
  const day = inside ? (year ?? stretchAt(tokens, at + 1, locale)) : dayAt(tokens, at + 1, locale);
  return word === 'for' && day?.value.type === 'away' ? undefined : day;
}

/** A day or a longer stretch of the calendar: whichever takes more words. */
export function dayAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const plain = plainDayAt(tokens, at, locale);
  const stretch = stretchAt(tokens, at, locale);
  return stretch !== undefined && stretch.end > (plain?.end ?? 0) ? stretch : plain;
}

/** "On tuesday", "for the 5th", "early tomorrow", "the night before easter", "on christmas morning", "over the weekend". */
export function onDay(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'in' && matches(tokens, at, 'in the next week'))
    return { value: { type: 'day', day: { type: 'week', weeks: 0 } }, end: at + 4 };
  const parted = edgeOfDay(tokens, at, locale) ?? besideThat(tokens, at) ?? partBeside(tokens, at, locale);
  if (parted !== undefined) return parted;
  const onward = fromDayOn(tokens, at, locale);
  if (onward !== undefined) return { value: { type: 'day', day: onward.value }, end: onward.end };
  const day =
    dayAt(tokens, at, locale) ??
    (DAY_LEADS.has(word) || word === 'in' || word === 'during' ? dayBehind(tokens, at, locale) : undefined) ??
    (STARTING.has(word) ? startAt(tokens, at + 1, locale) : undefined);
  if (day !== undefined) {
    const part = day.value.type === 'holiday' ? partAt(tokens, day.end) : undefined;
    if (part !== undefined) return { value: { type: 'day', day: day.value, part }, end: day.end + 1 };
    return { value: { type: 'day', day: day.value }, end: day.end };
  }
  const vague = word === 'sometime' ? at + 1 : matches(tokens, at, 'some time') ? at + 2 : at;
  const some = vague > at ? (dayAt(tokens, vague, locale) ?? dayBehind(tokens, vague, locale)) : undefined;
  if (some !== undefined) return { value: { type: 'day', day: some.value }, end: some.end };
  if (word === 'before') return beforeDay(tokens, at + 1, locale);
  if (word === 'later' && wordAt(tokens, at + 1) === 'today')
    return { value: { type: 'day', day: { type: 'plus', days: 0 } }, end: at + 2 };
  return undefined;
}

/** "The day before", "the night before", "that morning": of the day that was spoken of. */
function besideThat(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = wordAt(tokens, at);
  if (lead !== 'the' && lead !== 'that') return undefined;
  const part = wordAt(tokens, at + 1) === 'day' ? undefined : partAt(tokens, at + 1);
  if (part === undefined && (lead === 'that' || wordAt(tokens, at + 1) !== 'day')) return undefined;
  if (lead === 'that') return { value: { type: 'day', day: { type: 'that' }, part: part! }, end: at + 2 };
  const side = wordAt(tokens, at + 2);
  if ((side !== 'before' && side !== 'after') || !mayEnd(tokens, at + 3)) return undefined;
  const length = { ...NO_LENGTH, days: 1 };
  const day: Day = { type: 'away', length, back: side === 'before', from: { type: 'that' } };
  return { value: { type: 'day', day, ...(part === undefined ? {} : { part }) }, end: at + 3 };
}

/** Whether nothing follows that it may be before. */
function mayEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind === 'mark' || BEHIND.has(next.said);
}

const BEHIND: ReadonlySet<string> = new Set(['at', 'to', 'and', 'around', 'about', 'please', 'as', 'by']);
const DAY_LEADS: ReadonlySet<string> = new Set(['on', 'for', 'by', 'from', 'at', 'this', 'over']);
const STARTING: ReadonlySet<string> = new Set(['starting', 'beginning', 'commencing']);

/** "(every day) starting on monday". */
function startAt(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const lead = ['on', 'from', 'with'].includes(wordAt(tokens, at)) ? at + 1 : at;
  const day = dayAt(tokens, lead, locale);
  return day && { value: onwardFrom(day.value), end: day.end };
}

/** "From monday on", "as of the 1st", "from tomorrow onwards", "from now on". */
function fromDayOn(tokens: readonly Token[], at: number, locale: Locale): Found<Day> | undefined {
  const asOf = matches(tokens, at, 'as of') || matches(tokens, at, 'as from');
  if (!asOf && wordAt(tokens, at) !== 'from') return undefined;
  const start = asOf ? at + 2 : at + 1;
  const day =
    wordAt(tokens, start) === 'now' ? { value: TODAY, end: start + 1 } : dayAt(tokens, start, locale);
  if (day === undefined || day.value.type === 'range') return undefined;
  const isOn = ONWARD.has(wordAt(tokens, day.end)) && dayAt(tokens, day.end + 1, locale) === undefined;
  if (!asOf && !isOn && !beginsSeries(tokens, start, day.end, locale)) return undefined;
  return { value: onwardFrom(day.value), end: isOn ? day.end + 1 : day.end };
}

/** "*From next week* choir is every thursday": what comes again and again begins then, and goes on; "from may to july" has its end. */
function beginsSeries(tokens: readonly Token[], start: number, end: number, locale: Locale): boolean {
  if (ENDS.has(wordAt(tokens, end)) || stretchAt(tokens, start, locale)?.end !== end) return false;
  return isAgain(tokens);
}

const ENDS: ReadonlySet<string> = new Set(['to', 'till', 'until', 'til', 'through', 'thru', 'and', '-']);

const TODAY: Day = { type: 'plus', days: 0 };

function onwardFrom(day: Day): Day {
  return { type: 'away', length: NO_LENGTH, back: false, from: day, onward: true };
}

const ONWARD: ReadonlySet<string> = new Set(['on', 'onward', 'onwards', 'forward', 'forwards']);

/** "Early tomorrow", "late on friday"; "early next week" is a stretch. */
function edgeOfDay(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const edge = wordAt(tokens, at);
  if (edge !== 'early' && edge !== 'late') return undefined;
  const lead = wordAt(tokens, at + 1) === 'on' ? at + 2 : at + 1;
  const day = plainDayAt(tokens, lead, locale);
  if (day === undefined || !WHOLE_DAYS.has(day.value.type)) return undefined;
  const named = partAt(tokens, day.end);
  const part = named ?? (edge === 'early' ? 'morning' : 'evening');
  return {
    value: { type: 'day', day: day.value, part, edge },
    end: named === undefined ? day.end : day.end + 1,
  };
}

/** "Before friday": from now to the day before. */
function beforeDay(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const day = dayAt(tokens, at, locale);
  if (day === undefined || !(WHOLE_DAYS.has(day.value.type) || day.value.type === 'holiday'))
    return undefined;
  const length = { ...NO_LENGTH, days: 1 };
  const to: Day = { type: 'away', length, back: true, from: day.value };
  return {
    value: { type: 'day', day: { type: 'range', from: { type: 'plus', days: 0 }, to } },
    end: day.end,
  };
}

const WHOLE_DAYS: ReadonlySet<Day['type']> = new Set<Day['type']>(['plus', 'weekday', 'date', 'monthday']);

/** "The night before thanksgiving", "the morning after the 5th". */
function partBeside(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const part = partAt(tokens, start);
  const side = wordAt(tokens, start + 1);
  if (part === undefined || (side !== 'before' && side !== 'after')) return undefined;
  const from = dayAt(tokens, start + 2, locale);
  if (from === undefined) return undefined;
  const length = { ...NO_LENGTH, days: 1 };
  const day: Day = { type: 'away', length, back: side === 'before', from: from.value };
  return { value: { type: 'day', day, part }, end: from.end };
}
