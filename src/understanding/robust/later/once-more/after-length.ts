import { datePlus, instantOf, isoIn, wallAt } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { monthsAfter, readDuration, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';

/** What is written down for a time, and the parts that tell it. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  calendar: ['start', 'end'],
  reminders: ['at'],
  alarm: ['at'],
};
const METHODS: readonly string[] = ['create', 'set'];

/**
 * "Vet on Friday at three." "*Same again in six weeks*", "and another a fortnight later": one more at the same hour, so long after the first, which stays. Of what
 * comes again and again nothing is made.
 */
export function afterLength(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [made, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (made === undefined || another !== undefined || made.when !== undefined) return undefined;
  const times = METHODS.includes(made.method) ? TIMES[made.service] : undefined;
  if (times === undefined) return undefined;
  const words = lexicon.language.loose.later.againAfter(text);
  const length = words === undefined ? undefined : readDuration(words, lexicon.language);
  if (length === undefined || length.ms > 0 || length.days + length.months === 0) return undefined;
  if (made.args['rrule'] !== undefined) return held(text, understoodAs([]), lexicon);
  const later: Record<string, string> = {};
  for (const name of times) {
    const at = made.args[name];
    if (typeof at !== 'string' || !Number.isFinite(Date.parse(at))) return undefined;
    later[name] = isoIn(movedOn(Date.parse(at), length, context.timezone), context.timezone);
  }
  const { assumed: _assumed, ...again } = made;
  const source = { start: 0, end: text.length, text };
  const action: Action = { ...again, args: { ...made.args, ...later }, source };
  return understoodAs([[action]]);
}

/** At the same time of the clock so many days and months later; what a month has not is its last day. */
function movedOn(
  at: number,
  { days, months }: { readonly days: number; readonly months: number },
  timezone: string,
): number {
  const wall = wallAt(at, timezone);
  const date = datePlus(monthsAfter(wall.slice(0, 10), months), days);
  return instantOf(`${date}${wall.slice(10)}`, timezone);
}
