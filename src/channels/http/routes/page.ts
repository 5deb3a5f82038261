import { z } from 'zod';

/** On every list of what belongs to people. */
export const EVERYONE = {
  everyone: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .exactOptional()
    .describe('"true": also what belongs to other people; for owners, and recorded'),
};

/** What a list that grows is asked for. */
export const PAGE = z.strictObject({
  after: z.coerce.number().int().min(0).exactOptional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  ...EVERYONE,
});
