import { HUB } from '../../src/access/index.ts';
import { capitalised, findByWords, listed } from '../../src/base/index.ts';
import { type Call, isEntrance } from '../../src/bus/index.ts';
import {
  type Device,
  type HubSide,
  PERMISSIONS,
  type Permission,
  type Person,
  personAskedAbout,
} from '../../src/domain/index.ts';

/** What one may be allowed, as people ask for it. */
export const RIGHTS = [
  ...(['use', 'comfort', 'secure', 'open', 'timers', 'alarms', 'lists', 'reminders'] as const),
  ...(['orders', 'presence'] as const),
] as const satisfies readonly Permission[];

export interface RightsParams {
  /** A person, by id, name or alias; who asks when absent. */
  readonly of?: string | undefined;
  /** All people of the home, one by one. */
  readonly everyone?: boolean | undefined;
  /** One of those who live here or come as guests, and nobody by name. */
  readonly role?: 'child' | 'guest' | undefined;
  readonly what?: (typeof RIGHTS)[number] | undefined;
  /** The thing, by words of its name. */
  readonly thing?: string | undefined;
}

type Who = Pick<Person, 'name' | 'role'> & { readonly id: string | null };
type May = ReturnType<HubSide['may']>;

/** What is a matter of comfort, whatever is done to it. */
const COMFORT: ReadonlySet<string> = new Set(['climate', 'vacuum', 'mower', 'water_heater', 'humidifier']);
const OPENS: ReadonlySet<string> = new Set(['cover', 'lock', 'valve']);

export interface RightsParts {
  readonly may: HubSide['may'];
  readonly people: readonly Person[];
  readonly devices: readonly Device[];
}

/** Who may do what here, as the table of the house and its rules have it. */
export function rightsWords(
  params: RightsParams,
  { asking }: Pick<Call, 'asking'>,
  { may, people, devices }: RightsParts,
): string {
  const { what, thing, role } = params;
  const me = asking === HUB ? undefined : people.find(({ id }) => id === asking.person);
  const whose = (who: Who): string => (me !== undefined && who.id === me.id ? 'you' : who.name);
  const mayDo = ({ id, role: as }: Who, right: (typeof RIGHTS)[number], about?: string) =>
    may({ person: id, role: as }, meant(right, about, devices));
  if (params.everyone === true) {
    const all = people.map((who) => ({ name: whose(who), ...mayDo(who, what ?? 'use', thing) }));
    return eachWords(all);
  }
  const who = oneOf({ of: params.of, role }, people, me);
  if (what === undefined) return allWords(whose(who), (right) => mayDo(who, right).may);
  const { may: so, because } = mayDo(who, what, thing);
  if (so === 'no') return `No: ${because}`;
  return `Yes, ${whose(who)} may${so === 'asks' ? ', and I ask for a yes before I do it' : ''}`;
}

function oneOf(
  { of, role }: Pick<RightsParams, 'of' | 'role'>,
  people: readonly Person[],
  me: Person | undefined,
): Who {
  if (role !== undefined) return { id: null, name: role === 'guest' ? 'a guest' : 'a child', role };
  if (of === undefined) return me ?? { id: null, name: 'you', role: 'guest' };
  return personAskedAbout(of, people);
}

/** The thing tells which right it takes: a blind is opened by anybody, a garage is not. */
function meant(
  right: (typeof RIGHTS)[number],
  thing: string | undefined,
  devices: readonly Device[],
): { readonly permission: Permission; readonly devices?: readonly Device[] } {
  if (thing === undefined) return { permission: right };
  const isOpened = right === 'open' || right === 'secure';
  const among = devices.filter(({ kind }) => !isOpened || OPENS.has(kind));
  const found = findByWords(thing, among, ({ name }) => name);
  const doors = found.filter((device) => device.kind !== 'cover' || isEntrance(device));
  const those = isOpened && doors.length > 0 ? doors : found;
  if (those.length === 0) return { permission: right };
  const permission = isOpened
    ? doors.length > 0
      ? right
      : 'use'
    : those.every(({ kind }) => COMFORT.has(kind))
      ? 'comfort'
      : right;
  return { permission, devices: those };
}

/** "Alex and Sam may, after a yes; Mia may not: only a grown-up …". */
function eachWords(all: readonly ({ readonly name: string } & May)[]): string {
  const named = (so: May['may']) => all.filter(({ may }) => may === so).map(({ name }) => name);
  const [yes, asks, no] = [named('yes'), named('asks'), named('no')];
  const because = all.find(({ may }) => may === 'no')?.because;
  const parts = [
    ...(yes.length > 0 ? [`${listed(yes)} may`] : []),
    ...(asks.length > 0 ? [`${listed(asks)} may, after a yes to my question`] : []),
    ...(no.length > 0 ? [`${listed(no)} may not${because === undefined ? '' : `: ${because}`}`] : []),
  ];
  return capitalised(parts.join('; '));
}

/** All that somebody may, and may not. */
function allWords(name: string, so: (right: (typeof RIGHTS)[number]) => May['may']): string {
  const words = (rights: readonly (typeof RIGHTS)[number][]) =>
    rights.map((one) => PERMISSIONS[one]).join('; ');
  const may = RIGHTS.filter((right) => so(right) !== 'no');
  const not = RIGHTS.filter((right) => so(right) === 'no');
  const rest = not.length === 0 ? '' : `. Not: ${words(not)}`;
  return capitalised(`${name} may: ${words(may)}${rest}`);
}
