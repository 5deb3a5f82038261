import { lazily } from '../../patterns.ts';
import { A_DAY, BOOK, LEAD, on } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What is said behind what waits for something, or behind a question for an entry: that more is to be done then, and when the entry is. */

const TOO = '(?:too|as well|also|while it is at it)';
const THEN = lazily(
  `^${LEAD}(?:have (?:it|the house) )?(.+?),? (?:then,? ${TOO}|at (?:that|the same) (?:time|moment|point)(?:,? ${TOO})?|when that happens(?:,? ${TOO})?|${TOO} then)(?: please)?[.!]*$`,
  'i',
);

/** "*At the same time* lock the back door", "then shut the blind too". */
const THEN_FIRST = lazily(
  `^${LEAD}(?:(?:at (?:that|the same) (?:time|moment|point)|when that happens),? (?:also )?(.+?)(?:,? ${TOO})?|then (.+?),? ${TOO})(?: please)?[.!]*$`,
  'i',
);

const HANDLES = '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|draw|raise|lower|dim)';
const ALSO = '(?:,? (?:too|as well|also))+(?: please)?[.!]*$';
const TIMED = lazily(
  '\\b(?:at|in (?:an?|half|the (?:morning|afternoon|evening)|[a-z0-9]+ (?:minutes?|mins?|hours?|days?))|on [a-z]+day|till|until|for (?:an?|half|\\d|the next)|every|now|tonight|today|tomorrow|when|if)\\b',
  'i',
);
/** "*Lock the front door as well*", of what is to come and not of now. */
const AS_WELL = lazily(`^${LEAD}(${HANDLES} [^,;.!?]+?)${ALSO}`, 'i');
/** "*And the front, lock that as well*". */
const THING_FIRST = lazily(
  `^${LEAD}((?:the|my|our) [a-z]+(?: [a-z]+){0,2}), (${HANDLES}) (?:it|that|them|those)( on| off| up| down)?${ALSO}`,
  'i',
);

/** "Lock the back door *then as well*": the wish alone. */
export function thenToo(text: string): string | undefined {
  const [, wish, other] = THEN_FIRST.exec(text) ?? [];
  return THEN.exec(text)?.[1] ?? wish ?? other ?? asWell(text);
}

function asWell(text: string): string | undefined {
  const [, thing, verb, way = ''] = THING_FIRST.exec(text) ?? [];
  const wish = thing === undefined ? AS_WELL.exec(text)?.[1] : `${verb}${way} ${thing}`;
  return wish === undefined || TIMED.test(wish) ? undefined : wish;
}

const ADD = `(?:add|put|pop|stick|note|write|pencil|book|mark|enter|get) (?:it|that|this)(?: (?:in|down|on|into|to))*(?: (?:the|my|our) ${BOOK})?`;

/** "*It's on Friday at two, add it* then": its group is when. */
export const TOLD_WHEN = lazily(
  `^${LEAD}(?:(?:add|put|pop|stick|write) (?:it|that) (?:in|down)(?: then)?[,;]? ?(?=[^,;]* (?:at |from )?${HOUR}[^,;]*$)(?=.*day|.*tomorrow|.*\\d(?:st|nd|rd|th))|(?:it|that)(?:['’]s| is|['’]ll be| will be)(?: (?:on|at))? )((?:on )?${A_DAY},? (?:at |from )?${HOUR}(?: (?:to|till|until) ${HOUR})?|(?:on )?${A_DAY})(?:,? (?:so |and |please |can you )*${ADD}|(?<=^${LEAD}(?:add|put|pop|stick|write) .*))(?: then| please| for me)*[.!]*$`,
  'i',
);

export const entryOn = (title: string, when: string): string =>
  `add ${title.replace(/^(?:an?|the|my|our) /i, '')} to the calendar ${on(when)}`;
