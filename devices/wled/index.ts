/**
 * wled: LED strips with the WLED firmware, by its own topics (kno.wled.ge, "MQTT" and "JSON API"): brightness on `…/g`, colour on `…/c`,
 * all else as XML on `…/v`, presence on `…/status`; wishes go as JSON to `…/api`.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { WledFamily } from './family.ts';

const Topic = z
  .string()
  .regex(/^[^#$\0/+][^#\0]*(?<!\/)$/, 'the device topic of WLED, such as wled/+ or garden/strip')
  .refine(
    (topic) => topic.split('/').every((part) => part === '+' || !part.includes('+')),
    'a whole level is +',
  );

export const WledConfig = z.strictObject({
  /** The device topics, as they are set in WLED: of all that have the usual one, and of others. */
  topics: z.array(Topic).min(1).max(64).default(['wled/+']),
  /** How many strips are taken in. */
  devices: z.number().int().min(1).max(5_000).default(500),
});
export type WledConfig = z.output<typeof WledConfig>;

export const wled = defineDeviceFamily({
  name: 'wled',
  description: 'LED strips with the WLED firmware, by its own topics.',
  config: WledConfig,
  open: (context) => new WledFamily(context, context.config as WledConfig),
});
