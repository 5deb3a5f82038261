import { HearthError } from '../../base/index.ts';
import type { HouseGoal } from '../../domain/index.ts';
import type { Draft, Message, Runner, View } from '../../flow/index.ts';
import {
  type Candidate,
  closedMode,
  type GoalAgent,
  goalAgent,
  goalFacts,
  joined,
  LEAVE,
  openMode,
  type Parts,
  type Rank,
  type Runnable,
  type Turnout,
} from '../../patterns/index.ts';
import { draft, groupInput, read, TRY_AGAIN } from '../facts.ts';
import type { Deed, Ground, Grounds } from './ground.ts';
import { leftOf, reportOf, stuckQuestion, type Tried } from './words.ts';

export interface GoalNeeds {
  readonly goals: readonly HouseGoal[];
  /** Agents of other programs, which closed mode chooses from as well. */
  readonly elsewhere: () => readonly (Candidate & { readonly input?: readonly string[] | undefined })[];
  readonly grounds: Grounds;
  /** Scores goals and agents by what was asked: the phrases of the house, or a model. */
  readonly rank: Rank;
  /** Why the speaker of this turn may not have the goal, if that is so. */
  readonly forbids: (goal: HouseGoal, view: View) => string | undefined;
}

/** The agent that reaches any goal by whatever any service offers, and those that find what is meant. */
export const REACH = 'reach';
export const OPEN = 'find-goal';
export const CLOSED = 'find-agent';

/** Steps that may be under way at once; those of one method are one call. */
const TOGETHER_MAX = 50;

/** A goal and the services that may be called for it; all when absent. */
export interface Pursuit {
  readonly goal: HouseGoal;
  readonly only?: ReadonlySet<string>;
}

/**
 * What a house wants, as agents. `reach` is open to all services (open mode); each goal is also an agent of its own name that
 * calls no services but those it names (closed mode). `find-goal` and `find-agent` choose one by what was asked.
 */
export function goalParts(needs: GoalNeeds): Parts {
  const { goals, rank, elsewhere } = needs;
  return joined(
    goalAgent({ name: REACH, description: 'Reaches a goal of the house', ...pursuing(needs, goals) }),
    ...goals.map((goal) =>
      goalAgent({
        name: goal.name,
        description: goal.description,
        ...pursuing(needs, [goal], servicesOf(goal)),
      }),
    ),
    openMode({
      name: OPEN,
      rank,
      veto: (chosen, view) => vetoOf(needs, chosen, view),
      ...pursuing(needs, goals),
    }),
    closedMode({
      name: CLOSED,
      rank,
      veto: (chosen, view) => vetoOf(needs, chosen, view),
      agents: () => [...goals, ...elsewhere()],
      takes: (agent, type) =>
        elsewhere()
          .find(({ name }) => name === agent)
          ?.input?.includes(type) ?? true,
    }),
  );
}

/** Names that agents of their own have, so that no goal can. */
export const TAKEN_NAMES: readonly string[] = [REACH, OPEN, CLOSED, 'turn', 'group'];

/** What a process of one of these agents is after; undefined for other processes. */
export function pursuitOf(
  goals: readonly HouseGoal[],
  { agent, input }: { readonly agent: string; readonly input: readonly Message[] },
): Pursuit | undefined {
  const own = goals.find(({ name }) => name === agent);
  if (own !== undefined) return { goal: own, only: servicesOf(own) };
  if (agent !== REACH && agent !== `${OPEN}.agent`) return undefined;
  const named = input.findLast(({ type }) => type === 'goal')?.data;
  const goal = goals.find(({ name }) => name === named);
  return goal === undefined ? undefined : { goal };
}

/** What was tried so far, and what a person did not want. */
export function triedIn(view: View): Tried {
  const runs = goalFacts(view, 'ran');
  return {
    all: new Set(runs.flatMap(({ operators }) => operators)),
    refused: new Set(runs.flatMap(({ operators, refused }) => (refused === true ? operators : []))),
  };
}

function servicesOf(goal: HouseGoal): ReadonlySet<string> {
  return new Set(goal.want.map(({ service }) => service));
}

function vetoOf({ goals, forbids }: GoalNeeds, chosen: string, view: View): { because: string } | undefined {
  const goal = goals.find(({ name }) => name === chosen);
  const because = goal === undefined ? undefined : forbids(goal, view);
  return because === undefined ? undefined : { because };
}

type Pursuing = Omit<GoalAgent, 'name' | 'description'>;

function pursuing({ grounds }: GoalNeeds, goals: readonly HouseGoal[], only?: ReadonlySet<string>): Pursuing {
  const goalOf = (view: View): HouseGoal => {
    const named = view.input.findLast(({ type }) => type === 'goal')?.data;
    const goal = goals.length === 1 ? goals[0] : goals.find(({ name }) => name === named);
    if (goal === undefined)
      throw new HearthError('not-found', `there is no goal "${String(named)}" any more`, {
        hint: 'It was taken out of the configuration.',
      });
    return goal;
  };
  const groundOf = (view: View): Ground => grounds.of(goalOf(view), only);
  return {
    goals: goals.map((goal) => ({
      name: goal.name,
      description: goal.description,
      needs: () => grounds.of(goal, only).needs,
    })),
    operators: (view) => groundOf(view).deeds.map((deed) => ({ ...deed, runner: taking([deed]) })),
    conditions: (view) =>
      groundOf(view).conditions.map((condition) => ({
        name: condition.name,
        read: () => grounds.read(condition),
        ask: (asking) =>
          wasAsked(asking, condition.name) ? grounds.read(condition) : grounds.ask(condition, asking.signal),
      })),
    most: true,
    together: TOGETHER_MAX,
    join: (steps: readonly Runnable[]) => taking(steps as readonly Deed[]),
    turnout,
    ask: (view) => {
      const left = leftOf(groundOf(view), grounds, triedIn(view));
      if (left.every(({ isFinal }) => isFinal)) return 'leave';
      return {
        prompt: stuckQuestion(left),
        options: [TRY_AGAIN, LEAVE],
        deadline: view.now() + goalOf(view).patienceMinutes * 60_000,
      };
    },
    result: (view) => {
      const missing = goalFacts(view, 'world').flatMap((world) =>
        Object.keys(world).filter((name) => world[name] !== true),
      );
      const seen = { tried: triedIn(view), missing: new Set(missing) };
      return ending(reportOf(goalOf(view), groundOf(view), grounds, seen));
    },
  };
}

/** A device that did not answer once is not asked at every look. */
function wasAsked(view: View, condition: string): boolean {
  return goalFacts(view, 'looked').some(({ values }) => values[condition] === 'unknown');
}

function ending(report: ReturnType<typeof reportOf>): Draft {
  return draft('goal-report', report, report.reached);
}

/** One call for all of them, made as every other is: decided, guarded, judged by what was seen. It is not tried again there: the plan is made anew. */
function taking(deeds: readonly Deed[]): Runner {
  const { service, method, params } = deeds[0]!.call;
  const ids = deeds.map(({ device }) => ({ id: device.id }));
  const target = ids.length === 1 ? ids[0]! : ids;
  const action = { service, method, args: { ...params, target }, required: false };
  return { r: 'agent', agent: 'group', input: groupInput([{ action }]) };
}

function turnout(last: readonly Message[]): Turnout {
  const verdicts = last.flatMap((message) => read(message, 'report')?.actions ?? []);
  const bad = verdicts.find(({ status }) => status !== 'done');
  if (verdicts.length > 0 && bad === undefined) return { ok: true };
  return {
    ok: false,
    ...(bad?.status === 'cancelled' ? { refused: true } : {}),
    ...(bad?.error === undefined ? {} : { because: bad.error.message }),
  };
}
