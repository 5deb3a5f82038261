import { z } from 'zod';
import { Permission, PROOFS, SPEAKER_ROLES } from '../../../domain/index.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

const AuditShape = z.object({
  seq: z.number().int(),
  at: z.string().describe('ISO 8601, UTC'),
  person: z.string().nullable(),
  role: z.enum(SPEAKER_ROLES),
  proof: z.enum(PROOFS),
  via: z.string().describe('the token, account, satellite or address'),
  what: z.string().describe('such as light.turn_on, read journal, answer, token revoke'),
  permission: Permission,
  outcome: z.enum(['allowed', 'refused']),
  why: z.string().nullable(),
  times: z.number().int().describe('how often within a minute'),
});

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
        before: z.coerce.number().int().min(1).optional().describe('only lines with a smaller "seq"'),
        limit: z.coerce.number().int().min(1).max(1000).default(100),
        person: z.string().min(1).max(64).optional(),
        outcome: z.enum(['allowed', 'refused']).optional(),
      }),
      answers: { 200: { description: 'Lines.', schema: z.object({ audit: z.array(AuditShape) }) } },
      run: ({ query: { before, limit, person, outcome } }) =>
        json(200, {
          audit: audit.list({
            limit,
            ...(before === undefined ? {} : { before }),
            ...(person === undefined ? {} : { person }),
            ...(outcome === undefined ? {} : { outcome }),
          }),
        }),
    }),
  ];
}
