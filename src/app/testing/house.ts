/**
 * `hearth/testing`: a house to try services and agents in that live outside of Hearth. It is the hub itself in this process, with its own
 * broker on a free port, its databases in a folder that goes with it, simulated things, and a clock that the test moves.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_HOME, PHONES } from '../../../devices/simulated/index.ts';
import {
  HearthError,
  type Json,
  Lifetime,
  type Logger,
  newId,
  silentLogger,
  systemClock,
} from '../../base/index.ts';
import type { AgentsFile } from '../../builders/index.ts';
import {
  type AnyServiceDefinition,
  type Bus,
  GrantVerifier,
  MqttConnection,
  ServiceHost,
  statusWill,
} from '../../bus/index.ts';
import type { AnswerOutcome, CallOutcome, Doorway, TurnView } from '../../domain/index.ts';
import { Store } from '../../store/index.ts';
import { runAgents } from '../agents-process.ts';
import { type Hub, startHub } from '../hub.ts';
import { houseConfig, houseFile } from './house-config.ts';
import { ManualClock } from './manual-clock.ts';

export { ManualClock };

export interface HouseOptions {
  /** Services from outside, each on a connection of its own as `hearth service` runs it; with settings where they have some. */
  readonly services?: readonly (AnyServiceDefinition | ServiceWithSettings)[];
  /** What files of agents export by default; they run as one host. */
  readonly agents?: readonly AgentsFile[];
  /** Sections of hearth.yaml. The home is in New York, Alex is its owner and Sam an adult, and devices are simulated. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** What the clock shows first, ISO 8601; half past five in the afternoon of 10 March 2026 in New York when absent. */
  readonly now?: string;
  /** Where the hub tells what it does; nowhere when absent. */
  readonly log?: Logger;
}

export interface ServiceWithSettings {
  readonly definition: AnyServiceDefinition;
  readonly config: Json;
}

export interface CallOptions {
  /** The id of the person who calls; the owner when absent. */
  readonly as?: string;
  readonly idempotencyKey?: string;
  /** The token of a question that was said yes to. */
  readonly confirm?: string;
  readonly timeoutMs?: number;
}

export interface TestHouse {
  /** It stands still but while something here is waited for, when it goes along with the machine's. */
  readonly clock: ManualClock;
  /** A client of the broker, for the side of a device. */
  readonly bus: Bus;
  readonly url: string;
  readonly brokerUrl: string;
  /** Says a sentence, as the owner or whom the id names, and resolves when nothing more happens without an answer. */
  say(text: string, as?: string): Promise<TurnView>;
  /** Answers an open question of a turn. */
  answer(wait: string, value: Json, as?: string): Promise<AnswerOutcome>;
  /** Calls a method as a program would by HTTP: judged by the manifest, held against the table of roles. */
  call(service: string, method: string, params: Json, options?: CallOptions): Promise<CallOutcome>;
  /** What the simulated or any other device reports; undefined when it is not known. */
  state(device: string): Readonly<Record<string, Json>> | undefined;
  /** Looks until something is there, at most half a minute of the machine's time. @throws HearthError `expired` in the words of `what`. */
  until<T>(look: () => T | undefined | false | Promise<T | undefined | false>, what: string): Promise<T>;
  /** Closes all of it, the services and agents first, and removes its folder. */
  close(): Promise<void>;
}

const LIMIT_MS = 30_000;
/** How long a turn may go on by itself. */
const TURN_LIMIT_MS = 60_000;

/**
 * Opens a house and waits until the services and agents are known in it.
 * @throws HearthError when one of them is not well defined, or its settings do not fit.
 */
export async function openHouse(options: HouseOptions = {}): Promise<TestHouse> {
  const lifetime = new Lifetime();
  try {
    return await build(options, lifetime);
  } catch (error) {
    await lifetime.close();
    throw error;
  }
}

async function build(options: HouseOptions, lifetime: Lifetime): Promise<TestHouse> {
  const { services = [], agents = [], log = silentLogger, now } = options;
  const folder = mkdtempSync(join(tmpdir(), 'hearth-house-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  await lifetime.start({ name: 'folder', close });
  const more = { log: { level: 'silent' }, ...options.config };
  const config = houseConfig(join(folder, 'data'), more);
  const clock = new ManualClock(now);
  const hub = await startHub({
    ...{ config, clock, log, version: 'testing', rehearses: false },
    simulatedHome: [...DEFAULT_HOME, ...PHONES],
  });
  await lifetime.start({ name: 'hub', close: () => hub.close() });
  const house = new House(hub, clock, await joined(hub, clock, log, lifetime), lifetime);
  const common = { clock, log, place: config.home, people: () => config.home.people };
  for (const service of services) {
    const { definition, config: settings = {} } =
      'definition' in service ? service : { definition: service, config: undefined };
    const { name } = definition;
    const bus = await joined(hub, clock, log, lifetime, name);
    const store = await lifetime.start(new Store({ path: ':memory:', durability: 'process-kill' }));
    const grants = await lifetime.start(new GrantVerifier({ store, bus, clock, log }));
    await lifetime.start(new ServiceHost({ ...common, grants, definition, bus, store, config: settings }));
    await house.until(
      () => hub.doorway.services().some(({ service: known, online }) => known === name && online),
      `the house knows the service "${name}"`,
    );
  }
  if (agents.length > 0) {
    const at = join(folder, 'agents');
    mkdirSync(at);
    writeFileSync(join(at, 'hearth.yaml'), houseFile(join(at, 'data'), more));
    await startAgents(house, agents, at, lifetime);
  }
  return house;
}

async function joined(
  { brokerUrl: url }: Hub,
  clock: ManualClock,
  log: Logger,
  lifetime: Lifetime,
  service?: string,
): Promise<MqttConnection> {
  const will = service === undefined ? {} : { will: statusWill(service) };
  return lifetime.start(new MqttConnection({ url, clientId: newId('test'), clock, log, ...will }));
}

/** Runs the files as one host, by the program that `hearth agents` is, and waits until the house knows all of their agents. */
async function startAgents(
  house: House,
  files: readonly AgentsFile[],
  cwd: string,
  lifetime: Lifetime,
): Promise<void> {
  const names: string[] = [];
  let stop = () => {};
  const ended = runAgents(
    { files: files.map((_, index) => String(index)), broker: house.brokerUrl, json: false },
    {
      ...{ cwd, env: {}, version: 'testing', clock: house.clock, giveUp: () => {} },
      ...{ stderr: { write: () => true }, stdout: { write: () => true } },
      onStop(asked) {
        stop = () => asked('SIGTERM');
        return () => {};
      },
      importFile: async (url) => ({
        default: (kit: Parameters<AgentsFile>[0]) => {
          const module = files[Number(url.slice(url.lastIndexOf('/') + 1))]?.(kit);
          names.push(...(module?.agents ?? []).map(({ name }) => name));
          return module;
        },
      }),
    },
  );
  const failed = ended.then((code) => {
    throw new HearthError('failed', `The agents ended with ${code}`);
  });
  const known = () => {
    const listed = house.doorway().agents();
    return names.length > 0 && names.every((name) => listed.some((agent) => agent.name === name));
  };
  await Promise.race([failed, house.until(known, 'the house knows the agents')]);
  failed.catch(() => {});
  const close = async () => {
    stop();
    await ended;
  };
  await lifetime.start({ name: 'agents', close });
}

class House implements TestHouse {
  readonly clock: ManualClock;
  readonly bus: Bus;
  readonly #hub: Hub;
  readonly #lifetime: Lifetime;

  constructor(hub: Hub, clock: ManualClock, bus: Bus, lifetime: Lifetime) {
    this.clock = clock;
    this.bus = bus;
    this.#hub = hub;
    this.#lifetime = lifetime;
  }

  get url(): string {
    return this.#hub.url;
  }

  get brokerUrl(): string {
    return this.#hub.brokerUrl;
  }

  /** The house as a person sees it who is known to the hub; the owner when none is named. */
  doorway(as?: string): Doorway {
    const people = this.#hub.house.people();
    const person = people.find(({ id, role }) => (as === undefined ? role === 'owner' : id === as));
    if (person === undefined) throw new HearthError('unknown-target', `Nobody here is called "${as}"`);
    const { id, role } = person;
    return this.#hub.house.as({ person: id, role, proof: 'terminal', via: `testing ${id}` });
  }

  say(text: string, as?: string): Promise<TurnView> {
    const doorway = this.doorway(as);
    const turnOf = async () => {
      const { turn } = await doorway.receive({ channel: 'cli', conversation: `testing ${as}`, text });
      const view = await doorway.settled(turn, TURN_LIMIT_MS);
      if (view === undefined) throw new HearthError('expired', `"${text}" was not answered`);
      return view;
    };
    return this.#alongside(turnOf());
  }

  answer(wait: string, value: Json, as?: string): Promise<AnswerOutcome> {
    return this.#alongside(this.doorway(as).answer(wait, value));
  }

  call(service: string, method: string, params: Json, { as, ...options }: CallOptions = {}) {
    return this.#alongside(this.doorway(as).call(service, method, params, options));
  }

  state(device: string): Readonly<Record<string, Json>> | undefined {
    return this.#hub.doorway.device(device)?.report?.state;
  }

  until<T>(look: () => T | undefined | false | Promise<T | undefined | false>, what: string): Promise<T> {
    const end = systemClock.now() + LIMIT_MS;
    const looked = async () => {
      for (;;) {
        const found = await look();
        if (found !== undefined && found !== false) return found;
        if (systemClock.now() > end) throw new HearthError('expired', `It did not come to be that ${what}`);
        await moment();
      }
    };
    return this.#alongside(looked());
  }

  close(): Promise<void> {
    return this.#lifetime.close();
  }

  /** Things answer after a while, and networks take theirs: as long as work is waited for the clock goes with the machine's. */
  async #alongside<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    for (let before = systemClock.now(); !isDone; ) {
      await moment();
      const now = systemClock.now();
      await this.clock.advance(Math.max(0, now - before));
      before = now;
    }
    return done;
  }
}

/** So long between two looks that what is looked for is not kept from coming by the looking. */
const MOMENT_MS = 5;

function moment(): Promise<void> {
  return new Promise((resolve) => {
    systemClock.after(MOMENT_MS, resolve);
  });
}
