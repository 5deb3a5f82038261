import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  type ChoiceOptions,
  choose,
  type Rank,
  type Ranked,
} from '../../src/patterns/index.ts';

const AGENTS = ['lamps', 'mail', 'reminders'].map((name) => ({ name, description: `looks after ${name}` }));
const chooseAgent = <C extends Candidate>(
  intent: string,
  of: readonly C[],
  rank: Rank,
  options?: ChoiceOptions<C>,
) => choose('no-agent-found', intent, of, rank, options);
const chooseGoal = <C extends Candidate>(
  intent: string,
  of: readonly C[],
  rank: Rank,
  options?: ChoiceOptions<C>,
) => choose('no-goal-found', intent, of, rank, options);
const scored = (scores: Record<string, number>) => () =>
  Object.entries(scores).map(([name, score]): Ranked => ({ name, score }));

describe('choosing by what was asked', () => {
  it('B03 B05 takes the best above the cut-off, and keeps every ranking', async () => {
    const asked: unknown[] = [];
    const choice = await chooseAgent('lights out', AGENTS, async (intent, candidates) => {
      asked.push(intent, candidates);
      return scored({ mail: 0.2, lamps: 0.9, reminders: 0.7 })();
    });
    expect(asked).toEqual(['lights out', AGENTS]);
    expect(choice).toEqual({
      type: 'chosen',
      chosen: AGENTS[0],
      score: 0.9,
      rankings: [
        { name: 'lamps', score: 0.9 },
        { name: 'reminders', score: 0.7 },
        { name: 'mail', score: 0.2 },
      ],
    });
  });

  it('B05 needs more than the cut-off: equal is not enough', async () => {
    const rankings = [{ name: 'lamps', score: 0.6 }];
    expect(await chooseAgent('lights', AGENTS, () => rankings)).toEqual({
      type: 'no-agent-found',
      cutoff: 0.6,
      rankings,
    });
    expect(await chooseGoal('lights', AGENTS, () => rankings)).toEqual({
      type: 'no-goal-found',
      cutoff: 0.6,
      rankings,
    });
    expect(await chooseGoal('lights', AGENTS, () => rankings, { cutoff: 0.59 })).toMatchObject({
      type: 'chosen',
    });
  });

  it('B05 finds nobody among none, without asking', async () => {
    const rank = () => {
      throw new Error('asked');
    };
    expect(await chooseAgent('lights', [], rank)).toEqual({
      type: 'no-agent-found',
      cutoff: 0.6,
      rankings: [],
    });
  });

  it('B05 never chooses a name nobody has or a score that is none, but keeps them', async () => {
    const choice = await chooseAgent(
      'lights',
      AGENTS,
      scored({ oven: 0.99, mail: 85, reminders: Number.NaN, lamps: 0.61 }),
    );
    expect(choice).toMatchObject({ type: 'chosen', chosen: { name: 'lamps' } });
    expect(choice.rankings).toHaveLength(4);
    expect(await chooseAgent('lights', AGENTS, scored({ oven: 1, mail: -1 }))).toMatchObject({
      type: 'no-agent-found',
    });
  });

  it('settles a tie by the order of the candidates', async () => {
    const choice = await chooseAgent('both', AGENTS, scored({ reminders: 0.8, mail: 0.8 }));
    expect(choice).toMatchObject({ chosen: { name: 'mail' } });
  });

  it('B06 lets an approver refuse the choice, and chooses nothing in its place', async () => {
    const seen: unknown[] = [];
    const choice = await chooseGoal('lights', AGENTS, scored({ lamps: 0.9, mail: 0.8 }), {
      veto: (chosen, rankings) => {
        seen.push(chosen.name, rankings.length);
        return { because: 'not at night' };
      },
    });
    expect(choice).toMatchObject({ type: 'refused', chosen: AGENTS[0], because: 'not at night' });
    expect(seen).toEqual(['lamps', 2]);
    expect(
      await chooseGoal('lights', AGENTS, scored({ lamps: 0.9 }), { veto: () => undefined }),
    ).toMatchObject({
      type: 'chosen',
    });
  });
});
