import type { JsonObject } from '../../base/index.ts';

/** What of a thing was changed, each in words after "is". What comes later of the same aspect stands in place of what came before. */
export type Aspects = Readonly<Record<string, string>>;

/** How a device of a service is, or was seen to become. */
export type Present = (state: JsonObject, asked: JsonObject, method: string) => Aspects;

const light: Present = (state, asked, method) => {
  if (method === 'set_effect') return { effect: effectWords(state['effect'] ?? asked['effect']) };
  if (state['on'] === false) return { power: 'off' };
  const level = state['brightness'] ?? asked['brightness'];
  const wantsLevel = asked['brightness'] !== undefined || asked['brightness_step'] !== undefined;
  const white = state['temperature'] ?? asked['temperature'];
  const parts = {
    ...(wantsLevel && typeof level === 'number' ? { level: `at ${Math.round(level)} %` } : {}),
    ...(asked['color'] === undefined ? {} : { color: String(asked['color']) }),
    ...(asked['temperature'] !== undefined && typeof white === 'number' ? { color: whiteWords(white) } : {}),
  };
  return Object.keys(parts).length > 0 ? parts : { power: 'on' };
};

/** Whites as people and the boxes of bulbs call them; any other in kelvin. Bulbs keep mireds, and tell a neighbour of what was asked for. */
function whiteWords(kelvin: number): string {
  return WHITES.find(([at]) => Math.abs(at - kelvin) <= at / 100)?.[1] ?? `at ${Math.round(kelvin)} K`;
}

const WHITES: readonly (readonly [kelvin: number, name: string])[] = [
  [2000, 'as warm as candlelight'],
  [2700, 'warm white'],
  [3000, 'soft white'],
  [4000, 'neutral white'],
  [5000, 'cool white'],
  [6500, 'white as daylight'],
];

/** What a light shows by itself. */
export function effectWords(effect: unknown): string {
  const plain = /^(?:none|solid|off|stop_effect|finish_effect|stop_colorloop)$/i.test(String(effect));
  return plain ? 'showing no effect' : `showing the effect ${String(effect).replaceAll('_', ' ')}`;
}

const cover: Present = (state, asked, method) => ({ position: coverWords(state, asked, method) });

export function coverWords(
  { position: seen, moving, tilt }: JsonObject,
  asked: JsonObject,
  method: string,
): string {
  if (method === 'set_tilt') return tiltWords(tilt ?? asked['tilt']);
  const position = seen ?? asked['position'];
  if (typeof position !== 'number') return method === 'stop' ? 'stopped' : 'where it was to be';
  const at = position <= 0 ? 'closed' : position >= 100 ? 'open' : `${Math.round(position)} % open`;
  if (method === 'stop') return `stopped, ${at}`;
  return moving === true ? `moving, ${at}` : at;
}

/** How the slats stand. */
export function tiltWords(tilt: unknown): string {
  if (tilt === 0) return 'tilted shut';
  return tilt === 100
    ? 'tilted open'
    : `tilted to ${typeof tilt === 'number' ? Math.round(tilt) : String(tilt)} %`;
}

const climate: Present = (state, asked, method) => {
  const { mode, temperature } = state;
  switch (method) {
    case 'set_preset':
      return { preset: `set to ${wordsOf(state['preset'] ?? asked['preset'])}` };
    case 'set_fan':
      return { fan: `blowing on ${wordsOf(state['fan_mode'] ?? asked['fan_mode'])}` };
    case 'set_swing':
      return { swing: swingWords(state, asked) };
    case 'set_range':
      return { setting: rangeWords(state, asked) };
    case 'set_humidity':
      return { humidity: `set to ${String(state['humidity'] ?? asked['humidity'])} % of humidity` };
  }
  const wanted = temperature ?? asked['temperature'];
  if (method === 'set_temperature' && wanted !== undefined)
    return { setting: `set to ${String(wanted)} °C${mode === 'off' ? ', but it is off' : ''}` };
  const now = mode ?? asked['mode'];
  return { power: typeof now === 'string' ? modeWords(now) : 'set' };
};

/** What holds a single temperature was set to that. */
function rangeWords(
  { temperature, temperature_low: least, temperature_high: most, mode }: JsonObject,
  asked: JsonObject,
) {
  const { low, high } = asked;
  if (low !== undefined && high !== undefined) return `set to hold ${String(low)} to ${String(high)} °C`;
  const isHeld = low === undefined ? most === high : least === low;
  const words =
    typeof temperature === 'number' && !isHeld
      ? `set to ${temperature} °C`
      : `set to hold at ${low === undefined ? `most ${String(high)}` : `least ${String(low)}`} °C`;
  return mode === 'off' ? `${words}, but it is off` : words;
}

const SWINGS: Readonly<Record<string, string>> = {
  ...{ on: 'swinging', off: 'not swinging', both: 'swinging both ways' },
  ...{ vertical: 'swinging up and down', horizontal: 'swinging from side to side' },
};

/** Which way the air swings; a way that only a maker knows is said in the maker's word. */
function swingWords({ swing, swing_horizontal: across }: JsonObject, asked: JsonObject): string {
  const said = String(swing === undefined || asked['swing'] === across ? asked['swing'] : swing);
  return SWINGS[said] ?? `set to swing ${wordsOf(said)}`;
}

const fan: Present = (state, asked, method) => {
  const { on, percentage, oscillating } = state;
  if (method === 'set_preset') return { preset: `on, set to ${wordsOf(state['preset'] ?? asked['preset'])}` };
  if (method === 'set_direction')
    return { direction: directionWords(state['direction'] ?? asked['direction'], on === false) };
  if (on === false && asked['oscillate'] === undefined) return { power: 'off' };
  const speed = percentage ?? asked['percentage'];
  const swings = oscillating ?? asked['oscillate'];
  const parts = {
    ...(method === 'set' && asked['oscillate'] === undefined && typeof speed === 'number'
      ? { level: `at ${Math.round(speed)} %` }
      : {}),
    ...(asked['oscillate'] === undefined ? {} : { swing: swings === true ? 'swinging' : 'not swinging' }),
  };
  return Object.keys(parts).length > 0 ? parts : { power: 'on' };
};

/** Which way a fan turns: forward is how it cools in summer. */
export function directionWords(direction: unknown, isOff: boolean): string {
  return `${isOff ? 'set to turn' : 'turning'} ${direction === 'reverse' ? 'in reverse' : 'forward'}`;
}

const media: Present = ({ volume }, asked, method) => {
  switch (method) {
    case 'turn_on':
      return { power: 'on' };
    case 'turn_off':
      return { power: 'off' };
    case 'play':
      return { playback: 'playing' };
    case 'pause':
      return { playback: 'paused' };
    case 'stop':
      return { playback: 'stopped' };
    case 'mute':
      return { sound: 'muted' };
    case 'unmute':
      return { sound: 'not muted any more' };
    case 'next':
      return { playback: 'on the next track' };
    case 'previous':
      return { playback: 'on the track before' };
    case 'play_media':
      return { playback: `playing ${String(asked['query'] ?? 'it')}` };
    default:
      return { sound: `at volume ${String(volume ?? asked['volume'])}` };
  }
};

const vacuum: Present = (state, asked, method) =>
  method === 'set_suction'
    ? { suction: `set to ${wordsOf(state['fan_speed'] ?? asked['suction'])} suction` }
    : { activity: vacuumWords(state) };

export function vacuumWords({ activity, area }: JsonObject): string {
  if (activity === 'returning') return 'on its way to the dock';
  if (activity === 'cleaning' && typeof area === 'string') return `cleaning the ${area}`;
  return String(activity ?? 'told');
}

export const PRESENT: Readonly<Record<string, Present>> = {
  light,
  switch: ({ on }) => ({ power: on === false ? 'off' : 'on' }),
  cover,
  lock: ({ locked }) => ({ bolt: locked === true ? 'locked' : 'unlocked' }),
  valve: ({ open, position }, _asked, method) => ({
    position:
      method === 'set_position' && typeof position === 'number'
        ? `${Math.round(position)} % open`
        : open === true
          ? 'open'
          : 'closed',
  }),
  siren: ({ on }) => ({ power: on === false ? 'off' : 'on' }),
  humidifier: ({ on, humidity, mode }, _asked, method) =>
    method === 'set_humidity'
      ? { setting: `set to ${String(humidity)} %${on === false ? ', but it is off' : ''}` }
      : method === 'set_mode'
        ? { mode: `set to ${wordsOf(mode)}` }
        : { power: on === false ? 'off' : 'on' },
  mower: ({ activity }) => ({
    activity: activity === 'returning' ? 'on its way to the dock' : wordsOf(activity),
  }),
  water_heater: ({ temperature, mode }, _asked, method) =>
    method === 'set_temperature'
      ? { setting: `set to ${String(temperature)} °C${mode === 'off' ? ', but it is off' : ''}` }
      : { mode: mode === 'off' ? 'off' : `set to ${wordsOf(mode)}` },
  alarm_panel: ({ alarm }) => ({ alarm: alarmWords(String(alarm)) }),
  setting: (_state, asked) => ({
    [String(asked['setting'])]:
      `set to ${String(asked['setting']).toLowerCase()} ${settingWords(asked['value'])}`,
  }),
  button: () => ({ press: 'pressed' }),
  climate,
  fan,
  media,
  vacuum,
};

export function wordsOf(value: unknown): string {
  return String(value ?? 'told').replaceAll('_', ' ');
}

export function settingWords(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : wordsOf(value);
}

/** "armed for the night". */
export function alarmWords(alarm: string): string {
  const [word, mode] = alarm.split(/_(.*)/s);
  if (word !== 'armed' || mode === undefined) return wordsOf(alarm);
  return mode === 'night' ? 'armed for the night' : `armed (${wordsOf(mode)})`;
}

export function modeWords(mode: string): string {
  switch (mode) {
    case 'heat':
      return 'heating';
    case 'cool':
      return 'cooling';
    case 'fan_only':
      return 'blowing only';
    case 'dry':
      return 'drying';
    default:
      return mode === 'off' ? 'off' : `on ${mode}`;
  }
}
