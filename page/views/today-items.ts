import type { IconName } from '../icons.tsx';
import type { Day } from '../store/today.ts';
import { beside, capital, intoDay, timeOf } from '../words/format.ts';
import { words } from '../words/index.ts';

/** Something of a day, whichever service keeps it. */
export interface TodayItem {
  readonly key: string;
  readonly kind: 'event' | 'reminder' | 'alarm' | 'timer' | 'schedule';
  readonly id: string;
  /** ms since the epoch; nothing where it waits for something to happen */
  readonly at: number | undefined;
  readonly allDay: boolean;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** Comes again and again. */
  readonly series: boolean;
  /** Waits for something that happens, and not for an hour. */
  readonly rule: boolean;
  readonly paused: boolean;
  /** ms, of a timer */
  readonly remaining: number | undefined;
}

const said = words.todayView;
const PLAIN = { allDay: false, series: false, rule: false, paused: false, remaining: undefined };

/** All of a day in its order: all-day events first, what waits for something last. */
export function itemsOf(day: Day): readonly TodayItem[] {
  const from = Date.parse(day.from);
  const items: TodayItem[] = [
    ...day.events.map(
      (event): TodayItem => ({
        ...PLAIN,
        key: `${event.id}@${event.start}`,
        kind: 'event',
        id: event.id,
        at: event.all_day ? from : Date.parse(event.start),
        allDay: event.all_day,
        icon: 'calendar',
        title: capital(event.title),
        note: [event.all_day ? said.allDay : said.until(timeOf(event.end)), event.location ?? '']
          .filter(Boolean)
          .join(' · '),
        series: (event.rrule ?? null) !== null,
      }),
    ),
    ...day.reminders.map(
      (row): TodayItem => ({
        ...PLAIN,
        key: row.id,
        kind: 'reminder',
        id: row.id,
        at: atOf(row.at),
        icon: 'bell',
        title: capital(row.text ?? ''),
        note: said.reminder,
        series: row.rrule !== undefined,
      }),
    ),
    ...day.alarms.map(
      (row): TodayItem => ({
        ...PLAIN,
        key: row.id,
        kind: 'alarm',
        id: row.id,
        at: atOf(row.at),
        icon: 'clock',
        title: row.name === null ? said.alarm : capital(row.name),
        note: row.rrule === undefined ? said.once : capital(said.series(row.words ?? '')),
        series: row.rrule !== undefined,
      }),
    ),
    ...day.timers.map(
      (row): TodayItem => ({
        ...PLAIN,
        key: row.id,
        kind: 'timer',
        id: row.id,
        at: atOf(row.at),
        icon: 'timer',
        title: row.name === null ? said.timer : capital(row.name),
        note: row.state === 'paused' ? said.paused : said.timer,
        paused: row.state === 'paused',
        remaining: row.remaining_seconds * 1000,
      }),
    ),
    ...day.schedules.map(
      (row): TodayItem => ({
        ...PLAIN,
        key: row.id,
        kind: 'schedule',
        id: row.id,
        at: atOf(row.at),
        icon: row.event === undefined ? 'wand' : 'rule',
        title: capital(row.text ?? ''),
        note: beside(row.text ?? '', said.series(row.words ?? '')),
        series: row.rrule !== undefined,
        rule: row.event !== undefined,
      }),
    ),
  ];
  // By the hour alone: a series tells when it comes next, which may be the day before.
  const place = ({ at, allDay, kind }: TodayItem) =>
    kind === 'timer' ? -2 : allDay ? -1 : at === undefined ? Number.MAX_SAFE_INTEGER : intoDay(at);
  return items
    .map((item) => ({ item, place: place(item) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function atOf(at: string | null): number | undefined {
  return at === null ? undefined : Date.parse(at);
}
