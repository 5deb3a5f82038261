import { readFileSync, statSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock, openHouse, type TestHouse } from '../../src/app/testing/house.ts';
import { HearthError } from '../../src/base/index.ts';
import * as source from '../../src/builders/index.ts';

/** As whoever installed the package has it: made by the build, another copy of everything in it. */
type Package = typeof source;
const NAME = 'hearth';
const load = (path = ''): Promise<Package> => import(`${NAME}${path}`);

const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
const open = async (...given: Parameters<typeof openHouse>) => {
  const house = await openHouse(...given);
  houses.push(house);
  return house;
};

/** A kettle that is full or empty, and boils after a while of its clock. */
const kettleBy = ({ defineService, method, HearthError: Refusal, z }: Package) =>
  defineService({
    name: 'kettle',
    title: 'Kettle',
    description: 'Boils water.',
    version: '1.0.0',
    access: 'use',
    config: z.strictObject({ litres: z.number().default(0).describe('how much is in it') }),
    events: { heating: z.strictObject({}), boiled: z.strictObject({ litres: z.number() }) },
    open: (context) => ({ context, litres: (context.config as { litres: number }).litres }),
    methods: {
      boil: method({
        description: 'Boils the water.',
        params: z.strictObject({ seconds: z.number().int().min(1).max(600).default(1) }),
        result: z.strictObject({ litres: z.number() }),
        effect: 'idempotent',
        timeoutMs: 60_000,
        phrases: ['boil the kettle'],
        async run({ seconds }, self: { readonly context: source.ServiceContext; readonly litres: number }) {
          const { litres, context } = self;
          if (litres === 0) throw new Refusal('failed', 'The kettle is empty', { hint: 'Fill it.' });
          const boiled = new Promise<void>((resolve) => {
            context.clock.after(seconds * 1000, resolve);
          });
          await context.emit('heating', {});
          await boiled;
          await context.emit('boiled', { litres });
          return { litres };
        },
      }),
      descale: method({
        description: 'Descales it.',
        params: z.strictObject({}),
        result: z.strictObject({}),
        effect: 'once',
        risk: 'confirm',
        question: () => 'Descale the kettle?',
        phrases: ['descale the kettle'],
        run: () => ({}),
      }),
    },
  });

describe('H02 what the package exports', () => {
  it('has all names of its source, and loads no other package than zod', async () => {
    expect(Object.keys(await load()).sort()).toEqual(Object.keys(source).sort());
    const code = readFileSync('dist/builders/index.js', 'utf8');
    const imported = [...code.matchAll(/^import .*from ["']([^"']+)["']/gm)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith('node:'))).toEqual(['zod']);
    expect(statSync('dist/builders/index.js').size).toBeLessThan(150_000);
  });

  it('opens the bundled hub by hearth/testing', async () => {
    expect(Object.keys(await load('/testing')).sort()).toEqual(['ManualClock', 'openHouse']);
  });

  it('knows its own errors for those of the hub, and nothing else', async () => {
    const { HearthError: Theirs } = await load();
    expect(Theirs).not.toBe(HearthError);
    expect(new Theirs('failed', 'x')).toBeInstanceOf(HearthError);
    expect(new HearthError('failed', 'x')).toBeInstanceOf(Theirs);
    expect(new Error('x')).not.toBeInstanceOf(HearthError);
    expect(null).not.toBeInstanceOf(HearthError);
  });
});

describe('a house for tests', () => {
  it('serves what the package defined: refused by its own words, judged by its manifest, with the settings given', async () => {
    const definition = kettleBy(await load());
    const empty = await open({ services: [definition] });
    expect(await empty.call('kettle', 'boil', {})).toMatchObject({
      ok: false,
      error: { code: 'failed', message: 'The kettle is empty', hint: 'Fill it.' },
    });
    expect(await empty.call('kettle', 'boil', { seconds: 0 })).toMatchObject({
      error: { code: 'invalid-params', data: { errors: [{ path: '/seconds' }] } },
    });
    const full = await open({ services: [{ definition, config: { litres: 2 } }] });
    expect(await full.call('kettle', 'boil', {})).toEqual({ ok: true, result: { litres: 2 } });
    await expect(openHouse({ services: [{ definition, config: { litres: 'two' } }] })).rejects.toThrow();
  });

  it('understands its sentences, and asks before what has a risk', async () => {
    const house = await open({ services: [{ definition: kettleBy(source), config: { litres: 1 } }] });
    expect(await house.say('boil the kettle')).toMatchObject({ status: 'done' });
    const asked = await house.say('descale the kettle');
    expect(asked).toMatchObject({
      status: 'waiting',
      waits: [{ prompt: expect.stringContaining('kettle descale') }],
    });
    expect(await house.answer(asked.waits[0]?.id ?? '', 'yes')).toEqual({ type: 'accepted' });
  });

  it('has a clock that stands still unless it is moved or something is waited for', async () => {
    const house = await open({ services: [{ definition: kettleBy(source), config: { litres: 1 } }] });
    const events: string[] = [];
    await house.bus.subscribe(house.bus.under('svc/kettle/main/event/+'), ({ topic }) => {
      events.push(topic.split('/').at(-1) ?? '');
    });
    const before = house.clock.now();
    const answer = house.call('kettle', 'boil', { seconds: 30 });
    await house.until(() => events.length === 1, 'it is heating');
    await house.clock.advance(20_000);
    expect(events).toEqual(['heating']);
    await house.clock.advance(10_000);
    expect(await answer).toEqual({ ok: true, result: { litres: 1 } });
    await house.until(() => events.length === 2, 'it was told');
    expect(events).toEqual(['heating', 'boiled']);
    expect(house.clock).toBeInstanceOf(ManualClock);
    expect(house.clock.now()).toBeGreaterThanOrEqual(before + 30_000);
  });

  it('speaks as whoever is named, and knows nobody else', async () => {
    const house = await open({ config: { home: { name: 'Mill' } } });
    const turn = await house.say('turn on the kitchen light', 'sam');
    expect(turn.status).toBe('done');
    expect(() => house.say('hello', 'eve')).toThrow(/eve/);
  });
});
