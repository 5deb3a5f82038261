import { afterEach, describe, expect, it } from 'vitest';
import { history } from '../../../services/history/index.ts';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { OpenService, refusalOf } from '../../kit/open-service.ts';
import { KnownHome } from '../../kit/things/known-home.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEDROOM = { target: { area: 'bedroom' }, kind: 'temperature' };

const open: OpenService[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A house in London on a Tuesday, ten in the morning; nothing has been told yet. */
async function house(config: object = {}, store?: Store) {
  const home = new KnownHome(new ManualClock('2026-03-10T10:00:00Z')).add(
    { id: 'sensor.bedroom', kind: 'sensor', name: 'Bedroom Sensor', area: 'bedroom' },
    { id: 'sensor.front', kind: 'sensor', name: 'Front Door Contact', area: 'hallway' },
    { id: 'lock.front', kind: 'lock', name: 'Front Door', area: 'hallway' },
    { id: 'climate.hall', kind: 'climate', name: 'Hall Thermostat', area: 'hallway' },
    { id: 'sensor.washer', kind: 'sensor', name: 'Washing Machine', area: 'cellar' },
    { id: 'sensor.fridge', kind: 'sensor', name: 'Fridge', area: 'kitchen' },
    { id: 'health.bedroom', kind: 'health', name: 'Bedroom Sensor', area: 'bedroom' },
  );
  const { clock } = home;
  const service = await OpenService.open(history, {
    clock,
    config,
    home: home.view,
    ...(store === undefined ? {} : { store }),
  });
  open.push(service);
  return { home, clock, service, call: service.call.bind(service) };
}

describe('what is written', () => {
  it('is one commit in ten seconds at most, and none while nothing changes', async () => {
    const { home, clock, service } = await house();
    const before = service.store.commits;
    for (let second = 0; second < 60; second++) {
      home.report('sensor.bedroom', { temperature: 18 + second / 10 });
      await clock.advance(1_000);
    }
    expect(service.store.commits - before).toBeLessThanOrEqual(6);
    await clock.advance(20_000);
    const rest = service.store.commits;
    for (let minute = 0; minute < 60; minute++) {
      home.report('sensor.bedroom', { temperature: 23.9 });
      home.report('health.bedroom', { linkquality: minute });
      await clock.advance(MINUTE);
    }
    expect(service.store.commits).toBe(rest);
  });

  it('goes with a commit that somebody else makes, and costs none then', async () => {
    const { home, clock, service } = await house();
    home.report('sensor.bedroom', { temperature: 18 });
    await clock.advance(6_000);
    const before = service.store.commits;
    service.store.transaction(() => undefined);
    await clock.advance(MINUTE);
    expect(service.store.commits).toBe(before + 1);
    expect(service.store.all('SELECT id FROM history_batches')).toHaveLength(1);
  });

  it('is what was measured and how things were, never text that somebody wrote', async () => {
    const { home, call } = await house();
    home.add({
      ...{ id: 'sensor.text', kind: 'sensor', name: 'Note', area: null },
      features: {
        note: { type: 'text', name: 'Note' },
        mood: { type: 'option', name: 'Mood', options: ['good'] },
      },
    });
    home.report('sensor.text', { note: 'call mum', mood: 'good', timestamp: '2026-03-10' });
    const { series } = await call('series', { device: 'sensor.text' });
    expect(series).toMatchObject([{ key: 'mood', type: 'word', points: [{ value: 'good' }] }]);
  });
});

describe('what was measured', () => {
  it('is told with its mean over time, its least and its most, also while it still waits to be written', async () => {
    const { home, clock, call } = await house();
    home.report('sensor.bedroom', { temperature: 18 });
    await clock.advance(3 * HOUR);
    home.report('sensor.bedroom', { temperature: 22 });
    await clock.advance(HOUR);
    const told = await call('measure', { ...BEDROOM, felt: true });
    expect(told.found).toMatchObject([{ mean: 19, lowest: 18, highest: 22, unit: '°C' }]);
    expect(told.summary).toBe('The bedroom was 19 °C on average today, between 18 and 22 °C');
    const coldest = await call('measure', { ...BEDROOM, figure: 'lowest' });
    expect(coldest.summary).toBe('The bedroom went down to 18 °C today, at 10:00');
  });

  it('is the same after six hours are folded, after ten days, and after a year is gone', async () => {
    const { home, clock, service, call } = await house();
    const first = clock.now();
    const period = { from: new Date(first).toISOString(), to: new Date(first + 2 * HOUR).toISOString() };
    for (let step = 0; step < 24; step++) {
      home.report('sensor.bedroom', { temperature: 18 + (step % 12) / 4 });
      await clock.advance(5 * MINUTE);
    }
    const before = (await call('measure', { ...BEDROOM, ...period })).found;
    home.report('sensor.bedroom', { temperature: 20 });
    await clock.advance(8 * HOUR);
    home.report('sensor.bedroom', { temperature: 20.5 });
    await clock.advance(MINUTE);
    expect(service.store.all('SELECT id FROM history_batches')).toHaveLength(1);
    expect((await call('measure', { ...BEDROOM, ...period })).found).toEqual(before);
    await clock.advance(11 * DAY);
    expect(service.store.all('SELECT block FROM history_raw')).toHaveLength(0);
    expect((await call('measure', { ...BEDROOM, ...period })).found).toEqual(before);
    await clock.advance(366 * DAY);
    const { found, summary } = await call('measure', { ...BEDROOM, ...period });
    expect(found).toEqual([]);
    expect(summary).toMatch(/^I have nothing on the temperature of the bedroom /);
  });

  it('is not known for the time in which nobody looked, and not while the thing was away', async () => {
    const store = new Store({ path: ':memory:' });
    const first = await house({}, store);
    first.home.report('sensor.bedroom', { temperature: 30 });
    await first.clock.advance(HOUR);
    first.home.report('sensor.bedroom', {}, false);
    await first.clock.advance(HOUR);
    first.home.report('sensor.bedroom', { temperature: 10 });
    await first.clock.advance(HOUR);
    expect((await first.call('measure', BEDROOM)).found).toMatchObject([
      { mean: 20, lowest: 10, highest: 30 },
    ]);
    await (first.service.self as { close(): Promise<void> }).close();
    open.splice(0);
    const second = await house({}, store);
    await second.clock.advance(5 * HOUR);
    const again = await OpenService.open(history, { clock: second.clock, home: second.home.view, store });
    open.push(again);
    second.home.report('sensor.bedroom', { temperature: 12 });
    await second.clock.advance(MINUTE);
    const { gaps } = await again.call('series', { device: 'sensor.bedroom' });
    expect(gaps.length).toBeGreaterThan(0);
  });
});

describe('when something was so', () => {
  it('“when was the front door opened today” finds the contact of the door, which is another thing than its lock', async () => {
    const { home, clock, call } = await house();
    home.report('lock.front', { locked: true });
    home.report('sensor.front', { door: false });
    for (const _ of [1, 2, 3]) {
      await clock.advance(HOUR);
      home.report('sensor.front', { door: true });
      await clock.advance(5 * MINUTE);
      home.report('sensor.front', { door: false });
    }
    const door = { target: { name: 'Front Door' }, became: 'open' };
    expect((await call('states', { ...door, ask: 'when' })).summary).toBe(
      'The front door contact was opened 3 times today: at 11:00, 12:05 and 13:10',
    );
    expect((await call('states', { ...door, ask: 'length' })).summary).toBe(
      'The front door contact was open for 15 minutes today',
    );
    expect(
      (await call('states', { target: { name: 'Front Door' }, became: 'unlocked', ask: 'whether' })).summary,
    ).toBe('No, the front door wasn’t unlocked today');
  });

  it('“was the heating on yesterday” goes by what the thermostat did, not by what it was set to', async () => {
    const { home, clock, call } = await house();
    home.report('climate.hall', { mode: 'heat', action: 'idle', current_temperature: 19, temperature: 20 });
    await clock.advance(2 * HOUR);
    home.report('climate.hall', {
      mode: 'heat',
      action: 'heating',
      current_temperature: 19,
      temperature: 20,
    });
    await clock.advance(90 * MINUTE);
    home.report('climate.hall', { mode: 'heat', action: 'idle', current_temperature: 20, temperature: 20 });
    await clock.advance(DAY);
    const yesterday = { from: '2026-03-10T00:00:00Z', to: '2026-03-11T00:00:00Z' };
    const told = await call('states', {
      target: { all: true },
      became: 'heating',
      ask: 'whether',
      ...yesterday,
    });
    expect(told.summary).toBe(
      'Yes, the hall thermostat was heating for 1 hour 30 minutes yesterday, from 12:00 to 13:30',
    );
  });
});

describe('how much was used', () => {
  it('is what the counter rose by, also where it began anew', async () => {
    const { home, clock, call } = await house();
    for (const energy of [10, 10.5, 11, 0.2, 0.7]) {
      home.report('sensor.washer', { energy });
      await clock.advance(HOUR);
    }
    const told = await call('used', { target: { name: 'Washing Machine' } });
    expect(told.used[0].amount).toBeCloseTo(1.7, 6);
    expect(told.summary).toBe('The washing machine used 1.7 kWh today');
    await clock.advance(12 * DAY);
    const then = { from: '2026-03-10T00:00:00Z', to: '2026-03-11T00:00:00Z' };
    expect((await call('used', { target: { name: 'Washing Machine' }, ...then })).used[0].amount).toBeCloseTo(
      1.7,
      6,
    );
  });

  it('tells of several first what used the most', async () => {
    const { home, clock, call } = await house();
    home.report('sensor.fridge', { power: 100 });
    home.report('sensor.washer', { power: 2_000 });
    await clock.advance(90 * MINUTE);
    const told = await call('used', { target: { all: true } });
    expect(told.summary).toBe('The washing machine used 3 kWh today and the fridge 0.15 kWh');
    expect(told.used.map(({ id }: { id: string }) => id)).toEqual(['sensor.washer', 'sensor.fridge']);
  });

  it('is what was drawn over time where there is no counter', async () => {
    const { home, clock, call } = await house();
    home.report('sensor.washer', { power: 2_000 });
    await clock.advance(90 * MINUTE);
    expect((await call('used', { target: { name: 'Washing Machine' } })).summary).toBe(
      'The washing machine used 3 kWh today',
    );
  });
});

describe('the curves', () => {
  it('are each change by itself where they are few, and by equal lengths where they are many or asked for', async () => {
    const { home, clock, call } = await house();
    for (let step = 0; step < 40; step++) {
      home.report('sensor.bedroom', { temperature: 18 + step / 10 });
      await clock.advance(MINUTE);
    }
    const single = await call('series', { device: 'sensor.bedroom' });
    expect(single.every).toBeNull();
    expect(single.series[0].points).toHaveLength(40);
    const ten = await call('series', {
      device: 'sensor.bedroom',
      every: 'PT10M',
      from: '2026-03-10T10:00:00Z',
    });
    expect(ten.every).toBe('PT600S');
    expect(ten.series[0].points).toMatchObject([
      { at: '2026-03-10T10:00:00.000Z', min: 18, max: 18.9 },
      { at: '2026-03-10T10:10:00.000Z', min: 19, max: 19.9 },
      { min: 20, max: 20.9 },
      { min: 21, max: 21.9 },
    ]);
    const few = await call('series', { device: 'sensor.bedroom', points: 5 });
    expect(few.series[0].points.length).toBeLessThanOrEqual(5);
  });

  it('refuse a time that ends before it begins, a length that is none, and a device that is not there', async () => {
    const { call } = await house();
    const device = 'sensor.bedroom';
    const turned = { device, from: '2026-03-10T10:00:00Z', to: '2026-03-09T10:00:00Z' };
    expect((await refusalOf(call('series', turned))).code).toBe('invalid-params');
    expect((await refusalOf(call('series', { device, every: 'often' }))).code).toBe('invalid-params');
    expect((await refusalOf(call('series', { device: 'sensor.none' }))).code).toBe('unknown-target');
  });
});
