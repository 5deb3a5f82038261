import { z } from 'zod';
import { ModelView } from '../../../domain/index.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

const BudgetShape = z.object({
  name: z.string().describe('what is limited'),
  who: z.string().describe('whose work it was: a device, a service, an account'),
  times: z.number().int(),
  first: z.string(),
  last: z.string(),
  detail: z.string().describe('what was refused the last time, and why'),
});

/** How the hub is: what it finds of itself, and what was refused because it costs too much. For owners. */
export function healthRoutes({ budgets, findings, house, version }: HouseAccess): readonly Route[] {
  const iso = (instant: number) => new Date(instant).toISOString();
  return [
    route({
      method: 'GET',
      path: '/v1/health',
      tag: 'operations',
      summary: 'What the hub finds of itself, as hearth doctor does from outside, and its language model.',
      needs: ['admin'],
      house: 'read health',
      answers: {
        200: {
          description: 'What is well and what is not.',
          schema: z.object({
            version: z.string(),
            ready: z.boolean(),
            parts: z.record(z.string(), z.boolean()),
            model: ModelView.nullable(),
            findings: z.array(
              z.object({
                what: z.string(),
                ok: z.boolean(),
                hint: z.string().exactOptional().describe('what to do about it'),
              }),
            ),
          }),
        },
      },
      run: async () =>
        json(200, {
          version,
          ...house.ready(),
          model: house.model() ?? null,
          findings: (await findings?.()) ?? [],
        }),
    }),
    route({
      method: 'GET',
      path: '/v1/budgets',
      tag: 'operations',
      summary: 'Budgets that were used up since the start, the last one first.',
      needs: ['admin'],
      house: 'read budgets',
      answers: {
        200: { description: 'At most 200 of them.', schema: z.object({ budgets: z.array(BudgetShape) }) },
      },
      run: () =>
        json(200, {
          budgets: (budgets?.entries() ?? []).map((entry) => ({
            ...entry,
            first: iso(entry.first),
            last: iso(entry.last),
          })),
        }),
    }),
  ];
}
