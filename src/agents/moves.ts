import { defined, type Json } from '../base/index.ts';
import { type Draft, draftOf, type Ending, failed, type Skill } from '../flow/index.ts';
import { endingOf } from './endings.ts';
import type { Step } from './fold.ts';
import type { ProcessState } from './types.ts';
import { isRefused } from './waits.ts';

/** What to do next about a step that is due. */
export type Move =
  /** Call into the skill: `run`, or `resume` when there is a `value`. */
  | { readonly type: 'execute'; readonly attempt: number; readonly value?: Json; readonly who?: string }
  /** Ask the skill whether its effect happened, and execute unless it says that it did. */
  | { readonly type: 'confirm'; readonly attempt: number; readonly value?: Json; readonly who?: string }
  /** Ask a person whether it happened. */
  | { readonly type: 'ask' }
  | { readonly type: 'later'; readonly at: number }
  | { readonly type: 'settle'; readonly ending: Ending };

/** What came back to a step, and from whom. */
type Given = { readonly value?: Json; readonly who?: string };

/** Type of the message that a reply becomes which no skill takes up, unless its question names another (C08). */
export const REPLY = 'reply';

/**
 * The one place that decides between beginning, going on, asking and ending. A step found begun that nobody is running was
 * cut off by a crash: what may be done about it depends on its effect class (X03).
 */
export function nextMove(
  skill: Skill,
  step: Step | undefined,
  now: number,
  returned: ProcessState | undefined,
): Move {
  if (skill.price === 'unknown') return { type: 'settle', ending: unpriced(skill) };
  if (step === undefined) return { type: 'execute', attempt: 1 };
  const value = step.answer?.value ?? (returned === undefined ? undefined : reportOf(returned));
  const who = step.answer?.who;
  const given = defined({ value, who });
  switch (step.phase) {
    case 'retrying':
      if ((step.retryAt ?? 0) > now) return { type: 'later', at: step.retryAt ?? 0 };
      return { type: 'execute', attempt: step.attempt + 1, ...given };
    case 'answered':
      if (step.verdict !== undefined) return judged(step, given);
      if (step.answer?.by === 'expiry' && step.wait?.onExpire === 'fail')
        return { type: 'settle', ending: failed('expired', `nobody answered: ${step.wait.prompt}`) };
      if (skill.resume !== undefined) return { type: 'execute', attempt: step.attempt, ...given };
      return { type: 'settle', ending: { type: 'done', out: repliesOf(step) } };
    case 'calling':
      if (skill.resume !== undefined) return { type: 'execute', attempt: step.attempt, ...given };
      return { type: 'settle', ending: endingOf(returned) };
    case 'begun':
      return inDoubt(skill, { attempt: step.attempt, ...given });
    case 'waiting':
    case 'ended':
      return { type: 'settle', ending: failed('internal', `a step that is ${step.phase} cannot be due`) };
  }
}

function unpriced({ name }: Skill): Ending {
  const hint = 'Give it the most tokens it may take, or a sum.';
  return failed('unpriced', `nobody knows what "${name}" costs`, { hint });
}

function inDoubt(skill: Skill, execution: { readonly attempt: number } & Given): Move {
  switch (skill.effect) {
    case 'pure':
    case 'read':
    case 'idempotent':
      return { type: 'execute', ...execution };
    case 'verifiable':
      return { type: skill.confirm === undefined ? 'execute' : 'confirm', ...execution };
    case 'once':
      return skill.confirm === undefined ? { type: 'ask' } : { type: 'confirm', ...execution };
  }
}

function judged(step: Step, given: Given): Move {
  switch (step.verdict) {
    case 'no':
      return { type: 'execute', attempt: step.attempt, ...given };
    case 'yes': {
      const told: Draft = {
        kind: 'fact',
        type: 'told-done',
        data: { because: 'a person said that it happened' },
      };
      return { type: 'settle', ending: { type: 'done', out: [told] } };
    }
    case 'skip':
      return { type: 'settle', ending: { type: 'stop', scope: 'action', because: 'skipped by a person' } };
    default:
      return { type: 'settle', ending: failed('expired', 'nobody could say whether it happened') };
  }
}

/** What a reply puts onto the board by itself. A no leaves it as it was (B59). */
function repliesOf({ answer, wait }: Step): readonly Draft[] {
  if (answer === undefined || wait === undefined || isRefused(wait, answer)) return [];
  return [{ kind: 'user', type: wait.as ?? REPLY, data: answer.value }];
}

/** What `resume` receives for a child (C16): `{status, because, result, failure}`. */
function reportOf(child: ProcessState): Json {
  return {
    status: child.status,
    because: child.because,
    result: (child.result ?? []).map(draftOf) as unknown as Json,
    failure: child.failure as unknown as Json,
  };
}
