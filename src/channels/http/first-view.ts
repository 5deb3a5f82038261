import type { FastifyRequest } from 'fastify';
import type { Json } from '../../base/index.ts';
import { speakerOf } from '../token-store.ts';
import type { Admitter } from './admission.ts';
import type { Gate } from './gate.ts';
import type { HttpDoorOptions } from './options.ts';
import { sessionView } from './session-view.ts';

/** A house of more things is told of by the WebSocket, after the page has shown that it is there. */
const THINGS_MAX = 500;

/**
 * What a page would ask for first, for whoever comes with the cookie of a session: `{session, home, seq?, snapshot?}`, so that it shows the house
 * with its first paint (docs/reference/page-api.md). Undefined for anybody else.
 */
export function firstViews(
  { house, webSocket }: Pick<HttpDoorOptions, 'house' | 'webSocket'>,
  gate: Gate,
  admitter: Admitter,
): (request: FastifyRequest) => Json | undefined {
  return (request) => {
    const cookie = admitter.cookieOf(request);
    if (cookie === undefined) return undefined;
    const admission = gate.admitSession(cookie, ['speak'], request.ip);
    if (!admission.admitted || admission.session === undefined) return undefined;
    const { token, session } = admission;
    const doorway = house.as(speakerOf(token, house.people()));
    const isSmall = doorway.devices().length <= THINGS_MAX;
    return {
      session: sessionView(token, session, house.people()),
      home: { timezone: house.place().timezone },
      ...(isSmall && webSocket?.houseNow(token.id, doorway)),
    } as unknown as Json;
  };
}
