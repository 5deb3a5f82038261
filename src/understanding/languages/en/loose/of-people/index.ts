/** of-people: what people of the house are told by others and asked by them, and what is put right of it. */
import type { Rewording } from '../../../index.ts';
import { ASKED_OF_FIRST } from './asked-of.ts';
import { PASSED_ON_FIRST } from './passed-on.ts';
import { TOLD_TO_FIRST } from './told-to.ts';

export { messageAnew, oneMoreMessage } from './message-anew.ts';
export const OF_PEOPLE_FIRST: readonly Rewording[] = [
  ...PASSED_ON_FIRST,
  ...TOLD_TO_FIRST,
  ...ASKED_OF_FIRST,
];
