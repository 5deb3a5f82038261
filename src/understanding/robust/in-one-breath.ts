import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import { withoutManners } from './manners.ts';
import { isThingHere } from './other-names.ts';
import { placedIn } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { listsNoItem, swallowsVerb } from './wish.ts';

/**
 * The plan for what is needed and a wish for something else in one breath: "*we're out of milk*, and put the coffee on". Each is read by itself, so that neither
 * is lost in the other. `undefined` where the words tell of no need, or the wish is of what is needed ("we're out of milk, *get some*").
 */
export function neededBeside(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (wish: string) => Plan,
): Plan | undefined {
  const { language } = lexicon;
  const all = Reworded.of(text, language);
  const [whole, told = '', mark = ''] =
    (all.mayHold(language.loose.needed) && language.loose.needed.exec(text)) || [];
  if (whole === undefined) return undefined;
  const from = told.length + mark.length;
  const wish = text.slice(from);
  const { tokens } = tokenize(wish, language.words);
  const { is } = language;
  if (tokens.some(({ word }) => is.it.has(word) || is.them.has(word) || is.pronoun.has(word)))
    return undefined;
  const needed = understand(told, lexicon, context);
  const items = needed.groups.flat();
  if (
    needed.unread.length > 0 ||
    items.length === 0 ||
    !items.every(({ args }) => args['item'] !== undefined)
  )
    return undefined;
  const plan = read(wish);
  // "We're out of milk, and *stick butter on as well*" goes on with the same.
  const isHeard = plan.unread.every(
    ({ cannot, wish: asked, candidates }) =>
      cannot === true || asked !== undefined || candidates !== undefined,
  );
  if (!isHeard || plan.groups.length + plan.unread.length === 0) return undefined;
  const { groups, unread, remarks } = placedIn(all.part(from, text.length), plan);
  return {
    ...needed,
    direct: false,
    groups: [...needed.groups, ...groups],
    unread,
    remarks: [...needed.remarks, ...remarks],
  };
}

/** The plan for several wishes of one service that were said in one breath, where the strict reader took them for nothing, for fewer, or for something else of it. */
export function itemised(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { mayBeItems } = lexicon.language.loose;
  if (strict.talk === 'prohibition' || strict.talk === 'hypothetical' || !mayBeItems.test(text))
    return undefined;
  const said = withoutManners(text, lexicon);
  for (const items of said.inWordsOfEach(lexicon.language.loose.itemised)) {
    const plan = understand(items.text, lexicon, context);
    const deeds = plan.groups.flat();
    const service = deeds[0]?.service;
    if (plan.unread.length > 0 || service === undefined) continue;
    const before = strict.groups.flat();
    const isOfOne = [...deeds, ...before].every((deed) => deed.service === service);
    if (!isOfOne || deeds.some(({ args }) => isThingHere(args['name'], lexicon))) continue;
    // "The milk's gone off, *add some* to the list" are no two things.
    if (listsNoItem(plan, lexicon)) continue;
    const isMore = strict.unread.length > 0 || deeds.length > before.length;
    const [one] = before;
    if (strict.unread.length === 0 && one !== undefined && deeds.some((deed) => swallowsVerb(deed, one)))
      continue;
    if (isMore || one?.method !== deeds[0]?.method || lexicon.language.loose.heading.test(text))
      return placedIn(items, plan);
  }
  return undefined;
}
