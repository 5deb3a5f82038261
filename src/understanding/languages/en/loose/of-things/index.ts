/** of-things: what people say of the things of a home in few words, of some of several things, and of what an order did to them. */
import type { Rewording } from '../../../index.ts';
import { ASKED_IN_TALK_FIRST, ASKED_IN_TALK_SHORT } from '../asked-in-talk/index.ts';
import { ORDERS_FIRST } from '../orders/index.ts';
import { AS_ALLOWED_FIRST, AS_ALLOWED_IN_TALK } from './as-allowed.ts';
import { AS_IT_IS_WISHED_FIRST } from './as-it-is-wished.ts';
import { ASKED_OF_LOCKS, ASKED_OF_THINGS_FIRST, ASKED_OF_THINGS_IN_TALK } from './asked-of-things.ts';
import { BEHIND_AN_ORDER_FIRST, BEHIND_AN_ORDER_IN_TALK, IN_PLACE_OF, LIT_ALONE } from './behind-an-order.ts';
import { HEATING_OF_THE_HOME } from './behind-what-was-told.ts';
import { BROKEN_OFF_FIRST } from './broken-off.ts';
import { BY_SO_MUCH_FIRST } from './by-so-much.ts';
import { EACH_ITS_OWN_FIRST } from './each-its-own.ts';
import { ENDS_OF_ORDERS_FIRST } from './ends-of-orders.ts';
import { HALF_SAID_FIRST, HALF_SAID_IN_TALK } from './half-said.ts';
import { HOW_WARM_FIRST } from './how-warm.ts';
import { IN_FEW_WORDS_FIRST } from './in-few-words.ts';
import { IN_FIGURES_FIRST, IN_FIGURES_IN_TALK } from './in-figures.ts';
import { NONE_OF_IT_FIRST } from './none-of-it.ts';
import { NOT_SO_BUT_SO_FIRST } from './not-so-but-so.ts';
import { NOT_TOO_MUCH_FIRST } from './not-too-much.ts';
import { ONCE_AT_DARK_FIRST } from './once-at-dark.ts';
import { ONE_AFTER_ANOTHER_FIRST } from './one-after-another.ts';
import { IN_PASSING_BY_FIRST, IN_PASSING_BY_IN_TALK } from './said-in-passing.ts';
import { SO_UNTIL_THEN_FIRST } from './so-until-then.ts';
import { NOTHING_ELSE, SOME_NOT_OTHERS_FIRST, SOME_NOT_OTHERS_IN_TALK } from './some-but-not-others.ts';
import { SOME_OTHERWISE_FIRST } from './some-otherwise.ts';

export {
  LEVEL_BACK,
  sparedToo,
  thingBack,
  WORD_ANEW,
} from './behind-an-order.ts';
export { ASKED_IF_BETTER } from './half-said.ts';

/** Before anything is read. */
export const OF_THINGS_FIRST: readonly Rewording[] = [
  ...HOW_WARM_FIRST,
  ...ORDERS_FIRST,
  ...AS_ALLOWED_FIRST,
  ...IN_PASSING_BY_FIRST,
  ...AS_IT_IS_WISHED_FIRST,
  ...HALF_SAID_FIRST,
  ...IN_FEW_WORDS_FIRST,
  ...SOME_OTHERWISE_FIRST,
  ...BY_SO_MUCH_FIRST,
  ...NOT_SO_BUT_SO_FIRST,
  ...NOT_TOO_MUCH_FIRST,
  ...ONCE_AT_DARK_FIRST,
  ...EACH_ITS_OWN_FIRST,
  ...ENDS_OF_ORDERS_FIRST,
  ...ONE_AFTER_ANOTHER_FIRST,
  ...SO_UNTIL_THEN_FIRST,
  ...NONE_OF_IT_FIRST,
  ...BEHIND_AN_ORDER_FIRST,
  ...ASKED_OF_THINGS_FIRST,
  ...ASKED_IN_TALK_FIRST,
  ...SOME_NOT_OTHERS_FIRST,
  ...IN_FIGURES_FIRST,
  ...BROKEN_OFF_FIRST,
];

/** In a talk, of what was spoken of. */
export const OF_THINGS_IN_TALK: readonly Rewording[] = [
  ...HALF_SAID_IN_TALK,
  ...AS_ALLOWED_IN_TALK,
  ...IN_PASSING_BY_IN_TALK,
  ...BEHIND_AN_ORDER_IN_TALK,
  ...ASKED_OF_THINGS_IN_TALK,
  ...ASKED_IN_TALK_SHORT,
  ...SOME_NOT_OTHERS_IN_TALK,
  ...IN_FIGURES_IN_TALK,
];

/** Where nothing else is read. */
export const OF_THINGS_LOOSELY: readonly Rewording[] = [
  ...IN_PLACE_OF,
  ...LIT_ALONE,
  ...NOTHING_ELSE,
  ...ASKED_OF_LOCKS,
  ...HEATING_OF_THE_HOME,
];
