import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import type { Doorway } from '../../../domain/index.ts';
import { json, type Route, route } from '../route.ts';
import { JournalShape, ProcessShape } from '../shapes.ts';
import { EVERYONE, pageOf } from './page.ts';

const Page = z.strictObject({
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  ...EVERYONE,
});

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
      answers: { 200: { description: 'The process as it is now.', schema: ProcessShape } },
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
      query: Page,
      answers: {
        200: { description: 'Processes.', schema: z.object({ processes: z.array(ProcessShape) }) },
      },
      run: ({ query, doorway }) => json(200, { processes: doorway.processes(pageOf(query)) }),
    }),
    route({
      method: 'GET',
      path: '/v1/processes/{id}',
      tag: 'processes',
      summary: 'One process.',
      needs: ['read'],
      params: ProcessId,
      answers: { 200: { description: 'The process.', schema: ProcessShape } },
      run: ({ params, doorway }) => json(200, processOf(doorway, params.id)),
    }),
    end('kill', 'End a process at once, with its children; its result is lost.'),
    end('terminate', 'Ask a process to end; what it has done so far is its result.'),
    route({
      method: 'GET',
      path: '/v1/journal',
      tag: 'processes',
      summary: 'What happened, in order.',
      needs: ['read'],
      query: Page,
      answers: {
        200: {
          description: 'Lines after `after`; `next` is what to ask for after these, null at the end.',
          schema: z.object({ journal: z.array(JournalShape), next: z.number().nullable() }),
        },
      },
      run: ({ query, doorway }) => {
        const journal = doorway.journal(pageOf(query));
        const next = journal.length < query.limit ? null : (journal.at(-1)?.seq ?? null);
        return json(200, { journal, next });
      },
    }),
  ];
}
