import { locale, words } from './index.ts';

const TIME = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
const SHORT = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const DAY_MS = 86_400_000;

export function timeOf(at: number | string): string {
  return TIME.format(new Date(at));
}

export function dayOf(at: number | string): string {
  return DAY.format(new Date(at));
}

/** "14:10", "yesterday, 14:10", "3 Nov, 14:10". */
export function whenOf(at: number | string): string {
  const days = daysFrom(at);
  if (days === 0) return timeOf(at);
  if (days === -1) return `${words.yesterday}, ${timeOf(at)}`;
  if (days === 1) return `${words.tomorrow}, ${timeOf(at)}`;
  return `${SHORT.format(new Date(at))}, ${timeOf(at)}`;
}

/** Calendar days from today: 0 today, 1 tomorrow. */
export function daysFrom(at: number | string): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(new Date(at)) - start(new Date())) / DAY_MS);
}

/** "6:12", "1:02:09". Nothing runs below zero. */
export function leftOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
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

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
