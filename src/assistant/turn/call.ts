import type { Caller, GrantIssuer } from '../../bus/index.ts';
import type { CallerIdentity } from '../../domain/index.ts';
import type { EffectClass, Outcome, Skill, View } from '../../flow/index.ts';
import { type Decision, draft, seen, taskAt } from '../facts.ts';

export interface CallNeeds {
  readonly caller: Caller;
  readonly grants: GrantIssuer;
  readonly identity: (view: View) => CallerIdentity;
  /** Whether a service answers a repeated key from its memory. */
  readonly remembers: (service: string) => boolean;
}

/** Longer than any method's own default, so that the service's answer and not our impatience ends a call. */
const TIMEOUT_MS = 30_000;

const EFFECTS: readonly EffectClass[] = ['pure', 'read', 'idempotent', 'verifiable', 'once'];

/**
 * One skill per effect class, so that the core's rules for retry and recovery (X03) apply to the call as its manifest
 * declares it. The idempotency key is the step's address: a call that a crash cut off goes out again under the same key,
 * and the service answers it from its own memory instead of doing it twice.
 */
export function callSkills(needs: CallNeeds): readonly Skill[] {
  return EFFECTS.map((effect) => callSkill(effect, needs));
}

function callSkill(effect: EffectClass, needs: CallNeeds): Skill {
  const run: Skill['run'] = async (view, args, key) => {
    const { index } = taskAt(view, args);
    const decision = seen(view, 'decision').at(-1);
    if (decision === undefined) throw new Error('a call came before its decision');
    const outcome = await needs.caller.call({
      service: decision.call.service,
      method: decision.call.method,
      params: decision.call.params,
      by: needs.identity(view),
      idempotencyKey: key,
      timeoutMs: TIMEOUT_MS,
      trace: view.turn,
      signal: view.signal,
      ...grantFor(decision, needs, view),
    });
    return {
      type: 'done',
      out: [draft('result', { index, outcome }, outcome.ok)],
      spend: { actions: 1 },
    } satisfies Outcome;
  };
  return {
    name: `call-${effect}`,
    description: `Calls a service's method of effect class ${effect}`,
    fan: 'one',
    effect,
    run,
    // Asked after a crash: a service that remembers its calls knows by the key whether it has run, and says `in_doubt` when
    // even it cannot tell. One that does not remember would only do it again.
    async confirm(view, args, key) {
      const decision = seen(view, 'decision').at(-1);
      if (effect === 'once' && decision !== undefined && !needs.remembers(decision.call.service))
        return 'unknown';
      const outcome = await run(view, args, key);
      return outcome.type === 'done' && inDoubt(outcome.out[0]?.data) ? 'unknown' : outcome;
    },
  };
}

function inDoubt(data: unknown): boolean {
  const outcome = (
    data as { outcome?: { ok: boolean; error?: { data?: { in_doubt?: boolean } } } } | undefined
  )?.outcome;
  return outcome?.ok === false && outcome.error?.data?.in_doubt === true;
}

function grantFor(decision: Decision, needs: CallNeeds, view: View): { grant?: string } {
  const yes = decision.approvedBy;
  if (yes === undefined) return {};
  return {
    grant: needs.grants.issue(
      { ...decision.call, by: needs.identity(view) },
      { from: yes.person, role: yes.role },
    ),
  };
}
