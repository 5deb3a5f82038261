import type { Permission, Role, Speaker } from '../domain/index.ts';

/**
 * The columns of the table. `unknown` is nobody in particular: a voice in the kitchen, a tablet on the wall, the open text channel
 * of the broker, a program that proves nothing. A guest is somebody whom the house gave a token or an account.
 */
export const COLUMNS = ['owner', 'adult', 'child', 'guest', 'unknown'] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * `yes` and `no` are what they say. `confirm`: after a yes to the question, by somebody whose own cell is `confirm`. `limited`: within
 * bounds that the row names (see `LIMITS`).
 */
export type Cell = 'yes' | 'confirm' | 'limited' | 'no';

type Row = Readonly<Record<Column, Cell>>;

const everybody: Row = { owner: 'yes', adult: 'yes', child: 'yes', guest: 'yes', unknown: 'yes' };
const residents: Row = { owner: 'yes', adult: 'yes', child: 'yes', guest: 'no', unknown: 'no' };
const adults: Row = { owner: 'yes', adult: 'yes', child: 'no', guest: 'no', unknown: 'no' };
const noOne: Row = { owner: 'no', adult: 'no', child: 'no', guest: 'no', unknown: 'no' };

/** Who may do what, where the configuration says nothing else. The one table: everything else asks it. */
export const TABLE: Readonly<Record<Permission, Row>> = {
  use: everybody,
  comfort: { ...everybody, guest: 'limited' },
  secure: everybody,
  open: { ...adults, owner: 'confirm', adult: 'confirm' },
  timers: everybody,
  alarms: { ...everybody, guest: 'no' },
  lists: everybody,
  reminders: { ...residents, guest: 'limited' },
  diary: residents,
  others: { ...noOne, owner: 'limited' },
  mail: { owner: 'yes', adult: 'yes', child: 'limited', guest: 'no', unknown: 'limited' },
  orders: { ...adults, child: 'limited' },
  names: adults,
  house: { ...noOne, owner: 'yes' },
  past: residents,
  presence: residents,
  ask: everybody,
  foreign: residents,
  internal: noOne,
};

/** What `limited` means in each row that has it. */
export const LIMITS: Readonly<Partial<Record<Permission, string>>> = {
  comfort: 'temperatures within home.guestTemperature',
  reminders: 'a known guest, not a guest’s token of somebody who lives here',
  others: 'on explicit request, which is recorded',
  mail: 'a child to adults of the home, nobody known to people of the home',
  orders: 'for a child’s own things: those named after it, or given by home.access',
};

/** The refusal of each row; the braces stand for those who may. */
export const REFUSALS: Readonly<Record<Permission, string>> = {
  use: 'only {} may use that',
  comfort: 'only {} may set that',
  secure: 'only {} may lock or close that',
  open: 'only {} may open that',
  timers: 'only {} may have timers here',
  alarms: 'only {} may have alarms here',
  lists: 'only {} may use the lists',
  reminders: 'only {} may have reminders here',
  diary: 'only {} may see or change that',
  others: 'that belongs to somebody else',
  mail: 'only {} may have that mail sent',
  orders: 'only {} may leave orders for later and start goals',
  names: 'only {} may change names and scenes',
  house: 'only {} may change that',
  past: 'only {} may ask how things were',
  presence: 'only {} may know who is at home',
  ask: 'only {} may ask for that',
  foreign: 'only {} may use that',
  internal: 'only the hub itself does that',
};

export function columnOf(speaker: Speaker): Column {
  const { role, person, proof } = speaker;
  switch (role) {
    case 'owner':
    case 'adult':
    case 'child':
      return role;
    case 'guest':
      return person === null && (proof === 'none' || proof === 'voice') ? 'unknown' : 'guest';
    case 'device':
    case 'service':
      return 'unknown';
  }
}

/** Somebody whom the house gave a token or an account, or a person of it: who may have a grown-up asked. */
export function isKnown(asking: Speaker | 'hub'): boolean {
  return asking !== 'hub' && columnOf(asking) !== 'unknown';
}

/** The roles whose yes counts for others: those of the grown-ups who live here. */
export function isGrownUp(role: string | undefined): role is Extract<Role, 'owner' | 'adult'> {
  return role === 'owner' || role === 'adult';
}
