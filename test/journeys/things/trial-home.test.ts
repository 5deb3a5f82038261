import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME, PHONES } from '../../../devices/simulated/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
beforeAll(async () => {
  hub = await startTestHub({
    config: {
      devices: { simulated: { latencyMs: 5, travelMs: 20 } },
      presence: { awayAfterSeconds: 0 },
    },
    simulatedHome: [...DEFAULT_HOME, ...PHONES],
  });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub?.stop());

const reportOf = (id: string) => hub.doorway.devices().find((device) => device.id === id)?.report;
const byHand = (method: string, params: object) =>
  hub.doorway.call('simulated', method, params as never).then((outcome) => outcome as { ok: boolean });

describe('H14 a home to try things on is played with by hand', () => {
  it('H14 a sensor tells what it is set to, and a question hears of it', async () => {
    expect(
      await byHand('set', { target: { name: 'Living Room Sensor' }, state: { temperature: 26.5 } }),
    ).toMatchObject({ ok: true });
    await until(() => reportOf('sensor.living_room')?.state['temperature'] === 26.5, 'it is told');
    const turn = await http.say('how warm is it in the living room');
    expect(turn.reply).toContain('26.5');
  });

  it('H14 a door that is opened sets off what waits for it', async () => {
    await http.say('turn off the hallway light');
    const rule = await http.say('when the front door opens turn on the hallway light');
    expect(JSON.stringify(rule.groups)).toContain('"state":"open"');
    await until(
      async () => {
        // The watch begins a moment after the rule is kept, and hears of what opens from then on.
        await byHand('set', { target: { name: 'Front Door Contact' }, state: { door: false } });
        await byHand('set', { target: { name: 'Front Door Contact' }, state: { door: true } });
        return reportOf('light.hallway')?.state['on'] === true;
      },
      `the light is on: ${JSON.stringify(rule.groups)}`,
    );
  });

  it('H14 somebody leaves and comes home with a phone that is theirs, and what waits for them is done', async () => {
    expect((await http.say("the trial phone is Sam's phone")).reply).toMatch(/Sam/);
    await http.say('turn off the porch light');
    await http.say('when Sam comes home turn on the porch light');
    const isSam = async (where: RegExp) => where.test((await http.say('is Sam at home')).reply ?? '');
    const carry = (presence: string) =>
      byHand('set', { target: { name: 'Trial Phone' }, state: { presence } });
    await until(async () => {
      await carry('not_home');
      return isSam(/not|away|left/i);
    }, 'Sam is away');
    expect(reportOf('light.porch')?.state['on']).toBe(false);
    await carry('home');
    await until(() => reportOf('light.porch')?.state['on'] === true, 'the light is on');
    expect(await isSam(/is (?:at )?home/i)).toBe(true);
  });

  it('H14 a thing is broken and mended', async () => {
    await byHand('break', { target: { name: 'Porch Light' }, fault: 'offline' });
    await until(() => reportOf('light.porch')?.available === false, 'it is away');
    await byHand('mend', { target: { name: 'Porch Light' } });
    await until(() => reportOf('light.porch')?.available === true, 'it is back');
  });

  it('H14 words that mean nothing are refused', async () => {
    expect(await byHand('set', { target: { name: 'Moon Base' }, state: { on: true } })).toMatchObject({
      ok: false,
      error: { code: 'unknown-target' },
    });
  });
});
