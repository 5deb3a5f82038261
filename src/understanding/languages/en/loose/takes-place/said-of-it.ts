import type { EntryTimes, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, END, LEAD } from '../diary/parts.ts';
import { DAY, dateSaid, HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** How an entry that was written down just now is otherwise than it was told: longer, a week later, from four to seven, somebody else's, the doctor and not the dentist. */

const SORRY = '(?:(?:no+|nah|sorry|oh|oops|wait|hang on|actually|i mean|i meant)[,.;]? )*';
const whole = (pattern: string): Pattern => lazily(`^${LEAD}${SORRY}(?:${pattern})(?:,? sorry)?${END}`, 'i');
const IT = '(?:it|that|this)';
const THEY =
  "(?:(?:they|he|she|the [a-z]+(?: [a-z]+)?)(?:['’]ve|['’]s| have| has)?(?: just| now)* |(?:i|we)(?:['’]ve| have) been |it(?:['’]s| has| is)(?: just| now)*(?: been)? )";
const COUNT = '(?:an?|one|two|three|four|\\d)';
const WEEKS = `(${COUNT} (?:weeks?|days?|fortnights?|months?))`;

/** "*They've put me back a week*", "it's been moved on a fortnight", "it's two days later". */
const PUT_BACK = whole(
  `${THEY}(?:put|pushed|moved|shifted|bumped|knocked) (?:(?:me|us|it|that|her|him) )?(?:(back|on) (?:by )?${WEEKS}|(?:by )?${WEEKS} later)|it(?:['’]s| is| will be)(?: now)? ${WEEKS} later(?: now)?`,
);
/** "*It's half an hour longer*". */
const LONGER = whole(
  `${IT}(?:['’]s| is|['’]ll be| will be| should be)(?: now| going to be| actually)* (${LENGTH}) (longer|shorter)(?: now| than (?:i|they) (?:said|thought))?`,
);
/** "*Starts half an hour later*", with nothing in front. */
const STARTS = whole(
  `(?:${IT} )?(?:starts?|begins?|starting|beginning)(?: now)? (${LENGTH}) (later|earlier)(?: now)?`,
);
/** "*It's now four to seven*", "make it from four till seven". */
const ANEW = whole(
  `(?:(?:${IT}(?:['’]s| is| will be| runs| goes)|make (?:it|that)|change (?:it|that) to)(?: now| actually)* )(?:from |at )?(${HOUR}) (?:to|till|until|-) (${HOUR})(?: now)?`,
);
/** "It's *five to four*" is one hour. */
const MINUTES = /^(?:(?:a )?(?:five|ten|twenty(?:[- ]five)?|quarter)|5|10|20|25)$/i;
const FROM = /\bfrom\b/i;
/** "*Start at two, same end*". */
const SAME_END = whole(
  `(?:${IT} )?(?:starts?|begins?|make it start|have it start)(?: now)? (?:at )?(${HOUR}),? (?:but )?(?:(?:with )?(?:the )?same (?:end|finish)(?: time)?|(?:and )?(?:ends?|finishes) (?:at )?the same(?: time)?|still (?:ends|finishes) (?:at )?the same(?: time)?)`,
);
/** "*I told you wrong, it's Wednesday*". */
const WRONG = whole(
  `(?:i (?:told|gave) you (?:the )?wrong(?: (?:day|time|hour|date))?|i (?:got|had|said|read|wrote) (?:it|that|the (?:day|time|date)) wrong|my mistake|(?:that['’]s )?(?:the )?wrong (?:day|time|date)|i (?:mixed|muddled) (?:it|them|that) up|i misread it)[,;.–-]+ ?(?:it['’]s|it is|it should be|that should be|make it|should be)(?: on| at)? ((?:on )?(?:(?:this |next )?${WEEKDAY}|${A_DAY})(?:,? (?:at )?${HOUR})?|${HOUR}(?: (?:on )?(?:${DAY}))?)`,
);
/** "*The week after, sorry*": said for a slip, with a word for that. */
const WEEK_AFTER = /\b(?:no|sorry|oops|i mean|i meant|actually)\b/i;
const NEXT = whole(
  `(?:(?:it['’]s|make it|that['’]s|it should be|move it to|i meant) )?(?:the )?(week|day) (after|before)(?: that)?`,
);
/** Whom it is for; what is "for tomorrow" or "for the best" is nobody's. */
const FOR = whole(
  `(?:${IT}(?:['’]s| is)(?: an? [a-z]+)? for|(?:that one|this one|it)(?:['’]s| is) for|make (?:it|that) for|put (?:it|that) down for) (?!(?:me|us|him|her|them|it|that|now|two|three|four|five|six|seven|eight|nine|ten|noon|sure|real|good|the|today|tonight|tomorrow|[a-z]+day)\\b)([a-z][a-z’-]+)`,
);
/** Whom one goes to: of these "no, the doctor" needs no more words. */
const GOES_TO =
  '(?:dentist|doctor|gp|vet|optician|hygienist|physio|hairdresser|barber|nurse|chiropractor|orthodontist|midwife|osteopath|chiropodist|podiatrist|surgery|hospital|clinic|bank|lawyer|solicitor|accountant)s?';
const NOT_THAT = lazily(
  `^(?:no+|nah|sorry|oops|wait|actually)[,.;]? (?:(?:it['’]s|it is|i mean|i meant|make it|make that|that['’]s|i said) )?(?:the |an? )?(${GOES_TO})(?:['’]s)?(?: appointment)?(?:,? sorry)?${END}`,
  'i',
);

/** "*Priya at eleven then*": by a word of its name, which "and" would make one more. */
const BY_NAME = lazily(
  `^(?:(?:so|oh|right|ok(?:ay)?|well|actually|no|hmm+)[, ]+)*(?:then )?(?:the |my |our )?([a-z][a-z'’-]*(?: [a-z'’-]+){0,2}?)(?: (?:could|can|should) (?:be|go)| is| to)?(?: at| for)? (${HOUR})(?: (?:then|instead|rather|after all|better|would be better|is better|it is|works better))+[.!]*$`,
  'i',
);
const wordsOf = (name: string): readonly string[] =>
  name.toLowerCase().match(/[a-z0-9]+(?:['’][a-z]+)?/g) ?? [];

const DAY_MS = 86_400_000;
const dateOf = (date: Date, days: number): string => {
  const then = new Date(date.getTime() + days * DAY_MS);
  return `${dateSaid(then)} ${then.getUTCFullYear()}`;
};

/** The order in full; `undefined` where it is not said of the entry. */
export function ofItAnew(text: string, title: string, times: EntryTimes): string | undefined {
  return ofItsTimes(text, title, times) ?? ofItsName(text, title);
}

function ofItsTimes(text: string, title: string, { date, end }: EntryTimes): string | undefined {
  const back = PUT_BACK.exec(text)
    ?.slice(2)
    .find((one) => one !== undefined);
  if (back !== undefined) return `put the ${title} back ${back}`;
  const [, by, way = ''] = LONGER.exec(text) ?? [];
  if (by !== undefined) return `${/^longer/i.test(way) ? 'extend' : 'shorten'} the ${title} by ${by}`;
  const [, length, side] = STARTS.exec(text) ?? [];
  if (length !== undefined) return `move the ${title} ${length} ${side}`;
  const [, from, to] = ANEW.exec(text) ?? [];
  if (from !== undefined && (!MINUTES.test(from) || FROM.test(text)))
    return `move ${title} to ${from}, then make ${title} end at ${to}`;
  const [, start] = SAME_END.exec(text) ?? [];
  if (start !== undefined && end !== undefined)
    return `move ${title} to ${start}, then make ${title} end at ${end}`;
  const [, right] = WRONG.exec(text) ?? [];
  if (right !== undefined) return `move the ${title} to ${right.replace(/^on /i, '')}`;
  const [, named, hour] = BY_NAME.exec(text) ?? [];
  if (named !== undefined && wordsOf(named).every((word) => wordsOf(title).includes(word)))
    return `move the ${title} to ${hour}`;
  if (date === undefined || !WEEK_AFTER.test(text)) return undefined;
  const [, unit = '', after] = NEXT.exec(text) ?? [];
  if (after === undefined) return undefined;
  const days = (/^week$/i.test(unit) ? 7 : 1) * (/^after$/i.test(after) ? 1 : -1);
  return `move the ${title} to ${dateOf(date, days)}`;
}

function ofItsName(text: string, title: string): string | undefined {
  const [, name] = NOT_THAT.exec(text) ?? [];
  if (name !== undefined) return `rename the ${title} entry to ${name}`;
  const [, whose] = FOR.exec(text) ?? [];
  return whose === undefined || / for /i.test(title)
    ? undefined
    : `rename the ${title} entry to ${title} for ${whose}`;
}
