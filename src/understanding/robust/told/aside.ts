import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { placedIn } from '../plan-as-said.ts';
import type { Reworded } from '../reworded.ts';
import { mayBeLeftOut, partsOf } from '../told-beside.ts';
import { asksOnly } from '../wish.ts';
import { isStatement } from './statements.ts';

/** Nobody tells more beside what they want of what was spoken of. */
const PARTS_MAX = 4;

/**
 * The plan for words that go on with what was spoken of, where beside them it is told why: "*get rid of it altogether*, I'm on leave", "Dan can't,
 * *push it to tomorrow*". What is understood alone is understood beside a reason, which names nothing of this home and binds nothing. `read` reads the
 * wish alone, in the same talk. `undefined` where nothing comes of it, or where more than one stretch is no reason.
 */
export function besideReason(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (wish: string) => Plan,
): Plan | undefined {
  const { text } = said;
  const parts = partsOf(text);
  if (parts.length < 2 || parts.length > PARTS_MAX || lexicon.language.loose.quoting.test(text))
    return undefined;
  const told = parts.map(
    ([part], at) => isStatement(part, at === 0, lexicon, context, false) && mayBeLeftOut(part, true, lexicon),
  );
  const [first, last] = [told.indexOf(false), told.lastIndexOf(false)];
  if (first < 0 || !told.includes(true) || told.slice(first, last + 1).includes(true)) return undefined;
  const end = parts[last]!;
  const length = end[0].replace(/[\s,.;:–—-]+$/, '').length;
  const wish = said.part(parts[first]!.index, end.index + length);
  const plan = read(wish.text);
  const isDone = plan.groups.length > 0 && plan.unread.length === 0;
  return isDone && !asksOnly(plan, lexicon) ? placedIn(wish, plan) : undefined;
}
