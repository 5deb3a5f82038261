import {
  dateAt,
  durationMs,
  isJsonObject,
  type Json,
  type JsonObject,
  sayClock,
  sayDate,
  sayInstant,
  sayLength,
  sayRrule,
  sayStretch,
  saySun,
  textsIn,
  wallAt,
} from '../../base/index.ts';
import { thingsOf } from '../due/conditions.ts';
import { listWords } from '../words.ts';
import { foundInPart, listInPart, rowsInPart, summaryInPart } from './in-part.ts';
import { type Orders, ordersOf } from './orders.ts';
import type { Tell, TellContext } from './telling.ts';

/** What is said of rows: reminders, entries of the calendar, commands for later, mails. */
export const ROW_WORDS: Readonly<Record<string, Tell>> = {
  'reminders.create': (evidence, params, context, _method, said) => {
    const what = asWished(quoteLess(String(params['text'] ?? evidence['text'] ?? '')), said);
    const rule = evidence['rrule'] ?? params['rrule'];
    const already = evidence['already'] === true ? 'That is set already: ' : '';
    const who = remindedOf(evidence);
    if (typeof rule === 'string')
      return `${already}I'll remind ${who} ${sayRrule(rule, context.timezone, atSun(params))}${what}`;
    const at = instantOf(evidence['at']) ?? instantOf(params['at']);
    return `${already}I'll remind ${who}${at === undefined ? '' : ` ${sayInstant(at, context.now, context.timezone)}`}${what}`;
  },
  'reminders.list': (evidence, params, context) =>
    listed(
      evidence,
      { noun: 'reminder', title: 'text', when: 'at', none: noReminders(params, context), whose: 'for' },
      context,
    ),
  'calendar.create': (evidence, params, context) => {
    const start = instantOf(evidence['start'] ?? params['start']);
    const end = instantOf(evidence['end'] ?? params['end']);
    const title = String(evidence['title'] ?? params['title'] ?? 'The event');
    if (start === undefined) return `${title} is on the calendar`;
    const allDay = evidence['all_day'] === true;
    const [day, today] = [dateAt(start, context.timezone), dateAt(context.now, context.timezone)];
    const last = end === undefined ? day : dateAt(end - 1, context.timezone);
    // "Away *from the 10th to the 14th*".
    if (allDay && last > day && typeof evidence['rrule'] !== 'string')
      return `${title} is on the calendar from ${sayDate(day, today).replace(/^on /, '')} to ${sayDate(last, today).replace(/^on /, '')}${clashesOf(evidence)}`;
    const clock = sayClock(wallAt(start, context.timezone));
    const hours = allDay
      ? ', all day'
      : ` at ${clock}${end === undefined ? '' : endSaid(start, end, context)}`;
    const rule = evidence['rrule'];
    return `${title} is on the calendar ${sayDate(day, today)}${hours}${typeof rule === 'string' ? `, ${sayRrule(rule, context.timezone)}` : ''}${clashesOf(evidence)}`;
  },
  'calendar.list': (evidence, params, context, _method, said) => {
    const end = ASKS_END.test(said) ? 'end' : undefined;
    const none = noneOf(params, context);
    const rows = { noun: 'event', title: 'title', when: 'start', end, none };
    const asksNext = params['query'] === undefined && (NEXT_ONE.test(said) || ASKS_LEFT.test(said));
    const next = asksNext ? nextOf(evidence, context) : undefined;
    if (next !== undefined) return howLongTill(next, said, context) + listed(next, rows, context);
    return typeof params['query'] === 'string' && params['to'] === undefined
      ? howLongTill(evidence, said, context) +
          listed(seriesOnce(evidence, said), { ...rows, rule: 'repeats' }, context)
      : listed(evidence, rows, context);
  },
  'schedule.list': (evidence, params, context) => {
    const told = (row: JsonObject) => orderText(row, context);
    const none = noOrders(evidence, params);
    return listed(evidence, { noun: 'order', title: 'text', when: 'at', told, none, whose: 'of' }, context);
  },
  'schedule.change': ({ does, words, once }, _params, context) => {
    const orders = ordersOf(does, context);
    if (orders === undefined) return '';
    const only = once === true ? ', just that once' : '';
    return `I'll ${orders.words} ${onlyWhen(words)}${orders.end}${onlyIf(orders)}${only}`;
  },
  'schedule.cancel': ({ does }, _params, context) => {
    const orders = ordersOf(does, context);
    return orders === undefined ? '' : `Cancelled: ${orders.words}`;
  },
  'list.get': (evidence, _params, context) => listInPart(evidence, context),
  'alarm.list': (evidence, _params, context) => summaryInPart(evidence, context),
  'timer.get': (evidence, _params, context) => summaryInPart(evidence, context),
  'house.agenda': (evidence, _params, context) => agendaSaid(evidence, context),
  'house.check': (evidence, _params, context) => foundInPart(evidence, context),
  'email.send': (evidence, params, context) => mailFate(evidence, params, context),
};

/** "–17:00", and the day where it is another; a night needs none. */
function endSaid(start: number, end: number, { now, timezone }: TellContext): string {
  const clock = sayClock(wallAt(end, timezone));
  const isOneDay = dateAt(start, timezone) === dateAt(end - 1, timezone) || end - start < NIGHT_MAX_MS;
  return isOneDay ? `–${clock}` : ` to ${sayInstant(end, now, timezone).replace(/^on /, '')}`;
}

const NIGHT_MAX_MS = 16 * 3_600_000;

/** "at sunset", where the sun tells the time. */
export function atSun({ sun, offset }: JsonObject): string | undefined {
  if (sun !== 'sunrise' && sun !== 'sunset') return undefined;
  return saySun(sun, typeof offset === 'string' ? (durationMs(offset) ?? 0) : 0);
}

interface Rows {
  readonly noun: string;
  /** The fields of their words and their time. */
  readonly title: string;
  readonly when: string;
  /** The field of their end, where it is told as well. */
  readonly end?: string | undefined;
  /** How a row is told in other words than its own, with its time. */
  readonly told?: (row: JsonObject) => string | undefined;
  /** What is said where there are none. */
  readonly none: string;
  /** The field of somebody else whose it is. */
  readonly whose?: string | undefined;
  /** The field of when it comes again, where each row is a whole series. */
  readonly rule?: string;
}

/** "When is swimming?": of a series its next time, which its rule tells the others of; of "the *next* one" no other than that. */
function seriesOnce(evidence: JsonObject, said: string): JsonObject {
  const rows = thingsOf(evidence);
  const once = rows.filter(
    ({ id }, at) => typeof id !== 'string' || rows.findIndex((other) => other['id'] === id) === at,
  );
  return { events: /\bnext\b/i.test(said) ? once.slice(0, 1) : once };
}

/** What else goes on at the time of a new event. */
function clashesOf({ clashes }: JsonObject): string {
  const others = Array.isArray(clashes) ? clashes.filter(isJsonObject) : [];
  if (others.length === 0) return '';
  const said = others.map(({ title, words }) => `${String(title)} (${String(words).replace(/^.* at /, '')})`);
  return `. That overlaps with ${listWords(said)}`;
}

function listed(
  evidence: JsonObject,
  { noun, title, when, end, told, none, whose, rule }: Rows,
  context: TellContext,
): string {
  const rows = thingsOf(evidence);
  if (rows.length === 0) return none;
  const most = context.left === undefined ? LISTED_MAX : rows.length;
  const lines = rows.slice(0, most).map((row) => {
    const whole = told?.(row);
    if (whole !== undefined) return whole;
    const at = instantOf(row[when]);
    const other = whose === undefined ? undefined : row[whose];
    const words = `${String(row[title] ?? '')}${typeof other === 'string' ? ` (for ${other})` : ''}`;
    if (at === undefined) return words;
    const time =
      row['all_day'] === true
        ? daysOf(at, instantOf(row['end']), context)
        : sayInstant(at, context.now, context.timezone);
    const until = end === undefined || row['all_day'] === true ? undefined : instantOf(row[end]);
    const again = rule === undefined ? undefined : row[rule];
    const hours = until === undefined ? '' : `–${sayClock(wallAt(until, context.timezone))}`;
    return `${words} ${time}${hours}${typeof again === 'string' ? `, ${again}` : ''}`;
  });
  const more = rows.length > most ? ` and ${rows.length - most} more` : '';
  const count = rows.length > COUNTED_FROM ? `${rows.length} ${noun}s: ` : '';
  return `${count}${rowsInPart(lines, context)}${more}`;
}

/** "Lock the front door every day at 22:00"; `undefined` where it does what has no such words. */
function orderText(row: JsonObject, context: TellContext): string | undefined {
  const { does, words, of } = row;
  const orders = ordersOf(does, context);
  const whose = typeof of === 'string' ? ` (for ${of})` : '';
  return (
    orders &&
    `${orders.words} ${onlyWhen(words)}${orders.end}${onlyIf(orders)}${butNot(row, context)}${whose}`
  );
}

function noOrders({ others }: JsonObject, { query, returns }: JsonObject): string {
  if (typeof query === 'string' && others === true)
    return `You have nothing scheduled for “${query}”, but somebody else has`;
  if (typeof query === 'string') return `I find nothing scheduled for “${query}”`;
  if (returns === true) return 'Nothing comes again and again by itself';
  return others === true ? 'You have nothing scheduled, but others have' : 'Nothing is scheduled';
}

/** ", but not on Wednesday", of a series that is left out on some days. */
function butNot({ skipped }: JsonObject, { now, timezone }: TellContext): string {
  const today = dateAt(now, timezone);
  const days = textsIn(skipped).map((at) => sayDate(dateAt(Date.parse(at), timezone), today));
  return days.length === 0 ? '' : `, but not ${listWords([...new Set(days)])}`;
}

/** What is on, its orders told by what they do and not by the words that made them. */
function agendaSaid({ summary, items }: JsonObject, context: TellContext): string {
  const rows = Array.isArray(items) ? items.filter(isJsonObject) : [];
  let said = String(summary ?? '');
  for (const { kind, text, does } of rows) {
    const orders = kind === 'command' ? ordersOf(does, context) : undefined;
    if (orders === undefined) continue;
    const words = `I’ll ${orders.words}${orders.end}${onlyIf(orders)}`;
    said = said.replace(`I’ll do this: ${String(text)}`, () => words);
  }
  return said;
}

/** When a series comes, without when it comes next. */
function onlyWhen(words: Json | undefined): string {
  return String(words ?? '').replace(/, next .*$/, '');
}

function onlyIf({ condition }: Orders): string {
  return condition === undefined ? '' : `, ${condition}`;
}

/** "What's *my next appointment*?" */
const NEXT_ONE = /\b(?:my|our|the) next (?:meeting|appointment|event|engagement|entry|one|thing)\b/i;

/** Of what takes place, that alone which begins next; undefined where all of it has begun. */
function nextOf(evidence: JsonObject, { now }: TellContext): JsonObject | undefined {
  const next = thingsOf(evidence).find(({ start }) => (instantOf(start) ?? now) > now);
  return next === undefined ? undefined : { events: [next] };
}

const ASKS_LEFT =
  /\bhow (?:long|much longer|many (?:days|weeks|sleeps|nights|hours))\b.*\b(?:till|until|to|before)\b/i;
const DAY_MS = 86_400_000;

/** "*How long till* the dentist?": how many days that is, in front of when it takes place. */
function howLongTill(evidence: JsonObject, said: string, { now, timezone }: TellContext): string {
  const start = ASKS_LEFT.test(said) ? instantOf(thingsOf(evidence)[0]?.['start']) : undefined;
  if (start === undefined || start <= now) return '';
  const [from, to] = [now, start].map((at) => Date.parse(dateAt(at, timezone))) as [number, number];
  const days = Math.round((to - from) / DAY_MS);
  if (days === 0) return `In ${sayLength(Math.ceil((start - now) / 60_000) * 60_000)}: `;
  return days === 1 ? 'In one day: ' : `In ${days} days: `;
}

/** "What time does that *finish*?" */
const ASKS_END = /\b(?:finish|finishes|finished|ends?|over|lasts?|how long|how late|till|until)\b/i;

/** Of more than this many the number is told first. */
const COUNTED_FROM = 4;
const LISTED_MAX = 20;

/** Where something was looked for by its name, there may be much else. */
function noneOf(params: JsonObject, context: TellContext): string {
  const { query, last } = params;
  const period = periodOf(params, context);
  if (typeof query === 'string' && last === true) return `I know of no ${query} until now`;
  return typeof query === 'string'
    ? `I find nothing called “${query}”${period}`
    : `Nothing on${period.replace(/^ on /, ' ')}`;
}

/** What somebody has set for themselves is told to nobody else, so that none may be known where there are some. */
function noReminders({ of }: JsonObject, { people = [], person }: TellContext): string {
  const other = people.find(({ id, name }) => id === of || name === of);
  return other === undefined || other.id === person
    ? 'No reminders'
    : `No reminders for ${other.name} that I may tell you`;
}

/** " today", " on Friday morning"; nothing where it was asked of several days. */
function periodOf(params: JsonObject, context: TellContext): string {
  const from = instantOf(params['from']);
  const to = instantOf(params['to']);
  if (from === undefined || to === undefined) return '';
  const isOfDay = dayOf(from, context) === dayOf(to - 1, context);
  return isOfDay ? ` ${sayStretch({ from, to }, context.now, context.timezone)}` : ' then';
}

function dayOf(at: number, { now, timezone }: TellContext): string {
  return sayDate(dateAt(at, timezone), dateAt(now, timezone));
}

/** "On Friday", "from Wednesday to Friday": the end is the midnight behind the last day. */
function daysOf(at: number, end: number | undefined, context: TellContext): string {
  const first = dayOf(at, context);
  const last = end === undefined ? first : dayOf(end - 1, context);
  const bare = (day: string): string => day.replace(/^on /, '');
  return last === first ? first : `from ${bare(first)} to ${bare(last)}`;
}

function mailFate(evidence: JsonObject, params: JsonObject, context: TellContext): string {
  const taken = strings(evidence['accepted']);
  const addresses = taken.length > 0 ? taken : strings(evidence['to'] ?? params['to']);
  const to = listWords(addresses.map((address) => nameOf(address, context)));
  switch (evidence['fate']) {
    case 'sent':
      return `The mail to ${to} is sent`;
    case 'mailbox':
      return `The mail to ${to} is in the hub's own mailbox: no mail server is set up`;
    default:
      return `The mail to ${to} is in the outbox: the mail server has not taken it yet${typeof evidence['error'] === 'string' ? ` (${evidence['error']})` : ''}, and I keep trying`;
  }
}

/** The person of the house whose address it is; "you" for who is told. */
function nameOf(address: string, { people = [], person }: TellContext): string {
  const known = people.find(
    ({ id, email }) => email?.toLowerCase() === address.toLowerCase() || id === address,
  );
  if (known === undefined) return address;
  return known.id === person ? 'you' : known.name;
}

/** " to call the plumber", " about the dentist": joined as it was said, else behind a colon. */
function asWished(what: string, said: string): string {
  const joint = ['to', 'about', 'of', 'that'].find((word) =>
    said.toLowerCase().includes(` ${word} ${what.toLowerCase()}`),
  );
  const theirs = what
    .replaceAll(/\bmy\b/g, 'your')
    .replaceAll(/\bmyself\b/g, 'yourself')
    .replaceAll(/\bI['’]m\b/g, "you're")
    .replaceAll(/\bI(?=['’](?:ve|d|ll)\b| )/g, 'you');
  return joint === undefined ? `: ${theirs}` : ` ${joint} ${theirs}`;
}

function strings(value: Json | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : textsIn(value);
}

export function instantOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (isJsonObject(value))
    return instantOf(value['chosen'] ?? (Array.isArray(value['between']) ? value['between'][0] : undefined));
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Whom a reminder is for: "you", "Sam", "Sam and Mia". */
function remindedOf(evidence: JsonObject): string {
  const others = Array.isArray(evidence['others']) ? evidence['others'].filter(isJsonObject) : [];
  return listWords([evidence, ...others].map((one) => (typeof one['for'] === 'string' ? one['for'] : 'you')));
}

function quoteLess(text: string): string {
  return text.replace(/^["“']|["”']$/g, '');
}
