import { untilAt } from '../../../../base/index.ts';
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { cancelling, dayIn, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { isMade } from './waiting-last.ts';

const OFTEN = /^FREQ=(?:HOURLY|MINUTELY)(?!.*UNTIL=)/;

/** "Remind me every hour to stretch." "*Until five*": so long it comes, where the words alone would leave one of them. */
export function untilThen(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [change, another] = plan.groups.flat();
  const [row, more] = context.previous?.at(-1)?.groups.flat().filter(isMade) ?? [];
  const rrule = row?.args['rrule'];
  if (change?.args['at'] === undefined || row === undefined || (another ?? more) !== undefined) return plan;
  if (change.service !== row.service || typeof rrule !== 'string' || !OFTEN.test(rrule)) return plan;
  if (dayIn(text, lexicon, context)?.until === undefined) return plan;
  const source = { start: 0, end: text.length, text };
  const off = cancelling(row, source, lexicon, context);
  const end = Date.parse(String(change.args['at']));
  if (off === undefined || Number.isNaN(end)) return plan;
  const until = `${rrule};UNTIL=${untilAt(end)}`;
  return understoodAs([[off, { ...row, args: { ...row.args, rrule: until }, source }]]);
}
