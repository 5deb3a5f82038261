import type { Rewording } from '../../../index.ts';
import { BOOK, END, LEAD, NO_EVENT, on, says } from '../diary/parts.ts';
import { NUMBER, WEEKDAY } from '../times-said.ts';

/** "The fair *from Friday at two to Sunday at six*": both ends have a day and an hour, which comes to a beginning and a length. */

const DAY = `(?:(?:this |next )?${WEEKDAY}|today|tomorrow)`;
const HOUR = `(?:noon|midday|midnight|(?:\\d{1,2}(?:[:.]\\d\\d)?|${NUMBER}) ?(?:am|pm|o['’]clock)?)`;
const ENDS = `(?:(?:on )?(${DAY}),? (?:at |from )?(${HOUR})|(${HOUR}) (?:on )?(${DAY}))`;
const IN_BOOK = `(?: (?:in|on|to|into|onto) (?:the|my|our) ${BOOK})?`;
const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES_OF_DAY = 1440;

/** The minutes from midnight; a bare hour up to seven is one of the afternoon. */
function minutesOf(hour: string): number | undefined {
  const said = hour.toLowerCase();
  if (said === 'midnight') return 0;
  if (said === 'noon' || said === 'midday') return 12 * 60;
  const [, figure = '', minutes = '0', half = ''] =
    /^(\d+|[a-z]+?)(?:[:.](\d\d))? ?(am|pm|o['’]clock)?$/.exec(said) ?? [];
  const number = /^\d/.test(figure) ? Number(figure) : NUMBERS.indexOf(figure) + 1;
  if (number === 0 || number > 24) return undefined;
  const isLate = half === 'pm' || (half !== 'am' && number < 8);
  return ((number % 12) + (isLate ? 12 : 0) + (half === '' && number > 12 ? 12 : 0)) * 60 + Number(minutes);
}

/** How many days lie between; `undefined` where what day it is would have to be known. */
function daysBetween(first: string, last: string): number | undefined {
  const [from, to] = [first, last].map((day) => {
    const bare = day.toLowerCase().replace(/^(?:this|next) /, '');
    return WEEKDAYS.findIndex((stem) => bare === `${stem}day`);
  }) as [number, number];
  if (from >= 0 && to >= 0) return (to - from + 7) % 7;
  return /^today$/i.test(first) && /^tomorrow$/i.test(last) ? 1 : undefined;
}

export const EVENTS_OVER_DAYS: readonly Rewording[] = [
  says(
    `^${LEAD}(?:add|put|enter|note|book|schedule|block out|block) ${NO_EVENT}((?:an? |the |my |our )?[a-z][a-z’' -]*?)${IN_BOOK},? (?:from )?${ENDS} (?:to|till|until) ${ENDS}${IN_BOOK}${END}`,
    ([, what = '', day1, hour1, hour2, day2, day3, hour3, hour4, day4]) => {
      const [first = '', last = ''] = [day1 ?? day2, day3 ?? day4];
      const [from, to] = [hour1 ?? hour2 ?? '', hour3 ?? hour4 ?? ''].map(minutesOf);
      const days = daysBetween(first, last);
      if (from === undefined || to === undefined || days === undefined) return `add ${what} to the calendar`;
      const length = days * MINUTES_OF_DAY + to - from;
      if (length <= 0) return undefined;
      const hours = Math.floor(length / 60);
      const rest = length % 60 === 0 ? '' : ` and ${length % 60} minutes`;
      const clock = `${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`;
      return `add ${what} to the calendar ${on(first)} at ${clock} for ${hours} hours${rest}`;
    },
  ),
];
