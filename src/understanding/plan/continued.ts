import { durationMs, isoIn } from '../../base/index.ts';
import { type Action, type Plan, returns, type Span } from '../../domain/index.ts';
import { namesOutcome, phrasesOf, RESTING, sequelOf, takenOff, withoutTimes } from '../meaning/index.ts';
import { heard, type Lexicon } from '../names/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../text/index.ts';
import { understand } from './understand.ts';

/**
 * "Every day at eight open the blinds." "*But not on sundays*", "*only if it's dark*", "*for ten minutes*": the sentence of the turn before with these
 * words behind it, where they change when or whether its actions are done, or bring them to an end, and nothing else. What was put off takes
 * the place of what was put off before. `undefined` where the words come to something else.
 */
export function continued(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  if (before === undefined || before.groups.length === 0) return undefined;
  if (!lexicon.language.loose.continues.test(text)) return undefined;
  const earlier = { ...context, previous: context.previous!.slice(0, -1) };
  const deeds = madeBy(before);
  const said = calledAll(deeds, before).replace(/[\s.!?,]+$/u, '');
  const source: Span = { start: 0, end: text.length, text };
  for (const whole of [`${said} ${text}`, `${said}, ${text}`]) {
    const plan = understand(whole, lexicon, earlier);
    if (plan.unread.length > 0) continue;
    const groups = changed(deeds, plan.groups, { whole, source, lexicon, context });
    if (groups !== undefined) return { ...plan, groups, direct: false };
  }
  return undefined;
}

/**
 * "Every weekday at seven start the coffee." "*And turn it off again an hour later*", "*and send me a mail too*": one more step of what comes again and
 * again. `undefined` where the words, said behind it in one sentence, come to anything else.
 */
export function joined(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  if (before === undefined || !lexicon.language.loose.later.joins.test(text)) return undefined;
  const deeds = madeBy(before);
  const [was] = deeds;
  if (was === undefined || !deeds.every((deed) => deed.when !== undefined) || !returns(was)) return undefined;
  const earlier = { ...context, previous: context.previous!.slice(0, -1) };
  // What is kept under the name of its thing as well is also tried as it was said.
  for (const said of new Set([calledAll(deeds, before), before.text])) {
    const plan = behind(`${said.replace(/[\s.!?,]+$/u, '')} ${text}`, deeds, text, lexicon, earlier);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

function behind(
  whole: string,
  deeds: readonly Action[],
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const plan = understand(whole, lexicon, context);
  const all = plan.groups.flat();
  const added = all.slice(deeds.length);
  const isKept = deeds.every((deed, at) => {
    const one = all[at];
    return one !== undefined && isSameDeed(deed, one) && timesOf(deed) === timesOf(one);
  });
  const comesToo = added.every((one) => returns(one) || (one.when !== undefined && 'after' in one.when));
  if (plan.unread.length > 0 || added.length === 0 || !isKept || !comesToo) return undefined;
  const source: Span = { start: 0, end: text.length, text };
  // What has hours of its own is a command beside, and no step that would be done with the others.
  if (added.every((one) => returns(one) && deeds.every((deed) => timesOf(deed) !== timesOf(one))))
    return { ...plan, groups: added.map((step) => [{ ...step, source }]), direct: false };
  const off = deeds.flatMap((deed) => taken(deed, source, lexicon, context) ?? []);
  const kept = all.slice(0, deeds.length).map((deed) => ({ ...deed, source, said: whole }));
  const steps = added.map((deed) => ({ ...deed, source }));
  return off.length === 0 ? undefined : { ...plan, groups: [[...off, ...kept, ...steps]], direct: false };
}

/** The words of all that a turn made: where each of several is called by its own, they are those of the turn. */
function calledAll([first, ...others]: readonly Action[], { text }: PreviousTurn): string {
  return others.every(({ said }) => said === first?.said) ? (first?.said ?? text) : text;
}

/** What a turn made, without what it took the place of. */
function madeBy({ groups }: PreviousTurn): readonly Action[] {
  const made = groups.flat().filter(({ method }) => method !== 'cancel');
  return made.length > 0 ? made : groups.flat();
}

interface Said {
  readonly whole: string;
  readonly source: Span;
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
}

/** What is to be called for that was not before; `undefined` where that is nothing, or more than when and whether. */
function changed(before: readonly Action[], plan: Plan['groups'], said: Said): Plan['groups'] | undefined {
  const { whole, source, lexicon, context } = said;
  const lasting = endedEachTime(before, plan, said);
  if (lasting !== undefined) return lasting;
  const groups: Action[][] = [];
  let at = 0;
  for (const group of plan)
    for (const action of group) {
      const was = before[at++];
      if (was === undefined) {
        const ending = ended(action, before, said);
        if (ending === undefined) return undefined;
        groups.push([{ ...ending, source }]);
        continue;
      }
      if (!isSameDeed(was, action)) return undefined;
      // An entry stands on its days, and is not written down by what is so now.
      if (action.args['start'] !== undefined && action.if !== undefined) return undefined;
      if (timesOf(was) === timesOf(action)) continue;
      const anew = { ...action, source, said: whole };
      // What only changed a row changes it again: called off, there would be none to change.
      const first = isChange(was) ? anew : taken(was, source, lexicon, context);
      if (first === undefined) return undefined;
      groups.push(first === anew ? [anew] : [first, anew]);
    }
  return at < before.length || groups.length === 0 ? undefined : groups;
}

/** "For a week" tells how long a rule holds, and not what it does. */
const DAY_MS = 86_400_000;

/** "When the door opens turn the light on." "*For ten minutes*", "*until eleven*": each time, so that a rule with its end takes the place of the one without. */
function endedEachTime(
  [was, another]: readonly Action[],
  plan: Plan['groups'],
  { whole, source, lexicon, context }: Said,
): Plan['groups'] | undefined {
  const [deed, end, other] = plan.flat();
  if (was?.when === undefined || another !== undefined || deed === undefined || other !== undefined)
    return undefined;
  if (end?.when === undefined || 'event' in end.when || !isSameDeed(was, deed)) return undefined;
  const where = heard({ lexicon, context }, []);
  if (timesOf(was) !== timesOf(deed) || phrasesOf(deed, where).undo !== end.method) return undefined;
  if ('after' in end.when && (durationMs(end.when.after) ?? 0) >= DAY_MS) return undefined;
  // "Lock up every night." "*For ten minutes*" would leave it open.
  if (!namesOutcome(RESTING.join(' '), end, where)) return undefined;
  const first = taken(was, source, lexicon, context);
  return first && [[first, { ...deed, source, said: whole }, { ...end, source }]];
}

function isChange({ method, when }: Action): boolean {
  return method === 'change' && when === undefined;
}

function isSameDeed(one: Action, other: Action): boolean {
  const deed = ({ service, method, args }: Action): string =>
    JSON.stringify([service, method, withoutTimes(args)]);
  return deed(one) === deed(other);
}

/** When and whether it is done. */
function timesOf({ when, if: only, args }: Action): string {
  return JSON.stringify([when, only, args['rrule'], args['at'], args['until']]);
}

/** What takes back what was put off; nothing does where it was done at once. */
function taken(
  was: Action,
  source: Span,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  if (was.when !== undefined) return takenOff(was, source);
  const isLater = (was.args['at'] ?? was.args['rrule']) !== undefined;
  return isLater ? cancelling(was, source, lexicon, context) : undefined;
}

/** What cancels a row that an action made; `undefined` where it made none. */
export function cancelling(
  was: Action,
  source: Span,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const { cancel } = phrasesOf(was, heard({ lexicon, context }, []));
  return cancel === undefined ? undefined : { ...sequelOf(was, cancel), source };
}

/** "… *for ten minutes*", "… *until ten*", of what is done already: what ends it, from now on. */
function ended(action: Action, before: readonly Action[], { lexicon, context }: Said): Action | undefined {
  const { when, service, method, args } = action;
  const where = heard({ lexicon, context }, []);
  const isEnd = before.some(
    (one) =>
      one.when === undefined &&
      one.service === service &&
      phrasesOf(one, where).undo === method &&
      JSON.stringify(one.args['target']) === JSON.stringify(args['target']),
  );
  if (!isEnd || when === undefined || before.some((one) => one.when !== undefined)) return undefined;
  if (!('after' in when)) return 'at' in when && !('rrule' in when) ? action : undefined;
  const length = durationMs(when.after);
  const { now, timezone } = context;
  return length === undefined ? undefined : { ...action, when: { at: isoIn(now + length, timezone) } };
}
