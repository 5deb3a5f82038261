import { isJsonObject, isoIn, wallAt } from '../../../base/index.ts';
import type { Action, Plan, Span } from '../../../domain/index.ts';
import type { Language } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import {
  continued,
  dateSaid,
  dayIn,
  dayNamed,
  ruleOf,
  seriesOfDays,
  understand,
  understoodAs,
  wholeDay,
} from '../../plan/index.ts';
import { type Arg, tokenize, type UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { restsBetween } from './rests.ts';

/**
 * "Remind me every evening at eight to take my tablets." "*Skip it tonight*", "*take it out on Friday*": that one time of it is left out, where the words alone would end all of
 * them. `undefined` where nothing that comes again was spoken of last.
 */
export function leftOnce(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [series, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (series === undefined || another !== undefined) return undefined;
  if (waits(series)) return notOnDay(text, series, lexicon, context);
  if (!comesAgain(series)) return undefined;
  const said = Reworded.of(text, lexicon.language);
  const words = said.inOrder(lexicon.language.loose.later.leftOnce);
  const source = { start: 0, end: text.length, text };
  if (words === said)
    return lexicon.language.loose.later.leftNext.test(text) ? nextLeft(series, source) : undefined;
  const plan = understand(words.text, lexicon, { ...context, previous: [] });
  const [skip, more] = plan.groups.flat();
  if (skip?.service !== 'diary' || skip.method !== 'skip' || more !== undefined || plan.unread.length > 0)
    return undefined;
  const begins = begunOn(text, skip, series, lexicon, context);
  if (begins !== undefined) return begins;
  const on =
    series.when !== undefined && 'sun' in series.when ? wholeDayOf(skip.args['on'], context) : undefined;
  const args = { ...skip.args, ...named(series), ...(on && { on }) };
  return { ...plan, groups: [[{ ...skip, args, source }]] };
}

/** "Vacuum every other day." "*Start from tomorrow*": that moves all that come behind it, where one left out would not. */
function begunOn(
  text: string,
  { args }: Action,
  series: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const day = dayIn(text, lexicon, context);
  if (day?.day === undefined || ruleOf(series)?.includes('INTERVAL=') !== true) return undefined;
  const said = dateSaid(day, lexicon, context);
  const [from] =
    isJsonObject(args['on']) && Array.isArray(args['on']['between']) ? args['on']['between'] : [];
  if (said === undefined || typeof from !== 'string' || from.startsWith(said)) return undefined;
  return continued(lexicon.language.loose.later.fromDay(day.words), lexicon, context);
}

/** "When the door opens turn the light on." "*Not today*", "*don't do it tomorrow*": what waits for something to happen rests on that day. */
function notOnDay(
  text: string,
  rule: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { later, inTalk } = lexicon.language.loose;
  const said = Reworded.of(text, lexicon.language);
  const words = said.inOrder([...later.leftOnce, ...inTalk]);
  const { groups, unread } = understand(words.text, lexicon, { ...context, previous: [] });
  const [skip, more] = groups.flat();
  if (skip?.service !== 'diary' || skip.method !== 'skip' || more !== undefined || unread.length > 0)
    return undefined;
  const { query, on } = skip.args;
  const [from, to] = isJsonObject(on) && Array.isArray(on['between']) ? on['between'] : [];
  if (query !== undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const isOn = Date.parse(from) <= context.now;
  // To the end of the last minute.
  const over = isoIn(Date.parse(to) + MINUTE_MS, context.timezone);
  return restsBetween(rule, { ...(isOn ? {} : { from }), to: over }, { start: 0, end: text.length, text });
}

const MINUTE_MS = 60_000;

/** Whether it is done each time that something happens. */
function waits({ when }: Action): boolean {
  return when !== undefined && 'event' in when && when.repeat === true;
}

/** Of what comes with the sun "tonight" may be in the afternoon. */
function wholeDayOf(on: Arg | undefined, { timezone }: UnderstandingContext): Arg | undefined {
  const [from] = isJsonObject(on) && Array.isArray(on['between']) ? on['between'] : [];
  if (typeof from !== 'string') return undefined;
  return wholeDay(wallAt(Date.parse(from), timezone).slice(0, 10), { timezone });
}

/** "*Skip that one*": the next, of whatever day. */
function nextLeft(series: Action, source: Span): Plan | undefined {
  const rrule = ruleOf(series);
  if (rrule === undefined) return undefined;
  const among = { service: series.when === undefined ? series.service : 'schedule', rrule };
  const skip: Action = { service: 'diary', method: 'skip', args: { among, which: 1 }, source };
  return understoodAs([[skip]]);
}

/**
 * "Choir every Monday at seven." "*This Monday it's at eight*": of that series, and not of whatever else is on that day. "*Move Thursday's to Friday*" names the day of one of its
 * times, and nothing that is called so. Behind "when is the book club?" it is of the book club.
 */
export function ofItsSeries(plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [deed, more] = plan.groups.flat();
  if (deed?.service !== 'diary' || more !== undefined || !ONE_TIME.includes(deed.method)) return plan;
  const { query, kind, among, on, ...others } = deed.args;
  if (kind !== undefined || among !== undefined) return plan;
  const asked = askedByName(context);
  if (asked !== undefined && query === undefined && on !== undefined)
    return { ...plan, groups: [[{ ...deed, args: { ...deed.args, query: asked } }]] };
  const series = seriesOfDays('', lexicon, context);
  if (series === undefined || !comesAgain(series)) return plan;
  const day = typeof query === 'string' && on === undefined ? dayNamed(query, lexicon, context) : undefined;
  const then = query === undefined ? on : day;
  if (then === undefined) return plan;
  return { ...plan, groups: [[{ ...deed, args: { on: then, ...others, ...named(series) } }]] };
}

/** What the turn before looked for by its name, and nothing else. */
function askedByName({ previous = [] }: UnderstandingContext): string | undefined {
  const [asked, another] = previous.at(-1)?.groups.flat() ?? [];
  const query = asked?.args['query'];
  return another === undefined && LOOKS.includes(asked?.method ?? '') && typeof query === 'string'
    ? query
    : undefined;
}

const LOOKS: readonly string[] = ['find', 'list'];

/** "Gym every Wednesday." "*Stop it at Christmas*": it is to end then, and not to be called off now. */
export function endsThen(
  text: string,
  { groups }: Plan,
  { language }: Lexicon,
  { previous = [] }: UnderstandingContext,
): boolean {
  const [deed, more] = groups.flat();
  if (deed === undefined || more !== undefined || deed.args['from'] !== undefined) return false;
  if (!ENDS_IT.includes(deed.method)) return false;
  const [series, another] = previous.at(-1)?.groups.flat() ?? [];
  if (series === undefined || another !== undefined || !comesAgain(series)) return false;
  const { tokens } = tokenize(withoutTold(text, deed, language), language.words);
  const { is, times } = language;
  const isOfIt = tokens.some(({ word }) => is.it.has(word) || is.pronoun.has(word));
  return isOfIt && tokens.some((_, at) => times.piecesAt(tokens, at, 'en-GB').length > 0);
}

/** The words without what is told in front of a wish, whose times are its own: "*he's home late on Fridays*, cancel it". */
function withoutTold(text: string, { source }: Action, { statements }: Language): string {
  const from = source?.start ?? 0;
  const before = text.slice(0, from).replace(/[’‘`]/g, "'");
  if (from === 0 || !/[,.;!]\s*$/.test(before)) return text;
  const isTold = before
    .split(/[,.;!]+\s*/)
    .some((part) => statements.subject.test(part) || statements.build.test(part.toLowerCase()));
  return isTold ? text.slice(from) : text;
}

const ENDS_IT: readonly string[] = ['cancel', 'undo'];
const ONE_TIME: readonly string[] = ['move', 'skip', 'shift'];

function comesAgain(action: Action): boolean {
  const { when } = action;
  return ruleOf(action) !== undefined || (when !== undefined && 'sun' in when && when.repeat === true);
}

/** Which of all that come on that day is meant. */
function named({ service, args, when }: Action): Action['args'] {
  if (when !== undefined) return { kind: 'schedule' };
  const query = args['text'] ?? args['title'];
  return { kind: service, ...(typeof query === 'string' ? { query } : {}) };
}
