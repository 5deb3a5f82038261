import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand, understoodAs } from '../plan/index.ts';
import { type Arg, tokenize, type UnderstandingContext } from '../text/index.ts';
import { withSource } from './plan-as-said.ts';
import { asksOnly, isOfThings } from './wish.ts';

/**
 * The plan for words that have the words of the turn before done: "remind me at five to water the plants." "*Same for Sam, but at six*"; "did anyone lock the
 * back door?" "*Do it then*".
 */
export function saidBefore(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { doIt, doneAlready } = lexicon.language.loose;
  const before = context.previous?.at(-1);
  const [last, another] = before?.groups.flat() ?? [];
  if (before === undefined || last === undefined || another !== undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const alone = { ...context, previous: [] };
  const theirs = ofThem(text, last, lexicon, alone);
  if (theirs !== undefined) return theirs;
  if (asksOnly(before, lexicon)) {
    const so = lexicon.language.references.doneAsAsked(text, before.text);
    const made = so === undefined ? undefined : understand(so, lexicon, context);
    const isMade = made?.groups.flat().every(({ service }) => service === last.service) === true;
    if (made !== undefined && isMade && made.unread.length === 0 && made.groups.length > 0)
      return withSource(made, source);
    const [, deed] = doIt.test(text) ? (doneAlready.exec(before.text) ?? []) : [];
    const plan = deed === undefined ? undefined : understand(deed, lexicon, alone);
    const isOfIt = plan?.groups.flat().every(({ service }) => service === last.service) === true;
    if (plan === undefined || !isOfIt || plan.unread.length > 0 || plan.groups.length === 0) return undefined;
    return withSource(plan, source);
  }
  const then = alsoThen(text, last, lexicon, context);
  if (then !== undefined) return then;
  const { sameFor, insteadFor } = lexicon.language.loose;
  const instead = forSomebodyElse(insteadFor, text, last, lexicon, alone);
  const off = instead === undefined ? undefined : calledOff(last, lexicon);
  const action = instead ?? forSomebodyElse(sameFor, text, last, lexicon, alone);
  if (action === undefined || (instead !== undefined && off === undefined)) return undefined;
  const groups = [[...(off === undefined ? [] : [{ ...off, source }]), { ...action, source }]];
  return understoodAs(groups);
}

/** "At nine tonight dim the lamp." "*And close the curtains too*": at nine as well. `undefined` where what was put off is due, or the words say when. */
function alsoThen(
  text: string,
  { when }: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (when === undefined || !('at' in when || 'rrule' in when)) return undefined;
  if ('at' in when && (typeof when.at !== 'string' || Date.parse(when.at) <= context.now)) return undefined;
  const [, order] = lexicon.language.loose.alsoThen.exec(text) ?? [];
  if (order === undefined) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: [] });
  const deeds = plan.groups.flat();
  const isNow = deeds.every((deed) => deed.when === undefined && deed.if === undefined);
  if (deeds.length === 0 || plan.unread.length > 0 || !isNow || asksOnly(plan, lexicon)) return undefined;
  if (!isOfThings(plan, order, order, lexicon)) return undefined;
  const source = { start: 0, end: text.length, text };
  return { ...plan, groups: plan.groups.map((group) => group.map((deed) => ({ ...deed, when, source }))) };
}

/** "Tell Mia to come down." "*Tell her to bring her bag*", "*what did I tell her?*": her whom the turn before was told, or asked about. */
function ofThem(
  text: string,
  { args }: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { later } = lexicon.language.loose;
  const [who, another] = [args['to'] ?? args['of'] ?? args['person'] ?? []].flat();
  if (typeof who !== 'string' || another !== undefined || who === 'me') return undefined;
  const [lead, before = ''] = later.toThem.exec(text) ?? later.ofThem.exec(text) ?? [];
  if (lead === undefined) return undefined;
  const plan = understand(`${before}${who}${text.slice(lead.length)}`, lexicon, context);
  const [deed, other] = plan.groups.flat();
  const [whose] = [deed?.args['to'] ?? deed?.args['of'] ?? []].flat();
  return other === undefined && whose === who && plan.unread.length === 0
    ? withSource(plan, { start: 0, end: text.length, text })
    : undefined;
}

/** What takes away what was made for the wrong one. */
function calledOff({ service, method, args }: Action, { grammar }: Lexicon): Action | undefined {
  const off = grammar.services.get(service)?.phrases.methods[method]?.cancel;
  if (off === undefined) return undefined;
  const named = Object.entries(off.with).map(([name, from]) => [name, args[from]] as const);
  return { service, method: off.method, args: Object.fromEntries(named) as Action['args'] };
}

function forSomebodyElse(
  said: (text: string, own: string) => string | undefined,
  text: string,
  last: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const own = last.args['text'];
  const sentence = typeof own === 'string' ? said(text, own) : undefined;
  if (sentence === undefined) return undefined;
  const { groups, unread } = understand(sentence, lexicon, context);
  const [whole, another] = groups.flat();
  const isOfIt = (action: Action | undefined): boolean =>
    action?.service === last.service &&
    action.method === last.method &&
    (action.args['to'] !== undefined || isForSpeaker(sentence, lexicon));
  if (whole !== undefined)
    return another === undefined && unread.length === 0 && isOfIt(whole) ? whole : undefined;
  const [wish] = unread.flatMap((one) => one.wish ?? []);
  if (wish === undefined || unread.length > 1) return undefined;
  const { to: who, ...given } = wish.action.args;
  const { to: was, ...kept } = last.args;
  // Whoever it is for already is nobody else.
  if (JSON.stringify(who) === JSON.stringify(was)) return undefined;
  if (was !== undefined && last.service !== wish.action.service) return toldToo(last, who);
  if (!isOfIt(wish.action)) return undefined;
  // At the same time.
  const { when, assumed } = last;
  return {
    ...wish.action,
    args: who === undefined ? { ...kept, ...given } : { ...last.args, ...wish.action.args },
    ...(when === undefined ? {} : { when }),
    ...(assumed === undefined ? {} : { assumed }),
  };
}

/** "Remind *me* to …". */
function isForSpeaker(sentence: string, { language: { is, words } }: Lexicon): boolean {
  return is.me.has(tokenize(sentence, words).tokens[1]?.word ?? '');
}

/** What was told to some, told to somebody else as well. */
function toldToo(last: Action, who: Arg | undefined): Action | undefined {
  if (who === undefined || last.when !== undefined) return undefined;
  return { ...last, args: { ...last.args, to: who } };
}
