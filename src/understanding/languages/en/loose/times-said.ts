/** Days, hours and lengths as people say them, to be put into the patterns of rewordings: sources of expressions without groups of their own. */

export const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const MINUTES = `(?:a quarter|quarter|half|${NUMBER}|twenty[- ]five|\\d{1,2})`;
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const DAY = `(?:today|tonight|tomorrow|(?:next |this |on )?${WEEKDAY})(?: (?:morning|afternoon|evening|night))?`;
/** A day of a series, or the week that has one. */
export const SINGLE_DAY = `(?:(?:on )?(?:this |next )?${WEEKDAY}|tomorrow|tonight|today|(?:this|next) week)`;
export const HOUR = `(?:noon|midday|midnight|${MINUTES} (?:minutes )?(?:past|to|after|before|of) (?:${NUMBER}|\\d{1,2})|half ${NUMBER}|${NUMBER} hundred(?: hours)?|${NUMBER}(?: (?:o'clock|fifteen|twenty|thirty|forty[- ]five))?|\\d{1,2}(?:[:.]\\d\\d)?)(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?: (?:in the (?:morning|afternoon|evening)|at night|sharp))?`;
/** "Tomorrow at half six", "three o'clock", "in two hours". */
export const WHEN = `(?:(?:at )?(?:(?:${DAY},? (?:at )?)?${HOUR}(?: ${DAY})?|${DAY}|in (?:an?|half an|${NUMBER}|\\d+) (?:hours?|minutes?)))`;
const COUNT = `(?:\\d+|${NUMBER}|(?:thirty|forty|fifty|sixty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|twenty[ -](?:one|two|three|four|five|six|seven|eight|nine))`;
const UNIT = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)';
/** "Twenty minutes", "an hour and a half", "three quarters of an hour". */
export const LENGTH = `(?:(?:half|(?:a |three )?quarters?(?: of)?) an hour|(?:${COUNT}(?: and a half)?|an?|a couple of) ${UNIT}(?: and (?:a half|a quarter|${COUNT} ${UNIT}))?)`;

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** "24 March": a day as it is put into plain words. */
export const dateSaid = (day: Date): string => `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
