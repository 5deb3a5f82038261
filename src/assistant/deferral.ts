import { durationMs, type Json, type JsonObject } from '../base/index.ts';
import type { Action, When } from '../domain/index.ts';
import type { Call, Origin } from './facts.ts';

/**
 * A command for later is stored with the schedule service, together with all that follows it in its group, and runs as
 * a turn of its own when it falls due (H25). `actions[0]` is the deferred one.
 */
export function deferral(actions: readonly Action[], when: When, origin: Origin, now: number): Call {
  const groups: Json = [actions.map((action) => stored(action, when))];
  const person: JsonObject = origin.person === null ? {} : { person: origin.person };
  const text = actions
    .map((action) => action.source?.text ?? `${action.service}.${action.method}`)
    .join(', then ')
    .slice(0, 2000);
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

/** As it is to be done then: what waits for the same as the first has nothing left to wait for. */
function stored(action: Action, first: When): Json {
  const { when, ...rest } = action;
  const isFirst = when === undefined || JSON.stringify(when) === JSON.stringify(first);
  return JSON.parse(JSON.stringify(isFirst ? rest : action)) as Json;
}

function timing(when: When, now: number): JsonObject {
  if ('at' in when && !('rrule' in when)) {
    const moment = when.at;
    return { at: typeof moment === 'string' ? moment : (moment.chosen ?? moment.between[0]) };
  }
  if ('after' in when) return { at: new Date(now + (durationMs(when.after) ?? 0)).toISOString() };
  return JSON.parse(JSON.stringify(when)) as JsonObject;
}
