import { type Json, sunAt, type Viewpoint, wallAt } from '../../base/index.ts';
import {
  type CallOutcome,
  type Condition,
  type Daytime,
  type Fact,
  type InState,
  type Level,
  type Part,
  sayBound,
  sayDaytime,
  sayTarget,
  theThing,
} from '../../domain/index.ts';

/** Asks a service something that changes nothing. */
export type ConditionReader = (
  service: string,
  method: string,
  params: Json,
  signal: AbortSignal,
) => Promise<CallOutcome>;

/** How a condition stands. `unknown` is not `false`: nothing is done, and the person is told why. */
export type Judged =
  | { readonly type: 'true' }
  | { readonly type: 'false'; readonly because: string }
  | { readonly type: 'unknown'; readonly because: string };

/** Where and when a condition is judged. */
export interface Here extends Viewpoint {
  readonly now: number;
}

/** Judges a condition against the world as it is now, when the action's turn has come. */
export async function judgeCondition(
  condition: Condition,
  read: ConditionReader,
  here: Here,
  signal: AbortSignal,
): Promise<Judged> {
  if ('any' in condition) return judgeAny(condition.any, read, here, signal);
  const parts = 'all' in condition ? condition.all : [condition];
  for (const part of parts) {
    const judged = await judgePart(part, read, here, signal);
    if (judged.type !== 'true') return judged;
  }
  return { type: 'true' };
}

async function judgeAny(
  parts: readonly Part[],
  read: ConditionReader,
  here: Here,
  signal: AbortSignal,
): Promise<Judged> {
  let last: Judged = { type: 'true' };
  for (const part of parts) {
    const judged = await judgePart(part, read, here, signal);
    if (judged.type === 'true') return judged;
    if (last.type !== 'unknown') last = judged;
  }
  return last;
}

async function judgePart(
  part: Part,
  read: ConditionReader,
  here: Here,
  signal: AbortSignal,
): Promise<Judged> {
  if (!('not' in part)) return judgeFact(part, read, here, signal);
  const judged = await judgeFact(part.not, read, here, signal);
  if (judged.type === 'true') return { type: 'false', because: sayFact(part.not) };
  return judged.type === 'false' ? { type: 'true' } : judged;
}

async function judgeFact(
  fact: Fact,
  read: ConditionReader,
  here: Here,
  signal: AbortSignal,
): Promise<Judged> {
  if ('from' in fact) return judgeCalendar(fact, read, signal);
  if (fact.service === 'clock' && !('target' in fact)) return judgeDaytime(fact, here);
  const thing = fact as Level | InState;
  const outcome = await read(thing.service, 'get', { target: thing.target as Json }, signal);
  if (!outcome.ok) return { type: 'unknown', because: outcome.error.message };
  const things = thingsOf(outcome.result);
  return things.length === 0
    ? { type: 'unknown', because: `I know nothing of ${sayTarget(thing.target)}` }
    : judgeThings(things, thing);
}

function sayFact(fact: Fact): string {
  if ('from' in fact) return fact.state === 'empty' ? 'the calendar is empty' : 'the calendar has something';
  if (!('target' in fact)) return `it is ${sayDaytime(fact)}`;
  if ('kind' in fact) return `the ${fact.kind} of ${sayTarget(fact.target)} is ${sayBound(fact)}`;
  return `${sayTarget(fact.target)} is ${fact.state}`;
}

function judgeDaytime(daytime: Daytime, here: Here): Judged {
  const { sun, after, before, days } = daytime;
  const wall = wallAt(here.now, here.timezone);
  const clock = wall.slice(11, 16);
  if (sun !== undefined && here.located === false)
    return {
      type: 'unknown',
      because: 'nobody told me where the house stands, so I do not know when it is dark',
    };
  if (sun !== undefined && isLight(here) === undefined)
    return { type: 'unknown', because: 'the sun neither rises nor sets here today' };
  const isSo =
    (sun === undefined || isLight(here) === (sun === 'up')) &&
    isWithin(clock, after, before) &&
    (days === undefined || days.includes(DAY_CODES[new Date(`${wall.slice(0, 10)}T12:00:00Z`).getUTCDay()]!));
  return isSo ? { type: 'true' } : { type: 'false', because: `it is not ${sayDaytime(daytime)}` };
}

const DAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** "After ten and before six" is over midnight. */
function isWithin(clock: string, after: string | undefined, before: string | undefined): boolean {
  const begun = after === undefined || clock >= after;
  const ends = before === undefined || clock < before;
  return after !== undefined && before !== undefined && after > before ? begun || ends : begun && ends;
}

/** `undefined` where the sun neither rises nor sets that day. */
function isLight(here: Here): boolean | undefined {
  const date = wallAt(here.now, here.timezone).slice(0, 10);
  const [rise, set] = [sunAt('sunrise', date, here), sunAt('sunset', date, here)];
  return rise === undefined || set === undefined ? undefined : here.now >= rise && here.now < set;
}

/** Whether one of the things is in the state, or each where that is wanted; or one tells more or less than the bound. */
export function judgeThings(things: readonly Thing[], condition: Level | InState): Judged {
  if ('kind' in condition) return judgeLevel(things, condition);
  const states = things.map((thing) => stateMatches(thing, condition.state));
  if (condition.every === true) {
    const others = things.filter((_, at) => states[at] === false);
    if (others.length > 0) return { type: 'false', because: notSo(others, condition.state) };
    if (states.every((state) => state === true)) return { type: 'true' };
  } else if (states.some((state) => state === true)) return { type: 'true' };
  if (states.some((state) => state === undefined))
    return { type: 'unknown', because: `${names(things)} did not tell` };
  return { type: 'false', because: notSo(things, condition.state) };
}

const OPPOSITES: Readonly<Record<string, string>> = {
  on: 'off',
  off: 'on',
  open: 'closed',
  closed: 'open',
  locked: 'unlocked',
  unlocked: 'locked',
};

/** "The front door is locked" where it is, and not "is not unlocked". */
function notSo(things: readonly Thing[], state: string): string {
  const opposite = OPPOSITES[state];
  const isOpposite =
    opposite !== undefined && things.every((thing) => stateMatches(thing, opposite) === true);
  return `${names(things)} ${things.length === 1 ? 'is' : 'are'} ${isOpposite ? opposite : `not ${state}`}`;
}

type CalendarCondition = Extract<Condition, { from: string }>;

async function judgeCalendar(
  condition: CalendarCondition,
  read: ConditionReader,
  signal: AbortSignal,
): Promise<Judged> {
  const params: Json = {
    from: condition.from,
    to: condition.to,
    ...(condition.query === undefined ? {} : { query: condition.query }),
  };
  const outcome = await read('calendar', 'list', params, signal);
  if (!outcome.ok) return { type: 'unknown', because: outcome.error.message };
  const events = thingsOf(outcome.result);
  if ((events.length === 0) === (condition.state === 'empty')) return { type: 'true' };
  return {
    type: 'false',
    because: events.length === 0 ? 'there is nothing on the calendar' : `the calendar has ${names(events)}`,
  };
}

function judgeLevel(things: readonly Thing[], { kind, above, below }: Level): Judged {
  const told = things.filter((thing) => thing['kind'] === kind && typeof thing['value'] === 'number');
  if (told.length === 0) return { type: 'unknown', because: `${names(things)} did not tell of any ${kind}` };
  const passes = ({ value }: Thing): boolean =>
    (above === undefined || Number(value) > above) && (below === undefined || Number(value) < below);
  if (told.some(passes)) return { type: 'true' };
  const words = told.map(({ state, value }) => String(state ?? value));
  return { type: 'false', because: `the ${kind} is ${words.join(' and ')}` };
}

export type Thing = Readonly<Record<string, Json>>;

/** Services answer a read with a list under one key (`lights`, `events`, …) or a bare list. */
export function thingsOf(result: Json): readonly Thing[] {
  if (Array.isArray(result)) return result.filter(isThing);
  if (isThing(result))
    for (const value of Object.values(result)) if (Array.isArray(value)) return value.filter(isThing);
  return [];
}

function isThing(value: Json): value is Thing {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function stateMatches(thing: Thing, wanted: string): boolean | undefined {
  const on = thing['on'];
  if (wanted === 'on' || wanted === 'off')
    return typeof on === 'boolean' ? on === (wanted === 'on') : undefined;
  const state = thing['state'];
  return typeof state === 'string' ? state.toLowerCase() === wanted.toLowerCase() : undefined;
}

function names(things: readonly Thing[]): string {
  const all = new Set(
    things.map(({ name, title }) => (name === undefined ? String(title ?? 'it') : theThing(String(name)))),
  );
  return [...all].slice(0, 5).join(', ');
}
