import { z } from 'zod';

/**
 * Kinds are the services' own names: a `light` is what the light service commands. The last five hold what else a thing has, each
 * at most one of a thing, with a feature for each value (docs/decisions/0024-a-thing-has-functions.md).
 */
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
  'siren',
  'humidifier',
  'mower',
  'water_heater',
  'alarm_panel',
  'binary_sensor',
  /** What it measures and notices. */
  'sensor',
  /** What of it can be adjusted, and is not what it is: sensitivity, child lock. */
  'setting',
  /** What of it can be pressed, and what is heard of being pressed. */
  'button',
  /** What tells how well it is itself: reception, updates. */
  'health',
  /** What is known of it and not commanded: a camera, an infrared sender. */
  'listed',
]);
export type DeviceKind = z.infer<typeof DeviceKind>;

const Range = z.strictObject({ min: z.number(), max: z.number(), step: z.number().optional() });
const Words = z.array(z.string().max(255)).max(500);

/** What a device can, in Hearth's own units: brightness 0–100 %, temperature in kelvin, colour as `#rrggbb`. */
export const Capabilities = z.looseObject({
  brightness: z.boolean().optional(),
  color: z.boolean().optional(),
  /** Of a light, in kelvin. */
  temperature: Range.optional(),
  transition: z.boolean().optional(),
  /** Effects of a light, by name. */
  effects: Words.optional(),
  /** What kind of cover, valve, switch or humidifier it is: `blind`, `curtain`, `garage`, `gate`, `water`, `outlet`, … */
  class: z.string().optional(),
  /** Of a cover or valve: whether it can be told a position in per cent. Absent where nobody told; false where it opens and closes alone. */
  position: z.boolean().optional(),
  /** Of a cover: whether its slats can be tilted; whether it can be stopped. */
  tilt: z.boolean().optional(),
  stop: z.boolean().optional(),
  /** Modes of a climate device (`off`, `heat`, `cool`, `heat_cool`, `auto`, `dry`, `fan_only`), humidifier, water heater or alarm panel. */
  modes: Words.optional(),
  /** Targets that a climate device, water heater or humidifier may be set to: °C, %. */
  target: Range.optional(),
  /** Of a climate device that holds a room between two temperatures. */
  between: z.boolean().optional(),
  /** Of a climate device: a target of humidity, in %. */
  humidity: Range.optional(),
  /** Presets, speeds by name and ways of swinging, of a climate device or fan. */
  presets: Words.optional(),
  fanModes: Words.optional(),
  swingModes: Words.optional(),
  swingHorizontalModes: Words.optional(),
  /** Of a fan: whether its speed can be set, how many speeds it has, whether it swings, whether it turns either way. */
  percentage: z.boolean().optional(),
  speeds: z.number().optional(),
  oscillate: z.boolean().optional(),
  direction: z.boolean().optional(),
  /** Of a lock: whether it can be opened beyond unlocking (the latch). Of a lock or alarm panel: what its code is made of. */
  latch: z.boolean().optional(),
  code: z.enum(['number', 'text']).optional(),
  /** Of a siren. */
  tones: Words.optional(),
  volume: z.boolean().optional(),
  duration: z.boolean().optional(),
  /** Of a vacuum or mower: what it can be told, and how hard it sucks. */
  commands: Words.optional(),
  fanSpeeds: Words.optional(),
  /** Rooms that a vacuum can be sent to by name. */
  areas: z.array(z.string()).optional(),
  /** The kinds of reading that a sensor tells: `temperature`, `motion`. Without features they are the keys of its state. */
  readings: z.array(z.string().max(64)).max(64).optional(),
  /** Why what this device does can never be seen, where that is so: commands to it are sent, not confirmed. */
  unseen: z.string().optional(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/**
 * State of a device as it reports itself, in Hearth's units. Keys a device has not reported are absent, never guessed.
 *
 * | kind | keys; those before the bar can be set |
 * |---|---|
 * | light | `on`, `brightness` (1–100), `color` (`#rrggbb`), `temperature` (K), `effect` |
 * | switch | `on` |
 * | cover | `position` (0 closed – 100 open; only these two where it knows no others), `tilt` (0 slats closed – 100 open), `moving` (only to false: stop) |
 * | lock | `locked`, `open` (only to true: the latch) \| `jammed`, `moving` |
 * | climate | `mode` (`Capabilities.modes`), `temperature` (°C wanted), `temperature_low` and `temperature_high` (°C held between), `humidity` (% wanted), `preset`, `fan_mode`, `swing`, `swing_horizontal` \| `current_temperature` (°C), `current_humidity` (%), `action` (heating, cooling, drying, idle, off, fan, …) |
 * | fan | `on`, `percentage` (0–100), `oscillating`, `preset`, `direction` (forward, reverse) |
 * | media | `on`, `playback` (playing, paused, idle), `volume` (0–100), `muted`, `media` (what plays, or was asked for), `track` (counts up and down as it goes on and back) |
 * | vacuum | `activity` (docked, cleaning, paused, returning, idle, error), `area` (where, comma between several), `fan_speed`, `locating` (only to true) \| `battery` (%) |
 * | valve | `open`, `position` (0–100), `moving` (only to false: stop) |
 * | siren | `on`, beside it `tone`, `volume` (0–100), `duration` (s) |
 * | humidifier | `on`, `humidity` (% wanted), `mode` \| `current_humidity` (%), `action` |
 * | mower | `activity` (mowing, paused, docked, returning, error) |
 * | water_heater | `mode`, `temperature` (°C wanted) \| `current_temperature` (°C) |
 * | alarm_panel | `alarm` (disarmed, armed_home, armed_away, armed_night, armed_vacation, armed_custom_bypass, triggered) \| (pending, arming, disarming) |
 * | sensor, health | \| a key for each reading (`Feature`), where none names another the kind of it: `temperature` (°C), `humidity` (%), `battery` (%), `power` (W), `illuminance` (lx), … |
 * | setting | a key for each setting |
 * | button | a key for each press that can be given (only to true) \| for each that is heard: the last word, with a count behind it so that the same twice is news: `double#4` |
 * | binary_sensor | \| `door`, `window`, `motion`, `moisture`, `smoke`, …: true when open, moving, wet |
 */
export const DeviceState = z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()]));
export type DeviceState = z.infer<typeof DeviceState>;

/**
 * One value of a thing beside what the thing is: a reading, a setting, a press. What has a value has it in the state of its device
 * under the feature's key.
 *
 * | type | its value |
 * |---|---|
 * | number | number, between `min` and `max` where it can be set |
 * | flag | true or false |
 * | option | one of `options` |
 * | text | text, of `min` to `max` characters, like `pattern` |
 * | press | none; it can be pressed |
 * | event | a word of `options` and a count, as it was heard |
 * | camera, … | none; it is known to be there |
 */
export const Feature = z.strictObject({
  type: z.enum([
    'number',
    'flag',
    'option',
    'text',
    'press',
    'event',
    'camera',
    'image',
    'infrared',
    'notify',
    'tag',
    'other',
  ]),
  /** As its maker calls it, without the name of the thing: "Sensitivity". */
  name: z.string().min(1).max(120),
  /** What kind of reading or press it is, as `temperature`, `motion`, `identify`: Home Assistant's device classes. */
  class: z.string().max(64).optional(),
  unit: z.string().max(40).optional(),
  /** Digits behind the point that are worth showing. */
  precision: z.number().int().min(0).max(12).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(z.string().max(255)).max(500).optional(),
  pattern: z.string().max(255).optional(),
  /** `config` is a setting of the thing itself, `diagnostic` tells how it is; absent where it is a function of its own. */
  category: z.enum(['config', 'diagnostic']).optional(),
  /** Seconds after which a reading that was not told again is not known any more. */
  expires: z.number().positive().optional(),
  /** Never told: what is set is not seen. */
  unseen: z.literal(true).optional(),
  /** Its maker would not show it unless asked. */
  quiet: z.literal(true).optional(),
});
export type Feature = z.infer<typeof Feature>;

/** Of one device; what a thing announces beyond that is left out. */
export const FEATURES_MAX = 512;

export const DEVICE_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$/;

/**
 * A thing in the home, or a part of one that a service of its own speaks for, as the registry knows it. `area` and `floor` are
 * names; `id` never changes when names do (H11). What has the same `thing` is one physical thing: a plug with two sockets that
 * measures its power is two devices of kind `switch` and one of kind `sensor`.
 */
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
  /** Which physical thing it is a part of (`thingOf` in src/bus/devices/thing-of.ts); absent for what stands alone. */
  thing: z.string().min(1).max(255).optional(),
  /**
   * Ids of devices that it took the place of. What names one of them means it, as long as that one is not there itself, so that rules,
   * scenes and programs go on. Decided by people, never announced.
   */
  replaces: z.array(z.string().regex(DEVICE_ID)).max(50).optional(),
  /** Of a group that is commanded as one, such as one of Zigbee's: the devices in it. "All lights" means those, not the group. */
  members: z.array(z.string().regex(DEVICE_ID)).max(500).optional(),
  /** By their keys in the state: of what it measures, and of what can be set and pressed on it. */
  features: z
    .record(z.string().min(1).max(128), Feature)
    .refine((features) => Object.keys(features).length <= FEATURES_MAX, `at most ${FEATURES_MAX}`)
    .optional(),
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
  /** For a lock or an alarm panel. It is passed on and kept nowhere. */
  code: z.string().max(64).optional(),
});
export type DeviceCommand = z.infer<typeof DeviceCommand>;

const OUTSIDE =
  /\b(outdoors?|outside|garden|yard|back ?yard|porch|patio|terrace|balcony|deck|driveway|weather)\b/i;

/** Whether it stands in the open, by its room or, where it has none that tells, by its name. */
export function isOutside({ name, area, aliases }: Pick<Device, 'name' | 'area' | 'aliases'>): boolean {
  return OUTSIDE.test(area ?? '') || OUTSIDE.test(name) || aliases.some((alias) => OUTSIDE.test(alias));
}
