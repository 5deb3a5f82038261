import { type Action, type Device, theThing } from '../../domain/index.ts';
import { listWords } from '../words.ts';

/** What a deed is called in a question, the things it is done to in `{}`. */
type Wording = (args: Action['args']) => string | undefined;

const upOrDown =
  (key: string): Wording =>
  (args) =>
    typeof args[key] !== 'number' ? undefined : (args[key] as number) > 0 ? 'turn up {}' : 'turn down {}';

const SAID: Readonly<Record<string, Wording>> = {
  turn_on: () => 'turn on {}',
  turn_off: () => 'turn off {}',
  open: () => 'open {}',
  close: () => 'close {}',
  lock: () => 'lock {}',
  unlock: () => 'unlock {}',
  start: () => 'start {}',
  stop: () => 'stop {}',
  pause: () => 'pause {}',
  play: () => 'play {}',
  mute: () => 'mute {}',
  unmute: () => 'unmute {}',
  dock: () => 'send {} back to its dock',
  clean_area: ({ area }) => (typeof area === 'string' ? `have the ${area} vacuumed` : 'start {}'),
  set_volume: (args) =>
    typeof args['level'] === 'number' ? `set {} to volume ${args['level']}` : upOrDown('step')(args),
  set_temperature: (args) =>
    typeof args['temperature'] === 'number' ? `set {} to ${args['temperature']}°` : upOrDown('step')(args),
  set_mode: ({ mode }) =>
    mode === 'off' ? 'turn off {}' : typeof mode === 'string' ? `set {} to ${mode}` : undefined,
  set_position: ({ position, step }) => {
    if (typeof step === 'number') return step < 0 ? 'lower {} a bit' : 'open {} a bit more';
    return typeof position === 'number' ? `set {} to ${position} % open` : undefined;
  },
  set: ({ brightness, brightness_step: step, color, percentage }) => {
    if (typeof brightness === 'number') return `set {} to ${brightness} %`;
    if (typeof percentage === 'number') return `set {} to ${percentage} %`;
    if (typeof step === 'number') return step < 0 ? 'dim {}' : 'make {} brighter';
    return typeof color === 'string' && !color.startsWith('#') ? `make {} ${color}` : undefined;
  },
};

/** A deed in the words of a question: "turn on the desk lamp". `undefined` for one that has no such words: it is not offered. */
export function deedWords(
  { method, args }: Pick<Action, 'method' | 'args'>,
  devices: readonly Device[],
): string | undefined {
  return SAID[method]?.(args)?.replace('{}', thingWords(devices));
}

/** What a service is asked for, as it is told about. */
const TOLD: Readonly<Record<string, (args: Action['args']) => string>> = {
  'list get': ({ list }) => `what is on the ${typeof list === 'string' ? list : 'shopping'} list`,
  'weather get': () => 'about the weather',
  'calendar list': () => 'what is in the calendar',
  'house agenda': () => 'what is coming up',
  'reminders list': () => 'your reminders',
  'alarm list': () => 'which alarms are set',
  'timer get': () => 'how long the timers have left',
};

/** A question whose answer is put off: "tell you whether the front door is locked"; `undefined` of what is no question. */
export function toldWords(
  { service, method, args, asks, if: only }: Action,
  devices: readonly Device[],
): string | undefined {
  const told = TOLD[`${service} ${method}`]?.(args);
  if (told !== undefined) return `tell you ${told}`;
  if (method !== 'get' || devices.length === 0) return undefined;
  // "If the front door is unlocked then": what is told is that it is so.
  if (only !== undefined) return 'tell you';
  const be = devices.length > 1 ? 'are' : 'is';
  return asks === undefined
    ? `tell you how ${thingWords(devices)} ${be}`
    : `tell you whether ${thingWords(devices)} ${be} ${asks}`;
}

const NOUNS: Readonly<Partial<Record<Device['kind'], string>>> = {
  light: 'lights',
  cover: 'blinds and curtains',
  lock: 'doors',
  fan: 'fans',
};
const NAMED_MAX = 2;

/** "The desk lamp"; several of a room are its lights, and more than two of several rooms the lights. */
function thingWords(devices: readonly Device[]): string {
  if (devices.length <= NAMED_MAX) return listWords(devices.map(({ name }) => theThing(name)));
  const [first] = devices;
  const noun = (first && NOUNS[first.kind]) ?? 'ones';
  const area = first !== undefined && devices.every((one) => one.area === first.area) ? first.area : null;
  return `the ${area === null ? '' : `${area.toLowerCase()} `}${noun}`;
}
