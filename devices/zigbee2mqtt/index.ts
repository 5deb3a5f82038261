/**
 * zigbee2mqtt: devices and groups of Zigbee2MQTT in its own words, as it tells them to everybody (`bridge/devices`, `bridge/groups`): what
 * it is set to tell Home Assistant does not matter. A device is known by the address burnt into it, whatever it is called.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { Zigbee2MqttFamily } from './family.ts';

const Base = z.string().regex(/^[^+#$\0/][^+#\0]*(?<!\/)$/, 'a topic without wildcards, such as zigbee2mqtt');

export const Zigbee2MqttConfig = z.strictObject({
  /** The base topic of each bridge. */
  base: z.union([Base.transform((one) => [one]), z.array(Base).min(1).max(16)]).default(['zigbee2mqtt']),
  /** How many devices of all bridges are taken in. */
  devices: z.number().int().min(1).max(20_000).default(3_000),
});
export type Zigbee2MqttConfig = z.output<typeof Zigbee2MqttConfig>;

export const zigbee2mqtt = defineDeviceFamily({
  name: 'zigbee2mqtt',
  description: 'Devices and groups of Zigbee2MQTT, in its own words.',
  config: Zigbee2MqttConfig,
  open: (context) => new Zigbee2MqttFamily(context, context.config as Zigbee2MqttConfig),
});
