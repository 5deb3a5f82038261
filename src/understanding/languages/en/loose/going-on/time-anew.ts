import type { ShareOfTime } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** What is said of how long something was put off, and one more order beside it with an hour of its own: "half of that", "no, later", "and the porch light at half past". */

const LEAD =
  '(?:(?:and|but|so|oh|no+|nah|sorry|ok(?:ay)?|actually|wait|rather|please|hm+|i mean|i meant|make it|make that)[, ]+)*';
const HALF = lazily(
  `^${LEAD}(?:half (?:of )?(?:that|it|the time)(?: long)?|half as long|halve (?:it|that)|in half (?:that|the time))${END}`,
  'i',
);
const DOUBLE = lazily(
  `^${LEAD}(?:double (?:of )?(?:that|it|the time)|twice (?:of )?(?:that|it|the time)|twice as long|double (?:it|that) up)${END}`,
  'i',
);
const SOONER = lazily(`^${LEAD}(?:by )?(${LENGTH}) sooner${END}`, 'i');
const FOR_ONLY = lazily(
  `^${LEAD}for (${LENGTH})(?:,? (?:only|tops|at most|max(?:imum)?|no more|and no (?:more|longer)))+${END}`,
  'i',
);
const OTHER_WAY = lazily(
  `^(?:(?:no+|sorry|wait|oh|i mean|i meant|actually)[, ]+)+(?:i (?:meant|mean) )?(later|earlier|sooner)${END}`,
  'i',
);
const SHIFTED = lazily(`\\b(${LENGTH}) (later|earlier|sooner)\\b`, 'i');
const PUT_OFF = lazily(`\\b(?:in|for) (?:about |another )?(${LENGTH})`, 'i');

const isLater = (way: string): boolean => /^later$/i.test(way);

export function timeAnew(text: string, before: string): ShareOfTime | { readonly order: string } | undefined {
  const share = HALF.test(text) ? 0.5 : DOUBLE.test(text) ? 2 : undefined;
  if (share !== undefined) {
    const [, length] = PUT_OFF.exec(before) ?? [];
    return length === undefined ? undefined : { length, share };
  }
  const [, sooner] = SOONER.exec(text) ?? [];
  if (sooner !== undefined) return { order: `${sooner} earlier` };
  const [, only] = FOR_ONLY.exec(text) ?? [];
  if (only !== undefined) return { order: `only for ${only}` };
  const [, way = ''] = OTHER_WAY.exec(text) ?? [];
  const [, by, was = ''] = way === '' ? [] : (SHIFTED.exec(before) ?? []);
  if (by === undefined || isLater(way) === isLater(was)) return undefined;
  // Back to where it was, and as far on.
  return { length: by, share: 2, way: isLater(way) ? 'later' : 'earlier' };
}

const WORD =
  '(?!(?:and|or|but|then|at|in|on|off|to|for|turn|switch|put|set|open|close|lock|tell|remind|wake|every|each|if|when|is|are|not|no|it|that|this|them|one|another|alarm|timer|reminder|heating|thermostat)\\b)[a-z]+';
const BARE = '((?:half|quarter|a quarter|five|ten|twenty) past)';
const TOO = '(?:,? (?:too|as well|also))?';
const THING_AT = lazily(
  `^(?:(?:and|also|oh|plus)[, ]+)+((?:the |my |our )${WORD}(?: ${WORD}){0,2})${TOO} at (?:(${HOUR})|${BARE})${TOO}${END}`,
  'i',
);
const STATE_AT = lazily(
  `^(?:(?:and|then|but|also)[, ]+)*(?:(?:turn|switch) it )?((?:on|off|open|closed|up|down)(?: again)?) (?:again )?at ${BARE}${END}`,
  'i',
);
/** The hour that the words before name last. */
const LAST_HOUR = lazily(
  '.*\\bat (?:(?:half|quarter|a quarter|ten|twenty|five) (?:past|to) )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?![:.]?\\d)\\b',
  'i',
);
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function alikeAtHour(text: string, before: string): string | undefined {
  const words = before.replace(/[\s.!?,]+$/, '');
  const [, thing, hour, bare] = THING_AT.exec(text) ?? [];
  if (thing !== undefined) {
    const at = hour ?? ofHour(bare, before);
    return at === undefined ? undefined : `${words} and ${thing} at ${at}`;
  }
  const [, state, minutes] = STATE_AT.exec(text) ?? [];
  const at = ofHour(minutes, before);
  return state === undefined || at === undefined ? undefined : `${words} and ${state} at ${at}`;
}

/** "*Half past*" behind "at eight" is half past eight. */
function ofHour(minutes: string | undefined, before: string): string | undefined {
  const [, said] = minutes === undefined ? [] : (LAST_HOUR.exec(before) ?? []);
  if (said === undefined) return undefined;
  return /\d/.test(said) ? `${minutes} ${NUMBERS[Number(said) - 1]}` : `${minutes} ${said}`;
}
