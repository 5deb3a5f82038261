import { canonicalJson, type Fault, type Json, type JsonObject } from '../../base/index.ts';
import { type Directory, foldName, type HomeView, isEntrance, shows } from '../../bus/index.ts';
import type {
  Device,
  DeviceState,
  HouseGoal,
  OperatorManifest,
  OperatorNeed,
  Want,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { Runnable } from '../../patterns/index.ts';
import type { Conditions, Det } from '../../planning/index.ts';

/** That a device shows a state: what plans are made of. */
export interface Shows {
  /** The condition's name: device and state. */
  readonly name: string;
  readonly device: Device;
  readonly set: DeviceState;
}

/** What is wanted of one device. */
export interface Wish extends Shows {
  readonly want: Want;
}

/** A method that can be called for a device, as a step of a plan. */
export interface Deed extends Runnable {
  readonly device: Device;
  /** What the device shows afterwards. */
  readonly set: DeviceState;
  readonly call: { readonly service: string; readonly method: string; readonly params: JsonObject };
  /** What must be so of which devices, with what is the matter where it is not. */
  readonly hinges: readonly (Shows & { readonly otherwise: string })[];
}

/** A goal brought down to the house as it is now. */
export interface Ground {
  readonly wishes: readonly Wish[];
  /** What of the goal means nothing here, by path within the goal. */
  readonly faults: readonly Fault[];
  /** What of it cannot be told, because there is no such device: "all locks" where there is none. */
  readonly absent: readonly (Fault & { readonly service: string })[];
  /** Of the wishes those of devices that do not show all that is wanted of them. */
  readonly needs: Conditions;
  /** Everything that the deeds and the needs speak of. */
  readonly conditions: readonly Shows[];
  readonly deeds: readonly Deed[];
}

interface Offer {
  readonly service: string;
  readonly method: string;
  readonly online: boolean;
  readonly operator: OperatorManifest;
}

export interface GroundNeeds {
  readonly home: Pick<Home, 'report' | 'refresh'>;
  /** Finds devices by words. */
  readonly places: Pick<HomeView, 'resolve'>;
  readonly directory: Pick<Directory, 'services'>;
}

/**
 * Brings goals down to the house as it is now: which devices are meant, what each of them must show, and which methods of
 * which services lead there. Only what is not so yet is given ways, so that a plan costs as much as there is to do and not as
 * there are devices.
 */
export class Grounds {
  readonly #needs: GroundNeeds;

  constructor(needs: GroundNeeds) {
    this.#needs = needs;
  }

  /** With `only` no other services are called (closed mode). */
  of(goal: HouseGoal, only?: ReadonlySet<string>): Ground {
    const offers = this.#offers();
    const faults: Fault[] = [];
    const absent: Ground['absent'][number][] = [];
    const wishes = goal.want.flatMap((want, at) => {
      const { service } = want;
      const found = this.#wishesOf(want, offers, (path, message, hint) =>
        faults.push({ path: `/want/${at}/${path}`, message, ...(hint === undefined ? {} : { hint }) }),
      );
      if (found.length === 0 && needsDevice(want))
        absent.push({ path: `/want/${at}/target`, message: `there is no ${service} here`, service });
      return found;
    });
    const busy = new Set(wishes.filter((wish) => this.read(wish) !== true).map(({ device }) => device.id));
    const open = wishes.filter(({ device }) => busy.has(device.id));
    const callable = offers.filter(({ service, online }) => online && (only?.has(service) ?? true));
    return {
      wishes,
      faults,
      absent,
      needs: Object.fromEntries(open.map(({ name }) => [name, true])),
      ...this.#waysTo(open, wishes, callable),
    };
  }

  /** All that means nothing here, or cannot be told. */
  faultsOf(goal: HouseGoal): readonly Fault[] {
    const { faults, absent } = this.of(goal);
    return [...faults, ...absent.map(({ path, message }) => ({ path, message }))];
  }

  /** As far as the device has told; what one that is away said before is not known to be so still. */
  read({ device, set }: Pick<Shows, 'device' | 'set'>): Det {
    const report = this.#needs.home.report(device.id);
    if (report === undefined || report.available === false) return 'unknown';
    if (shows(report.state, set)) return true;
    return Object.keys(set).every((key) => report.state[key] !== undefined) ? false : 'unknown';
  }

  isAway({ id }: Device): boolean {
    return this.#needs.home.report(id)?.available === false;
  }

  /** Reads after the device was asked to report itself. */
  async ask(condition: Shows, signal: AbortSignal): Promise<Det> {
    await this.#needs.home.refresh(condition.device.id, signal);
    return this.read(condition);
  }

  #offers(): readonly Offer[] {
    return this.#needs.directory
      .services()
      .flatMap(({ manifest, online }) =>
        Object.entries(manifest.methods).flatMap(([method, { operator }]) =>
          operator === undefined ? [] : [{ service: manifest.service, method, online, operator }],
        ),
      );
  }

  #wishesOf(
    want: Want,
    offers: readonly Offer[],
    fault: (path: string, message: string, hint?: string) => void,
  ): readonly Wish[] {
    const own = offers.filter(({ service }) => service === want.service);
    const meant = own.find(({ operator }) => operator.state === want.state);
    if (meant === undefined) {
      const states = [...new Set(own.map(({ operator }) => operator.state))];
      if (own.length === 0)
        fault('service', `no service "${want.service}" gives states`, 'Try "hearth services".');
      else fault('state', `${want.service} gives no state "${want.state}"`, `It gives ${states.join(', ')}.`);
      return [];
    }
    const set = setOf(meant.operator, want.value);
    if (set === undefined) {
      fault('value', `is missing, ${want.state} has one`);
      return [];
    }
    return this.#meant(want, meant.operator.kinds, fault).map((device) => ({
      ...showing(device, set),
      want,
    }));
  }

  #meant(
    { target, only }: Want,
    kinds: readonly string[],
    fault: (path: string, message: string, hint?: string) => void,
  ): readonly Device[] {
    const resolved = this.#needs.places.resolve(target, kinds as readonly Device['kind'][]);
    if (resolved.type === 'found')
      return resolved.devices.filter(
        (device) =>
          only === undefined ||
          (only === 'entrances' ? isEntrance(device) : this.read({ device, set: only }) === true),
      );
    if (resolved.type === 'ambiguous')
      fault(
        'target',
        `"${resolved.words}" may be ${resolved.candidates.join(' or ')}`,
        'Say the whole name.',
      );
    else if (!('all' in target)) {
      const near = resolved.suggestions;
      fault(
        'target',
        `there is nothing called "${resolved.words}"`,
        near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`,
      );
    }
    return [];
  }

  /** Ways to the open wishes, ways to what these need, and so on. */
  #waysTo(
    open: readonly Wish[],
    wishes: readonly Wish[],
    offers: readonly Offer[],
  ): Pick<Ground, 'conditions' | 'deeds'> {
    const conditions = new Map<string, Shows>(open.map((wish) => [wish.name, wish]));
    const deeds = new Map<string, Deed>();
    for (const wanted of conditions.values()) {
      for (const offer of offers) {
        const value = valueFor(offer.operator, wanted);
        if (value === 'no way') continue;
        const deed = this.#deed(offer, wanted.device, value, wishes);
        if (deeds.has(deed.name)) continue;
        deeds.set(deed.name, deed);
        for (const hinge of deed.hinges) if (!conditions.has(hinge.name)) conditions.set(hinge.name, hinge);
      }
    }
    const known = [...conditions.values()];
    return {
      conditions: known,
      deeds: [...deeds.values()].map((deed) => ({ ...deed, gives: givesOf(deed, known) })),
    };
  }

  #deed({ service, method, operator }: Offer, device: Device, value: Value, wishes: readonly Wish[]): Deed {
    const hinges = operator.needs.flatMap((need) =>
      this.#belonging(device, need).map((other) => ({
        ...showing(other, need.shows),
        otherwise: need.otherwise,
      })),
    );
    const params: JsonObject =
      operator.value === undefined || value === undefined ? {} : { [operator.value.param]: value };
    const after = wishes.filter(
      (wish) => operator.after.includes(wish.device.kind) && wish.device.area === device.area,
    );
    return {
      name: `${service}.${method}(${device.id}${value === undefined ? '' : ` ${value}`})`,
      kin: `${service}.${method}(${canonicalJson(params)})`,
      device,
      set: setOf(operator, value) ?? {},
      call: { service, method, params },
      hinges,
      needs: Object.fromEntries(hinges.map(({ name }) => [name, true])),
      gives: {},
      after: after.map(({ name }) => name),
      cost: () => operator.cost,
      canRerun: true,
    };
  }

  /** The devices of these kinds that are at the same thing: in the same room, of the same name but for words like "lock". */
  #belonging(device: Device, { kinds, shows: wanted }: OperatorNeed): readonly Device[] {
    const { home, places } = this.#needs;
    const near = device.area === null ? { name: device.name } : { area: device.area };
    const resolved = places.resolve(near, kinds as readonly Device['kind'][]);
    const tells = ({ id }: Device) => {
      const state = home.report(id)?.state ?? {};
      return Object.keys(wanted).every((key) => key in state);
    };
    return resolved.type !== 'found'
      ? []
      : resolved.devices.filter(
          (other) => other.id !== device.id && stemOf(other.name) === stemOf(device.name) && tells(other),
        );
  }
}

/** Where nothing is, nothing is on; but what is to be locked must be there to be so. Of those that are asked only if they are there, none need be. */
function needsDevice({ target, only, state }: Want): boolean {
  return 'all' in target && only === undefined && state !== 'off';
}

type Value = Want['value'];

/** What stands for the thing itself in the name of a lock, and for the lock in that of a contact. */
const PARTS = new Set(['lock', 'smart', 'deadbolt', 'bolt', 'contact', 'sensor', 'opener']);

function stemOf(name: string): string {
  return foldName(name)
    .split(' ')
    .filter((word) => !PARTS.has(word))
    .join(' ');
}

function showing(device: Device, set: DeviceState): Shows {
  return { name: `${device.id} ${canonicalJson(set as Json)}`, device, set };
}

/** What a device reports after it; undefined where a value is needed and none is given. */
function setOf({ gives, value: slot }: OperatorManifest, value: Value): DeviceState | undefined {
  if (slot === undefined) return gives;
  return value === undefined ? undefined : { ...gives, [slot.key]: value };
}

/** The value with which an operator brings a device into a wanted state; `no way` where it does not. */
function valueFor(operator: OperatorManifest, { device, set }: Shows): Value | 'no way' {
  if (!operator.kinds.includes(device.kind)) return 'no way';
  const value = operator.value === undefined ? undefined : (set[operator.value.key] ?? undefined);
  const given = setOf(operator, value);
  return given !== undefined && shows(given, set) ? value : 'no way';
}

/** Every known condition of its device that the deed brings about, or undoes. */
function givesOf({ device, set }: Deed, known: readonly Shows[]): Conditions {
  const same = known.filter((one) => one.device.id === device.id);
  const told = same.flatMap((one): [string, boolean][] => {
    if (shows(set, one.set)) return [[one.name, true]];
    const isUndone = Object.entries(one.set).some(([key, value]) => key in set && set[key] !== value);
    return isUndone ? [[one.name, false]] : [];
  });
  return Object.fromEntries(told);
}
