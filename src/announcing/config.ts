import { z } from 'zod';

const AnnounceSettings = z.strictObject({
  prefix: z
    .string()
    .regex(/^[^+#$\0/][^+#\0]*$/, 'a topic without wildcards, such as homeassistant')
    .default('homeassistant')
    .describe('the topic below which other hubs look for what is announced'),
  things: z.boolean().default(true).describe('whether the things of the house are announced'),
  commands: z
    .boolean()
    .default(true)
    .describe('whether they may be commanded so; what opens the house never may'),
  scenes: z.boolean().default(true).describe('whether scenes are'),
  text: z.boolean().default(true).describe('whether sentences may be said to the house so'),
  presence: z
    .boolean()
    .default(false)
    .describe('whether it is announced who is home, to everybody who may read the broker'),
  times: z
    .boolean()
    .default(false)
    .describe('whether it is announced when the next alarm, reminder and timer come, without their words'),
});
export type AnnounceSettings = z.output<typeof AnnounceSettings>;

/** `false` for nothing, `true` for the defaults, or what is to be announced. */
export const AnnounceConfig = z
  .union([z.boolean(), AnnounceSettings])
  .transform((wanted): AnnounceSettings | false => (wanted === true ? AnnounceSettings.parse({}) : wanted));
