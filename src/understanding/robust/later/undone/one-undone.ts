import { isJsonObject } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { Arg, UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';
import { stemsIn } from '../stems.ts';

/** So far back a thing is looked for that is named. */
const TURNS_BACK = 4;

type Undo = Pick<Action, 'args'>['args'];

/** What of the last turns an "undo" is of that names one of their things or its place; `none` where they did nothing to such a thing. */
export function oneUndone(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Undo | 'all' | 'none' | undefined {
  const said = lexicon.language.loose.later.undoneThing(text);
  const { previous = [] } = context;
  const turns = previous
    .filter(({ groups }) => groups.length > 0 && !asksOnly({ groups }, lexicon))
    .slice(-TURNS_BACK)
    .toReversed()
    .map(({ groups }) => groups.flat());
  const [last] = turns;
  if (said === undefined || last === undefined) return undefined;
  if ('place' in said) return inPlace(last, said.place);
  const words = stemsIn(said.thing, lexicon);
  const order = orderFor(said.orders, lexicon, context);
  for (const deeds of turns) {
    const named = ofThing(deeds, words, lexicon);
    if (named !== undefined) return named;
  }
  if (order === undefined) return undefined;
  const { service } = order;
  for (const deeds of turns) {
    const own = deeds.filter((deed) => deed.service === service && mayTouch(deed, order));
    if (own.length > 0) return deeds === last && own.length === deeds.length ? 'all' : { service };
  }
  return 'none';
}

/** "*The second*" of several things. */
function inPlace(deeds: readonly Action[], place: number): Undo | undefined {
  const targets = deeds.flatMap(singles);
  const target = targets.length > 1 ? targets.at(place) : undefined;
  return target === undefined ? undefined : { target };
}

/** The one of the things whose name has all of these words. */
function ofThing(deeds: readonly Action[], words: readonly string[], lexicon: Lexicon): Undo | undefined {
  const [named, other] = deeds
    .filter(({ when }) => when === undefined)
    .flatMap(singles)
    .filter((single) => {
      const name = isJsonObject(single) ? single['name'] : undefined;
      return typeof name === 'string' && words.every((word) => stemsIn(name, lexicon).includes(word));
    });
  return named === undefined || other !== undefined ? undefined : { target: named };
}

/** Whether a deed may have been of what the order is for: not where all that it was of are other things by name. */
function mayTouch(deed: Action, order: Action): boolean {
  const nameOf = (single: Arg | undefined): unknown => (isJsonObject(single) ? single['name'] : undefined);
  const [one, another] = singles(order);
  const name = another === undefined ? nameOf(one) : undefined;
  return (
    name === undefined || singles(deed).some((single) => [undefined, name].includes(nameOf(single) as string))
  );
}

function singles({ args: { target } }: Action): readonly Arg[] {
  if (target === undefined) return [];
  return Array.isArray(target) ? target : [target];
}

/** The order that would be for a thing of that name. */
function orderFor(
  orders: readonly string[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  for (const order of orders) {
    const plan: Plan = understand(order, lexicon, { ...context, previous: [] });
    const [deed, another] = plan.groups.flat();
    if (deed?.args['target'] !== undefined && another === undefined && plan.unread.length === 0) return deed;
    // "The fan", where there are several.
    const [which, more] = plan.unread;
    if (
      deed === undefined &&
      more === undefined &&
      which?.candidates !== undefined &&
      which.wish !== undefined
    )
      return which.wish.action;
  }
  return undefined;
}
