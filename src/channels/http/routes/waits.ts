import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { WaitView } from '../../../domain/index.ts';
import { problem } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';
import { EVERYONE } from './page.ts';

/** Open questions, and their answers. */
export function waitRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/waits',
      tag: 'talk',
      summary: 'The questions the house is waiting to have answered.',
      needs: ['speak', 'read'],
      query: z.strictObject(EVERYONE),
      answers: { 200: { description: 'Open questions.', schema: z.object({ waits: z.array(WaitView) }) } },
      run: ({ query, doorway }) => json(200, { waits: doorway.waits(query) }),
    }),
    route({
      method: 'POST',
      path: '/v1/waits/{id}',
      tag: 'talk',
      summary: 'Answer a question.',
      needs: ['speak'],
      params: z.strictObject({ id: z.string().min(1).max(200) }),
      body: z.strictObject({ value: z.json().describe('the answer, as the question asks for it') }),
      answers: {
        200: { description: 'Accepted.', schema: z.object({ accepted: z.literal(true) }) },
        403: { description: 'Somebody else is asked.' },
        409: { description: 'Answered already, or no longer open.' },
      },
      run: async ({ params, body, doorway }): Promise<Reply> => {
        const outcome = await doorway.answer(params.id, body.value);
        switch (outcome.type) {
          case 'accepted':
            return json(200, { accepted: true });
          case 'duplicate':
            return refuse('This question has been answered already.');
          case 'closed':
            return refuse('This question is no longer open.');
          case 'unknown':
            throw new HearthError('not-found', `There is no question "${params.id}"`, {
              hint: 'GET /v1/waits lists the open ones.',
            });
          case 'not-permitted':
            throw new HearthError('not-permitted', outcome.reason);
          case 'invalid':
            throw new HearthError('invalid-params', outcome.reason, {
              faults: [{ path: '/value', message: outcome.reason }],
            });
        }
      },
    }),
  ];
}

function refuse(detail: string): Reply {
  return { type: 'problem', problem: problem('conflict', detail) };
}
