import type { SimulatedDevice } from '../../../devices/simulated/index.ts';
import type { Device, DeviceState, Feature } from '../../../src/domain/index.ts';

/**
 * A thing of each kind that the default home has none of, to be added to it: they obey, are seen to, and suffer the same faults. They are a
 * set of their own, so that what people say to the default home goes on to mean what it did.
 */
export const OTHER_THINGS: readonly SimulatedDevice[] = [
  one(
    'siren.hall',
    'siren',
    'Hall Siren',
    'hallway',
    { on: false },
    {
      capabilities: { tones: ['burglar', 'fire'], volume: true, duration: true },
    },
  ),
  one(
    'humidifier.bedroom',
    'humidifier',
    'Bedroom Humidifier',
    'bedroom',
    { on: false, humidity: 45, mode: 'auto' },
    {
      capabilities: {
        modes: ['auto', 'sleep'],
        humidity: { min: 30, max: 80 },
        target: { min: 30, max: 80 },
      },
    },
  ),
  one(
    'mower.garden',
    'mower',
    'Lawn Mower',
    'garden',
    { activity: 'docked' },
    {
      capabilities: { commands: ['start', 'pause', 'dock'] },
    },
  ),
  one(
    'water_heater.cellar',
    'water_heater',
    'Boiler',
    'cellar',
    { mode: 'eco', temperature: 50 },
    {
      capabilities: { modes: ['off', 'eco', 'performance'], target: { min: 30, max: 65 } },
    },
  ),
  one(
    'alarm_panel.house',
    'alarm_panel',
    'House Alarm',
    'hallway',
    { alarm: 'disarmed' },
    {
      capabilities: { modes: ['armed_home', 'armed_away', 'armed_night'] },
    },
  ),
  one(
    'setting.hall_motion',
    'setting',
    'Hall Motion Sensor',
    'hallway',
    { sensitivity: 'medium', led: true },
    {
      features: {
        sensitivity: {
          type: 'option',
          name: 'Sensitivity',
          options: ['low', 'medium', 'high'],
          category: 'config',
        },
        led: { type: 'flag', name: 'LED', category: 'config' },
      },
    },
  ),
  one(
    'button.hall_remote',
    'button',
    'Hall Remote',
    'hallway',
    {},
    {
      features: {
        identify: { type: 'press', name: 'Identify', class: 'identify' },
        action: {
          type: 'event',
          name: 'Action',
          class: 'button',
          options: ['on_press', 'on_hold', 'off_press', 'off_hold'],
        },
      },
    },
  ),
];

function one(
  id: string,
  kind: Device['kind'],
  name: string,
  area: string,
  state: DeviceState,
  more: { readonly capabilities?: Device['capabilities']; readonly features?: Record<string, Feature> },
): SimulatedDevice {
  return {
    device: { ...{ id, kind, name, area, aliases: [], floor: null, groups: [], capabilities: {} }, ...more },
    state,
  };
}
