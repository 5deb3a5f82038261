/** diary: what is said of alarms, reminders, events and rules in an order, or with words round it, that no phrase has. */
export { ALL_FIRST } from './all-of-them.ts';
export { ASKED_WHEN_FIRST } from './asked-when.ts';
export { CHECKED_FIRST } from './checked-first.ts';
export { DAYS_ASKED } from './days-asked.ts';
export { ENTRIES_FIRST } from './entries.ts';
export { ENTRY_BY_BUILD } from './entry-by-build.ts';
export { KEPT_FIRST, KEPT_IN_TALK } from './kept.ts';
export { LATER } from './later.ts';
export { LET_OFF_FIRST, LET_OFF_IN_TALK } from './let-off.ts';
export { LISTS_FIRST } from './lists.ts';
export { ONCE_FIRST } from './once.ts';
export { PUT_DOWN_FIRST } from './put-down.ts';
export { RULES_FIRST } from './rules.ts';
export { ROWS_FIRST, ROWS_IN_TALK } from './said-of-rows.ts';
export { TIMERS_FIRST } from './timers.ts';
export { TIMERS_WHY_FIRST } from './timers-why.ts';
export { TOLD_BEFORE, TOLD_BEFORE_FIRST } from './told-before.ts';
export { TOLD_SERIES, TOLD_SERIES_FIRST } from './told-series.ts';
