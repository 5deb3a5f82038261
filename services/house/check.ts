import { few, isAre, listed, theThing } from '../../src/base/index.ts';
import { isEntrance } from '../../src/bus/index.ts';
import { batteryOf, type Device, type DeviceReport, readingsIn } from '../../src/domain/index.ts';

/** What may be against it: that something is on, stands open, is unlocked or low on charge; `secure` is all of an entrance, and alarms. */
export const ASPECTS = ['on', 'open', 'unlocked', 'window', 'battery', 'secure'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Seen {
  readonly device: Device;
  readonly report: DeviceReport | undefined;
}

/** One thing, and how it is in a word. */
export interface Finding {
  readonly id: string;
  readonly name: string;
  readonly area: string | null;
  readonly kind: string;
  readonly is: string;
}

export interface Checked {
  /** What is on, open or unlocked, by room. */
  readonly found: readonly Finding[];
  /** What would tell, and does not. */
  readonly silent: readonly Finding[];
  /** How many things were looked at. */
  readonly looked: number;
  /** Whether anything here tells how windows are. */
  readonly seesWindows: boolean;
}

const OPENINGS = ['door', 'window', 'garage_door', 'opening'];
const DANGERS = ['smoke', 'moisture', 'gas', 'carbon_monoxide', 'tamper', 'safety'];

/** How a thing is by its report: a word where it is against it, null where it is not, undefined where nobody knows. */
type Judge = (seen: Seen) => string | null | undefined;

const flag = (report: DeviceReport | undefined, key: string, is: string): string | null | undefined => {
  const value = report?.state[key];
  return typeof value === 'boolean' ? (value ? is : null) : undefined;
};

const isOn: Judge = ({ device, report }) => {
  if (device.kind === 'climate') {
    const mode = report?.state['mode'];
    return typeof mode === 'string' ? (mode === 'off' ? null : 'on') : undefined;
  }
  if (device.kind === 'vacuum') {
    const activity = report?.state['activity'];
    return typeof activity === 'string' ? (activity === 'cleaning' ? 'cleaning' : null) : undefined;
  }
  return flag(report, 'on', 'on');
};

const isOpen: Judge = ({ device, report }) => {
  if (device.kind === 'valve') return flag(report, 'open', 'open');
  if (device.kind === 'cover') {
    const position = report?.state['position'];
    return typeof position === 'number' ? (position > 0 ? 'open' : null) : undefined;
  }
  const told = OPENINGS.flatMap((key) => readingsIn(device, report, key)).filter((value) => value !== null);
  return told.length === 0 ? undefined : told.includes(true) ? 'open' : null;
};

const isUnlocked: Judge = ({ report }) => {
  const locked = report?.state['locked'];
  return typeof locked === 'boolean' ? (locked ? null : 'unlocked') : undefined;
};

const isDangerous: Judge = ({ device, report }) => {
  const told = DANGERS.find((key) => readingsIn(device, report, key).includes(true));
  return told === undefined ? null : `telling of ${DANGER_WORDS[told] ?? told}`;
};

const DANGER_WORDS: Readonly<Record<string, string>> = {
  moisture: 'water',
  carbon_monoxide: 'carbon monoxide',
  tamper: 'tampering',
  safety: 'danger',
};

/** A charge below this is low. */
const LOW_PERCENT = 20;

const isLow: Judge = ({ device, report }) => {
  const charge = batteryOf(device, report);
  if (typeof charge === 'boolean') return charge ? 'low' : null;
  return typeof charge === 'number'
    ? charge <= LOW_PERCENT
      ? `at ${Math.round(charge)} %`
      : null
    : undefined;
};

const tells = ({ device, report }: Seen, keys: readonly string[]): boolean => {
  const { readings = [] } = device.capabilities;
  return keys.some((key) => readings.includes(key) || report?.state[key] !== undefined);
};

/** Who is asked, and what. */
const LOOKS: Readonly<
  Record<Exclude<Aspect, 'secure'>, { readonly asks: (seen: Seen) => boolean; readonly judge: Judge }>
> = {
  on: {
    asks: ({ device: { kind } }) => ['light', 'switch', 'fan', 'media', 'climate', 'vacuum'].includes(kind),
    judge: isOn,
  },
  open: {
    asks: (seen) =>
      ['cover', 'valve'].includes(seen.device.kind) || (isSensor(seen) && tells(seen, OPENINGS)),
    judge: isOpen,
  },
  unlocked: { asks: ({ device }) => device.kind === 'lock', judge: isUnlocked },
  window: { asks: isWindow, judge: isOpen },
  battery: { asks: (seen) => tells(seen, ['battery']), judge: isLow },
};

function isSensor({ device: { kind } }: Seen): boolean {
  return kind === 'sensor' || kind === 'binary_sensor';
}

/** A sensor at a window, or a window that is moved by a motor. */
function isWindow(seen: Seen): boolean {
  const { kind, capabilities } = seen.device;
  return (isSensor(seen) && tells(seen, ['window'])) || (kind === 'cover' && capabilities.class === 'window');
}

function looksFor(what: Aspect) {
  if (what !== 'secure') return [LOOKS[what]];
  return [
    LOOKS.unlocked,
    {
      asks: (seen: Seen) =>
        (seen.device.kind === 'cover' && isEntrance(seen.device)) ||
        (isSensor(seen) && tells(seen, OPENINGS)),
      judge: isOpen,
    },
    { asks: (seen: Seen) => isSensor(seen) && tells(seen, DANGERS), judge: isDangerous },
  ];
}

/** Looks at all things that could be against it. */
export function checkHouse(what: Aspect, things: readonly Seen[]): Checked {
  const found: Finding[] = [];
  const silent: Finding[] = [];
  let looked = 0;
  for (const { asks, judge } of looksFor(what))
    for (const seen of things.filter(asks)) {
      looked += 1;
      const { id, name, area, kind } = seen.device;
      const is = seen.report?.available === false ? undefined : judge(seen);
      if (is === undefined) silent.push({ id, name, area, kind, is: 'silent' });
      else if (is !== null) found.push({ id, name, area, kind, is });
    }
  const seesWindows = things.some(isWindow);
  return { found: byRoom(found), silent, looked, seesWindows };
}

function byRoom(found: readonly Finding[]): readonly Finding[] {
  const rooms = [...new Set(found.map(({ area }) => area))];
  return [...found].sort((one, other) => rooms.indexOf(one.area) - rooms.indexOf(other.area));
}

/** How the question was put: whether anything is so, or whether all is well. */
export type Wanted = 'any' | 'none';

const WELL: Readonly<Record<Aspect, string>> = {
  on: 'everything is off',
  open: 'everything is closed',
  unlocked: 'everything is locked',
  window: 'all windows that report to me are closed',
  battery: 'no battery is low',
  secure: 'everything I can see is locked and closed',
};
const NONE: Readonly<Record<Aspect, string>> = {
  on: 'nothing is on',
  open: 'nothing is open',
  unlocked: 'nothing is unlocked',
  window: 'no window that reports to me is open',
  battery: 'no battery is low',
  secure: 'nothing is open or unlocked',
};
/** Who would have to tell. */
const NOBODY: Readonly<Partial<Record<Aspect, string>>> = {
  window: 'no window',
  battery: 'no battery',
  unlocked: 'no lock',
};
const MANY = 6;

/** Yes or no, then what is against it, then what cannot be told. */
export function checkWords(
  what: Aspect,
  { found, silent, looked, seesWindows }: Checked,
  { wanted, where }: { readonly wanted: Wanted; readonly where: string },
): string {
  const unseen = unseenWords(what, silent, seesWindows || where !== '');
  if (looked === 0) return `I can’t tell: ${NOBODY[what] ?? 'nothing'}${where} reports to me`;
  if (found.length === 0) {
    if (silent.length === looked)
      return `I can’t tell: ${listed(silent.map(nameOf))} ${isAre(silent.map(nameOf))} silent`;
    const well = wanted === 'any' ? `No, ${NONE[what]}${where}` : `Yes, ${WELL[what]}${where}`;
    return silent.length === 0 ? `${well}${unseen}` : `As far as I can see ${lowered(well)}${unseen}`;
  }
  const head = wanted === 'any' ? 'Yes' : 'No';
  const [only] = [...new Set(found.map(({ is }) => is))];
  if (found.length > MANY && found.every(({ is }) => is === only))
    return `${head}, ${found.length} things are ${only}: ${few(found.map(nameOf), MANY * 2)}${unseen}`;
  return `${head}: ${foundWords(found)}${unseen}`;
}

function lowered(well: string): string {
  return `${well.startsWith('Yes') ? 'yes' : 'no'}${well.slice(well.startsWith('Yes') ? 3 : 2)}`;
}

function nameOf({ name }: Finding): string {
  return theThing(name);
}

/** "the back door is unlocked and the garage door is open"; many are counted, with all of their names. */
function foundWords(found: readonly Finding[]): string {
  const states = [...new Set(found.map(({ is }) => is))];
  const parts = states.map((is) => {
    const those = found.filter((one) => one.is === is);
    const called = those.map(nameOf);
    const names = few(called, MANY * 2);
    return `${names} ${isAre(called)} ${is}`;
  });
  return listed(parts);
}

function unseenWords(what: Aspect, silent: readonly Finding[], seesWindows: boolean): string {
  const parts: string[] = [];
  if (silent.length > 0) parts.push(`I can’t tell about ${few(silent.map(nameOf), 4)}`);
  if (!seesWindows && (what === 'secure' || what === 'open')) parts.push('No window reports to me');
  return parts.map((part) => `. ${part}`).join('');
}

const PEOPLE = ['occupancy', 'presence', 'motion', 'moving'];

/** Whether somebody is noticed there, by what notices people. */
export function presenceWords(
  things: readonly Seen[],
  where: string,
  nameOfRoom: (seen: Seen) => string,
): string {
  const sensors = things.filter((seen) => isSensor(seen) && tells(seen, PEOPLE));
  if (sensors.length === 0) return `I can’t tell: nothing${where} notices people`;
  const told = sensors.filter(({ report }) => PEOPLE.some((key) => typeof report?.state[key] === 'boolean'));
  if (told.length === 0)
    return `I can’t tell: ${listed(sensors.map(({ device }) => theThing(device.name)))} ${isAre(sensors.map(({ device }) => device.name))} silent`;
  const noticed = told.filter(({ report }) => PEOPLE.some((key) => report?.state[key] === true));
  if (noticed.length === 0) return `Nobody that I notice${where}`;
  return `Yes: I notice somebody ${listed([...new Set(noticed.map(nameOfRoom))])}`;
}
