import type { Action, InState, Target } from '../../domain/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { ConditionRead, Reading } from '../read/index.ts';
import { type Args, type Mention, tokenize } from '../text/index.ts';
import { lastAction, type Memory } from './memory.ts';
import { partsOf } from './opposite.ts';

/** What a condition says of what was begun before it in the talk. */

export type InStateRead = ConditionRead & { readonly type: 'state' };

/** What the action before has begun, come to its end; `undefined` of what is over as soon as it is done. */
export function endOf(before: Action | undefined, { lexicon }: FitHearing): InState | undefined {
  if (before === undefined) return undefined;
  const { service, method, args } = before;
  const state = lexicon.grammar.services.get(service)?.phrases.methods[method]?.ends;
  if (state === undefined) return undefined;
  const { target, name } = args;
  const named: Target = typeof name === 'string' ? { name } : { all: true };
  return { service, target: (target as Target | undefined) ?? named, state };
}

/**
 * "Turn the lamp off *when it's over*": the end of what was begun, or else of what goes on in the thing itself or in the one that was spoken of last.
 * `undefined` where it waits for nothing but the deed before, `'unknown'` where nobody can tell what comes to its end.
 */
export function endAwaited(
  { done, rule: { service } }: Reading,
  { target }: Args,
  text: string,
  { actions, mentions }: Memory,
  where: FitHearing,
): InState | 'unknown' | undefined {
  if (!done) return undefined;
  const last = actions.at(-1);
  const begun = endOf(last, where);
  if (begun !== undefined || (last !== undefined && last !== lastAction(where.context))) return begun;
  const { is, words: forms } = where.lexicon.language;
  const words = tokenize(text, forms).tokens;
  const says = (role: ReadonlySet<string>): boolean => words.some(({ word }) => role.has(word));
  // "Over" is what takes its time and no deed, and "that" is the deed sooner than "it" is.
  const isDeed = last !== undefined && isDone(last, where) && !says(is.over);
  const own =
    target === undefined ? undefined : { service: service.name, target: target as unknown as Target };
  const going =
    (isDeed && says(is.pointing) ? undefined : endingOf(own, where)) ??
    endingOf(last?.when ? undefined : mentions.at(-1), where);
  return going ?? (isDeed ? undefined : 'unknown');
}

/** Whether it is a deed, and one that waited for nothing. */
function isDone({ service, method, when }: Action, { lexicon }: FitHearing): boolean {
  return (
    when === undefined && lexicon.grammar.services.get(service)?.phrases.methods[method]?.question !== true
  );
}

/** What goes on in a thing come to its end, where something can go on in such things. */
function endingOf(mention: Mention | undefined, { lexicon }: FitHearing): InState | undefined {
  const methods = mention && lexicon.grammar.services.get(mention.service)?.phrases.methods;
  const state = Object.values(methods ?? {}).find(({ ends }) => ends !== undefined)?.ends;
  return mention && state !== undefined ? { ...mention, state } : undefined;
}

/** "… and let me know when that's done": the answer does, or a timer itself, unless what was begun goes on for longer. */
export function isToldAnyway(
  { rule, done }: Reading,
  before: Action | undefined,
  where: FitHearing,
): boolean {
  if (rule.event === undefined || !done || before === undefined) return false;
  const end = endOf(before, where);
  return end === undefined || where.lexicon.grammar.services.get(end.service)?.kinds.size === 0;
}

/** "Set a timer, and when *it goes off* …": what was begun rings, and no lamp goes out. */
export function ringing(
  { phrase, state, change }: InStateRead,
  { actions }: Memory,
  where: FitHearing,
): InState | undefined {
  if (state !== 'off' || !change || phrase.items[0]?.type !== 'pronoun') return undefined;
  const end = endOf(actions.at(-1), where);
  return end !== undefined && where.lexicon.grammar.services.get(end.service)?.kinds.size === 0
    ? end
    : undefined;
}

/** "When the garage door opens, light on." "*And off when it closes*": what was waited for, or looked at, and can be so. */
export function waitedForBefore(
  { phrase, state }: InStateRead,
  { actions }: Memory,
  where: FitHearing,
): InState | undefined {
  const { when, if: only } = actions.at(-1) ?? {};
  if (phrase.items[0]?.type !== 'pronoun') return undefined;
  const awaited = when !== undefined && 'event' in when ? [when.event] : [];
  for (const world of [...awaited, ...((only && partsOf(only)) ?? [])]) {
    if (!('target' in world)) continue;
    const { service, target } = world;
    const named = where.lexicon.grammar.services.get(service)?.states.get(state);
    if (named !== undefined) return { service, target, state: named };
  }
  return undefined;
}

/** "Lock up, and once *everything* is locked …": all that was spoken of, where it can be so. */
export function allOfThem(
  { phrase, state }: InStateRead,
  { actions }: Memory,
  where: FitHearing,
): InState | undefined {
  const { service = '', args } = actions.at(-1) ?? {};
  const named = where.lexicon.grammar.services.get(service)?.states.get(state);
  const target = args?.['target'] as Target | undefined;
  if (phrase.items[0]?.type !== 'everything' || named === undefined || target === undefined) return undefined;
  return { service, target, state: named };
}
