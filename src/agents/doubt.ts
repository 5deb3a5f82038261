import type { Clock, Json } from '../base/index.ts';
import { asOutcome, type Outcome, perform, type Skill, type View, type WaitSpec } from '../flow/index.ts';

/** Asked when a crash left an effect that nobody can check. */
export function doubtSpec(skill: string): WaitSpec {
  return {
    kind: 'input',
    prompt: `Did this happen? The hub was cut off while doing "${skill}".`,
    options: ['yes', 'no', 'skip'],
    onExpire: 'fail',
  };
}

/** Asks the skill whether its effect happened. One that throws or is late does not know. */
export async function confirmed(
  skill: Skill,
  view: View,
  args: Json,
  key: string,
  limits: { readonly clock: Clock; readonly timeoutMs: number; readonly effect: Skill['effect'] },
): Promise<Outcome | 'not-done' | 'unknown'> {
  const confirm = skill.confirm?.bind(skill);
  if (confirm === undefined) return 'unknown';
  const look = async () => ({ type: 'seen', seen: await confirm(view, args, key) }) as const;
  const looked = await perform(look, { ...limits, abort: new AbortController() });
  if (looked.type === 'fail') return 'unknown';
  return typeof looked.seen === 'string' ? looked.seen : asOutcome(looked.seen);
}
