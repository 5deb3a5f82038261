/**
 * setting: what can be adjusted on things and is not what they are: how sensitive a motion sensor is, whether a thermostat can be
 * turned by children. What belongs to an entrance is changed only after a yes.
 */
import { z } from 'zod';
import {
  acting,
  askingAtEntrances,
  chosen,
  type DeviceService,
  defineDeviceService,
  featureNamed,
  figuring,
  nameList,
  OnTarget,
  type Wish,
} from '../../src/bus/index.ts';
import type { Device, Feature } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const TYPES: readonly Feature['type'][] = ['number', 'flag', 'option', 'text'];

const Adjust = OnTarget.extend({
  setting: z.string().trim().min(1).max(120).describe('its name: "sensitivity"'),
  value: z
    .union([z.boolean(), z.number(), z.string().trim().max(1000)])
    .describe('a number, on or off, one of its options, or a text'),
});
type Adjust = z.output<typeof Adjust>;

export const setting = defineDeviceService({
  name: 'setting',
  title: 'Settings of things',
  description: 'Changes what can be adjusted on things, and tells how it is set.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'setting',
  noun: 'thing with settings',
  phrases,
  // Sensors with a battery take a new setting when they wake up next.
  seenWithinMs: 10_000,
  timeoutMs: 12_000,
  methods: {
    set: acting({
      title: 'Change a setting',
      description: 'Changes a setting of things by its name.',
      params: Adjust,
      ...askingAtEntrances(adjusted),
      question: ({ target, setting: name, value }, settings: DeviceService) =>
        `Set ${name} of ${nameList(settings.find(target))} to ${String(value)}?`,
    }),
  },
  get: {
    title: 'How things are set',
    description: 'Tells every setting of things, with what it can be set to.',
    access: 'use',
    view: {
      settings: z
        .strictObject({
          name: z.string(),
          value: z.union([z.boolean(), z.number(), z.string()]).nullable(),
          unit: z.string().nullable(),
          options: z.string().array().nullable(),
          min: z.number().nullable(),
          max: z.number().nullable(),
        })
        .array(),
    },
    of: (report, device) => ({
      settings: Object.entries(device.features ?? {}).map(([key, { name, unit, options, min, max }]) => ({
        name,
        value: report?.state[key] ?? null,
        unit: unit ?? null,
        options: options ?? null,
        min: min ?? null,
        max: max ?? null,
      })),
    }),
  },
});

const ON = /^(?:on|yes|true|enabled?|active)$/i;
const OFF = /^(?:off|no|false|disabled?|inactive)$/i;

function adjusted(device: Device, { setting: said, value }: Adjust): Wish {
  const found = featureNamed(device, said, TYPES);
  if (found.type === 'none') return { device, refused: `has no setting "${said}"` };
  if (found.type === 'several')
    return { device, refused: `has several settings like that: ${found.names.join(', ')}` };
  const { key, feature } = found;
  switch (feature.type) {
    case 'flag': {
      const text = String(value);
      const on = ON.test(text) ? true : OFF.test(text) ? false : undefined;
      return on === undefined
        ? { device, refused: `can have ${feature.name.toLowerCase()} on or off only` }
        : { device, set: { [key]: on } };
    }
    case 'number': {
      const figure = typeof value === 'number' ? value : Number.parseFloat(String(value));
      if (!Number.isFinite(figure))
        return { device, refused: `needs a number for ${feature.name.toLowerCase()}` };
      const { min = figure, max = figure, step, unit = '' } = feature;
      return figuring(device, key, { min, max, step }, figure, unit);
    }
    case 'option': {
      const word = chosen(feature.options, String(value));
      return word === undefined
        ? { device, refused: `can have ${feature.name.toLowerCase()} at ${feature.options?.join(', ')}` }
        : { device, set: { [key]: word } };
    }
    default:
      return { device, set: { [key]: String(value) } };
  }
}
