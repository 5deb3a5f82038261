import { durationMs, type Json, type JsonObject } from '../../base/index.ts';
import { type Action, type Group, returns, type When } from '../../domain/index.ts';
import type { Call, Origin } from '../facts.ts';
import { textOf } from './judge.ts';

/**
 * A command for later is stored with the schedule service, together with all that follows it in its group, and runs as
 * a turn of its own when it falls due (H25). `actions[0]` is the deferred one.
 */
export function deferral(actions: readonly Action[], when: When, origin: Origin, now: number): Call {
  const groups: Json = [actions.map((action) => stored(action, when))];
  const person: JsonObject = origin.person === null ? {} : { person: origin.person };
  const text = actions.map(textOf).join(', then ').slice(0, 2000);
  return {
    service: 'schedule',
    method: 'create',
    params: {
      groups,
      text,
      conversation: origin.conversation,
      channel: origin.channel,
      ...person,
      ...timing(when, now),
    },
  };
}

/** The groups with what an action awaits of the one before it as the event that it is. */
export function withWaits(groups: readonly Group[]): Group[] {
  return groups.map((group) =>
    group.map(({ awaits, ...action }) =>
      awaits === undefined || action.when !== undefined ? action : { ...action, when: { event: awaits } },
    ),
  );
}

/** As it is to be done then: what waits for the same as the first has nothing left to wait for. */
function stored(action: Action, first: When): Json {
  const { when, ...rest } = action;
  const isFirst = when === undefined || JSON.stringify(when) === JSON.stringify(first);
  const then = isFirst ? rest : { ...rest, when: returns({ when: first }) ? onceOf(when) : when };
  return JSON.parse(JSON.stringify(then)) as Json;
}

/** "Every day from six to midnight": each time that it begins, it ends once, the next time that it is midnight. */
function onceOf(when: When): When {
  if ('sun' in when) return { sun: when.sun, ...(when.offset === undefined ? {} : { offset: when.offset }) };
  if (!('rrule' in when)) return when;
  const time = /;BYHOUR=\d+;BYMINUTE=\d+/.exec(when.rrule)?.[0];
  return time === undefined ? when : { rrule: `FREQ=DAILY${time};COUNT=1` };
}

function timing(when: When, now: number): JsonObject {
  if ('at' in when && !('rrule' in when) && !('sun' in when)) {
    const moment = when.at;
    return { at: typeof moment === 'string' ? moment : (moment.chosen ?? moment.between[0]) };
  }
  if ('after' in when) return { at: new Date(now + (durationMs(when.after) ?? 0)).toISOString() };
  return JSON.parse(JSON.stringify(when)) as JsonObject;
}
