import { describe, expect, it } from 'vitest';
import {
  readDuration,
  readNumber,
  readTime,
  type TimeRead,
  type UnderstandingContext,
} from '../../src/understanding/index.ts';

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
    ['late tomorrow morning', '?'],
    ['tomorrow in the late morning', '2026-03-11T08:00..2026-03-11T12:00'],
    ['once a week', 'FREQ=WEEKLY;BYHOUR=9;BYMINUTE=0'],
    ['the kitchen', '?'],
    ['', '?'],
  ])('A02 “%s”', (text, expected) => {
    expect(said(text)).toBe(expected);
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

  it('A02 reads numbers in words and figures', () => {
    expect(readNumber('seven hundred twenty-one thousand and twelve')).toBe(721_012);
    expect(readNumber('minus two point five')).toBe(-2.5);
    expect(readNumber('two dozen')).toBe(24);
    expect(readNumber('twenty fifth')).toBe(25);
    expect(readNumber('the lamp')).toBeUndefined();
  });
});
