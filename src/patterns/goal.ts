import type { Agent } from '../agents/index.ts';
import { HearthError, type Json } from '../base/index.ts';
import {
  type Draft,
  failed,
  type Message,
  type Runner,
  type Skill,
  setCondition,
  type View,
} from '../flow/index.ts';
import { type Conditions, conditionsOf, type Det, type Goal, ran } from '../planning/index.ts';
import { decision, type Planning, tickOf } from './goal-decision.ts';
import {
  act,
  couplings,
  factsOf,
  type Join,
  type Made,
  type Ran,
  type Runnable,
  seen,
  type Turnout,
  turnoutOf,
} from './goal-steps.ts';
import type { Parts } from './parts.ts';

/** How a condition is found out. Without one, a condition is what skills set on the board, and false before that. */
export interface Condition {
  readonly name: string;
  /** Looked at only when the planner asks, since its value would change the plan (B51). */
  readonly dear?: true;
  /** A throw is `unknown`: it could not be seen. */
  read(view: View): Det | Promise<Det>;
  /** How it is found out when it is unknown and the plan hangs on it; by `read` when absent. */
  ask?(view: View): Det | Promise<Det>;
}

/** A value, or how it is made of what there is now: what can be done in a house comes and goes with its devices. */
export type Of<T> = T | ((view: View) => T);

export interface WantedGoal extends Omit<Goal, 'needs'> {
  readonly needs: Of<Conditions>;
}

export interface GoalAgent extends Omit<Agent, 'root'> {
  /** Of one in a file of agents: the types of the messages it takes, and the sentences that start it. */
  readonly input?: readonly string[];
  readonly phrases?: readonly string[];
  /** What may be done, each by its `runner`, or by the skill of its name. */
  readonly operators: Of<readonly Runnable[]>;
  /** Those named by a message `goal` of the input; all of them when it names none. */
  readonly goals: readonly WantedGoal[];
  readonly conditions?: Of<readonly Condition[]>;
  /** Of a goal that cannot be reached as a whole, what can be reached is (`planMost`); for one goal at a time. */
  readonly most?: true;
  /** Up to so many steps of a plan that need nothing of each other are taken side by side (B58); one when absent. */
  readonly together?: number;
  /** Takes several steps of the same kin by one runner. Each by its own when absent. */
  readonly join?: Join;
  /** How a step turned out, by its last messages; a failure among them is one when absent. */
  readonly turnout?: (last: readonly Message[]) => Turnout;
  /** Asked in order when no plan leads on; one that says `replan` leads on, perhaps with facts (B36). */
  readonly stuck?: readonly ((view: View) => Promise<StuckAdvice> | StuckAdvice)[];
  /** What a person is asked when no plan leads on and no handler does; `leave` when there is nothing to ask. Nobody is asked when absent. */
  readonly ask?: (view: View) => StuckQuestion | 'leave';
  /** A stuck process that asks nobody looks at the world again after this; ten minutes when absent. */
  readonly lookAgainMs?: number;
  /** The message that is the result, however far it came; the goal reached when absent. */
  readonly result?: (view: View) => Draft;
}

export type StuckAdvice = 'none' | { readonly type: 'replan'; readonly facts?: readonly Draft[] };

export interface StuckQuestion {
  readonly prompt: string;
  /** One of them is `LEAVE`, which ends it with what is reached; any other has it plan anew. */
  readonly options: readonly string[];
  /** Milliseconds since the epoch; silence until then is `LEAVE`. */
  readonly deadline: number;
}

/** Plans of one process; a loop that goes on beyond them has not reached its goal. */
const ROUNDS_MAX = 200;
const LOOK_AGAIN_MS = 600_000;
/** The reply that brings no news but that there may be some. */
export const LOOK = 'look';
/** The option that ends a stuck process with what is reached. */
export const LEAVE = 'leave it';

/**
 * An agent that wants something (document 001): `doWhile(open, seq(observe, decide, act))`, then the result. Each round looks
 * at the world, plans anew, and does the first step of the plan alone; what a step promises is never assumed. An operator
 * that failed, asked to replan or did not give what it promised is left out of the next plan unless nothing else works, and
 * when it failed a second time, until what it needs and gives has changed or a person says so: so trying ends. One that was
 * refused is not used again.
 * @throws HearthError `invalid-params` for operators that refer to each other, by path; of those made later the step fails with it.
 */
export function goalAgent(options: GoalAgent): Parts {
  const {
    operators,
    goals,
    conditions,
    most,
    together,
    join,
    turnout,
    stuck,
    ask,
    lookAgainMs,
    result,
    ...agent
  } = options;
  const name = (part: string) => `${options.name}.${part}`;
  const apart = (some: readonly Runnable[]) => {
    const faults = couplings(some);
    if (faults.length === 0) return some;
    throw new HearthError('invalid-params', `operators of "${options.name}" refer to each other`, { faults });
  };
  if (typeof operators !== 'function') apart(operators);
  const body: Runner = {
    r: 'seq',
    of: [
      { r: 'skill', skill: name('observe') },
      { r: 'skill', skill: name('decide') },
      { r: 'control', controller: name('act') },
    ],
  };
  const step = (part: string, effect: Skill['effect'], run: Skill['run']): Skill => ({
    name: name(part),
    description: `${part}, for "${options.name}"`,
    fan: 'one',
    effect,
    run,
  });
  const planning = (view: View): Planning => ({
    operators: apart(made(operators, view)),
    goals: wanted(view, goals),
    most: most === true,
  });
  return {
    agents: [
      {
        ...agent,
        root: {
          r: 'seq',
          of: [
            { r: 'doWhile', when: name('open'), max: ROUNDS_MAX, body },
            { r: 'skill', skill: name('end') },
          ],
        },
      },
    ],
    predicates: [{ name: name('open'), holds: (view) => !reached(view) && !isLeft(view) }],
    controllers: [
      {
        name: name('act'),
        build: (view) => act(view, name, made(operators, view), { together: together ?? 1, join }),
      },
    ],
    skills: [
      step('observe', 'read', async (view) =>
        told('world', await worldOf(view, planning(view), made(conditions ?? [], view))),
      ),
      step('decide', 'read', (view) => told('planned', decision(view, planning(view)))),
      step('look', 'read', async (view, args) => {
        const found = made(conditions ?? [], view).filter((one) =>
          (args as readonly string[]).includes(one.name),
        );
        return told('looked', { tick: tickOf(view), values: await readAll(view, found, true) });
      }),
      step('ran', 'pure', (view, args) => {
        const { operators: names } = args as unknown as Pick<Ran, 'operators'>;
        const noted = { operators: names, ...(turnout ?? turnoutOf)(view.last) };
        return {
          type: 'done',
          out: [draft('ran', noted), ...names.map((one) => setCondition(ran(one), true))],
        };
      }),
      stuckSkill(name('stuck'), { handlers: stuck ?? [], ask, lookAgainMs: lookAgainMs ?? LOOK_AGAIN_MS }),
      step('end', 'read', (view) => {
        if (result !== undefined) return { type: 'done', out: [result(view)] };
        if (!reached(view) && !isLeft(view))
          return failed('unreachable', `not reached within ${ROUNDS_MAX} plans`);
        const last = seen(view, 'planned').at(-1)?.planned;
        return {
          type: 'done',
          out: [{ type: 'goal', data: { goal: last?.type === 'plan' ? last.goal : '' } }],
        };
      }),
    ],
  };
}

export function made<T>(what: Of<T>, view: View): T {
  return typeof what === 'function' ? (what as (view: View) => T)(view) : what;
}

function draft(type: string, data: unknown): Draft {
  return { kind: 'fact', type, data: data as Json };
}

function told(type: string, data: unknown): { readonly type: 'done'; readonly out: readonly Draft[] } {
  return { type: 'done', out: [draft(type, data)] };
}

function reached(view: View): boolean {
  const planned = seen(view, 'planned').at(-1)?.planned;
  return planned?.type === 'plan' && planned.steps.length === 0;
}

function isLeft(view: View): boolean {
  return view.board.last('left') !== undefined;
}

function wanted(view: View, goals: readonly WantedGoal[]): readonly Goal[] {
  const named = view.input.filter((message) => message.type === 'goal').map((message) => message.data);
  return goals
    .filter((goal) => named.length === 0 || named.includes(goal.name))
    .map((goal) => ({ ...goal, needs: made(goal.needs, view) }));
}

/** The world as three values (B26): read where it can be, else as the board says, else false. */
async function worldOf(
  view: View,
  { operators, goals }: Planning,
  conditions: readonly Condition[],
): Promise<Made> {
  const tick = tickOf(view);
  const looked = seen(view, 'looked').filter((look) => look.tick === tick);
  const found = Object.assign({}, ...looked.map((look) => look.values)) as Made;
  const dear = conditions.filter((one) => one.dear).map((one) => [one.name, 'unknown'] as const);
  const cheap = await readAll(
    view,
    conditions.filter((one) => !one.dear),
  );
  const board = conditionsOf(operators, goals).map(
    (one) => [one, view.board.condition(one) ?? false] as const,
  );
  return { ...Object.fromEntries([...board, ...dear]), ...cheap, ...found };
}

async function readAll(view: View, conditions: readonly Condition[], asking = false): Promise<Made> {
  const read = async (one: Condition) => {
    const value = await Promise.resolve((asking ? (one.ask ?? one.read) : one.read)(view)).catch(
      () => 'unknown' as const,
    );
    return [one.name, value] as const;
  };
  return Object.fromEntries(await Promise.all(conditions.map(async (one) => read(one))));
}

/**
 * Rests as STUCK. At once the handlers are asked; after that a person, where there is a question for one, until the answer
 * or news; else it looks at the world again now and then, or when facts come in.
 */
function stuckSkill(
  name: string,
  {
    handlers,
    ask,
    lookAgainMs,
  }: {
    readonly handlers: GoalAgent['stuck'] & object;
    readonly ask: GoalAgent['ask'];
    readonly lookAgainMs: number;
  },
): Skill {
  const rest = (deadline: number, value: Json) =>
    ({
      type: 'wait',
      wait: {
        kind: 'input',
        prompt: 'No plan leads on from here.',
        stuck: true,
        deadline,
        onExpire: { value },
      },
    }) as const;
  const restOrAsk = (view: View) => {
    if (ask === undefined) return rest(view.now() + lookAgainMs, LOOK);
    const question = ask(view);
    if (question === 'leave') return told('left', 'nothing to ask');
    const { prompt, options, deadline } = question;
    const { type, wait } = rest(deadline, LEAVE);
    return { type, wait: { ...wait, prompt, options } };
  };
  return {
    name,
    description: 'Waits until the world has changed',
    fan: 'many',
    effect: 'read',
    run: (view) => (handlers.length === 0 ? restOrAsk(view) : rest(view.now(), 'ask the handlers')),
    async resume(view, _args, value) {
      if (ask !== undefined && value === LEAVE) return told('left', value);
      if (value !== 'ask the handlers') return { type: 'done', out: factsOf(value) };
      for (const handler of handlers) {
        const advice = await handler(view);
        if (advice !== 'none') return { type: 'done', out: advice.facts ?? [] };
      }
      return restOrAsk(view);
    },
  };
}
