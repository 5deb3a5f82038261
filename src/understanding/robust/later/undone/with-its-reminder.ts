import { durationMs, instantOf, isoIn, wallAt } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { Args, UnderstandingContext } from '../../../text/index.ts';
import { stemsIn } from '../stems.ts';

/** What keeps that something takes place, and what reminds of it: each by the part of it that is its name. */
const NAMES: Readonly<Record<string, string>> = { calendar: 'title', reminders: 'text' };

/**
 * "Judo on Friday at five." "Remind me an hour before." "*Cancel the judo*", "*move the judo to Saturday*": the reminder is called as the entry is, since it hangs on it,
 * and what is called off or moved is the entry with its reminder.
 */
export function withItsReminder(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const hung = hungOnEntry(lexicon, context);
  if (hung === undefined) return undefined;
  const [deed, another] = understand(text, lexicon, { ...context, previous: [] }).groups.flat();
  if (deed === undefined || another !== undefined || deed.when !== undefined) return undefined;
  const { query } = deed.args;
  const said = typeof query === 'string' ? stemsIn(query, lexicon) : [];
  if (said.length === 0 || !said.every((word) => stemsIn(hung.title, lexicon).includes(word)))
    return undefined;
  const source = { start: 0, end: text.length, text };
  if (isCalledOff(deed)) {
    const off = (service: string): Action => ({
      service,
      method: 'cancel',
      args: { query: hung.title },
      source,
    });
    return understoodAs([[off('calendar')], [off('reminders')]]);
  }
  const moved = startsAnew(deed, hung, context);
  if (moved === undefined) return undefined;
  const at = remindsAnew(hung, moved, context);
  if (at <= context.now) return undefined;
  const anew = (service: string, time: Args): Action => ({
    service,
    method: 'change',
    args: { query: hung.title, ...time },
    source,
  });
  const { timezone } = context;
  const entry = anew('calendar', { start: isoIn(moved, timezone) });
  const reminder = anew('reminders', { at: isoIn(at, timezone) });
  return understoodAs(at === hung.remindsAt ? [[entry]] : [[entry], [reminder]]);
}

/** As long before as it was; on another day, as in the evening before, at its hour. */
function remindsAnew(
  { startsAt, remindsAt }: Hung,
  moved: number,
  { timezone }: UnderstandingContext,
): number {
  const dayOf = (at: number) => Date.parse(wallAt(at, timezone).slice(0, 10));
  if (dayOf(remindsAt) === dayOf(startsAt)) return remindsAt + moved - startsAt;
  const day = new Date(dayOf(remindsAt) + dayOf(moved) - dayOf(startsAt));
  const hour = wallAt(remindsAt, timezone).slice(11);
  return instantOf(`${day.toISOString().slice(0, 10)}T${hour}`, timezone);
}

interface Hung {
  readonly title: string;
  readonly startsAt: number;
  readonly remindsAt: number;
}

/** The entry that was written down last, with the one reminder of its name; `undefined` where something was said of either since. */
function hungOnEntry(lexicon: Lexicon, { previous }: UnderstandingContext): Hung | undefined {
  const made = (previous ?? []).flatMap(({ groups }) => groups.flat());
  const entryAt = made.findLastIndex((one) => nameOf(one, 'calendar') !== undefined);
  const entry = made[entryAt];
  if (entry === undefined) return undefined;
  const title = nameOf(entry, 'calendar')!;
  const isOfIt = (name: string) => stemsIn(name, lexicon).join(' ') === stemsIn(title, lexicon).join(' ');
  const reminder = made.slice(entryAt + 1).find((one) => isOfIt(nameOf(one, 'reminders') ?? ''));
  if (reminder === undefined) return undefined;
  return {
    title,
    startsAt: Date.parse(String(entry.args['start'])),
    remindsAt: Date.parse(String(reminder.args['at'])),
  };
}

/** When the entry begins from now on; `undefined` where it is not moved, or where either comes again and again. */
function startsAnew(
  { service, method, args: { start, to, by, ...more } }: Action,
  { startsAt, remindsAt }: Hung,
  { timezone }: UnderstandingContext,
): number | undefined {
  const isOther = Object.keys(more).some((name) => name !== 'query' && name !== 'kind');
  if (Number.isNaN(startsAt + remindsAt) || isOther || (more['kind'] ?? 'calendar') !== 'calendar')
    return undefined;
  const [date, clock] = wallAt(startsAt, timezone).split('T') as [string, string];
  if (service === 'calendar' && method === 'change' && typeof start === 'string')
    return start.includes('T') ? Date.parse(start) : instantOf(`${start}T${clock}`, timezone);
  if (service !== 'diary') return undefined;
  if (method === 'shift') {
    const ms = typeof by === 'string' ? durationMs(by) : undefined;
    return ms === undefined ? undefined : startsAt + ms;
  }
  if (method !== 'move' || typeof to !== 'object' || to === null || 'week' in to) return undefined;
  const { date: day, clock: hour = clock, sure } = to as Record<string, unknown>;
  const half = sure === false && day === undefined ? nearerHalf(String(hour), clock) : String(hour);
  return instantOf(`${String(day ?? date)}T${half.slice(0, 5)}:00`, timezone);
}

/** "To four", of what is at three in the afternoon: in the same half of the day. */
function nearerHalf(hour: string, was: string): string {
  const [from = 0, minutes = 0] = hour.split(':').map(Number);
  const [before = 0] = was.split(':').map(Number);
  const [early, late] = [from % 12, (from % 12) + 12];
  const near = Math.abs(early - before) < Math.abs(late - before) ? early : late;
  return [near, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

function nameOf({ service, method, args, when }: Action, keeper: string): string | undefined {
  const name = args[NAMES[keeper]!];
  const isMade = service === keeper && method === 'create' && when === undefined;
  return isMade && typeof name === 'string' ? name : undefined;
}

/** By its name alone: what says that it is the reminder, or of which day, means no more than that. */
function isCalledOff({ service, method, args: { query, kind, ...more }, when }: Action): boolean {
  const isEntry = service === 'calendar' || (service === 'diary' && (kind ?? 'calendar') === 'calendar');
  return (
    isEntry &&
    method === 'cancel' &&
    when === undefined &&
    typeof query === 'string' &&
    Object.keys(more).length === 0
  );
}
