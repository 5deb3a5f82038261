import { z } from 'zod';
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

/** What was refused because it costs too much. For owners. */
export function budgetRoutes({ budgets }: HouseAccess): readonly Route[] {
  const iso = (instant: number) => new Date(instant).toISOString();
  return [
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
