import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { lightService } from '../../services/light/index.ts';
import { type HearthError, systemClock } from '../../src/base/index.ts';
import {
  actuate,
  type BusMessage,
  DeviceMirror,
  type Ending,
  judge,
  type Outcome,
} from '../../src/bus/index.ts';
import { Device } from '../../src/domain/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { eventually, House } from './house.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const state = { on: false };
const ENDINGS: readonly Ending[] = [
  { type: 'seen', state, was: { on: true }, ms: 5 },
  { type: 'already', state },
  { type: 'silent', because: 'it did not answer within 2 s' },
  { type: 'offline' },
  { type: 'refused', because: 'cannot be dimmed' },
];

function outcome(ending: Ending, index: number): Outcome {
  return {
    device: Device.parse({ id: `d.${index}`, family: 'f', kind: 'light', name: `Lamp ${index}` }),
    ending,
  };
}

function judged(outcomes: readonly Outcome[]) {
  try {
    return { ok: true as const, result: judge(outcomes) };
  } catch (error) {
    return { ok: false as const, error: error as HearthError };
  }
}

describe('H17 judging what became of a wish', () => {
  it('succeeds exactly when every device was seen to be so, and names every device that was not', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ENDINGS), { minLength: 1, maxLength: 6 }), (endings) => {
        const outcomes = endings.map(outcome);
        const good = endings.every(({ type }) => type === 'seen' || type === 'already');
        const verdict = judged(outcomes);
        if (verdict.ok)
          return good && verdict.result.changed.length + verdict.result.already.length === endings.length;
        const { error } = verdict;
        const { undo: _undo, ...named } = error.data;
        const lists = Object.values(named) as unknown[][];
        return (
          !good &&
          error.code === (endings.every(({ type }) => type === 'offline') ? 'target-offline' : 'failed') &&
          outcomes.every(({ device }) => error.message.toLowerCase().includes(device.name.toLowerCase())) &&
          lists.reduce((sum, list) => sum + list.length, 0) === endings.length &&
          error.hint !== '' &&
          /^[A-Z].*\.$/.test(error.message)
        );
      }),
    );
  });

  it('speaks of many devices in few words', () => {
    const outcomes = Array.from({ length: 40 }, (_, index) => outcome({ type: 'offline' }, index));
    const verdict = judged(outcomes);
    expect(verdict.ok || verdict.error.message).toBe(
      'Lamp 0, lamp 1, lamp 2, lamp 3, lamp 4 and 35 more are offline.',
    );
    expect(verdict.ok || verdict.error.data['offline']).toHaveLength(40);
  });
});

async function silentLamp() {
  const house = await House.open();
  ends.push(() => house.close());
  const world = await house.simulated({ faults: { 'light.desk': { type: 'silent' } } });
  await house.home.published();
  return { house, world };
}

describe('H17 waiting for a device', () => {
  it('ends by the clock: one question how it is, then silence', async () => {
    const { house } = await silentLamp();
    const bus = await house.connect('watcher');
    const mirror = new DeviceMirror({ bus, log: house.log });
    await mirror.start();
    ends.push(() => mirror.close());
    const commands: unknown[] = [];
    await bus.subscribe('hearth/v1/home/command/+', ({ payload }) =>
      commands.push(JSON.parse(payload.toString())),
    );
    const clock = new ManualClock();
    const wishes = [{ device: mirror.device('light.desk')!, set: { on: false }, transition: 1 }];
    const acting = actuate(wishes, { bus, mirror, clock, timeoutMs: 2000 });
    await eventually(() => commands.length === 1);
    await clock.advance(1799);
    expect(commands).toEqual([{ set: { on: false }, transition: 1 }]);
    await clock.advance(1);
    await eventually(() => commands.length === 2);
    expect(commands[1]).toEqual({ refresh: true });
    await clock.advance(1200);
    expect(await acting).toMatchObject([
      { ending: { type: 'silent', because: 'it did not answer within 3 s' } },
    ]);
    expect(clock.pending).toBe(0);
  });

  it('ends before the deadline of the call, so that the lamp is named', async () => {
    const { house } = await silentLamp();
    await house.serve(lightService, { seenWithinMs: 20_000 });
    const outcome = await house.call('light', 'turn_off', { target: { name: 'desk lamp' } }, undefined, 600);
    // The caller itself would have said that the service was late.
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: 'failed', message: 'The desk lamp did not answer.' },
    });
  });

  it('ends with the signal, and leaves nothing behind', async () => {
    const { house } = await silentLamp();
    const bus = await house.connect('watcher');
    const mirror = new DeviceMirror({ bus, log: house.log });
    await mirror.start();
    ends.push(() => mirror.close());
    const controller = new AbortController();
    const clock = new ManualClock();
    const wishes = [{ device: mirror.device('light.desk')!, set: { on: false } }];
    const acting = actuate(wishes, { bus, mirror, clock, timeoutMs: 2000, signal: controller.signal });
    controller.abort();
    expect(await acting).toMatchObject([{ ending: { type: 'silent' } }]);
    expect(clock.pending).toBe(0);
    const late = await actuate(wishes, {
      bus,
      mirror,
      clock: systemClock,
      timeoutMs: 2000,
      signal: controller.signal,
    });
    expect(late).toMatchObject([
      { ending: { type: 'silent', because: 'the call was cancelled before it answered' } },
    ]);
  });

  it('A10 what an earlier try of the same deed has done is told as done, with what takes it back, and not as so before', async () => {
    const house = await House.open();
    ends.push(() => house.close());
    const world = await house.simulated();
    await house.home.published();
    await house.serve(lightService, { seenWithinMs: 200 });
    const both = [{ name: 'desk lamp' }, { name: 'garage light' }];
    const turnOff = (key: string) => house.call('light', 'turn_off', { target: both }, key);
    world.setFault('light.desk', { type: 'silent' });
    expect(await turnOff('first')).toMatchObject({
      ok: false,
      error: { code: 'failed', data: { changed: [{ id: 'light.garage' }], silent: [{ id: 'light.desk' }] } },
    });
    // It did it, and only its word was lost.
    world.setFault('light.desk', undefined);
    world.touch('light.desk', { on: false });
    await eventually(() => house.home.view.report('light.desk')?.state['on'] === false);
    const seen = [{ id: 'light.desk' }, { id: 'light.garage' }];
    expect(await turnOff('first')).toMatchObject({
      ok: true,
      result: { changed: seen, already: [], undo: [{ method: 'turn_on', params: { target: seen } }] },
    });
    expect(await turnOff('another')).toMatchObject({
      ok: true,
      result: { changed: [], already: seen, undo: [] },
    });
  });

  it('H07 what one program missed of a device is told to it again when it asks, for it shows the wish already', async () => {
    const house = await House.open();
    ends.push(() => house.close());
    const world = await house.simulated();
    await house.home.published();
    const bus = await house.connect('far away');
    let isLost = false;
    // As where the node of a broker dies: what was said in that moment never comes, and nobody says it again.
    const line = new Proxy(bus, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (name !== 'subscribe') return typeof value === 'function' ? value.bind(target) : value;
        return (filter: string, handler: (message: BusMessage) => void, qos: 0 | 1) =>
          bus.subscribe(filter, (message) => isLost || handler(message), qos);
      },
    });
    const mirror = new DeviceMirror({ bus: line, log: house.log });
    await mirror.start();
    ends.push(() => mirror.close());
    isLost = true;
    world.touch('light.desk', { on: false });
    const other = new DeviceMirror({ bus: await house.connect('beside'), log: house.log });
    await other.start();
    ends.push(() => other.close());
    await eventually(() => other.report('light.desk')?.state['on'] === false);
    await house.home.published();
    isLost = false;
    expect(mirror.report('light.desk')?.state['on']).toBe(true);
    const wishes = [{ device: mirror.device('light.desk')!, set: { on: false } }];
    const acted = await actuate(wishes, { bus, mirror, clock: systemClock, timeoutMs: 3_000 });
    expect(acted).toMatchObject([{ ending: { type: 'seen', state: { on: false } } }]);
  });

  it('a report that comes with the command itself is not missed', async () => {
    const { house, world } = await silentLamp();
    world.setFault('light.desk', undefined);
    const bus = await house.connect('watcher');
    const mirror = new DeviceMirror({ bus, log: house.log });
    await mirror.start();
    ends.push(() => mirror.close());
    for (let round = 0; round < 50; round++) {
      const device = mirror.device('light.desk')!;
      const [{ ending } = { ending: undefined }] = await actuate(
        [{ device, set: { brightness: 1 + 5 * (round % 2) } }],
        { bus, mirror, clock: systemClock, timeoutMs: 2000 },
      );
      expect(ending?.type).toBe('seen');
    }
  });
});
