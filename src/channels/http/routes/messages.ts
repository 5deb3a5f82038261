import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import {
  type Doorway,
  ForeignId,
  MisunderstoodView,
  Rendering,
  Sentence,
  TurnView,
} from '../../../domain/index.ts';

import type { HouseAccess } from '../access.ts';
import { type Asked, json, listed, type Reply, type Route, route } from '../route.ts';
import { doorwayFor, HELD, held, PREFER } from './held.ts';
import { PAGE } from './page.ts';

const MessageBody = z.strictObject({
  text: Sentence.describe('what to say to the house, as to a person'),
  conversation: ForeignId.exactOptional().describe('the talk this belongs to; "http" when absent'),
  person: z.string().min(1).max(64).exactOptional().describe('who speaks; the token’s person when absent'),
  externalId: ForeignId.exactOptional().describe('the same id again gives the same turn'),
  area: z
    .string()
    .min(1)
    .max(120)
    .exactOptional()
    .describe('the room it was said in, for “the lights” without a room'),
  rendering: Rendering.exactOptional().describe(
    'how the answer is to be said: in about fifteen words with the rest on “go on” (aloud), as it is read (text, when absent), or in full (mail)',
  ),
});

const TurnId = z.strictObject({ turn: z.string().min(1).max(200) });

/** Sentences in, turns out. */
export function messageRoutes(access: HouseAccess): readonly Route[] {
  async function receive(asked: Asked<undefined, undefined, z.output<typeof MessageBody>>): Promise<Reply> {
    const { person, conversation = 'http', ...said } = asked.body;
    const doorway = doorwayFor(access, asked, person);
    access.speech.take(asked.token.id, said.text, asked.token.role);
    const { turn } = await doorway.receive({ channel: 'http', conversation, ...said });
    return held(doorway, asked, turn);
  }

  function turnOf(doorway: Doorway, id: string) {
    const turn = doorway.turn(id);
    if (turn === undefined)
      throw new HearthError('not-found', `There is no turn "${id}"`, {
        hint: 'POST /v1/messages answers with the turn’s id.',
      });
    return turn;
  }

  return [
    route({
      method: 'POST',
      path: '/v1/messages',
      tag: 'talk',
      summary: 'Say something to the house.',
      needs: ['speak'],
      counted: true,
      body: MessageBody,
      headers: PREFER,
      answers: HELD,
      run: receive,
    }),
    route({
      method: 'GET',
      path: '/v1/turns',
      tag: 'talk',
      summary: 'The turns so far.',
      needs: ['read'],
      query: PAGE,
      answers: { 200: { description: 'Turns.', schema: z.object({ turns: z.array(TurnView) }) } },
      run: ({ query, doorway }) => listed('turns', doorway.turnsJson(query)),
    }),
    route({
      method: 'GET',
      path: '/v1/misunderstood',
      tag: 'talk',
      summary: 'What was not understood in the last 30 days, the newest first (journal.misunderstoodDays).',
      needs: ['read'],
      query: PAGE,
      answers: {
        200: { description: 'Sentences.', schema: z.object({ misunderstood: z.array(MisunderstoodView) }) },
      },
      run: ({ query, doorway }) => json(200, { misunderstood: doorway.misunderstood(query) }),
    }),
    route({
      method: 'GET',
      path: '/v1/turns/{turn}',
      tag: 'talk',
      summary: 'What became of a message.',
      needs: ['speak', 'read'],
      params: TurnId,
      answers: { 200: { description: 'The turn.', schema: TurnView } },
      run: ({ params, doorway }) => json(200, turnOf(doorway, params.turn)),
    }),
    route({
      method: 'GET',
      path: '/v1/turns/{turn}/events',
      tag: 'talk',
      summary: 'The journal of a turn as server-sent events; ends with an event named "end".',
      needs: ['speak', 'read'],
      params: TurnId,
      query: z.strictObject({
        after: z.coerce.number().int().min(0).exactOptional().describe('as Last-Event-ID'),
      }),
      headers: { 'Last-Event-ID': 'resumes after this sequence number, without loss or repetition' },
      answers: {
        200: { description: 'Journal lines, one an event.', contentType: 'text/event-stream' },
        204: { description: 'The turn has ended and the client has seen all of it.' },
      },
      run: ({ params, query, header, doorway }) => {
        turnOf(doorway, params.turn);
        const after = lastEventId(header('last-event-id')) ?? query.after ?? 0;
        return {
          type: 'events',
          turn: params.turn,
          after,
          lines: (signal) => doorway.follow({ turn: params.turn }, after, signal),
          ended: () => {
            const { status } = turnOf(doorway, params.turn);
            return status === 'running' || status === 'waiting' ? undefined : status;
          },
        };
      },
    }),
  ];
}

/** HTML Living Standard 9.2.4 lets the client send whatever id it got; ours are whole numbers. */
function lastEventId(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (!/^\d{1,15}$/.test(header))
    throw new HearthError('invalid-params', 'Last-Event-ID is no sequence number of ours', {
      faults: [{ path: '/headers/last-event-id', message: 'must be a whole number' }],
    });
  return Number(header);
}
