import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { continued, understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { asks } from '../../wish.ts';
import { isMade } from './waiting-last.ts';

const KEEPER = 'schedule';

/**
 * Said of what was stored just now: "*is it on tomorrow?*" and "*what's next?*" ask for what is to come, and not how the thing is or which day it is; "*end that on Friday*" is
 * until when it comes; "*tell Sam as well*" is one more who is told of the same.
 */
export function saidOfStored(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const before = context.previous?.at(-1);
  const made = before?.groups.flat().filter(isMade) ?? [];
  if (before === undefined || !made.some(isStored)) return undefined;
  const { later } = lexicon.language.loose;
  const source = { start: 0, end: text.length, text };
  const read = (words: string | undefined): Plan | undefined =>
    words === undefined
      ? undefined
      : whole(withSource(understand(words, lexicon, { ...context, previous: [] }), source));
  const asked = read(later.asksOfStored(text));
  if (asked !== undefined) return asked;
  const [only, another] = made;
  if (only === undefined || another !== undefined || only.when === undefined) return undefined;
  const until = returns(only) ? later.endsOn(text) : undefined;
  const ends = until === undefined ? undefined : continued(until, lexicon, context);
  if (ends !== undefined) return withSource(ends, source);
  const isTold = 'event' in only.when && asks(only, lexicon.grammar);
  const words = isTold ? later.tellsToo(text, only.said ?? before.text) : undefined;
  const told = read(words);
  return (
    told && { ...told, groups: told.groups.map((group) => group.map((one) => ({ ...one, said: words! }))) }
  );
}

function isStored({ service, when }: Action): boolean {
  return when !== undefined || service === KEEPER;
}

function whole(plan: Plan): Plan | undefined {
  return plan.unread.length === 0 && plan.groups.length > 0 ? plan : undefined;
}
