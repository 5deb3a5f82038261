import type { Json } from '../base/index.ts';
import type { CallOutcome, Condition, Target } from '../domain/index.ts';

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

/** Judges a condition against the world as it is now, when the action's turn has come. */
export async function judgeCondition(
  condition: Condition,
  read: ConditionReader,
  signal: AbortSignal,
): Promise<Judged> {
  if (isCalendar(condition)) return judgeCalendar(condition, read, signal);
  if (isSensor(condition)) return judgeSensor(condition, read, signal);
  const outcome = await read(condition.service, 'get', { target: condition.target as Json }, signal);
  if (!outcome.ok) return { type: 'unknown', because: outcome.error.message };
  const things = thingsOf(outcome.result);
  return things.length === 0
    ? { type: 'unknown', because: `I know nothing of ${wordsOf(condition.target)}` }
    : judgeThings(things, condition);
}

/** Whether one of the things is in the state. */
export function judgeThings(things: readonly Thing[], condition: { readonly state: string }): Judged {
  const states = things.map((thing) => stateMatches(thing, condition.state));
  if (states.some((state) => state === true)) return { type: 'true' };
  if (states.some((state) => state === undefined))
    return { type: 'unknown', because: `${names(things)} did not tell` };
  return {
    type: 'false',
    because: `${names(things)} ${things.length === 1 ? 'is' : 'are'} not ${condition.state}`,
  };
}

type CalendarCondition = Extract<Condition, { service: 'calendar' }>;
type SensorCondition = Extract<Condition, { kind: string }>;

function isCalendar(condition: Condition): condition is CalendarCondition {
  return condition.service === 'calendar' && 'from' in condition;
}

function isSensor(condition: Condition): condition is SensorCondition {
  return condition.service === 'sensor' && 'kind' in condition;
}

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

async function judgeSensor(
  condition: SensorCondition,
  read: ConditionReader,
  signal: AbortSignal,
): Promise<Judged> {
  const outcome = await read(
    'sensor',
    'get',
    { target: condition.target as Json, kind: condition.kind },
    signal,
  );
  if (!outcome.ok) return { type: 'unknown', because: outcome.error.message };
  const values = thingsOf(outcome.result).flatMap((thing) =>
    typeof thing['value'] === 'number' ? [thing['value']] : [],
  );
  const value = values[0];
  if (value === undefined) return { type: 'unknown', because: `no ${condition.kind} was reported` };
  const holds =
    (condition.above === undefined || value > condition.above) &&
    (condition.below === undefined || value < condition.below);
  return holds ? { type: 'true' } : { type: 'false', because: `the ${condition.kind} is ${value}` };
}

type Thing = Readonly<Record<string, Json>>;

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
  return things
    .map((thing) => String(thing['name'] ?? thing['title'] ?? 'it'))
    .slice(0, 5)
    .join(', ');
}

/** A target in words, for a sentence to a person. */
export function wordsOf(target: Target): string {
  if (Array.isArray(target)) return target.map((one) => wordsOf(one as Target)).join(' and ');
  const one = target as Readonly<Record<string, Json>>;
  const noun = String(
    one['name'] ?? one['area'] ?? one['floor'] ?? one['group'] ?? one['id'] ?? 'everything',
  );
  const except = one['except'];
  return Array.isArray(except) && except.length > 0
    ? `${noun} except ${wordsOf(except as unknown as Target)}`
    : noun;
}
