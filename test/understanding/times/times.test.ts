import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/understanding/index.ts';
import { testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';

const home = testHome('home-1');

function at(when: string, now: string, timezone = home.timezone, locale?: 'en-GB' | 'en-US'): string {
  const plan = understand(`remind me ${when} to breathe`, home.lexicon, {
    now: Date.parse(now),
    timezone,
    person: 'alex',
    ...(locale === undefined ? {} : { locale }),
  });
  const args = plan.groups[0]?.[0]?.args;
  return String(args?.['at'] ?? args?.['rrule'] ?? notation(plan));
}

describe('H21 times, as a person means them', () => {
  // Friday 20 November 2026, ten in the morning in London.
  const now = '2026-11-20T10:00:00+00:00';
  it.each([
    ['at 7', '2026-11-20T19:00:00+00:00'],
    ["at 3 o'clock", '2026-11-20T15:00:00+00:00'],
    ['in an hour and a half', '2026-11-20T11:30:00+00:00'],
    ['tomorrow at 7', '2026-11-21T07:00:00+00:00'],
    ['tomorrow at 3', '2026-11-21T15:00:00+00:00'],
    ['this evening at 8', '2026-11-20T20:00:00+00:00'],
    ['in half an hour', '2026-11-20T10:30:00+00:00'],
    ['in a couple of hours', '2026-11-20T12:00:00+00:00'],
    ['on friday', '2026-11-27T09:00:00+00:00'],
    ['monday week', '2026-11-30T09:00:00+00:00'],
    ['a week on tuesday', '2026-12-01T09:00:00+00:00'],
    ['on tuesday next week', '2026-11-24T09:00:00+00:00'],
    ['the day after tomorrow at noon', '2026-11-22T12:00:00+00:00'],
    ['at half past seven', '2026-11-20T19:30:00+00:00'],
    ['at half seven', '2026-11-20T19:30:00+00:00'],
    ['at quarter to nine', '2026-11-20T20:45:00+00:00'],
    ['at ten to eleven', '2026-11-20T10:50:00+00:00'],
    ['at 18.30', '2026-11-20T18:30:00+00:00'],
    ['at 1830', '2026-11-20T18:30:00+00:00'],
    ['at 07:30', '2026-11-21T07:30:00+00:00'],
    ['at midnight', '2026-11-21T00:00:00+00:00'],
    ['in a fortnight', '2026-12-04T09:00:00+00:00'],
    ['in 2 days at 8am', '2026-11-22T08:00:00+00:00'],
    ['in three months', '2027-02-20T09:00:00+00:00'],
    ['on the 3rd of december at 4pm', '2026-12-03T16:00:00+00:00'],
    ['on 3/12 at noon', '2026-12-03T12:00:00+00:00'],
    ['on march 2nd', '2027-03-02T09:00:00+00:00'],
    ['on 2027-01-05 at 9 am', '2027-01-05T09:00:00+00:00'],
    ['at the end of the month', '2026-11-30T09:00:00+00:00'],
    ['tonight', '2026-11-20T21:00:00+00:00'],
    ['in the morning', '2026-11-21T08:00:00+00:00'],
    ['this morning', '2026-11-20T10:30:00+00:00'],
    ['tomorrow morning', '2026-11-21T08:00:00+00:00'],
    ['later today', '2026-11-20T11:00:00+00:00'],
    ['every weekday at 7', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0'],
    ['every tuesday at 6pm', 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=18;BYMINUTE=0'],
    ['every other monday at 8 am', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=8;BYMINUTE=0'],
    ['at 7:15am on weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=15'],
    ['on the first of every month at noon', 'FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=12;BYMINUTE=0'],
    ['every first friday of the month at 5 pm', 'FREQ=MONTHLY;BYDAY=1FR;BYHOUR=17;BYMINUTE=0'],
    ['every 2 hours', 'FREQ=HOURLY;INTERVAL=2'],
    ['every year on may 4th at 9 am', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4;BYHOUR=9;BYMINUTE=0'],
    [
      'every two weeks on saturday at 11 am until the end of november',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;BYHOUR=11;BYMINUTE=0;UNTIL=20261130T235959Z',
    ],
  ])('H21 “%s” is %s', (words, expected) => {
    expect(at(words, now, 'Europe/London')).toBe(expected);
  });

  it('H21 reads day and month in the order of the locale', () => {
    expect(at('on 3/12 at noon', now, 'Europe/London', 'en-US')).toBe('2027-03-12T12:00:00+00:00');
  });

  it('H21 keeps the time on the clock across the end of summer time, and the stopwatch too', () => {
    const berlin = '2026-10-24T20:00:00+02:00';
    expect(at('tomorrow at 7 am', berlin, 'Europe/Berlin')).toBe('2026-10-25T07:00:00+01:00');
    expect(at('in 12 hours', berlin, 'Europe/Berlin')).toBe('2026-10-25T07:00:00+01:00');
    expect(at('in 1 day at 8 pm', berlin, 'Europe/Berlin')).toBe('2026-10-25T20:00:00+01:00');
  });

  it('H21 moves an hour that does not happen to the same stretch later', () => {
    expect(at('at 2:30 am', '2026-03-28T12:00:00+01:00', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00');
  });

  it('H21 plans nothing for a time that has passed', () => {
    expect(at('yesterday at noon', now, 'Europe/London')).toContain('?? ');
    expect(at('today at 9 am', now, 'Europe/London')).toContain('?? ');
  });

  it('H21 takes the house’s own hours for parts of the day', () => {
    const plan = understand('remind me tomorrow evening to breathe', home.lexicon, {
      now: Date.parse(now),
      timezone: 'Europe/London',
      person: 'alex',
      dayParts: { evening: 17 },
    });
    expect(plan.groups[0]![0]!.args['at']).toBe('2026-11-21T17:00:00+00:00');
  });
});
