/** written-down: texts of reminders, entries and items of lists, without the words that only told, ordered or took back something. */
import type { Rewording } from '../../../index.ts';
import { REMINDER_TEXTS_FIRST } from './reminder-texts.ts';
import { REMINDERS_TOLD_FIRST } from './reminders-told.ts';

/** Before anything is read. */
export const WRITTEN_DOWN_FIRST: readonly Rewording[] = [...REMINDERS_TOLD_FIRST, ...REMINDER_TEXTS_FIRST];
