import type { Pattern, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, NO_EVENT, OF_THINGS, on, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** One time of a series, two of them, or all: "move this week's choir to Friday", "skip judo on the 23rd and the 30th", "change the whole choir series to six". */

const NAME = `(?:(?:the|my|our) )?${NO_EVENT}((?!(?:it|that|this|these|those|them|one|ones|everything|anything|what|all|both)\\b)[a-z][a-z'’-]*(?: (?!(?:on|at|to|from|and|is|are|till|until|for|by|one|ones|series)\\b)[a-z][a-z'’-]*){0,3}?)`;
const MOVE = '(?:move|shift|push|change|put|bring|reschedule|switch|make|have)';
const DROP = '(?:cancel|skip|drop|scrap|miss|bin|delete|remove|leave out|miss out|call off|take (?:out|off))';
const DATE =
  '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|thirtieth)(?: of [a-z]+)?';
const A_DATE = `(?:${DATE}|(?:this |next )?${WEEKDAY}|tomorrow|today)`;
const DAYS = `((?:on )?${A_DATE}(?:, (?:on )?${A_DATE})*,? and (?:the (?:one|ones) )?(?:on )?${A_DATE})`;
const WHOSE = `(this week|next week|(?:this |next |on )?${WEEKDAY}|tomorrow|today|tonight)`;
const TO = `(?:(?:to|at|on|for|till|until) )?((?:on )?(?:this |next )?${WEEKDAY}s?(?:,? (?:at )?${HOUR})?|(?:at )?${HOUR}|tomorrow)`;
const LATER = `(?:by )?(${LENGTH}) (later|earlier)`;
const OFF = '(?:off|cancelled|canceled|called off|not on|not happening)';
/** Why: nothing in it tells a day, an hour or another wish. */
const WHY = `(?:[,;.–-]+ ?(?!(?:and|but|so|then|make|move|only|just|can|please)\\b)(?![^,;.]*\\b(?:${HOUR}|[a-z]+day|instead|move|cancel|skip|make)\\b)[a-z][^,;.?!]*)?`;
const ALL = '(?:all (?:of )?(?:the|my|our)|every(?: single)?|each|the (?:whole|entire)|all)';

const bare = (time: string): string =>
  time.replace(/^(?:on|at) /i, '').replace(new RegExp(`\\b(${WEEKDAY})s\\b`, 'i'), '$1');

/** "The one on the 23rd and the one on the 30th": each day by itself. */
function skipped(name: string, days: string): string {
  const each = days
    .split(/,? and |, /i)
    .map((day) => day.replace(/^(?:the ones? )?(?:on )?/i, '').replace(/^(?=\d)/, 'the '));
  return each.map((day) => `skip ${name} ${on(day)}`).join(' and ');
}

const isKept = (name: string): boolean =>
  !OF_THINGS.test(name) && !/\b(?:alarms?|timers?|reminders?|list)\b/i.test(name);

export const ONE_OF_SERIES_FIRST: readonly Rewording[] = [
  // "*Move this week's* choir to Friday": a day of it, and not the whole series.
  says(
    `^${LEAD}${MOVE} this week['’]s ${NAME} (?:back |forward |on |over )?${TO}(?:,? (?:instead|though|only|just this once))*${END}`,
    ([, name = '', to = '']) =>
      isKept(name) && /day/i.test(to) ? `move this week ${name} to ${bare(to)}` : undefined,
  ),
  // "*No judo* on the 23rd and the 30th".
  says(`^${LEAD}no ${NAME} ${DAYS}${WHY}${END}`, ([, name = '', days = '']) =>
    isKept(name) ? skipped(name, days) : undefined,
  ),
  // "Skip judo *on the 23rd and the 30th*".
  says(`^${LEAD}${DROP} ${NAME} ${DAYS}${WHY}${END}`, ([, name = '', days = '']) =>
    isKept(name) ? skipped(name, days) : undefined,
  ),
  // "Move *all the* swimming lessons to Thursdays", "change the choir *series* to six".
  says(
    `^${LEAD}${MOVE} (?:(${ALL}) )?${NAME}( series| sessions)? (?:back |forward |on |over )?${TO}${END}`,
    ([, all, name = '', series, to = '']) =>
      (all === undefined && series !== ' series') || !isKept(name)
        ? undefined
        : `move the ${name} to ${bare(to)}`,
  ),
];

/** The same of what was written down just now: "this week's is off", "move tomorrow's to six", "the whole series to half five". */
export function ofItsTimes(text: string, title: string): string | undefined {
  const [, day, to, length, way] = MOVED.exec(text) ?? TOLD.exec(text) ?? [];
  if (day !== undefined) return movedOn(day, title, to, length, way);
  const [, one, other] = DROPPED.exec(text) ?? [];
  const dropped = one ?? other;
  if (dropped !== undefined) return `skip ${title} ${thatDay(dropped)}`;
  const [, week, weekday] = WEEK_ON.exec(text) ?? [];
  if (week !== undefined) return movedOn(week, title, `on ${weekday}`);
  const [, days] = EACH.exec(text) ?? [];
  if (days !== undefined) return skipped(title, days);
  const [, time] = WHOLE.exec(text) ?? [];
  return time === undefined ? undefined : `move the ${title} to ${bare(time)}`;
}

function movedOn(day: string, title: string, to = '', length?: string, way?: string): string {
  if (length !== undefined) return `move the ${title} ${thatDay(day)} ${length} ${way}`;
  if (!/day|tomorrow/i.test(to)) return `move ${title} ${thatDay(day)} to ${bare(to)}`;
  if (/^this week$/i.test(day)) return `move this week ${title} to ${bare(to)}`;
  // A weekday is of the week that it is moved in.
  return /^next week$/i.test(day) && !/^(?:on )?(?:this|next|tomorrow)/i.test(to)
    ? `move next week ${title} to next ${bare(to)}`
    : `move ${day.replace(/^on /i, '')}'s ${title} to ${bare(to)}`;
}

const thatDay = (day: string): string => (/^(?:this|next|on|to)/i.test(day) ? day : `on ${day}`);

const whole = (pattern: string): Pattern =>
  lazily(`^${LEAD}(?:(?:no+|sorry|oh no)[, ]+)?${pattern}${WHY}${END}`, 'i');
const IT = '(?: (?:one|lesson|session|class|practice|match))?';
const THAT = `(?:the (?:one|lesson|session) (?:on |of )?)?${WHOSE}(?:['’]s)?${IT}`;
const MOVED = whole(`${MOVE} ${THAT} (?:back |forward |on )?(?:${TO}|${LATER})(?: instead)?`);
const TOLD = whole(
  `(?=the |[a-z ]*['’]s )${THAT}(?:['’]s| is| will be| starts)(?: (?:now|moved|going to be))* (?:${TO}|${LATER})(?: instead)?`,
);
const DROPPED = whole(
  `(?:${DROP} (?=the |[a-z ]*['’]s\\b|[a-z ]* one\\b)${THAT}|${WHOSE}['’]s${IT}(?:['’]s| is| has been| got)(?: been)? ${OFF})`,
);
const EACH = whole(`${DROP} (?:the ones? )?${DAYS}`);
/** "*Next week on Tuesday instead*". */
const WEEK_ON = whole(
  `(?:but )?(?:just |only )?(this week|next week)(?: only)?,? (?:(?:it['’]s|it is|it will be|make it|do it|have it) )?(?:on )?(${WEEKDAY})(?: instead)?`,
);
const WHOLE = whole(
  `${MOVE} (?:the (?:whole|entire) (?:series|lot|thing)|all of (?:them|it)|them all|every one(?: of them)?|each one) (?:back |forward )?${TO}`,
);
