/**
 * owntracks: phones that tell where they are (owntracks.org), on `owntracks/<user>/<device>`. Off until it is configured: where anybody may
 * publish on the broker, anybody may say that somebody is at home.
 */
import { z } from 'zod';
import { defineDeviceFamily } from '../../src/bus/index.ts';
import { OwnTracksFamily, type OwnTracksOptions } from './family.ts';

export const OwnTracksConfig = z.strictObject({
  /** The topic before the user. */
  base: z
    .string()
    .regex(/^[^+#$\0/][^+#\0]*(?<!\/)$/, 'a topic without wildcards, such as owntracks')
    .default('owntracks'),
  /** What the region at home is called in the phones. */
  home: z
    .array(z.string().trim().toLowerCase().min(1).max(120))
    .max(20)
    .default(['home', 'house', 'at home', 'my home', 'our home']),
  /** How many phones are taken in. */
  devices: z.number().int().min(1).max(500).default(50),
});

export const owntracks = defineDeviceFamily({
  name: 'owntracks',
  description: 'Phones that tell where they are, by OwnTracks.',
  config: OwnTracksConfig,
  open: (context) => new OwnTracksFamily(context, context.config as OwnTracksOptions),
});
