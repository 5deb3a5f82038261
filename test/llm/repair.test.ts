import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Json, schemaFaults } from '../../src/base/index.ts';
import {
  callsMade,
  coerce,
  type JsonSchema,
  jsonSchemaOf,
  settleCalls,
  type ToolSpec,
  toolNamed,
} from '../../src/llm/index.ts';
import { SET, TOOLS, TURN_OFF } from './surroundings.ts';

const NAMES = [
  'light_turn_on',
  'light_turn_off',
  'lock_unlock',
  'cover_open',
  'cover_close',
  'reminders_create',
];

describe('the tool that a model means', () => {
  it.each([
    ['light_turn_off', 'light_turn_off'],
    ['Light.Turn-Off', 'light_turn_off'],
    ['lightTurnOff', 'light_turn_off'],
    ['LIGHT_TURN_OFF', 'light_turn_off'],
    ['light_trun_off', 'light_turn_off'],
    ['reminder_create', 'reminders_create'],
    ['remindes_creat', 'reminders_create'],
    ['lock_unlok', 'lock_unlock'],
  ])('by "%s" is %s', (asked, name) => {
    expect(toolNamed(asked, NAMES)).toBe(name);
  });

  it.each([
    ['an invented name', 'make_it_cosy'],
    ['three letters wrong', 'remineder_creeat'],
    ['nothing', ''],
    ['only marks', '___'],
    ['words of the question', 'garage'],
    ['as close to one as to another', 'light_turn_of'],
  ])('is none by %s', (_what, asked) => {
    expect(toolNamed(asked, NAMES)).toBeUndefined();
  });

  it.each([
    ['lock_lock', ['lock_unlock']],
    ['light_turn_off', ['light_turn_on']],
    ['light_turn_on', ['light_turn_off']],
    ['media_mute', ['media_unmute']],
    ['timer_stop', ['timer_start']],
    ['cover.close', ['cover_open']],
    ['unlock', ['lock']],
    ['washer_load', ['washer_unload']],
    ['robot_undock', ['robot_dock']],
    ['valve_zone_1', ['valve_zone_2']],
    ['light.turn_on', ['light_turn_in']],
  ])('is never the opposite: "%s" with only %j', (asked, names) => {
    expect(toolNamed(asked, names)).toBeUndefined();
  });
});

const TARGET = z.union([z.strictObject({ area: z.string() }), z.strictObject({ name: z.string() })]);
const FULL = jsonSchemaOf(
  z.strictObject({
    target: z.union([TARGET, z.array(TARGET)]),
    brightness: z.number().min(0).max(100).optional(),
    color: z.enum(['warm white', 'red']).optional(),
    transition: z.number().min(0).optional(),
    options: z.strictObject({ quiet: z.boolean() }).optional(),
  }),
);
const number = (bounds: JsonSchema = {}): JsonSchema => ({ type: 'number', ...bounds });

/** protocols 7.5: what small models make of arguments. */
const COERCED: readonly (readonly [what: string, schema: JsonSchema, given: Json, read: Json])[] = [
  ['a number as text', number(), '30', 30],
  ['per cent up to a hundred', number({ minimum: 0, maximum: 100 }), '30%', 30],
  ['per cent up to one', number({ minimum: 0, maximum: 1 }), '30%', 0.3],
  ['per cent in words', number({ maximum: 100 }), '30 percent', 30],
  ['degrees', number(), '21.5 °C', 21.5],
  ['kelvin', number(), '2700K', 2700],
  ['a whole number as text', { type: 'integer' }, '30', 30],
  ['a number in a wrapper', number(), { value: '30' }, 30],
  ['a boolean as text', { type: 'boolean' }, 'true', true],
  ['a boolean as a word', { type: 'boolean' }, 'Off', false],
  ['a boolean as a number', { type: 'boolean' }, 1, true],
  ['a text that is a number', { type: 'string' }, 12, '12'],
  ['a text in a list of one', { type: 'string' }, ['garage'], 'garage'],
  [
    'a choice in other letters',
    { type: 'string', enum: ['living room', 'garage'] },
    'Living_Room',
    'living room',
  ],
  ['a fixed value', { const: 'all' }, 'ALL', 'all'],
  ['null as a word', { type: 'null' }, 'None', null],
  ['a list of one without its brackets', { type: 'array', items: number() }, '5', [5]],
  ['a list in a text', { type: 'array', items: number() }, '["5", 6]', [5, 6]],
  ['a list under a key', { type: 'array', items: { type: 'string' } }, { items: ['a'] }, ['a']],
  ['the whole in a text', TURN_OFF.parameters, '{"area": "garage"}', { area: 'garage' }],
  ['the whole one key too deep', TURN_OFF.parameters, { arguments: { area: 'garage' } }, { area: 'garage' }],
  ['a nested query', TURN_OFF.parameters, { query: { area: 'garage' } }, { area: 'garage' }],
  [
    'a copy of the schema with values',
    TURN_OFF.parameters,
    { type: 'object', properties: { area: { type: 'string', value: 'garage' } } },
    { area: 'garage' },
  ],
  ['a bare value for the one field', TURN_OFF.parameters, 'garage', { area: 'garage' }],
  ['a key in other letters', TURN_OFF.parameters, { Area: 'Garage' }, { area: 'garage' }],
  ['a field that says nothing', TURN_OFF.parameters, { area: 'garage', note: '' }, { area: 'garage' }],
  [
    'an optional field that is null',
    FULL,
    { target: { area: 'den' }, brightness: null, color: '' },
    { target: { area: 'den' } },
  ],
  ['a target as text', FULL, { target: '{"area": "den"}' }, { target: { area: 'den' } }],
  [
    'an optional object as text',
    FULL,
    { target: { name: 'x' }, options: '{"quiet":"yes"}' },
    { target: { name: 'x' }, options: { quiet: true } },
  ],
];

describe('arguments', () => {
  it.each(COERCED)('A17 are read as they were meant: %s', (_what, schema, given, read) => {
    expect(coerce(given, schema)).toEqual(read);
    expect(schemaFaults(coerce(given, schema), schema)).toEqual([]);
  });

  it.each([
    ['too much', SET.parameters, { area: 'den', brightness: 300 }, '/brightness'],
    ['too much, in per cent', SET.parameters, { area: 'den', brightness: '300%' }, '/brightness'],
    ['half of what is whole', SET.parameters, { area: 'den', brightness: 30.5 }, '/brightness'],
    ['words for a number', SET.parameters, { area: 'den', brightness: 'very bright' }, '/brightness'],
    ['another unit', SET.parameters, { area: 'den', brightness: '70 °F' }, '/brightness'],
    ['nothing of what is needed', SET.parameters, { area: 'den' }, '/brightness'],
    ['an area that is none', TURN_OFF.parameters, { area: 'attic' }, '/area'],
    ['a field of unknown meaning', TURN_OFF.parameters, { area: 'garage', excpet: ['freezer'] }, '/excpet'],
    ['the opposite in a wrapper', TURN_OFF.parameters, { except: { area: 'garage' } }, '/except'],
    ['the opposite under a key', TURN_OFF.parameters, { area: { not: 'garage' } }, '/area'],
    ['nothing', TURN_OFF.parameters, null, ''],
  ])('are refused when they say %s', (_what, schema, given: Json, path) => {
    const faults = schemaFaults(coerce(given, schema), schema);
    expect(faults.map((fault) => fault.path)).toContain(path);
  });

  it('of a schema that cannot be read fit nothing', () => {
    const broken = { type: 'object', properties: { a: { $ref: 'https://example.com/schema' } } } as const;
    expect(schemaFaults({ a: 1 }, broken)[0]?.message).toMatch(/schema cannot be read/);
  });

  it('of a schema that contains itself are read, and come to an end', () => {
    interface Tree {
      readonly name: string;
      readonly inner?: readonly Tree[] | undefined;
    }
    const tree: z.ZodType<Tree> = z.lazy(() =>
      z.strictObject({ name: z.string(), inner: z.array(tree).optional() }),
    );
    const schema = jsonSchemaOf(z.strictObject({ tree }));
    expect(coerce({ tree: { name: 1, inner: [{ name: 'b', inner: null }] } }, schema)).toEqual({
      tree: { name: '1', inner: [{ name: 'b' }] },
    });
    let deep: Json = { name: 'x' };
    for (let level = 0; level < 200; level++) deep = { name: 'x', inner: [deep] };
    expect(schemaFaults(coerce({ tree: deep }, schema), schema)).toEqual([]);
  });

  const schemas = [
    FULL,
    SET.parameters,
    TURN_OFF.parameters,
    number({ maximum: 1 }),
    { type: 'boolean' },
  ] as const;

  it('are read without throwing, and what fits already stays as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom<JsonSchema>(...schemas), (value, schema) => {
        const given = value as Json;
        const read = coerce(given, schema);
        if (schemaFaults(given, schema).length === 0) expect(read).toBe(given);
        // A second reading changes nothing more.
        if (schemaFaults(read, schema).length === 0) expect(coerce(read, schema)).toBe(read);
      }),
      { numRuns: 100 },
    );
  });
});

const call = (name: string, given: Json, id = 'call_1') => ({ id, name, arguments: given });

describe('the calls that a model wants', () => {
  it('A17 are valid under the very name of a tool, with arguments that validate', () => {
    const { valid, faults } = settleCalls(
      [
        call('Light.TurnOff', { Area: 'Living Room' }),
        call('light_set', '{"area":"den","brightness":"30%"}', 'call_2'),
      ],
      TOOLS,
    );
    expect(faults).toEqual([]);
    expect(valid).toEqual([
      { id: 'call_1', name: 'light_turn_off', arguments: { area: 'living room' } },
      { id: 'call_2', name: 'light_set', arguments: { area: 'den', brightness: 30 } },
    ]);
  });

  it('C15 are judged one by one: what is wrong with one is not the fault of its siblings', () => {
    const { valid, faults } = settleCalls(
      [
        call('nuke', {}, 'a'),
        call('light_turn_off', { area: 'garage' }, 'b'),
        call('light_set', { area: 'x' }, 'c'),
      ],
      TOOLS,
    );
    expect(valid.map(({ id }) => id)).toEqual(['b']);
    expect(faults.map(({ id, why }) => [id, why])).toEqual([
      ['a', 'unknown-tool'],
      ['c', 'invalid-arguments'],
    ]);
    expect(faults[0]?.message).toBe('There is no tool "nuke". There are: light_turn_off, light_set.');
    expect(faults[1]?.message).toMatch(/light_set do not fit:\n\/brightness/);
  });

  it('are refused when they were made before, also in other letters, until the person speaks again', () => {
    const again = call('light_turn_off', { area: 'GARAGE' });
    const before = [
      { role: 'user', content: 'garage off' },
      { role: 'assistant', content: '', calls: [call('light_turn_off', { area: 'garage' }, 'call_0')] },
      { role: 'tool', callId: 'call_0', name: 'light_turn_off', content: 'ok' },
    ] as const;
    expect(settleCalls([again], TOOLS, callsMade(before)).faults).toMatchObject([{ why: 'repeated' }]);
    const later = [...before, { role: 'user', content: 'once more' }] as const;
    expect(settleCalls([again], TOOLS, callsMade(later)).faults).toEqual([]);
    expect(settleCalls([again, { ...again, id: 'call_2' }], TOOLS).faults).toMatchObject([
      { id: 'call_2', why: 'repeated' },
    ]);
  });

  it('are refused beyond eight at once', () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      call('light_set', { area: `a${n}`, brightness: n }, `c${n}`),
    );
    const { valid, faults } = settleCalls(many, TOOLS);
    expect([valid.length, faults.length]).toEqual([8, 4]);
    expect(faults.every(({ why }) => why === 'too-many')).toBe(true);
  });

  it('never validate by accident: whatever is called, what is valid fits its schema', () => {
    const anyCall = fc.record({
      id: fc.string(),
      name: fc.oneof(
        fc.constantFrom('light_turn_off', 'light_set', 'LightSet', 'light_trun_off'),
        fc.string(),
      ),
      arguments: fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.record({ area: fc.constantFrom('garage', 'den', 7), brightness: fc.jsonValue() }),
        fc.string(),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyCall, { maxLength: 12 }), (calls) => {
        const { valid, faults } = settleCalls(calls as ReturnType<typeof call>[], TOOLS);
        expect(valid.length + faults.length).toBe(calls.length);
        for (const one of valid) {
          const tool: ToolSpec | undefined = TOOLS.find(({ name }) => name === one.name);
          expect(tool).toBeDefined();
          expect(schemaFaults(one.arguments, tool!.parameters)).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
