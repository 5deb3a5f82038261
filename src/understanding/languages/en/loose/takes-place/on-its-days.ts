import type { Rewording } from '../../../index.ts';
import { isTitle, TITLE } from '../diary/bare-entries.ts';
import { END, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';
import { AT_HOUR, bare, DATE, FROM_TO, mayBeName, ONE_DAY, onDay, PART, SPAN, spanOf } from './parts.ts';

/** What takes place, by its name alone, on a part of a day, on two dates or over several days: "theatre with Jo on Saturday evening", "half term is the 15th to the 19th". */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|er+m?|um+|hi|hey|by the way|fyi)[, ]+)*';
const STATED = `${END.replace('[.!?]', '[.!]')}`;
const IS = "(?:['’]s| is| are| will be| runs| falls)?(?: on)?";
const NAME = `(?:the )?${TITLE}((?: (?:in|with) (?:the |my |our )?[a-z]+(?: (?!on\\b)[a-z]+)?)?)`;
const WORDS =
  "((?:the |my |our )?[a-z][a-z’'-]*(?: (?!(?:on|at|from|is|are|every|next|this|for)\\b)[a-z’'-]+){0,5}?)";

const SHORT_DAYS: readonly (readonly [string, RegExp])[] = [
  ['Monday', /^mon/i],
  ['Tuesday', /^tue/i],
  ['Wednesday', /^wed/i],
  ['Thursday', /^thu/i],
  ['Friday', /^fri/i],
  ['Saturday', /^sat/i],
  ['Sunday', /^sun/i],
];
const SHORT = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?\\.?';
const ROW = `(${SHORT}(?:(?:,? (?:and |& )?|/| ?\\+ ?|, ?)${SHORT})+)`;
const longDays = (row: string): string => {
  const days = row
    .split(/[^a-z]+/i)
    .flatMap((short) => SHORT_DAYS.filter(([, says]) => says.test(short)).map(([day]) => day));
  return `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
};
/** "6-7am", "at six", "from 4 to 5". */
const RANGE = `(?:(?:at |from )?(${HOUR})(?: ?(?:-|–|to|till|until) ?(${HOUR}))?)`;
const clockOf = (from = '', to?: string): string => {
  const [, half = ''] = /([ap]\.?m\.?)$/i.exec(to ?? '') ?? [];
  const first = half !== '' && /^\d+(?:[:.]\d\d)?$/.test(from) ? `${from}${half}` : from;
  return to === undefined ? `at ${first}` : `from ${first} to ${to}`;
};

export const ON_ITS_DAYS: readonly Rewording[] = [
  // "Gym *Mon Wed Fri 6-7am*": a row of days is every week.
  says(`^${LEAD}${TITLE},? (?:on )?${ROW},? ${RANGE}${STATED}`, ([text, title = '', row = '', from, to]) =>
    isTitle(text, title)
      ? `add ${title} to the calendar every ${longDays(row)} ${clockOf(from, to)}`
      : undefined,
  ),
  // "The play is *on the 10th and 11th at six*".
  says(
    `^${LEAD}(?:the )?${TITLE}${IS} (?:on )?(${ONE_DAY})(?:, (${ONE_DAY}))? and (?:on )?(${ONE_DAY}),? (?:${FROM_TO}|${AT_HOUR})(?: both (?:days|times|nights|evenings))?${STATED}`,
    ([text, title = '', one = '', two, three = '', from, to, at]) =>
      isTitle(text, title)
        ? [one, ...(two === undefined ? [] : [two]), three]
            .map(
              (day) =>
                `add ${title} to the calendar ${onDay(day)} ${at === undefined ? `from ${from} to ${to}` : `at ${at}`}`,
            )
            .join(' and ')
        : undefined,
  ),
  // "Theatre with Jo *on Saturday evening*": the hour of that part, which is read back.
  says(
    `^${LEAD}${NAME} (?:on )?(${ONE_DAY})(${PART})${STATED}`,
    ([text, title = '', where = '', day = '', part]) =>
      isTitle(text, title) ? `add ${title}${where} to the calendar ${onDay(day)}${part}` : undefined,
  ),
  // "Smiths round *on Friday about eight*", "… the day after tomorrow at ten to six"; "the quiz" is one that is spoken of.
  says(
    `^${LEAD}${NAME.replace('(?:the )?', '')},? (?:on )?(${ONE_DAY})(?:${PART})?,? (?:at )?(?:about |around )?(${HOUR})${STATED}`,
    ([text, title = '', where = '', day = '', hour]) =>
      isTitle(text, title) ? `add ${title}${where} to the calendar ${onDay(day)} at ${hour}` : undefined,
  ),
  // "Holiday in Wales *19 to 26 December*".
  says(`^${LEAD}${NAME},? ${SPAN}${STATED}`, ([text, title = '', where = '', first, last, week, weekend]) =>
    isTitle(text, title) && first !== undefined
      ? `add ${title}${where} to the calendar ${spanOf(first, last, week, weekend)}`
      : undefined,
  ),
];

/** That it is so is told, and would be taken for no more than that. */
export const LASTS_DAYS: readonly Rewording[] = [
  // "Half term *is the 15th to the 19th of February*".
  says(
    `^${LEAD}${WORDS}(?:['’]s| is| are| will be| runs| goes)(?: on)? (?:from )?(${DATE}|\\d{1,2}) (?:to|till|until|through|-) (${DATE})${STATED}`,
    ([text, title = '', first, last]) =>
      mayBeName(title) && isTitle(text, bare(title))
        ? `add ${bare(title)} to the calendar from ${first} to ${last}`
        : undefined,
  ),
];
