import { z } from 'zod';

/**
 * How much of what strangers announce is taken in. MQTT does not tell who published: what can be counted is the device that
 * an announcement names, and the sum of all.
 */
export const DiscoveryLimits = z.strictObject({
  entities: z.number().int().min(1).max(100_000).default(40_000).describe('entities in all'),
  entitiesPerDevice: z.number().int().min(1).max(10_000).default(512).describe('entities of one device'),
  payloadBytes: z
    .number()
    .int()
    .min(1_024)
    .max(1_048_576)
    .default(262_144)
    .describe('length of one discovery message; the largest honest device form has some tens of kilobytes'),
  templateLength: z.number().int().min(64).max(8_192).default(8_192).describe('characters of one template'),
  stepsPerSecond: z
    .number()
    .int()
    .min(1_000)
    .max(1_000_000)
    .default(20_000)
    .describe('steps of reading messages for one device; all together have twenty times as many'),
});
export type DiscoveryLimits = z.output<typeof DiscoveryLimits>;

/** The names under which used-up budgets are told and counted. */
export const BUDGETS = {
  /** One rendering of one template. */
  template: 'template-steps',
  /** The messages of one device. */
  device: 'device-steps',
  /** The messages of all devices. */
  all: 'devices-steps',
  entities: 'discovery-entities',
  payload: 'discovery-payload',
  picture: 'picture-bytes',
  templateLength: 'discovery-template',
} as const;
