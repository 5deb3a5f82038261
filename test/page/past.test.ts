import { describe, expect, it } from 'vitest';
import { rangeOf, samplesOf } from '../../page/store/past.ts';

const CURVE = { key: 'temperature', kind: 'temperature', unit: '°C', type: 'number' } as const;
const FROM = '2026-03-10T00:00:00.000Z';
const TO = '2026-03-11T00:00:00.000Z';
const at = (hour: number) => new Date(Date.parse(FROM) + hour * 3_600_000).toISOString();
const seconds = (hour: number) => Date.parse(at(hour)) / 1000;
const day = { from: FROM, to: TO, series: [], gaps: [] };

describe('a curve as it is drawn', () => {
  it('holds what was last so until the end of the time', () => {
    const { at: times, value } = samplesOf({ ...CURVE, points: [{ at: at(6), value: 20 }] }, day);
    expect([times, value]).toEqual([
      [seconds(6), seconds(24)],
      [20, 20],
    ]);
  });

  it('draws nothing from when nobody looked until something is told again, nor after what is not known', () => {
    const points = [
      { at: at(1), value: 20 },
      { at: at(9), value: 22 },
      { at: at(12), value: null },
    ];
    const { at: times, value } = samplesOf(
      { ...CURVE, points },
      { ...day, gaps: [{ from: at(4), to: at(8) }] },
    );
    expect(times).toEqual([1, 4, 9, 12, 24].map(seconds));
    expect(value).toEqual([20, null, 22, null, null]);
  });

  it('goes from the least to the most that each length of time came to', () => {
    const points = [
      { at: at(0), value: 20, min: 18.5, max: 21 },
      { at: at(1), value: 21, min: 20, max: 23.5 },
    ];
    expect(rangeOf(samplesOf({ ...CURVE, points }, day))).toEqual([18.5, 23.5]);
    expect(rangeOf(samplesOf({ ...CURVE, points: [] }, day))).toBeUndefined();
  });

  it('takes states as steps: a truth is 0 or 1, words are numbered as they first came', () => {
    const flag = [
      { at: at(0), value: false },
      { at: at(2), value: true },
    ];
    expect(samplesOf({ ...CURVE, type: 'flag', points: flag }, day).value).toEqual([0, 1, 1]);
    const modes = ['heat', 'off', 'heat'].map((value, hour) => ({ at: at(hour), value }));
    const samples = samplesOf({ ...CURVE, type: 'word', points: modes }, day);
    expect([samples.value, samples.names]).toEqual([
      [0, 1, 0, 0],
      ['heat', 'off'],
    ]);
  });
});
