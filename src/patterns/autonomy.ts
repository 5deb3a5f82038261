import { defined, type Json } from '../base/index.ts';
import { draftOf, failed, type Runner, type Spend, type View } from '../flow/index.ts';
import {
  type Candidate,
  type Choice,
  type ChoiceOptions,
  choose,
  type Rank,
  type Ranking,
} from './choice.ts';
import { type GoalAgent, goalAgent, made, type Of, type WantedGoal } from './goal.ts';
import { joined, type Parts } from './parts.ts';

interface Options<C extends Candidate> extends Omit<ChoiceOptions<C>, 'veto'> {
  readonly name: string;
  /** May refuse what was chosen, with a reason; nothing else is chosen in its place (B06). */
  readonly veto?: (chosen: string, view: View) => { readonly because: string } | undefined;
  /** Scores by what was asked: a model, or the phrases of the house. */
  readonly rank: Rank;
}

/** Closed mode (document 001): one agent is chosen for what was asked, and uses its own operators and goals only (B03). */
export function closedMode(
  options: Options<Candidate> & {
    readonly agents: Of<readonly Candidate[]>;
    /** What of the input the chosen agent takes; all of it when absent. */
    readonly takes?: (agent: string, type: string) => boolean;
  },
): Parts {
  const { agents, rank, takes = () => true } = options;
  return autonomy(
    options,
    (intent, view, spent) =>
      choose('no-agent-found', intent, made(agents, view), rank, choosing(options, view, spent)),
    (agent, { input }) => {
      const taken = input.filter(({ type }) => takes(agent, type));
      return { r: 'agent', agent, input: taken.map(draftOf) };
    },
  );
}

/** Open mode: one goal is chosen, and reached from the world as it is by all operators that are not opaque (B04). */
export function openMode(options: Options<WantedGoal> & Omit<GoalAgent, 'description'>): Parts {
  const { name, goals, rank, operators, cutoff: _cutoff, veto: _veto, ...more } = options;
  const agent = `${name}.agent`;
  const description = 'Reaches what was chosen';
  const open = (view: View) => made(operators, view).filter(({ opaque }) => opaque !== true);
  const doing = goalAgent({ ...more, name: agent, description, goals, operators: open });
  const finding = autonomy(
    options,
    (intent, view, spent) => choose('no-goal-found', intent, goals, rank, choosing(options, view, spent)),
    (goal, { input }) => ({
      r: 'agent',
      agent,
      input: [...input.map(draftOf), { type: 'goal', data: goal }],
    }),
  );
  return joined(finding, doing);
}

function choosing<C extends Candidate>(
  { cutoff, veto }: Options<C>,
  view: View,
  spent: Ranking['spent'],
): ChoiceOptions<C> {
  const on = { signal: view.signal, spent };
  return { on, ...defined({ cutoff, veto: veto && (({ name }: C) => veto(name, view)) }) };
}

/** Every ranking is on record: in the choice, or in the failure of the step when nothing was chosen and nothing runs. */
function autonomy(
  { name, rank: { price } }: { readonly name: string; readonly rank: Rank },
  choose: (intent: string, view: View, spent: Ranking['spent']) => Promise<Choice<Candidate>>,
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
        ...defined({ price }),
        async run(view) {
          const intent = String(view.input.at(-1)?.data ?? '');
          let spend: Partial<Spend> = { tokens: 0 };
          const found = await choose(intent, view, (told) => {
            spend = told;
          });
          const { rankings } = found;
          if (found.type !== 'chosen')
            return {
              ...failed(found.type, `nothing was chosen for "${intent}"`, { data: found as unknown as Json }),
              spend,
            };
          const data = { chosen: found.chosen.name, rankings } as unknown as Json;
          return { type: 'done', out: [{ type: 'choice', data }], spend };
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
