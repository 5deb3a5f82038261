import { z } from 'zod';
import type { Manifest } from './manifest.ts';

/** The service by which every host of agents is called; its instance is the host's name. */
export const AGENTS_SERVICE = 'agents';

const Amount = z.number().min(0);

/** An agent as its host announces it, in the field `agents` of the host's manifest. */
export const AnnouncedAgent = z.looseObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/),
  description: z.string().max(2000),
  /** Types of the messages it takes; any when absent. */
  input: z.array(z.string().max(64)).max(32).optional(),
  /** Sentences that start it, written as those of a service. Their slots fill the messages of their names. */
  phrases: z.array(z.string().min(3).max(300)).max(50).default([]),
  fan: z.enum(['one', 'many']).default('one'),
  budget: z.object({ usd: Amount, actions: Amount, tokens: Amount, ms: Amount }).partial().default({}),
});
export type AnnouncedAgent = z.infer<typeof AnnouncedAgent>;

/** More than any host has; what is beyond it is not read. */
const AGENTS_MAX = 200;

/** What a manifest announces; entries that break the form are left out. */
export function announcedAgents({ manifest }: { readonly manifest: Manifest }): readonly AnnouncedAgent[] {
  const listed = manifest['agents'];
  if (manifest.service !== AGENTS_SERVICE || !Array.isArray(listed)) return [];
  return listed.slice(0, AGENTS_MAX).flatMap((one) => {
    const parsed = AnnouncedAgent.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
