import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { hourOf, readNumber, understand, unitPutOff } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';
import { madeLast } from './hour-of.ts';

const HOUR_MS = 3_600_000;
/** Fewer may be hours as well. */
const MINUTES_MIN = 5;

/** "In ten minutes." "*Push it back by five*": of what it was put off in, and of an hour of the clock in minutes; "by two" is done nothing with there. */
export function shiftedBy(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { shiftedBy: read, units } = lexicon.language.loose.later.putOff;
  const said = read(text);
  const last = madeLast(context, lexicon).findLast((deed) => hourOf(deed) !== undefined);
  const by = said === undefined ? undefined : readNumber(said.figure, lexicon.language);
  if (said === undefined || last === undefined || by === undefined) return undefined;
  const unit = unitOf(last, by, lexicon);
  const plan = understand(said.order(units[unit ?? 'minute']), lexicon, context);
  const isMoved = plan.groups.length > 0 && plan.unread.length === 0;
  if (unit === undefined) return isMoved ? held(text, plan, lexicon) : undefined;
  return isMoved ? withSource(plan, { start: 0, end: text.length, text }) : undefined;
}

function unitOf(
  { source, when, args: { duration } }: Action,
  by: number,
  { language }: Lexicon,
): 'minute' | 'hour' | undefined {
  const isLength = typeof duration === 'string';
  const unit = returns({ when }) || isLength ? undefined : unitPutOff(source?.text ?? '', language);
  if (unit !== undefined && unit.days + unit.months === 0 && unit.ms >= HOUR_MS && by < MINUTES_MIN)
    return 'hour';
  const isOfMinutes = isLength || (unit !== undefined && unit.ms < HOUR_MS && unit.days + unit.months === 0);
  return isOfMinutes || by >= MINUTES_MIN ? 'minute' : undefined;
}
