import { beforeAll, describe, expect, it } from 'vitest';
import { CoreStory } from './core-story.ts';
import type { StoryName } from './stories.ts';
import { scratch } from './world.ts';

const folder = scratch();
let program: string;
beforeAll(async () => {
  program = await CoreStory.program();
});

/** By name, how many processes it is and at which boundaries it dies: at each so-many-th. `npm run test:deep -- --kills` dies at all. */
describe.each<[StoryName, number, number]>([
  ['founding', 4, 4],
  ['nested', 6, 5],
  ['goal', 1, 4],
])('P6 X01 X02 X03 X04 C03 C23 kill -9 in the story "%s"', (name, processes, stride) => {
  it('at any boundary: the same end, every effect once or under one key, no half of a call', async () => {
    const story = new CoreStory(name, program, folder);
    const calm = await story.peace();
    expect(calm.processes).toHaveLength(processes);
    let kills = 0;
    for (let at = stride; at <= calm.passed; at += stride) {
      const trial = await story.trial([at]);
      expect(trial, `killed at ${at}`).toMatchObject({ lost: [], doubled: [] });
      kills += trial.kills;
    }
    expect(kills).toBeGreaterThan(2);
  });

  it('again and again on the way back, it still comes to the same end', async () => {
    const story = new CoreStory(name, program, folder);
    const { passed } = await story.peace();
    const trial = await story.trial([1, 3, 2].map((at) => at % passed));
    expect(trial).toMatchObject({ kills: 3, lost: [], doubled: [] });
  });
});
