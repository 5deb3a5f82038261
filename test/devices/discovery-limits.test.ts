import { afterEach, describe, expect, it } from 'vitest';
import { Accounts } from '../../devices/home-assistant/account.ts';
import { HomeAssistantConfig, homeAssistant } from '../../devices/home-assistant/index.ts';
import { Budgets } from '../../src/base/index.ts';
import { eventually, House, readableLog } from '../home/house.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(limits: object = {}) {
  const { log, lines } = readableLog();
  const house = await House.open({ log });
  ends.push(() => house.close());
  await house.family(homeAssistant, { limits });
  const bus = await house.connect('things');
  const announce = (path: string, config: unknown) =>
    bus.publish(`homeassistant/${path}/config`, JSON.stringify(config), { qos: 1, retain: true });
  let markers = 0;
  /** Resolves when the hub has taken in all that was published before. */
  const taken = async () => {
    const before = house.budgets.entries().length + house.home.devices().length;
    await announce(`switch/marker${markers++}`, { name: `Marker ${markers}`, cmd_t: `marker/${markers}` });
    await eventually(() => house.budgets.entries().length + house.home.devices().length > before);
  };
  const names = () =>
    house.home
      .devices()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('Marker'));
  return { house, bus, announce, taken, names, lines };
}

const plug = (number: number, device?: string) => ({
  name: `Plug ${number}`,
  uniq_id: `plug-${number}`,
  cmd_t: `plug/${number}/set`,
  stat_t: `plug/${number}`,
  ...(device === undefined ? {} : { dev: { ids: [device] } }),
});

describe('H12 what strangers may announce', () => {
  it('keeps so many entities of one device, names the others once, and takes new ones when old ones go', async () => {
    const { house, announce, taken, names, lines } = await open({ entitiesPerDevice: 3 });
    for (let number = 0; number < 10; number++) await announce(`switch/p${number}`, plug(number, 'board'));
    await taken();
    expect(names()).toEqual(['Plug 0', 'Plug 1', 'Plug 2']);
    expect(house.budgets.entries()).toMatchObject([
      {
        name: 'discovery-entities',
        who: 'board',
        times: 7,
        detail: '"Plug 9" is more than the 3 entities of one device',
      },
    ]);
    expect(lines.filter(({ message }) => message === 'a budget is used up')).toHaveLength(1);

    await house.bus.publish('homeassistant/switch/p0/config', '', { qos: 1, retain: true });
    await announce('switch/p7', plug(7, 'board'));
    await eventually(() => names().includes('Plug 7'));
    // What is known already may be said anew, also where there is no room for more.
    await announce('switch/p7', { ...plug(7, 'board'), name: 'Socket 7' });
    await eventually(() => names().includes('Socket 7'));
    expect(names()).toHaveLength(3);
  });

  it('keeps so many entities in all, whatever devices they name', async () => {
    const { house, announce, taken, names } = await open({ entities: 4 });
    for (let number = 0; number < 4; number++)
      await announce(`switch/p${number}`, plug(number, `b${number}`));
    await eventually(() => names().length === 4);
    for (let number = 4; number < 9; number++)
      await announce(`switch/p${number}`, plug(number, `b${number}`));
    await taken();
    expect(names()).toHaveLength(4);
    expect(house.budgets.totals().get('discovery-entities')).toBeGreaterThanOrEqual(5);
  });

  it('refuses by name a message that is too long and a template that is too long', async () => {
    const { house, announce, taken, names } = await open({ payloadBytes: 2_048, templateLength: 100 });
    await announce('switch/long', { ...plug(1), val_tpl: `{{ value }}${' '.repeat(100)}` });
    await announce('switch/late', {
      ...plug(2),
      avty: [{ t: 'a/b', val_tpl: `{{ value }}${' '.repeat(100)}` }],
    });
    await announce('switch/wide', { ...plug(3), more: 'x'.repeat(3_000) });
    await taken();
    expect(names()).toEqual([]);
    expect(house.budgets.entries()).toMatchObject([
      { name: 'discovery-payload', who: 'homeassistant/switch/wide/config' },
      {
        name: 'discovery-template',
        who: 'homeassistant/switch/late/config',
        detail: /value_template: 111 characters are more than the 100 of a template/,
      },
      { name: 'discovery-template', who: 'homeassistant/switch/long/config' },
    ]);
  });

  it('leaves out what a template that costs too much would tell, counts it for device and template, and hears the rest', async () => {
    const { house, bus, announce, lines } = await open();
    const laughs = `{% set a=[1,1] %}{% set b=[1,1] %}${'{% set a=[a,a] %}{% set b=[b,b] %}'.repeat(60)}{{ a == b }}`;
    await announce('light/l', {
      name: 'Laughs',
      uniq_id: 'laughs',
      cmd_t: 'laughs/set',
      stat_t: 'laughs/state',
      bri_cmd_t: 'laughs/bri/set',
      bri_stat_t: 'laughs/bri',
      bri_val_tpl: laughs,
    });
    await eventually(() => house.home.devices().length === 1);
    for (let times = 0; times < 5; times++) await bus.publish('laughs/bri', `${times}`, { qos: 1 });
    await bus.publish('laughs/state', 'ON', { qos: 1 });
    const { id } = house.home.devices()[0]!;
    await eventually(() => house.home.report(id)?.state['on'] === true);
    expect(house.home.report(id)?.state).not.toHaveProperty('brightness');
    expect(house.budgets.entries()).toMatchObject([
      { name: 'template-steps', who: 'Laughs: brightness_value_template', times: 5 },
    ]);
    expect(lines.filter(({ message }) => message === 'a budget is used up')).toHaveLength(1);
  });

  it('is set in the configuration, and has limits that no home reaches', () => {
    expect(HomeAssistantConfig.parse({}).limits).toEqual({
      entities: 40_000,
      entitiesPerDevice: 512,
      payloadBytes: 262_144,
      templateLength: 8_192,
      stepsPerSecond: 20_000,
    });
    expect(HomeAssistantConfig.safeParse({ limits: { entities: 0 } }).success).toBe(false);
    expect(HomeAssistantConfig.safeParse({ limits: { entitys: 5 } }).success).toBe(false);
  });
});

describe('H12 what reading the messages of a device may cost', () => {
  const clock = new ManualClock();
  const log = new LogBook();
  const budgets = new Budgets({ clock, log });
  const accounts = new Accounts({ clock, budgets, stepsPerSecond: 20_000 });

  it('drops the messages of a device that costs too much until time has passed, and of no other', async () => {
    const lamp = accounts.of('board-1', 'Lamp');
    const plug = accounts.of('board-2', 'Plug');
    const second = async (messages: number) => {
      let read = 0;
      for (let sent = 0; sent < messages; sent++) {
        if (!lamp.admits(100)) continue;
        read += 1;
        lamp.spend(10_000);
      }
      await clock.advance(1_000);
      return read;
    };
    const first = await second(1_000);
    expect(first).toBeLessThanOrEqual(21);
    const later: number[] = [];
    for (let seconds = 0; seconds < 60; seconds++) later.push(await second(1_000));
    expect(Math.max(...later)).toBeLessThanOrEqual(3);
    expect(later.reduce((sum, read) => sum + read)).toBeGreaterThan(60);
    expect(plug.admits(100)).toBe(true);
    expect(log.lines).toMatchObject([{ fields: { budget: 'device-steps', who: 'Lamp' } }]);
    await clock.advance(60_000);
    expect(lamp.admits(100)).toBe(true);
  });

  it('holds all devices together to twenty times as much, whatever their number', async () => {
    await clock.advance(600_000);
    const many = Array.from({ length: 2_000 }, (_, number) => accounts.of(`forged ${number}`, `n ${number}`));
    let steps = 0;
    const flood = () => {
      for (const account of many)
        if (account.admits(0)) {
          account.spend(10_000);
          steps += 10_001;
        }
    };
    for (let times = 0; times < 5; times++) flood();
    for (let seconds = 0; seconds < 20; seconds++) {
      await clock.advance(1_000);
      flood();
    }
    expect(steps).toBeLessThan(20 * 20_000 * (10 + 20) + 25 * 10_001);
    expect(budgets.totals().get('devices-steps')).toBeGreaterThan(1_000);
  });
});
