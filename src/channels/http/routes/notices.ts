import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { ForeignId } from '../../../domain/index.ts';

import type { NoticeListeners } from '../notice-listeners.ts';
import { type Route, route } from '../route.ts';

/** What the house says of itself: reminders, what rings, notices, questions of stored commands. */
export function noticeRoutes(listeners: NoticeListeners): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/notices',
      tag: 'talk',
      summary:
        'What the house says of itself, as server-sent events: each is an event `notice` with {id, type, text, turn, conversation, wait, options, rings}. Who listens is there: what is for them comes here and by no later door.',
      needs: ['speak', 'read'],
      tokenInQuery: true,
      query: z.strictObject({
        conversation: ForeignId.exactOptional().describe(
          'the talk the listener is in: what was asked for there comes here first',
        ),
        area: z
          .string()
          .min(1)
          .max(120)
          .exactOptional()
          .describe('the room the listener stands in: what is said to a room is heard there'),
      }),
      answers: {
        200: { description: 'A stream that ends with the connection.', contentType: 'text/event-stream' },
        429: { description: 'Too many listen already.' },
      },
      run: ({ query: { conversation = null, area = null }, speaker: { person } }) => {
        if (listeners.isFull)
          throw new HearthError('too-many', 'Too many listen already', { hint: 'Close some of them.' });
        return { type: 'notices', listen: (hear) => listeners.listen({ person, conversation, area, hear }) };
      },
    }),
  ];
}
