import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, says } from '../diary/parts.ts';
import { minutesOf } from '../takes-place/lengths.ts';
import { HOUR, LENGTH, MONTHS, NUMBER, WEEKDAY } from '../times-said.ts';

/** Hours that are counted from one that is told, have a last moment, or are written as clocks and forms write them. */

const DAY = `(?:tomorrow|today|tonight|(?:on )?(?:next |this )?${WEEKDAY})(?: (?:morning|afternoon|evening))?`;
const MUST =
  "(?:i|we)(?:['’](?:ve|ll|m|re|d)| have| am| are| need| must| should| will| has)?(?: got| supposed| meant)?(?: to)? (?:be|leave|go|get|catch|set off|head|start|arrive)\\b";

/** "An hour before nine" may be any hour before it; so many minutes are not. */
const inMinutes = (length = ''): string => {
  const minutes = minutesOf(length);
  return minutes === undefined ? length : `${minutes} minutes`;
};

/** For how long somebody is still busy: "I'll be ten more minutes". */
const STILL = `(?:i|we|he|she|they|(?:the |my |our )?[a-z]+)(?:['’](?:ll|m|re|s)(?: be| need| want| take)?| will (?:be|need|want|take)| (?:needs?|wants?|takes?|has|have|am|is|are))(?: got| only| just)? (?:about |around )?(?:another )?(?:(${NUMBER}|\\d+) more (minutes?|hours?)|(${LENGTH}|half(?: an)? hour)(?: more| longer)?)(?: (?!(?:and|before|after|ago|timer)\\b)[a-z' ]+?)?`;
const AFTERWARDS =
  "(?:after that|afterwards|after it|when (?:i|we|he|she|they)(?:[’']m|[’']re|[’']s| am| are| is) done)";

export const TOLD_HOURS_FIRST: readonly Rewording[] = [
  // "I'll be ten more minutes, *turn the light out after that*": when these are over.
  says(
    `^(?:(?:right|so|well|oh)[, ]+)*${STILL}[,;.–-]+ (?:(?:so|and|please) )*(?:then ([a-z][^,;.!?]*?)|${AFTERWARDS},? ([a-z][^,;.!?]*?)|([a-z][^,;.!?]*?) ${AFTERWARDS})${END}`,
    ([, count, unit, length, one, two, three]) => {
      const order = one ?? two ?? three ?? '';
      return isOrder(order) ? `in ${length ?? `${count} ${unit}`} ${order}` : undefined;
    },
  ),
  // "I need to be out the door by 8:15 tomorrow, so *wake me 45 minutes before that*".
  says(
    `^(?:(?:right|so|well|oh)[, ]+)*${MUST}(?:(?!\\b(?:tomorrow|today|tonight|[a-z]+day)\\b)[^,;.!?])*? (?:by|at|for|before) (${HOUR})(?: (${DAY}))?[,;.–-]*(?: (?:so|and|please|can you))* ((?:wake|get) (?:me|us)(?: up)?|remind (?:me|us)) (${LENGTH}) before(?: (?:that|then|it))?( to [a-z][^,;.!?]*?)?${END}`,
    ([, hour, day = '', order, length, task = '']) =>
      `${order} ${inMinutes(length)} before ${hour}${day === '' ? '' : ` ${day}`}${task}`,
  ),
  says(
    `^(?:(?:right|so|well|oh)[, ]+)*${MUST}[^,;.!?]*? (${DAY}) (?:by|at|for|before) (${HOUR})[,;.–-]*(?: (?:so|and|please|can you))* ((?:wake|get) (?:me|us)(?: up)?|remind (?:me|us)) (${LENGTH}) before(?: (?:that|then|it))?( to [a-z][^,;.!?]*?)?${END}`,
    ([, day, hour, order, length, task = '']) => `${order} ${inMinutes(length)} before ${hour} ${day}${task}`,
  ),
  // "Remind me *not later than noon* to ring the school".
  says(`(?<=\\bremind [a-z]+ )(?:not|no) later than (?=(?:${DAY} )?(?:at )?${HOUR}|${DAY})`, () => 'by '),
  // "*1600 hours*".
  says(
    `\\b(?:at|for|till|until|by|from) ([01]\\d|2[0-3])([0-5]\\d) ?(?:hours|hrs)\\b`,
    ([said, hour, minutes]) => `${said?.split(' ')[0]} ${hour}:${minutes}`,
  ),
  // "Physiotherapy *2026-12-09 11:20*", as forms write it.
  says(
    `,? (?<!\\bon )(\\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) (\\d{2}:\\d{2})\\b`,
    ([, , month, day, clock]) => ` ${Number(day)} ${MONTHS[Number(month) - 1]} at ${clock}`,
  ),
  // "*All next week* at nine": each day of it.
  says(
    `(?<=\\bremind [a-z]+ )(?:all|all of|the whole of|for all of) (next|this) week (?=(?:at|to)\\b)`,
    ([, week]) => `every day ${week} week `,
  ),
  says(`(?<=\\b(?:remind [a-z]+|remind [a-z]+ to [^,;.]+?|on) )midweek\\b`, () => 'on Wednesday'),
];
