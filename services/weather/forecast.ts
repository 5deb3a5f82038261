import { dateAt, sayClock, sayDate, wallAt } from '../../src/base/index.ts';

export const SKIES = ['clear', 'fair', 'cloudy', 'fog', 'rain', 'sleet', 'snow', 'thunder'] as const;
export type Sky = (typeof SKIES)[number];

/** A stretch of time of which one weather is foretold: an hour, further ahead six. */
export interface Spell {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** °C. */
  readonly temperature: number;
  /** mm of rain, or of snow when it has melted. */
  readonly wet: number;
  /** m/s. */
  readonly wind: number;
  readonly sky: Sky;
}

/** Who foretells the weather where the home stands. Every expected ending is a value. */
export interface ForecastProvider {
  fetch(signal: AbortSignal): Promise<ForecastOutcome>;
}

export type ForecastOutcome =
  /** `goodUntil`, in milliseconds since the epoch: asked before, the provider has nothing newer. */
  | { readonly type: 'forecast'; readonly spells: readonly Spell[]; readonly goodUntil: number }
  | { readonly type: 'unchanged'; readonly goodUntil: number }
  | { readonly type: 'failed'; readonly message: string; readonly hint?: string };

/** More than anybody foretells: sixteen days of hours. */
export const SPELLS_MAX = 400;

const WET = { rain: 'rain', sleet: 'sleet', snow: 'snow', thunder: 'thunderstorms' } as const;
const DRY = { clear: 'clear', fair: 'partly cloudy', cloudy: 'cloudy', fog: 'foggy' } as const;
/** Less than this wets nobody. */
const WET_MM = 0.2;
/** Beaufort 6, a strong breeze: umbrellas are hard to hold. */
const WINDY_MS = 10.8;
const DAYS_TOLD = 5;

/** The spells that are part of a window of time. */
export function within(spells: readonly Spell[], from: number, to: number): readonly Spell[] {
  return spells.filter((spell) => spell.to > from && spell.from < Math.max(to, from + 1));
}

/** The weather of one stretch in words, rain first: `rain from 14:00 to 17:00 (4 mm), 9 to 12 °C`. */
export function sayWeather(spells: readonly Spell[], now: number, zone: string): string {
  const wet = spells.filter((spell) => spell.wet >= WET_MM || spell.sky === 'thunder');
  const parts = [
    wet.length === 0 ? `${DRY[drySky(spells)]} and dry` : sayWet(wet, spells, now, zone),
    sayDegrees(spells.map(({ temperature }) => Math.round(temperature))),
  ];
  const wind = Math.max(...spells.map((spell) => spell.wind));
  if (wind >= WINDY_MS) parts.push(`windy, up to ${Math.round(wind * 3.6)} km/h`);
  return parts.join(', ');
}

/** The same of several days, a day each. */
export function sayDays(spells: readonly Spell[], now: number, zone: string): string {
  const days = new Map<string, Spell[]>();
  for (const spell of spells) {
    const date = dateAt(Math.max(spell.from, now), zone);
    days.set(date, [...(days.get(date) ?? []), spell]);
  }
  const told = [...days].slice(0, DAYS_TOLD);
  return told
    .map(([date, of]) => `${sayDate(date, dateAt(now, zone))} ${sayWeather(of, now, zone)}`)
    .join('; ');
}

/** How far the forecast reaches: `on Friday`. */
export function sayEnd(spells: readonly Spell[], now: number, zone: string): string {
  const last = spells.at(-1)?.to ?? now;
  return sayDate(dateAt(last - 1, zone), dateAt(now, zone));
}

function sayWet(wet: readonly Spell[], all: readonly Spell[], now: number, zone: string): string {
  const sky = wet.reduce((worst, { sky }) => (severity(sky) > severity(worst) ? sky : worst), wet[0]!.sky);
  const what = WET[sky in WET ? (sky as keyof typeof WET) : 'rain'];
  const amount = wet.reduce((sum, spell) => sum + spell.wet, 0);
  const mm = amount < 1 ? 'less than 1 mm' : `${Math.round(amount)} mm`;
  const [first, last] = [wet[0]!, wet.at(-1)!];
  const isAllAlong = first === all[0] && last === all.at(-1) && wet.length === all.length;
  const isNow = first.from <= now;
  const to = hour(last.to, zone);
  const when = isAllAlong
    ? ''
    : isNow
      ? ` until ${to}`
      : ` ${wet.length === 1 ? 'around' : 'from'} ${hour(first.from, zone)}${wet.length === 1 ? '' : ` to ${to}`}`;
  return `${what}${when} (${mm})`;
}

const severity = (sky: Sky) => SKIES.indexOf(sky);

/** The sky that most of the time has. */
function drySky(spells: readonly Spell[]): keyof typeof DRY {
  const hours = new Map<keyof typeof DRY, number>();
  for (const { sky, from, to } of spells) {
    const dry = sky in DRY ? (sky as keyof typeof DRY) : 'cloudy';
    hours.set(dry, (hours.get(dry) ?? 0) + to - from);
  }
  return [...hours].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function sayDegrees(degrees: readonly number[]): string {
  const [low, high] = [Math.min(...degrees), Math.max(...degrees)];
  return low === high ? `${low} °C` : `${low} to ${high} °C`;
}

const hour = (instant: number, zone: string) => sayClock(wallAt(instant, zone));
