import { datePlus, isJsonObject, minutesOf, wallAt } from '../../../../base/index.ts';
import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import { WEEKDAY_CODES } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import {
  dayMinutesOf,
  daysOfSeries,
  hhmm,
  isMade,
  readNumber,
  ruleOf,
  seriesOfDays,
  understand,
  understoodAs,
  weekdayOf,
  wholeDay,
} from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** Nobody leaves out more times in one breath. */
const TIMES_MAX = 31;

/**
 * "Turn the TV off at nine every night." "*Skip tomorrow and Wednesday*", "*not on the 24th*", "*skip the next two*": these times of the series that was made last, where the words
 * alone look for something of that name. `undefined` where nothing that comes again was made last.
 */
export function timesLeftOut(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if ((context.previous ?? []).length === 0) return undefined;
  const ofEach = leftOutOfEach(text, lexicon, context);
  if (ofEach !== undefined) return ofEach;
  const said = lexicon.language.loose.later.rules.leavesOut(text);
  const series = said && seriesOfDays(text, lexicon, context);
  if (said === undefined || series === undefined) return undefined;
  if (!returns(series) && ruleOf(series) === undefined) return undefined;
  const which = called(series);
  const periods =
    'orders' in said
      ? said.orders.map((order) => periodOf(order, lexicon, context))
      : counted(said, series, lexicon, context);
  const all = periods.flatMap((on) => on ?? []);
  if (which === undefined || all.length === 0 || all.length < periods.length) return undefined;
  const source = { start: 0, end: text.length, text };
  const skips = joined(all).map(
    (on): Action => ({ service: 'diary', method: 'skip', args: { on, ...which }, source }),
  );
  return understoodAs([skips]);
}

/** "Lock up and turn the lights off at ten every night." "*Just not today*": one breath made them, and one leaves both out. */
function leftOutOfEach(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const made = context.previous?.at(-1)?.groups.flat().filter(isMade) ?? [];
  const times = new Set(made.map(({ when, args }) => JSON.stringify(when ?? args['rrule'])));
  if (made.length < 2 || times.size !== 1) return undefined;
  if (!made.every((one) => returns(one) || ruleOf(one) !== undefined)) return undefined;
  const said = lexicon.language.loose.later.rules.leavesOut(text, true);
  if (said === undefined || !('orders' in said)) return undefined;
  const periods = said.orders.map((order) => periodOf(order, lexicon, context));
  const days = periods.flatMap((on) => on ?? []);
  const rows = made.map((one) => called(one)).filter((which) => which !== undefined);
  if (days.length === 0 || days.length < periods.length || rows.length < made.length) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs(
    rows.map((which) =>
      joined(days).map(
        (on): Action => ({ service: 'diary', method: 'skip', args: { on, ...which }, source }),
      ),
    ),
  );
}

/** Which of all that come on that day: what has words by these, and else by its hour. */
export function called({ service, args, when, said, source }: Action): Action['args'] | undefined {
  if (when !== undefined)
    return { kind: 'schedule', ...((said ?? source) ? { query: said ?? source!.text } : {}) };
  const { text, title, rrule } = args;
  const words = text ?? title;
  if (typeof words === 'string') return { kind: service, query: words };
  const minutes = typeof rrule === 'string' ? dayMinutesOf({ rrule }) : undefined;
  return minutes === undefined ? undefined : { kind: service, was: { clock: hhmm(minutes), sure: true } };
}

type Period = Action['args'][string];

const MINUTE_MS = 60_000;

/** Days that follow each other are left out as one stretch. */
function joined(periods: readonly Period[]): readonly Period[] {
  const all: Period[] = [];
  for (const period of periods) {
    if (all.some((one) => JSON.stringify(one) === JSON.stringify(period))) continue;
    const [last, next] = [all.at(-1), period].map(endsOf);
    const isNext =
      last !== undefined &&
      next !== undefined &&
      Date.parse(String(next[0])) - Date.parse(String(last[1])) === MINUTE_MS;
    if (isNext) all[all.length - 1] = { between: [last[0]!, next[1]!] };
    else all.push(period);
  }
  return all;
}

function endsOf(period: Period | undefined): readonly Period[] | undefined {
  return isJsonObject(period) && Array.isArray(period['between']) ? period['between'] : undefined;
}

function periodOf(order: string, lexicon: Lexicon, context: UnderstandingContext): Period | undefined {
  const { groups, unread } = understand(order, lexicon, { ...context, previous: [] });
  const [skip, more] = groups.flat();
  if (skip?.service !== 'diary' || skip.method !== 'skip' || more !== undefined || unread.length > 0)
    return undefined;
  const { on, ...others } = skip.args;
  const isDays = isJsonObject(on) && Array.isArray(on['between']) && Object.keys(others).length === 0;
  return isDays ? on : undefined;
}

/** So many of the next times, or all on so many days from the next on. */
function counted(
  said: { readonly next: string } | { readonly days: string },
  series: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Period[] {
  const count = readNumber('next' in said ? said.next : said.days, lexicon.language);
  const days = daysOfSeries(series);
  if (count === undefined || count < 1 || count > TIMES_MAX || days === undefined) return [];
  const { now, timezone } = context;
  const rrule = ruleOf(series);
  const minutes = dayMinutesOf(series.when ?? (rrule === undefined ? undefined : { rrule }));
  const today = wallAt(now, timezone).slice(0, 10);
  const first = minutes !== undefined && minutes <= minutesOf(now, timezone) ? datePlus(today, 1) : today;
  const all = [...Array('days' in said ? count : count * WEEKDAY_CODES.length).keys()]
    .map((day) => datePlus(first, day))
    .filter((date) => days.includes(weekdayOf(date)));
  return all.slice(0, count).map((date) => wholeDay(date, context));
}
