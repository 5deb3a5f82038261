import { type Asking, HUB } from '../../src/access/index.ts';
import {
  capitalised,
  dateAt,
  datePlus,
  few,
  isJsonObject,
  type JsonObject,
  type Period,
  sayDate,
  sayLength,
  startOfDate,
  wallAt,
} from '../../src/base/index.ts';
import type { CallOutcome, Group } from '../../src/domain/index.ts';

/** Something that comes in a period: an event, or what the house says or does by itself. */
export interface AgendaItem {
  readonly kind: 'event' | 'reminder' | 'alarm' | 'timer' | 'command';
  readonly id: string;
  readonly text: string;
  /** ISO 8601 with the offset of the home. */
  readonly at: string;
  readonly all_day: boolean;
  /** What a command does. */
  readonly does?: Group[];
}

/** Where each kind is asked for, and where the answer holds its rows. */
export const AGENDA_SOURCES = [
  { kind: 'event', service: 'calendar', method: 'list', rows: 'events', at: 'start', text: 'title' },
  { kind: 'reminder', service: 'reminders', method: 'list', rows: 'reminders', at: 'at', text: 'text' },
  { kind: 'alarm', service: 'alarm', method: 'list', rows: 'alarms', at: 'at', text: 'name' },
  { kind: 'timer', service: 'timer', method: 'get', rows: 'timers', at: 'at', text: 'name' },
  { kind: 'command', service: 'schedule', method: 'list', rows: 'schedules', at: 'at', text: 'text' },
] as const;

type Source = (typeof AGENDA_SOURCES)[number];

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** From now to the end of the day where nothing was said; what has passed of a day is not asked for. */
export function spanOf({ from, to }: Period, now: number, zone: string): Span {
  const begin = from === undefined ? now : Math.max(Date.parse(from), now);
  if (to !== undefined) return { from: begin, to: Math.max(Date.parse(to), begin) };
  const day = dateAt(begin, zone);
  return { from: begin, to: startOfDate(datePlus(day, 1), zone) };
}

/** Of one hour the same of the other half of its day, or of the day after where that has passed. */
export function otherHalf({ from, to }: Span, now: number, zone: string): Span | undefined {
  if (to - from !== HOUR_MS) return undefined;
  const [date, clock] = wallAt(from, zone).split('T') as [string, string];
  const by = clock < '12' ? HALF_DAY_MS : -HALF_DAY_MS;
  const other = { from: from + by, to: to + by };
  if (other.from >= now) return other;
  const begin = startOfDate(datePlus(date, 1), zone) + (other.from - startOfDate(date, zone));
  return { from: begin, to: begin + HOUR_MS };
}

const HOUR_MS = 3_600_000;
const HALF_DAY_MS = 12 * HOUR_MS;

/** The rows that a service answered with, as items of the span. What it refused is not there. */
export function itemsOf(
  source: Source,
  outcome: CallOutcome,
  span: Span,
  zone: string,
): readonly AgendaItem[] {
  const { kind, rows, at: when, text } = source;
  const answer = outcome.ok && isJsonObject(outcome.result) ? outcome.result[rows] : undefined;
  if (!Array.isArray(answer)) return [];
  return answer.filter(isJsonObject).flatMap((row): AgendaItem[] => {
    const time = row[when];
    if (typeof time !== 'string') return [];
    const at = inSpan(time, row, row['sun'] === 'sunset' ? sinceDusk(span, zone) : span, zone);
    if (at === undefined) return [];
    const name = typeof row[text] === 'string' ? row[text] : '';
    const does =
      kind === 'command' && row['does'] !== undefined ? { does: row['does'] as unknown as Group[] } : {};
    return [{ kind, id: String(row['id'] ?? ''), text: name, at, all_day: row['all_day'] === true, ...does }];
  });
}

/** "This evening", of what comes at sunset: in winter that is before the evening begins. */
export function sinceDusk({ from, to }: Span, zone: string): Span {
  const hour = Number(wallAt(from, zone).slice(11, 13));
  const isEvening = wallAt(from, zone).slice(14) === '00:00' && hour >= EVENING_FIRST && hour <= EVENING_LAST;
  return isEvening ? { from: from - DUSK_EARLY_MS, to } : { from, to };
}

/** The hours at which what people call evening or night begins. */
const EVENING_FIRST = 16;
const EVENING_LAST = 19;
const DUSK_EARLY_MS = 3 * 3_600_000;

/** A row tells its next time; where that is before the span, what comes back does so in it at the same hour. */
function inSpan(time: string, row: JsonObject, { from, to }: Span, zone: string): string | undefined {
  const at = Date.parse(time);
  const end = typeof row['end'] === 'string' ? Date.parse(row['end']) : at;
  if (at >= to || (row['rrule'] === undefined && Math.max(at, end) < from)) return undefined;
  if (at >= from || row['rrule'] === undefined || row['rrule'] === null) return time;
  for (let date = dateAt(from, zone); startOfDate(date, zone) < to; date = datePlus(date, 1)) {
    const shifted = new Date(startOfDate(date, zone) + (at - startOfDate(dateAt(at, zone), zone)));
    if (shifted.getTime() >= from && shifted.getTime() < to) return shifted.toISOString();
  }
  return undefined;
}

/** So many are said aloud; the others when they are asked for. */
const ALOUD = 3;
const WRITTEN = 8;

/** Guests and panels see no events of the home (docs/decisions/0030). */
export function seesHome(asking: Asking): boolean {
  return asking === HUB || (asking.role !== 'guest' && asking.role !== 'device');
}

/** "Tonight: parents evening at 18:00 and the porch light …", grouped by day. */
export function agendaWords(
  items: readonly AgendaItem[],
  {
    named,
    skip,
    ofDay,
    isOpen,
    now,
    zone,
  }: {
    readonly named: string;
    readonly skip: number;
    /** Who asks may see what the home has put down, so that nothing is nothing. */
    readonly isOpen: boolean;
    /** The period is of one day, which its name tells. */
    readonly ofDay: boolean;
    readonly now: number;
    readonly zone: string;
  },
): { readonly summary: string; readonly aloud: string } {
  if (items.length === 0) {
    const nothing = `Nothing on ${named.replace(/^on /, '')}${isOpen ? '' : ' that I may tell you'}`;
    return { summary: nothing, aloud: nothing };
  }
  const rest = items.slice(skip);
  if (rest.length === 0) return { summary: 'That was all', aloud: 'That was all' };
  const said = (most: number) =>
    sayItems(rest, most, { now, zone, ofDay, named: skip === 0 ? named : FURTHER });
  return { summary: said(WRITTEN), aloud: said(ALOUD) };
}

/** What is told behind what was told before. */
const FURTHER = 'then';

function sayItems(
  items: readonly AgendaItem[],
  most: number,
  {
    now,
    zone,
    ofDay,
    named,
  }: { readonly now: number; readonly zone: string; readonly ofDay: boolean; readonly named: string },
): string {
  const today = dateAt(now, zone);
  const isFurther = named === FURTHER;
  const shown = items.length <= most + 1 ? items : items.slice(0, most);
  const more = items.length - shown.length;
  const days = new Map<string, AgendaItem[]>();
  for (const item of shown) {
    const date = dateAt(Date.parse(item.at), zone);
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  const parts = [...days].map(([date, those]) => {
    const words = few(
      those.map((item) => wordsOf(item, now, zone)),
      those.length,
    );
    const isTold = isFurther ? date === today : ofDay;
    return days.size === 1 && isTold ? words : `${sayDate(date, today)} ${words}`;
  });
  const tail = more === 0 ? '' : `; and ${more} more`;
  return `${capitalised(named)}: ${parts.join('; ')}${tail}`;
}

function wordsOf({ kind, text, at, all_day }: AgendaItem, now: number, zone: string): string {
  const face = wallAt(Date.parse(at), zone).slice(11, 16).replace(/^0/, '');
  switch (kind) {
    case 'event':
      return all_day
        ? `${text}, all day`
        : Date.parse(at) < now
          ? `${text}, since ${face}`
          : `${text} at ${face}`;
    case 'reminder':
      return `a reminder at ${face}: ${text}`;
    case 'alarm':
      return `${text === '' ? 'an' : `the ${text}`} alarm at ${face}`;
    case 'timer':
      return `${text === '' ? 'a' : `the ${text}`} timer in ${sayLength(Math.max(0, Date.parse(at) - now))}`;
    case 'command':
      return `at ${face} I’ll do this: ${text}`;
  }
}
