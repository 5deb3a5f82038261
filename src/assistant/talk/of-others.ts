import { livesHere } from '../../access/index.ts';
import { type Action, DeviceKind, type Group, type InboundMessage } from '../../domain/index.ts';
import type { PreviousTurn } from '../../understanding/index.ts';
import type { Recent } from '../house/turn-store.ts';

/** What is on a list everybody sees who may see the list. */
const SHARED = 'list';

/**
 * Of what somebody else said in the same talk, what everybody sees: what became of things and lists at once, and the events that were put on the calendar of the home. Other rows
 * and words are their own.
 */
export function heardByAll({ groups }: Recent, { speaker }: InboundMessage): readonly PreviousTurn[] {
  // What is changed says not whose it is. Who lives here sees events: docs/decisions/0030-events-are-the-households.md.
  const isEvent = ({ service, method, args: { calendar = 'home' } }: Action): boolean =>
    service === 'calendar' && method === 'create' && calendar === 'home' && livesHere(speaker?.role);
  const isSeen = (action: Action): boolean =>
    action.when === undefined &&
    (action.service === SHARED || isEvent(action) || DeviceKind.safeParse(action.service).success);
  const seen = groups.map((group) =>
    group.flatMap((action) => (isSeen(action) ? action : forOne(action, speaker))),
  );
  const some = seen.filter((group) => group.length > 0);
  return some.length === 0 ? [] : [{ text: '', groups: some }];
}

/** What one is to be reminded of by another is one's own, as if it had been asked for: "*cancel that, I've done it*". */
function forOne({ service, method, args, source }: Action, speaker: InboundMessage['speaker']): Group {
  const { to, text } = args;
  const person = speaker?.person ?? undefined;
  const isFor = service === 'reminders' && method === 'create' && person !== undefined;
  return isFor && [to].flat().includes(person) && typeof text === 'string'
    ? [{ service, method: 'list', args: { query: text }, ...(source === undefined ? {} : { source }) }]
    : [];
}
