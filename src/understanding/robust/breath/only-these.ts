import { isJsonObject } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { held } from '../plan-as-said.ts';
import { isSame } from './by-clause.ts';

/**
 * "Lock up. *Oh, just the front though*": what is narrowed in the same breath is done in its narrow sense alone. It is read as if it was said behind
 * the order, and what would be undone then is not done at all. Nothing is done where other things are named than those of the order.
 * `undefined` where nothing is narrowed.
 */
export function onlyThese(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (text: string, context: UnderstandingContext) => Plan,
): Plan | undefined {
  const [, order = '', some = '', why] = lexicon.language.loose.narrows.exec(text) ?? [];
  if (some === '') return undefined;
  const before = context.previous ?? [];
  const alone = { ...context, previous: [] };
  const wide = read(order, context);
  // "Oof, *that's too bright*, only the counter lights" gives no order of its own.
  const bare = before.length === 0 ? wide : read(order, alone);
  if (bare.groups.length === 0 && bare.unread.length === 0) return undefined;
  const deeds = wide.groups.flat();
  if (deeds.length === 0 || wide.unread.length > 0 || deeds.some(isStored)) return undefined;
  if (why !== undefined && read(why, context).groups.length > 0) return undefined;
  const previous = [...before, { text: order, groups: wide.groups }];
  const narrow = read(some, { ...context, previous });
  const heard = narrow.groups.flat();
  if (heard.length === 0 || narrow.unread.length > 0) return leftOpen(text, deeds, wide, lexicon);
  const isUndone = heard[0]?.service === CONVERSATION;
  const these = isUndone ? heard.slice(1) : heard;
  // "Lights off, *only the fan on low*" is another order.
  if (!isUndone && read(some, alone).groups.length > 0) return undefined;
  const isOfThem = these.length > 0 && these.every((one) => isLike(one, deeds));
  const isAll = isUndone && deeds.some(({ args }) => isSame(args['target'], heard[0]?.args['target']));
  if (!isOfThem || isAll || !(isUndone || deeds.every(isWide))) return held(text, wide, lexicon);
  const source = { start: 0, end: text.length, text };
  return { ...narrow, groups: [these.map((one) => ({ ...one, source }))] };
}

/** What is kept for later, or is written down, is narrowed otherwise. */
function isStored({ when, args }: Action): boolean {
  return when !== undefined || args['target'] === undefined;
}

function isLike({ service, method }: Action, deeds: readonly Action[]): boolean {
  return deeds.some((deed) => deed.service === service && deed.method === method);
}

function isWide({ args: { target } }: Action): boolean {
  return isJsonObject(target) && ('all' in target || 'group' in target);
}

/** Of everything of a sort nothing is done where it was not understood which of it is meant. */
function leftOpen(text: string, deeds: readonly Action[], wide: Plan, lexicon: Lexicon): Plan | undefined {
  return deeds.every(isWide) ? held(text, wide, lexicon) : undefined;
}
