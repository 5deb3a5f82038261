import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import {
  instantOf,
  occurrences,
  offsetAt,
  type Recurrence,
  rruleFaults,
  wallAt,
  wallMs,
  wallOfMs,
} from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';

const COUNT = 6;
const FAR_MS = 25 * 366 * 86_400_000;
const GAP_MAX_MS = 3_600_000;

/** What the library of record finds; `undefined` where it gives up. Rules by the day and longer are laid on the face of the clock. */
function told({ rrule, dtstart, zone }: Recurrence, after: number): number[] | undefined {
  const byClock = /FREQ=(HOURLY|MINUTELY)/.test(rrule);
  const start = dtstart.replaceAll(/[-:]/g, '');
  const head = byClock ? `DTSTART;TZID=${zone}:${start}` : `DTSTART:${start}Z`;
  const rule = new RRuleTemporal({ rruleString: `${head}\nRRULE:${rrule}` });
  const found = new Set<number>();
  const inOrder = () => [...found].sort((a, b) => a - b).slice(0, COUNT);
  let cursor = byClock ? after : wallMs(wallAt(after, zone)) - 1 - (isAfterGap(after, zone) ? GAP_MAX_MS : 0);
  let isMoved = false;
  try {
    // What a gap has moved may come behind what follows it on the face of the clock.
    while (found.size < COUNT || isMoved) {
      const next = rule.next(new Date(cursor), false)?.epochMilliseconds;
      if (next === undefined) break;
      cursor = next;
      const instant = byClock ? next : instantOf(wallOfMs(next), zone);
      isMoved = !byClock && wallMs(wallAt(instant, zone)) !== next;
      if (instant > after) found.add(instant);
    }
    return inOrder();
  } catch {
    return undefined;
  }
}

function isAfterGap(instant: number, zone: string): boolean {
  return offsetAt(instant, zone) > offsetAt(instant - GAP_MAX_MS, zone);
}

function ours(recurrence: Recurrence, after: number): number[] {
  const found: number[] = [];
  for (const instant of occurrences(recurrence, after)) if (found.push(instant) >= COUNT) break;
  return found;
}

const numbers = (low: number, high: number, maxLength = 3) =>
  fc
    .uniqueArray(fc.integer({ min: low, max: high }), { minLength: 1, maxLength })
    .map((list) => list.join(','));
const places = (high: number) =>
  fc
    .uniqueArray(
      fc.integer({ min: -high, max: high }).filter((place) => place !== 0),
      { minLength: 1, maxLength: 3 },
    )
    .map((list) => list.join(','));
const weekdays = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const days = fc.uniqueArray(weekdays, { minLength: 1, maxLength: 5 }).map((list) => list.join(','));
// With and without a place in one list the library passes over those without.
const placed = fc
  .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '-1', '-2', '5'), weekdays), {
    minLength: 1,
    maxLength: 3,
    selector: ([place, day]) => place + day,
  })
  .map((list) => list.map((pair) => pair.join('')).join(','));

const part = (name: string, value: fc.Arbitrary<string>, weight: number) =>
  fc.oneof(
    { arbitrary: fc.constant(''), weight: 10 - weight },
    { arbitrary: value.map((text) => `;${name}=${text}`), weight },
  );
const interval = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 7 }).map((size) => `;INTERVAL=${size}`),
);
const times = fc
  .tuple(part('BYHOUR', numbers(0, 23), 3), part('BYMINUTE', numbers(0, 59), 3))
  .map((parts) => parts.join(''));
const ends = fc.oneof(
  { arbitrary: fc.constant(''), weight: 6 },
  { arbitrary: fc.integer({ min: 1, max: 30 }).map((count) => `;COUNT=${count}`), weight: 2 },
);
// UNTIL is an instant; on the face of the clock it is another time in each zone, which the library is not told.
const endsByClock = fc.oneof(ends, fc.constantFrom(';UNTIL=20270601T120000Z', ';UNTIL=20280229T235959Z'));
const month = (weight: number) => part('BYMONTH', numbers(1, 12), weight);
const rule = fc.oneof(
  fc.tuple(
    fc.constant('FREQ=DAILY'),
    interval,
    month(2),
    part('BYMONTHDAY', places(31), 2),
    part('BYDAY', days, 2),
  ),
  fc.tuple(
    fc.constant('FREQ=WEEKLY'),
    interval,
    month(2),
    part('BYDAY', days, 7),
    part('WKST', fc.constantFrom('MO', 'SU', 'TH'), 4),
  ),
  fc.tuple(
    fc.constant('FREQ=MONTHLY'),
    interval,
    month(1),
    part('BYMONTHDAY', places(31), 4),
    part('BYDAY', placed, 4),
  ),
  // Beside BYMONTHDAY a weekday with a place is one that the library passes over, and RFC 5545 does not.
  fc.tuple(
    fc.constant('FREQ=YEARLY'),
    interval,
    month(5),
    part('BYMONTHDAY', places(31), 5),
    part('BYDAY', days, 3),
  ),
  fc.tuple(fc.constant('FREQ=YEARLY'), interval, month(5), part('BYDAY', placed, 8)),
  fc.tuple(fc.constant('FREQ=YEARLY'), interval, part('BYYEARDAY', places(366), 9)),
);
const setPos = part('BYSETPOS', places(4), 2);
const byDates = fc
  .tuple(rule, times, setPos, ends)
  .map(([parts, time, position, end]) => [...parts, time, position, end].join(''));
// Without BYDAY the library takes another weekday than that of the start, and at the year's end it loses some.
const byWeeks = fc
  .tuple(numbers(2, 50), days, setPos, ends)
  .map(([weeks, day, position, end]) => `FREQ=YEARLY;BYWEEKNO=${weeks};BYDAY=${day}${position}${end}`);
const byWall = fc.oneof({ arbitrary: byDates, weight: 6 }, { arbitrary: byWeeks, weight: 1 });
const byClock = fc
  .tuple(
    fc.constantFrom('FREQ=HOURLY', 'FREQ=MINUTELY'),
    fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 100 }).map((size) => `;INTERVAL=${size}`),
    ),
    month(2),
    part('BYMONTHDAY', places(31), 2),
    part('BYDAY', days, 3),
    times,
    endsByClock,
  )
  .map((parts) => parts.join(''));
const start = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
  .map((minute) => wallOfMs(minute * 60_000));
const delay = fc.integer({ min: -40, max: 900 });

/** Fifty rules of each kind at every commit, seven hundred and more in `npm run test:deep -- --clocks`. */
describe('H24 occurrences and the library of record', () => {
  it.each([
    [
      'by the day, week, month and year',
      byWall,
      ['Europe/London', 'America/New_York', 'Australia/Lord_Howe'],
    ],
    // In the hour that comes twice the library passes over some of what it finds in others.
    ['by the hour and minute', byClock, ['UTC', 'Asia/Kolkata', 'America/Phoenix']],
  ] as const)('agree on rules %s', (_, rules, zones) => {
    const numRuns = runs(50, 700);
    let compared = 0;
    fc.assert(
      fc.property(rules, start, delay, fc.constantFrom(...zones), (rrule, dtstart, daysLater, zone) => {
        if (rruleFaults(rrule).length > 0) return;
        const after = Date.parse(`${dtstart}Z`) + daysLater * 86_400_000;
        const recurrence = { rrule, dtstart, zone };
        const expected = told(recurrence, after);
        if (expected === undefined) return;
        compared += 1;
        const iso = (list: readonly number[]) => list.map((instant) => new Date(instant).toISOString());
        const found = ours(recurrence, after);
        // What lies further than a search may go is not found: decades away, or after much that is to be counted.
        if (found.length < expected.length && !rrule.includes('COUNT'))
          expect(expected[found.length]! - (found.at(-1) ?? after)).toBeGreaterThan(FAR_MS);
        expect(iso(found)).toEqual(iso(expected.slice(0, found.length)));
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(0.4 * numRuns);
  });

  it('agree that a rule refused as one that never comes has no occurrence', () => {
    // The library looks through decades for each, so that few are asked.
    const neverComing = fc
      .oneof(byWall, byClock)
      .filter((rrule) => rruleFaults(rrule).some(({ hint }) => hint?.includes('never comes')));
    fc.assert(
      fc.property(neverComing, start, (rrule, dtstart) => {
        expect(told({ rrule, dtstart, zone: 'UTC' }, Date.parse(`${dtstart}Z`)) ?? []).toEqual([]);
      }),
      { numRuns: runs(3, 30) },
    );
  });
});
