import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameColor, shows } from '../../src/bus/index.ts';

describe('H17 when a report shows what was asked', () => {
  it('only the asked keys count', () => {
    expect(shows({ on: true, brightness: 40 }, { on: true })).toBe(true);
    expect(shows({ on: false, brightness: 40 }, { on: true })).toBe(false);
  });

  it('a key that was never reported shows nothing', () => {
    expect(shows({}, { on: false })).toBe(false);
    expect(shows({ on: null }, { on: false })).toBe(false);
    expect(shows({ on: true }, { on: true, brightness: 50 })).toBe(false);
  });

  it('brightness may be off by the rounding of lamps, and not by more', () => {
    for (const scale of [100, 254, 255])
      for (let asked = 1; asked <= 100; asked++) {
        const told = Math.max(1, Math.round((asked * scale) / 100));
        expect(shows({ brightness: Math.round((told * 100) / scale) }, { brightness: asked })).toBe(true);
      }
    expect(shows({ brightness: 53 }, { brightness: 50 })).toBe(false);
  });

  it('a white may be off by the rounding of mireds', () => {
    for (let kelvin = 2000; kelvin <= 6500; kelvin += 50) {
      const mired = Math.floor(1e6 / kelvin);
      expect(shows({ temperature: Math.floor(1e6 / mired) }, { temperature: kelvin })).toBe(true);
    }
    expect(shows({ temperature: 2700 }, { temperature: 2900 })).toBe(false);
    expect(shows({ temperature: 20.5 }, { temperature: 21 })).toBe(false);
  });

  it('colours are compared by hue and saturation, not by how bright they are', () => {
    expect(sameColor('#ff0000', '#800000')).toBe(true);
    expect(sameColor('#FF8800', '#ff8900')).toBe(true);
    expect(sameColor('#ff0000', '#ffa500')).toBe(false);
    expect(sameColor('#0000ff', '#ffffff')).toBe(false);
    expect(sameColor('#000000', '#000000')).toBe(true);
    expect(sameColor('#000000', '#ff0000')).toBe(false);
  });

  it('is true of a state and itself, and of no other switch position', () => {
    const state = fc.record({
      on: fc.boolean(),
      brightness: fc.integer({ min: 1, max: 100 }),
      temperature: fc.integer({ min: 1500, max: 9000 }),
      color: fc.integer({ min: 1, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    });
    fc.assert(fc.property(state, (one) => shows(one, one) && !shows({ ...one, on: !one.on }, one)));
  });
});
