import {
  datePlus,
  durationMs,
  instantOf,
  isJsonObject,
  isoIn,
  type JsonObject,
  wallAt,
  wallMs,
  wallOfMs,
} from '../../base/index.ts';
import type { Action } from '../../domain/index.ts';
import type { View } from '../../flow/index.ts';
import type { ConditionReader } from '../due/conditions.ts';
import type { Task } from '../facts.ts';
import { type Row, rowsOf } from './rows.ts';

/** What is spoken of by its content, be it an alarm, a reminder, a timer, a stored command or an event. */
export const DIARY = 'diary';

export interface DiaryNeeds {
  /** In the name of whom the process works for. */
  readonly read: (view: View) => ConditionReader;
  readonly timezone: string;
}

/** What an action of the diary comes to: what to do in its place, a question which one is meant, or that there is none. */
export type InDiary =
  | { readonly type: 'tasks'; readonly tasks: readonly Task[] }
  | { readonly type: 'none'; readonly because: string };

/** A day or a time of the clock, each as far as it was said, to which something is moved. */
interface Instead {
  readonly date?: string;
  /** The monday of a week, in which it keeps its weekday. */
  readonly week?: string;
  readonly clock?: string;
  readonly sure?: boolean;
}

const NONE: Action[] = [];
/** Of more than these it is asked which one is to be moved. */
const MOVED_MAX = 4;

/** Finds what an action of the diary means among all that its speaker has there. */
export async function inDiary(action: Action, { read, timezone }: DiaryNeeds, view: View): Promise<InDiary> {
  const { among, which, ...args } = action.args;
  const query = text(args['query']);
  const told = isJsonObject(among) ? await toldRows(among, timezone, read(view), view.signal) : undefined;
  const next = told === undefined ? undefined : nextOfSeries(told, which);
  const period = next === undefined ? periodOf(args, timezone) : dayOf(next, timezone);
  const rows = told
    ? nth(told, which)
    : await rowsOf({ query, ...period }, timezone, read(view), view.signal);
  if (action.method === 'find') return { type: 'tasks', tasks: found(action, query ?? '', rows, period) };
  const chosen = isJsonObject(args['target']) ? args['target']['name'] : undefined;
  const kind = args['kind'];
  const meant = rows.filter(
    (row) =>
      (chosen === undefined || row.label === chosen) &&
      (kind === undefined || row.service === kind) &&
      isAtHours(row, args['hours'], timezone) &&
      (query !== undefined || isAtClock(row, args['was'], timezone)),
  );
  const [row, ...others] = meant;
  const isOneOfSeveral = others.some(({ service, label }) => service !== row?.service || label !== row.label);
  const named =
    query === undefined ? 'then' : `called “${query}”${Object.keys(period).length === 0 ? '' : ' then'}`;
  if (row === undefined) return { type: 'none', because: `There is nothing in your diary ${named}` };
  // All that stands on a day is moved at once where it is a few.
  const isMany = action.method === 'shift' && meant.length > MOVED_MAX;
  if (isOneOfSeveral && (which !== 'all' || isMany)) {
    const labels = new Set(meant.map(({ label }) => label));
    const lacks = [{ params: ['target'], words: 'which one', among: [...labels] }];
    return { type: 'tasks', tasks: [{ action, lacks }] };
  }
  const { service: _service, method: _method, args: _args, ...rest } = action;
  if (which === 'all' && action.method === 'cancel' && others.length > 0 && isAllOfRules(among)) {
    const whole = { service: 'schedule', method: 'cancel', args: { all: true } };
    return { type: 'tasks', tasks: [{ action: { ...rest, ...whole } }] };
  }
  // Rows of one sentence that bear its words cannot be told apart: who calls it off calls off all of it.
  const isOneSentence = action.method === 'cancel' && row.service === 'schedule';
  const all = which === 'all' || isOneSentence ? meant : [row];
  const method = next !== undefined && action.method === 'cancel' ? 'skip' : action.method;
  const actions = all.map((one) => done({ ...action, method, args }, one, period, timezone));
  const still = all.find((_, at) => actions[at]?.length === 0);
  if (still !== undefined) {
    const because =
      action.method === 'lengthen'
        ? `${still.name} has no end that could be moved`
        : `${still.name} has no time that could be moved`;
    return { type: 'none', because };
  }
  return { type: 'tasks', tasks: actions.flat().map((one) => ({ action: { ...rest, ...one } })) };
}

/** "What is set up to happen by itself?" "*Get rid of all of them*": of all stored commands, which are asked about as if these had been named. */
function isAllOfRules(among: Action['args'][string] | undefined): boolean {
  return isJsonObject(among) && Object.keys(among).join() === 'service' && among['service'] === 'schedule';
}

/** "*The next one*", where one series alone was spoken of: one time of it, and not all of them. */
function nextOfSeries(
  [row, another]: readonly Row[],
  which: Action['args'][string] | undefined,
): number | undefined {
  return which === 1 && another === undefined && row?.returns === true ? row.at : undefined;
}

function dayOf(at: number, timezone: string): Required<Spoken> {
  const date = wallAt(at, timezone).slice(0, 10);
  return {
    from: isoIn(instantOf(`${date}T00:00:00`, timezone), timezone),
    to: isoIn(instantOf(`${date}T23:59:00`, timezone), timezone),
  };
}

/** What has a place among what was told, from the end where negative; else all of it. */
function nth(rows: readonly Row[], which: Action['args'][string] | undefined): readonly Row[] {
  if (typeof which !== 'number') return rows;
  const row = rows.at(which > 0 ? which - 1 : which);
  return row === undefined ? [] : [row];
}

/** What the turn before told of, asked for once more, the earliest first. */
async function toldRows(
  { service, query, name, from, to, rrule }: JsonObject,
  timezone: string,
  read: ConditionReader,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const asked = { query: text(query) ?? text(name), from: text(from), to: text(to), service: text(service) };
  const rows = await rowsOf({ ...asked, everyone: true }, timezone, read, signal);
  const made = rrule === undefined ? rows : rows.filter((row) => isSameRule(row.rrule, text(rrule)));
  return made.toSorted((one, other) => (one.at ?? LATE) - (other.at ?? LATE));
}

/** A calendar keeps the hour of a series beside its rule. */
function isSameRule(kept: string | undefined, said: string | undefined): boolean {
  const days = said?.replace(/;BY(?:HOUR|MINUTE)=[^;]*/g, '');
  return kept !== undefined && (kept === said || kept === days);
}

/** What waits for no time stands behind what does. */
const LATE = Number.MAX_SAFE_INTEGER;

/** Whether it comes between two hours of the clock, the second not included. */
function isAtHours({ at }: Row, hours: Action['args'][string] | undefined, timezone: string): boolean {
  if (!Array.isArray(hours)) return true;
  const clock = at === undefined ? '' : wallAt(at, timezone).slice(11, 16);
  return clock >= String(hours[0]) && clock < String(hours[1]);
}

/** Whether it comes at a time of the clock; by a twelve-hour one where the half of the day was not said. */
function isAtClock({ at }: Row, was: Action['args'][string] | undefined, timezone: string): boolean {
  if (!isJsonObject(was)) return true;
  const { clock, sure = true } = was as Instead;
  if (clock === undefined || at === undefined) return clock === undefined;
  const comes = wallMs(wallAt(at, timezone));
  const named = wallMs(`1970-01-01T${clock}:00`);
  return (comes - named) % (sure ? DAY_MS : HALF_DAY_MS) === 0;
}

type Doing = Pick<Action, 'service' | 'method' | 'args'>;
type Spoken = { readonly from?: string; readonly to?: string };

/** The period that was named: by the clause, or by a day in its midst. */
function periodOf({ from, to, on, was, since }: Action['args'], timezone: string): Spoken {
  // "From next week on": that one and those behind it.
  const first = sinceOf(since);
  if (first !== undefined) return { from: first };
  // "At five instead of six *this wednesday*": the day is that of the one that was.
  const date = isJsonObject(was) ? text(was['date']) : undefined;
  if (on === undefined && date !== undefined) return dayOf(instantOf(`${date}T00:00:00`, timezone), timezone);
  if (isJsonObject(on) && Array.isArray(on['between'])) {
    const [first, last] = on['between'];
    return { from: String(first), to: String(last) };
  }
  const at = text(on);
  if (at !== undefined) return { from: at, to: new Date(Date.parse(at) + MINUTE_MS).toISOString() };
  return { ...(typeof from === 'string' ? { from } : {}), ...(typeof to === 'string' ? { to } : {}) };
}

const MINUTE_MS = 60_000;

function sinceOf(since: Action['args'][string] | undefined): string | undefined {
  const [first] = isJsonObject(since) && Array.isArray(since['between']) ? since['between'] : [since];
  return text(first);
}

/** Where it is looked up: in each service that has such a thing, else on the calendar. */
function found(action: Action, query: string, rows: readonly Row[], period: Spoken): readonly Task[] {
  const { service: _service, method: _method, args: _args, ...rest } = action;
  const services = [...new Set(rows.map(({ service }) => service))];
  const asking = (service: Row['service']): Doing => {
    if (service === 'timer') return { service, method: 'get', args: { name: query } };
    return { service, method: 'list', args: { query, ...(service === 'schedule' ? {} : period) } };
  };
  return (services.length === 0 ? (['calendar'] as const) : services).map((service) => ({
    action: { ...rest, ...asking(service) },
  }));
}

function done({ method, args }: Action, row: Row, period: Spoken, timezone: string): readonly Doing[] {
  const { service, id } = row;
  const isDated = period.from !== undefined;
  if (method === 'lengthen') return lengthened(row, args, period, timezone);
  if (service === 'timer')
    return method === 'move' || method === 'shift' ? NONE : [{ service, method: 'cancel', args: { id } }];
  const on = isDated ? { on: { between: [period.from, period.to ?? period.from] } } : {};
  switch (method) {
    case 'cancel':
      if (isDated && row.returns && args['all'] !== true) return [left(row, on as Doing['args'], period)];
      return [{ service, method: 'cancel', args: service === 'schedule' ? { id } : { id, ...all(args) } }];
    case 'skip':
      if (!row.returns) return [{ service, method: 'cancel', args: { id } }];
      return [left(row, on as Doing['args'], period)];
    default: {
      const at = placed(row, args, period, timezone);
      if (at === undefined) return NONE;
      const isSince = args['since'] !== undefined;
      if (isSince && row.returns && service !== 'calendar') return NONE;
      const once = row.returns && isDated ? partOf(row, period, isSince) : {};
      const start = row.allDay ? at.slice(0, 10) : at;
      return [
        {
          service,
          method: 'change',
          args: { id, ...once, ...(service === 'calendar' ? { start } : { at }) },
        },
      ];
    }
  }
}

/** An event that ends at another time; where one of a series was named, only that one. */
function lengthened(row: Row, args: Action['args'], period: Spoken, timezone: string): readonly Doing[] {
  const { service, id, at, until, returns, allDay } = row;
  const by = durationMs(text(args['by']) ?? '');
  if (service === 'timer')
    return by === undefined ? NONE : [{ service, method: 'add', args: { id, duration: text(args['by'])! } }];
  if (service !== 'calendar' || at === undefined || until === undefined || allDay) return NONE;
  const lasts = durationMs(text(args['lasts']) ?? '');
  const end = isJsonObject(args['end'])
    ? endAt(at, until, args['end'] as Instead, timezone)
    : lasts === undefined
      ? until + (by ?? 0)
      : at + lasts;
  if (end === undefined || end <= at) return NONE;
  const once = returns && period.from !== undefined ? { occurrence: isoIn(at, 'UTC') } : {};
  return [{ service, method: 'change', args: { id, ...once, end: isoIn(end, timezone) } }];
}

/** A clock time behind the beginning; of its two halves the nearer to the end of before. */
function endAt(
  at: number,
  until: number,
  { clock, sure = true }: Instead,
  timezone: string,
): number | undefined {
  if (clock === undefined) return undefined;
  const was = wallAt(until, timezone);
  const wall = `${was.slice(0, 10)}T${clock}:00`;
  const end = instantOf(sure ? wall : nearer(wall, was), timezone);
  return end <= at ? undefined : end;
}

function all(args: Action['args']) {
  return args['all'] === true ? { all: true } : {};
}

/** One of a series is left out. */
function left({ service, id, at, returns }: Row, on: Doing['args'], { from, to }: Spoken): Doing {
  if (service !== 'calendar') return { service, method: 'skip', args: { id, ...on } };
  const one =
    from === undefined
      ? { occurrence: isoIn(at ?? 0, 'UTC') }
      : { from, ...(to === undefined ? {} : { to }) };
  return { service, method: 'cancel', args: { id, ...(returns ? one : {}) } };
}

/** Of a series the one that is named, or that one and all behind it. */
function partOf(row: Row, period: Spoken, isSince: boolean): Doing['args'] {
  return isSince ? { since: isoIn(row.at ?? 0, 'UTC') } : { occurrence: occurrenceOf(row, period) };
}

/** The occurrence that a named day has: of an event its start, of what is due the day. */
function occurrenceOf({ service, at }: Row, { from, to }: Spoken): Action['args'][string] {
  return service === 'calendar' ? isoIn(at ?? 0, 'UTC') : { between: [from!, to ?? from!] };
}

/** When it is to be instead: the day stays where only a time was said, and the time where only a day was. */
function placed(
  row: Row,
  args: Action['args'],
  { from, to: last }: Spoken,
  timezone: string,
): string | undefined {
  if (row.at === undefined) return undefined;
  const next = wallAt(row.at, timezone);
  // Of a series the day that was named has the time of the next.
  const day =
    from === undefined || row.service === 'calendar' || isWithinDays(row.at, from, last)
      ? next.slice(0, 10)
      : wallAt(Date.parse(from), timezone).slice(0, 10);
  const was = `${row.returns ? day : next.slice(0, 10)}${next.slice(10)}`;
  const by = text(args['by']);
  if (by !== undefined) return isoIn(instantOf(was, timezone) + (durationMs(by) ?? 0), timezone);
  const to = args['to'];
  if (!isJsonObject(to)) return undefined;
  // "To Thursdays *from January on*": that of the week in which it comes first.
  const wanted = args['since'] === undefined ? (to as Instead) : ofSeries(to as Instead, was, from);
  const { week, date = inWeek(was, week), clock = was.slice(11, 16), sure = true } = wanted;
  const wall = `${date}T${clock}:00`;
  return isoIn(instantOf(sure ? wall : nearer(wall, was), timezone), timezone);
}

/** The weekday that was named, in the week of a time of the series, and not before it begins. */
function ofSeries({ date, ...to }: Instead, was: string, from = was): Instead {
  if (date === undefined) return to;
  const day = was.slice(0, 10);
  const first = datePlus(day, weekdayOf(date) - weekdayOf(day));
  return { ...to, date: first < from.slice(0, 10) ? datePlus(first, 7) : first };
}

/** The date of a wall time, or that of its weekday in another week. */
function inWeek(was: string, monday: string | undefined): string {
  const date = was.slice(0, 10);
  if (monday === undefined) return date;
  return datePlus(monday, weekdayOf(date));
}

/** Days since Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** "This week": more days than one, and the next of it comes on one of them. */
function isWithinDays(at: number, from: string, to = from): boolean {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  return end - first > DAY_MS && at >= first && at <= end;
}

const HALF_DAY_MS = 12 * 3_600_000;
const DAY_MS = 2 * HALF_DAY_MS;

/** Of the two halves of the day the one in which it is nearer to the time of before. */
function nearer(wall: string, was: string): string {
  const ms = wallMs(wall);
  const midnight = Math.floor(ms / DAY_MS) * DAY_MS;
  const other = midnight + ((ms - midnight + HALF_DAY_MS) % DAY_MS);
  const ofDay = (at: number) => ((at % DAY_MS) + DAY_MS) % DAY_MS;
  const before = ofDay(wallMs(was));
  const isNearer = Math.abs(ofDay(other) - before) < Math.abs(ofDay(ms) - before);
  return wallOfMs(isNearer ? other : ms);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
