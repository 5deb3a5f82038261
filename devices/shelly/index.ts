/**
 * shelly: Shelly devices of the second generation on, by RPC over MQTT (shelly-api-docs.shelly.cloud/gen2): found by what they say on
 * `<prefix>/online`, asked by `Shelly.GetDeviceInfo`, `GetConfig` and `GetStatus`, heard on `<prefix>/events/rpc`, and told by the
 * methods of their components. A device is known by its MAC address, whatever it is called.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { ShellyFamily } from './family.ts';

const Prefix = z
  .string()
  .regex(/^[^#$\0/][^#\0]*(?<!\/)$/, 'the topic prefix of a Shelly, such as + or shellies/+')
  .refine(
    (topic) => topic.split('/').every((part) => part === '+' || !part.includes('+')),
    'a whole level is +',
  );

export const ShellyConfig = z.strictObject({
  /** The MQTT prefixes, as they are set in the devices: `+` is their id, as they come. */
  prefixes: z.array(Prefix).min(1).max(64).default(['+']),
  /** How many devices are taken in. */
  devices: z.number().int().min(1).max(10_000).default(1_000),
});
export type ShellyConfig = z.output<typeof ShellyConfig>;

export const shelly = defineDeviceFamily({
  name: 'shelly',
  description: 'Shelly devices of the second generation on, by RPC over MQTT.',
  config: ShellyConfig,
  open: (context) => new ShellyFamily(context, context.config as ShellyConfig),
});
