/**
 * home-assistant: devices that announce themselves by Home Assistant's MQTT discovery, as Zigbee2MQTT, Tasmota and ESPHome
 * do, in the component and the device form. What a thing is (light, cover, lock, …) is a device; its readings, settings, presses and what
 * tells how well it is are one device each (docs/decisions/0024). What announces no state topic can be commanded but never seen; its
 * capability `unseen` says why.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { HomeAssistantFamily } from './family.ts';
import { DiscoveryLimits } from './limits.ts';

export const HomeAssistantConfig = z.strictObject({
  /** The topic below which devices announce themselves. */
  prefix: z
    .string()
    .regex(/^[^+#$\0/][^+#\0]*$/, 'a topic without wildcards, such as homeassistant')
    .default('homeassistant'),
  /** How much of what devices announce and say is taken in. */
  limits: DiscoveryLimits.prefault({}),
});
export type HomeAssistantConfig = z.infer<typeof HomeAssistantConfig>;

export const homeAssistant = defineDeviceFamily({
  name: 'home-assistant',
  description: 'Devices that announce themselves by Home Assistant MQTT discovery.',
  config: HomeAssistantConfig,
  secondHand: true,
  open: (context) => new HomeAssistantFamily(context, context.config as HomeAssistantConfig),
});
