import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datePlus,
  instantOf,
  isoIn,
  isZone,
  nextReturn,
  plusDuration,
  sayInstant,
  startOfDate,
  sunAt,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const ZONES = [
  LONDON,
  NEW_YORK,
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
  'America/St_Johns',
  'Africa/Casablanca',
];

describe('H24 wall time and instants', () => {
  it('reads a wall time in its zone, summer and winter', () => {
    expect(instantOf('2026-07-01T07:00:00', LONDON)).toBe(Date.parse('2026-07-01T06:00:00Z'));
    expect(instantOf('2026-12-01T07:00:00', LONDON)).toBe(Date.parse('2026-12-01T07:00:00Z'));
    expect(instantOf('2026-03-11T08:00:00', NEW_YORK)).toBe(Date.parse('2026-03-11T08:00:00-04:00'));
  });

  it('shifts a time that does not happen by the length of the gap, or takes the end of the gap when asked', () => {
    expect(instantOf('2027-03-28T01:30:00', LONDON)).toBe(Date.parse('2027-03-28T02:30:00+01:00'));
    expect(instantOf('2027-03-28T01:30:00', LONDON, 'end')).toBe(Date.parse('2027-03-28T02:00:00+01:00'));
    expect(instantOf('2026-10-04T02:10:00', 'Australia/Lord_Howe', 'end')).toBe(
      Date.parse('2026-10-04T02:30:00+11:00'),
    );
  });

  it('takes the first of two where clocks go back', () => {
    expect(instantOf('2026-10-25T01:30:00', LONDON)).toBe(Date.parse('2026-10-25T01:30:00+01:00'));
    expect(instantOf('2026-11-01T01:00:00', NEW_YORK)).toBe(Date.parse('2026-11-01T01:00:00-04:00'));
  });

  it('writes an instant with the offset that holds then', () => {
    expect(isoIn(Date.parse('2026-03-11T12:00:00Z'), NEW_YORK)).toBe('2026-03-11T08:00:00-04:00');
    expect(isoIn(Date.parse('2026-03-11T12:00:00Z'), 'Asia/Kolkata')).toBe('2026-03-11T17:30:00+05:30');
    expect(isoIn(Date.parse('2026-03-11T12:00:00Z'), 'UTC')).toBe('2026-03-11T12:00:00+00:00');
  });

  it('shows what the zone shows at any instant, on days when clocks change as well', () => {
    const format = (zone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    const formats = new Map(ZONES.map((zone) => [zone, format(zone)]));
    const changes = [
      '2026-03-29T01:00:00Z',
      '2026-10-04T15:00:00Z',
      '2026-11-01T06:00:00Z',
      '2011-12-30T10:00:00Z',
    ];
    const instants = fc.oneof(
      fc.integer({ min: Date.UTC(1905, 0, 1), max: Date.UTC(2190, 0, 1) }),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -3_600_000, max: 3_600_000 }))
        .map(([change, apart]) => Date.parse(change) + apart),
    );
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        expect(wallAt(instant, zone)).toBe(formats.get(zone)!.format(instant).replace(' ', 'T'));
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('comes back to the same instant from any wall time that happens, and never goes backwards with the end of a gap', () => {
    const times = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(
        times,
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 200_000_000 }),
        (time, zone, step) => {
          const instant = Math.floor(time / 1000) * 1000;
          const wall = wallAt(instant, zone);
          const back = instantOf(wall, zone);
          expect(wallAt(back, zone)).toBe(wall);
          expect(back).toBeLessThanOrEqual(instant);
          const face = wallMs(wall) + step;
          const later = new Date(face).toISOString().slice(0, 19);
          expect(instantOf(later, zone, 'end')).toBeGreaterThanOrEqual(instantOf(wall, zone, 'end'));
        },
      ),
      { numRuns: runs(80, 200) },
    );
  });

  it('adds days by the calendar and hours by the stopwatch', () => {
    const eve = Date.parse('2027-03-27T08:00:00Z');
    expect(isoIn(plusDuration(eve, 'P1D', LONDON), LONDON)).toBe('2027-03-28T08:00:00+01:00');
    expect(isoIn(plusDuration(eve, 'PT24H', LONDON), LONDON)).toBe('2027-03-28T09:00:00+01:00');
    expect(plusDuration(eve, '-PT15M', LONDON)).toBe(eve - 900_000);
    expect(() => plusDuration(eve, 'soon', LONDON)).toThrow(/not an ISO 8601 duration/);
  });

  it('starts a date at midnight, or at the first moment after it where midnight does not happen', () => {
    expect(isoIn(startOfDate('2026-03-11', NEW_YORK), NEW_YORK)).toBe('2026-03-11T00:00:00-04:00');
    expect(isoIn(startOfDate('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toBe(
      '2026-04-24T01:00:00+03:00',
    );
    expect(datePlus('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('knows which names are zones', () => {
    expect(isZone(LONDON)).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });

  it('says an instant as a person would', () => {
    const now = Date.parse('2026-03-10T22:30:00Z');
    const say = (iso: string) => sayInstant(Date.parse(iso), now, NEW_YORK);
    expect(say('2026-03-10T21:00:00-04:00')).toBe('today at 21:00');
    expect(say('2026-03-11T08:00:00-04:00')).toBe('tomorrow at 8:00');
    expect(say('2026-03-13T15:00:00-04:00')).toBe('on Friday at 15:00');
    expect(say('2026-03-17T15:00:00-04:00')).toBe('on Tuesday 17 March at 15:00');
    expect(say('2027-01-02T15:00:00-05:00')).toBe('on Saturday 2 January 2027 at 15:00');
    expect(say('2026-03-09T15:00:00-04:00')).toBe('yesterday at 15:00');
  });
});

describe('H24 the sun', () => {
  const places = {
    london: { latitude: 51.5074, longitude: -0.1278, timezone: LONDON },
    newYork: { latitude: 40.7128, longitude: -74.006, timezone: NEW_YORK },
    sydney: { latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
    tromso: { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' },
    apia: { latitude: -13.8333, longitude: -171.7667, timezone: 'Pacific/Apia' },
  };

  it.each([
    ['london', 'sunrise', '2026-06-21', '2026-06-21T04:43:00+01:00'],
    ['london', 'sunset', '2026-06-21', '2026-06-21T21:22:00+01:00'],
    ['london', 'sunrise', '2026-12-21', '2026-12-21T08:04:00+00:00'],
    ['london', 'sunset', '2026-12-21', '2026-12-21T15:54:00+00:00'],
    ['newYork', 'sunrise', '2026-03-20', '2026-03-20T06:59:00-04:00'],
    ['newYork', 'sunset', '2026-03-20', '2026-03-20T19:08:00-04:00'],
    ['newYork', 'sunrise', '2026-12-21', '2026-12-21T07:17:00-05:00'],
    ['newYork', 'sunset', '2026-12-21', '2026-12-21T16:32:00-05:00'],
    ['sydney', 'sunrise', '2026-06-21', '2026-06-21T07:00:00+10:00'],
    ['sydney', 'sunset', '2026-12-21', '2026-12-21T20:05:00+11:00'],
  ] as const)('in %s puts %s of %s within two minutes of the almanac', (name, event, date, almanac) => {
    const instant = sunAt(event, date, places[name]) ?? 0;
    expect(Math.abs(instant - Date.parse(almanac))).toBeLessThanOrEqual(120_000);
  });

  it('has no sunset in the polar day, and the next one is months away', () => {
    expect(sunAt('sunset', '2026-06-21', places.tromso)).toBeUndefined();
    const next =
      nextReturn(
        { type: 'sun', event: 'sunset', offsetMs: 0 },
        Date.parse('2026-06-21T12:00:00Z'),
        places.tromso,
      ) ?? 0;
    expect(isoIn(next, 'Europe/Oslo').slice(0, 7)).toBe('2026-07');
  });

  it('means the date on the clocks of the place, also beyond the date line', () => {
    for (const event of ['sunrise', 'sunset'] as const) {
      const instant = sunAt(event, '2026-05-05', places.apia) ?? 0;
      expect(isoIn(instant, 'Pacific/Apia').slice(0, 10)).toBe('2026-05-05');
    }
  });

  it('comes once a day, whatever the offset', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sunrise' as const, 'sunset' as const),
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        (event, minutes, start) => {
          const rule = { type: 'sun', event, offsetMs: minutes * 60_000 } as const;
          const first = nextReturn(rule, start, places.newYork) ?? 0;
          const second = nextReturn(rule, first, places.newYork) ?? 0;
          expect(first).toBeGreaterThan(start);
          expect(first - start).toBeLessThan(25 * 3_600_000);
          expect(Math.abs(second - first - 86_400_000)).toBeLessThan(300_000);
        },
      ),
      { numRuns: runs(30, 60) },
    );
  });
});
