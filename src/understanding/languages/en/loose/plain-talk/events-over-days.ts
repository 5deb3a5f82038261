import type { Rewording } from '../../../index.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, on, says } from '../diary/parts.ts';
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

/** The wish to have it kept, behind what is told. */
const PUT_IN = `[,;.–-]*(?: (?:so|and|please|can you|could you|would you|just))* (?:put|stick|pop|note|write|enter|add|jot|pencil|mark) (?:it|that|this) (?:in|down|on)(?: (?:to )?(?:the|my|our) ${BOOK})?${END}`;
const STATES =
  "(?:works?|(?:is|are|am|will be)|[a-z]+['’](?:s|re|m|ll be))(?: (?:back|still|all))? (?:(?:night|day) shifts|nights|days|mornings|evenings|earlies|lates|away|off|out|here|there|at|in|on|staying|visiting|sleeping|working|home|from home|travelling|abroad|over|with)\\b";
/** "*Works nights*" is no time of the entry. */
const inShifts = (what: string): string =>
  what.replace(/\b(works?|working|on) (night|day|morning|evening|afternoon)s\b/gi, '$1 $2 shifts');
const ITS_DAYS: Readonly<Record<string, string>> = {
  next: 'from Monday to Sunday next week',
  this: 'from today to Sunday',
};

export const EVENTS_OVER_DAYS: readonly Rewording[] = [
  // "*From the 5th to the 12th* Gran's sleeping here, put it in".
  says(
    `^${LEAD}(?:from|between) (${A_DAY}) (?:to|till|until|through|and) (${A_DAY}),? ((?!(?:is|are|do|does|what|who|when|anything|have|put|add)\\b)[a-z][^,;.]*?)${PUT_IN}`,
    ([, first, last, what = '']) => `add ${inShifts(what)} to the calendar from ${first} to ${last}`,
  ),
  says(
    `^${LEAD}([a-z][^,;.]*?\\b(?:works?|working|on) (?:night|day|morning|evening|afternoon)s) ((?:from )?${A_DAY} (?:to|till|until|through) ${A_DAY}(?: (?:next|this) week)?)${PUT_IN}`,
    ([, what = '', when]) => `add ${inShifts(what)} to the calendar ${when}`,
  ),
  // "Sam works nights *next week*, put it in": what somebody is or does lasts as long as is told.
  says(
    `^${LEAD}((?=[^,;.]*?\\b${STATES})[a-z][^,;.]*?) (?:all |all of |the whole of |for the whole of )?(next|this) week${PUT_IN}`,
    ([, what = '', which = '']) => `add ${inShifts(what)} to the calendar ${ITS_DAYS[which.toLowerCase()]}`,
  ),
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
