import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import type { Device, DeviceReport, DeviceState, OutboundMessage } from '../../src/domain/index.ts';
import { HealthWatch } from '../../src/home/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { device } from '../kit/things/device.ts';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;

/** Things with what they said, and who is told what of them. */
function house(store = new Store({ path: ':memory:' })) {
  const clock = new ManualClock();
  const devices = new Map<string, Device>();
  const reports = new Map<string, DeviceReport>();
  const told: string[] = [];
  const open = () =>
    new HealthWatch({
      ...{ store, clock, log: silentLogger, devices: () => [...devices.values()] },
      report: (id) => reports.get(id),
      say: async ({ text, person }: OutboundMessage) => void told.push(`${person}: ${text}`),
      owners: () => ['alex'],
    });
  const says = (
    name: string,
    state: DeviceState,
    more: Partial<Device> = {},
    available: boolean | null = true,
  ) => {
    devices.set(name, { ...device(name, name, null, 'sensor'), ...more });
    reports.set(name, { state, available, at: clock.now() });
  };
  const pass = async (ms: number) => clock.advance(ms);
  return { clock, devices, told, open, says, pass, store };
}

describe('how well things are, told by themselves', () => {
  it('H11 an empty battery is told once, and again only after it was charged', async () => {
    const { told, open, says, pass } = house();
    const watch = open();
    await watch.start();
    says('Hall sensor', { battery: 14 });
    says(
      'Attic sensor',
      { 'devicepower:0.battery.percent': 9 },
      {
        features: { 'devicepower:0.battery.percent': { type: 'number', name: 'Battery', class: 'battery' } },
      },
    );
    says('Door', { battery: 80 });
    await pass(2 * MINUTES);
    expect(told).toEqual(['alex: These batteries are nearly empty: Hall sensor, Attic sensor.']);
    says('Hall sensor', { battery: 16 });
    await pass(10 * MINUTES);
    says('Hall sensor', { battery: 13 });
    await pass(10 * MINUTES);
    expect(told).toHaveLength(1);
    says('Hall sensor', { battery: 100 });
    await pass(10 * MINUTES);
    says('Hall sensor', { battery: 12 });
    await pass(10 * MINUTES);
    expect(told.slice(1)).toEqual(['alex: This battery is nearly empty: Hall sensor.']);
    await watch.close();
  });

  it('H11 what was told is not told again after a restart, and what comes together is one notice', async () => {
    const { told, open, says, pass, clock } = house();
    const watch = open();
    await watch.start();
    says('Remote', { battery: 3 });
    says(
      'Lamp',
      { firmware: true },
      {
        kind: 'health',
        features: { firmware: { type: 'flag', name: 'Firmware', class: 'update' } },
      },
    );
    await pass(2 * MINUTES);
    expect(told).toEqual(['alex: This battery is nearly empty: Remote. There is an update for: Lamp.']);
    await watch.close();
    const again = open();
    await again.start();
    await clock.advance(20 * MINUTES);
    expect(told).toHaveLength(1);
    await again.close();
  });

  it('H11 silence of two days counts for what runs on a battery, a day for what said that it goes, none for a lamp', async () => {
    const { told, open, says, pass } = house();
    const watch = open();
    await watch.start();
    says('Rain gauge', { battery: 90 });
    says('Shed lamp', { on: false }, { kind: 'light' }, false);
    says('Desk lamp', { on: false }, { kind: 'light' }, null);
    await pass(23 * HOURS);
    expect(told).toEqual([]);
    await pass(2 * HOURS);
    expect(told).toEqual(['alex: I have not heard of this for long: Shed lamp.']);
    await pass(24 * HOURS);
    expect(told.slice(1)).toEqual(['alex: I have not heard of this for long: Rain gauge.']);
    await watch.close();
  });

  it('A10 reports cost no commit, and many sick things are one notice of a few names', async () => {
    const { told, open, says, pass, store } = house();
    const watch = open();
    await watch.start();
    for (let at = 0; at < 3_000; at++) says(`Sensor ${at}`, { battery: 5 });
    await pass(2 * MINUTES);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/Sensor 7 and 2992 more\.$/);
    const commits = store.commits;
    for (let round = 0; round < 20; round++) {
      for (let at = 0; at < 3_000; at += 10) says(`Sensor ${at}`, { battery: 5 + (round % 3) });
      await pass(10 * MINUTES);
    }
    expect(store.commits).toBe(commits);
    expect(told).toHaveLength(1);
    await watch.close();
  });
});
