import {
  type Clock,
  Emitter,
  isJsonObject,
  type Logger,
  messageOf,
  type Part,
  parseJson,
  pause,
  type Timer,
} from '../base/index.ts';
import { Manifest } from '../domain/index.ts';
import { MANIFEST_BYTES_MAX } from './define-service.ts';
import { faultsOf } from './faults.ts';
import { caughtUp } from './retained.ts';
import { manifestTopic, type ServiceAddress, serviceAddressOf, statusTopic } from './topics.ts';
import type { Bus, BusMessage, Directory, DirectoryEntry } from './types.ts';

/** A broker that keeps us waiting for its retained messages longer than this is taken as it is. */
const CATCH_UP_LIMIT_MS = 10_000;

/** More than any house has; manifests beyond it are refused, so that a stranger cannot fill the memory. */
const SERVICES_MAX = 1000;

/** How often at most a manifest of this process is published again that somebody has overwritten. */
const REPUBLISH_MS = 1_000;
const FOREIGN_TOLD_MAX = 100;

/** A service that this process serves itself, so that nobody has to be believed about it. */
export interface OwnService extends ServiceAddress {
  readonly manifest: Manifest;
  /** The connection that its calls come by: while that is lost, it is away. */
  readonly bus: Pick<Bus, 'connected' | 'onConnection'>;
}

/** A broker that runs in this process: what it holds, and what others publish at it, without a subscription that brings all of it. */
export interface BrokerBeside {
  retained(filter: string): ReadonlyMap<string, string>;
  overhear(
    filter: string,
    but: string,
    listener: (message: { readonly topic: string; readonly payload: Buffer }) => void,
  ): () => void;
}

interface Known extends ServiceAddress {
  manifest: Manifest | undefined;
  /**
   * Undefined while nothing was said. A client that publishes a manifest and no status is taken to be there, so that a
   * few lines on a microcontroller make a service (H08); whoever says `offline`, by will or by word, is not.
   */
  status: 'online' | 'offline' | undefined;
  arrivals: number;
  /** The reconnect after which it was last heard of. */
  seen: number;
  /** The reconnect after which something was last said of it live, by kind. */
  readonly live: { manifest?: number; status?: number };
}

interface Own extends OwnService {
  entry: DirectoryEntry;
  again: Timer | undefined;
}

/** Who offers what, followed live from the retained manifests and statuses on the bus. */
export class ServiceDirectory implements Directory, Part {
  readonly name = 'service directory';
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #broker: BrokerBeside | undefined;
  readonly #written: Readonly<Record<string, Manifest>>;
  readonly #known = new Map<string, Known>();
  readonly #changes: Emitter<string>;
  readonly #ends: (() => unknown)[] = [];
  readonly #reserved: ReadonlySet<string>;
  readonly #own = new Map<string, Own>();
  readonly #foreign = new Set<string>();
  readonly #closing = new AbortController();
  #arrived = 0;
  #connections = 0;

  constructor(options: {
    readonly bus: Bus;
    readonly clock: Clock;
    readonly log: Logger;
    /** By service: manifests that this program wrote. One that arrives letter for letter is not judged again. */
    readonly written?: Readonly<Record<string, Manifest>>;
    /** Names of services that this process alone offers, by `host`: what the bus says of them is not believed. */
    readonly reserved?: readonly string[];
    /** Where the broker runs in this process, it is asked directly: the manifests of a house are a megabyte. */
    readonly broker?: BrokerBeside | undefined;
  }) {
    this.#bus = options.bus;
    this.#broker = options.broker;
    this.#written = options.written ?? {};
    this.#reserved = new Set(options.reserved);
    this.#clock = options.clock;
    this.#log = options.log.child('directory');
    this.#changes = new Emitter((error) =>
      this.#log.error('a listener to the directory failed', { error: messageOf(error) }),
    );
  }

  /** Resolves when every service that the broker remembers is known. */
  async start(): Promise<void> {
    const { root } = this.#bus;
    if (this.#broker !== undefined) return this.#overhear(this.#broker);
    this.#ends.push(
      await this.#bus.subscribe(manifestTopic(root, '+', '+'), (message) => this.#hear(message, 'manifest')),
    );
    this.#ends.push(
      await this.#bus.subscribe(statusTopic(root, '+', '+'), (message) => this.#hear(message, 'status')),
    );
    this.#ends.push(
      this.#bus.onConnection((state) => {
        // From here on, because what the broker remembers arrives before it is told that we are connected again.
        if (state === 'lost') this.#connections += 1;
        else void this.#comeBack();
      }),
    );
    await this.catchUp();
  }

  /** Of what the broker holds from services of an earlier run of this hub, nothing is read: they are hosted anew. */
  #overhear(broker: BrokerBeside): void {
    const { root, clientId } = this.#bus;
    const topics = { manifest: manifestTopic(root, '+', '+'), status: statusTopic(root, '+', '+') };
    for (const kind of ['manifest', 'status'] as const) {
      for (const [topic, text] of broker.retained(topics[kind]))
        this.#hear({ topic, payload: Buffer.from(text), retained: true }, kind);
      this.#ends.push(
        broker.overhear(topics[kind], clientId, (message) =>
          this.#hear({ ...message, retained: false }, kind),
        ),
      );
    }
  }

  /**
   * From now on this service is here, as long as its connection stands, and is what its manifest says, whatever the bus says of
   * it. Returns the function that takes it away again: call it before the service closes.
   */
  host(service: OwnService): () => void {
    const key = keyOf(service);
    const { manifest } = service;
    let arrivals = 0;
    const entry = (online: boolean): DirectoryEntry => ({ manifest, online, arrivals });
    const own: Own = { ...service, entry: entry(service.bus.connected), again: undefined };
    const turn = (online: boolean) => {
      // It comes back at its own pace: calls that were sent while its connection was lost missed it.
      if (online) arrivals += 1;
      own.entry = entry(online);
      this.#changes.emit(service.service);
    };
    const stop = service.bus.onConnection((state) => turn(state === 'connected'));
    this.#own.set(key, own);
    this.#known.delete(key);
    this.#changes.emit(service.service);
    return () => {
      stop();
      own.again?.cancel();
      turn(false);
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const own of this.#own.values()) own.again?.cancel();
    for (const end of this.#ends.splice(0)) await end();
  }

  services(): readonly DirectoryEntry[] {
    const own = [...this.#own.values()].map(({ entry }) => entry);
    return [...own, ...[...this.#known.values()].flatMap((known) => entryOf(known) ?? [])];
  }

  find(service: string, instance?: string): DirectoryEntry | undefined {
    if (instance !== undefined)
      return (
        this.#own.get(`${service}/${instance}`)?.entry ?? entryOf(this.#known.get(`${service}/${instance}`))
      );
    let any: DirectoryEntry | undefined;
    for (const { service: name, entry } of this.#own.values()) {
      if (name !== service) continue;
      if (entry.online) return entry;
      any ??= entry;
    }
    for (const known of this.#known.values()) {
      if (known.service !== service) continue;
      const entry = entryOf(known);
      if (entry?.online) return entry;
      any ??= entry;
    }
    return any;
  }

  onChange(listener: (service: string) => void): () => void {
    return this.#changes.on(listener);
  }

  #hear(message: BusMessage, kind: 'manifest' | 'status'): void {
    this.#arrived += 1;
    const address = serviceAddressOf(this.#bus.root, message.topic);
    if (address === undefined) {
      this.#log.warn('a service with an improper name is ignored', { topic: message.topic });
      return;
    }
    if (this.#reserved.has(address.service) || this.#own.has(keyOf(address))) {
      this.#doubt(address, message, kind);
      return;
    }
    const before = this.#known.get(keyOf(address));
    if (before === undefined && this.#known.size >= SERVICES_MAX) {
      this.#log.warn('too many services, one is ignored', { topic: message.topic });
      return;
    }
    const known: Known = before ?? {
      ...address,
      ...{ manifest: undefined, status: undefined, arrivals: 0, seen: 0, live: {} },
    };
    known.seen = this.#connections;
    // What the broker remembered when it was asked is told in its own time, and may come after what was said since then.
    if (message.retained && known.live[kind] === this.#connections) return;
    if (!message.retained) known.live[kind] = this.#connections;
    const changed =
      kind === 'manifest' ? this.#hearManifest(known, message) : hearStatus(known, message.payload);
    if (known.manifest === undefined && known.status === undefined) this.#known.delete(keyOf(address));
    else this.#known.set(keyOf(address), known);
    // Whoever says it live has just come, also where the broker remembered that it was here: calls on their way missed it.
    const arrived = kind === 'status' && !message.retained && known.status === 'online';
    if (arrived) known.arrivals += 1;
    if (changed || arrived) this.#changes.emit(address.service);
  }

  /**
   * Messages on the bus change nothing about a service that only this process offers. If somebody wrote over its manifest, the
   * manifest is published again; its host says that it is online.
   */
  #doubt(address: ServiceAddress, message: BusMessage, kind: 'manifest' | 'status'): void {
    const own = this.#own.get(keyOf(address));
    // A leftover of an earlier run is overwritten as soon as its service is up.
    if (own === undefined && address.instance === 'main') return;
    if (own === undefined) {
      if (message.payload.length > 0) this.#noteForeign(message.topic);
      return;
    }
    if (kind === 'status' || !own.entry.online) return;
    if (message.payload.equals(Buffer.from(JSON.stringify(own.manifest)))) return;
    this.#noteForeign(message.topic);
    own.again ??= this.#clock.after(REPUBLISH_MS, () => {
      own.again = undefined;
      this.#bus
        .publish(message.topic, JSON.stringify(own.manifest), { qos: 1, retain: true })
        .catch((error) => this.#log.warn('a manifest was not published again', { error: messageOf(error) }));
    });
  }

  /** Once for each topic, and for so many topics only, so that a stranger cannot fill the log. */
  #noteForeign(topic: string): void {
    if (this.#foreign.has(topic) || this.#foreign.size >= FOREIGN_TOLD_MAX) return;
    this.#foreign.add(topic);
    this.#log.warn('somebody else speaks for a service of this hub; it is not believed', { topic });
  }

  /** Returns whether anything changed. A manifest that is refused leaves the one before in force. */
  #hearManifest(known: Known, message: BusMessage): boolean {
    if (message.payload.length === 0) {
      const withdrawn = known.manifest !== undefined;
      known.manifest = undefined;
      return withdrawn;
    }
    const manifest = this.#readManifest(known, message);
    if (manifest === undefined) return false;
    const same = manifest.rev !== '' && manifest.rev === known.manifest?.rev;
    known.manifest = manifest;
    return !same;
  }

  #readManifest(address: Known, message: BusMessage): Manifest | undefined {
    const refuse = (reason: string, faults?: unknown): undefined => {
      this.#log.warn('a manifest is refused', {
        topic: message.topic,
        reason,
        ...(faults === undefined ? {} : { faults }),
      });
      return undefined;
    };
    const bytes = message.payload.length;
    if (bytes > MANIFEST_BYTES_MAX) return refuse(`${bytes} bytes, at most ${MANIFEST_BYTES_MAX}`);
    const text = message.payload.toString('utf8');
    const written = address.instance === 'main' ? this.#written[address.service] : undefined;
    if (written !== undefined && text === JSON.stringify(written)) return written;
    const parsed = parseJson(text);
    if (!parsed.ok) return refuse(parsed.reason);
    const manifest = Manifest.safeParse(parsed.value);
    if (!manifest.success) return refuse('it breaks the schema', faultsOf(manifest.error, Manifest));
    const { service, instance } = manifest.data;
    if (service !== address.service || instance !== address.instance)
      return refuse(`it describes ${service}/${instance}, which is not its topic`);
    return manifest.data;
  }

  /** After a reconnect the broker tells again what it remembers; a service it says nothing of is not there until it does. */
  async #comeBack(): Promise<void> {
    const connection = this.#connections;
    await this.catchUp();
    if (connection !== this.#connections || this.#closing.signal.aborted || !this.#bus.connected) return;
    for (const known of this.#known.values()) {
      if (known.seen === connection || known.status === 'offline') continue;
      known.status = 'offline';
      this.#changes.emit(known.service);
    }
  }

  /** Resolves when all that was published before is known here, or after a limit. */
  async catchUp(): Promise<void> {
    if (this.#broker !== undefined) return;
    const limit = new AbortController();
    const end = () => limit.abort();
    this.#closing.signal.addEventListener('abort', end, { once: true });
    try {
      const tooLong = pause(this.#clock, CATCH_UP_LIMIT_MS, limit.signal);
      const done = caughtUp(this.#bus, () => this.#arrived).then(() => 'caught up' as const);
      if ((await Promise.race([done, tooLong])) === 'elapsed')
        this.#log.warn('the broker is slow to tell its services', { seconds: CATCH_UP_LIMIT_MS / 1000 });
    } catch (error) {
      this.#log.warn('the connection was lost while learning the services', { error: messageOf(error) });
    } finally {
      this.#closing.signal.removeEventListener('abort', end);
      limit.abort();
    }
  }
}

function keyOf({ service, instance }: ServiceAddress): string {
  return `${service}/${instance}`;
}

function entryOf(known: Known | undefined): DirectoryEntry | undefined {
  return known?.manifest === undefined
    ? undefined
    : { manifest: known.manifest, online: known.status !== 'offline', arrivals: known.arrivals };
}

/** `{"state":"online"}`, or the bare word of a simple client's will. Anything but `online` is offline, nothing is unknown. */
function hearStatus(known: Known, payload: Buffer): boolean {
  const before = known.status;
  const text = payload.toString('utf8', 0, 4096);
  const parsed = parseJson(text);
  const state = parsed.ok && isJsonObject(parsed.value) ? parsed.value['state'] : text.trim();
  known.status = text === '' ? undefined : state === 'online' ? 'online' : 'offline';
  return known.status !== before;
}
