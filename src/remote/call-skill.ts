import { defined, isJsonObject, type Json } from '../base/index.ts';
import type { CallRequest } from '../bus/index.ts';
import type { CallOutcome } from '../domain/index.ts';
import { type Draft, failed, type Outcome, type Skill, type View } from '../flow/index.ts';

/**
 * Calls a service of the house in the name of whoever the agent works for: the key of the step tells which process that is, or the view of
 * one that has no key, because it only looks.
 */
export type CallHouse = (
  request: Omit<CallRequest, 'by'>,
  view?: Pick<View, 'process' | 'path'>,
) => Promise<CallOutcome>;

export interface CallStep
  extends Pick<Skill, 'name' | 'description' | 'effect' | 'retry' | 'gives' | 'timeoutMs'> {
  request(view: View, args: Json): Pick<CallRequest, 'service' | 'method' | 'params'>;
  /** What it yields; one message of the type `result` when absent. */
  out?(result: Json, view: View): readonly Draft[];
}

/** What is away or busy may be back in a moment. */
const PASSING = new Set(['busy', 'target-offline']);

/**
 * A skill that makes one call, always under the key of its step, so that a repeat after a crash has one effect. Where the house wants
 * a person's yes first it waits for that: the hub asks in its own words, and with the yes comes the permission for this one call (H09).
 * A no, and silence, fail it with `not-permitted`.
 */
export function callSkill(call: CallHouse, { request, out, ...step }: CallStep): Skill {
  const attempt = async (view: View, args: Json, key: string): Promise<Outcome | 'ask'> => {
    const answer = await call({ ...request(view, args), idempotencyKey: key, signal: view.signal });
    if (answer.ok)
      return { type: 'done', out: out?.(answer.result, view) ?? [{ type: 'result', data: answer.result }] };
    const { code, message, hint, data } = answer.error;
    if (code === 'confirmation-needed') return 'ask';
    return failed(code, message, { ...defined({ hint, data }), retryable: PASSING.has(code) });
  };
  return {
    ...step,
    fan: 'one',
    async run(view, args, key) {
      const outcome = await attempt(view, args, key);
      if (outcome !== 'ask') return outcome;
      const permits = request(view, args);
      const prompt = `May ${step.name} call ${permits.service}.${permits.method}?`;
      return { type: 'wait', wait: { kind: 'approval', prompt, permits, onExpire: 'reject' } };
    },
    async resume(view, args, value, key) {
      if (value !== true && value !== 'yes')
        return failed('not-permitted', isJsonObject(value) ? 'nobody said yes' : 'a person said no');
      const outcome = await attempt(view, args, key);
      return outcome === 'ask' ? failed('not-permitted', 'the yes was not enough') : outcome;
    },
  };
}
