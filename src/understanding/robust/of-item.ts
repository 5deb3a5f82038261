import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { isThingHere } from './other-names.ts';
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
  if (last === undefined || typeof item !== 'string') return undefined;
  const own = strict.groups.flat().filter(({ service }) => service === last.service);
  const pointing = own.at(-1);
  const points = own.every(({ args }) => items.pronoun.test(String(args['item'] ?? '')));
  if (pointing !== undefined && points && before.length === 1 && own.length === strict.groups.flat().length)
    return { ...strict, groups: [[{ ...pointing, args: { ...last.args, ...pointing.args, item } }]] };
  if (strict.unread.length === 0 || asksOnly({ groups: [[last]] }, lexicon)) return undefined;
  const text = said.text.trim();
  const [, other] = items.another.exec(text) ?? [];
  const [, amount] = items.amount.exec(text) ?? [];
  const plain =
    other !== undefined && !isThingHere(other, lexicon)
      ? items.addition(other)
      : amount === undefined
        ? undefined
        : items.instead(amount, item.replace(items.counted, ''));
  const plan = plain === undefined ? undefined : understand(plain, lexicon, context);
  const isOfIt = plan?.groups
    .flat()
    .every(({ service, when }) => service === last.service && when === undefined);
  if (plan === undefined || plan.unread.length > 0 || plan.groups.length === 0 || isOfIt !== true)
    return undefined;
  const source = { start: 0, end: said.text.length, text: said.text };
  return { ...plan, groups: plan.groups.map((group) => group.map((action) => ({ ...action, source }))) };
}
