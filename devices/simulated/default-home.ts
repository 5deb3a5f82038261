import type { Device, DeviceState } from '../../src/domain/index.ts';

/** A device of the simulated home and the state in which its world begins. */
export interface SimulatedDevice {
  readonly device: Omit<Device, 'family'>;
  readonly state: DeviceState;
}

/** What the thing can; of a sensor that does not say so, what it tells from the beginning. */
export function capabilitiesOf({ device, state }: SimulatedDevice): Device['capabilities'] {
  const { kind, capabilities } = device;
  if (kind !== 'sensor' && kind !== 'binary_sensor') return capabilities;
  return { readings: Object.keys(state), ...capabilities };
}

type Feature = 'brightness' | 'color' | 'temperature';

const WARMEST_K = 2200;
const COLDEST_K = 6500;

/** A small home with something of everything: mixed lamps, two switches, and the other kinds a house has. */
export const DEFAULT_HOME: readonly SimulatedDevice[] = [
  light('light.garage', 'Garage Light', 'garage', ['brightness'], true),
  light('light.kitchen_ceiling', 'Kitchen Ceiling Light', 'kitchen', ['brightness', 'temperature'], true),
  light('light.kitchen_counter', 'Kitchen Counter Lights', 'kitchen', ['brightness'], false),
  light('light.kitchen_island', 'Kitchen Island Pendant', 'kitchen', ['brightness'], false, [
    'island pendant',
  ]),
  light(
    'light.living_room_lamp',
    'Living Room Lamp',
    'living room',
    ['brightness', 'color', 'temperature'],
    true,
  ),
  light(
    'light.living_room_ceiling',
    'Living Room Ceiling Light',
    'living room',
    ['brightness', 'temperature'],
    false,
  ),
  light('light.tv_backlight', 'TV Backlight', 'living room', ['brightness', 'color'], false),
  light('light.bedroom_ceiling', 'Bedroom Ceiling Light', 'bedroom', ['brightness', 'temperature'], false),
  light('light.bedside', 'Bedside Lamp', 'bedroom', ['brightness', 'color', 'temperature'], false),
  light('light.hallway', 'Hallway Light', 'hallway', ['brightness'], true),
  light('light.porch', 'Porch Light', 'porch', ['brightness', 'color'], false),
  light('light.desk', 'Desk Lamp', 'office', ['brightness', 'color', 'temperature'], true),
  light('light.office_ceiling', 'Office Ceiling Light', 'office', ['brightness', 'temperature'], false),
  light('light.vanity', 'Vanity Light', 'bathroom', ['brightness'], false),
  light('light.shower', 'Shower Light', 'bathroom', [], false),
  light('light.garden_path', 'Garden Path Lights', 'garden', ['brightness'], true),
  light('light.garden_spot', 'Garden Spotlight', 'garden', ['brightness', 'color'], false),
  thing('switch.coffee_maker', 'switch', 'Coffee Maker', 'kitchen', { on: false }),
  thing('switch.garden_pump', 'switch', 'Garden Pump', 'garden', { on: true }),
  thing(
    'cover.garage_door',
    'cover',
    'Garage Door',
    'garage',
    { position: 0, moving: false },
    { class: 'garage' },
  ),
  thing(
    'cover.bedroom_blind',
    'cover',
    'Bedroom Blind',
    'bedroom',
    { position: 100, moving: false },
    { class: 'blind' },
  ),
  thing(
    'cover.living_room_curtains',
    'cover',
    'Living Room Curtains',
    'living room',
    { position: 100, moving: false },
    { class: 'curtain' },
  ),
  thing('lock.front_door', 'lock', 'Front Door', 'hallway', { locked: true }),
  thing('lock.back_door', 'lock', 'Back Door', 'kitchen', { locked: false }),
  thing(
    'climate.thermostat',
    'climate',
    'Thermostat',
    'living room',
    { mode: 'heat', temperature: 20, current_temperature: 19.5 },
    { modes: ['off', 'heat', 'auto'] },
  ),
  thing(
    'climate.bedroom_ac',
    'climate',
    'Bedroom AC',
    'bedroom',
    { mode: 'off', temperature: 21, current_temperature: 18.5 },
    { modes: ['off', 'heat', 'cool', 'auto', 'dry', 'fan_only'] },
  ),
  thing('fan.bedroom', 'fan', 'Bedroom Fan', 'bedroom', { on: false, percentage: 50, oscillating: false }),
  thing('media.tv', 'media', 'TV', 'living room', {
    on: true,
    playback: 'playing',
    volume: 30,
    muted: false,
    media: 'the news',
    track: 1,
  }),
  thing('media.kitchen_speaker', 'media', 'Kitchen Speaker', 'kitchen', {
    on: false,
    playback: 'idle',
    volume: 40,
    muted: false,
    track: 0,
  }),
  thing(
    'vacuum.robot',
    'vacuum',
    'Robot Vacuum',
    'hallway',
    { activity: 'docked', battery: 100 },
    { areas: ['kitchen', 'living room', 'bedroom', 'hallway', 'office', 'bathroom'] },
  ),
  thing('valve.water_main', 'valve', 'Water Main', 'garage', { open: true }),
  thing('binary_sensor.front_door', 'binary_sensor', 'Front Door Contact', 'hallway', { door: false }),
  thing('binary_sensor.garage_motion', 'binary_sensor', 'Garage Motion Sensor', 'garage', { motion: false }),
  thing('sensor.living_room', 'sensor', 'Living Room Sensor', 'living room', {
    temperature: 19.5,
    humidity: 48,
  }),
  thing('sensor.garden', 'sensor', 'Outdoor Sensor', 'garden', {
    temperature: 8.3,
    humidity: 71,
    battery: 84,
  }),
];

function light(
  id: string,
  name: string,
  area: string,
  features: readonly Feature[],
  on: boolean,
  aliases: string[] = [],
): SimulatedDevice {
  const has = (feature: Feature) => features.includes(feature);
  const capabilities = {
    transition: has('brightness'),
    ...(has('brightness') ? { brightness: true } : {}),
    ...(has('color') ? { color: true } : {}),
    ...(has('temperature') ? { temperature: { min: WARMEST_K, max: COLDEST_K } } : {}),
  };
  const state = {
    on,
    ...(has('brightness') ? { brightness: 100 } : {}),
    ...(has('temperature') ? { temperature: 2700 } : {}),
    ...(has('color') && !has('temperature') ? { color: '#ffffff' } : {}),
  };
  const device = { id, kind: 'light', name, aliases, area, floor: null, groups: [], capabilities } as const;
  return { device: { ...device, groups: [] }, state };
}

function thing(
  id: string,
  kind: Device['kind'],
  name: string,
  area: string,
  state: DeviceState,
  capabilities: Device['capabilities'] = {},
): SimulatedDevice {
  return { device: { id, kind, name, aliases: [], area, floor: null, groups: [], capabilities }, state };
}
