/** takes-place: what is told of who comes and what is on, with its days: it is kept in the calendar. */
import type { Rewording } from '../../../index.ts';
import { CLEARED_DAYS } from './cleared-days.ts';
import { MONTHLY } from './monthly.ts';
import { LASTS_DAYS, ON_ITS_DAYS } from './on-its-days.ts';
import { OVER_DAYS } from './over-days.ts';
import { WHO_COMES } from './who-comes.ts';
import { WHO_HAS } from './who-has.ts';

/** Before anything is read: it would be taken for what is only told. */
export const TAKES_PLACE_FIRST: readonly Rewording[] = [
  ...WHO_COMES,
  ...LASTS_DAYS,
  ...CLEARED_DAYS,
  ...MONTHLY,
  ...OVER_DAYS,
];

/** Where nothing reads it as it stands. */
export const TAKES_PLACE: readonly Rewording[] = [...ON_ITS_DAYS, ...WHO_HAS];
