import { type Audit, Authority } from '../access/index.ts';
import {
  Budgets,
  type Clock,
  HearthError,
  isJsonObject,
  type Json,
  type Logger,
  messageOf,
  type Part,
  pause,
} from '../base/index.ts';
import type { HubSide, Manifest, Person, Place } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { CallStore } from './call-store.ts';
import { expired } from './calls/refusals.ts';
import { type AnyServiceDefinition, writtenManifest } from './define-service.ts';
import type { HomeView } from './devices/home-view.ts';
import { faultsOf } from './faults.ts';
import type { GrantVerifier, Warranted } from './grants/grants.ts';
import { type Answer, MethodExecutor } from './method-executor.ts';
import { type ProcessSeal, splitSignature } from './seal.ts';
import { callTopic, eventTopic, manifestTopic, statusTopic } from './topics.ts';
import type { Bus, BusMessage, ServiceInstance } from './types.ts';
import { whenThere } from './when-there.ts';
import {
  ANSWER_BYTES_MAX,
  errorText,
  type IncomingCall,
  type ReplyAddress,
  readCall,
  resultText,
  TIMEOUT_MS_MAX,
} from './wire.ts';

export interface ServiceHostOptions {
  readonly definition: AnyServiceDefinition;
  /** Of this definition and instance, where it was made before; else it is made from the definition at start. */
  readonly manifest?: Manifest;
  /** The manifest that the broker has retained from an earlier run: where it is the same, it is not published again. */
  readonly retainedManifest?: string | undefined;
  /** Tells several of the same service apart. Default `main`. */
  readonly instance?: string;
  /** A connection of the service's own, opened with `statusWill`: MQTT has one will per connection. */
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly place: Place;
  readonly people: () => readonly Person[];
  /** Shared by the services of this process; without it each follows the home by itself. */
  readonly home?: HomeView;
  /** Given to services that only the hub itself can run. */
  readonly hub?: HubSide;
  /** The service's own part of the configuration, not yet parsed. */
  readonly config?: unknown;
  readonly grants: GrantVerifier;
  /** Who may do what. The table as it is without a configuration, when absent. */
  readonly authority?: Authority;
  readonly audit?: Audit;
  /** Of this process, where the hub runs in it; else what the hub signs is believed. */
  readonly seal?: ProcessSeal;
  /** The hub's register of used-up budgets; without it the service has one of its own, which only reaches its log. */
  readonly budgets?: Budgets;
  /** Calls running at once. Default 16. */
  readonly runningMax?: number;
  /** Calls waiting for their turn; the next one is answered `busy`. Default 64. */
  readonly queueLengthMax?: number;
}

const INSTANCE_DEFAULT = 'main';
const RUNNING_MAX = 16;
const QUEUE_LENGTH_MAX = 64;
/** How long closing waits for calls that are running. */
const DRAIN_LIMIT_MS = 2_000;
const DEFAULT_TIMEOUT_MS = 5_000;
const BUSY_RETRY_MS = 250;

/** The will to open a service's connection with, so that the broker says `offline` when the service dies without a word. */
export function statusWill(
  service: string,
  instance = INSTANCE_DEFAULT,
): { readonly path: string; readonly payload: string } {
  return { path: `svc/${service}/${instance}/status`, payload: JSON.stringify({ state: 'offline' }) };
}

interface Waiting {
  readonly call: IncomingCall;
  readonly address: ReplyAddress;
  readonly deadline: number;
  /** Where from and letter for letter: by it a repetition is known. */
  readonly text: string;
}

/**
 * One service on the bus: opens it, tells what it can do and that it is there, serves its calls, and stays up whatever
 * comes. The same inside the hub and in `hearth service NAME`.
 */
export class ServiceHost implements Part {
  readonly name: string;
  readonly #options: Omit<ServiceHostOptions, 'retainedManifest'>;
  readonly #definition: AnyServiceDefinition;
  readonly #instance: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #queue: Waiting[] = [];
  /** Calls that run or wait, letter for letter: one that is heard again gets the answer that is on its way. */
  readonly #underway = new Set<string>();
  readonly #ends: (() => unknown)[] = [];
  readonly #since: number;
  #manifest: Manifest | undefined;
  /** Let go once it is compared: those of a house are a megabyte. */
  #retained: string | undefined;
  #self: ServiceInstance | undefined;
  #executor: MethodExecutor | undefined;
  #state: 'opening' | 'open' | 'closing' = 'opening';
  #running = 0;
  #drained: (() => void) | undefined;

  constructor({ retainedManifest, ...options }: ServiceHostOptions) {
    this.#options = options;
    this.#retained = retainedManifest;
    this.#definition = options.definition;
    this.#instance = options.instance ?? INSTANCE_DEFAULT;
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#since = options.clock.now();
    this.name = `${this.#definition.name} service`;
    this.#log = options.log.child(this.#definition.name);
  }

  /** The live service, for whoever opened it. */
  get service(): ServiceInstance | undefined {
    return this.#self;
  }

  /** @throws HearthError `config-invalid` with every fault of the service's configuration. */
  async start(): Promise<void> {
    this.#manifest = this.#options.manifest ?? writtenManifest(this.#definition, this.#instance);
    try {
      await this.#open();
      await this.#listen();
      this.#state = 'open';
      const isRetained = this.#retained !== undefined && this.#retained === JSON.stringify(this.#manifest);
      this.#retained = undefined;
      await whenThere(this.#bus, () => (isRetained ? this.#publishStatus('online') : this.#announce()));
    } catch (error) {
      await this.close().catch(() => {});
      throw error;
    }
  }

  /**
   * Serves what is running, says that it is offline while the connection still stands (its will is not sent after a
   * DISCONNECT), and leaves the manifest, as the service may come back.
   */
  async close(): Promise<void> {
    const before = this.#state;
    this.#state = 'closing';
    for (const waiting of this.#queue.splice(0)) this.#answer(waiting.address, this.#isClosing());
    if (this.#running > 0) {
      const idle = new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
      const limit = new AbortController();
      await Promise.race([idle, pause(this.#clock, DRAIN_LIMIT_MS, limit.signal)]);
      limit.abort();
    }
    this.#executor?.close();
    // A broker that is away says it for us by the will.
    if (before === 'open') await this.#publishStatus('offline').catch(() => {});
    for (const end of this.#ends.splice(0)) await end();
    await this.#self?.close?.();
  }

  async #open(): Promise<void> {
    const { definition, store, clock, place, people, home, hub, grants } = this.#options;
    const budgets = this.#options.budgets ?? new Budgets({ clock, log: this.#log });
    const self: ServiceInstance = await definition.open({
      instance: this.#instance,
      bus: this.#bus,
      store,
      clock,
      log: this.#log,
      budgets,
      place,
      people,
      ...(home === undefined ? {} : { home }),
      ...(hub === undefined ? {} : { hub }),
      config: this.#config(),
      emit: (event, data) => this.#emit(event, data),
    });
    this.#self = self;
    const calls = new CallStore({ store, clock });
    const authority = this.#options.authority ?? new Authority();
    const { audit } = this.#options;
    this.#executor = new MethodExecutor({
      ...{ definition, self, calls, grants, authority, clock, log: this.#log },
      ...(audit === undefined ? {} : { audit }),
    });
    await self.start?.();
  }

  async #listen(): Promise<void> {
    const { root } = this.#bus;
    const service = this.#definition.name;
    this.#ends.push(
      await this.#bus.subscribe(callTopic(root, service, this.#instance, '+'), (message) =>
        this.#receive(message),
      ),
    );
    this.#ends.push(
      await this.#bus.subscribe(statusTopic(root, service, this.#instance), (message) =>
        this.#hearStatus(message),
      ),
    );
    const again = () => {
      this.#announce().catch((error) =>
        this.#log.warn('the service was not announced', { error: messageOf(error) }),
      );
    };
    this.#ends.push(this.#bus.onConnection((state) => state === 'connected' && again()));
  }

  #config(): unknown {
    const { config } = this.#definition;
    if (config === undefined) return this.#options.config;
    const parsed = config.safeParse(this.#options.config ?? {});
    if (parsed.success) return parsed.data;
    throw new HearthError('config-invalid', `The configuration of the ${this.name} is not valid`, {
      faults: faultsOf(parsed.error, config),
    });
  }

  async #emit(event: string, data: Json): Promise<void> {
    const topic = eventTopic(this.#bus.root, this.#definition.name, this.#instance, event);
    // A seal is a last field, so an event that says nothing has none.
    const says = isJsonObject(data) && Object.keys(data).length > 0;
    await this.#bus.publish(topic, says ? this.#sealed(JSON.stringify(data), topic) : data, { qos: 1 });
  }
  async #announce(): Promise<void> {
    const topic = manifestTopic(this.#bus.root, this.#definition.name, this.#instance);
    await this.#bus.publish(topic, JSON.stringify(this.#manifest), { qos: 1, retain: true });
    await this.#publishStatus('online');
  }

  async #publishStatus(state: 'online' | 'offline'): Promise<void> {
    const topic = statusTopic(this.#bus.root, this.#definition.name, this.#instance);
    const rev = this.#manifest?.rev ?? '';
    const status = state === 'online' ? { state, since: this.#since, rev } : { state };
    await this.#bus.publish(topic, status, { qos: 1, retain: true });
  }

  /** The will of a lost connection may be published after we are back, so the service says again that it is there. */
  #hearStatus(message: BusMessage): void {
    if (this.#state !== 'open' || message.payload.includes('online')) return;
    this.#publishStatus('online').catch((error) =>
      this.#log.warn('the status was not corrected', { error: messageOf(error) }),
    );
  }

  #receive(message: BusMessage): void {
    if (message.retained) {
      this.#log.warn('dropped a call that was retained', { topic: message.topic });
      return;
    }
    const read = readCall(this.#bus.root, message, {
      fromHub: (text) => this.#isFromHub(text, message.topic),
      warranted: (warrant) => this.#warranted(warrant),
    });
    switch (read.type) {
      case 'refused':
        if (read.address !== undefined) this.#answer(read.address, { type: 'error', error: read.error });
        else
          this.#log.warn('refused a call and have nobody to tell', {
            topic: message.topic,
            error: read.error.message,
          });
        return;
      case 'call':
        this.#admit({
          ...{ call: read.call, address: read.address, deadline: this.#deadlineOf(read.call) },
          text: `${read.address.topic}\n${message.payload.toString('latin1')}`,
        });
    }
  }

  /** A warrant is good for weeks: who it names is who they are now, and nobody once their token or account has ended. */
  #warranted(warrant: string): Warranted | undefined {
    const { grants, authority } = this.#options;
    const { speaker } = grants.warranted(warrant) ?? {};
    if (speaker === undefined) return undefined;
    return { speaker: speaker && (authority === undefined ? speaker : (authority.current(speaker) ?? null)) };
  }

  #isFromHub(text: string, topic: string): boolean {
    const { seal, grants } = this.#options;
    if (seal?.closed(text, topic) === true) return true;
    const signed = splitSignature(text);
    return signed !== undefined && grants.signed(signed.text, signed.signature);
  }

  #deadlineOf(call: IncomingCall): number {
    const timeoutMs = call.timeoutMs ?? this.#executor?.timeoutMsOf(call.method) ?? DEFAULT_TIMEOUT_MS;
    return Math.min(
      this.#clock.now() + Math.min(timeoutMs, TIMEOUT_MS_MAX),
      call.deadline ?? Number.POSITIVE_INFINITY,
    );
  }

  #admit(waiting: Waiting): void {
    if (this.#underway.has(waiting.text)) return;
    if (this.#state === 'closing') this.#answer(waiting.address, this.#isClosing());
    else if (this.#running < (this.#options.runningMax ?? RUNNING_MAX)) void this.#serve(waiting);
    else if (this.#queue.length < (this.#options.queueLengthMax ?? QUEUE_LENGTH_MAX)) {
      this.#underway.add(waiting.text);
      this.#queue.push(waiting);
    } else this.#answer(waiting.address, this.#isBusy());
  }

  async #serve(waiting: Waiting): Promise<void> {
    this.#running += 1;
    this.#underway.add(waiting.text);
    this.#answer(waiting.address, await this.#endingOf(waiting));
    this.#running -= 1;
    this.#underway.delete(waiting.text);
    const next = this.#queue.shift();
    if (next !== undefined) void this.#serve(next);
    else if (this.#running === 0) this.#drained?.();
  }

  async #endingOf({ call, deadline }: Waiting): Promise<Answer> {
    if (this.#executor === undefined) return this.#isClosing();
    if (deadline <= this.#clock.now()) return { type: 'error', error: expired(call.method, false) };
    return this.#executor.execute(call, deadline);
  }

  #isBusy(): Answer {
    const error = new HearthError('busy', `The ${this.name} has ${this.#queue.length} calls waiting`, {
      hint: 'Try again in a moment.',
      data: { retry_after_ms: BUSY_RETRY_MS },
    });
    return { type: 'error', error };
  }

  #isClosing(): Answer {
    const error = new HearthError('target-offline', `The ${this.name} is closing`, {
      hint: `Is the ${this.#definition.name} service up? Try "hearth services".`,
    });
    return { type: 'error', error };
  }

  /** An answer that cannot be delivered is let go: a caller that asks again with its key gets it from memory. */
  #answer(address: ReplyAddress, answer: Answer): void {
    const { correlationData } = address;
    this.#bus
      .publish(address.topic, this.#sealed(this.#textOf(address, answer), address.topic), {
        qos: 1,
        ...(correlationData === undefined ? {} : { correlationData }),
      })
      .catch((error) => this.#log.debug('an answer was not delivered', { error: messageOf(error) }));
  }

  #sealed(text: string, topic: string): string {
    return this.#options.seal?.close(text, topic) ?? text;
  }

  /** A method may return or throw what cannot be said in JSON, or more of it than a message may hold. */
  #textOf({ id }: ReplyAddress, answer: Answer): string {
    try {
      const text = answer.type === 'result' ? resultText(id, answer.result) : errorText(id, answer.error);
      return Buffer.byteLength(text) <= ANSWER_BYTES_MAX ? text : errorText(id, answerTooLong());
    } catch (error) {
      this.#log.error('an answer cannot be written as JSON', { error: messageOf(error) });
      return errorText(id, new HearthError('internal', `The ${this.name} gave an answer that is no JSON`));
    }
  }
}

const answerTooLong = () =>
  new HearthError('failed', `The answer is longer than ${ANSWER_BYTES_MAX} bytes`, {
    hint: 'Ask for less at once.',
  });
