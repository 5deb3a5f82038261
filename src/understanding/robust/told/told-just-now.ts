import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { spokenOf } from '../told-of-things.ts';
import { asksOnly, isOfThing } from '../wish.ts';

/** Nobody says more than this of a thing before it is spoken of as "it". */
const LENGTH_MAX = 120;

/**
 * "The porch light's still on." "*Turn it off*": read as if both were one sentence, where the turn before came to nothing and named one thing.
 * `undefined` where that is more, or something else, than an order for the thing.
 */
export function toldJustNow(
  text: string,
  { groups, unread }: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string, heard: UnderstandingContext) => Plan,
): Plan | undefined {
  const before = context.previous?.at(-1);
  if (groups.length > 0 || unread.length === 0 || before === undefined) return undefined;
  if (before.groups.length > 0 || before.text.length + text.length > LENGTH_MAX) return undefined;
  const own = spokenOf(text, lexicon, context);
  if (own.its.length === 0 || own.things.length > 0) return undefined;
  const told = before.text.replace(/[\s.!?,]+$/u, '');
  if (spokenOf(told, lexicon, context).things.length !== 1) return undefined;
  const earlier = context.previous!.slice(0, -1);
  const plan = read(`${told}, ${text}`, { ...context, previous: earlier });
  const [deed, another] = plan.groups.flat();
  if (deed === undefined || another !== undefined || plan.unread.length > 0) return undefined;
  const { service, args } = deed;
  if (!isOfThing(service, lexicon) || args['target'] === undefined || asksOnly(plan, lexicon))
    return undefined;
  // What is done must be what the words alone say of that thing.
  const spoken = { text: told, groups: [[{ service, method: 'get', args: { target: args['target'] } }]] };
  const [same] = read(text, { ...context, previous: [...earlier, spoken] }).groups.flat();
  if (same?.method !== deed.method || same.service !== service) return undefined;
  const source = { start: 0, end: text.length, text };
  return { ...plan, groups: [[{ ...deed, source }]] };
}
