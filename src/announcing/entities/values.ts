import { capitalised, type Json } from '../../base/index.ts';
import { riskOf } from '../../bus/index.ts';
import type { Device, DeviceState, Feature } from '../../domain/index.ts';
import { eitherOf, isPlainKey, plain, wish, wishOf, wishOfWord } from '../templates.ts';
import { type Describe, type Entity, given } from './entity.ts';

/** What a reading that no dialect described is measured in, where its key says what it is. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ temperature: '°C', humidity: '%', battery: '%', illuminance: 'lx', power: 'W', energy: 'kWh' },
  ...{ pressure: 'hPa', co2: 'ppm', pm25: 'µg/m³', voltage: 'V', current: 'A' },
};
const CLASSES: Readonly<Record<string, string>> = { co2: 'carbon_dioxide' };
/** What counts up for ever. */
const TOTALS = new Set(['energy', 'gas', 'water']);

/** What a thing measures and notices; of a sensor without features the keys that its readings name. */
export const readings: Describe = (device, { state }) => {
  const features = Object.entries(device.features ?? bare(device));
  return features.flatMap(([key, feature]): Entity[] => {
    if (!isPlainKey(key)) return [];
    switch (feature.type) {
      case 'number':
        return [
          value('sensor', key, feature, {
            ...figureOf(feature),
            state_topic: state,
            value_template: plain(key),
          }),
        ];
      case 'flag':
        return [
          value('binary_sensor', key, feature, {
            device_class: feature.class,
            state_topic: state,
            value_template: eitherOf(key),
          }),
        ];
      case 'option':
        return [
          value('sensor', key, feature, {
            ...(feature.options === undefined ? {} : { device_class: 'enum', options: [...feature.options] }),
            state_topic: state,
            value_template: plain(key),
          }),
        ];
      case 'text':
        return [value('sensor', key, feature, { state_topic: state, value_template: plain(key) })];
      default:
        return [];
    }
  });
};

/** What of a thing can be set, each by what it is. What belongs to an entrance is left out. */
export const settings: Describe = (device, topics) => {
  const { set } = topics;
  if (set === undefined) return readings(device, topics);
  return Object.entries(device.features ?? {}).flatMap(([key, feature]): Entity[] => {
    if (!isPlainKey(key) || riskOf(device, { [key]: true }) !== 'none') return [];
    const to = { ...(feature.unseen ? {} : { state_topic: topics.state }), command_topic: set };
    switch (feature.type) {
      case 'number':
        return [
          value('number', key, feature, {
            ...to,
            ...(feature.unseen ? {} : { value_template: plain(key) }),
            command_template: wishOf(key),
            ...{ min: feature.min, max: feature.max, step: feature.step, mode: 'box' },
            unit_of_measurement: feature.unit,
          }),
        ];
      case 'flag':
        return [
          value('switch', key, feature, {
            ...to,
            ...(feature.unseen ? {} : { value_template: eitherOf(key) }),
            ...{ state_on: 'ON', state_off: 'OFF' },
            payload_on: wish({ [key]: true }),
            payload_off: wish({ [key]: false }),
          }),
        ];
      case 'option':
        return [
          value('select', key, feature, {
            ...to,
            ...(feature.unseen ? {} : { value_template: plain(key) }),
            options: [...(feature.options ?? [])],
            command_template: wishOfWord(key),
          }),
        ];
      case 'text':
        return [
          value('text', key, feature, {
            ...to,
            ...(feature.unseen ? {} : { value_template: plain(key) }),
            command_template: wishOfWord(key),
            ...{ min: feature.min, max: Math.min(feature.max ?? 255, 255), pattern: feature.pattern },
          }),
        ];
      default:
        return [];
    }
  });
};

/** What can be pressed. What is heard of being pressed is news, and no state that could be read later. */
export const presses: Describe = (device, { set }) =>
  Object.entries(device.features ?? {}).flatMap(([key, feature]): Entity[] => {
    const pressed: DeviceState = { [key]: true };
    if (set === undefined || feature.type !== 'press' || !isPlainKey(key)) return [];
    if (riskOf(device, pressed) !== 'none') return [];
    return [value('button', key, feature, { command_topic: set, payload_press: wish({ [key]: true }) })];
  });

function value(
  platform: string,
  key: string,
  feature: Feature,
  options: Readonly<Record<string, Json | undefined>>,
): Entity {
  return {
    ...{ platform, part: key, name: feature.name },
    options: given({
      ...options,
      entity_category:
        feature.category === 'config' && platform.includes('sensor') ? 'diagnostic' : feature.category,
      enabled_by_default: feature.quiet === true ? false : undefined,
    }),
  };
}

function figureOf(feature: Feature): Readonly<Record<string, Json | undefined>> {
  const { class: kind, unit, precision } = feature;
  return {
    device_class: kind === undefined ? undefined : (CLASSES[kind] ?? kind),
    unit_of_measurement: unit,
    suggested_display_precision: precision,
    state_class: kind !== undefined && TOTALS.has(kind) ? 'total_increasing' : 'measurement',
  };
}

/** Of a dialect that tells the kinds of its readings alone. */
function bare({ kind, capabilities }: Device): Readonly<Record<string, Feature>> {
  const keys = capabilities.readings ?? [];
  return Object.fromEntries(
    keys.map((key): [string, Feature] => {
      const name = capitalised(key.replaceAll('_', ' '));
      return [
        key,
        kind === 'binary_sensor'
          ? { type: 'flag', name, class: key }
          : { type: 'number', name, ...(UNITS[key] === undefined ? {} : { class: key, unit: UNITS[key] }) },
      ];
    }),
  );
}
