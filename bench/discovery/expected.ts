/**
 * What a discovery payload says, read by the documentation of Home Assistant's MQTT integration alone
 * (https://www.home-assistant.io/integrations/mqtt/): the judge of our own reader, with which it shares no code.
 */
import type { DeviceState } from '../../src/domain/index.ts';
import type { Rendering } from './oracle.ts';

// biome-ignore lint/suspicious/noExplicitAny: payloads of strangers
export type Payload = Readonly<Record<string, any>>;

export interface ExpectedFunction {
  readonly component: string;
  /** The kinds of device that may show it, and what it is there: itself, or a value of that type. */
  readonly kinds: readonly string[];
  readonly type?: string;
  /** The device's own name, and that of the function; null where it is the device. */
  readonly device: string;
  readonly name: string | null;
  /** What it is called in its topic, which tells it from others of the same name. */
  readonly object: string;
  readonly address: string;
  readonly class?: string;
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
  /** Of a main function: parts of its capabilities that must be there. */
  readonly can?: Readonly<Record<string, unknown>>;
}

/** A wish in our units, and what must be published for it: a text, or what a template makes of values. */
export interface ExpectedCommand {
  readonly set: DeviceState;
  readonly sent: readonly { readonly topic: string; readonly payload: string | Rendering }[];
}

/** A message on a topic, and what must be known after it: under a key of ours, the value for the text that its template gives. */
export interface ExpectedReading {
  readonly topic: string;
  readonly message: string;
  readonly template: string | undefined;
  readonly key?: string;
  readonly value: (text: string) => DeviceState[string] | undefined;
}

const MAIN: Readonly<Record<string, string>> = {
  light: 'light',
  switch: 'switch',
  cover: 'cover',
  lock: 'lock',
  climate: 'climate',
  fan: 'fan',
  siren: 'siren',
  valve: 'valve',
  vacuum: 'vacuum',
  humidifier: 'humidifier',
  lawn_mower: 'mower',
  water_heater: 'water_heater',
  alarm_control_panel: 'alarm_panel',
};

export function expectedFunction(topic: string, p: Payload): ExpectedFunction {
  const [, component = '', , object = ''] = topic.split('/');
  const device = String(p['device']?.name ?? '');
  const own = p['name'] === undefined ? (p['device_class'] ?? p['object_id'] ?? component) : p['name'];
  const base = {
    component,
    device,
    object,
    // Without a name of its own a value of a thing is called what it is.
    name: own === null || own === '' ? (p['device_class'] ?? null) : String(own),
    address: /0x[0-9a-f]{16}/.exec(String(p['device']?.identifiers))?.[0] ?? '',
    ...(p['device_class'] === undefined ? {} : { class: String(p['device_class']) }),
    ...(p['unit_of_measurement'] ? { unit: inCelsius(String(p['unit_of_measurement'])) } : {}),
    ...(p['options'] === undefined ? {} : { options: p['options'] as string[] }),
  };
  switch (component) {
    case 'sensor': {
      const isFigure = p['unit_of_measurement'] || p['state_class'] || p['device_class'];
      const type = p['options'] ? 'option' : isFigure ? 'number' : 'text';
      return { ...base, kinds: ['sensor', 'health'], type };
    }
    case 'binary_sensor':
      return { ...base, kinds: ['sensor', 'health'], type: 'flag' };
    case 'update':
      return { ...base, name: base.name ?? 'firmware', class: 'update', kinds: ['health'], type: 'flag' };
    case 'number': {
      const range = { min: p['min'] ?? 1, max: p['max'] ?? 100, step: p['step'] ?? 1 };
      return { ...base, kinds: ['setting'], type: 'number', range };
    }
    case 'select':
      return { ...base, kinds: ['setting'], type: 'option' };
    case 'text':
      return { ...base, kinds: ['setting'], type: 'text' };
    case 'button':
      return { ...base, kinds: ['button'], type: 'press' };
    case 'switch': {
      const isSetting = p['entity_category'] !== undefined || isAttribute(p);
      return isSetting ? { ...base, kinds: ['setting'], type: 'flag' } : { ...base, kinds: ['switch'] };
    }
    case 'infrared':
    case 'camera':
    case 'image':
    case 'notify':
    case 'tag':
      return { ...base, kinds: ['listed'], type: component };
    default:
      return { ...base, kinds: [MAIN[component] ?? 'unknown'], can: abilities(component, p) };
  }
}

/** What is announced in °F is told in °C here. */
function inCelsius(unit: string): string {
  return unit === '°F' ? '°C' : unit;
}

/** Zigbee2MQTT's documentation: `<name>/set/<attribute>` writes an attribute; endpoints are `<name>/<endpoint>/set`. */
function isAttribute(p: Payload): boolean {
  const parts = String(p['command_topic']).split('/');
  const at = parts.lastIndexOf('set');
  return p['name'] !== null && at === parts.length - 2 && !parts.at(-1)!.startsWith('state');
}

function abilities(component: string, p: Payload): Record<string, unknown> {
  switch (component) {
    case 'light': {
      const modes: string[] = p['supported_color_modes'] ?? [];
      const warmest = Math.floor(1e6 / (p['max_mireds'] ?? 500));
      const coldest = Math.floor(1e6 / (p['min_mireds'] ?? 153));
      return {
        brightness: p['brightness'] === true ? true : undefined,
        color: modes.some((mode) => ['xy', 'hs', 'rgb', 'rgbw', 'rgbww'].includes(mode)) ? true : undefined,
        temperature: modes.includes('color_temp') ? { min: warmest, max: coldest } : undefined,
        effects: p['effect'] === true ? p['effect_list'] : undefined,
      };
    }
    case 'cover':
      return { position: 'set_position_topic' in p, tilt: 'tilt_command_topic' in p };
    case 'climate':
      return {
        modes: p['modes'] ?? [],
        presets: p['preset_modes'],
        fanModes: p['fan_modes'],
        swingModes: p['swing_modes'],
        target:
          'temperature_command_topic' in p || 'temperature_low_command_topic' in p
            ? { min: Number(p['min_temp']), max: Number(p['max_temp']), step: Number(p['temp_step'] ?? 1) }
            : undefined,
        between: 'temperature_low_command_topic' in p ? true : undefined,
      };
    case 'fan':
      return {
        percentage: 'percentage_command_topic' in p,
        presets: p['preset_modes'],
        oscillate: 'oscillation_command_topic' in p,
      };
    case 'siren':
      return {
        tones: p['available_tones'],
        volume: p['support_volume_set'] ?? true,
        duration: p['support_duration'] ?? true,
      };
    default:
      return {};
  }
}

type Sent = ExpectedCommand['sent'];

function to(topic: string, payload: unknown, template?: string, values: object = {}): Sent[number] {
  if (template === undefined)
    return { topic, payload: typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '') };
  return { topic, payload: { template, values: { value: payload as string, ...values } } };
}

/** Python prints truth values so; Home Assistant sends what it was announced. */
function said(payload: unknown, otherwise: string): string {
  if (typeof payload === 'boolean') return payload ? 'True' : 'False';
  return payload === undefined || payload === null ? otherwise : String(payload);
}

/** Of a value of a device (`key` in our state is found by its name), the wish is under `value`. */
export function expectedCommands(component: string, p: Payload): readonly ExpectedCommand[] {
  const topic = p['command_topic'] as string | undefined;
  const template = p['command_template'] as string | undefined;
  const one = (set: DeviceState, ...sent: Sent): ExpectedCommand => ({ set, sent });
  switch (component) {
    case 'switch': {
      const setting = p['entity_category'] !== undefined || isAttribute(p);
      const key = setting ? 'value' : 'on';
      return [
        one({ [key]: true }, to(topic!, said(p['payload_on'], 'ON'), template)),
        one({ [key]: false }, to(topic!, said(p['payload_off'], 'OFF'), template)),
      ];
    }
    case 'light':
      return lightCommands(p);
    case 'number': {
      const { min = 1, max = 100 } = p;
      return [min, max].map((value: number) => one({ value }, to(topic!, String(value), template)));
    }
    case 'select':
      return (p['options'] as string[]).map((value) => one({ value }, to(topic!, value, template)));
    case 'text':
      return [one({ value: 'a text' }, to(topic!, 'a text', template))];
    case 'button':
      return [one({ value: true }, to(topic!, said(p['payload_press'], 'PRESS'), template))];
    case 'update':
      return topic === undefined
        ? []
        : [one({ value: true }, to(topic, said(p['payload_install'], ''), template))];
    case 'cover':
      return coverCommands(p);
    case 'lock':
      return [
        one({ locked: true }, to(topic!, said(p['payload_lock'], 'LOCK'), template)),
        one({ locked: false }, to(topic!, said(p['payload_unlock'], 'UNLOCK'), template)),
      ];
    case 'climate':
      return climateCommands(p);
    case 'fan':
      return fanCommands(p);
    case 'siren':
      return sirenCommands(p);
    default:
      return [];
  }
}

function lightCommands(p: Payload): ExpectedCommand[] {
  const topic = p['command_topic'];
  const scale = p['brightness_scale'] ?? 255;
  const modes: string[] = p['supported_color_modes'] ?? [];
  const on = (set: DeviceState, more: object) => ({
    set: { on: true, ...set },
    sent: [to(topic, { state: 'ON', ...more })],
  });
  const mired = (kelvin: number) => Math.floor(1e6 / kelvin);
  return [
    on({}, {}),
    { set: { on: false }, sent: [to(topic, { state: 'OFF' })] },
    ...(p['brightness'] === true
      ? [1, 50, 100].map((percent) =>
          on({ brightness: percent }, { brightness: Math.max(1, Math.round((percent * scale) / 100)) }),
        )
      : []),
    ...(modes.includes('color_temp')
      ? [p['min_mireds'] ?? 153, p['max_mireds'] ?? 500].map((mireds: number) => {
          const kelvin = Math.floor(1e6 / mireds);
          return on({ temperature: kelvin }, { color_temp: mired(kelvin) });
        })
      : []),
    // The red of sRGB: IEC 61966-2-1.
    ...(modes.includes('xy') ? [on({ color: '#ff0000' }, { color: { x: 0.6401, y: 0.33 } })] : []),
    ...(modes.includes('hs') ? [on({ color: '#ff0000' }, { color: { h: 0, s: 100 } })] : []),
    ...(modes.includes('rgb') ? [on({ color: '#ff0000' }, { color: { r: 255, g: 0, b: 0 } })] : []),
    ...((p['effect'] === true ? p['effect_list'] : []) as string[]).map((effect) =>
      on({ effect }, { effect }),
    ),
  ];
}

function coverCommands(p: Payload): ExpectedCommand[] {
  const word = (key: string, otherwise: string) => to(p['command_topic'], said(p[key], otherwise));
  const range = { position_open: 100, position_closed: 0, tilt_min: 0, tilt_max: 100 };
  return [
    { set: { position: 100 }, sent: [word('payload_open', 'OPEN')] },
    { set: { position: 0 }, sent: [word('payload_close', 'CLOSE')] },
    { set: { moving: false }, sent: [word('payload_stop', 'STOP')] },
    ...('set_position_topic' in p
      ? [1, 40, 99].map((position) => ({
          set: { position },
          sent: [
            to(p['set_position_topic'], String(position), p['set_position_template'], { position, ...range }),
          ],
        }))
      : []),
    ...('tilt_command_topic' in p
      ? [0, 35, 100].map((tilt) => ({
          set: { tilt },
          sent: [to(p['tilt_command_topic'], String(tilt), p['tilt_command_template'])],
        }))
      : []),
  ];
}

function climateCommands(p: Payload): ExpectedCommand[] {
  const words = (key: string, option: string, list: readonly string[] = []) =>
    `${option}_command_topic` in p
      ? list.map((value) => ({
          set: { [key]: value },
          sent: [to(p[`${option}_command_topic`], value, p[`${option}_command_template`])],
        }))
      : [];
  const figures = (key: string) =>
    `${key}_command_topic` in p
      ? [Number(p['min_temp']), Number(p['max_temp'])].map((value) => ({
          set: { [key]: value },
          sent: [to(p[`${key}_command_topic`], String(value), p[`${key}_command_template`])],
        }))
      : [];
  return [
    ...words('mode', 'mode', p['modes']),
    ...words('preset', 'preset_mode', p['preset_modes']),
    ...words('fan_mode', 'fan_mode', p['fan_modes']),
    ...words('swing', 'swing_mode', p['swing_modes']),
    ...figures('temperature'),
    ...figures('temperature_low'),
    ...figures('temperature_high'),
  ];
}

function fanCommands(p: Payload): ExpectedCommand[] {
  const on = to(p['command_topic'], said(p['payload_on'], 'ON'), p['command_template']);
  const min = p['speed_range_min'] ?? 1;
  const max = p['speed_range_max'] ?? 100;
  const speeds = max - min + 1;
  return [
    { set: { on: true }, sent: [on] },
    {
      set: { on: false },
      sent: [to(p['command_topic'], said(p['payload_off'], 'OFF'), p['command_template'])],
    },
    ...('percentage_command_topic' in p
      ? Array.from({ length: speeds }, (_, at) => ({
          set: { percentage: ((at + 1) * 100) / speeds },
          sent: [to(p['percentage_command_topic'], min + at, p['percentage_command_template'])],
        }))
      : []),
    ...((p['preset_modes'] ?? []) as string[]).map((preset) => ({
      set: { preset },
      sent: [to(p['preset_mode_command_topic'], preset, p['preset_mode_command_template'])],
    })),
  ];
}

function sirenCommands(p: Payload): ExpectedCommand[] {
  const topic = p['command_topic'];
  const template = p['command_template'];
  const on = (set: DeviceState, values: object) => ({
    set: { on: true, ...set },
    sent: [
      template === undefined
        ? to(topic, { state: 'ON', ...values })
        : to(topic, said(p['payload_on'], 'ON'), template, { state: 'ON', ...values }),
    ],
  });
  const off = p['command_off_template'] ?? template;
  return [
    on({}, {}),
    ...((p['available_tones'] ?? []) as string[]).map((tone) => on({ tone }, { tone })),
    ...((p['support_volume_set'] ?? true)
      ? [20, 100].map((volume) => on({ volume }, { volume_level: volume / 100 }))
      : []),
    ...((p['support_duration'] ?? true) ? [on({ duration: 30 }, { duration: 30 })] : []),
    {
      set: { on: false },
      sent: [
        off === undefined
          ? to(topic, { state: 'OFF' })
          : to(topic, said(p['payload_off'], 'OFF'), off, { state: 'OFF' }),
      ],
    },
  ];
}
