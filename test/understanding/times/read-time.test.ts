import { describe, expect, it } from 'vitest';
import {
  readDuration,
  readNumber,
  readTime,
  type TimeRead,
  type UnderstandingContext,
} from '../../../src/understanding/index.ts';

/** Tuesday 10 March 2026, half past six in the evening, in New York. */
const context: UnderstandingContext = {
  now: Date.parse('2026-03-10T18:30:00-04:00'),
  timezone: 'America/New_York',
  person: 'alex',
};

function said(text: string): string {
  const read: TimeRead | undefined = readTime(text, context);
  switch (read?.type) {
    case undefined:
      return '?';
    case 'instant':
      return read.at.slice(0, 16);
    case 'stretch':
      return `${(read.from ?? '').slice(0, 16)}..${(read.to ?? '').slice(0, 16)}`;
    case 'recurrence':
      return read.rrule;
    case 'duration':
      return read.length;
  }
}

describe('words of time by themselves', () => {
  it.each([
    ['next week', '2026-03-16T00:00..2026-03-23T00:00'],
    ['the third tuesday of september', '2026-09-15T00:00..2026-09-16T00:00'],
    ['the end of next week', '2026-03-20T00:00..2026-03-23T00:00'],
    ['early april', '2026-04-01T00:00..2026-04-11T00:00'],
    ['three days ago', '2026-03-07T18:30'],
    ['a week from friday', '2026-03-20T00:00..2026-03-21T00:00'],
    ['last sunday', '2026-03-08T00:00..2026-03-09T00:00'],
    ['q3 2026', '2026-07-01T00:00..2026-10-01T00:00'],
    ['from the 13th to the 15th of july', '2026-07-13T00:00..2026-07-16T00:00'],
    ['easter monday', '2026-04-06T00:00..2026-04-07T00:00'],
    ['thanksgiving 2027', '2027-11-25T00:00..2027-11-26T00:00'],
    ['before 11 am', '..2026-03-11T11:00'],
    ['tomorrow at 15h30', '2026-03-11T15:30'],
    ['9:15p', '2026-03-10T21:15'],
    ['late tomorrow morning', '2026-03-11T08:00..2026-03-11T12:00'],
    ['tomorrow in the late morning', '2026-03-11T08:00..2026-03-11T12:00'],
    ['once a week', 'FREQ=WEEKLY;BYHOUR=9;BYMINUTE=0'],
    ['today before 9pm', '..2026-03-10T21:00'],
    ['3 pm or later on friday', '2026-03-13T15:00..'],
    ['no later than 4', '..2026-03-11T16:00'],
    ['later than 9:30 but before 11:00 on thursday', '2026-03-12T09:30..2026-03-12T11:00'],
    ['from 4pm tomorrow to 5pm on friday', '2026-03-11T16:00..2026-03-13T17:00'],
    ['between 2:00 tomorrow and 4:00', '2026-03-11T14:00..2026-03-11T16:00'],
    ['between now and april 2nd', '2026-03-10T18:30..2026-04-03T00:00'],
    ['within the next day and 5 hours', '2026-03-10T18:30..2026-03-11T23:30'],
    ['the next hour', '2026-03-10T18:30..2026-03-10T19:30'],
    ['from monday to thursday', '2026-03-16T00:00..2026-03-20T00:00'],
    ['nov 18 - dec 19, 2027', '2027-11-18T00:00..2027-12-20T00:00'],
    ['jan-feb 2027', '2027-01-01T00:00..2027-03-01T00:00'],
    ['the rest of the day', '2026-03-10T18:30..2026-03-11T00:00'],
    ['later this month', '2026-03-10T00:00..2026-04-01T00:00'],
    ['earlier this week', '2026-03-09T00:00..2026-03-10T00:00'],
    ['the end of friday', '2026-03-13T16:00..2026-03-14T00:00'],
    ['next summer', '2026-06-21T00:00..2026-09-23T00:00'],
    ['winter 2027', '2027-12-21T00:00..2028-03-20T00:00'],
    ['the week of april 10', '2026-04-06T00:00..2026-04-13T00:00'],
    ['the weekend of halloween', '2026-10-31T00:00..2026-11-02T00:00'],
    ['two weeks starting may 20th', '2026-05-20T00:00..2026-06-03T00:00'],
    ['the next 4 business days', '2026-03-11T00:00..2026-03-17T00:00'],
    ['in four working days', '2026-03-16T00:00..2026-03-17T00:00'],
    ['this working week', '2026-03-09T00:00..2026-03-14T00:00'],
    ['the second sunday', '2026-04-12T00:00..2026-04-13T00:00'],
    ['friday 27', '2026-03-27T00:00..2026-03-28T00:00'],
    ['wednesday evening next week', '2026-03-18T17:00..2026-03-19T00:00'],
    ['the first monday evening of next month', '2026-04-06T17:00..2026-04-07T00:00'],
    ['monday two weeks from now', '2026-03-23T00:00..2026-03-24T00:00'],
    ['13.5.2027', '2027-05-13T00:00..2027-05-14T00:00'],
    ['the fourth of july twenty twenty seven', '2027-07-04T00:00..2027-07-05T00:00'],
    ['3/4', '2026-04-03T00:00..2026-04-04T00:00'],
    ['8:00 pm GMT', '2026-03-11T16:00'],
    ['9h30 - 11h00 CST tomorrow', '2026-03-11T11:30..2026-03-11T13:00'],
    ['at 7 30', '2026-03-10T19:30'],
    ['half seven', '2026-03-10T19:30'],
    ['three minutes to five thirty', '2026-03-11T05:27'],
    ['ten fifty five p. m.', '2026-03-10T22:55'],
    ['tomorrow at lunch', '2026-03-11T12:00..2026-03-11T14:00'],
    ['after dinner tomorrow', '2026-03-11T20:00..'],
    ['the 27', '2026-03-27T00:00..2026-03-28T00:00'],
    ['15, 8pm', '2026-03-15T20:00'],
    ['march eighteenth nine thirty', '2026-03-18T09:30'],
    ['independence day of last year', '2025-07-04T00:00..2025-07-05T00:00'],
    ["women's day", '2027-03-08T00:00..2027-03-09T00:00'],
    ['trinity sunday', '2026-05-31T00:00..2026-06-01T00:00'],
    ['in the mornings', 'FREQ=DAILY;BYHOUR=8;BYMINUTE=0'],
    [
      'every weekday except friday until june',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=9;BYMINUTE=0;UNTIL=20260601T035959Z',
    ],
    ['every half hour until 9pm', 'FREQ=MINUTELY;INTERVAL=30;UNTIL=20260311T010000Z'],
    ['every christmas at noon', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25;BYHOUR=12;BYMINUTE=0'],
    ['from the beginning of may to the end of june', '2026-05-01T00:00..2026-07-01T00:00'],
    ['from the middle of april until the beginning of june', '2026-04-16T00:00..2026-06-01T00:00'],
    ['late june to early august', '2026-06-21T00:00..2026-08-11T00:00'],
    ['before the end of december', '..2027-01-01T00:00'],
    ['after the beginning of may', '2026-05-01T00:00..'],
    ['later next week', '2026-03-20T00:00..2026-03-23T00:00'],
    ['earlier last week', '2026-03-02T00:00..2026-03-05T00:00'],
    ['the weekend of thanksgiving', '2026-11-26T00:00..2026-11-30T00:00'],
    ["next year's first quarter", '2027-01-01T00:00..2027-04-01T00:00'],
    ["next month's second monday", '2026-04-13T00:00..2026-04-14T00:00'],
    ['from the 4th to the 23rd of next month', '2026-04-04T00:00..2026-04-24T00:00'],
    ['from friday 20/3 to sunday 29/3', '2026-03-20T00:00..2026-03-30T00:00'],
    ['the kitchen', '?'],
    ['', '?'],
  ])('A02 “%s”', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['diwali 2026', '2026-11-08'],
    ['diwali 2021', '2021-11-04'],
    ['holi 2025', '2025-03-14'],
    ['maha shivaratri 2025', '2025-02-26'],
    ['ganesh chaturthi 2024', '2024-09-07'],
    ['pongal 2025', '2025-01-14'],
    ['passover 2026', '2026-04-02'],
    ['the first day of hanukkah 2026', '2026-12-05'],
    ['purim 2024', '2024-03-24'],
    ['yom kippur 2025', '2025-10-02'],
    ['ramadan 2026', '2026-02-18'],
    ['eid al-fitr 2025', '2025-03-30'],
    ['eid al-adha 2027', '2027-05-16'],
    ['lunar new year 2027', '2027-02-06'],
    ['chinese new year 2033', '2033-01-31'],
    ['orthodox easter 2027', '2027-05-02'],
    ['mothering sunday 2027', '2027-03-07'],
    ["mother's day 2027", '2027-03-07'],
    ['the first sunday of advent 2026', '2026-11-29'],
    ['victoria day 2026', '2026-05-18'],
    ["king's day 2031", '2031-04-26'],
  ])('A02 “%s” is %s', (text, date) => {
    expect(said(text).slice(0, 10)).toBe(date);
  });

  it('A02 tells no day of a holiday on which almanacs differ', () => {
    expect(said('diwali 2025')).toBe('?');
    expect(said('holi 2026')).toBe('?');
  });

  it('A02 knows how long a holiday lasts, and that it may come twice in a year', () => {
    expect(said('ramadan 2026')).toBe('2026-02-18T00:00..2026-03-20T00:00');
    expect(said('hanukkah 2026')).toBe('2026-12-05T00:00..2026-12-13T00:00');
    expect(said('lent 2027')).toBe('2027-02-10T00:00..2027-03-28T00:00');
    expect(said('eid al-fitr in 4 years')).toBe('2030-02-04T00:00..2030-02-05T00:00');
  });

  it('A02 reads lengths of time, halves and quarters of units too', () => {
    const minutes = (text: string): number | undefined => {
      const length = readDuration(text);
      return length === undefined ? undefined : length.ms / 60_000 + length.days * 1440;
    };
    expect(minutes('an hour and a half')).toBe(90);
    expect(minutes('one and three quarter hours')).toBe(105);
    expect(minutes('1/2 hour')).toBe(30);
    expect(minutes('1 hour, 15 minutes, and 30 seconds')).toBe(75.5);
    expect(minutes('2 hours and 10')).toBe(130);
    expect(minutes('two lamps')).toBeUndefined();
  });

  it('H21 reads dates and "half seven" as they are said where the house stands', () => {
    const american = { ...context, locale: 'en-US' } as const;
    expect(readTime('3/4', american)).toMatchObject({ from: '2027-03-04T00:00:00-05:00' });
    expect(readTime('half seven', american)).toBeUndefined();
  });

  it('H21 takes the house’s own hours for meals', () => {
    const house = { ...context, partHours: { lunch: [13, 14] } } as const;
    expect(readTime('tomorrow after lunch', house)).toMatchObject({ from: '2026-03-11T14:00:00-04:00' });
    expect(readTime('tomorrow before lunch', house)).toMatchObject({ to: '2026-03-11T13:00:00-04:00' });
  });

  it('A02 reads numbers in words and figures', () => {
    expect(readNumber('seven hundred twenty-one thousand and twelve')).toBe(721_012);
    expect(readNumber('minus two point five')).toBe(-2.5);
    expect(readNumber('three point one four six')).toBe(3.146);
    expect(readNumber('thirty-one million two hundred fifty-six thousand seven hundred twenty-one')).toBe(
      31_256_721,
    );
    expect(readNumber('two point two million')).toBe(2_200_000);
    expect(readNumber('two dozen')).toBe(24);
    expect(readNumber('twenty fifth')).toBe(25);
    expect(readNumber('the lamp')).toBeUndefined();
  });
});
