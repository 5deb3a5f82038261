import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findByWords,
  isoIn,
  nextAfter,
  occurrences,
  type Recurrence,
  rruleFaults,
  sayRrule,
  wallAt,
} from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';

const LONDON = 'Europe/London';

function occurrencesBetween(recurrence: Recurrence, from: number, to: number, max = 1000): number[] {
  const found: number[] = [];
  for (const instant of occurrences(recurrence, from - 1)) {
    if (instant >= to || found.length >= max) break;
    found.push(instant);
  }
  return found;
}

function upcoming(recurrence: Recurrence, from: string, count: number): string[] {
  return occurrencesBetween(recurrence, Date.parse(from), Number.POSITIVE_INFINITY, count).map((instant) =>
    isoIn(instant, recurrence.zone),
  );
}

describe('H24 recurrence', () => {
  it('comes at several times of different minutes, over the change of the clocks', () => {
    const rrule = 'FREQ=DAILY;BYHOUR=7,21;BYMINUTE=0,45;BYSETPOS=1,4';
    const twice = { rrule, dtstart: '2026-10-24T08:00:00', zone: LONDON };
    expect(upcoming(twice, '2026-10-24T08:00:00Z', 3)).toEqual([
      '2026-10-24T21:45:00+01:00',
      '2026-10-25T07:00:00+00:00',
      '2026-10-25T21:45:00+00:00',
    ]);
  });

  it('keeps 7:00 at 7:00 when clocks go back', () => {
    const daily = { rrule: 'FREQ=DAILY', dtstart: '2026-10-23T07:00:00', zone: LONDON };
    expect(upcoming(daily, '2026-10-24T00:00:00Z', 3)).toEqual([
      '2026-10-24T07:00:00+01:00',
      '2026-10-25T07:00:00+00:00',
      '2026-10-26T07:00:00+00:00',
    ]);
  });

  it('comes as much later as the clocks go forward on the day whose time does not happen (RFC 5545 3.3.5), and drops no day', () => {
    const daily = { rrule: 'FREQ=DAILY;BYHOUR=1;BYMINUTE=30', dtstart: '2027-03-01T01:30:00', zone: LONDON };
    expect(upcoming(daily, '2027-03-27T00:00:00Z', 3)).toEqual([
      '2027-03-27T01:30:00+00:00',
      '2027-03-28T02:30:00+01:00',
      '2027-03-29T01:30:00+01:00',
    ]);
    expect(nextAfter(daily, Date.parse('2027-03-28T01:10:00Z'))).toBe(Date.parse('2027-03-28T01:30:00Z'));
  });

  it('puts what a gap has moved in its place among the times that follow it, each once', () => {
    const often = {
      rrule: 'FREQ=DAILY;BYHOUR=1,2;BYMINUTE=15,30',
      dtstart: '2027-03-01T01:15:00',
      zone: LONDON,
    };
    expect(upcoming({ ...often, rrule: `${often.rrule};UNTIL=20270328` }, '2027-03-28T00:00:00Z', 9)).toEqual(
      ['2027-03-28T02:15:00+01:00', '2027-03-28T02:30:00+01:00'],
    );
    const crossed = { ...often, rrule: 'FREQ=DAILY;BYHOUR=1,2;BYMINUTE=10,50' };
    const mixed = { ...crossed, rrule: `${crossed.rrule};BYSETPOS=2,3` };
    expect(upcoming(mixed, '2027-03-28T00:00:00Z', 2)).toEqual([
      '2027-03-28T02:10:00+01:00',
      '2027-03-28T02:50:00+01:00',
    ]);
    expect(nextAfter(mixed, Date.parse('2027-03-28T01:10:00Z'))).toBe(Date.parse('2027-03-28T01:50:00Z'));
  });

  it('fires once, the first time, in the hour that comes twice', () => {
    const daily = { rrule: 'FREQ=DAILY;BYHOUR=1;BYMINUTE=30', dtstart: '2026-10-01T01:30:00', zone: LONDON };
    expect(upcoming(daily, '2026-10-24T22:00:00Z', 2)).toEqual([
      '2026-10-25T01:30:00+01:00',
      '2026-10-26T01:30:00+00:00',
    ]);
    expect(nextAfter(daily, Date.parse('2026-10-25T01:10:00Z'))).toBe(Date.parse('2026-10-26T01:30:00Z'));
  });

  it('keeps the phase of every other Thursday from its start, years later too', () => {
    const thursdays = {
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYHOUR=19;BYMINUTE=0',
      dtstart: '2026-03-12T19:00:00',
      zone: 'America/New_York',
    };
    expect(upcoming(thursdays, '2026-03-13T00:00:00Z', 2)).toEqual([
      '2026-03-26T19:00:00-04:00',
      '2026-04-09T19:00:00-04:00',
    ]);
    const later = nextAfter(thursdays, Date.parse('2030-01-01T00:00:00Z')) ?? 0;
    const date = isoIn(later, thursdays.zone).slice(0, 10);
    expect((Date.parse(date) - Date.parse('2026-03-12')) % (14 * 86_400_000)).toBe(0);
  });

  it('knows the last Friday, the last working day, the 31st and 29 February', () => {
    const of = (rrule: string) =>
      upcoming({ rrule, dtstart: '2026-01-01T09:00:00', zone: 'UTC' }, '2026-03-12T00:00:00Z', 2);
    const dates = (rrule: string) => of(rrule).map((iso) => iso.slice(0, 10));
    expect(dates('FREQ=MONTHLY;BYDAY=-1FR')).toEqual(['2026-03-27', '2026-04-24']);
    expect(dates('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toEqual(['2026-03-31', '2026-04-30']);
    expect(dates('FREQ=MONTHLY;BYMONTHDAY=31')).toEqual(['2026-03-31', '2026-05-31']);
    expect(dates('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29')).toEqual(['2028-02-29', '2032-02-29']);
  });

  it('takes the time of day from the start when the rule names no hour', () => {
    const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=MO', dtstart: '2026-03-10T18:45:00', zone: LONDON };
    expect(upcoming(weekly, '2026-03-10T00:00:00Z', 1)).toEqual(['2026-03-16T18:45:00+00:00']);
  });

  it('ends after COUNT, and at UNTIL as a date, a wall time or a UTC time', () => {
    const ends = (rrule: string) =>
      upcoming({ rrule, dtstart: '2026-06-01T08:00:00', zone: LONDON }, '2026-01-01T00:00:00Z', 10).length;
    expect(ends('FREQ=DAILY;COUNT=3')).toBe(3);
    expect(ends('FREQ=DAILY;UNTIL=20260603')).toBe(3);
    expect(ends('FREQ=DAILY;UNTIL=20260603T080000')).toBe(3);
    expect(ends('FREQ=DAILY;UNTIL=20260603T070000Z')).toBe(3);
    expect(ends('FREQ=DAILY;UNTIL=20260603T065959Z')).toBe(2);
  });

  it('counts a repeated COUNT from the start, not from the question', () => {
    const three = { rrule: 'FREQ=DAILY;COUNT=3', dtstart: '2026-06-01T08:00:00', zone: LONDON };
    expect(nextAfter(three, Date.parse('2026-06-02T12:00:00Z'))).toBe(Date.parse('2026-06-03T07:00:00Z'));
    expect(nextAfter(three, Date.parse('2026-06-03T07:00:00Z'))).toBeUndefined();
  });

  it('leaves out exceptions, by wall time and by whole day', () => {
    const daily = {
      rrule: 'FREQ=DAILY',
      dtstart: '2026-06-01T08:00:00',
      zone: LONDON,
      exdates: ['2026-06-02T08:00:00', '2026-06-03', '2026-06-04T09:00:00'],
    };
    expect(upcoming(daily, '2026-06-01T00:00:00Z', 2).map((iso) => iso.slice(0, 10))).toEqual([
      '2026-06-01',
      '2026-06-04',
    ]);
  });

  it('counts elapsed time for rules by the hour and minute, across both changes of the clock', () => {
    const everyTwenty = { rrule: 'FREQ=MINUTELY;INTERVAL=20', dtstart: '2026-10-25T00:00:00', zone: LONDON };
    const times = occurrencesBetween(
      everyTwenty,
      Date.parse('2026-10-24T23:00:00Z'),
      Date.parse('2026-10-25T03:00:00Z'),
    );
    expect(times).toHaveLength(12);
    expect(new Set(times.map((time, index) => time - (times[index - 1] ?? time - 1_200_000)))).toEqual(
      new Set([1_200_000]),
    );
  });

  it('finds that 30 February never comes instead of looking for ever', () => {
    const never = {
      rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      dtstart: '2026-01-01T08:00:00',
      zone: LONDON,
    };
    expect(nextAfter(never, Date.parse('2026-01-01T00:00:00Z'))).toBeUndefined();
  });

  it('skips no day of a daily rule and never stands still, in any zone, over any change of the clock', () => {
    const zones = [
      LONDON,
      'America/New_York',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Cairo',
      'America/Sao_Paulo',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 364 }),
        (zone, hour, minute, startDay) => {
          const from = Date.UTC(2027, 0, 1) + startDay * 86_400_000;
          const rrule = `FREQ=DAILY;BYHOUR=${hour};BYMINUTE=${minute}`;
          const times = occurrencesBetween(
            { rrule, dtstart: '2027-01-01T00:00:00', zone },
            from,
            from + 40 * 86_400_000,
          );
          const dates = times.map((time) => wallAt(time, zone).slice(0, 10));
          expect(new Set(dates).size).toBe(times.length);
          expect(times.length).toBeGreaterThanOrEqual(39);
          for (const [index, time] of times.entries()) {
            const before = times[index - 1];
            if (before === undefined) continue;
            expect(time - before).toBeGreaterThanOrEqual(22.5 * 3_600_000);
            expect(time - before).toBeLessThanOrEqual(25.5 * 3_600_000);
          }
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('gives for any honest rule strictly later times that do not depend on where one begins to ask', () => {
    const rule = fc.record({
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY'),
      interval: fc.integer({ min: 1, max: 5 }),
      hour: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }),
      day: fc.option(fc.constantFrom('MO', 'MO,TH', 'SA,SU'), { nil: undefined }),
    });
    fc.assert(
      fc.property(rule, fc.constantFrom(LONDON, 'America/New_York', 'Australia/Lord_Howe'), (parts, zone) => {
        const rrule = [
          `FREQ=${parts.freq};INTERVAL=${parts.interval}`,
          parts.hour === undefined ? '' : `;BYHOUR=${parts.hour}`,
          parts.day === undefined ? '' : `;BYDAY=${parts.day}`,
        ].join('');
        expect(rruleFaults(rrule)).toEqual([]);
        const recurrence = { rrule, dtstart: '2026-03-01T01:30:00', zone };
        const times = occurrencesBetween(
          recurrence,
          Date.parse('2026-03-05T00:00:00Z'),
          Number.POSITIVE_INFINITY,
          8,
        );
        for (const [index, time] of times.entries()) {
          if (index > 0) expect(time).toBeGreaterThan(times[index - 1] ?? 0);
          expect(nextAfter(recurrence, time - 1)).toBe(time);
          expect(nextAfter(recurrence, time)).toBe(times[index + 1] ?? nextAfter(recurrence, time));
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('H24 faults of a rule', () => {
  it.each([
    ['FREQ=DAILY;FOO=1', /"FOO=1" is no part/],
    ['FREQ=DAILY;BYHOUR=24', /BYHOUR=24: expected numbers from 0 to 23/],
    ['FREQ=SECONDLY', /FREQ=SECONDLY: expected MINUTELY/],
    ['FREQ=DAILY;INTERVAL=0', /INTERVAL=0/],
    ['FREQ=DAILY;COUNT=3;UNTIL=20260101', /exclude each other/],
    ['FREQ=DAILY;UNTIL=20260230', /UNTIL=20260230/],
    ['FREQ=WEEKLY;BYDAY=1MO', /needs FREQ=MONTHLY/],
    ['FREQ=WEEKLY;BYDAY=XX', /BYDAY=XX/],
    ['BYDAY=MO', /FREQ is missing/],
    ['FREQ=DAILY;FREQ=DAILY', /stands twice/],
    ['FREQ=DAILY;COUNT=100000', /COUNT=100000/],
    ['FREQ=DAILY;constructor=1', /is no part/],
    ['', /is no part/],
  ])('says what is wrong with "%s"', (rrule, says) => {
    expect(
      rruleFaults(rrule)
        .map((fault) => fault.message)
        .join('\n'),
    ).toMatch(says);
  });

  it('names all faults at once, each by its path', () => {
    const faults = rruleFaults('FREQ=OFTEN;BYHOUR=25;INTERVAL=x', '/rrule');
    expect(faults).toHaveLength(3);
    expect(new Set(faults.map((fault) => fault.path))).toEqual(new Set(['/rrule']));
  });
});

describe('H21 words for a rule', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45', 'every weekday at 6:45'],
    ['FREQ=DAILY;BYHOUR=7,9;BYMINUTE=0,45;BYSETPOS=1,4', 'every day at 7:00 and 9:45'],
    [
      'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=7,18;BYMINUTE=0,15;BYSETPOS=2,3,6,7',
      'every Monday and Thursday at 7:15 and 18:00',
    ],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYHOUR=19;BYMINUTE=0', 'every other Thursday at 19:00'],
    ['FREQ=DAILY;BYHOUR=8', 'every day at 8:00'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=4', 'every 3 days, 4 times'],
    ['FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=9', 'on the last Friday of every month at 9:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'on day 1 of every month'],
    ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4', 'every year on 4 May'],
    [
      'FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9,21;UNTIL=20261231',
      'every Saturday and Sunday at 9:00 and 21:00, until 31 December 2026',
    ],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=22;BYMINUTE=0', 'every day but Sunday at 22:00'],
    ['FREQ=HOURLY;INTERVAL=2', 'every other hour'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;BYHOUR=9;BYMINUTE=0', 'on the last day of every month at 9:00'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'on the last working day of every month'],
    ['FREQ=YEARLY;BYWEEKNO=3', 'on a rule of its own (FREQ=YEARLY;BYWEEKNO=3)'],
  ])('says %s as "%s"', (rrule, words) => {
    expect(sayRrule(rrule, 'UTC')).toBe(words);
  });

  it.each([
    [
      'FREQ=DAILY;BYHOUR=9;UNTIL=20261205T045959Z',
      'America/New_York',
      'every day at 9:00, until 4 December 2026',
    ],
    [
      'FREQ=DAILY;BYHOUR=9;UNTIL=20261204T225959Z',
      'Europe/Berlin',
      'every day at 9:00, until 4 December 2026',
    ],
    [
      'FREQ=DAILY;BYHOUR=9;UNTIL=20261204T230000Z',
      'Europe/Berlin',
      'every day at 9:00, until 4 December 2026',
    ],
    ['FREQ=DAILY;BYHOUR=9;UNTIL=20261204', 'America/New_York', 'every day at 9:00, until 4 December 2026'],
    [
      'FREQ=HOURLY;INTERVAL=4;UNTIL=20261201T020000Z',
      'America/New_York',
      'every 4 hours, until 30 November 2026 at 21:00',
    ],
  ])('tells the end of %s as the clocks in %s have it', (rrule, zone, words) => {
    expect(sayRrule(rrule, zone)).toBe(words);
  });
});

describe('H21 finding by words', () => {
  const things = [
    'Take out the trash',
    'Dentist appointment',
    'Coffee with Jan',
    'Coffee',
    'Put out the bins',
    'Berries',
  ];
  const find = (query: string) => findByWords(query, things, (thing) => thing);

  it('finds by some of the words, whatever their case, number or the small words between', () => {
    expect(find('the trash')).toEqual(['Take out the trash']);
    expect(find('dentist')).toEqual(['Dentist appointment']);
    expect(find('bin')).toEqual(['Put out the bins']);
    expect(find('berry')).toEqual(['Berries']);
    expect(find('coffee with jan')).toEqual(['Coffee with Jan']);
    // An apostrophe is not heard.
    expect(find('dentist’s appointment')).toEqual(['Dentist appointment']);
    expect(find("bin's")).toEqual(['Put out the bins']);
  });

  it('prefers the thing whose text is just these words', () => {
    expect(find('coffee')).toEqual(['Coffee']);
  });

  it('finds nothing for words that are not there or say nothing', () => {
    expect(find('plumber')).toEqual([]);
    expect(find('the')).toEqual([]);
    expect(find('')).toEqual([]);
  });
});
