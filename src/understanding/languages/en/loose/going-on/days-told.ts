import type { Rewording } from '../../../index.ts';
import { entryEvery } from '../diary/bare-entries.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** On which days something comes, told apart from its hour: by when it ends, or by its place in the month. */

const WISH = '(?:remind (?:me|us)|wake (?:me|us)(?: up)?|get (?:me|us) up)';
const ALARM = `(?:${WISH}|(?:set |i need )?(?:an |the |my )?alarm(?: please)?)`;
const AT = `(?:at|for|by) (?:about |around )?${HOUR}`;
const LAST_DAY = `(?:(?:this |next )?${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)|(?:the )?end of (?:the (?:week|month)|next week|[a-z]+)|christmas|easter|new year)`;
const UNTIL = `(?:until|till|til|up to|through) ${LAST_DAY}`;
const REST = '(?:for )?(?:the )?(?:rest|remainder) of (?:the|this) week';
const NO_EVERY = '(?!.*\\b(?:every|each|daily|days|nightly)\\b)';
const TODAY_TOO = '(?: please| then)?';

const NTH = '(first|second|third|fourth|last|1st|2nd|3rd|4th)';

export const DAYS_TOLD_FIRST: readonly Rewording[] = [
  // "Remind me to walk the dog at nine *until Friday*", "… *the rest of the week*": every day till then.
  says(
    `^${NO_EVERY}(${LEAD}remind (?:me|us) to [^,;.!?]+?) (${AT}) (${UNTIL})${END}`,
    ([, wish, at, until]) => `${wish} every day ${at} ${until}`,
  ),
  says(
    `^${NO_EVERY}(${LEAD}${ALARM}) (${AT}) (${UNTIL})(?= to [a-z]|${TODAY_TOO}[.!]*$)`,
    ([, wish, at, until]) => `${wish} every day ${at} ${until}`,
  ),
  says(
    `^${NO_EVERY}(?=${LEAD}${ALARM}\\b.*\\b${AT})(.*?),? ${REST}(?=[ ,.!]|$)`,
    ([, before]) => `${before} every day this week`,
  ),
  // "Book club *first Wednesday of the month* at seven": of each month.
  says(
    `^((?!(?:move|change|shift|put|push|remind|cancel|skip|add)\\b)[a-z][a-z' -]*?),? (?:on )?(?:the )?${NTH} (${WEEKDAY}) (?:of|in) (?:the|each|every) month,? (?:at )?(${HOUR})${END}`,
    ([, title, nth, day, hour]) => entryEvery(title, `the ${nth} ${day} of every month`, hour),
  ),
  // "Appointment on the 9th at ten, *physio, forty minutes*": its name and how long it takes.
  says(
    `^${LEAD}(?:an? )?(?:new )?(?:appointment|entry|event),? (on [^,;]+? at ${HOUR}), ([a-z][a-z' -]*?), (?:for |about )?(${LENGTH})${END}`,
    ([, when, title, length]) => `add ${title} to the calendar ${when} for ${length}`,
  ),
];
