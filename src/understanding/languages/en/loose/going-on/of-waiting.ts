import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, END, LEAD, says } from '../diary/parts.ts';
import { LENGTH, NUMBER } from '../times-said.ts';

/** What is said of commands that wait, and of how long a series is to go on. */

const SPAN = `(?:an?|${NUMBER}|\\d{1,2}|a couple of|a few) (?:days?|nights?|weeks?|fortnights?|months?)`;
const AGAIN =
  '(?:every|each|daily|nightly|(?:on )?(?:weekdays|weekends|[a-z]+days)|in the (?:mornings|evenings))';
const ORDER =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|run|heat|dim|water|play|vacuum|hoover|draw|raise|lower|keep)';
const TOO = '(?:,? (?:too|as well|also|again|please))*';

const DAYS: Readonly<Record<string, string>> = { week: '7 days', fortnight: '14 days', month: '30 days' };

/** "For *a week*" is of seven days, and not of the week that comes. */
function inDays(span: string): string {
  const [, unit = ''] = /^(?:an?|one) (week|fortnight|month)s?$/i.exec(span) ?? [];
  return DAYS[unit.toLowerCase()] ?? span.replace(/^(?:an?|one) /i, '');
}

export const OF_WAITING_FIRST: readonly Rewording[] = [
  // "Turn off the TV at nine every night *for a week*": so long it comes, and it does not last so long.
  says(
    `(?<=^${LEAD}(?=.*\\b${AGAIN}\\b)(?:.*? )?${ORDER}\\b(?![^;.!?]*\\bfor (?:an?|the next|\\d|half|about)\\b[^;.!?]*\\bfor )[^;.!?]*?),? for (${SPAN})(?=${END})`,
    ([, span = '']) => ` for the next ${inDays(span)}`,
  ),
  // "Every other weekend *on Sunday*".
  says(
    '\\bevery (other|second|third|fourth) weekend,? on (?:the |a )?(saturday|sunday)s?\\b',
    ([, other, day]) => `every ${other} ${day}`,
  ),
  says(
    '\\bon (?:the |a )?(saturday|sunday)s? ((?:at [a-z0-9:]+ )?)every (other|second|third|fourth) weekend\\b',
    ([, day, hour, other]) => `${hour}every ${other} ${day}`,
  ),
];

const SAME_AGAIN = lazily(
  `^${LEAD}(?:the )?same(?: again| thing| one)?(?: at the same time)?,? (?:for )?(${A_DAY})${TOO}${END}`,
  'i',
);

/** "*And the same tomorrow*", behind what was put off: that it comes once more. */
export function sameAgain(text: string): string | undefined {
  const [, day] = SAME_AGAIN.exec(text) ?? [];
  return day === undefined ? undefined : `and ${day} too`;
}

const ALL =
  '(?:everything|all of (?:it|them|that|those)|them all|it all|the (?:whole )?lot|both(?: of them)?|them both)';
const WHOLE = [
  lazily(
    `^${LEAD}${ALL}(?:['’]s| is| are| should be| can be| to be)? ((?:by )?${LENGTH} (?:later|earlier|sooner)(?:,? (?:just |only )?(?:for )?${A_DAY})?)${END}`,
    'i',
  ),
  lazily(
    `^${LEAD}(?:make|have|do|move|push|shift|bring) ${ALL}(?: back| forward)? ((?:by )?${LENGTH} (?:later|earlier|sooner)(?:,? (?:just |only )?(?:for )?${A_DAY})?)${END}`,
    'i',
  ),
];

/** "*Everything an hour later tomorrow*", behind several commands: what is said of each. */
export function ofAllWaiting(text: string): string | undefined {
  for (const say of WHOLE) {
    const [, words] = say.exec(text) ?? [];
    if (words !== undefined) return words.replace(/^by /i, '');
  }
  return undefined;
}

const SO = '(?:(?:and|but|so|oh|ah|well|right|ok(?:ay)?|actually|no)[, ]+)*';
const MOVES = lazily('\\b(?:make|leave|move|push|shift|have|do|put|set) (?:it|that)\\b', 'i');
const ANY_DAY = lazily(`\\b${A_DAY}\\b`, 'i');
/** What is told of the day, before or behind what it is to be then: "*we've got guests tonight*, so leave it till eleven". */
const TOLD = `(?:(?:i|we|they|he|she|it|there|you|(?:the|my|our|mum|dad|gran) ?(?:[a-z]+ ){0,2}?)(?:['’][a-z]+)? ?[a-z][^,;.!?]*?|[a-z]+['’]s [^,;.!?]*?)`;
const TOLD_FIRST = lazily(
  `^${SO}(?=${TOLD}\\b)([^,;.!?]*?\\b(${A_DAY})\\b[^,;.!?]*?)(?:[,;.!–-]+ ?(?:so )?|,? so )(?:please |just |can you |could you )*(.+)$`,
  'i',
);
const TOLD_LAST = lazily(
  `^(.+?)[,;.!–-]+ ?(?:because |cos |as |since )?(?=${TOLD}\\b)([^,;.!?]*?\\b(${A_DAY})\\b[^,;.!?]*)[.!]*$`,
  'i',
);

/** The words alone, with the day that is told beside them. */
export function onDayTold(text: string): string | undefined {
  const [, told = '', day, wish] = TOLD_FIRST.exec(text) ?? [];
  const [, last, , after] = wish === undefined ? (TOLD_LAST.exec(text) ?? []) : [];
  const words = wish ?? last;
  if (words === undefined || !MOVES.test(words) || MOVES.test(told) || ANY_DAY.test(words)) return undefined;
  return `${words.replace(/[.!]+$/, '')} ${day ?? after}`;
}
