import { isoIn, wallAt } from '../../../base/index.ts';
import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';

/**
 * What is counted from an entry that was written down just now, also where a reminder of it came between: "*remind me two hours before to bake, and an hour before to
 * tidy up*", and what else is on its day, "*and the optician straight after*".
 */
export function besideEntry(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const turns = context.previous ?? [];
  const asked = onAskedDay(text, lexicon, context);
  if (asked !== undefined) return asked;
  const at = turns.findLastIndex(({ groups }) =>
    groups.flat().some(({ service }) => service !== 'reminders'),
  );
  const [entry, another] = turns[at]?.groups.flat() ?? [];
  if (entry?.service !== 'calendar' || entry.method !== 'create' || another !== undefined) return undefined;
  const { title, start, end, all_day: isAllDay, rrule } = entry.args;
  if (typeof title !== 'string' || typeof start !== 'string') return undefined;
  const { saidOfEntry } = lexicon.language.loose.later;
  const own = { ...context, previous: turns.slice(0, at + 1) };
  const read = (words: string, heard: UnderstandingContext): Plan | undefined => {
    const plan = understand(words, lexicon, heard);
    return plan.unread.length > 0 || plan.groups.length === 0 ? undefined : plan;
  };
  const source = { start: 0, end: text.length, text };
  const plans = saidOfEntry.tasks(text, title).map((one) => read(one, own));
  const [first] = plans;
  if (first !== undefined && !plans.includes(undefined))
    return withSource({ ...first, groups: plans.flatMap((plan) => plan?.groups ?? []) }, source);
  const about = turns.length - 1 === at ? saidOfEntry.remindedOf(text, title) : undefined;
  if (about !== undefined) return lackingItsHour(understand(about, lexicon, own), source);
  if (isAllDay === true || rrule !== undefined) return undefined;
  const { timezone } = context;
  const fetched = saidOfEntry.fetched(text);
  const fetch = fetched === undefined ? undefined : read(fetched, own);
  if (fetch !== undefined) {
    const later = afterItBegan(fetch, Date.parse(start), timezone);
    return later && withSource(later, source);
  }
  const [day, from] = [start, end].map((time) => wallAt(Date.parse(String(time)), timezone)) as [
    string,
    string,
  ];
  const hung = saidOfEntry.hung(text, title, new Date(`${day}Z`), new Date(`${from}Z`));
  const counted = hung === undefined ? undefined : read(hung, own);
  if (counted !== undefined) return withSource(counted, source);
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const order = saidOfEntry.beside(text, date, from.slice(11, 16));
  const plan = order === undefined ? undefined : read(order, { ...context, previous: [] });
  const [made, more] = plan?.groups.flat() ?? [];
  // A day in words may be that of another week.
  const isOfDay = more === undefined && String(made?.args['start']).slice(0, 10) === day.slice(0, 10);
  return plan && isOfDay ? withSource(plan, source) : undefined;
}

/** "Anything on Friday?" "*Then a walk that day, at two*": on the one day that was asked about. */
function onAskedDay(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [question, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (question === undefined || another !== undefined) return undefined;
  if (!ASKS_DAY.includes(`${question.service}.${question.method}`)) return undefined;
  const [from, to] = [question.args['from'], question.args['to']].map((time) => Date.parse(String(time))) as [
    number,
    number,
  ];
  if (!(to > from) || to - from > LONGEST_DAY_MS) return undefined;
  const day = wallAt(from, context.timezone).slice(0, 10);
  const order = lexicon.language.loose.later.saidOfEntry.beside(
    text,
    new Date(`${day}T00:00:00Z`),
    undefined,
  );
  const plan = order === undefined ? undefined : understand(order, lexicon, { ...context, previous: [] });
  const [made, more] = plan?.groups.flat() ?? [];
  if (plan === undefined || plan.unread.length > 0 || more !== undefined) return undefined;
  const isOfDay = String(made?.args['start']).slice(0, 10) === day;
  return isOfDay ? withSource(plan, { start: 0, end: text.length, text }) : undefined;
}

const ASKS_DAY: readonly string[] = ['calendar.list', 'house.agenda', 'diary.list'];
/** One on which the clocks are put back. */
const LONGEST_DAY_MS = 90_000_000;

/** A reminder that lacks nothing but its hour. */
function lackingItsHour(
  plan: Plan,
  source: { readonly start: number; readonly end: number; readonly text: string },
): Plan | undefined {
  const [lacking, more] = plan.unread;
  if (plan.groups.length > 0 || lacking?.wish === undefined || more !== undefined) return undefined;
  return { ...plan, unread: [{ ...lacking, ...source }] };
}

/** "Disco at six." "*Collect him at nine*": in the half of the day in which it has begun. */
function afterItBegan(plan: Plan, begins: number, timezone: string): Plan | undefined {
  const [deed, more] = plan.groups.flat();
  const at = Date.parse(String(deed?.args['at']));
  const late = at > begins ? at : at + HALF_DAY_MS;
  if (deed === undefined || more !== undefined || !(late > begins)) return undefined;
  return { ...plan, groups: [[{ ...deed, args: { ...deed.args, at: isoIn(late, timezone) } }]] };
}

const HALF_DAY_MS = 43_200_000;
