import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import type { GoalView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

/** A house in which a lamp is all there is: whether it is locked nobody can tell. */
let hub: TestHub;
let http: HubOverHttp;
afterEach(() => hub.stop());

async function open(config: Record<string, unknown> = {}): Promise<SimulatedHome> {
  hub = await startTestHub({
    simulatedHome: [thing('light.hall', 'light', 'Hall Light', 'hallway', { on: true })],
    config: { devices: { simulated: { latencyMs: 0 }, homeAssistant: false }, ...config },
  });
  http = new HubOverHttp(hub.url);
  return hub.family('simulated') as SimulatedHome;
}

describe('a house without locks', () => {
  it('is not said to be secure: what is there is done, and what cannot be told is said', async () => {
    const home = await open();
    const turn = await http.say('secure the house for the night');
    expect(home.truth('light.hall')).toMatchObject({ on: false });
    expect(turn.reply).toBe(
      'The hall light is off. There is no lock here, so I cannot say that the house is secure for the night.',
    );
    const again = await http.say('secure the house for the night');
    expect(again.reply).toBe(
      'There is no lock here, so I cannot say that the house is secure for the night.',
    );
    const { goals } = await http.get<{ goals: GoalView[] }>('/v1/goals');
    expect(goals.find(({ name }) => name === 'night')?.faults).toEqual([
      { path: '/want/0/target', message: 'there is no lock here' },
    ]);
  });

  it('does not reach a goal that is about locks alone', async () => {
    await open({
      goals: [
        {
          name: 'locked',
          description: 'everything is locked',
          phrases: ['make it burglar proof'],
          want: [{ service: 'lock', target: { all: true }, state: 'locked' }],
        },
      ],
    });
    const turn = await http.say('make it burglar proof');
    expect(turn).toMatchObject({
      status: 'failed',
      reply: 'It is not so that everything is locked: there is no lock here.',
    });
  });

  it.each(['lock all doors', 'lock everything', 'lock up'])(
    '“%s” locks nothing, and is not said to be done',
    async (text) => {
      await open();
      const turn = await http.say(text);
      expect(turn.status).not.toBe('done');
      expect(turn.reply).not.toMatch(/secure|locked/);
      expect(turn.reply).toMatch(/no lock|didn't understand/);
    },
  );
});
