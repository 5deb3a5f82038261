import { z } from 'zod';

/** What is wrong with a device of the simulated home. */
export const Fault = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('silent') })
    .describe('hears nothing and says nothing, like a bulb without power'),
  z
    .strictObject({ type: z.literal('offline') })
    .describe('known to be away, like a bulb whose bridge noticed'),
  z
    .strictObject({ type: z.literal('jams') })
    .describe('hears, cannot move, and reports the state it stays in'),
  z
    .strictObject({ type: z.literal('drops'), count: z.number().int().min(1).max(1000) })
    .describe('misses the next commands, then works'),
]);
export type Fault = z.infer<typeof Fault>;

/** `devices.simulated` of the configuration. */
export const SimulatedConfig = z.strictObject({
  enabled: z.boolean().default(true),
  /** From a command to the report of what it did. */
  latencyMs: z.number().int().min(0, 'at least 0').max(60_000, 'at most 60000').default(30),
  /** A cover from closed to open, a vacuum to its dock. */
  travelMs: z.number().int().min(0, 'at least 0').max(60_000, 'at most 60000').default(1500),
  /** How long a vacuum cleans before it goes home by itself. */
  cleaningMs: z.number().int().min(0, 'at least 0').max(86_400_000, 'at most a day').default(600_000),
  /** By device id. */
  faults: z.record(z.string(), Fault).default({}),
});
export type SimulatedConfig = z.infer<typeof SimulatedConfig>;
