import type { Action, Plan } from '../../domain/index.ts';
import type { SpokenItems } from '../languages/index.ts';
import type { Lexicon } from '../names/index.ts';
import { CONVERSATION, understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { stemsIn } from './later/stems.ts';
import { isThingHere } from './other-names.ts';
import { held, withSource } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
import { asksOnly } from './wish.ts';

/**
 * The plan for words that go on behind a thing on a list: "and *sprinkles*", "make that *two dozen*", "check *those* off". The thing is that
 * of the last action of the turn before.
 */
export function ofItem(
  said: Reworded,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { items } = lexicon.language.loose;
  const before = context.previous?.at(-1)?.groups.flat() ?? [];
  const last = before.at(-1);
  const item = last?.args['item'];
  const text = said.text.trim();
  const whole = last === undefined ? undefined : wishIn(text, strict, lexicon, context);
  if (whole !== undefined) return whole;
  if (last === undefined || typeof item !== 'string') return undefined;
  const own = strict.groups.flat().filter(({ service }) => service === last.service);
  const pointing = own.at(-1);
  const points = own.every(({ args }) => items.pronoun.test(String(args['item'] ?? '')));
  if (pointing !== undefined && points && before.length === 1 && own.length === strict.groups.flat().length)
    return { ...strict, groups: [[{ ...pointing, args: { ...last.args, ...pointing.args, item } }]] };
  const [, amount] = items.amount.exec(text) ?? [];
  // "*Make that two*" is no thing called two.
  const isAmount = amount !== undefined && own.some(({ args }) => args['item'] === amount);
  if ((strict.unread.length === 0 && !isAmount) || asksOnly({ groups: [[last]] }, lexicon)) return undefined;
  const [, other] = items.another.exec(text) ?? [];
  const counted = amount === undefined ? item : measuredLike(amount, before, lexicon);
  if (counted === undefined) return strict.unread.length > 0 ? undefined : held(text, strict, lexicon);
  const plain =
    other !== undefined && !isThingHere(other, lexicon)
      ? items.addition(other)
      : amount === undefined
        ? undefined
        : items.instead(amount, counted);
  const plan = plain === undefined ? undefined : understand(plain, lexicon, context);
  const isOfIt = plan?.groups
    .flat()
    .every(({ service, when }) => service === last.service && when === undefined);
  if (plan === undefined || plan.unread.length > 0 || plan.groups.length === 0 || isOfIt !== true)
    return undefined;
  const source = { start: 0, end: said.text.length, text: said.text };
  // "I got the milk." "*And the eggs*": the same is done with them, whatever it was.
  const same = (action: Action): Action =>
    other === undefined || action.method === last.method
      ? action
      : { ...last, args: { ...last.args, item: action.args['item']! } };
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map((action) => ({ ...same(action), source }))),
  };
}

/**
 * "Two litres of milk and a dozen eggs." "*Make that three litres*": the thing that is measured so, and else the last. `undefined` where there are several, and
 * none is.
 */
function measuredLike(amount: string, made: readonly Action[], lexicon: Lexicon): string | undefined {
  const { measure } = lexicon.language.loose.items;
  const things = made.flatMap(({ args: { item } }) => (typeof item === 'string' ? [item] : []));
  const stemOf = (words: string): string | undefined => {
    const [unit] = measure.exec(words) ?? [];
    return unit && stemsIn(unit, lexicon).at(-1);
  };
  const unit = stemOf(amount);
  if (unit === undefined || things.length === 1) return things.at(-1);
  return things.findLast((thing) => stemOf(thing) === unit);
}

/** So many turns back things may be asked for that are then added together. */
const TURNS_MAX = 4;

/** The plan for what is said of things on a list that were spoken of, in words that by themselves say nothing or something else. */
function wishIn(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const spoken = spokenIn(context, lexicon);
  if (spoken === undefined) return undefined;
  for (const { say, plain } of lexicon.language.loose.items.wishes) {
    const match = say.exec(text);
    const words = match === null ? undefined : plain(match, spoken);
    if (words === undefined) continue;
    const plan = understand(words, lexicon, { ...context, previous: [] });
    const actions = plan.groups.flat();
    const asks = asksOnly(plan, lexicon);
    const isOfLists =
      actions.length > 0 &&
      actions.every((action) => isOfList(action, asks, lexicon) || isSent(action, actions));
    if (!isOfLists || plan.unread.length > 0) continue;
    // What reads by itself as a wish for something else is that; by its content alone it may be spoken of wherever it is.
    const isAsked =
      asks && asksOnly(strict, lexicon) && actions.every(({ args: { item } }) => item === undefined);
    const own = strict.unread.length === 0 && !isAsked ? strict.groups.flat() : [];
    const isOther = ({ service, args }: Action): boolean =>
      !actions.some((one) => one.service === service) &&
      service !== CONVERSATION &&
      !isByContent(service, args, lexicon) &&
      !isOfThem(args, actions);
    if (own.some(isOther)) continue;
    if (own.length === actions.length && own.every((one, at) => isSame(one, actions[at]!))) return undefined;
    const source = { start: 0, end: text.length, text };
    return withSource(plan, source);
  }
  return undefined;
}

function isOfList({ method, args: { item, list } }: Action, asks: boolean, lexicon: Lexicon): boolean {
  return item === undefined
    ? (asks || method === EMPTIED) && list !== undefined
    : !isThingHere(item, lexicon);
}

/** What was read from a list goes on to somebody. */
function isSent(action: Action, [first, second]: readonly Action[]): boolean {
  if (first === undefined || first.args['list'] === undefined || first.args['item'] !== undefined)
    return false;
  return action === first ? second?.args['about'] !== undefined : action === second && 'about' in action.args;
}

/** "Change *the eggs* to a dozen": what is looked for stands on the list that was spoken of. */
function isOfThem({ query }: Action['args'], actions: readonly Action[]): boolean {
  return (
    typeof query === 'string' &&
    actions.some(
      ({ args: { item } }) => typeof item === 'string' && item.toLowerCase().endsWith(query.toLowerCase()),
    )
  );
}

function isSame(one: Action, { service, method, args }: Action): boolean {
  return one.service === service && one.method === method && one.args['item'] === args['item'];
}

/** "Scrap *the ham*", which no kind of things says more of. */
export function isByContent(service: string, args: Action['args'], { grammar }: Lexicon): boolean {
  const { kinds, topics } = grammar.services.get(service)?.phrases ?? {};
  return kinds === undefined && topics === undefined && Object.keys(args).join() === 'query';
}

function spokenIn({ previous = [] }: UnderstandingContext, lexicon: Lexicon): SpokenItems | undefined {
  const items: string[] = [];
  let list: string | undefined;
  let asked: boolean | undefined;
  let last: readonly string[] | undefined;
  const begun = begunIn(previous.at(-1)?.groups.flat() ?? [], lexicon);
  if (begun !== undefined) return { items, last: items, asked: false, list: begun, begun: true, others: [] };
  for (const turn of previous.slice(-TURNS_MAX).toReversed()) {
    const actions = turn.groups.flat();
    const named = actions.flatMap(({ args: { item } }) =>
      typeof item === 'string' ? [item] : Array.isArray(item) ? item.map(String) : [],
    );
    const asks = asksOnly(turn, lexicon);
    // "What's on the shopping list?"
    const isWhole = asks && actions.length === 1 && actions[0]!.args['list'] !== undefined;
    if (named.length === 0 && !isWhole) break;
    if (asked !== undefined && asks !== asked) break;
    asked = asks;
    items.unshift(...named);
    last ??= named;
    list ??= actions.flatMap(({ args }) => (typeof args['list'] === 'string' ? [args['list']] : []))[0];
  }
  if (asked === undefined) return undefined;
  const spoken = previous.flatMap(({ groups }) => groups.flat()).map(({ args }) => args['list']);
  const others = new Set(spoken.filter((one) => typeof one === 'string' && one !== list) as string[]);
  return { items, last: last ?? [], asked, list, begun: false, others: [...others] };
}

/** The list that the turn before made, and put nothing on. */
function begunIn([made, ...more]: readonly Action[], lexicon: Lexicon): string | undefined {
  if (made === undefined || more.length > 0 || asksOnly({ groups: [[made]] }, lexicon)) return undefined;
  const { list, item, ...rest } = made.args;
  const names = made.method === MADE && Object.keys(rest).length === 0 && item === undefined;
  return names && typeof list === 'string' ? list : undefined;
}

/** The method by which a service begins a list of its own. */
const MADE = 'create';
/** The method by which all is taken off a list, after a yes. */
const EMPTIED = 'clear';
