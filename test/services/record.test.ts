import { describe, expect, it } from 'vitest';
import { ofLastOrder } from '../../services/house/record.ts';
import type { Deed } from '../../src/domain/index.ts';

const AT = Date.parse('2026-03-10T18:00:00Z');

const deed = (service: string, method: string, seconds: number, words: string, thing?: string): Deed => ({
  ...{
    at: AT - seconds * 1000,
    person: 'alex',
    role: 'owner',
    via: 'token',
    channel: 'http',
    service,
    method,
  },
  things: thing === undefined ? [] : [{ id: thing, state: null }],
  own: { args: {}, words },
});

const curtains = deed('cover', 'close', 1, 'garage light off and close the curtains', 'cover.lounge');
const garage = deed('light', 'turn_off', 2, 'garage light off and close the curtains', 'light.garage');
const earlier = deed('media', 'turn_off', 20, 'tv off', 'media.tv');
const untold = deed('notices', 'acknowledge', 0, 'stop');

describe('what was done last', () => {
  it('H25 is all that was ordered in the same words', () => {
    expect(ofLastOrder([curtains, garage, earlier])).toEqual([curtains, garage]);
  });

  it('H25 leaves out what there are no words for, in front of it', () => {
    expect(ofLastOrder([untold, curtains, garage])).toEqual([curtains, garage]);
    expect(ofLastOrder([untold])).toEqual([]);
  });

  it('H25 is of one person', () => {
    const other: Deed = { ...garage, person: 'sam', own: null };
    expect(ofLastOrder([{ ...curtains, own: null }, other])).toHaveLength(1);
  });
});
