import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { HearthError } from '../../src/base/index.ts';
import {
  defineDeviceFamily,
  defineService,
  faultsOf,
  manifestOf,
  method,
  nearest,
} from '../../src/bus/index.ts';
import { Manifest, Target } from '../../src/domain/index.ts';
import { runs } from '../flow/deep.ts';
import { counterService } from '../kit/service.ts';

const nothing = z.strictObject({});

/** A service of one method, for what is asked of a definition. */
const withParams = (params: z.ZodType, name = 'act') =>
  defineService({
    name: 'sample',
    title: 'Sample',
    description: 'A sample',
    version: '1.0.0',
    open: () => ({}),
    methods: {
      [name]: method({ description: 'Acts', params, result: nothing, effect: 'read', run: () => ({}) }),
    },
  });

const faultsFrom = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof HearthError) return error.faults.map(({ path }) => path);
    throw error;
  }
  return [];
};

describe('H02 a service describes itself', () => {
  const manifest = manifestOf(counterService, 'main');

  it('H02 a manifest keeps its own schema, names, effects, risks and phrases', () => {
    expect(Manifest.parse(manifest)).toEqual(manifest);
    expect(manifest).toMatchObject({
      manifest: 1,
      service: 'counter',
      instance: 'main',
      protocol: 'hearth/1',
    });
    expect(Object.keys(manifest.methods)).toEqual(Object.keys(counterService.methods));
    expect(manifest.methods['get']).toMatchObject({
      effect: 'read',
      risk: 'none',
      phrases: ['what does the counter show'],
      effects: { read_only: true, destructive: false, idempotent: true },
      confirm: 'never',
    });
    expect(manifest.methods['destroy']).toMatchObject({
      effect: 'once',
      risk: 'restricted',
      effects: { read_only: false, destructive: true, idempotent: false },
      confirm: 'always',
    });
    expect(manifest.methods['lower']).toMatchObject({
      confirm: 'sometimes',
      risk_when: 'more than ten is taken',
    });
    expect(manifest.methods['wrong']?.llm).toBe(false);
    expect(manifest.methods['set']?.timeout_ms).toBe(3000);
    expect(manifest.events['changed']?.schema).toMatchObject({ type: 'object' });
  });

  it('H02 params and result are JSON Schema with every description, closed to unknown fields', () => {
    expect(manifest.methods['set']?.params).toEqual({
      type: 'object',
      properties: {
        value: { type: 'integer', minimum: -1000, maximum: 1000, description: 'from -1000 to 1000' },
        label: { type: 'string', maxLength: 20, description: 'shown beside it' },
        color: { type: 'string', enum: ['red', 'green'], description: 'of the digits' },
      },
      required: ['value'],
      additionalProperties: false,
    });
    expect(manifest.methods['reset']?.params).not.toHaveProperty('required');
  });

  it('H02 the revision is the same for the same content and another for any change', () => {
    expect(manifest.rev).toMatch(/^sha256-[\w-]{43}$/);
    expect(manifestOf(counterService, 'main').rev).toBe(manifest.rev);
    expect(manifestOf(counterService, 'other').rev).not.toBe(manifest.rev);
    expect(manifestOf({ ...counterService, version: '1.0.1' }, 'main').rev).not.toBe(manifest.rev);
  });

  it('H02 a recursive target is told as a schema complete in itself', () => {
    const { methods } = manifestOf(
      withParams(z.strictObject({ target: Target.describe('which lamps') })),
      'main',
    );
    const params = methods['act']!.params;
    const text = JSON.stringify(params);
    for (const [, name] of text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g))
      expect(params['$defs']).toHaveProperty(name!);
    expect(text).toContain('which lamps');
    expect(text).toContain('every device of the kind in this area');
    const back = z.fromJSONSchema(params as Parameters<typeof z.fromJSONSchema>[0]);
    expect(back.safeParse({ target: { area: 'garage', except: [{ name: 'desk lamp' }] } }).success).toBe(
      true,
    );
    expect(back.safeParse({ target: [{ all: true }, { name: 'porch' }] }).success).toBe(true);
    expect(back.safeParse({ target: { area: 'garage', name: 'desk lamp' } }).success).toBe(false);
    expect(back.safeParse({ target: { area: 'garage' }, more: 1 }).success).toBe(false);
  });

  it('H02 whoever checks params by the manifest comes to the same judgement as the service', () => {
    const own = counterService.methods['set']!.params;
    const told = z.fromJSONSchema(manifest.methods['set']!.params as Parameters<typeof z.fromJSONSchema>[0]);
    const near = fc.record(
      {
        value: fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ noNaN: true }), fc.string()),
        label: fc.string({ maxLength: 30 }),
        color: fc.constantFrom('red', 'blue', 3),
        extra: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.jsonValue()), (value) => {
        expect(told.safeParse(value).success).toBe(own.safeParse(value).success);
      }),
      { numRuns: runs(80, 200) },
    );
  });

  it('H04 an object that would drop unknown fields in silence is refused; at the top it is closed', () => {
    expect(
      faultsFrom(() =>
        manifestOf(withParams(z.strictObject({ inner: z.object({ a: z.string() }) })), 'main'),
      ),
    ).toEqual(['/methods/act/params/properties/inner']);
    const top = manifestOf(withParams(z.object({ a: z.string() })), 'main');
    expect(top.methods['act']?.params['additionalProperties']).toBe(false);
    expect(faultsFrom(() => manifestOf(withParams(z.strictObject({ a: z.custom() })), 'main'))).toEqual([
      '/methods/act/params',
    ]);
  });

  it('names every fault of a definition at once', () => {
    expect(
      faultsFrom(() =>
        defineService({
          name: 'No Name',
          title: 'x',
          description: 'x',
          version: '1',
          events: { 'a/b': nothing },
          open: () => ({}),
          methods: {
            'Bad#': method({
              description: ' ',
              params: nothing,
              result: nothing,
              effect: 'read',
              timeoutMs: 5,
              run: () => ({}),
            }),
          },
        }),
      ),
    ).toEqual([
      '/name',
      '/events/a~1b',
      '/methods/Bad#',
      '/methods/Bad#/description',
      '/methods/Bad#/timeoutMs',
    ]);
    expect(() => defineDeviceFamily({ name: 'A/B', description: 'x', open: () => ({}) as never })).toThrow(
      /no name/,
    );
  });

  it('a method knows the types of its params and of its service', () => {
    class Bell {
      rings = 0;
    }
    method({
      description: 'Rings',
      params: z.strictObject({ times: z.number().default(1) }),
      result: z.strictObject({ rung: z.number() }),
      effect: 'once',
      run: (params, self: Bell) => {
        expectTypeOf(params.times).toEqualTypeOf<number>();
        expectTypeOf(self.rings).toEqualTypeOf<number>();
        return { rung: params.times };
      },
    });
    expect(new Bell().rings).toBe(0);
  });
});

describe('H04 faults by path', () => {
  const faults = (schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value, { reportInput: true });
    return parsed.success ? [] : faultsOf(parsed.error, schema);
  };

  it('H04 every fault has a pointer, what is wrong and, where a slip is likely, what was meant', () => {
    const schema = z.strictObject({
      brightness: z.number().max(100),
      color: z.enum(['red', 'green']),
      deep: z.strictObject({ 'a/b': z.array(z.int()) }),
    });
    expect(
      faults(schema, { brightnes: 3, brightness: 120, color: 'gren', deep: { 'a/b': [1, 'x'] } }),
    ).toEqual([
      { path: '/brightness', message: expect.stringContaining('100') },
      { path: '/color', message: 'must be one of "red", "green"', hint: 'Did you mean "green"?' },
      { path: '/deep/a~1b/1', message: expect.stringContaining('expected number') },
      { path: '/brightnes', message: 'is not a known field', hint: 'Did you mean "brightness"?' },
    ]);
    expect(faults(schema, { brightness: 1, color: 'red' })).toEqual([
      { path: '/deep', message: 'is missing (object)' },
    ]);
  });

  it('H04 of a union the form that was meant is told', () => {
    expect(faults(z.strictObject({ target: Target }), { target: { area: 'garage', excpt: [] } })).toEqual([
      expect.objectContaining({ path: '/target/excpt', message: 'is not a known field' }),
    ]);
    expect(
      faults(z.strictObject({ target: Target }), { target: { area: 7 } }).map(({ path }) => path),
    ).toEqual(['/target/area']);
  });

  it('the nearest word is close or there is none', () => {
    expect(nearest('trun_on', ['turn_on', 'turn_off'])).toBe('turn_on');
    expect(nearest('ligth', ['calendar', 'light'])).toBe('light');
    expect(nearest('explode', ['turn_on', 'get'])).toBeUndefined();
  });
});
