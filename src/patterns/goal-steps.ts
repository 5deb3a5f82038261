import type { Json } from '../base/index.ts';
import { type Draft, type Runner, setCondition, type View } from '../flow/index.ts';
import type { Det, Operator, Planned } from '../planning/index.ts';

/** Conditions and their values, as data. */
export type Made = Readonly<Record<string, Det>>;

/** One plan, with what the next one must know of it. */
export interface Decision {
  readonly planned: Planned;
  /** Operators that failed in this world, each as often as it did. */
  readonly failures: readonly string[];
  /** The world without what has run: as long as it is the same, failures count. */
  readonly shape: string;
  /** Whether it led to an action. */
  readonly acted: boolean;
}

export interface Ran {
  readonly operator: string;
  readonly ok: boolean;
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

/** What the last plan says to do now: the first step and no more, a look, a rest, or nothing since the goal holds. */
export function act(
  view: View,
  name: (part: string) => string,
  operators: readonly (Operator & { readonly runner?: Runner })[],
): Runner {
  const planned = seen(view, 'planned').at(-1)?.planned;
  switch (planned?.type) {
    case 'plan': {
      const [first] = planned.steps;
      if (first === undefined) return { r: 'seq', of: [] };
      const runner = operators.find((one) => one.name === first)?.runner ?? { r: 'skill', skill: first };
      return {
        r: 'seq',
        of: [
          { r: 'par', of: [runner], onError: 'collect' },
          { r: 'skill', skill: name('ran'), args: { operator: first } },
        ],
      };
    }
    case 'need':
      return { r: 'skill', skill: name('look'), args: planned.conditions };
    case 'none':
    case undefined:
      return { r: 'skill', skill: name('stuck') };
  }
}

/** Facts that came in from outside: `{conditions: {name: true}}` sets conditions, anything else is a message. */
export function factsOf(value: Json): readonly Draft[] {
  const conditions = (value as { readonly conditions?: Readonly<Record<string, Json>> } | null)?.conditions;
  if (conditions !== undefined && conditions !== null)
    return Object.entries(conditions).map(([name, holds]) => setCondition(name, holds === true));
  return value === 'look' || value === null ? [] : [{ kind: 'user', type: 'reply', data: value }];
}
