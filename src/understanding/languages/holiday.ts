export type Hours = 'sunrise' | 'noon' | 'afternoon' | 'evening' | 'bonfire' | 'midnight';

/** When a holiday is. Days of the week count from Sunday, months of our calendar from January as 1. */
export type HolidayRule =
  | { readonly type: 'date'; readonly month: number; readonly day: number }
  /** "Fourth thursday of november", the last where negative; `plus` days on. */
  | {
      readonly type: 'nth';
      readonly nth: number;
      readonly weekday: number;
      readonly month: number;
      readonly plus: number;
    }
  /** The weekday on or before a date, `plus` days on. */
  | {
      readonly type: 'weekday';
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
      readonly plus: number;
    }
  /** Days from Easter Sunday, of the eastern churches where `julian`. */
  | { readonly type: 'easter'; readonly days: number; readonly julian: boolean }
  /** A day of another calendar, by the names that `Intl.DateTimeFormat` has for its months. */
  | {
      readonly type: 'calendar';
      readonly calendar: 'hebrew' | 'islamic-umalqura';
      readonly months: readonly string[];
      readonly day: number;
      readonly plus: number;
      /** The last such weekday before it is meant. */
      readonly weekday?: number;
    }
  /** It makes way for days of the week: so many days on. */
  | { readonly type: 'moved'; readonly of: HolidayRule; readonly by: Readonly<Record<number, number>> }
  | { readonly type: 'chinese'; readonly month: number; readonly day: number; readonly plus: number }
  | {
      readonly type: 'tithi';
      readonly month: number;
      readonly tithi: number;
      readonly hours: Hours;
      readonly plus: number;
    }
  | {
      readonly type: 'sign';
      readonly sign: number;
      readonly until: 'sunset' | 'midnight';
      readonly plus: number;
    };

/** A day, or several, with names. */
export interface Holiday {
  readonly rule: HolidayRule;
  /** From the first day on; a rule tells the first day behind its last where that moves. */
  readonly days: number | HolidayRule;
  /** What to tell who speaks of it, where another day could be meant as well. */
  readonly doubt?: string;
}
