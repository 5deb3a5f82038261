/** When a holiday is: on a date, months from January as 1, or as a row of the table of days has it (`holiday-table.ts`) and so many days on. */
export type HolidayRule =
  | { readonly type: 'date'; readonly month: number; readonly day: number }
  | { readonly type: 'table'; readonly row: string; readonly plus: number };

/** A day, or several, with names. */
export interface Holiday {
  readonly rule: HolidayRule;
  /** From the first day on; a rule tells the first day behind its last where that moves. */
  readonly days: number | HolidayRule;
  /** What to tell who speaks of it, where another day could be meant as well. */
  readonly doubt?: string;
}
