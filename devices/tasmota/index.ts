/**
 * tasmota: devices with the Tasmota firmware in its own words (tasmota.github.io/docs, "MQTT" and "SetOption19"): what they tell below
 * `tasmota/discovery`, what they report on their `stat` and `tele` topics, and the commands of their `cmnd` topic. A device is
 * known by its MAC address, whatever it is called.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { TasmotaFamily } from './family.ts';

export const TasmotaConfig = z.strictObject({
  /** The topic below which devices announce themselves. */
  prefix: z
    .string()
    .regex(/^[^+#$\0/][^+#\0]*$/, 'a topic without wildcards, such as tasmota/discovery')
    .default('tasmota/discovery'),
  /** How many devices are taken in. */
  devices: z.number().int().min(1).max(20_000).default(3_000),
});
export type TasmotaConfig = z.output<typeof TasmotaConfig>;

export const tasmota = defineDeviceFamily({
  name: 'tasmota',
  description: 'Devices with the Tasmota firmware, in its own words.',
  config: TasmotaConfig,
  open: (context) => new TasmotaFamily(context, context.config as TasmotaConfig),
});
