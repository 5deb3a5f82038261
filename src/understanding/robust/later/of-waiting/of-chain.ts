import { instantOf as atWall, minutesOf as clockOf, isoIn, wallAt } from '../../../../base/index.ts';
import type { Action, Plan, Span, When } from '../../../../domain/index.ts';
import { heard, type Lexicon } from '../../../names/index.ts';
import {
  atMinute,
  dayIn,
  instantOf,
  namesOutcome,
  type TimeIn,
  takenOff,
  understand,
  understoodAs,
} from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';
import { sameThing } from '../not-then.ts';
import { chainOf } from './chain.ts';
import { isMade } from './waiting-last.ts';

interface Said {
  readonly text: string;
  readonly source: Span;
  readonly chain: readonly Action[];
  /** Calls off the one row that all steps are kept in. */
  readonly off: Action;
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
}

/**
 * "The porch light on from six to ten." "*From tomorrow*", "*an hour later*", "*and the garden spot too*": steps that follow each other are kept in one row, so that what calls off
 * one of them calls off all. Those that were not spoken of are made anew, or nothing is done.
 */
export function ofChain(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const chain = chainOf(lexicon, context);
  const [first] = chain;
  const deeds = plan.groups.flat();
  const made = deeds.filter(isMade);
  const source = { start: 0, end: text.length, text };
  const off = first && takenOff(first, source);
  if (off === undefined || plan.unread.length > 0 || made.length > 1) return plan;
  const said: Said = { text, source, chain, off, lexicon, context };
  const [deed] = made;
  const dropped = deeds.flatMap(({ service, method, args }) =>
    service === 'schedule' && method === 'cancel' ? [args['query']] : [],
  );
  const isOfIt = dropped.some((query) => chain.some((step) => wordsOf(step) === query));
  if (!isOfIt) return (deed && deeds.length === 1 ? tooFor(deed, said) : undefined) ?? plan;
  const anew = deed === undefined ? withoutSteps(dropped, said) : withStep(deed, said);
  if (anew === 'all') return plan;
  return anew === undefined ? held(text, plan, lexicon) : understoodAs([[off, ...anew]]);
}

/** "*Leave out the garage light*": the other steps, where they tell their own times. */
function withoutSteps(
  dropped: readonly unknown[],
  { chain, source }: Said,
): readonly Action[] | 'all' | undefined {
  const rest = chain.filter((step) => !dropped.includes(wordsOf(step)));
  if (rest.length === 0) return 'all';
  // Nobody knows any more from when "after a minute" was counted.
  if (rest.some(({ when }) => when === undefined || 'after' in when)) return undefined;
  return rest.map((step) => kept(step, source));
}

/** The steps with the one that a deed takes the place of, and with what is said of all of them. */
function withStep(deed: Action, said: Said): readonly Action[] | undefined {
  const { chain, source, text, lexicon, context } = said;
  const at = chain.findLastIndex((step) => step.service === deed.service && step.method === deed.method);
  const step = chain[at];
  if (step === undefined) return undefined;
  const isSameTime = JSON.stringify(step.when) === JSON.stringify(deed.when);
  if (isSameTime && !sameThing(step, deed)) return forThing(deed, step, chain, source);
  if (isSameTime && JSON.stringify(step.args) !== JSON.stringify(deed.args)) {
    // What brings a value back holds that of before.
    const isOf = (one: Action): boolean =>
      one === step || (step.restores === true && one.method === step.method);
    return chain.map((one) => kept(isOf(one) ? { ...one, args: deed.args } : one, source));
  }
  const timing = dayIn(text, lexicon, context);
  if (timing !== undefined && isDays(timing)) return saidWhole(timing.words, said);
  const all = shifted(said);
  if (all !== undefined) return all;
  const tells = timing?.until !== undefined || namesOutcome(text, step, heard({ lexicon, context }, []));
  return tells
    ? chain.map((one) => kept(one === step ? { ...one, when: deed.when! } : one, source))
    : undefined;
}

function isDays({ clock, day, every }: TimeIn): boolean {
  return clock === undefined && (day ?? every) !== undefined;
}

/** The whole sentence with these words, where that comes to the same steps at other times. */
function saidWhole(days: string, { source, chain, lexicon, context }: Said): readonly Action[] | undefined {
  const turn = (context.previous ?? []).findLast(({ groups }) => groups.flat().includes(chain[0]!));
  const rule = turn?.text.replace(/[\s.,;!]+$/, '');
  for (const whole of [`${rule} ${days}`, `${days}, ${rule}`]) {
    const { groups, unread } = understand(whole, lexicon, { ...context, previous: [] });
    const made = groups.flat();
    const isAll =
      unread.length === 0 &&
      made.length === chain.length &&
      made.every((step, at) => {
        const was = chain[at]!;
        return (
          step.service === was.service &&
          step.method === was.method &&
          sameThing(step, was) &&
          (isBehind(step) ? isBehind(was) : JSON.stringify(step.when) !== JSON.stringify(was.when))
        );
      });
    const when = isAll ? atOwnHours(made, chain, context) : undefined;
    if (when !== undefined)
      return made.map((step, at) => ({ ...step, when: when[at]!, source, said: whole }));
  }
  return undefined;
}

/** Done so long behind the step before it. */
function isBehind({ when }: Action): boolean {
  return when !== undefined && 'after' in when;
}

/** On the days of the one, at the hours of the other: which half of the day was meant is known from before. */
function atOwnHours(
  made: readonly Action[],
  chain: readonly Action[],
  { timezone }: UnderstandingContext,
): readonly When[] | undefined {
  const [first] = chain;
  const [begins, then] = [first && instantOf(first), made[0] && instantOf(made[0])];
  const all = made.map(({ when }, at) => {
    const was = chain[at]!;
    const own = instantOf(was);
    if (when === undefined || 'after' in when || 'sun' in when) return when;
    if ('rrule' in when) return atMinute(when, own === undefined ? minutesOf(was) : clockOf(own, timezone));
    if (own === undefined || begins === undefined || then === undefined) return undefined;
    const day = wallAt(then, timezone).slice(0, 10);
    const from = atWall(`${day}${wallAt(begins, timezone).slice(10)}`, timezone);
    return { at: isoIn(from + own - begins, timezone) };
  });
  return all.every((when) => when !== undefined) ? all : undefined;
}

/** "*An hour later*": each step as much later as the others. */
function shifted({ text, source, chain, lexicon, context }: Said): readonly Action[] | undefined {
  const moved = chain.map((step) => {
    const previous = [{ text: wordsOf(step) ?? '', groups: [[step]] }];
    const { groups, unread } = understand(text, lexicon, { ...context, previous });
    const [then, more] = groups.flat().filter(isMade);
    if (then === undefined || more !== undefined || unread.length > 0) return undefined;
    const by = minutesOf(then) - minutesOf(step);
    return then.method === step.method && sameThing(then, step) ? { step, when: then.when!, by } : undefined;
  });
  const [one] = moved;
  if (one === undefined || Number.isNaN(one.by) || moved.some((other) => other?.by !== one.by))
    return undefined;
  return moved.map((other) => kept({ ...other!.step, when: other!.when }, source));
}

const MINUTE_MS = 60_000;

/** The minute at which it is done, of its day where it comes again. */
function minutesOf(step: Action): number {
  const [, hour, minute] =
    /BYHOUR=(\d+);BYMINUTE=(\d+)$/.exec(
      step.when !== undefined && 'rrule' in step.when ? (step.when.rrule ?? '') : '',
    ) ?? [];
  return hour === undefined
    ? (instantOf(step) ?? Number.NaN) / MINUTE_MS
    : Number(hour) * 60 + Number(minute);
}

/** "*And the garden spot too*", "*and tomorrow as well*": all of what was said of the thing, or the day, before. */
function tooFor(deed: Action, said: Said): Plan | undefined {
  const { chain, source, text, lexicon, context } = said;
  const last = chain.at(-1)!;
  if (deed.service !== last.service || deed.method !== last.method) return undefined;
  const isThen = JSON.stringify(deed.when) === JSON.stringify(last.when);
  if (sameThing(deed, last) && !isThen) {
    const timing = dayIn(text, lexicon, context);
    const steps = timing !== undefined && isDays(timing) ? saidWhole(timing.words, said) : undefined;
    return steps && understoodAs([[...steps]]);
  }
  if (!isThen || sameThing(deed, last)) return undefined;
  return chain.every((step) => sameThing(step, last))
    ? understoodAs([chain.map((step) => forOther(step, deed, source))])
    : undefined;
}

/** "*No, the garden spot*": in place of the thing before. */
function forThing(deed: Action, last: Action, chain: readonly Action[], source: Span): readonly Action[] {
  return chain.map((step) => (sameThing(step, last) ? forOther(step, deed, source) : kept(step, source)));
}

function forOther({ said: _said, ...step }: Action, { args, said }: Action, source: Span): Action {
  const called = said === undefined ? {} : { said };
  return { ...step, args: { ...step.args, target: args['target']! }, source, ...called };
}

function kept(step: Action, source: Span): Action {
  const said = wordsOf(step);
  return { ...step, source, ...(said === undefined ? {} : { said }) };
}

function wordsOf({ said, source }: Action): string | undefined {
  return said ?? source?.text;
}
