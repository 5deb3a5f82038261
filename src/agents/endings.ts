import {
  type Draft,
  draftOf,
  type Ending,
  failed,
  failureDraft,
  isNote,
  type Message,
  makeMessages,
  type Outcome,
  type Path,
  type Registry,
  type Skill,
  setCondition,
  thrown,
} from '../flow/index.ts';
import type { Agent, ProcessState, ResultOutcome } from './types.ts';

type Final = Exclude<Outcome, { readonly type: 'wait' | 'call' }>;

/** Code of the failure that a request for a new plan is to whoever does not plan (B56). */
export const REPLAN = 'replan';

/** What an outcome that ends a step comes to, once held against what the skill declared and what the house knows. */
export function endingFor(outcome: Final, skill: Skill, registry: Registry<Agent>): Ending {
  switch (outcome.type) {
    case 'done': {
      if (skill.fan === 'many') return outcome;
      const said = outcome.out.filter((draft) => !isNote(draft)).length;
      if (said <= 1) return outcome;
      return failed('internal', `"${skill.name}" declares one message and yielded ${said}`);
    }
    case 'handoff':
      if (registry.agent(outcome.agent) !== undefined) return outcome;
      return failed('not-found', `no agent is called "${outcome.agent}"`);
    case 'replan': {
      const { error } = failed(REPLAN, `"${skill.name}" asks for a new plan: ${outcome.because}`);
      return { type: 'fail', error, out: outcome.facts };
    }
    case 'stop':
    case 'fail':
      return outcome;
  }
}

/** After a failure what a skill was to bring about is false until it, or another, says otherwise (B53). */
export function withdrawn(ending: Ending, { gives = [] }: Skill, attempt: number): Ending {
  if (gives.length === 0 || ending.type === 'handoff' || (ending.type !== 'fail' && attempt === 1))
    return ending;
  return { ...ending, out: [...gives.map((one) => setCondition(one, false)), ...(ending.out ?? [])] };
}

/**
 * How a call ends for the caller: with the child's result, or with the child's failure (C24). One that stopped itself has none (B44);
 * what it kept is told beside the failure.
 */
export function endingOf(child: ProcessState | undefined): Ending {
  if (child === undefined) return failed('internal', 'the called agent left no trace');
  const result = resultOf(child);
  if (result.type === 'result') return { type: 'done', out: result.messages.map(draftOf) };
  const { status, because } = result;
  const stopped = failed('stopped', because ?? `the called agent is ${status}`, { data: { status } });
  const error = child.failure === null ? stopped.error : { ...child.failure, retryable: false };
  return { type: 'fail', error, out: (child.result ?? []).map(draftOf) };
}

/** Only a COMPLETED process has a result (B44). */
export function resultOf({ status, because, result }: ProcessState): ResultOutcome {
  if (status === 'COMPLETED' && result !== null) return { type: 'result', messages: result };
  return { type: 'no-result', status, because };
}

/** An ending as the journal keeps it: its drafts made into messages, and not stored twice. Drafts that cannot be messages fail the step. */
export function spelled(
  ending: Ending,
  path: Path,
  at: number,
  attempt: number,
  shown: readonly Message[],
): { readonly outcome: Ending; readonly out: readonly Message[] } {
  const { outcome, drafts } = withoutDrafts(ending);
  try {
    return { outcome, out: makeMessages(drafts, path, at, attempt, shown) };
  } catch (error) {
    const failure = thrown(error);
    return { outcome: failure, out: makeMessages([failureDraft(failure.error)], path, at, attempt) };
  }
}

function withoutDrafts(ending: Ending): { readonly outcome: Ending; readonly drafts: readonly Draft[] } {
  switch (ending.type) {
    case 'done':
      return { outcome: { type: 'done', out: [] }, drafts: ending.out };
    case 'stop': {
      const { out: drafts = [], ...outcome } = ending;
      return { outcome, drafts };
    }
    case 'fail': {
      const { out: drafts = [], ...outcome } = ending;
      return { outcome, drafts: [...drafts, failureDraft(ending.error)] };
    }
    case 'handoff':
      return { outcome: ending, drafts: [] };
  }
}
