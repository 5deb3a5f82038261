import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import {
  BoardView,
  type Doorway,
  JournalLine,
  ProcessView,
  ResultMessages,
  SpanView,
} from '../../../domain/index.ts';
import { problem } from '../problem.ts';
import { json, listed, type Reply, type Route, route } from '../route.ts';
import { PAGE } from './page.ts';

const ProcessId = z.strictObject({ id: z.string().min(1).max(200) });

/** What runs and ran, and the journal it left. */
export function processRoutes(): readonly Route[] {
  function processOf(doorway: Doorway, id: string) {
    const process = doorway.process(id);
    if (process === undefined)
      throw new HearthError('not-found', `There is no process "${id}"`, {
        hint: 'GET /v1/processes lists them.',
      });
    return process;
  }

  /** Ends a process in one of two ways; one that has ended stays as it is. */
  function end(how: 'kill' | 'terminate', summary: string): Route {
    return route({
      method: 'POST',
      path: `/v1/processes/{id}/${how}`,
      tag: 'processes',
      summary,
      needs: ['act'],
      params: ProcessId,
      body: z.strictObject({ because: z.string().min(1).max(500).optional() }).optional(),
      answers: { 200: { description: 'The process as it is now.', schema: ProcessView } },
      run: async ({ params, body, token, doorway }) => {
        processOf(doorway, params.id);
        const because = body?.because ?? `asked by ${token.person ?? token.name}`;
        await doorway[how](params.id, because);
        return json(200, processOf(doorway, params.id));
      },
    });
  }

  return [
    route({
      method: 'GET',
      path: '/v1/processes',
      tag: 'processes',
      summary: 'Agent processes.',
      needs: ['read'],
      query: PAGE,
      answers: {
        200: { description: 'Processes.', schema: z.object({ processes: z.array(ProcessView) }) },
      },
      run: ({ query, doorway }) => listed('processes', doorway.processesJson(query)),
    }),
    route({
      method: 'GET',
      path: '/v1/processes/{id}',
      tag: 'processes',
      summary: 'One process.',
      needs: ['read'],
      params: ProcessId,
      answers: { 200: { description: 'The process.', schema: ProcessView } },
      run: ({ params, doorway }) => json(200, processOf(doorway, params.id)),
    }),
    route({
      method: 'GET',
      path: '/v1/processes/{id}/result',
      tag: 'processes',
      summary: 'What a process came to, its messages.',
      needs: ['read'],
      params: ProcessId,
      answers: {
        200: { description: 'The result.', schema: ResultMessages },
        409: { description: 'There is none: `data.status` says why.' },
      },
      run: ({ params, doorway }): Reply => {
        const result = doorway.result(processOf(doorway, params.id).process);
        if (result?.type === 'result') return json(200, { result: result.messages });
        const { status = '', because = null } = result ?? {};
        const more = { data: { status, because } };
        return { type: 'problem', problem: problem('conflict', `It has no result: it is ${status}.`, more) };
      },
    }),
    route({
      method: 'GET',
      path: '/v1/processes/{id}/board',
      tag: 'processes',
      summary: 'The blackboard of a process, as it is or as it was.',
      needs: ['read'],
      params: ProcessId,
      query: z.strictObject({
        at: z.coerce
          .number()
          .int()
          .min(1)
          .optional()
          .describe('when this entry of the journal had been written'),
      }),
      answers: { 200: { description: 'The blackboard.', schema: BoardView } },
      run: ({ params, query, doorway }) =>
        json(200, doorway.board(processOf(doorway, params.id).process, query.at)),
    }),
    route({
      method: 'GET',
      path: '/v1/turns/{turn}/spans',
      tag: 'processes',
      summary: 'What took how long in a turn, as spans for tracing tools.',
      needs: ['read'],
      params: z.strictObject({ turn: z.string().min(1).max(200) }),
      answers: { 200: { description: 'Spans.', schema: z.object({ spans: z.array(SpanView) }) } },
      run: ({ params, doorway }) => {
        const spans = doorway.spans(params.turn);
        if (spans === undefined) throw new HearthError('not-found', `There is no turn "${params.turn}"`);
        return json(200, { spans });
      },
    }),
    end('kill', 'End a process at once, with its children; its result is lost.'),
    end('terminate', 'Ask a process to end; what it has done so far is its result.'),
    route({
      method: 'GET',
      path: '/v1/journal',
      tag: 'processes',
      summary: 'What happened, in order.',
      needs: ['read'],
      query: PAGE,
      answers: {
        200: {
          description: 'Lines after `after`; `next` is what to ask for after these, null at the end.',
          schema: z.object({ journal: z.array(JournalLine), next: z.number().nullable() }),
        },
      },
      run: ({ query, doorway }) => {
        const journal = doorway.journal(query);
        const next = journal.length < query.limit ? null : (journal.at(-1)?.seq ?? null);
        return json(200, { journal, next });
      },
    }),
  ];
}
