import { signal } from '@preact/signals';
import { locale, words } from './index.ts';

const DAY_MS = 86_400_000;

/** The time zone of the house, IANA: its hours are shown wherever the phone is. The browser's until it is known. */
export const zone = signal<string | undefined>(undefined);

const formats = new Map<string, Intl.DateTimeFormat>();

/** One of each in each zone: to make one takes a phone a millisecond. */
function formatter(
  name: string,
  options: Intl.DateTimeFormatOptions,
  language = locale,
): Intl.DateTimeFormat {
  const key = `${name} ${zone.value}`;
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat(
      language,
      zone.value === undefined ? options : { ...options, timeZone: zone.value },
    );
    formats.set(key, found);
  }
  return found;
}

function format(name: string, options: Intl.DateTimeFormatOptions, at: number | string): string {
  return formatter(name, options).format(new Date(at));
}

export function timeOf(at: number | string): string {
  return format('time', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }, at);
}

export function dayOf(at: number | string): string {
  return format('day', { weekday: 'long', day: 'numeric', month: 'long' }, at);
}

/** "14:10", "yesterday, 14:10", "3 Nov, 14:10". */
export function whenOf(at: number | string): string {
  const days = daysFrom(at);
  if (days === 0) return timeOf(at);
  if (days === -1) return `${words.yesterday}, ${timeOf(at)}`;
  if (days === 1) return `${words.tomorrow}, ${timeOf(at)}`;
  return `${format('date', { day: 'numeric', month: 'short' }, at)}, ${timeOf(at)}`;
}

/** The zone that hours are shown in, IANA. */
export function timeZone(): string {
  return zone.value ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const MONTH_S = 30 * DAY_S;

/** What stands below a plot: the steps in seconds that it may be divided by, and how each is told. */
export function axisOf(period: 'day' | 'week' | 'year') {
  if (period === 'day') return { incrs: [3 * HOUR_S, 6 * HOUR_S, 12 * HOUR_S], words: timeOf };
  if (period === 'week')
    return { incrs: [DAY_S, 2 * DAY_S], words: (at: number) => format('weekday', { weekday: 'short' }, at) };
  const words = (at: number) => format('month', { month: 'short' }, at);
  return { incrs: [MONTH_S, 2 * MONTH_S, 3 * MONTH_S], words };
}

/** Calendar days from today: 0 today, 1 tomorrow. */
export function daysFrom(at: number | string): number {
  return Math.round((wallTime(new Date(at).getTime(), 'day') - wallTime(Date.now(), 'day')) / DAY_MS);
}

/** The hour in the house, from 0. */
export function hourNow(): number {
  return new Date(wallTime(Date.now())).getUTCHours();
}

/** The day in the house: "2026-11-23". */
export function dayNow(): string {
  return localTime(Date.now()).slice(0, 10);
}

/** How far into its day in the house, in ms. */
export function intoDay(at: number): number {
  return wallTime(at) - wallTime(at, 'day');
}

/** As a field for a time takes it, in the hours of the house: "2026-11-23T09:00". */
export function localTime(at: number): string {
  return new Date(wallTime(at)).toISOString().slice(0, 16);
}

/** The instant of what stands in such a field, in ISO 8601. An hour that the clock leaves out is the one after it. */
export function instantOf(local: string): string {
  const wall = Date.parse(`${local}Z`);
  const guess = wall - (wallTime(wall) - wall);
  return new Date(wall - (wallTime(guess) - guess)).toISOString();
}

const WALL: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** What the clock of the house shows, as if it were UTC, to the minute or the day. */
function wallTime(at: number, to: 'minute' | 'day' = 'minute'): number {
  const shown = formatter('wall', WALL, 'en-CA').formatToParts(at);
  const part = (type: string) => shown.find((one) => one.type === type)?.value ?? '00';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return Date.parse(to === 'day' ? `${day}T00:00Z` : `${day}T${part('hour')}:${part('minute')}Z`);
}

/** "6:12", "1:02:09". Nothing runs below zero. */
export function leftOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const figures = [0, 1].map((digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));

export function number(value: number, digits: 0 | 1 = 1): string {
  return figures[digits]!.format(value);
}

export function degrees(value: number): string {
  return `${number(value)}°`;
}

export function per(value: number): string {
  return `${Math.round(value)} %`;
}

/** "2 s", "0.4 s". */
export function lengthOf(ms: number): string {
  return `${number(ms / 1000, ms < 10_000 ? 1 : 0)} s`;
}

/** What stands below a text, but where the text says it. */
export function beside(text: string, note: string): string {
  return text.toLocaleLowerCase(locale).includes(note.toLocaleLowerCase(locale)) ? '' : capital(note);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
