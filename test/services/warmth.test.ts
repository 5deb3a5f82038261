import { describe, expect, it } from 'vitest';
import type { Seen } from '../../services/house/check.ts';
import {
  comparedWords,
  extremeWords,
  roomsByWarmth,
  warmthOf,
  whereWords,
} from '../../services/house/warmth.ts';

const seen = (kind: string, area: string, state: Record<string, unknown>, available = true): Seen =>
  ({
    device: { id: `${kind}.${area}`, name: `${area} ${kind}`, area, kind, aliases: [], capabilities: {} },
    report: { state, available, at: 0 },
  }) as unknown as Seen;

const HOME = [
  seen('sensor', 'study', { temperature: 19.5, humidity: 40 }),
  seen('climate', 'study', { mode: 'heat', current_temperature: 22 }),
  seen('climate', 'nursery', { mode: 'off', current_temperature: 21 }),
  seen('sensor', 'garden', { temperature: 8 }),
  seen('sensor', 'cellar', { temperature: 12 }, false),
  seen('light', 'hall', { on: true }),
];

describe('where it is warmer', () => {
  it('H21 tells of each room by its sensor, else by what heats it, and nothing of what is silent', () => {
    expect(roomsByWarmth(HOME)).toEqual([
      { place: 'nursery', degrees: 21 },
      { place: 'study', degrees: 19.5 },
    ]);
    expect(warmthOf('outside', HOME)).toBe(8);
    expect(warmthOf('inside', HOME)).toBe(20.3);
    expect(warmthOf(['study', 'nursery'], HOME)).toBe(20.3);
    expect(warmthOf('cellar', HOME)).toBeUndefined();
  });

  it('H21 names the warmest and the coldest room', () => {
    const rooms = roomsByWarmth(HOME);
    expect(extremeWords('warmest', rooms)).toBe('The nursery is the warmest, at 21 °C; the study at 19.5 °C');
    expect(extremeWords('coldest', rooms)).toBe('The study is the coldest, at 19.5 °C; the nursery at 21 °C');
    expect(extremeWords('coldest', rooms.slice(0, 1))).toBe('I know it of the nursery alone: it is at 21 °C');
    expect(extremeWords('warmest', [])).toBe('I can’t tell: nothing here tells how warm a room is');
  });

  it('H21 says by how much it is warmer, or that it is not, or that nobody knows', () => {
    const of = (place: string) => [whereWords(place), warmthOf(place, HOME)] as const;
    expect(comparedWords('warmer', of('nursery'), of('study'))).toBe(
      'Yes, by 1.5 °C: it is 21 °C in the nursery and 19.5 °C in the study',
    );
    expect(comparedWords('colder', of('nursery'), of('outside'))).toBe(
      'No, it is 13 °C warmer: it is 21 °C in the nursery and 8 °C outside',
    );
    expect(comparedWords('colder', of('study'), of('study'))).toBe(
      'No: it is 19.5 °C both in the study and in the study',
    );
    expect(comparedWords('warmer', of('nursery'), of('study'), true)).toBe(
      'By 1.5 °C: it is 21 °C in the nursery and 19.5 °C in the study',
    );
    expect(comparedWords('warmer', of('hall'), of('study'))).toBe(
      'I can’t tell: nothing in the hall tells how warm it is. It is 19.5 °C in the study',
    );
  });
});
