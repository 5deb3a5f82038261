import { defined, isJsonObject, type Json } from '../../base/index.ts';
import type { Action, CallOutcome, HouseGoal } from '../../domain/index.ts';
import type { Controller, Failure, Message, Outcome, Runner, Skill } from '../../flow/index.ts';
import { draft, read, taskAt } from '../facts.ts';
import { listWords } from '../words.ts';
import { CLOSED, OPEN, REACH } from './agents.ts';
import { AGENT, GOAL } from './phrases.ts';
import type { GoalReport } from './words.ts';

/**
 * Actions that no service performs but a process of their own: `goal.NAME` reaches a goal by all there is, `agent.NAME` by the
 * services that the goal names; `intent.goal` and `intent.agent` `{text}` find out first which one is meant. `agent.NAME` is
 * also an agent of another program, whose input are the args, one message each, by type.
 */
export const INTENT = 'intent';

/** An agent of another program, as it may be started by name. */
export interface AgentElsewhere {
  readonly name: string;
  readonly description: string;
  /** Types of the messages it takes; any when absent. */
  readonly input?: readonly string[] | undefined;
  /** Sentences that start it. */
  readonly phrases?: readonly string[];
}

export interface Pursuable {
  readonly goals: readonly HouseGoal[];
  readonly elsewhere: () => readonly AgentElsewhere[];
}

export function isPursued({ service, when }: Action): boolean {
  return when === undefined && (service === GOAL || service === AGENT || service === INTENT);
}

/** Starts the process of a pursued action; its end, or why there is none, is the result of the action. */
export function pursueController(known: Pursuable): Controller {
  return {
    name: 'pursue',
    build(view, args): Runner {
      const { index, action } = taskAt(view, args);
      const end: Runner = { r: 'skill', skill: 'pursued', args: { index } };
      const runner = pursuitRunner(action, known);
      if (runner === undefined) return end;
      return { r: 'seq', of: [{ r: 'par', of: [runner], onError: 'collect' }, end] };
    },
  };
}

function pursuitRunner({ service, method, args }: Action, known: Pursuable): Runner | undefined {
  if (service === INTENT) {
    const agent = method === 'agent' ? CLOSED : OPEN;
    return { r: 'agent', agent, input: [{ type: 'intent', data: String(args['text'] ?? '') }] };
  }
  if (isElsewhere(service, method, known))
    return {
      r: 'agent',
      agent: method,
      input: Object.entries(args).map(([type, data]) => ({ kind: 'user', type, data: data as Json })),
    };
  if (!known.goals.some(({ name }) => name === method)) return undefined;
  return service === AGENT
    ? { r: 'agent', agent: method, input: [{ type: 'goal', data: method }] }
    : { r: 'agent', agent: REACH, input: [{ type: 'goal', data: method }] };
}

export function pursuedSkill(known: Pursuable): Skill {
  return {
    name: 'pursued',
    description: 'Takes down what became of a goal',
    fan: 'one',
    effect: 'pure',
    run(view, args): Outcome {
      const { index, action } = taskAt(view, args);
      const report = view.last
        .map((message) => read(message, 'goal-report'))
        .find((one) => one !== undefined);
      const failure = view.last.find(({ type }) => type === 'failure')?.data as Failure | undefined;
      const wasChosen =
        action.service === INTENT && report === undefined && !NOT_CHOSEN.has(failure?.code ?? '');
      const outcome =
        wasChosen || isElsewhere(action.service, action.method, known)
          ? outcomeElsewhere(view.last, failure)
          : outcomeOf(report, failure, `there is no goal "${action.method}"`, known.goals);
      return { type: 'done', out: [draft('result', { index, outcome }, outcome.ok)] };
    },
  };
}

/** Nothing was started for what was meant. */
const NOT_CHOSEN = new Set(['no-agent-found', 'no-goal-found', 'refused']);

function isElsewhere(service: string, method: string, { goals, elsewhere }: Pursuable): boolean {
  if (service !== AGENT || goals.some(({ name }) => name === method)) return false;
  return elsewhere().some(({ name }) => name === method);
}

/** What an agent of another program has told is all that is known of what it did, also when it failed. */
function outcomeElsewhere(last: readonly Message[], failure: Failure | undefined): CallOutcome {
  if (failure !== undefined) {
    const { code, message, hint, data } = failure;
    // Of work that was begun and broke off nobody knows how far it came: only a person starts it again. A yes that it did not ask for
    // itself would start all of it again, and allow nothing.
    const { ask: _, confirm, ...more } = isJsonObject(data) ? data : {};
    const isFinal = more['in_doubt'] === true || confirm !== undefined;
    const rest = Object.keys(more).length === 0 ? undefined : more;
    return {
      ok: false,
      error: { code: isFinal ? 'failed' : code, message, ...defined({ hint, data: rest }) },
    };
  }
  const messages = last.map(({ type, data }) => ({ type, data }));
  const end = messages.at(-1)?.data;
  const summary = isJsonObject(end) ? end['summary'] : end;
  return { ok: true, result: { ...(typeof summary === 'string' ? { summary } : {}), messages } };
}

function outcomeOf(
  report: GoalReport | undefined,
  failure: Failure | undefined,
  unknown: string,
  goals: readonly HouseGoal[],
): CallOutcome {
  const evidence = report as unknown as Json;
  if (report?.reached === true) return { ok: true, result: evidence };
  if (report !== undefined)
    return { ok: false, error: { code: 'not-reached', message: report.summary, data: evidence } };
  const hint = `There are: ${listWords(goals.map(({ name }) => name))}.`;
  const { code, message, data } = failure ?? { code: 'unknown-goal', message: unknown };
  const { because } = (data ?? {}) as { readonly because?: string };
  return {
    ok: false,
    error: {
      code: code === 'failed' ? 'not-reached' : code,
      message: because ?? message,
      ...(because === undefined ? { hint } : {}),
      ...(data === undefined ? {} : { data }),
    },
  };
}
