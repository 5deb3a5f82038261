import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Several days with one hour for all of them, from one day to another, and days with an hour of their own: each said out with its hour. */

const PART = '(?: (?:morning|afternoon|evening|night))?';
const DAY = `(?:today|tonight|this (?:morning|afternoon|evening)|tomorrow${PART}|the day after(?: tomorrow| that)?|(?:on )?(?:this |next )?${WEEKDAY}${PART}|the \\d{1,2}(?:st|nd|rd|th))`;
const WEEK = '(?: (?:this|next) week)?';
const SEVERAL = `(${DAY})(?:, (${DAY}))?,? and (?:then )?(?:also )?(${DAY})(${WEEK})(?! (?:at|and|to|till|until)\\b)`;
const HOURED = `(${DAY})(?:, (${DAY}))?,? and (?:also )?(${DAY})(${WEEK}),? ((?:at|by|around) ${HOUR})`;
/** What is done at an hour, and no entry, no question and no state that lasts. */
const ORDER =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|run|heat|dim|water|play|vacuum|hoover|draw|raise|lower|have|get|remind|wake|nudge|ping)';
const BEGINS = `(?<=^${LEAD}(?:${ORDER}|at ${HOUR},? ${ORDER})\\b(?!.*\\b(?:every|each|daily|weekly|from|between|times|a week)\\b)[^;.!?]*? )(?<!(?:day|\\bto|\\btill|\\buntil|\\bthrough|-),? (?:and )?)`;
const TOO = '(?:,? (?:too|as well|also))';
const ALL = `(?=[.,!]*$| (?:please|to [a-z]))`;

const EVENING = /^(?:tonight|this evening)$/i;

/** "At three today and at three tomorrow"; beside a night the days behind it are nights. */
function eachAt(at: string, days: readonly (string | undefined)[], week = ''): string {
  const said = days.filter((day) => day !== undefined);
  const isNight = EVENING.test(said[0] ?? '');
  const each = said.map((one, index) => {
    const day = /^the day after(?: that)?$/i.test(one) ? dayBehind(said[index - 1]) : one;
    const part = isNight && !/\b(?:to|this|morning|afternoon|evening|night)\b|^to(?:day|night)$/i.test(day);
    return `${at} ${day}${part ? ' evening' : ''}${week}`;
  });
  return each.join(' and ');
}

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The day behind one, in words of its own. */
function dayBehind(day = ''): string {
  const said = day.toLowerCase();
  const name = NAMES.findIndex((one) => said.includes(one));
  if (name >= 0) return `on ${NAMES[(name + 1) % NAMES.length]}`;
  if (said === 'the day after tomorrow') return 'in three days';
  return /^tomorrow/.test(said) ? 'the day after tomorrow' : 'tomorrow';
}

const REMIND = '(?:remind|nudge|ping) [a-z]+ ';

const EACH_DAY: readonly Rewording[] = [
  // "Remind me *today and tomorrow at three* to drink something": the hours stand behind it.
  says(
    `(?<=^${LEAD}${REMIND})${HOURED} (to [^;.!?]+?)(?=[.!]*$)`,
    ([, one, two, three, week, at = '', what]) => `${what} ${eachAt(at, [one, two, three], week)}`,
  ),
  says(
    `(?<=^${LEAD}${REMIND})(at ${HOUR}) ${SEVERAL} (to [^;.!?]+?)(?=[.!]*$)`,
    ([, at = '', one, two, three, week, what]) => `${what} ${eachAt(at, [one, two, three], week)}`,
  ),
  // "Remind me tomorrow at noon about the parcel, *and on Thursday as well*": one more, and no words of it.
  says(
    `(?<=^${LEAD}${REMIND})(?:(${DAY}),? (at ${HOUR})|(at ${HOUR}),? (${DAY})) ((?:to|about) [^,;.!?]+?),? and (?:also )?(${DAY})(?: (at ${HOUR}))?${TOO}(?=[.!]*$)`,
    ([, day, at, hour = at, one = day, what, other, its = hour]) =>
      `${what} ${eachAt(hour ?? '', [one])} and ${eachAt(its ?? '', [one, other])
        .split(' and ')
        .at(-1)}`,
  ),
  // "Run the vacuum tomorrow at three, *and on Thursday as well*": both.
  says(
    `${BEGINS}(${DAY}),? (at ${HOUR}),? and (?:also )?(${DAY})${TOO}(?=[.,!]*$)`,
    ([, one, at = '', other]) => eachAt(at, [one, other]),
  ),
  // "Run the vacuum *today and tomorrow at three*".
  says(`${BEGINS}${HOURED}${ALL}`, ([, one, two, three, week, at = '']) =>
    eachAt(at, [one, two, three], week),
  ),
  says(`${BEGINS}(at ${HOUR}) ${SEVERAL}${TOO}?${ALL}`, ([, at = '', one, two, three, week]) =>
    eachAt(at, [one, two, three], week),
  ),
];

const TO = '(?:to|till|until|til|through|-|–)';
const FIRST = `(?:today|tonight|tomorrow|the \\d{1,2}(?:st|nd|rd|th)|(?:on )?(?:this |next )?${WEEKDAY})`;
const HAS_HOUR = `(?=.*\\b(?:at|by|around) ${HOUR})`;
const ONCE_EACH = `(?<=^(?!.*\\b(?:every|each|daily|between|keep|leave)\\b)${HAS_HOUR}${LEAD}(?:at ${HOUR},? )?${ORDER}\\b[^;.!?]*? )`;

/** The days of a week from one to the other; none where the second is before the first. */
function daysFrom(first: string, last: string): string | undefined {
  const [from, to] = [NAMES.indexOf(first.toLowerCase()), NAMES.indexOf(last.toLowerCase())];
  return from < 0 || to <= from ? undefined : NAMES.slice(from, to + 1).join(' and ');
}

const FROM_DAY_TO_DAY: readonly Rewording[] = [
  // "Open the curtains at eight *from Monday to Friday next week*": on each of these days.
  says(
    `${ONCE_EACH}(?:from )?(?:on )?(${WEEKDAY}) ${TO} (${WEEKDAY}),? (?:of )?((?:this|next) week)`,
    ([, first = '', last = '', week]) => {
      const days = daysFrom(first, last);
      return days && `every ${days} ${week}`;
    },
  ),
  says(`${ONCE_EACH}next week,? (?:from )?(${WEEKDAY}) ${TO} (${WEEKDAY})`, ([, first = '', last = '']) => {
    const days = daysFrom(first, last);
    return days && `every ${days} next week`;
  }),
  // "… *from tomorrow to Friday*", "… from the 7th to the 11th".
  says(
    `${ONCE_EACH}from (today|tonight|tomorrow|the \\d{1,2}(?:st|nd|rd|th)) ${TO} (${FIRST})`,
    ([, first, last]) => `every day from ${first} until ${last}`,
  ),
];

const EXCEPT = '(?:except|but not|apart from|other than|bar|excluding)(?: for)?';
const ON_DAYS = `(?:on |at )?((?:the )?(?:weekends?|${WEEKDAY}s?(?: and ${WEEKDAY}s?)*))`;
const THEN = `(?:then|when(?: (?:it['’]?s|it is|it should be|i want it))?|that['’]?s|(?:when )?make it|it['’]?s|and then)`;

const plural = (days: string): string =>
  `${/weekend/i.test(days) ? 'at' : 'on'} ${days.replace(/^the /i, '').replace(/\b([a-z]+day|weekend)\b/gi, '$1s')}`;

export const DAYS_AND_HOURS_FIRST: readonly Rewording[] = [
  // "Every day at eight open the curtains *except on Sundays, then at nine*".
  says(
    `(?<=\\b(?:every|each|daily)\\b.*?),? ${EXCEPT} ${ON_DAYS},? ${THEN} (?:at )?(${HOUR})(?=[.!]*$)`,
    ([, days = '', hour]) => `, but ${plural(days)} at ${hour}`,
  ),
  ...EACH_DAY,
  ...FROM_DAY_TO_DAY,
];
