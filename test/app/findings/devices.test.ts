import { describe, expect, it } from 'vitest';
import { deviceFindingsOf } from '../../../src/app/findings/devices.ts';
import type { Device, DeviceReport, DeviceState } from '../../../src/domain/index.ts';

function thing(
  name: string,
  state: DeviceState,
  more: Partial<Device> = {},
  available: boolean | null = true,
): Device & { report: DeviceReport } {
  return {
    ...{ id: name, family: 'f', kind: 'sensor', name, aliases: [], area: null, floor: null, groups: [] },
    ...{ capabilities: {}, ...more },
    report: { state, available, at: 0 },
  };
}

describe('how well things are', () => {
  it('names what is away and what has an empty battery, whatever its maker calls it', () => {
    const findings = deviceFindingsOf([
      thing('Hall', { battery: 80 }),
      thing('Attic', { battery: 14 }),
      thing('Mat', { low: true }, { features: { low: { type: 'flag', name: 'Low', class: 'battery' } } }),
      thing('Robot', { battery: 9 }, { kind: 'vacuum' }),
      thing('Lamp', { on: true }, { kind: 'light' }, false),
      thing('Lamp', { signal: 3 }, { kind: 'health' }, false),
      // What can be set to 5 % is no battery.
      thing('Knob', { battery: 5 }, { kind: 'setting' }),
    ]);
    expect(findings).toEqual([
      { what: '1 thing is away: Lamp', ok: false, hint: 'Do they have power and reach the hub?' },
      {
        what: '3 things are nearly out of battery: Attic, Mat, Robot',
        ok: false,
        hint: 'Change or charge the battery.',
      },
    ]);
  });

  it('calls a home well that has nothing but updates, and says nothing of an empty one', () => {
    const update = { features: { firmware: { type: 'flag' as const, name: 'Firmware', class: 'update' } } };
    expect(deviceFindingsOf([thing('Lamp', { firmware: true }, { ...update, kind: 'health' })])).toEqual([
      { what: 'all things are well', ok: true },
      {
        what: '1 thing is able to run something newer: Lamp',
        ok: true,
        hint: 'Update it where it was set up.',
      },
    ]);
    expect(deviceFindingsOf([])).toEqual([]);
  });

  it('names ten and counts the rest', () => {
    const many = Array.from({ length: 13 }, (_, at) => thing(`Lamp ${10 + at}`, {}, {}, false));
    expect(deviceFindingsOf(many)[0]?.what).toMatch(/^13 things are away: Lamp 10, .*Lamp 19 and 3 more$/);
  });
});
