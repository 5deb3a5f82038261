import type { Rewording } from '../../../index.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { A_DAY, END, NO_EVENT, OF_THINGS, PLACE, says } from './parts.ts';

/**
 * What takes place, said by its name and its time alone: "yoga every Tuesday at six till seven", "plumber tomorrow from nine to eleven". Nothing else that the house
 * keeps is said so; an order, a thing of the house and what somebody does with their own hands begin or end otherwise.
 */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|er+m?|um+|hi|hey|by the way|fyi)[, ]+)*';
const WORD = `(?!(?:on|at|from|every|each|to|this|next|the|a|an|in|between|now|today|tomorrow|tonight|first|second|third|last|half|quarter|is|are|was|has|have|will|can|should|when|if|off|up|down|not|no|please|and then|then|instead|${WEEKDAY}s?)\\b)[a-z][a-z'’-]*`;
export const TITLE = `${NO_EVENT}((?:(?:my|our|an?) )?${WORD}(?: (?:(?:for|with|at) )?${WORD}){0,4}?)`;
const PART = '(?: (?:morning|afternoon|evening|night)s?)?';
const MORE = `(?:(?:,|,? and| &|) (?:on )?${WEEKDAY}s?)*`;
const EVERY = `(?:(?:on )?${WEEKDAY}s${MORE}${PART}|(?:on )?${WEEKDAY} (?:morning|afternoon|evening|night)s|(?:every|each)(?: other| second)? ${WEEKDAY}${MORE}${PART}|(?:every|each) (?:weekday|school day|working day)|on (?:weekdays|school days))`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th)|next (?:week|month|${WEEKDAY})|${WEEKDAY}|tomorrow|(?:(?:the )?(?:start|end|beginning) of )?(?:${MONTH}|next month|the month|the year)|christmas|easter)`;
/** From when a series is, and until when. */
const BOUNDS = `((?:,? (?:starting|beginning|from|as of)(?: from| in| on)? ${DATE})?(?:,? (?:until|till|til|up to|up until|through to|through) ${DATE})?)`;
const HALF = '(?: (in the (?:morning|afternoon|evening)|at night))?';
/** An hour without its half of the day, which is said behind it or behind the end. */
const BARE = HOUR.replace('(?: (?:in the (?:morning|afternoon|evening)|at night|sharp))?', '');
const HOURS = `(?:(?:at |from |between )?(${BARE})${HALF}(?:(?:,? (?:till|until|til|to|-|and) | ?[-–] ?)(${BARE})${HALF}|,? (?:(?:it )?(?:for|lasts|lasting|runs|goes on)(?: for)? )?(${LENGTH}))?)`;

/** Whoever says these orders something, asks, or tells of what they do themselves. */
const NO_TITLE =
  /\b(?:what|which|who|when|where|why|how|any|anything|something|nothing|everything|show|read|tell|remind|reminder|remember|forget|alarm|timer|wake|list|good ?night|good morning|and|i|we|you|it|that|this|they|he|she|there|please|not|no|never|instead|rather|only|just|until|till|again|light|lights|lamp|heating|coffee|radio|music|volume|degrees|percent|on|off|day|days|week|after|before|starting|beginning|for$)\b/i;
const COUNTS_THEM =
  /\b(?:first|second|third|fourth|fifth|last) (?:one|two|three|four|five|six)(?! ?(?:o['’]?clock|thirty|fifteen|forty|twenty|pm|am|in the|till|until|to|hundred)\b)/i;
const OWNED = /^(?:my|our|an?) /i;
/** What one does or has done: behind these stands no name of what takes place. */
const ORDER = new Set(
  (
    'turn switch put set open close shut lock unlock start stop run dim brighten raise lower pause mute make let get give take bring send add create move shift push pull change cancel delete remove skip scrap drop clear check see look find ' +
    'tell ask say show read remind wake ring call phone pay buy collect fetch email text post water feed wash clean walk pick order renew return empty pack sign go come do be have leave keep hold wait try use play watch listen sort tidy schedule arrange plan reserve block order activate disable enable cook bake hoover vacuum mow iron defrost charge fill write note mark save log enter pop stick bung chuck grab print fix mend repair announce repeat snooze resume'
  ).split(' '),
);

/** A month that is no date would be all there is of it. */
const dated = (bounds: string): string =>
  bounds
    .replaceAll(',', '')
    .replace(
      new RegExp(`(?:starting|beginning|from|as of)(?: from| in| on)? (${MONTH})`, 'i'),
      'starting on the 1st of $1',
    );

/** Whether words begin with what one does, and has others do. */
export function isOrder(words: string): boolean {
  const [first = ''] = words.trim().toLowerCase().split(' ');
  return ORDER.has(first);
}

/** Whether what was said beside a time may be the name of what takes place. */
export function isTitle(text: string, title: string): boolean {
  // "*Coffee with Jo*" is whom one meets, and no machine.
  const named = title.replace(/^(?:a )?coffee (?=with [a-z])/i, '');
  if (NO_TITLE.test(named) || OF_THINGS.test(title) || (isOrder(title) && !OWNED.test(title))) return false;
  // "*The first two*" are things, and no day with its hour.
  if (COUNTS_THEM.test(text)) return false;
  // "*Walk* the dog on friday at five" is done with one's own hands.
  return !/^[a-z]+ (?:the|my|our|his|her|some|an?) /i.test(title);
}

function entry(
  text: string,
  title = '',
  day = '',
  hours: readonly (string | undefined)[],
  place = '',
): string | undefined {
  if (!isTitle(text, title)) return undefined;
  const [said = '', half, till, otherHalf, length] = hours;
  // "*From four to five*" are two hours; "at five to six" is one.
  const isLed = /\b(?:from|between) [^,]*$/i.test(text) && !/quarter/i.test(said);
  const isRange = till === undefined && (isLed || isOneLong(text, said));
  const [from = said, to = till] = isRange && / to /i.test(said) ? said.split(/ to /i) : [];
  const when = /^(?:on|every|each|this|next|tomorrow|today|tonight|a week)\b/i.test(day) ? day : `on ${day}`;
  const ofPart = (part: string | undefined): string => (part === undefined ? '' : ` ${part}`);
  const at =
    to === undefined
      ? `at ${from}${ofPart(half)}`
      : `from ${from}${ofPart(half)} till ${to}${ofPart(otherHalf)}`;
  const last = length === undefined ? '' : ` for ${length}`;
  return `add ${title}${place} to the calendar ${when} ${at}${last}`;
}

/** "Karate on tuesdays *5 to 6*": an hour from one to the next, where nothing makes it one hour of the clock. */
function isOneLong(text: string, said: string): boolean {
  const [, from, to] = /^(\d{1,2}) to (\d{1,2})(?!\d)/.exec(said) ?? [];
  if (from === undefined || new RegExp(`\\bat ${from} to `, 'i').test(text)) return false;
  return Number(to) === (Number(from) % 12) + 1;
}

/** The order for what takes place on such days at such an hour; `undefined` where it is no name of that. */
export const entryEvery = (
  title: string | undefined,
  days: string,
  hour: string | undefined,
): string | undefined => entry(`${title}`, title, `on ${days}`, [hour]);

export const BARE_ENTRIES: readonly Rewording[] = [
  says(`^${LEAD}${TITLE},? (${EVERY}|${A_DAY}),? ${HOURS}${END}`, ([text, title, day, ...hours]) =>
    entry(text, title, day, hours),
  ),
  // "… every other Tuesday at seven, *starting next week*", "… till the end of March".
  says(
    `^${LEAD}${TITLE},? (${EVERY}),? ${HOURS}${BOUNDS}${END}`,
    ([text, title, day, from, half, till, otherHalf, length, bounds = '']) => {
      const made = entry(text, title, day, [from, half, till, otherHalf, length]);
      return made === undefined || bounds === '' ? undefined : `${made}${dated(bounds)}`;
    },
  ),
  // "Parents' evening next Thursday half past six *at the school*".
  says(
    `^${LEAD}${TITLE},? (${EVERY}|${A_DAY}),? ${HOURS}(${PLACE})${END}`,
    ([text, title, day, from, half, till, otherHalf, length, place = '']) =>
      OF_THINGS.test(place)
        ? undefined
        : entry(text, title, day, [from, half, till, otherHalf, length], place.replace(/^,/, '')),
  ),
  says(
    `^${LEAD}${TITLE}(${PLACE}),? (${EVERY}|${A_DAY}),? ${HOURS}${END}`,
    ([text, title, place = '', day, ...hours]) =>
      OF_THINGS.test(place) ? undefined : entry(text, title, day, hours, place.replace(/^,/, '')),
  ),
];
