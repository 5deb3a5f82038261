import { z } from 'zod';

/** Kinds are the services' own names: a `light` is what the light service commands. */
export const DeviceKind = z.enum([
  'light',
  'switch',
  'cover',
  'lock',
  'climate',
  'fan',
  'media',
  'vacuum',
  'valve',
  'sensor',
  'binary_sensor',
]);
export type DeviceKind = z.infer<typeof DeviceKind>;

/** What a device can, in Hearth's own units: brightness 0–100 %, temperature in kelvin, colour as `#rrggbb`. */
export const Capabilities = z.looseObject({
  brightness: z.boolean().optional(),
  color: z.boolean().optional(),
  temperature: z.strictObject({ min: z.number(), max: z.number() }).optional(),
  transition: z.boolean().optional(),
  /** What kind of cover it is: `blind`, `curtain`, `garage`, `gate`, … */
  class: z.string().optional(),
  /** Modes of a climate device: `off`, `heat`, `cool`, `auto`, `dry`, `fan_only`. */
  modes: z.array(z.string()).optional(),
  /** Rooms that a vacuum can be sent to by name. */
  areas: z.array(z.string()).optional(),
  /** The kinds of reading that a sensor tells, as the keys of its state: `temperature`, `motion`. */
  readings: z.array(z.string().max(64)).max(32).optional(),
  /** Why what this device does can never be seen, where that is so: commands to it are sent, not confirmed. */
  unseen: z.string().optional(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/**
 * State of a device as it reports itself, in Hearth's units. Keys a device has not reported are absent, never guessed.
 *
 * | kind | keys; those before the bar can be set |
 * |---|---|
 * | light | `on`, `brightness` (1–100), `color` (`#rrggbb`), `temperature` (K) |
 * | switch | `on` |
 * | cover | `position` (0 closed – 100 open; only these two where it knows no others), `moving` (only to false: stop) |
 * | lock | `locked` |
 * | climate | `mode` (`Capabilities.modes`), `temperature` (°C wanted) \| `current_temperature` (°C) |
 * | fan | `on`, `percentage` (0–100), `oscillating` |
 * | media | `on`, `playback` (playing, paused, idle), `volume` (0–100), `muted`, `media` (what plays, or was asked for), `track` (counts up and down as it goes on and back) |
 * | vacuum | `activity` (docked, cleaning, paused, returning), `area` (where, comma between several) \| `battery` (%) |
 * | valve | `open` |
 * | sensor | \| a key for each kind of reading: `temperature` (°C), `humidity` (%), `battery` (%), `power` (W), `illuminance` (lx), … |
 * | binary_sensor | \| `door`, `window`, `motion`, `moisture`, `smoke`, …: true when open, moving, wet |
 */
export const DeviceState = z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()]));
export type DeviceState = z.infer<typeof DeviceState>;

export const DEVICE_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$/;

/** A thing in the home, as the registry knows it. `area` and `floor` are names; `id` never changes when names do (H11). */
export const Device = z.strictObject({
  id: z.string().regex(DEVICE_ID),
  family: z.string(),
  kind: DeviceKind,
  name: z.string().min(1).max(120),
  aliases: z.array(z.string().max(120)).default([]),
  area: z.string().max(120).nullable().default(null),
  floor: z.string().max(120).nullable().default(null),
  groups: z.array(z.string().max(120)).default([]),
  capabilities: Capabilities.default({}),
  manufacturer: z.string().optional(),
  model: z.string().optional(),
});
export type Device = z.infer<typeof Device>;

/** The last thing a device said, and when (ms since the epoch); `available: null` means that it never told. */
export const DeviceReport = z.strictObject({
  state: DeviceState,
  available: z.boolean().nullable(),
  at: z.number(),
});
export type DeviceReport = z.infer<typeof DeviceReport>;

/** A wish on its way to a device: `set` holds only the keys to be changed, in Hearth's units. */
export const DeviceCommand = z.strictObject({
  set: DeviceState.optional(),
  /** Ask the device to report itself again instead. */
  refresh: z.literal(true).optional(),
  /** Seconds. */
  transition: z.number().min(0).max(3600).optional(),
});
export type DeviceCommand = z.infer<typeof DeviceCommand>;

const OUTSIDE =
  /\b(outdoors?|outside|garden|yard|back ?yard|porch|patio|terrace|balcony|deck|driveway|weather)\b/i;

/** Whether it stands in the open, by its room or, where it has none that tells, by its name. */
export function isOutside({ name, area, aliases }: Pick<Device, 'name' | 'area' | 'aliases'>): boolean {
  return OUTSIDE.test(area ?? '') || OUTSIDE.test(name) || aliases.some((alias) => OUTSIDE.test(alias));
}
