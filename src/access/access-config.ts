import { z } from 'zod';
import { PERSON_ID, Permission, Role } from '../domain/index.ts';

const Who = z.union([
  Role,
  z.literal('unknown'),
  z.string().regex(PERSON_ID, 'a role (owner, adult, child, guest, unknown) or the id of a person'),
]);

/** One rule of `home.access`. Of several that fit the last one counts. */
export const AccessRule = z.strictObject({
  for: z
    .array(Who)
    .min(1)
    .exactOptional()
    .describe('Roles or ids of people; everybody but the owner when absent.'),
  what: z.array(Permission).min(1).exactOptional().describe('Rows of the table; all when absent.'),
  at: z
    .array(z.string().min(1).max(120))
    .min(1)
    .exactOptional()
    .describe('Areas, or devices by id or name; everywhere when absent.'),
  may: z
    .enum(['yes', 'no', 'confirm'])
    .describe('"confirm": after a yes to the question. Entrances are never opened without one.'),
});
export type AccessRule = z.output<typeof AccessRule>;

export const AccessRules = z.array(AccessRule).max(200).default([]);

/** What a guest may set, in °C. */
export const GuestTemperature = z
  .strictObject({ min: z.number().min(5).max(35).default(16), max: z.number().min(5).max(35).default(24) })
  .refine(({ min, max }) => min <= max, 'min is above max')
  .prefault({});
