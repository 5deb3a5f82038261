import { findByWords, firstAfter, type Json, type Period, wallAt } from '../../base/index.ts';
import { type ConditionReader, type Thing, thingsOf } from '../due/conditions.ts';

/** Something that one of the services of a diary keeps: an alarm, a reminder, a timer, a stored command or an event. */
export interface Row {
  readonly service: 'timer' | 'alarm' | 'reminders' | 'calendar' | 'schedule';
  readonly id: string;
  /** The words that it is found by. */
  readonly name: string;
  /** When it is due next; of an event its start. Milliseconds since the epoch; undefined of what waits for no time. */
  readonly at: number | undefined;
  /** When an event ends. */
  readonly until?: number;
  readonly returns: boolean;
  /** The recurrence rule (RFC 5545) of what comes back. */
  readonly rrule?: string;
  readonly allDay: boolean;
  /** Somebody else's, which its speaker may end as well. */
  readonly isOthers?: true;
  /** As it is told apart from others. */
  readonly label: string;
}

interface Kept {
  readonly service: Row['service'];
  readonly method: string;
  /** Which field holds its words, and which its time. */
  readonly name: string;
  readonly at: string;
}

const KEPT: readonly Kept[] = [
  { service: 'timer', method: 'get', name: 'name', at: 'at' },
  { service: 'alarm', method: 'list', name: 'name', at: 'at' },
  { service: 'reminders', method: 'list', name: 'text', at: 'at' },
  { service: 'calendar', method: 'list', name: 'title', at: 'start' },
  { service: 'schedule', method: 'list', name: 'text', at: 'at' },
];

/** What is asked for: by its words, in a period, of one service or of all. */
export interface Asked extends Period {
  readonly service?: string | undefined;
  /** What is told is counted with what is other people's. */
  readonly everyone?: true;
}

/**
 * What the words mean among all that the speaker has in a diary, or what stands there in a period where no words were said. A
 * service that does not answer, or is not for this speaker, has nothing.
 */
export async function rowsOf(
  { query, from, to, service, everyone }: Asked,
  timezone: string,
  read: ConditionReader,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const within = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const all = await Promise.all(
    KEPT.filter((kept) => service === undefined || kept.service === service).map(async (kept) => {
      const params: Json = kept.service === 'calendar' ? within : {};
      const outcome = await read(kept.service, kept.method, params, signal);
      return outcome.ok ? thingsOf(outcome.result).flatMap((thing) => rowOf(kept, thing)) : [];
    }),
  );
  const rows = all.flat();
  const meant =
    query === undefined
      ? rows.filter((row) => row.service !== 'timer' || service === 'timer')
      : findByWords(query.replaceAll(/['’]s\b/g, ''), rows, ({ name }) => name);
  const own = meant.filter(({ isOthers }) => isOthers !== true);
  // Another's is meant only where its name says so.
  const isForAll = query === undefined ? everyone === true : own.length === 0;
  const theirs = isForAll ? meant : own;
  const once = theirs.filter((row, at) => theirs.findIndex(({ id }) => id === row.id) === at);
  return once.filter((row) => isWithin(row, { from, to }, query !== undefined, timezone));
}

/** Which times of a series that was named are left out, its service alone knows. One that was not named must come in the period. */
function isWithin(
  { at, returns, rrule, service }: Row,
  { from, to }: Period,
  isNamed: boolean,
  zone: string,
): boolean {
  if ((from === undefined && to === undefined) || service === 'calendar') return true;
  if (returns && isNamed) return true;
  if (at === undefined) return false;
  const after = from === undefined ? at : Date.parse(from);
  const comes = rrule === undefined || at >= after ? at : nextOf({ at, rrule }, after, zone);
  return comes !== undefined && comes >= after && (to === undefined || comes < Date.parse(to) + MINUTE_MS);
}

/** The first time of a series from an instant on, reckoned from when it is due next. */
function nextOf(
  { at, rrule }: { at: number; rrule: string },
  from: number,
  zone: string,
): number | undefined {
  const next = firstAfter({ rrule, dtstart: wallAt(at, zone), zone }, from - 1);
  return next.type === 'at' ? next.at : undefined;
}

const MINUTE_MS = 60_000;

function rowOf({ service, name, at }: Kept, thing: Thing): readonly Row[] {
  const { id, words, rrule } = thing;
  const called = thing[name];
  const time = thing[at];
  if (typeof id !== 'string') return [];
  const text = typeof called === 'string' ? called : '';
  return [
    {
      service,
      id,
      name: text,
      at: typeof time === 'string' ? Date.parse(time) : undefined,
      ...(typeof thing['end'] === 'string' ? { until: Date.parse(thing['end']) } : {}),
      returns: rrule !== undefined,
      ...(typeof rrule === 'string' ? { rrule } : {}),
      allDay: thing['all_day'] === true,
      ...(typeof thing['of'] === 'string' ? { isOthers: true as const } : {}),
      label: [text, typeof words === 'string' ? words : ''].filter((part) => part !== '').join(', '),
    },
  ];
}
