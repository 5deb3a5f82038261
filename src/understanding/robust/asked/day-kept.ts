import { dateAt, isJsonObject, isoIn, wallAt, wallMs } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { asksOnly } from '../wish.ts';

const DAY_MS = 86_400_000;

/**
 * "Have I anything on tomorrow morning?" "*And in the afternoon?*": the part of the day is that of the day which was asked about. The plan as it is where the words
 * name more than a part of a day, or where nothing was asked about one day.
 */
export function onDayAsked(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [asked, another] = plan.groups.flat();
  const [before, more] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (asked === undefined || another !== undefined || before === undefined || more !== undefined) return plan;
  if (!lexicon.language.loose.partOfDay.test(text) || !asksOnly(plan, lexicon)) return plan;
  if (before.service !== asked.service || before.method !== asked.method) return plan;
  const { timezone } = context;
  const [was, is] = [dayOf(before, timezone), dayOf(asked, timezone)];
  if (was === undefined || is === undefined || was === is) return plan;
  const days = (wallMs(`${was}T00:00:00`) - wallMs(`${is}T00:00:00`)) / DAY_MS;
  const { from, to } = spanOf(asked);
  const span = { from: movedBy(from, days, timezone), to: movedBy(to, days, timezone) };
  const moved = isJsonObject(asked.args['at']) ? { at: { ...asked.args['at'], ...span } } : span;
  return { ...plan, groups: [[{ ...asked, args: { ...asked.args, ...moved } }]] };
}

function spanOf({ args }: Action): Action['args'] {
  const { at } = args;
  return isJsonObject(at) ? at : args;
}

/** The one day that is asked about. */
function dayOf(action: Action, zone: string): string | undefined {
  const { from, to } = spanOf(action);
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const day = dateAt(start, zone);
  return dateAt(end - 1, zone) === day ? day : undefined;
}

/** The same on the clock, so many days later. */
function movedBy(at: unknown, days: number, zone: string): string {
  const instant = Date.parse(String(at));
  const wall = wallMs(wallAt(instant, zone)) + days * DAY_MS;
  // The clocks may have changed in between.
  const near = instant + days * DAY_MS;
  return isoIn(near + (wall - wallMs(wallAt(near, zone))), zone);
}
