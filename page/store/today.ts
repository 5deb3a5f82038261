import { signal } from '@preact/signals';
import { get } from './api.ts';

export interface Row {
  readonly id: string;
  readonly at: string | null;
  readonly words?: string;
  readonly text?: string;
  readonly rrule?: string;
  readonly person?: string | null;
  readonly state?: string;
}
export interface EventRow {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly all_day: boolean;
  readonly location?: string | null;
  readonly rrule?: string | null;
  readonly words?: string;
}
export interface AlarmRow extends Row {
  readonly name: string | null;
}
export interface TimerRow extends Row {
  readonly name: string | null;
  readonly duration: string;
  readonly remaining_seconds: number;
}
/** What a rule waits for: something that happens, and not an hour. */
export interface ScheduleRow extends Row {
  readonly event?: unknown;
}

/** A day of the house, as GET /v1/today tells it. */
export interface Day {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly events: readonly EventRow[];
  readonly reminders: readonly Row[];
  readonly alarms: readonly AlarmRow[];
  readonly timers: readonly TimerRow[];
  readonly schedules: readonly ScheduleRow[];
  readonly withheld: readonly string[];
}

export const today = signal<Day | undefined>(undefined);
export const tomorrow = signal<Day | undefined>(undefined);

/** @param date such as 2026-11-23 */
export async function readDay(date: string): Promise<Day | undefined> {
  const answer = await get<Day>(`/v1/today?date=${date}`);
  return answer.ok ? answer.value : undefined;
}

export async function readTomorrow(): Promise<void> {
  const now = today.value;
  if (now === undefined) return;
  const next = new Date(`${now.date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  tomorrow.value = (await readDay(next.toISOString().slice(0, 10))) ?? tomorrow.value;
}
