import type { Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What comes again and again, told to be otherwise from now on, or on some of its days: "from now on half past six", "on Fridays at eight instead". */

const LEAD =
  '(?:(?:and|but|so|oh|no+|ok(?:ay)?|right|well|actually|sorry|please|just|then|can you|could you)[, ]+)*';
const FROM_NOW = '(?:from (?:now|here|today)(?: on(?:wards)?)?|as of (?:now|today)|in future|going forward)';
const MAKE =
  "(?:(?:make|set|have|do|put|change|turn) (?:it|that)(?: (?:to|at|for))?|(?:it|that)(?:['’]s| is| should be))";
const FIRST = lazily(`^${LEAD}${FROM_NOW},? (?:please )?(?:${MAKE} )?(?:to |at )?(.+?)${END}`, 'i');
const LAST = lazily(`^${LEAD}(?:${MAKE} )?(?:to |at )?(.+?),? ${FROM_NOW}${END}`, 'i');

const DAYS = `(?:on |at )?((?:the )?(?:weekends?|weekdays|school days|work(?:ing )?days|${WEEKDAY}s(?: and ${WEEKDAY}s)*))`;
const SHIFTED = `(${LENGTH} (?:later|earlier|sooner))`;
const INSTEAD = '(?:,? (?:instead(?: of [a-z0-9: ]+?)?|rather|though|only))*';
/** The groups are the days, and the hour or how much later. */
const ON_DAYS: readonly { readonly say: Pattern; readonly days: number; readonly time: number }[] = [
  { say: whole(`(?:but )?(?:${MAKE} )?(?:to |at )?(${HOUR})${INSTEAD} ${DAYS}${INSTEAD}`), days: 2, time: 1 },
  { say: whole(`(?:but )?${DAYS},? (?:${MAKE} )?(?:to |at )?(${HOUR})${INSTEAD}`), days: 1, time: 2 },
  { say: whole(`(?:but )?(?:${MAKE} )?${SHIFTED} ${DAYS}${INSTEAD}`), days: 2, time: 1 },
  { say: whole(`(?:but )?${DAYS},? (?:${MAKE} )?${SHIFTED}${INSTEAD}`), days: 1, time: 2 },
];

function whole(pattern: string): Pattern {
  return lazily(`^${LEAD}${pattern}${END}`, 'i');
}

/** A figure that may be a value. */
const FIGURE = lazily('^(?:\\d{1,2}|[a-z]+)$', 'i');
const NAMED_HOUR = /noon|mid/i;

export function alwaysOtherwise(text: string, isHour: boolean): string | undefined {
  const said = (FIRST.exec(text) ?? LAST.exec(text))?.[1];
  if (said !== undefined) return `make it ${said}`;
  // "*And* at eight on Saturdays" is one more.
  if (/^and\b/i.test(text) && !/\b(?:make|instead|later|earlier|sooner)\b/i.test(text)) return undefined;
  for (const { say, days, time } of ON_DAYS) {
    const found = say.exec(text);
    if (found === null) continue;
    const said = found[time] ?? '';
    const when = isHour && FIGURE.test(said) && !NAMED_HOUR.test(said) ? `${said} o'clock` : said;
    // Behind an hour "on" would be heard for what a thing is to be.
    return /later|earlier|sooner/i.test(when)
      ? `${when} on ${found[days]}`
      : `make it ${when} ${found[days]}`;
  }
  return undefined;
}
