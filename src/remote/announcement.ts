import { z } from 'zod';
import type { Agent } from '../agents/index.ts';
import type { DirectoryEntry } from '../bus/index.ts';
import { FLOW_NAME } from '../flow/index.ts';
import { AGENTS_SERVICE } from './wire.ts';

/** An agent as its host announces it, in the field `agents` of the host's manifest. */
export const Announced = z.looseObject({
  name: z.string().regex(FLOW_NAME),
  description: z.string().max(2000),
  /** Types of the messages it takes; any when absent. */
  input: z.array(z.string().max(64)).max(32).optional(),
  fan: z.enum(['one', 'many']).default('one'),
  budget: z
    .object({
      usd: z.number().min(0),
      actions: z.number().min(0),
      tokens: z.number().min(0),
      ms: z.number().min(0),
    })
    .partial()
    .default({}),
});
export type Announced = z.infer<typeof Announced>;

/** More than any host has; what is beyond it is not read. */
const AGENTS_MAX = 200;

/** What a manifest announces; entries that break the form are left out. */
export function announcedIn({ manifest }: DirectoryEntry): readonly Announced[] {
  const listed = manifest['agents'];
  if (manifest.service !== AGENTS_SERVICE || !Array.isArray(listed)) return [];
  return listed.slice(0, AGENTS_MAX).flatMap((one) => {
    const parsed = Announced.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The agent as it is called here. Its tree is its host's affair. */
export function agentOf({ name, description, fan, budget }: Announced, host: string): Agent {
  const given = Object.entries(budget).filter(([, amount]) => amount !== undefined);
  return {
    name,
    description,
    fan,
    host,
    root: { r: 'seq', of: [] },
    budget: Object.fromEntries(given),
  };
}
