/** of-things: what people say of the things of a home in few words, of some of several things, and of what an order did to them. */
export {
  BEHIND_AN_ORDER_FIRST,
  BEHIND_AN_ORDER_IN_TALK,
  IN_PLACE_OF,
  LEVEL_BACK,
  LIT_ALONE,
  sparedToo,
  thingBack,
  WORD_ANEW,
} from './behind-an-order.ts';
export { BY_SO_MUCH_FIRST } from './by-so-much.ts';
export { EACH_ITS_OWN_FIRST } from './each-its-own.ts';
export { ENDS_OF_ORDERS_FIRST } from './ends-of-orders.ts';
export { IN_FEW_WORDS_FIRST } from './in-few-words.ts';
export { NONE_OF_IT_FIRST } from './none-of-it.ts';
export { NOT_SO_BUT_SO_FIRST } from './not-so-but-so.ts';
export { ONCE_AT_DARK_FIRST } from './once-at-dark.ts';
export { SO_UNTIL_THEN_FIRST } from './so-until-then.ts';
export { SOME_OTHERWISE_FIRST } from './some-otherwise.ts';
