import type { Json, JsonObject } from '../../base/index.ts';
import {
  type Becoming,
  type CallOutcome,
  GESTURES,
  type Happening,
  isPress,
  type Press,
  pressesMeant,
  pressesTold,
  sayPress,
  sayTarget,
  theThing,
  type When,
} from '../../domain/index.ts';
import { type ConditionReader, type Judged, judgeThings, type Thing, thingsOf } from './conditions.ts';

/** Services whose things are no devices and are not looked at: that the time has come they say by their event `due`. */
export const RINGING: Readonly<Record<string, { readonly method: string; readonly name: string }>> = {
  timer: { method: 'get', name: 'name' },
  alarm: { method: 'list', name: 'query' },
};

/** What is asked of a service to see how the things of an event are. */
export function lookAt({ service, target }: Happening): {
  readonly service: string;
  readonly method: string;
  readonly params: JsonObject;
} {
  const ringing = RINGING[service];
  if (ringing === undefined) return { service, method: 'get', params: { target: target as Json } };
  const name = nameOf(target);
  return { service, method: ringing.method, params: name === undefined ? {} : { [ringing.name]: name } };
}

/** Whether it is waited for of each of several for itself: "when someone comes home" is every arrival (services/presence). */
export function isOfEach({ service, target }: Happening): boolean {
  return service === 'presence' && nameOf(target) === 'someone';
}

/** Whether it is waited for of all who live here together: "when everyone has left". */
export function isOfAllPeople({ service, target }: Happening): boolean {
  return service === 'presence' && ['anyone', 'everyone'].includes(nameOf(target) ?? '');
}

const NOBODY_KNOWN = 'nothing tells me yet who comes and goes: say when you do, or bind your phones';

/** Whether what rings is what is waited for. */
export function isOf({ target }: Happening, name: string | null): boolean {
  const wanted = nameOf(target);
  return wanted === undefined || wanted.toLowerCase() === name?.toLowerCase();
}

function nameOf(target: Happening['target']): string | undefined {
  return 'name' in target ? target.name : undefined;
}

export interface Sight {
  readonly judged: Judged;
  readonly things: readonly Thing[];
}

/** The things that a service answered with; none where it refused. */
export function thingsIn(outcome: CallOutcome): readonly Thing[] {
  return outcome.ok ? thingsOf(outcome.result) : [];
}

/** How it stands with what is waited for, by what the service answered. */
export function sightOf(event: Becoming, outcome: CallOutcome): Sight {
  if (!outcome.ok) return { judged: { type: 'unknown', because: outcome.error.message }, things: [] };
  const things = thingsOf(outcome.result);
  const nothing = `there is no ${event.service in RINGING ? event.service : sayTarget(event.target)}`;
  return {
    judged: things.length === 0 ? { type: 'unknown', because: nothing } : judgeThings(things, event),
    things,
  };
}

/** What is known of a wait before it begins. */
export type Prospect =
  | { readonly type: 'later'; readonly remark?: string; readonly was?: false }
  /** It is so already, and that counts: nothing is waited for. */
  | { readonly type: 'happened' }
  /** Nobody here could ever tell. */
  | { readonly type: 'never'; readonly because: string };

const LATER: Prospect = { type: 'later' };

/**
 * Looks at what is to be waited for, so that nobody waits for what the house cannot see. What is so already has happened
 * where the words say so ("when it *is* below 5"); else it is told that only the next time counts.
 */
export async function lookAhead(when: When, read: ConditionReader, signal: AbortSignal): Promise<Prospect> {
  if (!('event' in when)) return LATER;
  const { event, repeat } = when;
  const { service, method, params } = lookAt(event);
  const outcome = await read(service, method, params, signal);
  // A service that is down for the moment may see it all the same.
  if (!outcome.ok && outcome.error.code !== 'unknown-target') return LATER;
  if (isPress(event)) return canBePressed(event, outcome);
  const { judged, things } = sightOf(event, outcome);
  switch (judged.type) {
    case 'unknown': {
      // A rule for good may be made before the first alarm is.
      const mayYet = things.some(isSilent) || (repeat === true && service in RINGING);
      // Who comes and goes may be said, or told by a phone, at any time.
      if (repeat === true && isOfAllPeople(event)) return { type: 'later', remark: NOBODY_KNOWN };
      return mayYet ? LATER : { type: 'never', because: judged.because };
    }
    case 'false':
      return { type: 'later', was: false };
    case 'true':
      if (isOfEach(event)) return LATER;
      if (event.already === true && event.for !== undefined) return LATER;
      if (event.already === true && repeat !== true) return { type: 'happened' };
      return { type: 'later', remark: 'it is so already: from the next time on' };
  }
}

/** That a press can be heard is told by what the things announce. */
function canBePressed(event: Press, outcome: CallOutcome): Prospect {
  if (!outcome.ok) return { type: 'never', because: outcome.error.message };
  const things = thingsOf(outcome.result);
  const presses = things.flatMap(({ heard }) => pressesTold(heard));
  if (pressesMeant(presses, event).length > 0) return LATER;
  const name = theThing(String(things[0]?.['name'] ?? sayTarget(event.target)));
  const which = event.button === undefined ? '' : ` that its ${event.button} button is`;
  const how = GESTURES.some((gesture) => gesture === event.press) ? sayPress(event) : event.press;
  const known = [...new Set(presses.map((press) => press.name))].slice(0, NAMED_MAX);
  const tells = known.length === 0 ? 'it tells of no presses' : `it tells ${known.join(', ')}`;
  return { type: 'never', because: `${name} never tells me${which} ${how}: ${tells}` };
}

/** How many of its words are named. */
const NAMED_MAX = 12;

/** It may tell yet. */
function isSilent({ value, state, on }: Thing): boolean {
  return (value ?? state ?? on ?? null) === null;
}
