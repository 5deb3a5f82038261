import type { Json } from '../base/index.ts';
import type { Board, Draft, Message, Runner, View } from '../flow/index.ts';
import type { Tree } from './parts.ts';

const STEPPING = 'stepping';
type Stepping = {
  readonly tasks?: readonly Json[];
  readonly from?: number;
  readonly rest?: readonly Json[];
  readonly ended?: number;
};

/** The list to begin with, at its first task or where an earlier run left off. */
export function tasks(list: readonly Json[], from = 0): Draft {
  return { kind: 'fact', type: STEPPING, data: from === 0 ? { tasks: list } : { tasks: list, from } };
}

/** What feedback makes of the current task and those behind it; what is done stays as it was (document 000, A21). */
export function rewrite(rest: readonly Json[]): Draft {
  return { kind: 'fact', type: STEPPING, data: { rest } };
}

/** Whether a message is such a rewriting. */
export function isRewrite({ type, data }: Pick<Message, 'type' | 'data'>): boolean {
  return type === STEPPING && (data as Stepping).rest !== undefined;
}

/** The list as it is now, and the index of the current task; as many as there are when all are done. */
export function tasksOf(board: Board): { readonly tasks: readonly Json[]; readonly current: number } {
  let list: readonly Json[] = [];
  let current = 0;
  for (const { data } of board.all(STEPPING)) {
    const step = data as Stepping;
    if (step.tasks !== undefined) {
      list = step.tasks;
      current = step.from ?? 0;
    }
    if (step.rest !== undefined) list = [...list.slice(0, current), ...step.rest];
    if (step.ended !== undefined) current += 1;
  }
  return { tasks: list, current };
}

/**
 * The action stepper of document 000: one task at a time, in order. A task whose runner ends with a `rewrite` is not done:
 * the list is cut behind what is done, and the task now current begins afresh (A22).
 */
export function stepper(options: {
  readonly name: string;
  readonly roundsMax?: number;
  runner(task: Json, index: number): Runner;
  /** Whether there is a next task at all; asked before each, and true unless given. */
  goesOn?(view: View): boolean;
}): Tree {
  const { name, roundsMax = 100, goesOn = () => true } = options;
  const [more, step, ended] = [`${name}.more`, `${name}.step`, `${name}.ended`];
  return {
    root: { r: 'while', when: more, max: roundsMax, body: { r: 'control', controller: step } },
    predicates: [
      {
        name: more,
        holds: (view) => {
          const { tasks: list, current } = tasksOf(view.board);
          return current < list.length && goesOn(view);
        },
      },
    ],
    controllers: [
      {
        name: step,
        build({ board }) {
          const { tasks: list, current } = tasksOf(board);
          const work = options.runner(list[current] ?? null, current);
          return { r: 'seq', of: [work, { r: 'skill', skill: ended, args: current }] };
        },
      },
    ],
    skills: [
      {
        name: ended,
        description: 'Notes that a task is done',
        fan: 'one',
        effect: 'pure',
        run(view, args) {
          const done: Draft = { kind: 'fact', type: STEPPING, data: { ended: args } };
          return { type: 'done', out: view.last.some(isRewrite) ? [] : [done] };
        },
      },
    ],
  };
}
