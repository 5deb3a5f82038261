import type { Plan } from '../../domain/index.ts';
import { HOME, type Lexicon } from '../names/index.ts';
import { CONVERSATION, openMemory } from '../plan/index.ts';
import { openSentence } from '../read/index.ts';
import type { Token, UnderstandingContext } from '../text/index.ts';

/** So many deeds make a question. */
const OFFERED_MAX = 2;

/**
 * The plan for words behind a turn that came to nothing: what names no thing of this home ("*brighter*", "*too loud*") was said of what that
 * turn spoke of, which nobody knows, so that it is only asked about.
 */
export function behindLost(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if (!openMemory(context, lexicon.language).open) return plan;
  const deeds = plan.groups.length > 0 ? plan.groups.flat() : (plan.offer?.deeds ?? []);
  const isVague =
    deeds.length > 0 && deeds.every(({ service, method }) => isOfThings(service, method, lexicon));
  if (!isVague || namesThing(text, lexicon, context)) return plan;
  if (plan.groups.length === 0)
    return plan.offer?.sure === true ? { ...plan, offer: { ...plan.offer, sure: false } } : plan;
  const reason = lexicon.language.wording.reasons['nothing-spoken-of'];
  const unread = [{ start: 0, end: text.length, text, reason }];
  const isPlain =
    deeds.length <= OFFERED_MAX && deeds.every((one) => one.when === undefined && one.if === undefined);
  return {
    ...plan,
    groups: [],
    direct: false,
    unread,
    ...(isPlain && { offer: { deeds, sure: false } }),
  };
}

/** Whether it does something to things; to ask about them changes none. */
function isOfThings(service: string, method: string, { grammar }: Lexicon): boolean {
  const phrases = service === CONVERSATION ? undefined : grammar.services.get(service)?.phrases;
  return (phrases?.kinds?.length ?? 0) > 0 && phrases?.methods[method]?.question !== true;
}

/** Whether any of the words is a thing's or a room's. */
function namesThing(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { grammar, places } = lexicon;
  const shelves = places.get(HOME)?.words;
  const { tokens } = openSentence(text, lexicon, context);
  return tokens.some(({ name }, at) => shelves?.has(name) === true || isNounAt(tokens, at, grammar.nouns));
}

/** Whether a whole noun begins here: the article of "a c" is none. */
function isNounAt(tokens: readonly Token[], start: number, nouns: Lexicon['grammar']['nouns']): boolean {
  let node = nouns.next.get(tokens[start]!.name);
  for (let at = start + 1; node !== undefined && node.values.length === 0 && at < tokens.length; at++)
    node = node.next.get(tokens[at]!.name);
  return node !== undefined && node.values.length > 0;
}
