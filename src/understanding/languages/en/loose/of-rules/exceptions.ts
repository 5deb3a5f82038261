import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** What comes again and again and in the same breath leaves a single day out, or comes at another hour on some of its days. */

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const PART = '(?: (?:morning|afternoon|evening|night))?';
/** A day of the calendar; "Friday" alone may be any of them. */
export const ONE = `(?:(?:this (?:morning|afternoon|evening)|tonight|today|tomorrow${PART}|(?:on )?(?:(?:this|next)(?: coming)?|the coming) ${WEEKDAY}${PART}|(?:on )?${WEEKDAY}${PART} (?:this|next) week|(?:on )?the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|(?:on )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|(?:on )?christmas(?: day| eve)?|(?:on )?new year['’]s (?:day|eve)))`;
export const DAYS = `(${ONE}(?:(?:,? (?:and|or|nor)|,) (?:the )?(?:${ONE}|\\d{1,2}(?:st|nd|rd|th)|(?:on )?${WEEKDAY}))*)`;
/** What is skipped is one time, of whatever day. */
const SKIPPED = `((?:${ONE}|(?:on )?${WEEKDAY})(?:(?:,? (?:and|or)|,) (?:${ONE}|\\d{1,2}(?:st|nd|rd|th)|(?:on )?${WEEKDAY}))*)`;
const AGAIN = `(?=.*\\b(?:every|each|daily|nightly|weekly|weekdays|weekends|${WEEKDAY}s|always)\\b)`;
const BUT =
  "(?:(?:,? (?:but|only|just|and)){0,2},? (?:not|never)|(?:,? (?:but|only|just))?,? (?:except(?:ing)?|apart from|aside from|other than|excluding|bar|save|but for|with the exception of)(?: for)?|,? but don['’]?t(?: do (?:it|that|so))?)";
const LEFT = '(?:,? (?:but|only|just|and))?,? (?:skip|leave out|miss out|miss|omit|drop|give)';

const LAST = [
  lazily(`^${AGAIN}(.+?)${BUT} (?:for )?${DAYS}${END}`, 'i'),
  lazily(`^${AGAIN}(.+?)${LEFT} (?:it )?${SKIPPED}(?: (?:out|off|a miss))?${END}`, 'i'),
];
const BETWEEN = lazily(
  `^${AGAIN}(.*?\\b(?:every|each|weekdays|daily|nightly)\\b[^,]*?)(?:,? (?:but not|except(?: for)?|apart from|other than|bar|excluding)) ${DAYS},? ((?:to|at|about|that|turn|switch|put|open|close|lock|run|start|set)\\b.+)$`,
  'i',
);

export function exceptOnce(
  text: string,
): { readonly usual: string; readonly days: readonly string[] } | undefined {
  for (const say of LAST) {
    const [, usual, days] = say.exec(text) ?? [];
    if (usual !== undefined && days !== undefined) return { usual: usual.trim(), days: eachOf(days) };
  }
  const [, first, days, rest] = BETWEEN.exec(text) ?? [];
  return first === undefined || days === undefined
    ? undefined
    : { usual: `${first} ${rest}`, days: eachOf(days) };
}

export function eachOf(days: string): readonly string[] {
  return days
    .split(/(?:,? (?:and|or|nor)|,) /i)
    .map((day) => day.replace(/^on /i, ''))
    .map((day) => (/^\d{1,2}(?:st|nd|rd|th)$/i.test(day) ? `the ${day}` : day));
}

const SOME = `((?:the )?weekends?|weekdays|${WEEKDAY}s(?:(?:,? and|,) ${WEEKDAY}s)*|an? ${WEEKDAY})`;
const THEN = '(?:,? (?:but|only|except|though|although)(?: (?:make it|do it|at|then))*|,)';
const HOUR_LAST = lazily(
  `^${AGAIN}(.+?)${THEN} (?:at )?(${HOUR}) (?:on |at )?${SOME}(?: instead)?${END}`,
  'i',
);
const DAYS_LAST = lazily(
  `^${AGAIN}(.+?)${THEN} (?:on |at )?${SOME},? (?:(?:make it|do it) )?(?:at )?(${HOUR})(?: instead)?${END}`,
  'i',
);

export function exceptThen(text: string): { readonly usual: string; readonly then: string } | undefined {
  const [, usual, hour, days] = HOUR_LAST.exec(text) ?? [];
  if (usual !== undefined) return { usual: usual.trim(), then: `at ${hour} on ${bare(days)} instead` };
  const [, whole, some, clock] = DAYS_LAST.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : { usual: whole.trim(), then: `at ${clock} on ${bare(some)} instead` };
}

function bare(days = ''): string {
  return days.replace(/^an? (.+)$/i, '$1s').replace(/^the weekends?$|^weekend$/i, 'weekends');
}
