import type { Fault, Json } from '../base/index.ts';
import { type Draft, type Message, type Runner, setCondition, type View } from '../flow/index.ts';
import { type Det, type Operator, type Planned, ran } from '../planning/index.ts';

/** Conditions and their values, as data. */
export type Made = Readonly<Record<string, Det>>;

export type Runnable = Operator & {
  readonly runner?: Runner;
  /** Steps of the same kin that are taken side by side may be taken as one (`GoalAgent.join`). */
  readonly kin?: string;
};

/**
 * Operators that know each other, by path (B47): one whose needs name another that ran, or whose runner names another. Operators meet
 * in conditions alone, so that any of them can be left out, or come from somebody else.
 */
export function couplings(operators: readonly Runnable[]): readonly Fault[] {
  const names = new Set(operators.map(({ name }) => name));
  return operators.flatMap(({ name, needs, after = [], runner }, at) => {
    const others = [...names].filter((other) => other !== name);
    const conditions = [...Object.keys(needs), ...after];
    const knows = [
      ...others.flatMap((other) => (conditions.includes(ran(other)) ? [['needs', other] as const] : [])),
      ...namesIn(runner).flatMap((one) => (one !== name && names.has(one) ? [['runner', one] as const] : [])),
    ];
    return knows.map(([field, other]) => ({
      path: `/operators/${at}/${field}`,
      message: `"${name}" refers to the operator "${other}"`,
      hint: 'Let one give a condition that the other needs.',
    }));
  });
}

/** What a tree names, at any depth. */
function namesIn(runner: unknown): readonly string[] {
  if (typeof runner !== 'object' || runner === null) return [];
  return Object.entries(runner).flatMap(([key, value]) =>
    (key === 'skill' || key === 'agent') && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** The runner that takes steps of the same kin as one. */
export type Join = (steps: readonly Runnable[]) => Runner;

/** One plan, with what the next one must know of it. */
export interface Decision {
  readonly planned: Planned;
  /** What of the goal no way leads to, where it is reached in part. */
  readonly left?: readonly string[];
  /** Failures that count: those of operators whose part of the world is as it was. */
  readonly failures: readonly FailedIn[];
  /** How many steps were taken before it. */
  readonly runs: number;
  /** Whether it led to an action. */
  readonly acted: boolean;
}

export interface FailedIn {
  readonly operator: string;
  /** As much of the world as the operator needs and gives, as it was after the failure. */
  readonly world: string;
}

/** How a step turned out, as far as it tells itself; whether it gave what it promised is looked at apart. */
export interface Turnout {
  readonly ok: boolean;
  /** A person does not want it: it is not planned with again. */
  readonly refused?: boolean;
  /** In words, for the answer. */
  readonly because?: string;
}

/** One runner's end; it took one step, or several of the same kin. */
export interface Ran extends Turnout {
  readonly operators: readonly string[];
}

/** The facts that planning leaves on the board, by type. */
interface Facts {
  readonly world: Made;
  readonly planned: Decision;
  readonly looked: { readonly tick: number; readonly values: Made };
  readonly ran: Ran;
}

export function seen<T extends keyof Facts>(view: View, type: T): readonly Facts[T][] {
  return view.board.all(type).map((message) => message.data as unknown as Facts[T]);
}

export function turnoutOf(last: readonly Message[]): Turnout {
  return { ok: !last.some((message) => message.type === 'failure') };
}

/** What the last plan says to do now: its first step and those that may be taken beside it, a look, a rest, or nothing since the goal holds. */
export function act(
  view: View,
  name: (part: string) => string,
  operators: readonly Runnable[],
  { together, join }: { readonly together: number; readonly join: Join | undefined },
): Runner {
  const planned = seen(view, 'planned').at(-1)?.planned;
  switch (planned?.type) {
    case 'plan': {
      const steps = stepsNow(planned.steps, operators, seen(view, 'world').at(-1) ?? {}, together);
      const [first, ...others] = kinsOf(steps, join).map((some): Runner => {
        const [one] = some;
        const own = one?.runner ?? { r: 'skill', skill: one?.name ?? '' };
        return {
          r: 'seq',
          of: [
            {
              r: 'par',
              of: [some.length === 1 || join === undefined ? own : join(some)],
              onError: 'collect',
            },
            { r: 'skill', skill: name('ran'), args: { operators: some.map((step) => step.name) } },
          ],
        };
      });
      if (first === undefined) return { r: 'seq', of: [] };
      return others.length === 0 ? first : { r: 'par', of: [first, ...others] };
    }
    case 'need':
      return { r: 'skill', skill: name('look'), args: planned.conditions };
    case 'none':
    case undefined:
      return { r: 'skill', skill: name('stuck') };
  }
}

/**
 * The first step, and of the others those that can be taken now: their needs hold, no step before them in the plan gives
 * what they are to come after, and none that is taken beside them touches what they need or give. A step that has become
 * needless since it was planned is none any more.
 */
function stepsNow(
  steps: readonly string[],
  operators: readonly Runnable[],
  world: Made,
  most: number,
): readonly Runnable[] {
  const planned = steps.flatMap((step) => operators.find(({ name }) => name === step) ?? []);
  if (most === 1) return planned.slice(0, 1);
  const now: Runnable[] = [];
  for (const [at, operator] of planned.entries()) {
    if (now.length >= most) break;
    const isReady = Object.entries(operator.needs).every(([one, value]) => world[one] === value);
    const waits = planned
      .slice(0, at)
      .some(({ gives }) => operator.after?.some((one) => gives[one] === true));
    if (isReady && !waits && now.every((other) => !touches(other, operator))) now.push(operator);
  }
  return now;
}

function kinsOf(steps: readonly Runnable[], join: Join | undefined): readonly (readonly Runnable[])[] {
  if (join === undefined) return steps.map((step) => [step]);
  const kins = new Map<string, Runnable[]>();
  for (const step of steps)
    kins.set(step.kin ?? step.name, [...(kins.get(step.kin ?? step.name) ?? []), step]);
  return [...kins.values()];
}

function touches(one: Operator, other: Operator): boolean {
  const [first, second] = [one, other].map(
    ({ needs, gives }) => new Set(Object.keys({ ...needs, ...gives })),
  );
  const given = (gives: Operator['gives'], by: ReadonlySet<string> | undefined) =>
    Object.keys(gives).some((condition) => by?.has(condition));
  return given(one.gives, second) || given(other.gives, first);
}

/** Facts that came in from outside: `{conditions: {name: true}}` sets conditions, anything else is a message. */
export function factsOf(value: Json): readonly Draft[] {
  const conditions = (value as { readonly conditions?: Readonly<Record<string, Json>> } | null)?.conditions;
  if (conditions !== undefined && conditions !== null)
    return Object.entries(conditions).map(([name, holds]) => setCondition(name, holds === true));
  return value === 'look' || value === null ? [] : [{ kind: 'user', type: 'reply', data: value }];
}
