import { isoIn, wallAt } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { EntryTimes } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/**
 * What is said of an entry that was written down just now, in words that are of something else behind anything else: "*they've cancelled*", "*till four thirty*",
 * "*make it an hour*", "*same again on Thursday*".
 */
export function ofEntry(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [entry, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (entry === undefined || another !== undefined) return undefined;
  if (MADE[entry.service]?.includes(entry.method) !== true) return undefined;
  const title = entry.args['title'] ?? entry.args['query'];
  if (typeof title !== 'string') return undefined;
  const { ofEntry: said, saidOfEntry, onDays } = lexicon.language.loose.later;
  const read = (words: string, own: UnderstandingContext): Plan | undefined => {
    const plan = understand(words, lexicon, own);
    if (plan.unread.length > 0 || plan.groups.length === 0) return undefined;
    const source = { start: 0, end: text.length, text };
    return { ...plan, groups: plan.groups.map((group) => group.map((one) => ({ ...one, source }))) };
  };
  const alone = { ...context, previous: [] };
  if (said.calledOff.test(text) && entry.service === 'calendar') return read(said.off, context);
  const order =
    entry.service === 'calendar' ? saidOfEntry.order(text, title, timesOf(entry, context)) : undefined;
  if (order !== undefined) return read(order, alone);
  const reminds = entry.service === 'calendar' ? saidOfEntry.reminds(text, title) : [];
  if (reminds.length > 0) return together(reminds.map((one) => read(one, context)));
  const asked = saidOfEntry.asksDay(text, dateOf(entry, context));
  if (asked !== undefined) return read(typeof asked === 'string' ? asked : onDays(asked), alone);
  const [, hour] = said.ends.exec(text) ?? [];
  if (hour !== undefined) return read(said.endAt(title, hour), alone);
  const [, length] = said.lasts.exec(text) ?? [];
  if (length !== undefined) return read(said.lengthOf(title, length), alone);
  const [, day] = said.again.exec(text) ?? [];
  const { start } = entry.args;
  if (day === undefined || typeof start !== 'string' || entry.args['all_day'] === true) return undefined;
  const clock = wallAt(Date.parse(start), context.timezone).slice(11, 16);
  const plan = read(said.onDay(title, day, clock), alone);
  return plan && asLong(plan, entry, context.timezone);
}

/** Each of them is counted from the entry, and none from the one before. */
function together(plans: readonly (Plan | undefined)[]): Plan | undefined {
  const [first] = plans;
  if (first === undefined || plans.includes(undefined)) return undefined;
  return { ...first, groups: plans.flatMap((plan) => plan?.groups ?? []) };
}

/** The day of an entry, else today. */
function dateOf({ args: { start } }: Action, { now, timezone }: UnderstandingContext): Date {
  const at = typeof start === 'string' ? Date.parse(start) : now;
  return new Date(`${wallAt(at, timezone).slice(0, 10)}T00:00:00Z`);
}

function timesOf(entry: Action, context: UnderstandingContext): EntryTimes {
  const { start, end, all_day: isAllDay } = entry.args;
  const clock = typeof end === 'string' && isAllDay !== true ? Date.parse(end) : Number.NaN;
  return {
    date: typeof start === 'string' ? dateOf(entry, context) : undefined,
    end: Number.isNaN(clock) ? undefined : wallAt(clock, context.timezone).slice(11, 16),
  };
}

/** What makes or changes an entry, where its name was said. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  calendar: ['create', 'change'],
  diary: ['lengthen'],
};

/** The other takes as long as the one that it is like. */
function asLong(plan: Plan, { args }: Action, timezone: string): Plan | undefined {
  const [made, more] = plan.groups.flat();
  const { start } = made?.args ?? {};
  if (made?.service !== 'calendar' || more !== undefined || typeof start !== 'string') return undefined;
  const length = Date.parse(String(args['end'])) - Date.parse(String(args['start']));
  if (!(length > 0)) return plan;
  const end = isoIn(Date.parse(start) + length, timezone);
  return { ...plan, groups: [[{ ...made, args: { ...made.args, end } }]] };
}
