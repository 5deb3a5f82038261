import { z } from 'zod';
import { DeviceState, Target } from '../../src/domain/index.ts';

export const Name = z.string().trim().min(1).max(80);

export const SceneConfig = z.strictObject({
  seenWithinMs: z
    .number()
    .int()
    .min(50, 'at least 50')
    .max(28_000, 'at most 28000')
    .default(25_000)
    .describe('how long the slowest device may take'),
  scenes: z
    .array(
      z.strictObject({
        name: Name,
        aliases: z.array(Name).max(10).default([]),
        set: z
          .array(z.strictObject({ target: Target, state: DeviceState }))
          .min(1)
          .max(100)
          .describe('devices and the state each is to have, in its own keys'),
      }),
    )
    .max(100)
    .default([])
    .describe('scenes by name'),
});
export type SceneConfig = z.output<typeof SceneConfig>;
