import type { PartOfDay } from '../../domain/index.ts';
import type { Holiday } from './holiday.ts';

/** One expression of time as it was said, before it is known what "now" is. A clause may carry several: "tomorrow" … "at nine". */
export type Piece =
  /** `others`: what happens again and again may do so several times a day. */
  | { readonly type: 'clock'; readonly clock: Clock; readonly others?: readonly Clock[] }
  /** `today`: "this morning", where "in the morning" is the coming one. */
  | {
      readonly type: 'part';
      readonly part: DayPart;
      readonly today?: true;
      readonly last?: true;
      readonly edge?: PartEdge;
    }
  /** `part` of it: "early tomorrow", "the night before the 5th". */
  | { readonly type: 'day'; readonly day: Day; readonly part?: DayPart; readonly edge?: PartEdge }
  /** At once, where another part of the sentence is for later: "… and the desk lamp now". */
  | { readonly type: 'now' }
  /** From now. */
  | { readonly type: 'in'; readonly length: Length }
  /** After the action before. */
  | { readonly type: 'later'; readonly length: Length }
  /** How long it lasts. */
  | { readonly type: 'length'; readonly length: Length }
  | { readonly type: 'span'; readonly from: Clock; readonly to: Clock }
  | { readonly type: 'every'; readonly every: Every }
  | { readonly type: 'until'; readonly until: Until }
  /** "Except friday": days that "every" leaves out. */
  | { readonly type: 'except'; readonly days: readonly string[] }
  | {
      readonly type: 'sun';
      readonly sun: 'sunrise' | 'sunset';
      readonly offset?: Length;
      readonly before?: boolean;
      /** "When it gets dark" is for good. */
      readonly always?: true;
    }
  /** Before or after what was spoken of: "15 minutes before"; or what is named, by its words: "… before my flight". */
  | {
      readonly type: 'around';
      readonly length: Length;
      readonly before: boolean;
      readonly of?: string;
      /** "The *night* before the flight". */
      readonly part?: DayPart;
    };

export interface Clock {
  /** Since midnight. */
  readonly minutes: number;
  /** False when it may mean twelve hours later as well. */
  readonly sure: boolean;
  /** Why it is meant, where no such hour was said. */
  readonly guessed?: string;
  /** Minutes that its zone is ahead of UTC, where another than the home's was named: "4pm CET". */
  readonly ahead?: number;
}

export type DayPart = PartOfDay;

/** The half of a part of the day, or what lies beside it. */
export type PartEdge = 'early' | 'late' | 'before' | 'after';

export type Day =
  | { readonly type: 'plus'; readonly days: number }
  | { readonly type: 'weekday'; readonly weekday: number; readonly weeks: number }
  /** `weekday` settles the year: "Friday, July 18". */
  | {
      readonly type: 'date';
      readonly year?: number;
      readonly month: number;
      readonly day: number;
      readonly weekday?: Weekday;
    }
  | { readonly type: 'monthday'; readonly day: number; readonly months: number; readonly weekday?: Weekday }
  | { readonly type: 'weekend'; readonly weeks: number }
  | { readonly type: 'week'; readonly weeks: number }
  | { readonly type: 'month'; readonly months: number }
  | {
      readonly type: 'end';
      readonly of: 'week' | 'month' | number;
      readonly working: boolean;
      /** Of the one after this. */
      readonly next?: true;
    }
  /** Of this month, or of the next when it is over. */
  | { readonly type: 'first-working'; readonly of: 'month' | number; readonly next?: true }
  /** The day spoken of before: "that day". */
  | { readonly type: 'that' }
  | Stretch;

/** Stretches of the calendar, longer than a day or reckoned from one; `times/stretch.ts` tells where they begin and end. */
export type Stretch =
  /** "this week", "last month", "the year after next". */
  | { readonly type: 'unit'; readonly unit: CalendarUnit; readonly shift: number }
  /** "the next three days", "the last two weeks": as many whole units beside the present one. */
  | { readonly type: 'units'; readonly unit: CalendarUnit; readonly count: number; readonly past: boolean }
  | { readonly type: 'year'; readonly year: number }
  /** `shift` counts Marches from the coming one: "next march" is 1, "last march" −1. */
  | { readonly type: 'named-month'; readonly month: number; readonly year?: number; readonly shift: number }
  | { readonly type: 'quarter'; readonly quarter: number; readonly year?: number }
  /** "the third tuesday of september": from the end where negative. */
  | {
      readonly type: 'nth';
      readonly ordinal: number;
      readonly unit: CalendarUnit | Weekday;
      readonly of: Day;
      /** "The second sunday": of this month, or of the next when it is over. */
      readonly coming?: true;
    }
  /** `point`: "the end of may", which as the end of a range is no stretch, where "late may" is. */
  | { readonly type: 'edge'; readonly edge: Edge; readonly of: Day; readonly point?: true }
  /** "three days ago", "two weeks after easter", "a week from tuesday". */
  | {
      readonly type: 'away';
      readonly length: Length;
      readonly back: boolean;
      readonly from?: Day;
      /** "From monday *on*", "starting tomorrow": on that day and on all days behind it. */
      readonly onward?: true;
    }
  /** "four tuesdays from now", "two thursdays back", "last tuesday", "friday after next". */
  | { readonly type: 'weekdays'; readonly weekday: Weekday; readonly count: number }
  /** "the monday of this week", "last week's sunday". */
  | { readonly type: 'weekday-of'; readonly weekday: Weekday; readonly of: Day }
  /** `shift` counts from the coming one, with `calendar` from that of this calendar year. */
  | {
      readonly type: 'holiday';
      readonly holiday: Holiday;
      readonly year?: number;
      readonly shift: number;
      readonly calendar?: true;
    }
  /** 0 is winter. `shift` as of a named month. */
  | { readonly type: 'season'; readonly season: number; readonly year?: number; readonly shift: number }
  /** The week or weekend that holds a day: "the week of april 10". */
  | { readonly type: 'holds'; readonly unit: CalendarUnit; readonly day: Day }
  /** "Two weeks starting may 20th". */
  | { readonly type: 'lasting'; readonly length: Length; readonly from: Day }
  /** "The next hour": from now, by the stopwatch. */
  | { readonly type: 'beside'; readonly length: Length; readonly past: boolean }
  /** "The next four business days"; `last`: only the last of them, "in four business days". */
  | { readonly type: 'workdays'; readonly count: number; readonly past: boolean; readonly last?: true }
  /** Both ends belong to it. */
  | { readonly type: 'range'; readonly from: Day; readonly to: Day };

export type CalendarUnit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'weekend'
  | 'workweek'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'season'
  | 'year'
  | 'decade';

/** `gone` and `rest` part at now: "earlier this month", "the rest of the day". */
export type Edge = 'start' | 'middle' | 'end' | 'rest' | 'gone';

/** 0 is Sunday. */
export type Weekday = number;

/** The days of the week as RFC 5545 writes them, from Sunday on. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Days and months go by the calendar, milliseconds by the stopwatch. */
export interface Length {
  readonly ms: number;
  readonly days: number;
  readonly months: number;
}

export interface Every {
  readonly freq: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** RFC 5545 weekdays, also `1FR` for the first Friday. */
  readonly days?: readonly string[];
  readonly monthdays?: readonly number[];
  /** Of the days that fit in a month, which one: the last of the working days is −1. */
  readonly setpos?: number;
  readonly month?: number;
  /** "In the mornings". */
  readonly part?: DayPart;
  /** How many times each day. */
  readonly times?: number;
}

/** The last day that is meant, or the time at which it ends. */
export type Until =
  | { readonly type: 'day'; readonly day: Day }
  | { readonly type: 'moment'; readonly pieces: readonly Piece[] };

export const NO_LENGTH: Length = { ms: 0, days: 0, months: 0 };

export function plusLength(one: Length, other: Length): Length {
  return { ms: one.ms + other.ms, days: one.days + other.days, months: one.months + other.months };
}

/** ISO 8601; months as 30 days, which only lengths of timers and pauses ever see. */
export function isoLength(length: Length): string {
  const days = length.days + length.months * 30;
  const seconds = Math.round(length.ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const time = `${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s ? `${s}S` : ''}`;
  if (days === 0 && time === '') return 'PT0S';
  return `P${days ? `${days}D` : ''}${time ? `T${time}` : ''}`;
}
