import { HUB, isOwn } from '../../src/access/index.ts';
import { HearthError } from '../../src/base/index.ts';
import type { Call } from '../../src/bus/index.ts';
import type { CalendarEvent } from './event.ts';

/** @throws HearthError `not-permitted` where a child would change what others put on the calendar of the home. */
export function changeable(event: CalendarEvent, { asking }: Pick<Call, 'asking'>): CalendarEvent {
  if (isOwn(asking, event) || asking === HUB || asking.role !== 'child') return event;
  throw new HearthError('not-permitted', `Only a grown-up may change “${event.title}”.`, {
    hint: 'Ask whoever put it on the calendar.',
  });
}

export function invalid(path: string, message: string, hint?: string): HearthError {
  return new HearthError('invalid-params', `"${path.slice(1)}" ${message}.`, {
    ...(hint === undefined ? {} : { hint }),
    faults: [hint === undefined ? { path, message } : { path, message, hint }],
  });
}
