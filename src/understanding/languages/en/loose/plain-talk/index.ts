/** plain-talk: everyday talk of times, lists, the calendar, the house and its rules, in words that no phrase has. */
import type { Rewording } from '../../../index.ts';
import { DAYS_TOLD_FIRST } from '../going-on/days-told.ts';
import { REMEMBERED } from '../orders/remembered.ts';
import { ASKED_FIRST, ASKED_IN_TALK } from './asked.ts';
import { ASKED_AGAIN_FIRST } from './asked-again.ts';
import { DAYS_OF_PEOPLE_FIRST } from './days-of-people.ts';
import { DONE_WITH_FIRST } from './done-with.ts';
import { ENTRIES_ASKED_FIRST, ENTRIES_CHANGED_FIRST } from './entries-asked.ts';
import { EVENTS_FIRST, EVENTS_IN_TALK } from './events.ts';
import { EVENTS_MOVED_FIRST } from './events-moved.ts';
import { EVENTS_NOTED_FIRST } from './events-noted.ts';
import { EVENTS_OVER_DAYS } from './events-over-days.ts';
import { LISTS_FIRST, LISTS_IN_TALK } from './lists.ts';
import { ONE_MORE_FIRST } from './one-more.ts';
import { ONE_OF_SERIES_FIRST } from './one-of-series.ts';
import { REMINDED, REMINDED_FIRST } from './reminded.ts';
import { RULES_FIRST, RULES_IN_TALK } from './rules.ts';
import { TO_THE_END_FIRST } from './rules-to-the-end.ts';
import { OF_ALARMS_FIRST, OF_ALARMS_IN_TALK } from './said-of-alarms.ts';
import { OF_REMINDERS_FIRST, OF_REMINDERS_IN_TALK } from './said-of-reminders.ts';
import { SERIES_SINCE } from './series-since.ts';
import { TIMED_AS_TOLD_FIRST } from './timed-as-told.ts';
import { TOLD_AND_REMINDED_FIRST } from './told-and-reminded.ts';
import { TOLD_AND_WISHED_FIRST } from './told-and-wished.ts';
import { TOLD_IN_ITS_TIME_FIRST } from './told-in-its-time.ts';
import { WHEN_LAST_FIRST } from './when-last.ts';
import { WITH_A_WORD_MORE } from './with-a-word-more.ts';
import { WOKEN_AND_TIMED, WOKEN_AND_TIMED_FIRST, WOKEN_AND_TIMED_IN_TALK } from './woken-and-timed.ts';

export { STEPPED_BACK } from './stepped-back.ts';
export { TURNED_ROUND_FIRST } from './turned-round.ts';

/** Before anything is read: what would be taken for something else. */
export const PLAIN_TALK_FIRST: readonly Rewording[] = [
  ...DAYS_TOLD_FIRST,
  ...TO_THE_END_FIRST,
  ...TOLD_AND_REMINDED_FIRST,
  ...TOLD_IN_ITS_TIME_FIRST,
  ...TOLD_AND_WISHED_FIRST,
  ...ASKED_AGAIN_FIRST,
  ...ONE_MORE_FIRST,
  ...DONE_WITH_FIRST,
  ...TIMED_AS_TOLD_FIRST,
  ...OF_ALARMS_FIRST,
  ...OF_REMINDERS_FIRST,
  ...REMINDED_FIRST,
  ...WOKEN_AND_TIMED_FIRST,
  ...LISTS_FIRST,
  ...DAYS_OF_PEOPLE_FIRST,
  ...ENTRIES_ASKED_FIRST,
  ...ENTRIES_CHANGED_FIRST,
  ...WHEN_LAST_FIRST,
  ...ONE_OF_SERIES_FIRST,
  ...SERIES_SINCE,
  ...EVENTS_MOVED_FIRST,
  ...EVENTS_OVER_DAYS,
  ...EVENTS_NOTED_FIRST,
  ...EVENTS_FIRST,
  ...ASKED_FIRST,
  ...RULES_FIRST,
];

/** Where nothing reads the sentence as it stands. */
export const PLAIN_TALK: readonly Rewording[] = [
  ...REMINDED,
  ...REMEMBERED,
  ...WOKEN_AND_TIMED,
  ...WITH_A_WORD_MORE,
];

/** Of what was spoken of just before. */
export const PLAIN_TALK_IN_TALK: readonly Rewording[] = [
  ...OF_ALARMS_IN_TALK,
  ...OF_REMINDERS_IN_TALK,
  ...WOKEN_AND_TIMED_IN_TALK,
  ...LISTS_IN_TALK,
  ...EVENTS_IN_TALK,
  ...ASKED_IN_TALK,
  ...RULES_IN_TALK,
];
