import { computed, type Signal, signal } from '@preact/signals';
import { type Answer, tap } from './api.ts';
import { isAllowed } from './asking.ts';
import { faultWords, tell } from './doing.ts';

/** Those that the page has a control for; others are shown by what they tell. */
export type DeviceKind =
  | 'light'
  | 'switch'
  | 'cover'
  | 'lock'
  | 'climate'
  | 'fan'
  | 'media'
  | 'vacuum'
  | 'valve'
  | 'siren'
  | 'humidifier'
  | 'mower'
  | 'water_heater'
  | 'alarm_panel'
  | 'sensor'
  | 'binary_sensor'
  | 'setting'
  | 'button'
  | 'health'
  | 'listed';
export type State = Readonly<Record<string, boolean | number | string | null>>;
export interface Report {
  readonly state: State;
  readonly available: boolean | null;
  /** ms since the epoch */
  readonly at: number;
}
export interface Device {
  readonly id: string;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly area: string | null;
  readonly floor: string | null;
  readonly capabilities: {
    readonly brightness?: boolean;
    readonly color?: boolean;
    readonly temperature?: { readonly min: number; readonly max: number };
    readonly class?: string;
    readonly modes?: readonly string[];
    readonly areas?: readonly string[];
    readonly readings?: readonly string[];
    readonly unseen?: string;
  };
  readonly features?: Readonly<Record<string, { readonly type: string }>>;
  readonly report: Report | null;
}

/** What was asked of a thing by this page: on its way, or not answered at a time (ms since the epoch). */
export type Wish =
  | { readonly type: 'asked'; readonly state: State }
  | { readonly type: 'unanswered'; readonly at: number; readonly because: string };

/** A thing as the page has it: how the hub saw it last, and what was asked and not yet seen. */
export interface Thing {
  readonly device: Signal<Device>;
  readonly wish: Signal<Wish | undefined>;
}

export const things = signal<ReadonlyMap<string, Thing>>(new Map());
export const areas = signal<readonly string[]>([]);

/** What the hub does not tell within this time did not happen, as far as anybody saw. */
const SEEN_LIMIT_MS = 15_000;
/** The hub would not have it: the thing was never asked. */
const REFUSED = new Set([400, 401, 403, 404, 409, 422, 429]);

export interface Area {
  readonly name: string;
}
export interface Room {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** Rooms in the house's order; what stands in none comes last, under an empty name. */
export const rooms = computed<readonly Room[]>(() => {
  const byArea = new Map<string, Thing[]>(areas.value.map((name) => [name, []]));
  for (const thing of things.value.values()) {
    const area = thing.device.value.area ?? '';
    if (!byArea.has(area)) byArea.set(area, []);
    byArea.get(area)!.push(thing);
  }
  return [...byArea]
    .filter(([, inside]) => inside.length > 0)
    .sort(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([name, inside]) => ({ name, things: inside }));
});

/** The whole house, as the hub has it. */
export function seeAll(devices: readonly Device[], places: readonly Area[]): void {
  areas.value = places.map(({ name }) => name);
  settle(devices);
}

export function seeAreas(places: readonly Area[]): void {
  areas.value = places.map(({ name }) => name);
}

/** What of the things is kept for the next time (store/live.ts). */
export function thingsToKeep(): { readonly areas: readonly string[]; readonly devices: readonly Device[] } {
  return { areas: areas.value, devices: [...things.value.values()].map(({ device }) => device.value) };
}

/** One thing, as it is now. */
export function seeDevice(device: Device): void {
  const known = things.value.get(device.id);
  if (known === undefined) things.value = new Map([...things.value, [device.id, thingOf(device)]]);
  else update(known, device);
}

export function seeReport(id: string, report: Report): void {
  const known = things.value.get(id);
  if (known !== undefined) update(known, { ...known.device.value, report });
}

export function loseDevice(id: string): void {
  things.value = new Map([...things.value].filter(([other]) => other !== id));
}

/** What is shown: what was asked for stands before what was seen. */
export function shownState({ device, wish }: Thing): State {
  const seen = device.value.report?.state ?? {};
  return wish.value?.type === 'asked' ? { ...seen, ...wish.value.state } : seen;
}

/** Whether it sends still pictures. */
export function isCamera({ device }: Thing): boolean {
  const features = Object.values(device.value.features ?? {});
  return features.some(({ type }) => type === 'camera' || type === 'image');
}

export function isGone({ device }: Thing): boolean {
  return device.value.report?.available === false;
}

/**
 * Asks a thing for something, and shows it as asked at once. What was seen settles it; where a yes is needed it is asked for; what did
 * not answer says so.
 */
export async function want(thing: Thing, state: State, method: string, params: object = {}): Promise<void> {
  const { id } = thing.device.value;
  const wish: Wish = { type: 'asked', state };
  thing.wish.value = wish;
  const ask = (confirmed?: string) => tap<Seen>(id, method, params, confirmed);
  let answer = await ask();
  if (!answer.ok && answer.problem.status === 428 && answer.problem.confirm !== undefined) {
    const { confirm } = answer.problem;
    if (thing.wish.value === wish) thing.wish.value = undefined;
    if (!(await isAllowed(confirm))) return;
    thing.wish.value = wish;
    answer = await ask(confirm.token);
  }
  if (thing.wish.value !== wish) return;
  finish(thing, answer, wish);
}

interface Seen {
  readonly changed?: readonly { id: string; state?: State }[];
}

function finish(thing: Thing, answer: Answer<Seen>, wish: Wish): void {
  const { id } = thing.device.value;
  if (!answer.ok && REFUSED.has(answer.problem.status)) {
    thing.wish.value = undefined;
    tell(faultWords(answer.problem), true);
    return;
  }
  if (!answer.ok) {
    thing.wish.value = { type: 'unanswered', at: Date.now(), because: answer.problem.detail };
    return;
  }
  const seen = answer.value.changed?.find((one) => one.id === id)?.state;
  const { report } = thing.device.value;
  if (seen !== undefined)
    seeReport(id, { available: true, ...report, state: { ...report?.state, ...seen }, at: Date.now() });
  else if (answer.value.changed !== undefined) thing.wish.value = undefined;
  // Begun, and still on its way (a blind that runs): the reports that come settle it, or nothing does.
  setTimeout(() => {
    if (thing.wish.value === wish) thing.wish.value = undefined;
  }, SEEN_LIMIT_MS);
}

function update(thing: Thing, device: Device): void {
  thing.device.value = device;
  const wish = thing.wish.value;
  const state = device.report?.state;
  if (wish?.type === 'unanswered') thing.wish.value = undefined;
  if (
    wish?.type === 'asked' &&
    state !== undefined &&
    Object.entries(wish.state).every(([key, value]) => state[key] === value)
  )
    thing.wish.value = undefined;
}

function settle(devices: readonly Device[]): void {
  const before = things.peek();
  things.value = new Map(
    devices.map((device) => {
      const known = before.get(device.id);
      if (known === undefined) return [device.id, thingOf(device)];
      update(known, device);
      return [device.id, known];
    }),
  );
}

function thingOf(device: Device): Thing {
  return { device: signal(device), wish: signal(undefined) };
}
