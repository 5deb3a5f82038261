import type { Entry, ProcessState } from '../../agents/index.ts';
import { type Controller, type Draft, FAILURE, type Predicate, type Runner } from '../../flow/index.ts';
import { draft, type EffectOf, groupInput, latestVerdicts } from '../facts.ts';
import { contextOf } from './agent-context.ts';

/** The processes that one has called, as they ended. */
export type CalledBy = (
  process: string,
) => Promise<readonly { readonly state: ProcessState; readonly entries: readonly Entry[] }[]>;

/** An agent that broke leaves a failure where its report would stand. */
export const brokenPredicate: Predicate = {
  name: 'group-broke',
  holds: ({ last }) => last.some(({ type }) => type === FAILURE),
};

/**
 * What the Assistant decides about an agent that broke (document 000, Agent Report): to try again once, as a new process that is told where
 * to go on, or to leave it at that. It is left where nobody knows whether the last call happened and it must not happen twice, and
 * where the agent was ended on purpose.
 */
export function againController(calledBy: CalledBy, effectOf: EffectOf): Controller {
  return {
    name: 'again',
    async build({ process, last }): Promise<Runner> {
      const broken = last.find(({ type }) => type === FAILURE);
      const called = await calledBy(process);
      const child = called.find(
        ({ entries: [created] }) => created?.e === 'created' && created.parentPath === broken?.from,
      );
      const input =
        child?.state.status === 'FAILED' ? instructions(child.state, child.entries, effectOf) : undefined;
      if (child === undefined || input === undefined) return { r: 'seq', of: [] };
      return {
        r: 'par',
        onError: 'collect',
        of: [{ r: 'agent', agent: 'group', input, retryOf: child.state.id }],
      };
    },
  };
}

/** The list from where it broke, with the verdicts on what was done; `undefined` where it must not go on. */
function instructions(
  state: ProcessState,
  entries: readonly Entry[],
  effectOf: EffectOf,
): readonly Draft[] | undefined {
  const { tasks, rounds, current } = contextOf(state, entries);
  const task = tasks[current];
  const round = rounds.at(-1);
  const isOpen = round?.startedAt !== undefined && round.result === undefined;
  if (task === undefined || (isOpen && effectOf(task.action.service, task.action.method) === 'once'))
    return undefined;
  const done = latestVerdicts(
    rounds.flatMap(({ verdict }) => verdict ?? []),
    current,
  );
  return [
    ...groupInput(tasks, current),
    draft('goes-on-for', { process: state.id }),
    ...done.map((verdict) => draft('verdict', verdict)),
  ];
}
