import { durationMs } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import { takenOff } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { isEndOf, isLater, sameThing } from './not-then.ts';

/** What was to end so soon may have ended. */
const SOON_MS = 5 * 60_000;

/**
 * "On for an hour and then off again." "*Leave it on for two hours*": it ends later now, and the end that was said before would come in its midst. That one is called off.
 */
export function endsAnew(plan: Plan, { previous = [], now }: UnderstandingContext): Plan {
  const deeds = plan.groups.flat();
  const ends = deeds.filter((end) => isEndOf(end, deeds));
  if (ends.length === 0) return plan;
  const off: Action[] = [];
  for (const { groups } of previous) {
    const before = groups.flat();
    for (const was of before) {
      const isEnd = isToCome(was, now) && isEndOf(was, before);
      const end = isEnd ? ends.find((one) => one.service === was.service && sameThing(one, was)) : undefined;
      const called = end?.source && takenOff(was, end.source);
      if (called !== undefined && !off.some((one) => one.args['query'] === called.args['query']))
        off.push(called);
    }
  }
  return off.length === 0 ? plan : { ...plan, groups: [...off.map((one) => [one]), ...plan.groups] };
}

function isToCome(action: Action, now: number): boolean {
  const { when } = action;
  if (when === undefined || !isLater(action)) return false;
  if ('after' in when) return (durationMs(when.after) ?? 0) > SOON_MS;
  return 'at' in when && typeof when.at === 'string' && Date.parse(when.at) > now;
}
