import { durationMs } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { readDuration } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';
import { atHour, hourOfLast, later, madeLast } from './hour-of.ts';

/**
 * "At noon turn off the lamp." "*And half an hour after that* lock up": counted from what was put off before, and not from now. Nothing is done where nobody knows
 * when that will be.
 */
export function countedOn(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const words = lexicon.language.loose.later.putOff.countedOn(text);
  const ms = words === undefined ? undefined : lengthOf(words, lexicon);
  if (ms === undefined || !plan.groups.some(([first]) => isCountedFromNow(first, ms, context))) return plan;
  const made = madeLast(context, lexicon);
  if (made.every(({ when, args }) => (when ?? args['at'] ?? args['rrule']) === undefined)) return plan;
  const hour = hourOfLast(made, context.timezone);
  const then = hour === undefined ? undefined : later(hour, ms, context.timezone);
  const groups = plan.groups.map(([first, ...rest]) => {
    const placed = then === undefined || !isCountedFromNow(first, ms, context) ? first : atHour(first!, then);
    return placed === undefined ? [] : [placed, ...rest];
  });
  if (then === undefined || groups.some((group) => group.length === 0)) return held(text, plan, lexicon);
  return { ...plan, groups };
}

function lengthOf(words: string, { language }: Lexicon): number | undefined {
  const length = readDuration(words, language);
  return length === undefined || length.months !== 0 ? undefined : length.ms + length.days * DAY_MS;
}

/** Whether an action comes just so much later than now. */
function isCountedFromNow(action: Action | undefined, ms: number, { now }: UnderstandingContext): boolean {
  if (action === undefined) return false;
  const { when, args } = action;
  if (when !== undefined && 'after' in when) return durationMs(when.after) === ms;
  const at = when !== undefined && 'at' in when && !('rrule' in when) ? when.at : args['at'];
  return typeof at === 'string' && Math.abs(Date.parse(at) - now - ms) < MINUTE_MS;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
