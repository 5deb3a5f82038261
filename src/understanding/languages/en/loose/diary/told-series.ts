import type { Rewording } from '../../../index.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { BOOK, END, NO_EVENT, says } from './parts.ts';

/** What somebody has every week, its parts in any order and with marks between them: "Mia's got gymnastics now, Wednesdays, half four till half five". */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|by the way|also|fyi|just so you know)[, ]+)*';
const WHO =
  '((?!(?:it|that|this|there|what|who|when|where|how|if|everything|something|nothing|remind|wake|set|turn|put|add)\\b)(?:(?:the|my|our) )?[a-z]+)';
/** What somebody has or does. */
const HAS =
  "(?:(?:['’]s|['’]ve| has| have) (?:got|started|joined|taken up|signed up for)|(?:['’]s|['’]re|['’]m| is| are| am) (?:doing|starting|having|going to)| has| have| does| do| goes to| go to| started| starts|['’]ve)(?: (?:now|got))*";
const EVENT = `(?:an? |the |his |her |their )?${NO_EVENT}((?!(?:to|been|no|not|never|school|work|every|each)\\b)[a-z][a-z'-]*(?: (?!(?:on|at|from|every|each|now|to)\\b|${WEEKDAY})[a-z'-]+){0,2}?)`;
const PART = '(?: (mornings?|afternoons?|evenings?|nights?))?';
const EVERY = `(?:(?:on )?(${WEEKDAY})s${PART}|(?:on )?(?:every|each) (${WEEKDAY})${PART}|(?:on )?(${WEEKDAY}) (morning|afternoon|evening|night)s)`;
const TO = '(?:till|until|til|to|-)';
/** No range but one hour: "five to six" is 5:55, and may be both. */
const EITHER = /^(?:(?:a )?(?:five|ten|twenty(?:[- ]five)?|twenty[- ]five)) to /i;
const ONWARDS = '(?:(?:at|from|between) )?';

const TOLD = `^(?=[^]*day)${LEAD}${WHO}${HAS} ${EVENT}(?: now)?[,.!–-]* ${EVERY}(?: now)?,? ${ONWARDS}(${HOUR})(?: (?:${TO}|and) (${HOUR})|,? (?:and )?(?:it )?(?:(?:goes on|lasts|runs|is on|takes)(?: for)? |for |it['’]s )?(${LENGTH}))?(?: (?:each|every) (?:time|week|go)| long| a (?:time|week))*(?:[,.;]? (?:(?:so|and|please|can you|could you|will you) )*(?:in(?:to)?|on(?:to)?) (?:the|my|our) ${BOOK}|[,.;]? (?:(?:so|and|please|can you|could you|will you) )*(?:put|pop|stick|add|get|write|note|jot|enter|log|mark) (?:it|that|this)(?: down)?(?: (?:in|on|into|onto|to|down)(?: (?:the|my|our) ${BOOK})?)?)?${END}`;

interface Told {
  readonly who: string;
  readonly event: string;
  readonly day: string;
  readonly hours: string;
  /** No end, or one told by its hour. */
  readonly isPlain: boolean;
}

function toldIn([
  ,
  who = '',
  event = '',
  one,
  onePart,
  two,
  twoPart,
  three,
  threePart,
  said = '',
  till,
  length,
]: RegExpExecArray): Told | undefined {
  if (till === undefined && EITHER.test(said)) return undefined;
  // "Six to seven" is no time of the clock.
  const [from = said, to = till] =
    till === undefined && / to /.test(said) && !/quarter/i.test(said) ? said.split(' to ') : [];
  const part = (onePart ?? twoPart ?? threePart ?? '').replace(/s$/, '');
  const half =
    part === '' || /in the|at night|[ap]\.?m/i.test(from)
      ? ''
      : part === 'night'
        ? ' at night'
        : ` in the ${part}`;
  const end = length === undefined ? '' : ` for ${length}`;
  const hours = to === undefined ? `at ${from}${half}${end}` : `from ${from} till ${to}${half}`;
  return { who, event, day: one ?? two ?? three ?? '', hours, isPlain: length === undefined };
}

export const TOLD_SERIES_FIRST: readonly Rewording[] = [
  says(TOLD, (match) => {
    const told = toldIn(match);
    if (told === undefined) return undefined;
    const { who, event, day, hours, isPlain } = told;
    if (/^(?:i|we)$/i.test(who)) return `add ${event} to the calendar every ${day} ${hours}`;
    return isPlain ? `${who} has ${event} every ${day} ${hours}` : undefined;
  }),
];

/** The same of somebody who is no person of this house, or with its length: whose it is belongs to the name. */
export const TOLD_SERIES: readonly Rewording[] = [
  says(TOLD, (match) => {
    const told = toldIn(match);
    if (told === undefined) return undefined;
    const { who, event, day, hours } = told;
    if (/^(?:i|we)$/i.test(who)) return undefined;
    const whose = who.replace(/^(?:the|my|our) /i, '');
    return `add ${whose}${/s$/.test(whose) ? "'" : "'s"} ${event} to the calendar every ${day} ${hours}`;
  }),
];
