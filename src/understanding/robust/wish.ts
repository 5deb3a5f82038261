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
function asksOfRoom(action: Action, grammar: Lexicon['grammar']): boolean {
  return action.args['area'] !== undefined && asks(action, grammar);
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
  return groups.flat().some((action) => asks(action, grammar));
}

/** Whether an action only asks. */
export function asks({ service, method }: Action, { services }: Lexicon['grammar']): boolean {
  return services.get(service)?.phrases.methods[method]?.question === true;
}

/** Whether words would stand on a list, or in the calendar, that nothing is called: "*who'd like a yoghurt, we're out*, add those as well". */
export function listsNoItem({ groups }: Pick<Plan, 'groups'>, { language: { loose } }: Lexicon): boolean {
  return groups.flat().some(
    ({ args: { item, title } }) =>
      (typeof item === 'string' && loose.noItem.test(item)) ||
      // "*On Friday at seven*, put it in the calendar" says of nothing what it is.
      (typeof title === 'string' && loose.noTitle.test(title)),
  );
}

/** "Scrub any bread" as a thing to buy, where the strict reader heard what becomes of "bread". */
export function swallowsVerb({ args: { item: longer } }: Action, { args: { item } }: Action): boolean {
  return typeof longer === 'string' && typeof item === 'string' && longer.endsWith(` ${item}`);
}

/** Talk by which somebody may want something. */
const WANTING: ReadonlySet<Plan['talk']> = new Set<Plan['talk']>([
  'statement',
  'how-to',
  'greeting',
  'goodbye',
]);

/** Whether nothing is left to read: all was understood, or nothing can be done about it, or what a thing is to do is asked for. */
export function isRead({ groups, unread, talk }: Plan, lexicon: Lexicon): boolean {
  if (unread.length > 0)
    return unread.every(
      ({ cannot, wish }) =>
        cannot === true || (wish !== undefined && isOfThing(wish.action.service, lexicon)),
    );
  return groups.length > 0 || !WANTING.has(talk);
}

export function isOfThing(service: string, { grammar }: Lexicon): boolean {
  return (grammar.services.get(service)?.phrases.kinds?.length ?? 0) > 0;
}

/** "Make that half past *and also one at nine*": what one row is moved to twice was meant for another, and the first hour would be lost. */
export function isMovedTwice({ groups }: Plan): boolean {
  const moved = groups.flat().flatMap(({ service, method, args: { at, ...which }, when }) => {
    return method === MOVES && at !== undefined && when === undefined
      ? [JSON.stringify([service, which])]
      : [];
  });
  return new Set(moved).size < moved.length;
}

/** What puts what is kept at another time. */
const MOVES = 'change';
