import type { Action, Plan } from '../../../../domain/index.ts';
import { isoLength, NO_LENGTH } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** Nobody means a timer by an hour that is farther off. */
const LONGEST_MS = 12 * 3_600_000;

/** "*Timer till quarter past eleven*": as long as it is from now to then. */
export function timerUntil(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.timers.untilHour(text);
  if (said === undefined) return undefined;
  const [rings, another] = understand(said.rings, lexicon, { ...context, previous: [] }).groups.flat();
  const length = Date.parse(String(rings?.args['at'])) - context.now;
  // A bare hour is in whichever half of the day it comes first.
  const soon = (rings?.assumed ?? []).length > 0 ? length % LONGEST_MS : length;
  if (another !== undefined || !(soon > 0 && soon <= LONGEST_MS)) return undefined;
  const { name } = said;
  const args: Action['args'] = {
    duration: isoLength({ ...NO_LENGTH, ms: soon }),
    ...(name === undefined ? {} : { name }),
  };
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: 'timer', method: 'start', args, source }]]);
}
