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
import { type Fill, type Reading, type Sentence, thingOf, wordAt, written } from '../read/index.ts';
import type { Arg } from '../text/index.ts';
import { isTimed } from '../times/index.ts';
import type { Draft } from './draft.ts';
import { outcomeOf } from './outcome-words.ts';
import { type Step, singlesOf } from './steps.ts';

/**
 * "… but don't turn off the TV backlight", "… but leave the porch light on": what was said to be left alone is taken out of
 * the actions before that would have touched it, and where that is all of one ("… actually, leave it on"), nothing is left of
 * it. False when there are none, and the words were a prohibition by themselves.
 */
export function except(sentence: Sentence, draft: Draft, reading: Reading, where: FitHearing): boolean {
  const fill = thingOf(reading.fills);
  if (fill === undefined) return false;
  let touched = false;
  draft.steps = draft.steps.flatMap((step) => {
    const target = step.action.args['target'] as Target | undefined;
    if (target === undefined || step.sentence < draft.sentence - 1) return [step];
    const left = fitPhrase(fill.value as NounPhrase, step.service, heard(where, draft.memory.mentions));
    if (left.type !== 'target') return [step];
    const undone = isUndone(sentence, step, reading, fill);
    const rest = singlesOf(target).flatMap((single) => {
      if (singlesOf(left.target).some((one) => isSame(one, single))) return undone ? [] : [single];
      const part = singlesOf(left.target).filter((one) => isWider(single, one, where));
      return part.length === 0 ? [single] : [without(single, part)];
    });
    if (rest.length > 0 && rest.every((single, at) => single === singlesOf(target)[at])) return [step];
    touched = true;
    if (rest.length === 0) {
      draft.talks.push('abandoned');
      return [];
    }
    const args = { ...step.action.args, target: unionOf(rest) as unknown as Arg };
    return [{ ...step, action: { ...step.action, args } }];
  });
  return touched;
}

/** "Close everything *but the garage door*": a thing and nothing else, not even "too". */
export function isBareThing(sentence: Sentence, { fills, timing, rule, end }: Reading): boolean {
  return (
    rule.method === 'target' &&
    fills.length === 1 &&
    !isTimed(timing) &&
    !MORE.has(wordAt(sentence, end)) &&
    !MORE.has(wordAt(sentence, end - 1))
  );
}

const MORE: ReadonlySet<string> = new Set(['too', 'also', 'as']);

/** Whether the words take back what the step does: they forbid just that, or want the thing left in another state. "Lock it and don't unlock it" takes nothing back. */
function isUndone(sentence: Sentence, { action, service }: Step, reading: Reading, things: Fill): boolean {
  const { rule, start, end } = reading;
  if (rule.service.name !== FRAGMENTS)
    return rule.service === service && (rule.method === action.method || isLeftAs(sentence, action, reading));
  const state = outcomeOf(action, service, '').split(' ').at(-1)!;
  const words = `${written(sentence, start, things.start)} ${written(sentence, things.end, end)}`;
  return !words.toLowerCase().split(/\W+/).includes(state);
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
  for (let at = start; at < things.start; at++) if (LEAVING.has(wordAt(sentence, at))) return true;
  return false;
}

const LEAVING: ReadonlySet<string> = new Set(['leave', 'keep']);

/** Whether two targets are said alike, but for what is left out of them. */
function isSame({ except: _one, ...one }: SingleTarget, { except: _other, ...other }: SingleTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isWider(whole: SingleTarget, part: SingleTarget, where: FitHearing): boolean {
  if ('name' in whole || 'id' in whole) return false;
  return covers(whole, part, where.lexicon);
}
