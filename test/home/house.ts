import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulatedHome, SimulatedConfig, type SimulatedHome } from '../../devices/simulated/index.ts';
import {
  Budgets,
  type Clock,
  Lifetime,
  type Logger,
  newId,
  silentLogger,
  systemClock,
} from '../../src/base/index.ts';
import {
  type AnyServiceDefinition,
  type DeviceFamilyDefinition,
  GrantVerifier,
  type MqttConnection,
  ServiceCaller,
  ServiceDirectory,
  ServiceHost,
  statusWill,
} from '../../src/bus/index.ts';
import type { CallOutcome, Place } from '../../src/domain/index.ts';
import { Home } from '../../src/home/index.ts';
import { Store } from '../../src/store/index.ts';
import { connect, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { SEAL, VOUCH } from '../kit/service.ts';

export const PLACE: Place = { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: -0.1 };

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A log that a test reads. */
export function readableLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: string) =>
    (message: string, fields = {}) =>
      void lines.push({ level, message, fields });
  const log: Logger = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: () => log,
  };
  return { log, lines };
}

export interface Account {
  readonly username?: string;
  readonly password?: string;
}

export interface HouseOptions {
  /** For every connection of the house but those of services with their own. */
  readonly account?: Account;
  readonly broker?: RunningBroker;
  readonly store?: Store;
  readonly log?: Logger;
  readonly clock?: Clock;
  readonly areas?: readonly string[];
  /** Of all topics of this house: for a second one at the same broker. */
  readonly root?: string;
}

/** A broker, a home on it and one connection of the hub; families and services are added by the test. */
export class House {
  readonly parts = new Lifetime();
  readonly log: Logger;
  readonly clock: Clock;
  readonly budgets: Budgets;
  readonly #account: Account;
  #root: { readonly root?: string } = {};
  broker!: RunningBroker;
  store!: Store;
  bus!: MqttConnection;
  home!: Home;
  #caller: Promise<ServiceCaller> | undefined;

  constructor(log: Logger, account: Account, clock: Clock) {
    this.log = log;
    this.clock = clock;
    this.budgets = new Budgets({ clock, log });
    this.#account = account;
  }

  static async open(options: HouseOptions = {}): Promise<House> {
    const house = new House(options.log ?? silentLogger, options.account ?? {}, options.clock ?? systemClock);
    if (options.root !== undefined) house.#root = { root: options.root };
    if (options.broker === undefined) {
      house.broker = await startEmbeddedBroker();
      await house.parts.start({ name: 'broker', close: () => house.broker.stop() });
    } else house.broker = options.broker;
    house.store = options.store ?? new Store({ path: ':memory:' });
    if (options.store === undefined)
      await house.parts.start({ name: 'store', close: () => house.store.close() });
    house.bus = await house.connect('hub');
    house.home = await house.parts.start(
      new Home({
        store: house.store,
        bus: house.bus,
        clock: house.clock,
        log: house.log,
        place: PLACE,
        people: [],
        areas: (options.areas ?? []).map((name) => ({ name, floor: null, aliases: [] })),
      }),
    );
    house.home.publish();
    return house;
  }

  async connect(name: string, service?: string, account = this.#account): Promise<MqttConnection> {
    const will = service === undefined ? {} : { will: statusWill(service) };
    const bus = await connect(this.broker.url, { clientId: newId(name), ...this.#root, ...account, ...will });
    await this.parts.start({ name, close: () => bus.close() });
    return bus;
  }

  async family(definition: DeviceFamilyDefinition, config: unknown = {}) {
    const { home, store, bus, log, budgets, clock } = this;
    const family = await definition.open({
      bus,
      store,
      clock,
      log,
      budgets,
      config: definition.config?.parse(config),
      devices: home.sink(definition.name, definition),
    });
    home.attach(definition.name, family);
    return await this.parts.start(family);
  }

  async simulated(config: Partial<SimulatedConfig> = {}): Promise<SimulatedHome> {
    const devices = this.home.sink('simulated');
    const parsed = SimulatedConfig.parse({ latencyMs: 2, ...config });
    const { store, bus, log, budgets, clock } = this;
    const family = openSimulatedHome({
      bus,
      store,
      clock,
      log,
      budgets,
      config: parsed,
      devices,
    });
    this.home.attach('simulated', family);
    return await this.parts.start(family);
  }

  /** Serves it on a connection of its own: as the hub does at a foreign broker, with an account as another machine would. */
  async serve(
    definition: AnyServiceDefinition,
    config: unknown = {},
    account?: Account,
  ): Promise<ServiceHost> {
    const bus = await this.connect(definition.name, definition.name, account);
    const home = account === undefined ? { home: this.home.view } : {};
    const { store, log, clock } = this;
    const common = { bus, store, clock, log };
    const grants = await this.parts.start(new GrantVerifier(common));
    const host = new ServiceHost({
      ...common,
      ...home,
      definition,
      config,
      grants,
      place: PLACE,
      people: () => [],
      seal: SEAL,
    });
    return await this.parts.start(host);
  }

  async call(
    service: string,
    method: string,
    params: unknown,
    key?: string,
    timeoutMs?: number,
  ): Promise<CallOutcome> {
    this.#caller ??= this.#openCaller();
    const caller = await this.#caller;
    return await caller.call({
      service,
      method,
      params: params as never,
      by: { kind: 'program', id: 'test' },
      ...(key === undefined ? {} : { idempotencyKey: key }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  }

  close(): Promise<void> {
    return this.parts.close();
  }

  async #openCaller(): Promise<ServiceCaller> {
    const bus = await this.connect('caller');
    const directory = await this.parts.start(new ServiceDirectory({ bus, clock: this.clock, log: this.log }));
    return await this.parts.start(
      new ServiceCaller({ bus, directory, clock: this.clock, log: this.log, vouch: VOUCH }),
    );
  }
}

/** A folder of its own for one test. */
export function folder(): { path: (name: string) => string; remove: () => void } {
  const at = mkdtempSync(join(tmpdir(), 'hearth-home-'));
  return { path: (name) => join(at, name), remove: () => rmSync(at, { recursive: true, force: true }) };
}

/** Looks again after every turn of the event loop until `wanted` holds; the test's own time limit ends a wait in vain. */
export async function eventually(wanted: () => boolean): Promise<void> {
  while (!wanted()) await new Promise((resolve) => setImmediate(resolve));
}
