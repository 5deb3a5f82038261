import { describe, expect, it } from 'vitest';
import { Hands } from '../../../src/assistant/index.ts';
import { Emitter } from '../../../src/base/index.ts';
import { Device, type DeviceReport, type DeviceState } from '../../../src/domain/index.ts';
import type { HomeChange } from '../../../src/home/index.ts';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';

const SECOND = 1_000;

const device = (id: string, kind: Device['kind'], area: string | null) =>
  Device.parse({ id, family: 'f', kind, name: id, area, capabilities: {} });

function open() {
  const clock = new ManualClock();
  const store = new Store({ path: ':memory:' });
  const changes = new Emitter<HomeChange>();
  const devices = [
    device('lamp', 'light', 'hall'),
    device('group', 'light', 'hall'),
    device('porch', 'light', null),
    device('blind', 'cover', 'hall'),
    device('motion', 'binary_sensor', 'hall'),
  ];
  const reports = new Map<string, DeviceReport>();
  const commanded = new Map<string, number>();
  const report = (id: string, state: DeviceState, available = true) => {
    reports.set(id, { state, available, at: clock.now() });
    changes.emit({ type: 'report', id });
  };
  const hands = new Hands({
    ...{ store, clock },
    home: {
      onChange: (listener) => changes.on(listener),
      device: (id) => devices.find((one) => one.id === id),
      devices: () => devices,
      report: (id) => reports.get(id),
    },
    commandedAt: (id) => commanded.get(id) ?? 0,
  });
  report('lamp', { on: false });
  report('blind', { position: 100 });
  report('motion', { motion: false });
  hands.start();
  const did = () =>
    hands
      .deeds({ since: 0, until: clock.now(), limit: 100 })
      .map(({ method, things }) => `${method} ${things[0]?.id}`);
  return { clock, store, hands, report, commanded, did };
}

describe('X16 what people do by hand', () => {
  it('is a change of the main state that no command explains, once', () => {
    const { report, did } = open();
    report('lamp', { on: true, brightness: 50 });
    report('lamp', { on: true, brightness: 80 });
    report('motion', { motion: true });
    expect(did()).toEqual(['turn_on lamp']);
  });

  it('is not what follows a command, of the thing or of its kind in the room, and of a blind for longer', async () => {
    const { report, did, commanded, clock } = open();
    commanded.set('group', clock.now());
    report('lamp', { on: true });
    commanded.set('blind', clock.now());
    await clock.advance(100 * SECOND);
    report('blind', { position: 0 });
    expect(did()).toEqual([]);
    report('lamp', { on: false });
    expect(did()).toEqual(['turn_off lamp']);
  });

  it('is not what was found to be otherwise when a thing came back', () => {
    const { report, did } = open();
    report('lamp', { on: false }, false);
    report('lamp', { on: true });
    report('porch', { on: true });
    expect(did()).toEqual([]);
  });

  it('of a thing that flickers is one line, and no line is a commit of its own', () => {
    const { report, did, store } = open();
    const before = store.commits;
    for (let i = 0; i < 50; i++) report('lamp', { on: i % 2 === 0 });
    expect(did()).toEqual(['turn_on lamp']);
    expect(store.commits).toBe(before);
    store.settle();
    expect(store.all('SELECT * FROM hand_deed')).toHaveLength(1);
  });
});
