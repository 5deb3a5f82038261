import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatedConfig, SimulatedHome } from '../../devices/simulated/index.ts';
import { lightService } from '../../services/light/index.ts';
import { multiplied, shadeOf, stepped, wishFor } from '../../services/light/light.ts';
import { hashPassword, manifestOf } from '../../src/bus/index.ts';
import type { CallOutcome } from '../../src/domain/index.ts';
import { Device } from '../../src/domain/index.ts';
import { House } from '../home/house.ts';
import { startEmbeddedBroker } from '../kit/servers/broker.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Lit {
  readonly house: House;
  readonly world: SimulatedHome;
  light(method: string, params: unknown, key?: string): Promise<CallOutcome>;
}

async function lit(config: Partial<SimulatedConfig> = {}, seenWithinMs = 300): Promise<Lit> {
  const house = await House.open();
  ends.push(() => house.close());
  const world = await house.simulated(config);
  await house.home.published();
  await house.serve(lightService, { seenWithinMs });
  return { house, world, light: (method, params, key) => house.call('light', method, params, key) };
}

interface Thing {
  readonly id: string;
  readonly name: string;
}

interface Actuated {
  readonly changed: Thing[];
  readonly already: Thing[];
}

function result<T = Actuated>(outcome: CallOutcome): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.result as T;
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly data: {
    readonly changed: Thing[];
    readonly refused: Thing[];
    readonly silent: Thing[];
    readonly candidates: string[];
    readonly errors: { readonly path: string }[];
  };
}

function failure(outcome: CallOutcome): Failure {
  if (outcome.ok) throw new Error(`succeeded: ${JSON.stringify(outcome.result)}`);
  return outcome.error as unknown as Failure;
}

const named = (devices: readonly { name: string }[]) => devices.map(({ name }) => name);

describe('H15 the light service', () => {
  it('H15 H17 turns off the lights of an area and has seen them off', async () => {
    const { world, light } = await lit();
    expect(world.truth('light.garage')['on']).toBe(true);
    const { changed, already } = result(await light('turn_off', { target: { area: 'garage' } }));
    expect(changed).toEqual([
      { id: 'light.garage', name: 'Garage Light', state: { on: false, brightness: 100 } },
    ]);
    expect(already).toEqual([]);
    expect(world.truth('light.garage')['on']).toBe(false);
    expect(world.commands('light.garage')).toBe(1);
  });

  it('H17 a light that is so already is not commanded, and the answer says so', async () => {
    const { world, light } = await lit();
    const { changed, already } = result(await light('turn_on', { target: { area: 'kitchen' } }));
    expect(named(changed)).toEqual(['Kitchen Counter Lights', 'Kitchen Island Pendant']);
    expect(already).toEqual([{ id: 'light.kitchen_ceiling', name: 'Kitchen Ceiling Light' }]);
    expect(world.commands('light.kitchen_ceiling')).toBe(0);
  });

  it('H15 all, except, several and by name', async () => {
    const { world, light } = await lit();
    const off = result(
      await light('turn_off', { target: { all: true, except: [{ area: 'garden' }, { name: 'desk lamp' }] } }),
    );
    expect(named(off.changed).sort()).toEqual([
      'Garage Light',
      'Hallway Light',
      'Kitchen Ceiling Light',
      'Living Room Lamp',
    ]);
    expect(world.truth('light.desk')['on']).toBe(true);
    const on = result(await light('turn_on', { target: [{ name: 'porch light' }, { area: 'bathroom' }] }));
    expect(named(on.changed).sort()).toEqual(['Porch Light', 'Shower Light', 'Vanity Light']);
  });

  it('H15 sets brightness, colour and white, each seen in the report', async () => {
    const { world, light } = await lit();
    result(
      await light('set', {
        target: { name: 'desk lamp' },
        brightness: 30,
        color: 'Light Blue',
        transition: 0.01,
      }),
    );
    expect(world.truth('light.desk')).toEqual({ on: true, brightness: 30, color: '#add8e6' });
    result(await light('set', { target: { name: 'desk lamp' }, temperature: 4000 }));
    expect(world.truth('light.desk')).toEqual({ on: true, brightness: 30, temperature: 4000 });
    result(await light('set', { target: { name: 'desk lamp' }, color: 'warm white' }));
    expect(world.truth('light.desk')['temperature']).toBe(2700);
    result(await light('set', { target: { name: 'porch light' }, color: '#FF0088' }));
    expect(world.truth('light.porch')).toMatchObject({ on: true, color: '#ff0088' });
    result(await light('set', { target: { name: 'desk lamp' }, brightness: 0 }));
    expect(world.truth('light.desk')['on']).toBe(false);
  });

  it('H15 get tells what the lights reported', async () => {
    const { light } = await lit();
    const [desk, ceiling] = result<Record<string, unknown>[]>(
      await light('get', { target: { area: 'office' } }),
    );
    expect(desk).toMatchObject({
      name: 'Desk Lamp',
      area: 'office',
      on: true,
      brightness: 100,
      temperature: 2700,
      color: null,
    });
    expect(desk?.['available']).toBe(true);
    expect(Date.parse(String(desk?.['seen_at']))).toBeGreaterThan(Date.now() - 60_000);
    expect(ceiling).toMatchObject({ name: 'Office Ceiling Light', on: false });
  });

  it('H15 what a lamp cannot do is refused by name, and in a group the others do it', async () => {
    const { world, light } = await lit();
    const alone = failure(await light('set', { target: { name: 'garage light' }, color: 'red' }));
    expect(alone).toMatchObject({ code: 'failed', message: 'The garage light cannot show colours.' });
    expect(alone.hint).toBe('Ask it for something it can do.');
    const group = failure(await light('set', { target: { area: 'office' }, color: 'red' }));
    expect(group.message).toBe('The office ceiling light cannot show colours; the desk lamp has done it.');
    expect(named(group.data.changed)).toEqual(['Desk Lamp']);
    expect(group.data.refused).toMatchObject([
      { name: 'Office Ceiling Light', because: 'cannot show colours' },
    ]);
    expect(world.truth('light.desk')['color']).toBe('#ff0000');
    expect(world.commands('light.office_ceiling')).toBe(0);
    const plain = failure(
      await light('set', { target: { name: 'shower light' }, brightness: 50, temperature: 3000 }),
    );
    expect(plain.message).toBe('The shower light cannot be dimmed and cannot change its white.');
    const cold = failure(await light('set', { target: { name: 'desk lamp' }, temperature: 9000 }));
    expect(cold.message).toBe('The desk lamp shows whites from 2200 to 6500 K only.');
  });

  it('H04 bad parameters are refused with every fault by path, and nothing is commanded', async () => {
    const { world, light } = await lit();
    const cases: [string, unknown, string[]][] = [
      ['turn_on', {}, ['/target']],
      ['turn_on', { target: {} }, ['/target']],
      ['turn_on', { target: { name: '' } }, ['/target/name']],
      ['turn_on', { target: { area: 'office' }, when: 'now' }, ['/when']],
      ['set', { target: { area: 'office' } }, ['/brightness']],
      [
        'set',
        { target: { area: 'office' }, brightness: 101, transition: -1 },
        ['/brightness', '/transition'],
      ],
      ['set', { target: { area: 'office' }, color: 'reddish' }, ['/color']],
      ['set', { target: { area: 'office' }, color: 'red', temperature: 3000 }, ['/temperature']],
      ['set', { target: { area: 'office' }, brightness: 5, brightness_step: 5 }, ['/brightness_step']],
    ];
    for (const [method, params, paths] of cases) {
      const error = failure(await light(method, params));
      expect(error.code).toBe('invalid-params');
      const told: string[] = error.data.errors.map(({ path }) => path);
      for (const path of paths) expect(told.some((one) => one.startsWith(path))).toBe(true);
    }
    expect(world.commands('light.desk')).toBe(0);
  });

  it('H15 unknown words are refused with what they resemble, ambiguous ones with the candidates', async () => {
    const { house, light } = await lit();
    const unknown = failure(await light('turn_on', { target: { name: 'desk lmap' } }));
    expect(unknown).toMatchObject({ code: 'unknown-target', hint: 'Did you mean Desk Lamp?' });
    expect(failure(await light('turn_on', { target: { area: 'cellar' } })).message).toBe(
      'There is no light in "cellar".',
    );
    house.home.change('light.office_ceiling', { name: 'Desk Spot', aliases: ['reading light'] });
    house.home.change('light.desk', { aliases: ['reading light'] });
    await house.home.published();
    const ambiguous = failure(await light('turn_on', { target: { name: 'Reading light' } }));
    expect(ambiguous.message).toBe('"Reading light" may be Desk Lamp or Desk Spot.');
    expect(ambiguous.data.candidates).toEqual(['Desk Lamp', 'Desk Spot']);
  });
});

describe('H17 lights that do not do it', () => {
  it('H17 a silent lamp fails by name, after one question how it is', async () => {
    const { world, light } = await lit({ faults: { 'light.desk': { type: 'silent' } } });
    const error = failure(await light('turn_off', { target: { name: 'desk lamp' } }));
    expect(error).toMatchObject({ code: 'failed', message: 'The desk lamp did not answer.' });
    expect(error.data.silent).toMatchObject([
      { id: 'light.desk', because: 'it did not answer within 0.3 s' },
    ]);
    expect(world.truth('light.desk')['on']).toBe(true);
    expect(world.commands('light.desk')).toBe(1);
  });

  it('H17 a lamp that is known to be away is not waited for', async () => {
    const { world, light } = await lit({ faults: { 'light.garage': { type: 'offline' } } }, 20_000);
    const error = failure(await light('turn_off', { target: { name: 'garage light' } }));
    expect(error).toMatchObject({ code: 'target-offline', message: 'The garage light is offline.' });
    expect(world.commands('light.garage')).toBe(0);
  });

  it('H17 a jammed lamp reports and is still not believed', async () => {
    const { world, light } = await lit({ faults: { 'light.hallway': { type: 'jams' } } });
    const error = failure(await light('turn_off', { target: { name: 'hallway light' } }));
    expect(error.code).toBe('failed');
    expect(world.truth('light.hallway')['on']).toBe(true);
  });

  it('H17 of several lamps each is named by what became of it', async () => {
    const { world, light } = await lit({
      faults: { 'light.garden_path': { type: 'silent' }, 'light.garage': { type: 'offline' } },
    });
    const target = [{ area: 'garden' }, { area: 'garage' }, { name: 'hallway light' }];
    const error = failure(await light('turn_off', { target }));
    expect(error.code).toBe('failed');
    expect(error.message).toBe(
      'The garage light is offline; the garden path lights did not answer; the hallway light has done it; the garden spotlight already was so.',
    );
    expect(Object.keys(error.data).sort()).toEqual([
      ...['already', 'changed', 'offline', 'refused', 'silent', 'told', 'undo'],
    ]);
    expect((error.data as { readonly undo?: unknown }).undo).toEqual([
      { service: 'light', method: 'turn_on', params: { target: [{ id: 'light.hallway' }] } },
    ]);
    expect(world.truth('light.hallway')['on']).toBe(false);
  });

  it('H17 a lamp that missed one command does the next', async () => {
    const { world, light } = await lit({ faults: { 'light.hallway': { type: 'drops', count: 1 } } });
    expect(failure(await light('turn_off', { target: { name: 'hallway light' } })).code).toBe('failed');
    result(await light('turn_off', { target: { name: 'hallway light' } }));
    expect(world.commands('light.hallway')).toBe(2);
    expect(world.truth('light.hallway')['on']).toBe(false);
  });

  it('H17 a lamp that goes away while it is waited for is offline at once', async () => {
    const { world, light } = await lit({ latencyMs: 1000 });
    const call = light('turn_off', { target: { name: 'garage light' } });
    setImmediate(() => world.setFault('light.garage', { type: 'offline' }));
    expect(failure(await call).code).toBe('target-offline');
  });

  it('H17 a lamp that never spoke is commanded, and believed when it speaks', async () => {
    const { house, light } = await lit();
    const sink = house.home.sink('mute');
    const heard: unknown[] = [];
    house.home.attach('mute', {
      name: 'mute',
      close() {},
      async command(id, command) {
        heard.push(command);
        if (command.refresh === true) sink.report(id, { on: true });
      },
    });
    sink.announce({
      id: 'm.1',
      kind: 'light',
      name: 'Old Lamp',
      aliases: [],
      area: null,
      floor: null,
      groups: [],
      capabilities: {},
    });
    await house.home.published();
    const { changed } = result(await light('turn_on', { target: { name: 'old lamp' } }));
    expect(changed).toMatchObject([{ name: 'Old Lamp', state: { on: true } }]);
    expect(heard).toEqual([{ set: { on: true } }, { refresh: true }]);
  });
});

describe('H05 H15 repeated calls', () => {
  it('a toggle that is repeated with its key does not toggle back', async () => {
    const { world, light } = await lit();
    const first = result(await light('toggle', { target: { area: 'office' } }, 'toggle-1'));
    expect(named(first.changed).sort()).toEqual(['Desk Lamp', 'Office Ceiling Light']);
    expect(result(await light('toggle', { target: { area: 'office' } }, 'toggle-1'))).toEqual(first);
    expect([world.truth('light.desk')['on'], world.truth('light.office_ceiling')['on']]).toEqual([
      false,
      true,
    ]);
    result(await light('toggle', { target: { area: 'office' } }, 'toggle-2'));
    expect([world.truth('light.desk')['on'], world.truth('light.office_ceiling')['on']]).toEqual([
      true,
      false,
    ]);
  });

  it('a toggle that failed half way and is repeated ends where the first was meant to end', async () => {
    const { world, light } = await lit({ faults: { 'light.office_ceiling': { type: 'drops', count: 1 } } });
    expect(failure(await light('toggle', { target: { area: 'office' } }, 'toggle-1')).code).toBe('failed');
    expect(world.truth('light.desk')['on']).toBe(false);
    const { changed, already } = result(await light('toggle', { target: { area: 'office' } }, 'toggle-1'));
    // The desk lamp did it at the first try: the deed is the same.
    expect([named(changed), named(already)]).toEqual([['Desk Lamp', 'Office Ceiling Light'], []]);
    expect(world.commands('light.desk')).toBe(1);
    expect([world.truth('light.desk')['on'], world.truth('light.office_ceiling')['on']]).toEqual([
      false,
      true,
    ]);
  });

  it('a step of brightness for several lights leaves off what is off, as long as one is on', async () => {
    const { world, light } = await lit();
    const more = { target: { area: 'office' }, brightness_step: 20 };
    result(await light('set', { target: { name: 'desk lamp' }, brightness: 40 }));
    result(await light('turn_off', { target: { name: 'office ceiling light' } }));
    result(await light('set', more));
    expect(world.truth('light.desk')['brightness']).toBe(60);
    expect(world.truth('light.office_ceiling')['on']).toBe(false);
    result(await light('turn_off', { target: { area: 'office' } }));
    result(await light('set', more));
    expect([world.truth('light.desk'), world.truth('light.office_ceiling')]).toMatchObject([
      { on: true, brightness: 20 },
      { on: true, brightness: 20 },
    ]);
  });

  it('a step of brightness that is repeated with its key steps once', async () => {
    const { world, light } = await lit({ faults: { 'light.desk': { type: 'drops', count: 1 } } });
    const step = { target: { name: 'desk lamp' }, brightness_step: -20 };
    expect(failure(await light('set', step, 'step-1')).code).toBe('failed');
    result(await light('set', step, 'step-1'));
    result(await light('set', step, 'step-1'));
    expect(world.truth('light.desk')['brightness']).toBe(80);
    result(await light('set', step, 'step-2'));
    expect(world.truth('light.desk')['brightness']).toBe(60);
  });

  it('so many times as bright is of what the lamp shows, once for its key, and leaves off what is off', async () => {
    const { world, light } = await lit();
    const half = { target: { area: 'office' }, factor: 0.5 };
    result(await light('set', { target: { name: 'desk lamp' }, brightness: 60 }));
    result(await light('turn_off', { target: { name: 'office ceiling light' } }));
    result(await light('set', half, 'half-1'));
    result(await light('set', half, 'half-1'));
    expect(world.truth('light.desk')['brightness']).toBe(30);
    expect(world.truth('light.office_ceiling')['on']).toBe(false);
    for (const wrong of [{ factor: 0 }, { factor: -1 }, { factor: 2, brightness: 10 }])
      expect(failure(await light('set', { target: { area: 'office' }, ...wrong })).code).toBe(
        'invalid-params',
      );
  });
});

describe('H15 what a lamp is asked', () => {
  const lamp = (capabilities: object) =>
    Device.parse({ id: 'l.1', family: 'f', kind: 'light', name: 'Lamp', capabilities });

  it('colours are known by the names people use, in any spelling', () => {
    expect(shadeOf('red')).toEqual({ type: 'color', color: '#ff0000' });
    expect(shadeOf(' LightBlue ')).toEqual(shadeOf('light blue'));
    expect(shadeOf('#abc')).toEqual({ type: 'color', color: '#aabbcc' });
    expect(shadeOf('#A0B1C2')).toEqual({ type: 'color', color: '#a0b1c2' });
    expect(shadeOf('Warm White')).toMatchObject({ type: 'white', kelvin: 2700 });
    for (const words of ['', '#12', 'constructor', '__proto__', 'toString'])
      expect(shadeOf(words)).toBeUndefined();
  });

  it('a white by name is the nearest that the lamp has, or mixed from colours', () => {
    const set = (capabilities: object) => wishFor(lamp(capabilities), { shade: shadeOf('candlelight') });
    expect(set({ temperature: { min: 2200, max: 4000 } })).toMatchObject({
      set: { on: true, temperature: 2200 },
    });
    expect(set({ color: true })).toMatchObject({ set: { on: true, color: '#ff8a12' } });
    expect(set({})).toMatchObject({ refused: 'cannot change its white' });
  });

  it('a step never turns a light off, starts from nothing when it is off, and needs to know where it is', () => {
    const report = (state: object) => ({
      state: state as Record<string, boolean | number>,
      available: true,
      at: 0,
    });
    expect(stepped(report({ on: true, brightness: 50 }), 10)).toBe(60);
    expect(stepped(report({ on: true, brightness: 5 }), -10)).toBe(1);
    expect(stepped(report({ on: true, brightness: 95 }), 10)).toBe(100);
    expect(stepped(report({ on: false, brightness: 50 }), 20)).toBe(20);
    expect(stepped(report({ on: false, brightness: 50 }), -20)).toBe(0);
    expect(stepped(report({ on: true }), 10)).toBeNull();
    expect(stepped(undefined, 10)).toBeNull();
    expect(multiplied(report({ on: true, brightness: 60 }), 0.5)).toBe(30);
    expect(multiplied(report({ on: true, brightness: 60 }), 2)).toBe(100);
    expect(multiplied(report({ on: true, brightness: 1 }), 0.1)).toBe(1);
    expect(multiplied(report({ on: false, brightness: 60 }), 2)).toBe(0);
    expect(multiplied(report({ on: true }), 0.5)).toBeNull();
  });

  it('a lamp is never asked for what it does not have', () => {
    const capabilities = fc.record(
      {
        brightness: fc.boolean(),
        color: fc.boolean(),
        transition: fc.boolean(),
        temperature: fc.constant({ min: 2200, max: 6500 }),
      },
      { requiredKeys: [] },
    );
    const look = fc.record({
      brightness: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      shade: fc
        .option(fc.constantFrom('red', 'warm white', '#123456'), { nil: undefined })
        .map((words) => words && shadeOf(words)),
      transition: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(capabilities, look, (has, asked) => {
        const wish = wishFor(lamp(has), asked as Parameters<typeof wishFor>[1]);
        if ('refused' in wish) return wish.refused !== '';
        return (
          (!('brightness' in wish.set) || has.brightness === true) &&
          (!('color' in wish.set) || has.color === true) &&
          (!('temperature' in wish.set) || has.temperature !== undefined) &&
          (wish.transition === undefined || has.transition === true)
        );
      }),
    );
  });
});

describe('H02 the manifest of the light service', () => {
  it('describes every method and every field', () => {
    const { methods } = manifestOf(lightService, 'main');
    expect(Object.keys(methods).sort()).toEqual([
      'get',
      'history',
      'set',
      'set_effect',
      'toggle',
      'turn_off',
      'turn_on',
    ]);
    for (const method of Object.values(methods)) {
      expect(method.description).not.toBe('');
      const properties = method.params['properties'] as Record<string, unknown>;
      for (const field of Object.values(properties))
        expect(JSON.stringify(field)).toMatch(/"(description|\$ref)"/);
    }
    expect(methods['get']?.effect).toBe('read');
    expect(methods['turn_off']?.effect).toBe('verifiable');
  });
});

describe('H07 the light service elsewhere', () => {
  it('H42 needs no more of the broker than the home, its own topics and commands to devices', async () => {
    const password = await hashPassword('correct horse');
    const broker = await startEmbeddedBroker({
      elsewhere: ['light'],
      users: [
        {
          name: 'light',
          password,
          service: 'light',
          publish: ['hearth/v1/svc/light/#', 'hearth/v1/home/command/+'],
          subscribe: ['hearth/v1/svc/light/#', 'hearth/v1/home/#', 'hearth/v1/hub/#'],
        },
      ],
    });
    ends.push(() => broker.stop());
    const house = await House.open({ broker, account: broker.broker.hubCredentials });
    ends.push(() => house.close());
    const world = await house.simulated();
    await house.home.published();
    await house.serve(lightService, {}, { username: 'light', password: 'correct horse' });
    result(await house.call('light', 'turn_off', { target: { area: 'garage' } }));
    expect(world.truth('light.garage')['on']).toBe(false);
  });

  it('sees devices that appear after it started, and forgets those that go', async () => {
    const { house, light } = await lit();
    const sink = house.home.sink('late');
    const commands: string[] = [];
    house.home.attach('late', {
      name: 'late',
      close() {},
      async command(id, { set }) {
        commands.push(id);
        sink.report(id, set ?? {});
      },
    });
    sink.announce({
      id: 'late.1',
      kind: 'light',
      name: 'New Lamp',
      aliases: [],
      area: 'cellar',
      floor: null,
      groups: [],
      capabilities: {},
    });
    await house.home.published();
    result(await light('turn_on', { target: { area: 'cellar' } }));
    expect(commands).toEqual(['late.1']);
    sink.withdraw('late.1');
    await house.home.published();
    const error = failure(await light('turn_on', { target: { area: 'cellar' } }));
    expect(error.code).toBe('unknown-target');
  });
});
