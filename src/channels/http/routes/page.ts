import { z } from 'zod';
import type { Page } from '../../../domain/index.ts';

/** On every list of what belongs to people. */
export const EVERYONE = {
  everyone: z
    .enum(['true', 'false'])
    .optional()
    .describe('"true": also what belongs to other people; for owners, and recorded'),
};

/** The page that a query asks for. */
export function pageOf(query: {
  readonly limit: number;
  readonly after?: number | undefined;
  readonly everyone?: 'true' | 'false' | undefined;
}): Page {
  return {
    limit: query.limit,
    ...(query.after === undefined ? {} : { after: query.after }),
    ...(query.everyone === 'true' ? { everyone: true } : {}),
  };
}
