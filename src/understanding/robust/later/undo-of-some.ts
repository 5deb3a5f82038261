import { isJsonObject } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { spokenOf } from '../told-of-things.ts';
import { asksOnly } from '../wish.ts';
import { stemsIn } from './stems.ts';

/** "The hall light to forty and close the curtains." "*The curtains back how they were*": of several that were done the one that is named is undone. */
export function undoOfSome(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [undo, another] = plan.groups.flat();
  if (undo === undefined || another !== undefined || undo.service !== CONVERSATION) return plan;
  if (undo.method !== 'undo' || undo.args['target'] !== undefined) return plan;
  // "What did you do there?" stands between.
  const done =
    context.previous?.findLast(({ groups }) => !asksOnly({ groups }, lexicon))?.groups.flat() ?? [];
  const [thing, more] = spokenOf(text, lexicon, context).things;
  if (done.length < 2 || thing === undefined || more !== undefined) return plan;
  const [named, other] = done.filter((deed) => isOf(deed, thing, lexicon));
  const target = other === undefined ? named?.args['target'] : undefined;
  return target === undefined ? plan : { ...plan, groups: [[{ ...undo, args: { target } }]] };
}

/** Whether a deed was of the one thing whose name has all of these words. */
function isOf({ args }: Action, thing: string, lexicon: Lexicon): boolean {
  const { target } = args;
  const name = isJsonObject(target) ? target['name'] : undefined;
  if (typeof name !== 'string') return false;
  const own = stemsIn(name, lexicon);
  return stemsIn(thing, lexicon).every((word) => own.includes(word));
}
