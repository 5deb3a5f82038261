import type { Rewording } from '../../../index.ts';
import { isTitle, TITLE } from '../diary/bare-entries.ts';
import { A_DAY, END, OF_THINGS, on, PLACE, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What takes place from one day to another, by its name and its two ends alone: "sleepover at Lena's from Friday 18:00 to Saturday 10:00". */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|er+m?|um+|hi|hey|by the way|fyi)[, ]+)*';
const WHEN = `(?:(${A_DAY}),? (?:at |from )?(${HOUR})|(?:at )?(${HOUR}) (?:on )?(${A_DAY}))`;
const MORNING = '(?:the )?(?:next|following) (morning|day)';
const LAST = `(?:${WHEN}|(?:at )?(${HOUR}) ${MORNING}|${MORNING} (?:at )?(${HOUR})|(${A_DAY}))`;
/** What goes on over a night begins in the evening, and ends in the morning. */
const OVER_NIGHT = /\b(?:sleepovers?|night shifts?|overnight|nights?)\b/i;
const TO = '(?: ?[-–] ?|,? (?:to|till|til|until|through to|through|right through to) )';
const DAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

/** The day behind it, as it is said from it on; `undefined` where what day it is would have to be known. */
function dayBehind(day: string): string | undefined {
  const said = day.toLowerCase();
  if (/^(?:today|tonight)/.test(said)) return 'tomorrow';
  const at = DAYS.findIndex((stem) => new RegExp(`\\b${stem}day\\b`).test(said));
  return at < 0 ? undefined : `${DAYS[(at + 1) % DAYS.length]}day`;
}

/** The half of the day, of an hour up to twelve that was said without it. */
const halfOf = (hour = '', half: string): string =>
  /[ap]\.?m\.?$|in the|at night|noon|midday|midnight|hundred|^(?:1[3-9]|2\d|0\d)\b/i.test(hour)
    ? ''
    : ` ${half}`;

export const OVER_DAYS: readonly Rewording[] = [
  says(
    `^${LEAD}(?:the )?${TITLE}(${PLACE})?,? (?:is |runs |lasts |goes )?(?:from )?${WHEN}${TO}${LAST}(${PLACE})?${END}`,
    ([text, title = '', at = '', day1, hour1, hour2, day2, ...behind]) => {
      const [first = '', from] = [day1 ?? day2, hour1 ?? hour2];
      const [day3, hour3, hour4, day4, hour5, part1, part2, hour6, day5, there = ''] = behind;
      const next = part1 ?? part2;
      const last = next === undefined ? (day3 ?? day4 ?? day5) : dayBehind(first);
      if (last === undefined || !isTitle(text, title) || OF_THINGS.test(at) || OF_THINGS.test(there))
        return undefined;
      const where = `${at}${there}`.replace(/^,/, '');
      const isNight = OVER_NIGHT.test(title);
      const begins = `${on(first)} at ${from}${isNight ? halfOf(from, 'in the evening') : ''}`;
      const till = hour3 ?? hour4 ?? hour5 ?? hour6;
      const half =
        till === undefined || !(isNight || next === 'morning') ? '' : halfOf(till, 'in the morning');
      const ends = `${last.replace(/^on /i, '')}${till === undefined ? '' : ` at ${till}${half}`}`;
      return `add ${title}${where} to the calendar ${begins} until ${ends}`;
    },
  ),
];
