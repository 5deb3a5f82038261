import { isJsonObject } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand, understoodAs } from '../../../plan/index.ts';
import type { Arg, UnderstandingContext } from '../../../text/index.ts';
import { spokenOf } from '../../told-of-things.ts';
import { asksOnly } from '../../wish.ts';
import { stemsIn } from '../stems.ts';
import { oneUndone } from './one-undone.ts';

/** "The hall light to forty and close the curtains." "*The curtains back how they were*": of several that were done the one that is named is undone. */
export function undoOfSome(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const one = oneUndone(text, lexicon, context);
  if (typeof one === 'object') return understoodAs([[undoing(text, one)]]);
  const [undo, another] = plan.groups.flat();
  if (undo === undefined || another !== undefined || undo.service !== CONVERSATION) return plan;
  const { turns, further, target: whole } = undo.args;
  if (undo.method !== 'undo' || undo.when !== undefined || (turns ?? further) !== undefined) return plan;
  if (one === 'none') return nothingOfIt(text, plan, lexicon);
  if (one === 'all' || whole !== undefined) return plan;
  // "What did you do there?" stands between.
  const done =
    context.previous?.findLast(({ groups }) => !asksOnly({ groups }, lexicon))?.groups.flat() ?? [];
  const [thing, more] = spokenOf(text, lexicon, context).things;
  if (done.length < 2 || thing === undefined || more !== undefined) return plan;
  const [named, other] = done.filter((deed) => isOf(deed, thing, lexicon));
  const target = other === undefined ? named?.args['target'] : undefined;
  return target === undefined ? plan : { ...plan, groups: [[{ ...undo, args: { target } }]] };
}

function undoing(text: string, args: Action['args']): Action {
  return { service: CONVERSATION, method: 'undo', args, source: { start: 0, end: text.length, text } };
}

/** "*Undo the thermostat*", where nothing was done to it: what was done to others stays. */
function nothingOfIt(text: string, plan: Plan, { language }: Lexicon): Plan {
  const reason = language.wording.reasons['nothing-spoken-of'];
  return { ...plan, groups: [], unread: [{ start: 0, end: text.length, text, reason }] };
}

/** "*Put the desk lamp back*", "the curtains back how they were": what was done to that thing in the turn before is undone. */
export function thingBack(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.thingBack(text);
  const done = context.previous?.at(-1)?.groups.flat() ?? [];
  if (said === undefined || done.some(({ when, service }) => when !== undefined || service === CONVERSATION))
    return undefined;
  const target = touchedBy(said, done, lexicon, context);
  if (target === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const [only, other] = done;
  const isAll = other === undefined && JSON.stringify(only?.args['target']) === JSON.stringify(target);
  const args = isAll ? {} : { target };
  return understoodAs([[{ service: CONVERSATION, method: 'undo', args, source }]]);
}

/** What of the things that were touched is called so: by its own words, else by what an order for it would be for. */
function touchedBy(
  { thing, orders }: { readonly thing: string; readonly orders: readonly string[] },
  done: readonly Action[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Arg | undefined {
  const words = stemsIn(thing, lexicon);
  const touched = done.flatMap(({ args: { target } }): readonly (Arg | undefined)[] =>
    Array.isArray(target) ? target : [target],
  );
  const [named, other] = touched.filter((single) => {
    const name = isJsonObject(single) ? single['name'] : undefined;
    return typeof name === 'string' && words.every((word) => stemsIn(name, lexicon).includes(word));
  });
  if (named !== undefined) return other === undefined ? named : undefined;
  const all = done.flatMap(({ args: { target } }) => (target === undefined ? [] : [target]));
  for (const order of orders) {
    const [deed] = understand(order, lexicon, { ...context, previous: [] }).groups.flat();
    const found = deed && all.find((one) => JSON.stringify(one) === JSON.stringify(deed.args['target']));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a deed was of the one thing whose name has all of these words. */
function isOf({ args }: Action, thing: string, lexicon: Lexicon): boolean {
  const { target } = args;
  const name = isJsonObject(target) ? target['name'] : undefined;
  if (typeof name !== 'string') return false;
  const own = stemsIn(name, lexicon);
  return stemsIn(thing, lexicon).every((word) => own.includes(word));
}
