import type { z } from 'zod';
import type { Feature } from '../../src/domain/index.ts';
import type { Account } from './account.ts';
import { alarmPanelDialect } from './dialects/alarm-panel.ts';
import { Aspects } from './dialects/aspects.ts';
import { camera } from './dialects/camera.ts';
import { climateDialect, waterHeaterDialect } from './dialects/climate.ts';
import { coverDialect } from './dialects/cover.ts';
import { fanDialect } from './dialects/fan.ts';
import { humidifierDialect } from './dialects/humidifier.ts';
import { DefaultLight, defaultLight } from './dialects/light-default.ts';
import { JsonLight, jsonLight } from './dialects/light-json.ts';
import { TemplateLight, templateLight } from './dialects/light-template.ts';
import { lockDialect } from './dialects/lock.ts';
import { event, listed, press, trigger } from './dialects/presses.ts';
import { binarySensor, deviceTracker, sensor, update } from './dialects/readings.ts';
import { mowerDialect, vacuumDialect } from './dialects/robots.ts';
import { flagSetting, numberSetting, selectSetting, textSetting, timeSetting } from './dialects/settings.ts';
import { sirenDialect } from './dialects/siren.ts';
import { switchDialect } from './dialects/switch.ts';
import { valveDialect } from './dialects/valve.ts';
import type { Common, Dialect } from './entity.ts';
import type { Options } from './options.ts';

type Read = Dialect | { readonly reason: string };

/** What a thing may be. */
const MAIN: Readonly<Record<string, (aspects: Aspects) => Read>> = {
  light: ({ options, account }) => light(options, account),
  switch: switchDialect,
  cover: coverDialect,
  lock: lockDialect,
  climate: climateDialect,
  water_heater: waterHeaterDialect,
  fan: fanDialect,
  vacuum: vacuumDialect,
  lawn_mower: mowerDialect,
  valve: valveDialect,
  siren: sirenDialect,
  humidifier: humidifierDialect,
  alarm_control_panel: alarmPanelDialect,
};

/** What a thing may have. */
const PARTS: Readonly<Record<string, (aspects: Aspects, common: Common) => Read>> = {
  sensor,
  binary_sensor: binarySensor,
  device_tracker: deviceTracker,
  update,
  number: numberSetting,
  select: selectSetting,
  text: textSetting,
  date: (aspects, common) => timeSetting(aspects, common, 'date'),
  time: (aspects, common) => timeSetting(aspects, common, 'time'),
  datetime: (aspects, common) => timeSetting(aspects, common, 'datetime'),
  button: (aspects, common) => press(aspects, common, 'button'),
  scene: (aspects, common) => press(aspects, common, 'scene'),
  event,
  device_automation: trigger,
  camera: ({ options }) => camera('camera', 'topic', options),
  image: ({ options }) => camera('image', 'image_topic', options),
};

/** What is known to be there and not spoken with. */
const LISTED: Readonly<Record<string, Feature['type']>> = {
  infrared: 'infrared',
  remote: 'infrared',
  notify: 'notify',
  tag: 'tag',
};

/** Kinds that can be turned on and off. */
const SWITCHED = new Set(['light', 'switch', 'fan', 'siren', 'humidifier']);

/** How an entity speaks; undefined for a component that is not known, a reason for what cannot be read. */
export function readDialect(
  component: string,
  options: Options,
  common: Common,
  account: Account,
): Read | undefined {
  const aspects = new Aspects(options, account);
  const main = MAIN[component];
  if (main === undefined) {
    const type = LISTED[component];
    return type === undefined ? PARTS[component]?.(aspects, common) : listed(type);
  }
  const dialect = main(aspects);
  if ('reason' in dialect || !isAside(options, common)) return dialect;
  return SWITCHED.has(dialect.kind) ? flagSetting(dialect, common) : listed('other');
}

/**
 * Whether it belongs to the inside of a thing and is not what the thing is: its maker says so, or it is written as an attribute of the
 * thing (`…/set/quiet_mode` beside `…/set` and `…/left/set`), as Zigbee2MQTT does with all that can be switched.
 */
function isAside(options: Options, { category, name }: Common): boolean {
  if (category !== undefined) return true;
  const state = options.text('state_topic');
  const command = options.text('command_topic');
  if (!name || state === undefined || command?.startsWith(`${state}/`) !== true) return false;
  const attribute = /^(?:[^/]+\/)?set\/([^/]+)$/.exec(command.slice(state.length + 1))?.[1];
  return attribute !== undefined && !attribute.startsWith('state');
}

function light(options: Options, account: Account): Read {
  const { config } = options;
  switch (config['schema'] ?? 'default') {
    case 'json': {
      const parsed = JsonLight.safeParse(config);
      return parsed.success ? jsonLight(parsed.data) : faultsOf(parsed.error);
    }
    case 'default':
    case 'basic': {
      const parsed = DefaultLight.safeParse(config);
      return parsed.success ? defaultLight(parsed.data, account) : faultsOf(parsed.error);
    }
    case 'template': {
      const parsed = TemplateLight.safeParse(config);
      if (!parsed.success) return faultsOf(parsed.error);
      const read = templateLight(parsed.data, account);
      return read.ok ? read.dialect : read;
    }
    default:
      return { reason: 'schema: only "json", "default" and "template" are spoken' };
  }
}

function faultsOf(error: z.ZodError): { readonly reason: string } {
  const faults = error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { reason: faults.join('; ') };
}
