import type { Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD } from '../diary/parts.ts';
import { LENGTH } from '../times-said.ts';

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

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const MINUTES_IN_HOUR = 60;

function numberOf(word: string): number | undefined {
  const said = word.toLowerCase();
  if (/^\d+$/.test(said)) return Number(said);
  if (said === 'a' || said === 'an') return 1;
  const at = NUMBERS.indexOf(said);
  return at >= 0 ? at + 1 : TENS[said];
}

/** How many minutes a length is; `undefined` where its words are others. */
function minutesOf(length: string): number | undefined {
  const said = length.toLowerCase();
  if (/^half an hour$/.test(said)) return 30;
  if (/^(?:a )?quarter(?: of)? an hour$/.test(said)) return 15;
  if (/^three quarters(?: of)? an hour$/.test(said)) return 45;
  const [, count = '', isHours, half] =
    /^([a-z\d]+) (?:(hours?|hrs?)|(?:minutes?|mins?))( and a half)?$/.exec(said) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  const unit = isHours === undefined ? 1 : MINUTES_IN_HOUR;
  return number * unit + (half === undefined ? 0 : unit / 2);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
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
    const day = `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
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
