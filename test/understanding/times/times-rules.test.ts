import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAfter, rruleFaults, wallAt } from '../../../src/base/index.ts';
import { understand } from '../../../src/understanding/index.ts';
import { runs } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';

/** Whatever is said of what happens again and again: a rule that can be used, or a question. */
const home = testHome('home-1');
const { timezone, person } = home;

const often = fc.constantFrom(
  ...'every day,every hour,every 20 minutes,every other week,every two weeks,weekly,fortnightly,every weekday,every month,monthly,every year'.split(
    ',',
  ),
  ...'on mondays,every third friday,every last friday of the month,on the 1st and 15th of every month,every quarter,each morning'.split(
    ',',
  ),
);
const hours = fc.constantFrom(
  '',
  ...'at 7,at half past five,at 8am and 8pm,at 8 and at half nine,between 9 and 5,from 10pm to 2am,in the morning,at night'.split(
    ',',
  ),
  ...'from nine to eleven,at noon,late in the evening'.split(','),
);
const days = fc.constantFrom(
  '',
  ...'on thursday,this week,next week,starting monday,from friday,until june,until christmas,for two weeks,for an hour'.split(
    ',',
  ),
  ...'today,tomorrow,for the next three days,until 9pm,until sunset,except friday,on the 3rd,monday to friday'.split(
    ',',
  ),
);

describe('rules for what happens again and again', () => {
  it('A02 H21 can be used, come again, and begin after now, whatever days, hours and ends are said together', () => {
    fc.assert(
      fc.property(often, hours, days, fc.boolean(), (rhythm, hour, day, dayFirst) => {
        const words = (dayFirst ? [rhythm, day, hour] : [rhythm, hour, day]).filter((one) => one !== '');
        const text = `remind me ${words.join(' ')} to stretch`;
        const plan = understand(text, home.lexicon, { now: NOW, timezone, person });
        for (const { args } of plan.groups.flat()) {
          const { rrule, at } = args;
          if (typeof rrule !== 'string') continue;
          expect(rruleFaults(rrule), text).toEqual([]);
          const begin = typeof at === 'string' ? Date.parse(at) : NOW;
          expect(begin, text).toBeGreaterThanOrEqual(NOW);
          const rule = { rrule, dtstart: wallAt(begin, timezone), zone: timezone };
          const ended = /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(rrule);
          const next = nextAfter(rule, begin - 1);
          if (ended === null) expect(next, `${text}: ${rrule}`).toBeDefined();
        }
      }),
      { numRuns: runs(60, 150) },
    );
  });
});
