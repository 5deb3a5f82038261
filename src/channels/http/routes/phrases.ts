import { z } from 'zod';
import type { Json } from '../../../base/index.ts';
import { DOES_LENGTH_MAX, type Doorway, PHRASE_LENGTH_MAX } from '../../../domain/index.ts';
import { problemOfCall } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';

const Phrase = z.string().trim().min(1).max(PHRASE_LENGTH_MAX).describe('what is said');
const Does = z.string().trim().min(1).max(DOES_LENGTH_MAX).describe('what is then done, as one would say it');
const Id = z.strictObject({ id: z.string().min(1).max(64) });
const REFUSED = {
  409: { description: 'The words mean something already, or phrases would lead to each other in a circle.' },
  422: { description: 'What is to be done was not understood.' },
};

/** What people taught the house to do when they say words of their own. */
export function phraseRoutes(): readonly Route[] {
  async function ask(
    doorway: Doorway,
    method: string,
    params: Json,
    status: 200 | 201 = 200,
  ): Promise<Reply> {
    const outcome = await doorway.call('phrases', method, params);
    return outcome.ok
      ? json(status, outcome.result)
      : { type: 'problem', problem: problemOfCall(outcome.error) };
  }

  return [
    route({
      method: 'GET',
      path: '/v1/phrases',
      tag: 'house',
      summary: 'Taught phrases: words of the household and what they do.',
      needs: ['speak', 'read'],
      answers: {
        200: {
          description: 'By the words.',
          schema: z.json(),
        },
      },
      run: ({ doorway }) => ask(doorway, 'list', {}),
    }),
    route({
      method: 'POST',
      path: '/v1/phrases',
      tag: 'house',
      summary: 'Teaches a phrase, or gives one another meaning.',
      needs: ['act'],
      body: z.strictObject({ phrase: Phrase, does: Does }),
      answers: { 201: { description: 'As it was taken in.', schema: z.json() }, ...REFUSED },
      run: ({ doorway, body }) => ask(doorway, 'teach', body, 201),
    }),
    route({
      method: 'PATCH',
      path: '/v1/phrases/{id}',
      tag: 'house',
      summary: 'Changes the words of a phrase, or what it does.',
      needs: ['act'],
      params: Id,
      body: z.strictObject({ phrase: Phrase, does: Does }),
      answers: {
        200: { description: 'As it is now.', schema: z.json() },
        404: { description: 'No such phrase.' },
        ...REFUSED,
      },
      run: ({ doorway, params, body }) => ask(doorway, 'teach', { ...body, ...params }),
    }),
    route({
      method: 'DELETE',
      path: '/v1/phrases/{id}',
      tag: 'house',
      summary: 'Forgets a phrase.',
      needs: ['act'],
      params: Id,
      answers: {
        200: { description: 'What it was.', schema: z.json() },
        404: { description: 'No such phrase.' },
      },
      run: ({ doorway, params }) => ask(doorway, 'forget', params),
    }),
  ];
}
