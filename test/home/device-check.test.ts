import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Device } from '../../src/domain/index.ts';
import { DeviceCheck } from '../../src/home/device-check.ts';
import { runs } from '../flow/deep.ts';

const feature = fc.record(
  {
    type: fc.constantFrom('number', 'flag', 'colour'),
    name: fc.string({ maxLength: 122 }),
    class: fc.option(fc.string({ maxLength: 66 }), { nil: undefined }),
    precision: fc.integer({ min: -1, max: 13 }),
    options: fc.array(fc.string(), { maxLength: 3 }),
    colour: fc.constant('red'),
  },
  { requiredKeys: ['type', 'name'] },
);
const described = fc.record(
  {
    id: fc.constantFrom('lamp-1', 'a lamp'),
    family: fc.constant('test'),
    kind: fc.constantFrom('light', 'sensor', 'toaster'),
    name: fc.string({ maxLength: 3 }),
    area: fc.constantFrom('Hall', null),
    capabilities: fc.record({ brightness: fc.constantFrom(true, 'yes'), own: fc.integer() }),
    features: fc.dictionary(fc.string({ maxLength: 130 }), feature, { maxKeys: 3 }),
  },
  { requiredKeys: ['id', 'family', 'kind', 'name'] },
);

describe('judging what families announce', () => {
  it('H12 gives what the schema of a device gives, and finds every fault that it finds', () => {
    const check = new DeviceCheck();
    fc.assert(
      fc.property(described, (device) => {
        const announced = device as Parameters<DeviceCheck['judge']>[0];
        // Twice: what is remembered is judged as what is new.
        for (let time = 0; time < 2; time++) {
          const judged = check.judge(announced);
          const expected = Device.safeParse(announced);
          expect(judged.success).toBe(expected.success);
          expect(judged.data).toEqual(expected.data);
          expect(judged.error?.issues).toEqual(expected.error?.issues);
        }
      }),
      { numRuns: runs(150, 500) },
    );
  });

  it('H12 A10 keeps once what many things have alike, and nobody changes it for all of them', () => {
    const check = new DeviceCheck();
    const announce = (id: string) =>
      check.judge({
        ...{ id, family: 'test', kind: 'sensor', name: id, capabilities: { readings: ['battery'] } },
        features: { battery: { type: 'number', name: 'Battery', options: ['a'] } },
      }).data!;
    const [one, other] = [announce('one'), announce('other')];
    expect(other.features!['battery']).toBe(one.features!['battery']);
    expect(other.capabilities).toBe(one.capabilities);
    expect(() => one.features!['battery']!.options!.push('b')).toThrow(TypeError);
    expect(() => Object.assign(one.capabilities, { readings: [] })).toThrow(TypeError);
  });
});
