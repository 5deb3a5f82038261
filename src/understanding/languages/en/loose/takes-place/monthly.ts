import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { isTitle, TITLE } from '../diary/bare-entries.ts';
import { END, says } from '../diary/parts.ts';
import { WEEKDAY } from '../times-said.ts';

/** What comes every month or has days that it leaves out, in words that would be part of its name: "yoga every last Thursday of the month". */

const NTH = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const EACH = '(?:of|in) (?:the|each|every) month';
const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|please)[, ]+)*';
const NO_DAYS = `(?:(?:at |on )?(?:the )?weekends?|(?:on )?${WEEKDAY}s(?:(?:,| and|, and) (?:on )?${WEEKDAY}s)*)`;

/** These have days of their own. */
const ON_DAYS = lazily('\\b(?:every|each|daily|weekends?|[a-z]+days?|tomorrow|tonight)\\b', 'i');

/** "Yoga *every last Thursday* of the month": "every" would be a part of the name. */
export const EVERY_NTH: readonly Rewording[] = [
  says(
    `\\bevery (${NTH}) (${WEEKDAY})(?<!\\bevery (?:second|2nd) [a-z]+(?! ${EACH}))(?: ${EACH})?(?=[ ,.!]|$)`,
    ([, nth, day]) => `on the ${nth} ${day} of every month`,
  ),
];

export const MONTHLY: readonly Rewording[] = [
  // "Council tax *on the first of every month*", "the bins are the first Friday of the month".
  says(
    `^${LEAD}(?:the )?${TITLE}(?: is| are|['’]s)?(?: due)? (?:on )?the (${NTH} ${WEEKDAY}|${NTH}|\\d{1,2}(?:st|nd|rd|th)) ${EACH}${END}`,
    ([text, title = '', day]) =>
      isTitle(text, title) ? `put ${title} in the calendar on the ${day} of every month` : undefined,
  ),
  // "Wake me at seven, *but not at weekends*": every day but those.
  says(
    `^(${LEAD}(?:(?:wake|get) (?:me|us)(?: up)?|(?:set )?(?:an? |my )?alarm(?: for)?) [^;.!?]*?),? (?:but )?(?:not|except|apart from) (${NO_DAYS})${END}`,
    ([, order = '', days]) =>
      ON_DAYS.test(order)
        ? undefined
        : `${order} every day except ${/weekend/i.test(days ?? '') ? 'at weekends' : days}`,
  ),
];
