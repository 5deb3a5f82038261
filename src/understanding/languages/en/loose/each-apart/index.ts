import type { Rewording } from '../../../index.ts';
import { FOR_PEOPLE_FIRST } from './for-people.ts';
import { IN_SO_LONG_FIRST } from './in-so-long.ts';

/** What one breath says of several: for each of them the whole of it. */
export const EACH_APART_FIRST: readonly Rewording[] = [...FOR_PEOPLE_FIRST, ...IN_SO_LONG_FIRST];
