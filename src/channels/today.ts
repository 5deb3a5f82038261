import { dateAt, datePlus, isJsonObject, type Json, startOfDate } from '../base/index.ts';
import type { Doorway } from '../domain/index.ts';

/** Where each list of a day comes from: the method of a service, and the key of its answer. */
const LISTS = [
  { name: 'events', service: 'calendar', method: 'list' },
  { name: 'reminders', service: 'reminders', method: 'list' },
  { name: 'alarms', service: 'alarm', method: 'list' },
  { name: 'timers', service: 'timer', method: 'get' },
  { name: 'schedules', service: 'schedule', method: 'list' },
] as const;

type ListName = (typeof LISTS)[number]['name'];

/** The services whose rows a day shows. */
export const TODAY_SERVICES: ReadonlySet<string> = new Set(LISTS.map(({ service }) => service));

/** A day as one speaker may see it: each list as its service tells it; `withheld` are those that are not this speaker's to have. */
export type Today = { readonly date: string; readonly from: string; readonly to: string } & {
  readonly [list in ListName]: Json;
} & { readonly withheld: readonly string[] };

export interface TodayOptions {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** IANA name. */
  readonly timezone: string;
  /** `2026-11-23`; the day of `now` when absent. */
  readonly date?: string | undefined;
}

/** What is on a day, asked of every service at once. A service that is not here tells nothing. */
export async function todayOf(doorway: Pick<Doorway, 'call'>, options: TodayOptions): Promise<Today> {
  const { now, timezone, date = dateAt(now, timezone) } = options;
  const from = new Date(startOfDate(date, timezone)).toISOString();
  const to = new Date(startOfDate(datePlus(date, 1), timezone)).toISOString();
  const withheld: string[] = [];
  const lists = await Promise.all(
    LISTS.map(async ({ name, service, method }) => {
      const outcome = await doorway.call(service, method, method === 'list' ? { from, to } : {});
      if (!outcome.ok && outcome.error.code === 'not-permitted') withheld.push(name);
      const rows = outcome.ok && isJsonObject(outcome.result) ? outcome.result[name] : undefined;
      return [name, rows ?? []] as const;
    }),
  );
  return { date, from, to, ...(Object.fromEntries(lists) as Record<ListName, Json>), withheld };
}
