import type { PutOffGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { LENGTH } from '../times-said.ts';
import { alikeAtHour, timeAnew } from './time-anew.ts';

/** What is said of the hour of the turn before: "half an hour after that", "then". */

const LEAD = '(?:(?:and|then|also|but|oh|so|ok(?:ay)?|right|please|can you|could you)[, ]+)*';
const ON = '(?:later(?: on)?|after (?:that|this|it|which)|afterwards?|on from (?:that|then|there))';
const FIRST = lazily(`^${LEAD}(${LENGTH}) ${ON},? (?=[a-z])`, 'i');
const LAST = lazily(`^.*[a-z],? (${LENGTH}) ${ON}${END}`, 'i');

const AT_THAT = '(?:at (?:that|the same|this) (?:time|hour|moment|point)|at the time)';
/** "Lock it, *then*" and "right, lock it then" mean "so"; what speaks of "it" may be about now. */
const THEN = lazily(
  `^(?!.*\\b(?:it|them|that one|those|now)\\b)(?:(?:and|also|oh and|plus|please|can you|could you)[, ]+)*((?!(?:ok(?:ay)?|right|well|no|oh|so|fine|just|go on|alright)\\b)[a-z][^,;.?]*[a-z]) then(?: too| as well)?(?: please)?[.!]*$`,
  'i',
);
const THAT_HOUR = lazily(
  `^(?:(?:and|also|oh and|plus|please|can you|could you)[, ]+)*([a-z].*[a-z]),? ${AT_THAT}(?: too| as well)?(?: please)?[.!]*$`,
  'i',
);
const THEN_FIRST = lazily('^(?:and )?then,? ((?!(?:now|it|that|there|what)\\b)[a-z0-9].*?)[.!]*$', 'i');

const BARE_SHIFT = lazily(
  `^((?:(?:and|but|oh|ok(?:ay)?|no|actually|please|can you|could you|let['’]?s)[, ]+)*(?:push|put|move|shift|delay|postpone|bring|pull|extend) (?:it|that|them|those|this)(?: (?:back|off|forwards?|along|on|out|up|earlier|later))? by(?: (?:another|about))?) (\\d{1,3}|a couple|(?:twenty|thirty|forty|fifty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+)((?: more)?(?: (?:earlier|later))?)${END}`,
  'i',
);

const BOTH = '(?:both(?: of (?:them|those|these))?|them both|the two of them|the pair of them|the two)';
const BOTH_SHIFTED = [
  `(?:push|put|move|shift|delay|postpone|bring|pull) ${BOTH}( (?:back|off|forwards?|along|on|out|up|earlier|later))?(?: by)?(?: another| about)? (${LENGTH})((?: (?:earlier|later))?)`,
  `(?:make |do |have |set )?${BOTH}()(?: by)? (${LENGTH})( (?:earlier|later))`,
].map((said) => lazily(`^${LEAD}${said}${END}`, 'i'));
const FROM_SUN = lazily(
  `^${LEAD}(?:(?:no|sorry|actually|rather)[, ]+)*(?:(?:make|do|have|let['’]?s say|say|i meant|i mean) )?(?:it |that )?(${LENGTH}) (before|after)(?: (?:it|that|sunset|sunrise|dusk|dawn|dark|the sun (?:sets|rises)))?(?:,? (?:instead|rather))?${END}`,
  'i',
);

/** "Make that *an hour*", of what is so long before sunset. */
const AS_LONG = lazily(
  `^${LEAD}(?:(?:no|sorry|actually|rather)[, ]+)*(?:make|do|have|say) (?:it|that) (${LENGTH})(?:,? (?:instead|rather))?${END}`,
  'i',
);

function bothShifted(text: string): string | undefined {
  const found = BOTH_SHIFTED.map((said) => said.exec(text)).find((match) => match !== null);
  if (found === undefined || found === null) return undefined;
  const [, way = '', length, behind = ''] = found;
  const isEarlier =
    /earlier/i.test(way + behind) || /\b(?:bring|pull|move)\b.*\b(?:forwards?|up) /i.test(text);
  return `make it ${length} ${isEarlier ? 'earlier' : 'later'}`;
}

const ASKS_HOUR = lazily(
  "^(?:(?:and|so|oh|ok(?:ay)?|hey|do you know|can you tell me|tell me)[, ]+)*(?:when|(?:at )?what time)(?:['’]s| |s )",
  'i',
);
const SUNSET =
  /\b(?:sunset|sundown|sun (?:set|sets|go|goes|going) ?(?:down)?|(?:sun|it) (?:be )?(?:down|get dark|set))\b/i;
const SUNRISE =
  /\b(?:sunrise|sun-?up|sun (?:rise|rises|come|comes|coming) ?(?:up)?|(?:sun|it) (?:be )?(?:up|get light|rise))\b/i;
const DAY_OF = /\b(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

export const ITS_HOUR: PutOffGrammar = {
  countedOn: (text) => FIRST.exec(text)?.[1] ?? LAST.exec(text)?.[1],
  thenWish: (text) => THAT_HOUR.exec(text)?.[1] ?? THEN.exec(text)?.[1],
  thenEnd: (text) => THEN_FIRST.exec(text)?.[1],
  shiftedBy: (text) => {
    const [, lead, figure, way] = BARE_SHIFT.exec(text) ?? [];
    if (lead === undefined || figure === undefined) return undefined;
    return { figure, order: (unit) => `${lead} ${figure} ${unit}${way}` };
  },
  bothShifted,
  fromSun: (text) => {
    const [, length, way] = FROM_SUN.exec(text) ?? [];
    if (length !== undefined) return { length, before: /^before/i.test(way ?? '') };
    const [, bare] = AS_LONG.exec(text) ?? [];
    return bare === undefined ? undefined : { length: bare };
  },
  timeAnew,
  lasting: (ms, way) => {
    const length = ms % 60_000 === 0 ? `${ms / 60_000} minutes` : `${ms / 1000} seconds`;
    return way === undefined ? `make it ${length}` : `${length} ${way}`;
  },
  alikeAtHour,
  units: { minute: 'minutes', hour: 'hours' },
  asksHour: ASKS_HOUR,
  hourAsked: (question) => {
    const [is, isNot] = [SUNSET.test(question), SUNRISE.test(question)];
    if (is === isNot) return undefined;
    const [day] = DAY_OF.exec(question) ?? [];
    return `at ${is ? 'sunset' : 'sunrise'}${day === undefined ? '' : ` ${day.toLowerCase()}`}`;
  },
  isNow: lazily(
    "\\b(?:now|right away|straight away|immediately|at once|for now|this minute|it['’]?s (?:too|so))\\b",
    'i',
  ),
};
