import type { Action, SingleTarget, Target } from '../../domain/index.ts';
import { FRAGMENTS } from '../languages/index.ts';
import {
  covers,
  type FitHearing,
  fitPhrase,
  heard,
  type NounPhrase,
  unionOf,
  without,
} from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Reading, type Sentence, thingOf, wordAt } from '../read/index.ts';
import type { Arg, Mention } from '../text/index.ts';
import { isTimed } from '../times/index.ts';
import type { Draft } from './draft.ts';
import { notOf } from './edit.ts';
import { namesOutcome } from './outcome-words.ts';
import { type Step, singlesOf } from './steps.ts';

/**
 * "… but don't turn off the TV backlight", "… but leave the porch light on": what was said to be left alone is taken out of
 * the actions before that would have touched it, and where that is all of one ("… actually, leave it on"), nothing is left of
 * it. Where there are none it holds for those behind it. Candidates where the words fit several things of an action and it matters which.
 */
export function except(
  sentence: Sentence,
  draft: Draft,
  reading: Reading,
  where: FitHearing,
): 'touched' | 'untouched' | readonly string[] {
  const fill = thingOf(reading.fills);
  if (fill === undefined) return 'untouched';
  if (isHereUnknown(fill.value as NounPhrase, where)) return [];
  let touched = false;
  let unclear: readonly string[] | undefined;
  draft.steps = draft.steps.flatMap((step) => {
    if (step.action.args['target'] === undefined || step.sentence < draft.sentence - 1) return [step];
    const left = leftOf(fill.value as NounPhrase, step.action, step.service, draft.memory.mentions, where);
    if (left.type === 'unclear') unclear = left.candidates;
    if (left.type !== 'target') return [step];
    const rest = lessThings(step.action, left.target, isUndone(sentence, step, reading, where), where);
    if (rest === step.action) return [step];
    touched = true;
    if (rest === undefined) draft.talks.push('abandoned');
    return rest === undefined ? [] : [{ ...step, action: rest }];
  });
  if (touched) return 'touched';
  if (unclear !== undefined) return unclear;
  draft.spared = [...draft.spared, { reading, sentence: draft.sentence }];
  return 'untouched';
}

/** "Except *in here*", where nobody knows which room that is. */
function isHereUnknown({ items }: NounPhrase, { context }: FitHearing): boolean {
  return context.area === undefined && items.some((item) => 'here' in item && item.here === 'here');
}

/** The action without what was said before to be left as it is; candidates where that fits several of its things. */
export function lessSpared(
  action: Action,
  service: ServiceWords,
  { spared, sentence, memory }: Draft,
  where: FitHearing,
): Action | readonly string[] {
  let rest = action;
  for (const { reading, sentence: said } of spared) {
    const { rule, fills } = reading;
    const forbids =
      rule.service.name === FRAGMENTS || (rule.service === service && rule.method === action.method);
    const fill = thingOf(fills);
    if (!forbids || fill === undefined || said < sentence - 1 || rest.args['target'] === undefined) continue;
    const left = leftOf(fill.value as NounPhrase, rest, service, memory.mentions, where);
    if (left.type === 'unclear') return left.candidates;
    if (left.type === 'target') rest = lessThings(rest, left.target, false, where) ?? rest;
  }
  return rest;
}

type Left =
  | { readonly type: 'target'; readonly target: Target }
  | { readonly type: 'unclear'; readonly candidates: readonly string[] }
  | { readonly type: 'none' };

/**
 * "Close the blind and the curtains at ten, *but the curtains only half way*": what is said of some of them is not done to them first, and is done then where
 * nothing else is said.
 */
export function ofSome(draft: Draft, action: Action, isThen: boolean, where: FitHearing): Action {
  const { steps, sentence } = draft;
  const before = steps.at(-1);
  const { target } = action.args;
  if (before === undefined || before.sentence !== sentence || before.action.service !== action.service)
    return action;
  if (target === undefined || before.action.args['target'] === undefined) return action;
  const rest = lessThings(before.action, target as unknown as Target, true, where);
  if (rest === undefined || rest === before.action) return action;
  steps[steps.length - 1] = { ...before, action: rest };
  const { when } = before.action;
  return isThen && when !== undefined ? { ...action, when } : action;
}

/** What is to be left alone of the things of an action: by its own words, and only a pronoun by what was spoken of. */
export function leftOf(
  phrase: NounPhrase,
  { args }: Action,
  service: ServiceWords,
  mentions: readonly Mention[],
  where: FitHearing,
): Left {
  const spoken = phrase.items.some(({ type }) => type === 'pronoun') ? mentions : [];
  const left = fitPhrase(phrase, service, heard(where, spoken));
  if (left.type !== 'ambiguous') return left;
  const touched = left.candidates.filter((name) =>
    singlesOf(args['target'] as unknown as Target).some((whole) => covers(whole, { name }, where.lexicon)),
  );
  const [only, another] = touched;
  if (only === undefined) return { type: 'none' };
  if (another === undefined) return { type: 'target', target: { name: only } };
  return { type: 'unclear', candidates: touched };
}

/** The action without some of its things: itself where it has none of them, `undefined` where it has no others. `all` takes it back as a whole. */
export function lessThings(
  action: Action,
  left: Target,
  undone: boolean,
  where: FitHearing,
): Action | undefined {
  const things = singlesOf(action.args['target'] as unknown as Target);
  const rest = things.flatMap((thing) => {
    if (singlesOf(left).some((one) => isSame(one, thing))) return undone ? [] : [thing];
    // "Shut the blinds and the curtains, *the bedroom ones* stay open"; of one thing alone that says nothing.
    if (undone && things.length > 1 && singlesOf(left).some((one) => isWider(one, thing, where))) return [];
    const part = singlesOf(left).filter(
      (one) => isWider(thing, one, where) && !thing.except?.some((other) => isSame(one, other)),
    );
    return part.length === 0 ? [thing] : [without(thing, part)];
  });
  if (rest.length === 0) return undefined;
  if (rest.length === things.length && rest.every((thing, at) => thing === things[at])) return action;
  return { ...action, args: { ...action.args, target: unionOf(rest) as unknown as Arg } };
}

/** "Close everything *but the garage door*": a thing and nothing else, not even "too". */
export function isBareThing(sentence: Sentence, reading: Reading): boolean {
  const { fills, timing, rule } = reading;
  return rule.method === 'target' && fills.length === 1 && !isTimed(timing) && !isAdded(sentence, reading);
}

/** "The kitchen *too*". */
export function isAdded(sentence: Sentence, { end }: Reading): boolean {
  const { more } = sentence.language.is;
  return more.has(wordAt(sentence, end)) || more.has(wordAt(sentence, end - 1));
}

/** Whether the words take back what the step does: they forbid just that, or want the thing left in another state. "Lock it and don't unlock it" takes nothing back. */
function isUndone(
  sentence: Sentence,
  { action, service }: Step,
  reading: Reading,
  where: FitHearing,
): boolean {
  const { rule } = reading;
  if (rule.service.name === FRAGMENTS) return !namesOutcome(notOf(sentence, reading).words, action, where);
  return rule.service === service && (rule.method === action.method || isLeftAs(sentence, action, reading));
}

/** "Leave it on": said of the clause before, it takes that back. */
export function isLeft(
  sentence: Sentence,
  before: Action | undefined,
  type: string,
  reading: Reading,
): boolean {
  if (type === 'fragment') return reading.rule.method === 'leave';
  return type === 'command' && before !== undefined && isLeftAs(sentence, before, reading);
}

/** "Lock the door, actually *leave it unlocked*": what would take the step before back says that it was not meant. */
function isLeftAs(sentence: Sentence, before: Action, reading: Reading): boolean {
  const { rule, start, fills } = reading;
  const things = thingOf(fills);
  if (things === undefined || rule.service.name !== before.service || isTimed(reading.timing)) return false;
  if (rule.service.phrases.methods[before.method]?.undo !== rule.method) return false;
  for (let at = start; at < things.start; at++)
    if (sentence.language.is.leaving.has(wordAt(sentence, at))) return true;
  return false;
}

/** Whether two targets are said alike, but for what is left out of them. */
function isSame({ except: _one, ...one }: SingleTarget, { except: _other, ...other }: SingleTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isWider(whole: SingleTarget, part: SingleTarget, where: FitHearing): boolean {
  if ('name' in whole || 'id' in whole) return false;
  return covers(whole, part, where.lexicon);
}
