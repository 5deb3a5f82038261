import type { Agent } from '../agents/index.ts';
import type { Json } from '../base/index.ts';
import { type Draft, failed, type Runner, type Skill, setCondition, type View } from '../flow/index.ts';
import {
  type Conditions,
  conditionsOf,
  type Det,
  type Goal,
  type Operator,
  plan,
  ran,
} from '../planning/index.ts';
import { act, type Decision, factsOf, type Made, type Ran, seen } from './goal-steps.ts';
import type { Parts } from './parts.ts';

/** How a condition is found out. Without one, a condition is what skills set on the board, and false before that. */
export interface Condition {
  readonly name: string;
  /** Looked at only when the planner asks, since its value would change the plan (B51). */
  readonly dear?: true;
  /** A throw is `unknown`: it could not be seen. */
  read(view: View): Det | Promise<Det>;
}

export interface GoalAgent extends Omit<Agent, 'root'> {
  /** What may be done, each by its `runner`, or by the skill of its name. */
  readonly operators: readonly (Operator & { readonly runner?: Runner })[];
  /** Those named by a message `goal` of the input; all of them when it names none. */
  readonly goals: readonly Goal[];
  readonly conditions?: readonly Condition[];
  /** Asked in order when no plan leads on; one that says `replan` leads on, perhaps with facts (B36). */
  readonly stuck?: readonly ((view: View) => Promise<StuckAdvice> | StuckAdvice)[];
  /** A stuck process looks at the world again after this; ten minutes when absent. */
  readonly lookAgainMs?: number;
  /** Type of the message on the board that is the result; the goal reached when absent. */
  readonly yields?: string;
}

export type StuckAdvice = 'none' | { readonly type: 'replan'; readonly facts?: readonly Draft[] };

/** Plans of one process; a loop that goes on beyond them has not reached its goal. */
const ROUNDS_MAX = 200;
const LOOK_AGAIN_MS = 600_000;

/**
 * An agent that wants something (document 001): `doWhile(open, seq(observe, decide, act))`, then the result. Each round looks
 * at the world, plans anew, and does the first step of the plan alone; what a step promises is never assumed. An operator
 * that failed, asked to replan or did not give what it promised is left out of the next plan unless nothing else works, and
 * when it failed a second time, until the world has changed: so trying ends.
 */
export function goalAgent(options: GoalAgent): Parts {
  const {
    operators,
    goals,
    conditions = [],
    stuck = [],
    lookAgainMs = LOOK_AGAIN_MS,
    yields,
    ...agent
  } = options;
  const name = (part: string) => `${options.name}.${part}`;
  const [observe, decide, end] = [name('observe'), name('decide'), name('end')];
  const body: Runner = {
    r: 'seq',
    of: [
      { r: 'skill', skill: observe },
      { r: 'skill', skill: decide },
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
  return {
    agents: [
      {
        ...agent,
        root: {
          r: 'seq',
          of: [
            { r: 'doWhile', when: name('open'), max: ROUNDS_MAX, body },
            { r: 'skill', skill: end },
          ],
        },
      },
    ],
    predicates: [{ name: name('open'), holds: (view) => !reached(view) }],
    controllers: [{ name: name('act'), build: (view) => act(view, name, operators) }],
    skills: [
      step('observe', 'read', async (view) =>
        told('world', await worldOf(view, operators, goals, conditions)),
      ),
      step('decide', 'pure', (view) => told('planned', decision(view, operators, wanted(view, goals)))),
      step('look', 'read', async (view, args) => {
        const found = conditions.filter((one) => (args as readonly string[]).includes(one.name));
        return told('looked', { tick: tickOf(view), values: await readAll(view, found) });
      }),
      step('ran', 'pure', (view, args) => {
        const { operator } = args as unknown as Ran;
        const ok = !view.last.some((message) => message.type === 'failure');
        const noted: Draft = { kind: 'fact', type: 'ran', data: { operator, ok } };
        return { type: 'done', out: [noted, setCondition(ran(operator), true)] };
      }),
      stuckSkill(name('stuck'), stuck, lookAgainMs),
      step('end', 'pure', (view) => {
        const last = seen(view, 'planned').at(-1);
        if (!reached(view)) return failed('unreachable', `not reached within ${ROUNDS_MAX} plans`);
        const result = yields === undefined ? undefined : view.board.last(yields);
        const goal = last?.planned.type === 'plan' ? last.planned.goal : '';
        return { type: 'done', out: [result ?? { type: 'goal', data: { goal } }] };
      }),
    ],
  };
}

function told(type: string, data: unknown): { readonly type: 'done'; readonly out: readonly Draft[] } {
  return { type: 'done', out: [{ kind: 'fact', type, data: data as Json }] };
}

function reached(view: View): boolean {
  const planned = seen(view, 'planned').at(-1)?.planned;
  return planned?.type === 'plan' && planned.steps.length === 0;
}

function wanted(view: View, goals: readonly Goal[]): readonly Goal[] {
  const named = view.input.filter((message) => message.type === 'goal').map((message) => message.data);
  return named.length === 0 ? goals : goals.filter((goal) => named.includes(goal.name));
}

/** The world as three values (B26): read where it can be, else as the board says, else false. */
async function worldOf(
  view: View,
  operators: readonly Operator[],
  goals: readonly Goal[],
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

async function readAll(view: View, conditions: readonly Condition[]): Promise<Made> {
  const read = async (one: Condition) => {
    const value = await Promise.resolve(one.read(view)).catch(() => 'unknown' as const);
    return [one.name, value] as const;
  };
  return Object.fromEntries(await Promise.all(conditions.map(async (one) => read(one))));
}

/** Plans, leaving out what disappointed last (B34) and what did so twice in the same world. */
function decision(view: View, operators: readonly Operator[], goals: readonly Goal[]): Decision {
  const made = seen(view, 'world').at(-1) ?? {};
  const world = new Map(Object.entries(made));
  const before = seen(view, 'planned');
  const acted = before.findLastIndex((one) => one.acted);
  const isNext = acted >= 0 && before.slice(acted + 1).every((one) => one.planned.type === 'need');
  const last = isNext ? seen(view, 'ran').at(-1) : undefined;
  const operator = operators.find((one) => one.name === last?.operator);
  const failedLast = operator !== undefined && (last?.ok === false || !kept(operator.gives, world));
  const shape = shapeOf(view, made);
  const counted = before.at(-1)?.shape === shape ? (before.at(-1)?.failures ?? []) : [];
  const isNew = failedLast && acted === before.length - 1;
  const failures = isNew ? [...counted, operator.name] : counted;
  const twice = (name: string) => failures.filter((one) => one === name).length >= 2;
  const allowed = operators.filter((one) => !twice(one.name));
  const exclude = new Set(failedLast ? [operator.name] : []);
  const answer = plan(world, allowed, goals, exclude);
  const tick = tickOf(view);
  const known = seen(view, 'looked').flatMap((look) => (look.tick === tick ? Object.keys(look.values) : []));
  const planned =
    answer.type === 'need' && answer.conditions.every((one) => known.includes(one))
      ? (answer.anyway ?? { type: 'none' as const, because: 'unreachable' as const })
      : answer;
  return { planned, failures, shape, acted: planned.type === 'plan' && planned.steps.length > 0 };
}

/** What was looked at holds until something was done, or nothing could be. */
function tickOf(view: View): number {
  return seen(view, 'ran').length + seen(view, 'planned').filter((one) => one.planned.type === 'none').length;
}

/** Whether nothing that was promised is seen to be otherwise. */
function kept(gives: Conditions, world: ReadonlyMap<string, Det>): boolean {
  return Object.entries(gives).every(
    ([name, value]) => world.get(name) === 'unknown' || world.get(name) === value,
  );
}

/** The world without what has run, and with what was dear to find out as it was found last. */
function shapeOf(view: View, made: Made): string {
  const found = Object.assign({}, made, ...seen(view, 'looked').map((look) => look.values)) as Made;
  return JSON.stringify(Object.entries(found).filter(([name]) => !name.startsWith(ran(''))));
}

/** Rests as STUCK. At once the handlers are asked; after that it looks at the world again now and then, or when facts come in. */
function stuckSkill(name: string, handlers: GoalAgent['stuck'] & object, lookAgainMs: number): Skill {
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
  return {
    name,
    description: 'Waits until the world has changed',
    fan: 'many',
    effect: 'read',
    run: (view) =>
      handlers.length === 0 ? rest(view.now() + lookAgainMs, 'look') : rest(view.now(), 'ask the handlers'),
    async resume(view, _args, value) {
      if (value !== 'ask the handlers') return { type: 'done', out: factsOf(value) };
      for (const handler of handlers) {
        const advice = await handler(view);
        if (advice !== 'none') return { type: 'done', out: advice.facts ?? [] };
      }
      return rest(view.now() + lookAgainMs, 'look');
    },
  };
}
