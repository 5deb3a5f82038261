/** each-apart: what one breath says of several, people, lengths or days, is said out for each of them as a whole. */
import type { Rewording } from '../../../index.ts';
import { BY_THEN_FIRST } from '../by-then/index.ts';
import { TIMERS_FIRST_OF_ALL } from '../of-timers/index.ts';
import { EVERY_NTH } from '../takes-place/monthly.ts';
import { AT_ITS_TIME_FIRST, REMINDED_AT_EACH } from './at-its-time.ts';
import { DAYS_AND_HOURS_FIRST } from './days-and-hours.ts';
import { FOR_PEOPLE_FIRST } from './for-people.ts';
import { IN_SO_LONG_FIRST } from './in-so-long.ts';

export const EACH_APART_FIRST: readonly Rewording[] = [
  ...TIMERS_FIRST_OF_ALL,
  ...EVERY_NTH,
  ...BY_THEN_FIRST,
  ...FOR_PEOPLE_FIRST,
  ...IN_SO_LONG_FIRST,
  ...DAYS_AND_HOURS_FIRST,
  ...AT_ITS_TIME_FIRST,
  ...REMINDED_AT_EACH,
];
