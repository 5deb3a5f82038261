import { isoIn, minutesOf, wallAt } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import { instantOf } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

const HALF_DAY = 720;
const MINUTE_MS = 60_000;

/** "Wake me at six *tomorrow and on Thursday*": the same on several days at one hour is in the same half of each, where nobody said in which. */
export function sameHalf(plan: Plan, context: UnderstandingContext): Plan {
  const [first, ...others] = plan.groups.flat();
  if (first === undefined || others.length === 0 || plan.unread.length > 0) return plan;
  if (!others.every((other) => isLike(first, other))) return plan;
  const hour = minutesAt(first, context);
  if (hour === undefined) return plan;
  const groups = plan.groups.map((group) =>
    group.map((deed) => {
      const own = deed === first ? undefined : minutesAt(deed, context);
      const isGuessed = (deed.assumed ?? []).length > 0;
      const isOther = own !== undefined && Math.abs(own - hour) === HALF_DAY;
      return isOther && isGuessed ? shifted(deed, hour - own, context) : deed;
    }),
  );
  return { ...plan, groups };
}

/**
 * "Porch light on at six and *TV off at eleven*": what is said behind is later, where nobody said in which half of the day. What is for the evening before makes no morning of
 * this day.
 */
export function inOrderSaid(plan: Plan, context: UnderstandingContext): Plan {
  if (plan.unread.length > 0) return plan;
  let last: { readonly kept: string; readonly date: string; readonly minutes: number } | undefined;
  const groups = plan.groups.map((group) =>
    group.map((deed) => {
      const minutes = minutesAt(deed, context);
      if (minutes === undefined) return deed;
      // A reminder for what is written down beside it may well come before it.
      const kept = deed.when === undefined ? deed.service : '';
      const date = wallAt(instantOf(deed)!, context.timezone).slice(0, 10);
      const isBefore = last?.kept === kept && date === last.date && minutes < last.minutes;
      const isMeantLater =
        isBefore &&
        minutes < HALF_DAY &&
        minutes + HALF_DAY > last!.minutes &&
        (deed.assumed ?? []).length > 0;
      last = { kept, date, minutes: isMeantLater ? minutes + HALF_DAY : minutes };
      return isMeantLater ? shifted(deed, HALF_DAY, context) : deed;
    }),
  );
  return { ...plan, groups };
}

function isLike(one: Action, other: Action): boolean {
  const alike = ({ service, method, if: only, args: { at: _at, ...args } }: Action): string =>
    JSON.stringify([service, method, only, args]);
  return alike(one) === alike(other);
}

/** The minute of its day at which it comes once. */
function minutesAt(deed: Action, { timezone }: UnderstandingContext): number | undefined {
  const at = instantOf(deed);
  const isOnce = deed.args['rrule'] === undefined && (deed.when === undefined || !('rrule' in deed.when));
  return at === undefined || !isOnce ? undefined : minutesOf(at, timezone);
}

function shifted(deed: Action, minutes: number, { now, timezone }: UnderstandingContext): Action {
  const at = (instantOf(deed) ?? 0) + minutes * MINUTE_MS;
  if (at <= now) return deed;
  const then = isoIn(at, timezone);
  const { assumed: _assumed, ...known } = deed;
  return deed.when === undefined
    ? { ...known, args: { ...deed.args, at: then } }
    : { ...known, when: { at: then } };
}
