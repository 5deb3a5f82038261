import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstAfter,
  isoIn,
  occurrences,
  rruleFaults,
  SEARCH_STEPS_MAX,
  Steps,
  timingOf,
} from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';
import { callsIn } from '../kit/calls.ts';

const ZONE = 'Europe/London';
const START = '2026-02-01T08:00:00';
const AFTER = Date.parse('2026-02-03T00:00:00Z');
const all = (length: number) => Array.from({ length }, (_, number) => number).join(',');

describe('H24 rules that can never come', () => {
  it.each([
    ['FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30', 'no date is BYMONTH=2 and BYMONTHDAY=30'],
    ['FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 'no date is BYMONTH=2 and BYMONTHDAY=30'],
    ['FREQ=DAILY;BYMONTH=4,6,9,11;BYMONTHDAY=31', 'no date is BYMONTH=4,6,9,11 and BYMONTHDAY=31'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31', 'no date is BYMONTH=2 and BYMONTHDAY=30,31'],
    ['FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6', 'no date is BYMONTH=6 and BYWEEKNO=53'],
    ['FREQ=YEARLY;BYYEARDAY=366;BYMONTH=3', 'no date is BYMONTH=3 and BYYEARDAY=366'],
    ['FREQ=MONTHLY;BYDAY=6MO', 'no date is its BYDAY'],
    ['FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1', 'no date is BYMONTHDAY=1 and its BYDAY'],
    ['FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5', 'BYSETPOS=5: there are 1 at most to choose from'],
    ['FREQ=DAILY;BYHOUR=1,2;BYSETPOS=3', 'BYSETPOS=3: there are 2 at most to choose from'],
    ['FREQ=MINUTELY;BYSETPOS=-2;BYHOUR=1', 'BYSETPOS=-2: there are 1 at most to choose from'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=200', 'BYSETPOS=200: there are 10 at most to choose from'],
    [`FREQ=HOURLY;BYMINUTE=${all(60)};BYSETPOS=366`, 'BYSETPOS=366: there are 60 at most to choose from'],
  ])('%s is refused with the reason', (rrule, reason) => {
    expect(rruleFaults(rrule).map(({ message }) => message)).toEqual([reason]);
  });

  it.each([
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=1',
    'FREQ=YEARLY;BYYEARDAY=-366',
    'FREQ=YEARLY;BYDAY=53FR',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=29,30,31',
    'FREQ=MONTHLY;BYMONTH=2;BYDAY=5MO',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=23',
    'FREQ=YEARLY;BYMONTH=1,7;BYSETPOS=2',
  ])('%s comes, however seldom, and is not refused', (rrule) => {
    expect(rruleFaults(rrule)).toEqual([]);
    const dtstart = /FREQ=YEARLY;BYMONTH=1,7/.test(rrule) ? '2026-01-05T08:00:00' : START;
    expect(firstAfter({ rrule, dtstart, zone: ZONE }, AFTER).type).toBe('at');
  });

  it('a rule that only its start keeps from ever coming ends the search by its budget, and the refusal says so', () => {
    const rrule = 'FREQ=MINUTELY;INTERVAL=1440;BYHOUR=5';
    expect(rruleFaults(rrule)).toEqual([]);
    expect(firstAfter({ rrule, dtstart: START, zone: ZONE }, AFTER)).toEqual({ type: 'budget' });
    expect(() => timingOf({ at: '2026-02-05T08:00:00Z', rrule }, { now: AFTER, zone: ZONE })).toThrow(
      /takes too long to find the next time/,
    );
    expect(firstAfter({ rrule: 'FREQ=DAILY;UNTIL=20260201', dtstart: START, zone: ZONE }, AFTER)).toEqual({
      type: 'ended',
    });
    expect(firstAfter({ rrule: 'FREQ=YEARLY;INTERVAL=10000', dtstart: START, zone: ZONE }, AFTER)).toEqual({
      type: 'ended',
    });
  });

  it('knows the weeks at the end of a year', () => {
    const dates = (rrule: string, dtstart: string, count: number) => {
      const found: string[] = [];
      for (const instant of occurrences({ rrule, dtstart, zone: 'UTC' }, Date.parse(`${dtstart}Z`) - 1))
        if (found.push(isoIn(instant, 'UTC').slice(0, 10)) === count) break;
      return found;
    };
    expect(dates('FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA', '2024-01-01T00:00:00', 2)).toEqual([
      '2027-01-02',
      '2033-01-01',
    ]);
    expect(dates('FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', '2024-01-02T00:00:00', 2)).toEqual([
      '2024-12-30',
      '2025-12-29',
    ]);
    expect(dates('FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR,SA', '2027-01-01T00:00:00', 2)).toEqual([
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(dates('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=29', '2026-03-01T00:00:00', 2)).toEqual([
      '2028-02-29',
      '2028-02-29',
    ]);
  });
});

describe('H24 what looking for the next occurrence may cost', () => {
  const list = (name: string, low: number, high: number, signed = false) =>
    fc.option(
      fc
        .uniqueArray(fc.integer({ min: signed ? -high : low, max: high }), { minLength: 1, maxLength: 60 })
        .map(
          (numbers) => `;${name}=${numbers.filter((number) => !signed || number !== 0).join(',') || high}`,
        ),
      { nil: '' },
    );
  const wild = fc
    .tuple(
      fc
        .constantFrom('MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
        .map((freq) => `FREQ=${freq}`),
      fc.constantFrom('', ';INTERVAL=7', ';INTERVAL=1440', ';INTERVAL=9973', ';INTERVAL=10000'),
      list('BYMONTH', 1, 12),
      list('BYMONTHDAY', 1, 31, true),
      list('BYYEARDAY', 1, 366, true),
      list('BYWEEKNO', 1, 53, true),
      fc.constantFrom('', ';BYDAY=MO', ';BYDAY=5MO', ';BYDAY=-1FR,53SU', ';BYDAY=MO,TU,WE,TH,FR,SA,SU'),
      list('BYHOUR', 0, 23),
      list('BYMINUTE', 0, 59),
      list('BYSETPOS', 1, 366, true),
      fc.constantFrom('', ';COUNT=1000', ';COUNT=1', ';UNTIL=99991231'),
    )
    .map((parts) => parts.join(''));

  it('no rule that is let in takes more than a search may take, however its parts are put together', () => {
    fc.assert(
      fc.property(
        wild,
        fc.constantFrom(
          '2026-02-01T08:00:00',
          '1000-01-01T00:00:00',
          '1969-12-31T23:59:00',
          '9998-12-30T23:00:00',
          '9999-12-31T23:59:00',
        ),
        fc.constantFrom(0, 400, 20_000),
        (rrule, dtstart, days) => {
          const steps = new Steps(Number.MAX_SAFE_INTEGER);
          const before = steps.left;
          const calls = callsIn('/base/recurrence', () => {
            if (rruleFaults(rrule).length > 0) return;
            firstAfter({ rrule, dtstart, zone: ZONE }, AFTER + days * 86_400_000, steps);
          });
          const counted = rrule.includes('COUNT') ? 60 * 1_000 : 0;
          expect(before - steps.left).toBeLessThanOrEqual(SEARCH_STEPS_MAX + counted + 20);
          // What the engine itself counted: every call stands behind a step, but for the check of the rule.
          expect(calls).toBeLessThan(20 * (SEARCH_STEPS_MAX + counted) + 100_000);
        },
      ),
      { numRuns: runs(100, 300) },
    );
  });

  it('a larger work may be charged for all its searches', () => {
    const steps = new Steps(30_000);
    const hostile = { rrule: 'FREQ=HOURLY;INTERVAL=24;BYHOUR=5', dtstart: START, zone: ZONE };
    expect(firstAfter(hostile, AFTER, steps).type).toBe('budget');
    expect(steps.left).toBeGreaterThan(0);
    expect(firstAfter(hostile, AFTER, steps).type).toBe('budget');
    expect(steps.left).toBe(0);
    expect(firstAfter({ rrule: 'FREQ=DAILY', dtstart: START, zone: ZONE }, AFTER, steps).type).toBe('budget');
  });
});
