import { z } from 'zod';
import { AuditLine } from '../../../access/index.ts';
import { Instant } from '../../../domain/index.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

/** Who did what, and whether it was allowed. For owners. */
export function auditRoutes({ audit }: Pick<HouseAccess, 'audit'>): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/audit',
      tag: 'operations',
      summary: 'Who did or wanted what, by which token or account, allowed or refused; the newest first.',
      needs: ['admin'],
      house: 'read audit',
      query: z.strictObject({
        before: z.coerce.number().int().min(1).exactOptional().describe('only lines with a smaller "seq"'),
        limit: z.coerce.number().int().min(1).max(1000).default(100),
        person: z.string().min(1).max(64).exactOptional(),
        outcome: z.enum(['allowed', 'refused']).exactOptional(),
        query: z.string().min(1).max(200).exactOptional().describe('words in what was done or why'),
        thing: z.string().min(1).max(128).exactOptional().describe('the id of a device that it touched'),
        from: Instant.exactOptional().describe('ISO 8601 with offset'),
        to: Instant.exactOptional(),
      }),
      answers: { 200: { description: 'Lines.', schema: z.object({ audit: z.array(AuditLine) }) } },
      run: ({ query: { from, to, ...query } }) =>
        json(200, {
          audit: audit.list({
            ...query,
            from: from === undefined ? null : Date.parse(from),
            to: to === undefined ? null : Date.parse(to),
          }),
        }),
    }),
  ];
}
