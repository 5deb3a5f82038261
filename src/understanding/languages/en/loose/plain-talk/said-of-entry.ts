import type { Pattern, SaidOfEntry } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { ERRAND } from '../by-then/errands-told.ts';
import { A_DAY, END, LEAD, NO_EVENT, OF_THINGS, on } from '../diary/parts.ts';
import { hungOnIt, remindedOfIt } from '../takes-place/hung-on-it.ts';
import { onThatDay } from '../takes-place/on-that-day.ts';
import { ofItAnew } from '../takes-place/said-of-it.ts';
import { DAY, dateSaid, HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { endAsked } from './entries-asked.ts';
import { ofItsTimes } from './one-of-series.ts';
import { ofItSince } from './series-since.ts';

/** What is said of an entry that was written down just now: that it is called otherwise, is private, is on another week, or what else is on a day. */

const BUT = '(?:(?:no+|nah|sorry|wait|oops|hang on|actually|in fact|i mean|i meant)[,. ]+)*';
const NAME = "((?!(?:it|that|this|the)\\b)[a-z][a-z’' -]*?)";
const WHOSE = '(?:(?:the|an?|my|our) )?';
const NOT = '(?:,? (?:and )?not|,? rather than|,? instead of)';
const whole = (pattern: string): Pattern => lazily(`^${LEAD}${BUT}${pattern}${END}`, 'i');
/** "*It's the hygienist, not the dentist*": what it is, and what it is not. */
const RATHER = whole(
  `(?:(?:it|that)(?:['’]s| is| was| should be)|make it|call it|say)(?: actually| really| meant to be)? ${WHOSE}${NAME}${NOT} ${WHOSE}${NAME}`,
);
const NOT_BUT = whole(
  `(?:(?:it|that)(?:['’]s| is) )?not ${WHOSE}${NAME},? (?:but |it['’]s |it is |make it |i meant )*${WHOSE}${NAME}`,
);
const RENAMED = whole(
  `(?:(?:rename|retitle|relabel) (?:it|that|this|the (?:entry|event|appointment))(?: to| as| into)?|(?:call|name|title) (?:it|that|this|the (?:entry|event|appointment))) ${WHOSE}${NAME}(?: instead| rather)?`,
);
const TIME = lazily(`\\b(?:${DAY}|${HOUR}|later|earlier|off|on|private|cancelled)\\b`, 'i');
const PRIVATE = whole(
  "(?:(?:make|keep|mark) (?:it|that|this) (?:as )?private|(?:it|that)(?:['’]s| is) (?:a )?private(?: (?:one|entry|appointment))?|(?:put|move) (?:it|that) (?:in|on|to|into) my (?:private|own|personal) (?:calendar|diary))",
);
const NEXT_WEEK = whole(
  '(?:move|shift|push|put|change|bring|postpone|reschedule|delay|make) (?:it|that|this)(?: back| on| off| over)? (?:to|till|until|for) (?:the )?(next|following) week',
);
const RESIZED = whole(
  `(?:(shorten|cut|trim|extend|lengthen|stretch)(?: short)? (?:it|that) by (${LENGTH})|(?:make|have) (?:it|that) (${LENGTH}) (longer|shorter)|(?:make|have|let) (?:it|that) (?:end|finish|stop) (?:at )?(${HOUR}))`,
);
/** "They've shifted it, *it starts an hour later now*". */
const SHIFTED = whole(
  `(?:(?:they|he|she|the [a-z]+)(?:['’]ve|['’]s| have| has)?(?: just)? (?:moved|shifted|changed|pushed|put|rung|rang|called)(?: (?:it|that))?(?: back| forward)?[,;.–-]+ ?(?:so |and )?)?(?:it|that)(?:['’]s| is| starts| begins| will be| will start|['’]ll be|['’]s been moved)(?: (?:now|going to be))? (${LENGTH}) (later|earlier)(?: now| than planned)?`,
);
const ABOUT = whole(
  `(?:what|how) about (?:(the (?:day after(?: that)?|(?:following|next) day))|((?:on |this |next )?(?:${WEEKDAY}|${A_DAY})))`,
);

const AT_HOUR = `(?:,? (?:at )?(?:about |around )?${HOUR})?`;
/** A time that is counted from what was written down, or is on its day. */
const BESIDE = `(?:(?:${LENGTH}|the day|the evening|the night|the morning|a day|two days|a week|the week) before(?:hand)?${AT_HOUR}|(?:on )?(?:that|the same) (?:morning|day|afternoon|evening)${AT_HOUR}|on the (?:day|morning)${AT_HOUR}|at ${HOUR} (?:that|on the) (?:morning|day))`;
const REMIND = whole(
  `remind (me|us|[a-z]+)(?: (?:of|about) (?:it|that))?,? (${BESIDE}(?:(?:,|,? and)(?: also| again| then)? ${BESIDE})*)`,
);
const EACH = lazily(BESIDE, 'gi');

const TO_DO = `to ((?!be\\b)[a-z](?:(?!,? and (?:also |then )?(?:(?:an? |the |that |two |three |half )|${LENGTH} before)).)*?)`;
/** What is to be done at a time that is counted from it, or on its day: with or without "remind me" in front. */
const TASK = `(${BESIDE}) ${TO_DO}`;
const TASKS = whole(
  `(?:remind (me|us|[a-z]+) )?(?:(?:also|then|again) )?${TASK}(?:,? and (?:also |then )?${TASK})?`,
);

const SOMEBODY =
  '(?:(?:and )?(?:some(?:body|one) |you )?(?:should|could|can|must|had better|ought to|have to|please) )?';
const ABOUT_TASK = whole(
  `${SOMEBODY}remind (me|us|[a-z]+),? (${BESIDE}),? (about (?!it\\b|that\\b)[a-z].*?)`,
);
/** "The day before, *make me buy* a cake". */
const MADE_TO = whole(
  `${SOMEBODY}(${BESIDE}),? (?:please |can you |you can )*(?:make|have|get) (me|us) (?:to )?(${ERRAND} .*?)`,
);

/** Who was brought to it is fetched from it: on its day, as nothing else with an hour alone is. */
const FETCHED =
  '((?:pick|collect|fetch|bring|drive|get) (?:him|her|them)(?: (?:up|back|home|from (?:it|there)))*)';
const FETCH = whole(
  `(?:remind (me|us) (?:to )?${FETCHED} at (${HOUR})|remind (me|us) at (${HOUR}) to ${FETCHED}|${FETCHED} at (${HOUR}),? (?:and )?remind (me|us))`,
);

function fetchedOf(text: string): string | undefined {
  const [said, who, what, hour, whom, at, whose, name, then, us] = FETCH.exec(text) ?? [];
  const time = hour ?? at ?? then;
  return said === undefined
    ? undefined
    : `remind ${who ?? whom ?? us} that day at ${time} to ${what ?? whose ?? name}`;
}

/** "Remind me *two hours before to bake and an hour before to tidy up*": each is counted from the entry. */
function tasksOf(text: string, title: string): readonly string[] {
  const [, who, when, about] = ABOUT_TASK.exec(text) ?? [];
  if (about !== undefined) return [`remind ${who} ${countedFrom(when, title)} ${about}`];
  const [, time, us, made] = MADE_TO.exec(text) ?? [];
  if (made !== undefined) return [`remind ${us} ${countedFrom(time, title)} to ${made}`];
  const [, whom = 'me', first = '', what = '', second, other] = TASKS.exec(text) ?? [];
  if (what === '') return [];
  return [
    { time: first, task: what },
    { time: second, task: other },
  ].flatMap(({ time, task }) =>
    time === undefined || task === undefined ? [] : [`remind ${whom} ${countedFrom(time, title)} to ${task}`],
  );
}

function countedFrom(time = '', title: string): string {
  const isCounted = / before(?:hand)?$/i.test(time) && !/^the day\b/i.test(time);
  const the = /^[a-z]+['’]s? |^[A-Z]/.test(title) ? '' : 'the ';
  const from = isCounted ? `${time.replace(/hand$/i, '')} ${the}${title}` : time;
  return from.replace(/^on the (?=day|morning)/i, 'that ');
}

/** "Remind me *that morning at eight and the night before*". */
function remindsOf(text: string, title: string): readonly string[] {
  const [, whom, said] = REMIND.exec(text) ?? [];
  if (whom === undefined || said === undefined) return [];
  const times: string[] = [];
  said.replace(EACH, (time) => {
    times.push(time.replace(/\bon the (?=day|morning)/i, 'that '));
    return '';
  });
  return times.map((time) => `remind ${whom} of ${title} ${time}`);
}

const OTHER = `(?:(?:and|plus|then) )*(?:(?:the|my|our|an?) )?${NO_EVENT}((?!(?:turn|switch|put|set|open|close|shut|lock|unlock|dim|start|stop|remind|tell|wake|call|move|cancel|make|is|are|what|when)\\b)[a-z][a-z'’-]*(?: (?!(?:at|on)\\b)[a-z'’-]+){0,4}?)`;
const ITS_OWN_HOUR = whole(
  `${OTHER},? (?:before(?:hand)?|after)(?: that| it)?,? (?:at|from) (${HOUR}(?: (?:till|to|until) ${HOUR})?)`,
);
const STRAIGHT_AFTER = whole(
  `${OTHER},? (?:straight|right|immediately|directly) after(?:wards?)?(?: that| it)?(?:,? (?:for (${LENGTH})|(?:till|until) (${HOUR})))?`,
);

/** "*Optician before that at one*", "*and the hygienist straight after*": one more on its day. */
function beside(text: string, day: Date, end: string | undefined): string | undefined {
  const date = dateSaid(day);
  const own = onThatDay(text, date);
  if (own !== undefined || end === undefined) return own;
  const [, name, hour] = ITS_OWN_HOUR.exec(text) ?? [];
  const [, next, length, until] = STRAIGHT_AFTER.exec(text) ?? [];
  const title = name ?? next;
  if (title === undefined || OF_THINGS.test(title)) return undefined;
  if (hour !== undefined)
    return `add ${title} to the calendar on ${date} ${/ (?:till|until) /i.test(hour) ? 'from' : 'at'} ${hour}`;
  const lasts = length === undefined ? '' : ` for ${length}`;
  return `add ${title} to the calendar on ${date} ${until === undefined ? `at ${end}${lasts}` : `from ${end} till ${until}`}`;
}

const fits = (words: string, title: string): boolean => {
  const [one, other] = [words.trim().toLowerCase(), title.toLowerCase()];
  return one === other || other.includes(one) || one.includes(other);
};

/** How it is called, where it was called otherwise. */
function calledOtherwise(text: string, title: string): string | undefined {
  const [, is, isNot] = RATHER.exec(text) ?? [];
  const [, wasNot, but] = NOT_BUT.exec(text) ?? [];
  const [, named] = RENAMED.exec(text) ?? [];
  const was = isNot ?? wasNot;
  if (was !== undefined && !fits(was, title)) return undefined;
  const name = is ?? but ?? named;
  return name === undefined || TIME.test(name) ? undefined : name;
}

function resized(text: string, title: string): string | undefined {
  const [, late, side] = SHIFTED.exec(text) ?? [];
  if (late !== undefined) return `move the ${title} ${late} ${side}`;
  const [said, verb = '', by, length, way = '', hour] = RESIZED.exec(text) ?? [];
  if (said === undefined) return undefined;
  if (hour !== undefined) return `make the ${title} end at ${hour}`;
  const isLonger = /^(?:extend|lengthen|stretch|longer)$/i.test(`${verb}${way}`);
  return `${isLonger ? 'extend' : 'shorten'} the ${title} by ${by ?? length}`;
}

export const SAID_OF_ENTRY: SaidOfEntry = {
  order: (text, title, times) => {
    const name = calledOtherwise(text, title);
    if (name !== undefined) return `rename the ${title} entry to ${name}`;
    if (PRIVATE.test(text)) return `move the ${title} entry to my private calendar`;
    if (NEXT_WEEK.test(text)) return `move the ${title} one to next week`;
    return (
      endAsked(text, title) ??
      ofItSince(text, title) ??
      ofItsTimes(text, title) ??
      resized(text, title) ??
      ofItAnew(text, title, times)
    );
  },
  reminds: remindsOf,
  tasks: tasksOf,
  hung: hungOnIt,
  remindedOf: remindedOfIt,
  fetched: fetchedOf,
  beside,
  asksDay: (text, date) => {
    const [, after, day] = ABOUT.exec(text) ?? [];
    if (after !== undefined) return new Date(date.getTime() + DAY_MS);
    return day === undefined ? undefined : `what have i got ${on(day)}`;
  },
};

const DAY_MS = 86_400_000;
