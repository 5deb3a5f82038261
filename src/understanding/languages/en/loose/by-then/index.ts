/** by-then: hours that are counted back, told in front or written in figures, and reminders asked for in passing. */
import type { Rewording } from '../../../index.ts';
import { ERRANDS_TOLD_FIRST } from './errands-told.ts';
import { REMINDED_BEFORE } from './reminded-before.ts';
import { IN_PASSING_REMINDED } from './reminded-in-passing.ts';
import { TOLD_HOURS_FIRST } from './told-hours.ts';

export const BY_THEN_FIRST: readonly Rewording[] = [
  ...ERRANDS_TOLD_FIRST,
  ...TOLD_HOURS_FIRST,
  ...IN_PASSING_REMINDED,
  ...REMINDED_BEFORE,
];
