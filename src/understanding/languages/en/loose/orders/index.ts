/** orders: what people order every day in words that no phrase has: all but some, at an hour that is not to be passed, on a list, what they have to keep, and what is to be remembered. */
import type { Rewording } from '../../../index.ts';
import { ALL_BUT_FIRST } from './all-but.ts';
import { AT_HOURS_FIRST } from './at-hours.ts';
import { NO_ONE_THERE_FIRST } from './no-one-there.ts';
import { ON_LISTS_FIRST } from './on-lists.ts';
import { REMEMBERED_FIRST } from './remembered.ts';
import { REMINDED_THEN_FIRST } from './reminded-then.ts';
import { TO_BE_KEPT_FIRST } from './to-be-kept.ts';

/** Before anything is read. */
export const ORDERS_FIRST: readonly Rewording[] = [
  ...ALL_BUT_FIRST,
  ...AT_HOURS_FIRST,
  ...NO_ONE_THERE_FIRST,
  ...ON_LISTS_FIRST,
  ...REMEMBERED_FIRST,
  ...REMINDED_THEN_FIRST,
  ...TO_BE_KEPT_FIRST,
];
