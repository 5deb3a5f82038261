import type { Json } from '../base/index.ts';
import { draftOf, type Failure, failed, type Runner, type View } from '../flow/index.ts';
import {
  type Candidate,
  type Choice,
  type ChoiceOptions,
  chooseAgent,
  chooseGoal,
  type Rank,
} from './choice.ts';
import { type GoalAgent, goalAgent, type WantedGoal } from './goal.ts';
import type { Parts } from './parts.ts';

interface Options<C extends Candidate> extends ChoiceOptions<C> {
  readonly name: string;
  /** Scores by what was asked: a model, or the phrases of the house. */
  readonly rank: Rank;
}

/** Closed mode (document 001): one agent is chosen for what was asked, and uses its own operators and goals only (B03). */
export function closedMode(options: Options<Candidate> & { readonly agents: readonly Candidate[] }): Parts {
  const { agents, rank } = options;
  return autonomy(
    options,
    (intent) => chooseAgent(intent, agents, rank, options),
    (chosen, { input }) => ({ r: 'agent', agent: chosen, input: input.map(draftOf) }),
  );
}

/** Open mode: one goal is chosen, and reached from the world as it is by all operators that are not opaque (B04). */
export function openMode(options: Options<WantedGoal> & Omit<GoalAgent, 'description'>): Parts {
  const { name, goals, rank, operators, ...more } = options;
  const agent = `${name}.agent`;
  const open = (view: View) =>
    (typeof operators === 'function' ? operators(view) : operators).filter(({ opaque }) => opaque !== true);
  const doing = goalAgent({
    ...more,
    name: agent,
    description: 'Reaches what was chosen',
    goals,
    operators: open,
  });
  const choosing = autonomy(
    options,
    (intent) => chooseGoal(intent, goals, rank, options),
    (goal, { input }) => ({
      r: 'agent',
      agent,
      input: [...input.map(draftOf), { type: 'goal', data: goal }],
    }),
  );
  return {
    agents: [...choosing.agents, ...doing.agents],
    skills: [...choosing.skills, ...doing.skills],
    controllers: [...choosing.controllers, ...doing.controllers],
    predicates: doing.predicates,
  };
}

/** Every ranking is on record: in the choice, or in the failure of the step when nothing was chosen and nothing runs. */
function autonomy(
  { name }: { readonly name: string },
  choose: (intent: string) => Promise<Choice<Candidate>>,
  runner: (chosen: string, view: View) => Runner,
): Parts {
  const [choice, run] = [`${name}.choose`, `${name}.run`];
  const of: Runner[] = [
    { r: 'skill', skill: choice },
    { r: 'control', controller: run },
  ];
  return {
    agents: [{ name, description: 'Finds out who or what is meant', root: { r: 'seq', of } }],
    predicates: [],
    skills: [
      {
        name: choice,
        description: 'Ranks by what was asked',
        fan: 'one',
        effect: 'read',
        async run(view) {
          const intent = String(view.input.at(-1)?.data ?? '');
          const found = await choose(intent);
          const { rankings } = found;
          if (found.type !== 'chosen') return refusal(found.type, intent, found as unknown as Json);
          const data = { chosen: found.chosen.name, rankings } as unknown as Json;
          return { type: 'done', out: [{ type: 'choice', data }] };
        },
      },
    ],
    controllers: [
      {
        name: run,
        build: (view) => runner(view.board.last<{ chosen: string }>('choice')?.data.chosen ?? '', view),
      },
    ],
  };
}

function refusal(
  code: string,
  intent: string,
  data: Json,
): { readonly type: 'fail'; readonly error: Failure } {
  return failed(code, `nothing was chosen for "${intent}"`, { data });
}
