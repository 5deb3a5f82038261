import { afterEach, describe, expect, it } from 'vitest';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub | undefined;
afterEach(() => hub?.stop());

describe('H17 scenes of the configuration in the whole hub', () => {
  it('H17 are known by their names, however these sound, and may come to one room', async () => {
    const set = [{ target: { name: 'Desk Lamp' }, state: { on: true } }];
    const scenes = [{ name: 'Submarine', aliases: ['deep blue'], set }];
    hub = await startTestHub({ config: { devices: { simulated: {} }, scene: { scenes } } });
    const http = new HubOverHttp(hub.url);
    const turn = await http.say('Deep blue, please');
    expect(turn).toMatchObject({ status: 'done', unread: [] });
    expect(turn.groups[0]!.actions[0]!.call).toMatchObject({
      service: 'scene',
      method: 'activate',
      args: { name: 'Submarine' },
    });
    expect((await http.say('Submarine in the moon')).unread).not.toEqual([]);
  });
});
