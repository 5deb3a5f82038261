import { OF_THINGS } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Days and hours of what takes place, as they stand beside its name alone. */

const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|thirtieth)';
export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec)';
export const DATE = `(?:the )?(?:${ORDINAL}(?: of)?(?: ${MONTH})?|\\d{1,2} (?:of )?${MONTH})`;
/** A day that may be counted from, and with no hour be all that is said. */
export const ONE_DAY = `(?:(?:this |next |this coming )?${WEEKDAY}|tomorrow|the day after tomorrow|${DATE}|(?:a )?week (?:on )?${WEEKDAY})`;
export const PART = '(?: (?:morning|lunchtime|afternoon|evening|night))';
const ABOUT = '(?:about |around |roughly |say )?';
/** "From two until about five", "between 8 and 12", "at half past": groups for both ends. */
export const FROM_TO = `(?:(?:from|between) ${ABOUT}(${HOUR}) (?:to|and|till|until|til) ${ABOUT}(${HOUR}))`;
export const AT_HOUR = `(?:(?:at )?${ABOUT}(${HOUR}))`;

/** A span of days, as it is put behind "from". */
export const SPAN = `(?:(?:from )?(${ONE_DAY}|\\d{1,2}) (?:to|till|until|through|-) (${ONE_DAY})|(?:all |all of |the whole of |for the whole of )?(next week|(?:this|next) weekend)|(?:for |over |at )?(the weekend))`;

const WEEKS: Readonly<Record<string, string>> = {
  'next week': 'from Monday to Sunday next week',
  'the weekend': 'this weekend',
};

export function spanOf(first?: string, last = '', week?: string, weekend?: string): string {
  if (first !== undefined) return `from ${first} to ${last}`;
  const said = (week ?? weekend ?? '').toLowerCase();
  return WEEKS[said] ?? said;
}

/** The day, with the words that it needs in front: "11th" alone is none behind "on". */
export function onDay(day: string): string {
  if (/^(?:this|next|tomorrow|a week|the day after)\b/i.test(day)) return day;
  return /^\d{1,2}[a-z]{2}$/i.test(day) ? `on the ${day}` : `on ${day}`;
}

/** What goes on by itself, asks, is denied, or is of things, of lists and of alarms. */
const NO_OCCASION =
  /\b(?:what|which|who|when|where|why|how|if|unless|whether|any|anything|something|nothing|everything|nobody|everyone|remind|reminder|remember|forget|alarm|timer|wake|list|not|no|never|without|instead|maybe|might|perhaps|probably|i|we|you|it|that|this|they|he|she|there|here's|please|weather|rain|snow|storm|sun|winter|summer|spring|autumn|christmas|easter|sunset|sunrise|only|again|because|so|but|or|than|since|until|till|off|out|up|down)\b|n['’]t\b/i;
const OF_HOUSE =
  /\b(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|shutters?|tv|telly|speaker|vacuum|robot|hoover|pump|locks?|radio|music|coffee|oven|kettle|washer|dryer|dishwasher|machine)\b/i;

/** Whether words may be the name of what takes place, or of somebody. */
export const mayBeName = (words: string): boolean =>
  !NO_OCCASION.test(words) && !OF_HOUSE.test(words) && !OF_THINGS.test(words);

/** The name without what stands before any noun. */
export const bare = (name: string): string => name.replace(/^(?:the|my|our|an?) /i, '').trim();
