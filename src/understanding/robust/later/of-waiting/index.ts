/** of-waiting: what is said of commands that wait: of their things, their days, of steps behind each other, of when they end, or of all of them. */
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { allWaiting } from './all-waiting.ts';
import { askedOfRule } from './asked-of-rule.ts';
import { butOnDays } from './but-on-days.ts';
import { fromThen } from './from-then.ts';
import { lastsTill } from './lasts-till.ts';
import { leftOutDay } from './left-out-day.ts';
import { leftThen } from './left-then.ts';
import { ofChain } from './of-chain.ts';
import { onDayTold } from './on-day-told.ts';
import { onceMore } from './once-more.ts';
import { inOrderSaid, sameHalf } from './same-half.ts';
import { sparedThen } from './spared-then.ts';
import { thenStill } from './then-still.ts';
import { untilThen } from './until-then.ts';

type Reading = (text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext) => Plan;

const READINGS: readonly Reading[] = [
  onDayTold,
  allWaiting,
  sparedThen,
  lastsTill,
  askedOfRule,
  untilThen,
  fromThen,
  thenStill,
  ofChain,
];

/** What a plan is where the words were said of what waits. */
export function ofWaiting(text: string, read: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const told = leftThen(text, read, lexicon, context);
  const plan = inOrderSaid(sameHalf(leftOutDay(text, told, lexicon, context), context), context);
  if ((context.previous ?? []).length === 0) return butOnDays(text, plan, lexicon);
  const more = onceMore(text, plan, lexicon, context);
  for (const read of READINGS) {
    const anew = read(text, more, lexicon, context);
    if (anew !== more) return anew;
  }
  return butOnDays(text, onlyWhole(more), lexicon);
}

/** "*At weekends nine rather than seven*": nothing is called off by words of which the rest was not understood. */
function onlyWhole(plan: Plan): Plan {
  const isLost = plan.unread.length > 0 && plan.unread.every(({ wish }) => wish === undefined);
  const deeds = plan.groups.flat();
  const isEnd =
    deeds.length > 0 && deeds.every(({ service, method }) => service === 'schedule' && method === 'cancel');
  return isLost && isEnd ? { ...plan, groups: [] } : plan;
}
