/** going-on: what people say to what rings or was told just now, and of the value that a turn gave. */
import type { Rewording } from '../../../index.ts';
import { FURTHER_FIRST, FURTHER_IN_TALK } from './sequels.ts';
import { SHORT_SEQUELS_FIRST, SHORT_SEQUELS_IN_TALK } from './short-sequels.ts';

export { ANOTHER_ONE_FIRST, ANOTHER_ONE_IN_TALK } from './another-one.ts';
export { ASKED_APART_FIRST, ASKED_APART_IN_TALK } from './asked-apart.ts';
export { FEW_WORDS_FIRST, FEW_WORDS_IN_TALK } from './in-few-words.ts';
export { THAT_CASE_FIRST, THAT_CASE_IN_TALK } from './in-that-case.ts';
export { MEANT_OTHERWISE_FIRST } from './meant-otherwise.ts';
export {
  LET_GO_FIRST,
  LET_GO_IN_TALK,
  OTHER_VALUE_FIRST,
  OTHER_VALUE_IN_TALK,
} from './other-value.ts';
export { GOES_BACK, PUT_RIGHT_FIRST, PUT_RIGHT_IN_TALK } from './put-right.ts';
export { RUNG_FIRST, RUNG_IN_TALK } from './rung.ts';
export { TOLD_OTHERS_FIRST } from './said-of-stored.ts';
export { TOLD_ROUND, TOLD_ROUND_FIRST } from './told-round.ts';
export { VALUES_IN_TALK } from './values.ts';

export const SEQUELS_FIRST: readonly Rewording[] = [...FURTHER_FIRST, ...SHORT_SEQUELS_FIRST];
export const SEQUELS_IN_TALK: readonly Rewording[] = [...FURTHER_IN_TALK, ...SHORT_SEQUELS_IN_TALK];
