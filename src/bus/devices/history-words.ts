import { dateAt, listed, sayInstant, theThing, wallAt } from '../../base/index.ts';
import { BY_HAND, type Deed, type DeviceState, type Person } from '../../domain/index.ts';

/** From where the past is told: when it is, who is told, and who lives here. */
export interface Telling {
  readonly now: number;
  readonly timezone: string;
  readonly people: readonly Person[];
  /** Who asks. */
  readonly person: string | null;
  /** Whether they may know who did what: people of this house may. */
  readonly namesPeople: boolean;
  /** A time was named in which it was done. */
  readonly within?: boolean;
  /** It was asked whether this person did it, by somebody who may know. */
  readonly suspected?: string;
}

/** What was done to a thing, or that nobody ordered it. */
export interface PastOf {
  readonly name: string;
  readonly deed: Deed | undefined;
  readonly state: DeviceState | null;
}

/** So many of several things are told of. */
const TOLD = 3;
/** The house has no more than what was ordered of it: a hand at a switch leaves no line. */
const unknown = ({ within = false }: Telling): string =>
  `I don’t know: nobody asked me to${within ? ' then' : ''}. It may have been done by hand`;

/** "Mia turned on the porch light at 10:12": of several things those that something was done to, the last of it first. */
export function pastWords(things: readonly PastOf[], telling: Telling): string {
  const known = things.filter(({ deed }) => deed !== undefined);
  if (known.length === 0) return unknown(telling);
  const last = known.toSorted((one, other) => other.deed!.at - one.deed!.at);
  // What one order did to several things is one line.
  const lines = new Map<string, { readonly past: PastOf; readonly names: string[] }>();
  for (const past of last) {
    const { at, method } = past.deed!;
    const line = lines.get(`${at} ${method}`);
    if (line === undefined) lines.set(`${at} ${method}`, { past, names: [theThing(past.name)] });
    else line.names.push(theThing(past.name));
  }
  const told = [...lines.values()]
    .slice(0, TOLD)
    .map(({ past, names }) => deedWords(past.deed!, listed(names), past.state, telling))
    .join('; ');
  const { suspected } = telling;
  if (suspected === undefined) return told;
  return `${known.some(({ deed }) => deed!.person === suspected) ? 'yes' : 'no'}: ${told}`;
}

/** "you turned off the hallway light just now", "I turned on the porch light at 18:02: Alex had ordered that". */
export function deedWords(
  { at, method, channel, own, ...deed }: Deed,
  names: string,
  state: DeviceState | null,
  telling: Telling,
): string {
  const { did, how } = doing(method, state ?? {});
  const what = `${did} ${names}${how}`;
  const when = timeWords(at, telling);
  const who = whoWords(deed, telling);
  if (channel !== 'schedule') return `${who} ${what} ${when}`;
  const order = own === null ? '' : ` (“${own.words}”)`;
  return `I ${what} ${when}: ${who} had ordered that${order}`;
}

export function timeWords(at: number, { now, timezone }: Pick<Telling, 'now' | 'timezone'>): string {
  if (now - at < JUST_NOW_MS) return 'just now';
  if (dateAt(at, timezone) !== dateAt(now, timezone)) return sayInstant(at, now, timezone);
  return `at ${wallAt(at, timezone).slice(11, 16).replace(/^0/, '')}`;
}

const JUST_NOW_MS = 60_000;

function whoWords(
  { person, role, via }: Pick<Deed, 'person' | 'role' | 'via'>,
  { people, person: me, namesPeople }: Telling,
): string {
  if (via === BY_HAND) return 'somebody at the switch';
  if (person !== null && person === me) return 'you';
  if (!namesPeople) return 'somebody';
  if (person !== null)
    return people.find(({ id }) => id === person)?.name ?? 'somebody who no longer lives here';
  return role === 'device' ? 'somebody at a panel' : 'somebody I don’t know by name';
}

/** In the past, around the name of the thing. */
function doing(method: string, state: DeviceState): { readonly did: string; readonly how: string } {
  const did = DONE[method];
  if (did !== undefined) return { did, how: '' };
  if (method === 'toggle') return { did: state['on'] === false ? 'turned off' : 'turned on', how: '' };
  for (const [key, how] of VALUES) {
    const value = state[key];
    if (typeof value === 'number') return { did: 'set', how: ` to ${how(Math.round(value))}` };
  }
  return { did: 'changed', how: '' };
}

/** The value that a method left behind, the one that tells most first. */
const VALUES: readonly (readonly [key: string, how: (value: number) => string])[] = [
  ['position', (value) => `${value} % open`],
  ['volume', (value) => `volume ${value}`],
  ['percentage', (value) => `${value} %`],
  ['brightness', (value) => `${value} %`],
];

const DONE: Readonly<Record<string, string>> = {
  turn_on: 'turned on',
  turn_off: 'turned off',
  open: 'opened',
  close: 'closed',
  lock: 'locked',
  unlock: 'unlocked',
  stop: 'stopped',
  play: 'started',
  pause: 'paused',
  mute: 'muted',
  unmute: 'unmuted',
  start: 'started',
  dock: 'sent home',
  set_temperature: 'set the temperature of',
};
