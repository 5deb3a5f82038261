import type { Json } from '../../base/index.ts';
import { type CallOutcome, type Condition, type InState, type Level, sayTarget } from '../../domain/index.ts';

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
  if ('from' in condition) return judgeCalendar(condition, read, signal);
  const outcome = await read(condition.service, 'get', { target: condition.target as Json }, signal);
  if (!outcome.ok) return { type: 'unknown', because: outcome.error.message };
  const things = thingsOf(outcome.result);
  return things.length === 0
    ? { type: 'unknown', because: `I know nothing of ${sayTarget(condition.target)}` }
    : judgeThings(things, condition);
}

/** Whether one of the things is in the state, or tells more or less than the bound. */
export function judgeThings(things: readonly Thing[], condition: Level | InState): Judged {
  if ('kind' in condition) return judgeLevel(things, condition);
  const states = things.map((thing) => stateMatches(thing, condition.state));
  if (states.some((state) => state === true)) return { type: 'true' };
  if (states.some((state) => state === undefined))
    return { type: 'unknown', because: `${names(things)} did not tell` };
  return {
    type: 'false',
    because: `${names(things)} ${things.length === 1 ? 'is' : 'are'} not ${condition.state}`,
  };
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
  const all = new Set(things.map((thing) => String(thing['name'] ?? thing['title'] ?? 'it')));
  return [...all].slice(0, 5).join(', ');
}
