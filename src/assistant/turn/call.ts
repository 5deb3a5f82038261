import { HearthError, isJsonObject, type Json } from '../../base/index.ts';
import { askedHash, type Caller, type GrantIssuer } from '../../bus/index.ts';
import type { CallerIdentity, CallOutcome } from '../../domain/index.ts';
import type { EffectClass, Outcome, Skill, View } from '../../flow/index.ts';
import { type Decision, draft, type Result, seen, taskAt } from '../facts.ts';

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
 * declares it. The idempotency key belongs to the action and what is to be done: another try, after a crash, a lost broker or a
 * question, goes out under the same key, and the service answers it from its own memory instead of doing it twice.
 */
export function callSkills(needs: CallNeeds): readonly Skill[] {
  return EFFECTS.map((effect) => callSkill(effect, needs));
}

function callSkill(effect: EffectClass, needs: CallNeeds): Skill {
  const run: Skill['run'] = async (view, args) => {
    const { index } = taskAt(view, args);
    const decision = seen(view, 'decision').at(-1);
    if (decision === undefined) throw new Error('a call came before its decision');
    const outcome = await needs.caller.call({
      service: decision.call.service,
      method: decision.call.method,
      params: decision.call.params,
      by: needs.identity(view),
      idempotencyKey: deedKey(`${orderedIn(view)}:${index}`, decision, seen(view, 'result')),
      timeoutMs: TIMEOUT_MS,
      trace: view.turn,
      signal: view.signal,
      ...grantFor(decision, needs, view),
    });
    // The hub stops: what was done meanwhile is asked under the same key by the next start. It is no result that somebody broke it off.
    if (!outcome.ok && outcome.error.code === 'cancelled' && view.signal.aborted)
      throw new HearthError('cancelled', outcome.error.message);
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

/** Endings of a call that only say that no answer came: the service may still know. */
const UNHEARD = new Set<string>(['expired', 'cancelled', 'target-offline']);

/** The process that was told to do it first: one that goes on for a process that broke does what that one was told. */
function orderedIn(view: View): string {
  return seen(view, 'goes-on-for').at(0)?.process ?? view.process;
}

/**
 * One key for all tries of one thing: of the process that was told first, at this place of its list. What a person changed is another
 * thing. Where the service itself does not know any more whether it happened, the person was asked, and the next try is meant as a new
 * one (X03).
 */
function deedKey(place: string, { call }: Decision, results: readonly Result[]): string {
  const doubts = results.filter(
    ({ outcome }) => !outcome.ok && !UNHEARD.has(outcome.error.code) && isInDoubt(outcome),
  ).length;
  const deed = askedHash(`${call.service}.${call.method}`, call.params as Json).slice(0, 16);
  return `${place}~${deed}${doubts === 0 ? '' : `~${doubts}`}`;
}

function isInDoubt(outcome: CallOutcome): boolean {
  return !outcome.ok && isJsonObject(outcome.error.data) && outcome.error.data['in_doubt'] === true;
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
