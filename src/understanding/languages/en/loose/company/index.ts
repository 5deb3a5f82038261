/** company: what is said round a wish and between its words, for company or by a slip, and is no part of it. */
import type { Rewording } from '../../../index.ts';
import { AROUND_WISHES } from './around-wishes.ts';
import { DAY_TOLD } from './day-told.ts';
import { FRAMES } from './frames.ts';
import { FROM_NEXT_WEEK } from './from-next-week.ts';
import { IN_OTHER_ORDER } from './in-other-order.ts';
import { MARKS } from './marks.ts';
import { PUT_OFF } from './put-off.ts';
import { REASONS } from './reasons.ts';
import { SAID_APART } from './said-apart.ts';
import { SMALL_WORDS } from './small-words.ts';
import { STUMBLES } from './stumbles.ts';
import { TAKEN_BACK } from './taken-back.ts';
import { TOLD_FIRST } from './told-first.ts';

export { BOUND } from './hangs-on.ts';
export { TOLD_HOUR } from './told-hour.ts';

/** In this order: what stands round a wish is known by words that are well written. */
export const COMPANY: readonly Rewording[] = [
  ...SAID_APART,
  ...SMALL_WORDS,
  ...STUMBLES,
  ...TAKEN_BACK,
  ...TOLD_FIRST,
  ...IN_OTHER_ORDER,
  ...DAY_TOLD,
  ...AROUND_WISHES,
  ...FRAMES,
  ...REASONS,
  ...MARKS,
  ...FROM_NEXT_WEEK,
  ...PUT_OFF,
];
