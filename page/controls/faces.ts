import { type IconName, iconOf } from '../icons.tsx';
import { isGone, type Report, type State, shownState, type Thing, want } from '../store/things.ts';
import { capital, degrees, number, per, timeOf } from '../words/format.ts';
import { words } from '../words/index.ts';

/** What a thing shows on its tile and what a hand does with it. */
export interface Face {
  readonly icon: IconName;
  readonly tone: 'off' | 'on' | 'cool' | 'open' | 'gone';
  readonly state: string;
  /** Whether it counts as on, for a switch; nothing where a tap is no switch. */
  readonly pressed?: boolean;
  readonly tap?: () => void;
  readonly level?: Level;
}
/** Per cent that is dragged across the tile. */
export interface Level {
  readonly value: number;
  readonly label: string;
  readonly set: (value: number) => void;
}

const { state: said } = words;
/** What lets people in: opened only after a yes, and never by a drag. */
const ENTRANCES = new Set(['garage', 'gate', 'door']);

export function isEntrance({ device }: Thing): boolean {
  const { kind, capabilities } = device.value;
  return kind === 'lock' || (kind === 'cover' && ENTRANCES.has(capabilities.class ?? ''));
}

export function isOpenEntrance(thing: Thing): boolean {
  const { kind } = thing.device.value;
  const { position } = shownState(thing);
  return kind === 'cover' && isEntrance(thing) && typeof position === 'number' && position > 0;
}

export function faceOf(thing: Thing): Face {
  const { kind, capabilities, report } = thing.device.value;
  const state = shownState(thing);
  const face = {
    ...byKind(thing, state),
    icon: iconOf(kind, { class: capabilities.class, locked: state['locked'] }),
  };
  const wish = thing.wish.value;
  if (wish?.type === 'unanswered') return { ...face, tone: 'gone', state: said.unanswered(timeOf(wish.at)) };
  if (isGone(thing)) return { icon: face.icon, tone: 'gone', state: said.gone(sinceOf(report)) };
  if (Object.keys(state).length === 0) return { ...face, tone: 'off', state: said.unknown };
  return face;
}

/** The name as it is said in its room: "Ceiling Light" in the kitchen, for "Kitchen Ceiling Light". */
export function shortName({ device }: Thing): string {
  const { name, area } = device.value;
  const prefix = `${area ?? ''} `.toLowerCase();
  const rest = name.slice(prefix.length);
  return area !== null && name.toLowerCase().startsWith(prefix) && rest !== '' ? capital(rest) : name;
}

function sinceOf(report: Report | null): string {
  return report === null ? '–' : timeOf(report.at);
}

type Part = Omit<Face, 'icon'>;

function byKind(thing: Thing, state: State): Part {
  switch (thing.device.value.kind) {
    case 'light':
      return light(thing, state);
    case 'switch':
      return { tone: tone(state['on']), state: onOff(state['on']), ...toggle(thing, state) };
    case 'fan':
      return fan(thing, state);
    case 'cover':
      return cover(thing, state);
    case 'lock':
      return lock(thing, state);
    case 'media':
      return media(thing, state);
    case 'vacuum':
      return vacuum(thing, state);
    case 'valve':
      return valve(thing, state);
    case 'climate':
      return { tone: state['mode'] === 'off' ? 'off' : 'on', state: climateWords(state) };
    case 'siren':
      return {
        tone: state['on'] === true ? 'open' : 'off',
        state: onOff(state['on']),
        ...toggle(thing, state),
      };
    case 'humidifier':
      return { tone: state['on'] === true ? 'cool' : 'off', state: humidity(state), ...toggle(thing, state) };
    case 'mower':
      return mower(thing, state);
    case 'water_heater':
      return { tone: state['mode'] === 'off' ? 'off' : 'on', state: climateWords(state) };
    case 'alarm_panel':
      return { tone: state['alarm'] === 'triggered' ? 'open' : 'off', state: alarmWords(state['alarm']) };
    case 'setting':
    case 'button':
    case 'health':
    case 'listed':
    case 'sensor':
    case 'binary_sensor':
      return { tone: alarming(state) ? 'open' : 'off', state: readingsOf(state) };
  }
}

function light(thing: Thing, state: State): Part {
  const { name, capabilities } = thing.device.value;
  const bright = numberOf(state['brightness']) ?? 100;
  return {
    tone: tone(state['on']),
    state: state['on'] === true && capabilities.brightness === true ? per(bright) : onOff(state['on']),
    ...toggle(thing, state),
    ...(capabilities.brightness === true && {
      level: {
        value: state['on'] === true ? bright : 0,
        label: words.tile.brightness(name),
        set: (value) => void setBrightness(thing, value),
      },
    }),
  };
}

export function setBrightness(thing: Thing, value: number): Promise<void> {
  return value < 1
    ? want(thing, { on: false }, 'turn_off')
    : want(thing, { on: true, brightness: value }, 'set', { brightness: value });
}

function fan(thing: Thing, state: State): Part {
  const speed = numberOf(state['percentage']) ?? 100;
  return {
    tone: state['on'] === true ? 'cool' : 'off',
    state: state['on'] === true ? per(speed) : onOff(state['on']),
    ...toggle(thing, state),
    level: {
      value: state['on'] === true ? speed : 0,
      label: words.tile.speed(thing.device.value.name),
      set: (value) =>
        void (value < 1
          ? want(thing, { on: false }, 'turn_off')
          : want(thing, { on: true, percentage: value }, 'set', { percentage: value })),
    },
  };
}

function cover(thing: Thing, state: State): Part {
  const position = numberOf(state['position']);
  const entrance = isEntrance(thing);
  const wish = thing.wish.value;
  const moves = state['moving'] === true;
  const text =
    wish?.type === 'asked' && position !== undefined
      ? position > (numberOf(thing.device.value.report?.state['position']) ?? 0)
        ? said.opening
        : said.closing
      : moves
        ? said.moving
        : coverWords(position);
  return {
    tone: entrance && (position ?? 0) > 0 ? 'open' : 'off',
    state: text,
    tap: () =>
      void (moves ? want(thing, { moving: false }, 'stop') : moveCover(thing, (position ?? 0) > 0 ? 0 : 100)),
    ...(!entrance && {
      level: {
        value: position ?? 0,
        label: words.tile.position(thing.device.value.name),
        set: (value) => void moveCover(thing, value),
      },
    }),
  };
}

export function moveCover(thing: Thing, position: number): Promise<void> {
  if (position <= 0) return want(thing, { position: 0 }, 'close');
  if (position >= 100) return want(thing, { position: 100 }, 'open');
  return want(thing, { position }, 'set_position', { position });
}

function lock(thing: Thing, state: State): Part {
  const locked = state['locked'];
  return {
    tone: locked === false ? 'open' : 'off',
    state: locked === false ? said.unlocked : said.locked,
    tap: () =>
      void (locked === false
        ? want(thing, { locked: true }, 'lock')
        : want(thing, { locked: false }, 'unlock')),
  };
}

function media(thing: Thing, state: State): Part {
  const on = state['on'] === true;
  const playing = state['playback'] === 'playing';
  const what = typeof state['media'] === 'string' ? capital(state['media']) : undefined;
  const doing = playing ? said.playing : state['playback'] === 'paused' ? said.paused : said.idle;
  return {
    tone: on && playing ? 'on' : 'off',
    state: !on
      ? said.off
      : what !== undefined && state['playback'] !== 'idle'
        ? `${what}${playing ? '' : ` · ${doing}`}`
        : doing,
    pressed: on && playing,
    tap: () =>
      void (playing
        ? want(thing, { playback: 'paused' }, 'pause')
        : on
          ? want(thing, { playback: 'playing' }, 'play')
          : want(thing, { on: true }, 'turn_on')),
    ...(on && {
      level: {
        value: numberOf(state['volume']) ?? 0,
        label: words.tile.volume(thing.device.value.name),
        set: (volume) => void want(thing, { volume }, 'set_volume', { volume }),
      },
    }),
  };
}

function vacuum(thing: Thing, state: State): Part {
  const { activity, battery, area } = state;
  const doing =
    activity === 'cleaning'
      ? said.cleaning
      : activity === 'returning'
        ? said.returning
        : activity === 'paused'
          ? said.paused
          : said.docked;
  const where = activity === 'cleaning' && typeof area === 'string' && area !== '' ? `, ${area}` : '';
  return {
    tone: activity === 'cleaning' || activity === 'returning' ? 'cool' : 'off',
    state: `${doing}${where}${typeof battery === 'number' ? ` · ${per(battery)}` : ''}`,
    pressed: activity === 'cleaning',
    tap: () =>
      void (activity === 'cleaning'
        ? want(thing, { activity: 'paused' }, 'pause')
        : want(thing, { activity: 'cleaning' }, 'start')),
  };
}

function mower(thing: Thing, state: State): Part {
  const mows = state['activity'] === 'mowing';
  const doing = mows
    ? said.mowing
    : state['activity'] === 'returning'
      ? said.returning
      : state['activity'] === 'paused'
        ? said.paused
        : said.docked;
  return {
    tone: mows ? 'cool' : 'off',
    state: doing,
    pressed: mows,
    tap: () =>
      void (mows
        ? want(thing, { activity: 'paused' }, 'pause')
        : want(thing, { activity: 'mowing' }, 'start')),
  };
}

function humidity(state: State): string {
  const wanted = numberOf(state['humidity']);
  return state['on'] === true && wanted !== undefined ? per(wanted) : onOff(state['on']);
}

function alarmWords(alarm: unknown): string {
  return typeof alarm === 'string'
    ? (words.alarms[alarm] ?? capital(alarm.replaceAll('_', ' ')))
    : said.unknown;
}

function valve(thing: Thing, state: State): Part {
  const open = state['open'];
  return {
    tone: 'off',
    state: open === true ? said.open : said.closed,
    tap: () =>
      void (open === true ? want(thing, { open: false }, 'close') : want(thing, { open: true }, 'open')),
  };
}

function toggle(thing: Thing, state: State): Pick<Face, 'pressed' | 'tap'> {
  const on = state['on'] === true;
  return {
    pressed: on,
    tap: () => void want(thing, { on: !on }, on ? 'turn_off' : 'turn_on'),
  };
}

export function climateWords(state: State): string {
  const now = numberOf(state['current_temperature']);
  const doing =
    state['mode'] === 'off'
      ? said.climateOff
      : state['mode'] === 'heat'
        ? said.heatingTo
        : state['mode'] === 'cool'
          ? said.coolingTo
          : said.keeping;
  return now === undefined ? doing : `${doing} · ${said.now(degrees(now))}`;
}

/** "21.5°, 48 %" of a sensor; "Door closed" of a contact. */
export function readingsOf(state: State): string {
  return Object.entries(state)
    .filter(([key, value]) => value !== null && key !== 'battery')
    .map(([key, value]) => readingOf(key, value!))
    .join(', ');
}

export function readingOf(key: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return capital((words.senses[key] ?? words.sense)[value ? 0 : 1]);
  if (typeof value === 'number') return `${number(value)}${words.units[key] ?? ''}`;
  return value;
}

/** A door or window that is open, water where none belongs, smoke. Somebody who moves is nothing wrong. */
const ALARMING = [
  'door',
  'window',
  'opening',
  'garage_door',
  'moisture',
  'smoke',
  'gas',
  'carbon_monoxide',
  'problem',
  'tamper',
];

export function alarming(state: State): boolean {
  return ALARMING.some((key) => state[key] === true);
}

function coverWords(position: number | undefined): string {
  if (position === undefined) return said.unknown;
  return position <= 0 ? said.closed : position >= 100 ? said.open : said.partly(per(position));
}

function onOff(on: unknown): string {
  return on === true ? said.on : said.off;
}

function tone(on: unknown): 'on' | 'off' {
  return on === true ? 'on' : 'off';
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
