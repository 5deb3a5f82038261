/** written-down: texts of reminders, entries and items of lists, without the words that only told, ordered or took back something. */
import type { Rewording } from '../../../index.ts';
import { ENTRY_TITLES_FIRST } from './entry-titles.ts';
import { LIST_ITEMS_FIRST } from './list-items.ts';
import { REMINDER_TEXTS_FIRST } from './reminder-texts.ts';
import { REMINDERS_TOLD_FIRST } from './reminders-told.ts';
import { TOLD_FIRST } from './told-first.ts';

/** Before anything is read. */
export const WRITTEN_DOWN_FIRST: readonly Rewording[] = [
  ...ENTRY_TITLES_FIRST,
  ...REMINDERS_TOLD_FIRST,
  ...REMINDER_TEXTS_FIRST,
  ...LIST_ITEMS_FIRST,
  ...TOLD_FIRST,
];
