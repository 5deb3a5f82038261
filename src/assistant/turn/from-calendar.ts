import { isoIn, type Json, plusDuration, sayInstant, wordsOf } from '../../base/index.ts';
import type { Lack, Wish } from '../../domain/index.ts';
import type { View } from '../../flow/index.ts';
import type { ConditionReader } from '../due/conditions.ts';

export interface CalendarNeeds {
  /** In the name of whom the process works for. */
  readonly read: (view: View) => ConditionReader;
  readonly timezone: string;
  /** The wish with the words of an answer in it. */
  readonly fulfil: (wish: Wish, text: string, view: View) => Wish | undefined;
}

/**
 * The wish with the time that the calendar tells: "an hour before the dentist" is counted from the next entry with these words, and the entry
 * is read back. `undefined` where there is none, where the time has passed, or where an entry of whole days has no hour to count from:
 * then the person is asked.
 */
export async function toldByCalendar(
  wish: Wish,
  { read, timezone, fulfil }: CalendarNeeds,
  view: View,
): Promise<Wish | undefined> {
  const from = wish.lacks[0]?.from;
  if (from === undefined) return undefined;
  const now = view.now();
  const params = { query: from.query, from: isoIn(now, timezone) };
  const outcome = await read(view)('calendar', 'list', params, view.signal);
  const event = outcome.ok ? nextEntry(outcome.result, now) : undefined;
  const entry = event ?? (isOfAlarm(from.query) ? await nextAlarm(read(view), now, view.signal) : undefined);
  const text = entry === undefined ? undefined : timeWords(entry, from, timezone);
  const told = text === undefined ? undefined : fulfil(wish, text, view);
  if (entry === undefined || told === undefined) return undefined;
  const when = sayInstant(entry.startAt, now, timezone);
  const counted = `counted from “${entry.title}”, ${entry.allDay ? when.replace(/ at 00:00$/, '') : when}`;
  const assumed = [...(told.action.assumed ?? []), counted];
  return { ...told, action: { ...told.action, assumed } };
}

interface CalendarEntry {
  readonly title: string;
  readonly startAt: number;
  readonly allDay: boolean;
}

function nextEntry(result: Json, now: number): CalendarEntry | undefined {
  const { events = [] } = result as { readonly events?: readonly Json[] };
  const entries = events.map((event) => {
    const { title, start, all_day: allDay } = event as { title: string; start: string; all_day: boolean };
    return { title, startAt: Date.parse(start), allDay };
  });
  return entries.find(({ startAt }) => startAt > now);
}

/** "Twenty minutes after *my alarm*": what goes by the name of its service. */
function isOfAlarm(query: string): boolean {
  return wordsOf(query).includes(ALARM);
}

const ALARM = 'alarm';

async function nextAlarm(
  read: ConditionReader,
  now: number,
  signal: AbortSignal,
): Promise<CalendarEntry | undefined> {
  const outcome = await read(ALARM, 'list', {}, signal);
  const { alarms = [] } = (outcome.ok ? outcome.result : {}) as { readonly alarms?: readonly Json[] };
  const times = alarms.flatMap((alarm) => {
    const { at } = alarm as { readonly at: string | null };
    return at === null || Date.parse(at) <= now ? [] : [Date.parse(at)];
  });
  if (times.length === 0) return undefined;
  return { title: ALARM, startAt: Math.min(...times), allDay: false };
}

/** The time as it could have been said in answer to "when?". */
function timeWords(
  { startAt, allDay }: CalendarEntry,
  { offset, part, clock }: NonNullable<Lack['from']>,
  zone: string,
): string | undefined {
  const at = isoIn(plusDuration(startAt, offset, zone), zone);
  const date = at.slice(0, 10);
  const half = part === undefined ? '' : ` ${part === 'night' ? 'at night' : `in the ${part}`}`;
  if (clock !== undefined) return `${date} at ${clock}${half}`;
  if (part !== undefined) return `${date}${half}`;
  if (!allDay) return `${date} at ${at.slice(11, 16)}`;
  return offset.includes('T') ? undefined : date;
}
