import { z } from 'zod';
import { QuietHours } from '../domain/index.ts';

const Percent = z.number().int().min(0).max(100);

/** Microphones and loudspeakers in rooms; one that is not listed is taken too, with the room that it says it is in. */
export const SatellitesConfig = z
  .array(
    z.strictObject({
      name: z.string().min(1).max(64),
      area: z.string().min(1).max(120).exactOptional(),
      volume: Percent.default(100),
      quiet: QuietHours.exactOptional(),
      quietVolume: Percent.default(40),
    }),
  )
  .max(64)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'name a satellite twice')
  .default([]);

/** The server of the Wyoming protocol; none where the section is absent. */
export const WyomingConfig = z.strictObject({
  host: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'the interface to listen on: the protocol has no login, so that others than this machine are let in by name',
    ),
  port: z.number().int().min(0).max(65_535).default(10_300).describe('TCP port, 0 for any free one'),
  area: z.string().min(1).max(120).exactOptional().describe('the room in which is said what comes by it'),
});
