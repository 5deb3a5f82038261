import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';

/** The one thing that plain words ask for at once; `undefined` where they ask for more, less or something else. */
export function deedOf(words: string, lexicon: Lexicon, context: UnderstandingContext): Action | undefined {
  const { groups, unread } = understand(words.replace(/ +/g, ' ').trim(), lexicon, context);
  const [action, ...others] = groups.flat();
  if (action === undefined || others.length > 0 || unread.length > 0) return undefined;
  return action.when === undefined && action.if === undefined ? action : undefined;
}

/** Whether all that a plan asks for is of things, and in no words of the person's own that were not said so. */
export function isOfThings(
  { groups }: Pick<Plan, 'groups'>,
  said: string,
  plain: string,
  { grammar }: Lexicon,
): boolean {
  return groups
    .flat()
    .every(
      (action) =>
        asksOfRoom(action, grammar) ||
        ((grammar.services.get(action.service)?.phrases.kinds?.length ?? 0) > 0 &&
          isFaithful(action, said, plain)),
    );
}

/** "What is on *in the lounge*", where the house has another name for the room. */
function asksOfRoom({ service, method, args }: Action, { services }: Lexicon['grammar']): boolean {
  return args['area'] !== undefined && services.get(service)?.phrases.methods[method]?.question === true;
}

/** Whether all words of an action are the person's own: none stand in the plainer words alone, but for a room, which has other names. */
export function isFaithful({ args }: Action, said: string, plain: string): boolean {
  const [own, others] = [said.toLowerCase(), plain.toLowerCase()];
  return Object.entries(args).every(([name, value]) => {
    if (typeof value !== 'string' || name === 'area') return true;
    const text = value.toLowerCase();
    return own.includes(text) || !others.includes(text);
  });
}

/** Whether something is only asked. */
export function asksOnly({ groups }: Pick<Plan, 'groups'>, { grammar }: Lexicon): boolean {
  return groups
    .flat()
    .some(({ service, method }) => grammar.services.get(service)?.phrases.methods[method]?.question === true);
}

/** "Scrub any bread" as a thing to buy, where the strict reader heard what becomes of "bread". */
export function swallowsVerb({ args: { item: longer } }: Action, { args: { item } }: Action): boolean {
  return typeof longer === 'string' && typeof item === 'string' && longer.endsWith(` ${item}`);
}
