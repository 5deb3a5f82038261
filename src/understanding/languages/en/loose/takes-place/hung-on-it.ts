import type { Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD } from '../diary/parts.ts';
import { dateSaid, LENGTH } from '../times-said.ts';
import { minutesOf } from './lengths.ts';

/** A reminder that is counted from the beginning or the end of an entry that was written down just now: "remind me ten minutes before the end to fetch her". */

const IT = '(?:it|that|this|the (?:thing|party|appointment|meeting|lesson|class|match|game|film|show))';
const BEGINS = `(?:${IT} (?:starts|begins)|(?:the|its) (?:start|beginning))`;
const ENDS = `(?:${IT} (?:ends|finishes|stops)|${IT}(?:['’]s| is) (?:over|done|finished)|(?:the|its) end)`;
const FROM = `(?:(?:(${LENGTH}) )?(before|after) (?:(${BEGINS})|${ENDS})|(?:when|once|as soon as) (?:(${BEGINS})|${ENDS})|(afterwards|(?:straight |right )?after (?:it|that)))`;
const WHO = '((?!(?:of|about|to)\\b)[a-z]+)';
const TASK = 'to ((?!be\\b)[a-z].*?)';
const whole = (pattern: string): Pattern => lazily(`^${LEAD}${pattern}${END}`, 'i');
const FORMS: readonly { readonly say: Pattern; readonly order: 'task last' | 'task first' | 'time first' }[] =
  [
    { say: whole(`remind ${WHO},? ${FROM}(?: ${TASK})?`), order: 'task last' },
    { say: whole(`remind ${WHO} ${TASK},? ${FROM}`), order: 'task first' },
    { say: whole(`${FROM},? remind ${WHO}(?: ${TASK})?`), order: 'time first' },
  ];

const two = (number: number): string => String(number).padStart(2, '0');

/** The order with its day and hour, counted from an entry from `begins` to `ends`, which are told as the clocks show them. */
export function hungOnIt(text: string, title: string, begins: Date, ends: Date): string | undefined {
  for (const { say, order } of FORMS) {
    const found = say.exec(text);
    if (found === null) continue;
    const [, ...groups] = found;
    const from = order === 'task last' ? 1 : order === 'task first' ? 2 : 0;
    const [length, side, atStart, whenStart] = groups.slice(from, from + 4);
    const who = groups[order === 'time first' ? 5 : 0];
    const task = order === 'task last' ? groups[6] : order === 'task first' ? groups[1] : groups[6];
    const minutes = length === undefined ? 0 : minutesOf(length);
    // "*Before it starts*" alone tells no hour.
    if (who === undefined || minutes === undefined || (length === undefined && side === 'before'))
      return undefined;
    const base = atStart === undefined && whenStart === undefined ? ends : begins;
    const at = new Date(base.getTime() + minutes * 60_000 * (side?.toLowerCase() === 'before' ? -1 : 1));
    const day = `${dateSaid(at)} ${at.getUTCFullYear()}`;
    const what = task === undefined ? `of ${title}` : `to ${task}`;
    return `remind ${who} on ${day} at ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} ${what}`;
  }
  return undefined;
}

const ABOUT_IT = whole(
  '(?:and |can you |please )*remind (me|us|[a-z]+)(?: (?:of|about) (?:it|that|this)| too| as well| also)(?: too| as well)?',
);

/** "*Remind me about it*", "remind Sam too": of the entry, at an hour that is asked for. */
export function remindedOfIt(text: string, title: string): string | undefined {
  const [, who] = ABOUT_IT.exec(text) ?? [];
  return who === undefined ? undefined : `remind ${who} of ${title}`;
}

const BEFORE = whole(
  `((?:${LENGTH}|(?:a|two|three) days?|a week|the (?:day|night|evening|morning)) before)(?:hand)?(?: (?:it|that))?`,
);

/** "An hour before", as the answer when one is to be reminded of something: the order that is counted from it. */
export function countedFrom(answer: string, about: string): string | undefined {
  const [, before] = BEFORE.exec(answer) ?? [];
  const name = /^(?:the|my|our) |^[a-z]+['’]s? /i.test(about) ? about : `the ${about}`;
  return before === undefined ? undefined : `remind me ${before} ${name}`;
}
