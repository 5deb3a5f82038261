import { describe, expect, it } from 'vitest';
import { dayWords, listWords, momentWords, ruleWords, sentence } from '../../src/assistant/words.ts';

const zone = 'America/New_York';
const now = Date.parse('2026-03-10T18:30:00-04:00');

describe('times as people say them', () => {
  it.each([
    ['2026-03-10T22:00:00-04:00', 'today at 22:00'],
    ['2026-03-11T08:00:00-04:00', 'tomorrow at 08:00'],
    ['2026-03-14T00:10:00-04:00', 'on Saturday at 00:10'],
    ['2026-03-20T13:00:00-04:00', 'on Friday 20 March at 13:00'],
    ['2027-01-01T09:00:00-05:00', 'on Friday 1 January 2027 at 09:00'],
  ])('says %s as “%s” in the home’s zone', (iso, words) => {
    expect(momentWords(Date.parse(iso), now, zone)).toBe(words);
  });

  it('counts days by the wall clock, also over the night the clocks change', () => {
    const beforeChange = Date.parse('2026-03-07T23:30:00-05:00');
    expect(dayWords(Date.parse('2026-03-08T23:30:00-04:00'), beforeChange, zone)).toBe('tomorrow');
    expect(dayWords(Date.parse('2026-03-07T23:59:00-05:00'), beforeChange, zone)).toBe('today');
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45', 'every weekday at 06:45'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYHOUR=19;BYMINUTE=0', 'every 2 weeks on Thursday at 19:00'],
    ['FREQ=DAILY;BYHOUR=23;BYMINUTE=0', 'every day at 23:00'],
    ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', 'every Monday at 09:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'every month on day 1'],
  ])('says the rule %s as “%s”', (rule, words) => {
    expect(ruleWords(rule)).toBe(words);
  });

  it('joins names and ends sentences', () => {
    expect(listWords(['a'])).toBe('a');
    expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
    expect(sentence('the lamp is off')).toBe('The lamp is off.');
    expect(sentence('Shall I?')).toBe('Shall I?');
  });
});
