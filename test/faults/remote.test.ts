import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratch } from '../agents/world.ts';
import { type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { RemoteStory } from './remote-story.ts';

/**
 * kill -9 on either side of a call to an agent in another program, at boundaries of its journal and inside its effects. What
 * it does is counted by a file outside; what became of it must be as if nothing had been, and the same in both journals.
 */
const folder = scratch();
let broker: RunningBroker;
let program: string;
beforeAll(async () => {
  broker = await startEmbeddedBroker();
  program = await RemoteStory.program();
});
afterAll(() => broker.stop());

describe.each([
  ['founding', 'host', [9]],
  ['nested', 'host', [12, 3]],
  ['nested', 'caller', [5, 2]],
] as const)('X01 C21 C23 kill -9 in the story "%s", in another program: the %s', (name, side, deaths) => {
  it('the same end, every effect once, nothing lost or told twice', async () => {
    const story = new RemoteStory(name, side, { program, folder, url: broker.url });
    expect(await story.trial(deaths)).toEqual({ kills: deaths.length, missed: 0, lost: [], doubled: [] });
  });
});
