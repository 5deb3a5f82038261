import { z } from 'zod';
import { ConversationView, WaitView } from '../../../domain/index.ts';
import { refuseUnlessAccepted } from '../../words.ts';
import { json, type Route, route } from '../route.ts';
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
      method: 'GET',
      path: '/v1/conversations/{id}',
      tag: 'talk',
      summary: 'What a conversation has come to: what is spoken of, what was done, and what is asked.',
      needs: ['speak', 'read'],
      params: z.strictObject({ id: z.string().min(1).max(200) }),
      answers: { 200: { description: 'As the one who asks talks in it.', schema: ConversationView } },
      run: ({ params, doorway }) => json(200, doorway.conversation(params.id)),
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
      run: async ({ params, body, doorway }) => {
        const outcome = await doorway.answer(params.id, body.value);
        refuseUnlessAccepted(outcome, params.id, 'GET /v1/waits lists the open ones.');
        return json(200, { accepted: true });
      },
    }),
  ];
}
