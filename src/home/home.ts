import {
  type Clock,
  Emitter,
  HearthError,
  type Json,
  type Logger,
  messageOf,
  type Part,
  pause,
} from '../base/index.ts';
import {
  type Bus,
  CommandSeal,
  type DeviceFamily,
  type DeviceFamilyDefinition,
  type DeviceSink,
} from '../bus/index.ts';
import type {
  Area,
  AreaChange,
  Device,
  DeviceChange,
  DeviceCommand,
  DeviceReport,
  DeviceState,
  Person,
  Place,
} from '../domain/index.ts';
import { CommandDesk } from './command-desk.ts';
import { CommandGuard } from './command-guard.ts';
import { Decisions } from './decisions.ts';
import { DeviceCheck } from './device-check.ts';
import type { HomeChange, HomeOptions } from './home-options.ts';
import { HomeStore } from './home-store.ts';
import { HomeTopics } from './home-topics.ts';
import { mergeState } from './merge-state.ts';
import { NativeThings } from './native-things.ts';
import { OwnView } from './own-view.ts';
import { Register } from './register.ts';
import { Unconfirmed } from './unconfirmed.ts';

/** What of a family's definition the home goes by. */
type FamilyTraits = Partial<Pick<DeviceFamilyDefinition, 'secondHand' | 'knowsAll'>>;
type Announced = Parameters<DeviceSink['announce']>[0];

/** A device that is asked to report itself answers within this, or not at all. */
const REFRESH_MS = 1_000;
/**
 * The registry of the home. Families write into it through a `DeviceSink`; programs read it on the bus. Everything is a
 * map by id, so a report costs the same in a house of 10 and of 3,000 devices.
 */
export class Home implements Part {
  readonly name = 'home';
  readonly place: Place;
  readonly people: readonly Person[];
  /** The home for whoever lives in this process: it hears of a report when the home does, and from nobody else. */
  readonly view: OwnView;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #store: HomeStore;
  readonly #topics: HomeTopics;
  readonly #commands: CommandDesk;
  readonly #changes: Emitter<HomeChange>;
  readonly #decisions: Decisions;
  readonly #register: Register;
  readonly #unconfirmed = new Unconfirmed();
  readonly #natives = new NativeThings();
  readonly #check = new DeviceCheck();
  /** Families that tell of things which another may know in their own dialect. */
  readonly #secondHand = new Set<string>();
  readonly #announced = new Map<string, Device>();
  readonly #devices = new Map<string, Device>();
  readonly #reports = new Map<string, DeviceReport>();
  readonly #families = new Map<string, DeviceFamily>();
  readonly #onNew = new Set<(device: Device) => void>();
  readonly #onTwice = new Set<(id: string) => void>();
  #closing: (() => Promise<void> | void)[] = [];

  constructor(options: HomeOptions) {
    this.place = options.place;
    this.people = options.people;
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#store = new HomeStore(options.store);
    this.#topics = new HomeTopics({
      ...options,
      read: (path) => this.#published(path),
      paths: () => this.#paths(),
      onGrace: () => this.#forgetUnconfirmed(),
    });
    this.#changes = new Emitter((error) =>
      this.#log.error('a listener of the home failed', { reason: messageOf(error) }),
    );
    this.#register = new Register(this.#store, options.clock, options.log);
    this.#decisions = new Decisions({
      ...{ store: this.#store, areas: options.areas },
      onAreas: () => {
        this.#topics.changed('home/areas');
        this.#changes.emit({ type: 'areas' });
      },
    });
    const seal = new CommandSeal(options.clock);
    const view = new OwnView(this, seal, options.log);
    this.view = view;
    this.#commands = new CommandDesk({
      guard: new CommandGuard({ ...options, seal, view }),
      unconfirmed: this.#unconfirmed,
      log: options.log,
      device: (id) => this.#devices.get(id),
      family: (name) => this.#families.get(name),
      tell: (id) => this.#topics.changed(`home/report/${id}`),
    });
  }

  /** Resolves when commands are heard. */
  async start(): Promise<void> {
    this.#closing.push(
      await this.#bus.subscribe(
        this.#bus.under('home/command/+'),
        (message) =>
          this.#commands.obey(message.topic.slice(this.#bus.under('home/command/').length), message),
        1,
      ),
    );
    await this.#topics.start();
  }

  /** From now on what is known is published, in the background. To be called once the house is ready: it takes its time. */
  publish(): void {
    this.#topics.publish();
  }

  async close(): Promise<void> {
    for (const end of this.#closing.splice(0)) await end();
    await this.#topics.close();
    this.#register.write();
  }

  /**
   * Where a family tells what it found. Wrong announcements are refused with a line in the log, never thrown back. The devices it
   * announced in the last run are there from now on; what is not announced again goes after half a minute.
   */
  sink(family: string, { secondHand, knowsAll }: FamilyTraits = {}): DeviceSink {
    if (secondHand === true) this.#secondHand.add(family);
    if (knowsAll !== true) this.#remember(family);
    return {
      announce: (device) => this.#announce(family, device),
      withdraw: (id) => this.#withdraw(family, id),
      report: (id, state, available) => this.#report(family, id, state, available ?? null),
      locate: (id, position) => this.#announced.get(id)?.family === family && this.view.locate(id, position),
    };
  }

  /** Whether the last run knew devices of a family. */
  remembers(family: string): boolean {
    return [...this.#announced.values()].some((device) => device.family === family);
  }

  /** From now on commands for the family's devices go to `instance`. */
  attach(family: string, instance: DeviceFamily): void {
    this.#families.set(family, instance);
  }

  devices(): readonly Device[] {
    return [...this.#devices.values()];
  }

  device(id: string): Device | undefined {
    return this.#devices.get(id);
  }

  /** `undefined` for a device that is not there; an empty state with `available: null` for one that never spoke. */
  report(id: string): DeviceReport | undefined {
    return this.#reports.get(id);
  }

  /** Asks a device to report itself. Resolves when it has said something new, when the signal fires, or after a second. */
  async refresh(id: string, signal: AbortSignal): Promise<void> {
    const device = this.#devices.get(id);
    const family = device === undefined ? undefined : this.#families.get(device.family);
    if (family === undefined) return;
    const asks = !this.#unconfirmed.has(id);
    const told = new AbortController();
    const stop = this.#changes.on((change) => {
      if (change.type === 'report' && change.id === id) told.abort();
    });
    try {
      if (asks) await family.command(id, { refresh: true });
      await pause(this.#clock, REFRESH_MS, AbortSignal.any([signal, told.signal]));
    } catch (error) {
      this.#log.warn('a device could not be asked to report itself', { id, reason: messageOf(error) });
    } finally {
      stop();
    }
  }

  areas(): readonly Area[] {
    return this.#decisions.areas();
  }

  /** Resolves when everything known so far is retained at the broker. */
  published(): Promise<void> {
    return this.#topics.published();
  }

  onChange(listener: (change: HomeChange) => void): () => void {
    return this.#changes.on(listener);
  }

  change(id: string, change: DeviceChange): Device | undefined {
    const announced = this.#announced.get(id);
    if (announced === undefined)
      throw new HearthError('not-found', `There is no device "${id}".`, { hint: 'Try "hearth devices".' });
    this.#register.write();
    for (const changed of this.#decisions.change(announced, change, this.partsOf(announced))) {
      const part = this.#announced.get(changed);
      if (part !== undefined && !this.#natives.hides(part, this.#secondHand.has(part.family)))
        this.#show(part);
    }
    return this.#devices.get(id);
  }

  /** What names a device by its id means the one that it is paired with from now on. */
  takeOver(pairs: ReadonlyMap<string, string>): void {
    this.#decisions.takeOver(pairs);
    for (const id of pairs.values()) if (this.#devices.has(id)) this.#show(this.#announced.get(id)!);
  }

  changeArea(name: string, change: AreaChange): Area {
    const { area, standing } = this.#decisions.changeArea(name, change);
    for (const id of standing) {
      const announced = this.#announced.get(id);
      if (announced !== undefined && this.#devices.has(id)) this.#show(announced);
    }
    return area;
  }

  removeArea(name: string): void {
    this.#decisions.removeArea(name);
  }

  /** Tells ids of what is told at second hand of things that are shown in their own dialect: it came, or went. */
  onTwice(listener: (id: string) => void): () => void {
    this.#onTwice.add(listener);
    return () => void this.#onTwice.delete(listener);
  }

  onNew(listener: (device: Device) => void): () => void {
    this.#onNew.add(listener);
    return () => void this.#onNew.delete(listener);
  }

  announced(id: string): Device | undefined {
    return this.#announced.get(id);
  }

  families(): ReadonlyMap<string, DeviceFamily> {
    return this.#families;
  }

  hidden(): readonly Device[] {
    return this.#decisions.hidden([...this.#announced.values()]);
  }

  /** All that is told of the same thing, the device itself as well. */
  partsOf({ id, thing }: Device): readonly Device[] {
    const ids = thing === undefined ? [id] : this.#natives.partsOf(thing);
    return ids.flatMap((one) => this.#announced.get(one) ?? []);
  }

  /**
   * What is shown of a thing, or the one device of this id that is a part of none, where families tell it at first hand alone; nothing of
   * what came by discovery, too.
   */
  firstHand(thing: string): readonly Device[] {
    const parts = this.#natives.partsOf(thing);
    const told = (parts.length === 0 ? [thing] : parts).flatMap((id) => this.#announced.get(id) ?? []);
    if (told.some(({ family }) => this.#secondHand.has(family))) return [];
    return told.flatMap(({ id }) => this.#devices.get(id) ?? []);
  }

  /** Passes on a wish that nothing proves: what would open the house is refused. @returns whether it was passed on. */
  command(id: string, command: DeviceCommand): boolean {
    return this.#commands.pass(id, { command, seal: undefined, proof: undefined });
  }

  #announce(family: string, description: Announced): void {
    const parsed = this.#check.judge({ ...description, family });
    if (!parsed.success) {
      const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      this.#log.warn('a device was announced wrongly', { family, id: String(description.id), faults });
      return;
    }
    const device = parsed.data;
    const before = this.#announced.get(device.id);
    const owner = before?.family ?? family;
    if (owner !== family) {
      this.#log.warn('two families announce one device', { id: device.id, family, owner });
      return;
    }
    this.#unconfirmed.confirm(device.id);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(device)) return;
    const isNew = this.#register.announced(device);
    this.#take(device);
    if (isNew && this.#devices.has(device.id)) for (const listener of this.#onNew) listener(device);
  }

  #remember(family: string): void {
    for (const device of this.#register.devicesOf(family)) {
      if (this.#announced.has(device.id)) continue;
      this.#unconfirmed.add(device.id);
      this.#take(device);
    }
  }

  #take(device: Device): void {
    this.#announced.set(device.id, device);
    const hidden = this.#natives.add(device, this.#secondHand.has(device.family));
    for (const id of hidden) this.#hide(id);
    if (!hidden.includes(device.id)) this.#show(device);
    else for (const listener of this.#onTwice) listener(device.id);
  }

  #withdraw(family: string, id: string): void {
    if (this.#announced.get(id)?.family !== family) return;
    const device = this.#announced.get(id)!;
    this.#announced.delete(id);
    this.#unconfirmed.drop(id);
    this.#register.withdrawn(id);
    this.#decisions.leave(id);
    if (this.#devices.has(id)) this.#hide(id);
    else for (const listener of this.#onTwice) listener(id);
    for (const other of this.#natives.delete(device, this.#secondHand.has(family)))
      this.#show(this.#announced.get(other)!);
  }

  #hide(id: string): void {
    if (!this.#devices.delete(id)) return;
    this.#reports.delete(id);
    this.#topics.changed(`home/device/${id}`);
    this.#topics.changed(`home/report/${id}`);
    this.#changes.emit({ type: 'gone', id });
  }

  #report(family: string, id: string, state: DeviceState, available: boolean | null): void {
    const before = this.#reports.get(id);
    if (before === undefined || this.#announced.get(id)?.family !== family) return;
    // A lamp that went away may come back changed: what it said before is not known any more.
    const left = available === false && before.available === true && Object.keys(before.state).length > 0;
    const merged = mergeState(left ? {} : before.state, state);
    const report = { state: merged, available: available ?? before.available, at: this.#clock.now() };
    if (merged === before.state && report.available === before.available) {
      this.#reports.set(id, report);
      return;
    }
    this.#tell(id, report);
  }

  #tell(id: string, report: DeviceReport): void {
    this.#reports.set(id, report);
    this.#topics.changed(`home/report/${id}`);
    this.#changes.emit({ type: 'report', id });
  }

  /** The device as its family describes it, with what people decided laid over. */
  #show(announced: Device): void {
    const device = this.#decisions.lay(announced);
    if (device === undefined) {
      this.#hide(announced.id);
      return;
    }
    this.#devices.set(device.id, device);
    this.#topics.changed(`home/device/${device.id}`);
    this.#changes.emit({ type: 'device', id: device.id });
    if (!this.#reports.has(device.id))
      this.#tell(device.id, { state: {}, available: null, at: this.#clock.now() });
  }

  *#paths(): Generator<string> {
    yield 'home/areas';
    for (const id of this.#devices.keys()) yield `home/device/${id}`;
    for (const id of this.#reports.keys()) yield `home/report/${id}`;
  }

  #forgetUnconfirmed(): void {
    for (const id of this.#unconfirmed.ids()) this.#withdraw(this.#announced.get(id)!.family, id);
  }

  #published(path: string): Json | undefined {
    if (path === 'home/areas') return this.areas() as unknown as Json;
    const [, topic, id] = path.split('/') as [string, string, string];
    return (topic === 'device' ? this.#devices.get(id) : this.#reports.get(id)) as unknown as
      | Json
      | undefined;
  }
}
