import type { DeviceState } from '../../src/domain/index.ts';
import type { ExpectedReading, Payload } from './expected.ts';

type Value = DeviceState[string];

/** Messages that a thing may send, and what is then so: by Home Assistant's documentation of each component. */
export function expectedReadings(component: string, p: Payload): readonly ExpectedReading[] {
  const said = (payload: unknown, otherwise: string) =>
    typeof payload === 'boolean' ? (payload ? 'True' : 'False') : String(payload ?? otherwise);
  const figure = (text: string): Value | undefined =>
    text === 'None' ? null : text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  const either = (on: string, off: string) => (text: string) =>
    text === 'None' ? null : text === on ? true : text === off ? false : undefined;
  const among = (list: readonly string[]) => (text: string) =>
    text === 'None' ? null : list.includes(text) ? text : undefined;
  const of = (
    topicKey: string,
    templateKey: string,
    values: readonly unknown[],
    value: ExpectedReading['value'],
    key?: string,
  ): ExpectedReading[] =>
    typeof p[topicKey] !== 'string'
      ? []
      : values.map((one) => ({
          topic: p[topicKey],
          message: messageFor(p[templateKey], one),
          template: p[templateKey],
          value,
          ...(key === undefined ? {} : { key }),
        }));
  const state = (values: readonly unknown[], value: ExpectedReading['value'], key?: string) =>
    of('state_topic', 'value_template', values, value, key);
  const word = (text: string) => (text === 'None' ? null : text);
  const words = (key: string): readonly string[] => p[key] ?? [];
  const preset = () =>
    of(
      ...(['preset_mode_state_topic', 'preset_mode_value_template'] as const),
      ...([words('preset_modes'), among(words('preset_modes')), 'preset'] as const),
    );
  switch (component) {
    case 'sensor': {
      const isFigure = p['unit_of_measurement'] || p['state_class'] || p['device_class'];
      const isWarm = p['unit_of_measurement'] === '°F';
      const celsius = (text: string) => {
        const value = figure(text);
        return typeof value === 'number' ? Math.round(((value - 32) * 500) / 9) / 100 : value;
      };
      return isFigure
        ? state([21.5, -3, 0], isWarm ? celsius : figure)
        : state(['a word', '017', true], word);
    }
    case 'binary_sensor':
      return state(
        [p['payload_on'], p['payload_off']],
        either(said(p['payload_on'], 'ON'), said(p['payload_off'], 'OFF')),
      );
    case 'switch': {
      const on = said(p['state_on'] ?? p['payload_on'], 'ON');
      const off = said(p['state_off'] ?? p['payload_off'], 'OFF');
      return state([p['payload_on'], p['payload_off'], true, false], either(on, off), 'on|value');
    }
    case 'number':
      return state([p['min'] ?? 1, p['max'] ?? 100], figure);
    case 'select':
      return state([...(p['options'] as string[]), 'no such option'], among(p['options']));
    case 'text':
      return state(['some words'], word);
    case 'lock':
      return state(
        [p['state_locked'] ?? 'LOCKED', p['state_unlocked'] ?? 'UNLOCKED'],
        either(said(p['state_locked'], 'LOCKED'), said(p['state_unlocked'], 'UNLOCKED')),
        'locked',
      );
    case 'cover':
      return [
        ...of('position_topic', 'position_template', [0, 37, 100], figure, 'position'),
        ...of('tilt_status_topic', 'tilt_status_template', [0, 37, 100], figure, 'tilt'),
      ];
    case 'climate': {
      const set = (name: string, values: readonly unknown[], value: ExpectedReading['value'], key = name) =>
        of(`${name}_state_topic`, `${name}_state_template`, values, value, key);
      const told = (name: string, values: readonly unknown[], value: ExpectedReading['value'], key = name) =>
        of(`${name}_topic`, `${name}_template`, values, value, key);
      return [
        ...set('temperature', [19.5], figure),
        ...set('temperature_low', [18], figure),
        ...set('temperature_high', [24], figure),
        ...told('current_temperature', [20.25], figure),
        ...told('current_humidity', [48], figure),
        ...set('mode', [...words('modes'), 'manual', 'schedule'], among(words('modes'))),
        ...preset(),
        ...set('fan_mode', words('fan_modes'), among(words('fan_modes'))),
        ...set('swing_mode', words('swing_modes'), among(words('swing_modes')), 'swing'),
        ...told('action', ['heat', 'idle', 'cool'], word),
      ];
    }
    case 'fan': {
      const min = p['speed_range_min'] ?? 1;
      const speeds = (p['speed_range_max'] ?? 100) - min + 1;
      const percent = (text: string) => {
        const speed = figure(text);
        if (typeof speed !== 'number') return speed;
        const share = speed === 0 ? 0 : Math.trunc(((speed - min + 1) * 100) / speeds);
        return share > 100 ? undefined : share;
      };
      const keys = /\{([^{}]*)\}/.exec(p['percentage_value_template'] ?? '')?.[1]?.match(/'[^']+'/g) ?? [];
      return [
        ...of('state_topic', 'state_value_template', ['ON', 'OFF'], either('ON', 'OFF'), 'on'),
        ...of(
          'percentage_state_topic',
          'percentage_value_template',
          [...keys.map((key) => key.slice(1, -1)), 2],
          percent,
          'percentage',
        ),
        ...preset(),
      ];
    }
    case 'light':
      return lightReadings(p);
    case 'update':
      return [
        ['1', '2', true],
        ['2', '2', false],
      ].map(([installed, latest, isNewer]) => ({
        topic: p['state_topic'],
        message: JSON.stringify({
          update: {
            installed_version: installed,
            latest_version: latest,
            state: isNewer ? 'available' : 'idle',
          },
        }),
        template: undefined,
        value: () => isNewer as boolean,
      }));
    default:
      return [];
  }
}

function lightReadings(p: Payload): ExpectedReading[] {
  const scale = p['brightness_scale'] ?? 255;
  const one = (message: object, key: string, value: Value): ExpectedReading => ({
    topic: p['state_topic'],
    message: JSON.stringify(message),
    template: undefined,
    key,
    value: () => value,
  });
  const modes: string[] = p['supported_color_modes'] ?? [];
  return [
    one({ state: 'ON' }, 'on', true),
    one({ state: 'OFF' }, 'on', false),
    ...(p['brightness'] === true ? [one({ brightness: Math.round(scale / 2) }, 'brightness', 50)] : []),
    ...(modes.includes('color_temp')
      ? [one({ color_mode: 'color_temp', color_temp: 250 }, 'temperature', 4000)]
      : []),
    ...(modes.includes('xy')
      ? [one({ color_mode: 'xy', color: { x: 0.6401, y: 0.33 } }, 'color', '#ff0000')]
      : []),
  ];
}

/** A message in which every attribute that the template looks at has the value. */
function messageFor(template: string | undefined, value: unknown): string {
  const keys = [...(template ?? '').matchAll(/value_json(?:\.(\w+)|\[["']([^"']+)["']\])/g)].map(
    ([, plain, quoted]) => plain ?? quoted,
  );
  if (keys.length === 0) return typeof value === 'string' ? value : JSON.stringify(value);
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, value])));
}
