import { describe, expect, it } from 'vitest';
import { ofLastOrder, recordWords } from '../../services/house/record.ts';
import { ROW_DEEDS } from '../../services/house/row-deeds.ts';
import { PHRASES, SERVICES } from '../../src/catalogue.ts';
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

  it('H25 says that nothing was done where all was so already', () => {
    const hall: Deed = { ...deed('light', 'turn_on', 1, 'hall light on'), already: ['light.hall'] };
    const said = recordWords(ofLastOrder([hall, curtains, garage]), () => 'Hallway Light', TELLING);
    expect(said).toBe('Nothing, since the hallway light was already on');
    const blinds: Deed = { ...deed('cover', 'close', 1, 'blinds down'), already: ['cover.a', 'cover.b'] };
    expect(recordWords([blinds], (id) => (id === 'cover.a' ? 'Kitchen Blind' : 'Curtains'), TELLING)).toBe(
      'Nothing, since the kitchen blind and the curtains were already closed',
    );
  });

  it('H25 is of one person', () => {
    const other: Deed = { ...garage, person: 'sam', own: null };
    expect(ofLastOrder([{ ...curtains, own: null }, other])).toHaveLength(1);
  });
});

const TELLING = { now: AT, timezone: 'UTC', people: [], person: 'alex', namesPeople: true };

describe('what was done to rows', () => {
  it('H25 has words for all that a person can order of a service without devices', () => {
    const orders = SERVICES.filter(({ methods }) => !('history' in methods)).flatMap(({ name, methods }) => {
      const phrased = PHRASES.find(({ service }) => service === name)?.methods ?? {};
      return Object.entries(methods).flatMap(([method, { effect }]) =>
        effect !== 'read' && method in phrased ? [`${name}.${method}`] : [],
      );
    });
    expect(orders).toContain('schedule.cancel');
    // To stop what rings is an answer to the house, and no order.
    expect(orders.filter((one) => !(one in ROW_DEEDS))).toEqual(['notices.acknowledge']);
  });

  it('H25 tells that something was taken back, and what came of it', () => {
    const undone: Deed = {
      ...deed('schedule', 'undo', 1, 'cancel that'),
      own: {
        args: { of: 'undo_1' },
        words: 'cancel that',
        told: 'The stored command “porch on at eight” is cancelled',
      },
    };
    const [last] = [ofLastOrder([undone, curtains])];
    expect(last).toEqual([undone]);
    expect(recordWords(last, (id) => id, TELLING)).toBe(
      'You took back what was done before (the stored command “porch on at eight” is cancelled) just now',
    );
  });
});
