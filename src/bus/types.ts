import { z } from 'zod';
import type { AccessRequest, Asking } from '../access/index.ts';
import type { Budgets, Clock, Json, Logger, Part } from '../base/index.ts';
import {
  AnyJson,
  CallerIdentity,
  type CallOutcome,
  type Device,
  type DeviceCommand,
  type DeviceState,
  type Effect,
  type HubSide,
  type JoiningNews,
  type Manifest,
  type NoPicture,
  type OperatorManifest,
  type Permission,
  type Person,
  type Phrases,
  type Picture,
  type Place,
  type Position,
  type Risk,
} from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import type { HomeView } from './devices/home-view.ts';

/** A message as the bus delivers it. `topic` is the whole topic, root included. */
export interface BusMessage {
  readonly topic: string;
  readonly payload: Buffer;
  readonly retained: boolean;
  /** MQTT 5 properties, where the peer and the broker speak it. */
  readonly responseTopic?: string;
  readonly correlationData?: Buffer;
}

export interface PublishOptions {
  readonly qos?: 0 | 1;
  readonly retain?: boolean;
  /** MQTT 5 properties, sent where peer and broker speak it and left out where they do not. */
  readonly responseTopic?: string;
  readonly correlationData?: Buffer;
}

/** One client's connection to the broker. Topics are absolute; `under` puts a path below Hearth's root. */
export interface Bus {
  readonly clientId: string;
  /** `hearth/v1` unless configured otherwise. */
  readonly root: string;
  readonly connected: boolean;
  under(path: string): string;
  /** Resolves when the broker has acknowledged (QoS 1) or taken (QoS 0) it. Objects are sent as JSON. */
  publish(topic: string, payload: string | Buffer | Json, options?: PublishOptions): Promise<void>;
  /** Resolves when the broker has granted it, with the function that ends it. Restored on every reconnect. Handlers never throw into the client. */
  subscribe(
    filter: string,
    handler: (message: BusMessage) => void,
    qos?: 0 | 1,
  ): Promise<() => Promise<void>>;
  onConnection(listener: (state: 'connected' | 'lost') => void): () => void;
}

/** One call to a service, as the hub or a program makes it. */
export interface CallRequest {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  readonly by: CallerIdentity;
  /** One live instance is chosen when absent. */
  readonly instance?: string;
  readonly timeoutMs?: number;
  /** The same key with the same arguments gives the same answer and one effect (H05). */
  readonly idempotencyKey?: string;
  /** The token of a grant, for risky methods (H09). */
  readonly grant?: string;
  /** The hub's word that this program works in somebody's name, for hosts of agents. */
  readonly warrant?: string;
  readonly trace?: string;
  readonly signal?: AbortSignal;
}

/** One instance of a service, as calls name it. */
export interface Served {
  readonly service: string;
  readonly instance: string;
}

/** Puts the hub's name to a call, so that the service believes in whose name it is made; and tells its answer from a forged one. */
export interface Vouch {
  readonly close: (text: string, to: Served, topic: string) => string;
  /** Whether an answer comes from that service; always, where nothing can prove it. */
  readonly answers: (text: string, from: Served, topic: string) => boolean;
}

export interface Caller {
  /** Never rejects for what a service or the network may do: every ending is a value. */
  call(request: CallRequest): Promise<CallOutcome>;
}

export interface DirectoryEntry {
  readonly manifest: Manifest;
  readonly online: boolean;
  /** How often it has come, by its own word or, where it runs in this process, by its connection. */
  readonly arrivals: number;
}

export interface Directory {
  services(): readonly DirectoryEntry[];
  /** An online instance if there is one, else any known. */
  find(service: string, instance?: string): DirectoryEntry | undefined;
  onChange(listener: (service: string) => void): () => void;
}

/**
 * The grant of a call, with what it was given for: a service that runs elsewhere passes it on with its commands to entrances, so
 * that the home can check it again.
 */
export const CallProof = z.strictObject({
  grant: z.string().max(2048),
  service: z.string().max(64),
  method: z.string().max(64),
  /** As they were sent. */
  params: AnyJson,
  by: CallerIdentity,
  key: z.string().max(128),
});
export type CallProof = z.infer<typeof CallProof>;

/** What a method is told about the call it serves. */
export interface Call {
  /** Idempotency key: unique per wanted effect, the same on every repetition of it. */
  readonly key: string;
  readonly by: CallerIdentity;
  /** In whose name; rows of other people are not theirs to see (`isOwn`). */
  readonly asking: Asking;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly signal: AbortSignal;
  /** What `intent` returned for this key, also when this run repeats one that a crash cut off. */
  readonly intent: Json | undefined;
  readonly log: Logger;
  /** Of a risky call that was granted. */
  readonly proof?: CallProof;
}

/** What a service is given to live on; the same inside the hub and in `hearth service NAME`. */
export interface ServiceContext {
  readonly instance: string;
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where input that was refused for its cost is told. */
  readonly budgets: Budgets;
  readonly place: Place;
  readonly people: () => readonly Person[];
  /** The home as the bus shows it, where several services of one process share it: each report is then read once, not once a service. */
  readonly home?: HomeView;
  /** What only the hub can give; absent in `hearth service NAME`. */
  readonly hub?: HubSide;
  /** The service's own part of the configuration, as parsed by its `config` schema. */
  readonly config: unknown;
  /** Publishes `svc/<service>/<instance>/event/<name>` (QoS 1). */
  readonly emit: (event: string, data: Json) => Promise<void>;
}

/** A live service. `start` runs once the bus is connected and before the manifest is published. */
export type ServiceInstance = object & {
  /** The things that a call with these params touches, where the house has rules for places; undefined when none are known. */
  touches?(params: unknown): readonly Pick<Device, 'id' | 'name' | 'area'>[] | undefined;
  start?(): Promise<void> | void;
  close?(): Promise<void> | void;
};

export interface MethodDefinition<S, P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly title?: string;
  readonly description: string;
  readonly params: P;
  readonly result: R;
  readonly effect: Effect;
  /** Static, or decided by the arguments (`riskWhen` then says in words when). */
  readonly risk?: Risk | ((params: z.output<P>, self: S, call: Pick<Call, 'by' | 'asking'>) => Risk);
  readonly riskWhen?: string;
  /** Which row of the table of roles this is; that of the service when absent. The arguments may say more. */
  readonly access?:
    | Permission
    | ((params: z.output<P>, self: S, call: Pick<Call, 'by' | 'asking'>) => AccessRequest);
  /** The question a person is asked before a risky call. */
  readonly question?: (params: z.output<P>, self: S, call: Pick<Call, 'by' | 'asking'>) => string;
  readonly timeoutMs?: number;
  /**
   * For `once` methods that keep their own record under `Call.key` (an outbox row): a run that a crash cut off may begin
   * again under the same key, because the method itself finds what it has done.
   */
  readonly repeatable?: boolean;
  readonly llm?: boolean;
  readonly phrases?: readonly string[];
  /** What it does to a device, for plans towards what a house wants. */
  readonly operator?: z.input<typeof OperatorManifest>;
  /** For effects that depend on the state before (toggle): computed and stored under the key before `run`, so that a repeat does the same. */
  readonly intent?: (params: z.output<P>, self: S, call: Pick<Call, 'by' | 'asking'>) => Promise<Json> | Json;
  /** @throws HearthError for expected refusals: its code, faults, hint and data become the JSON-RPC error. */
  readonly run: (params: z.output<P>, self: S, call: Call) => Promise<z.input<R>> | z.input<R>;
}

/** One file that says what a service is; every surface comes from it (docs/guides/service.md). */
export interface ServiceDefinition<S extends ServiceInstance = ServiceInstance> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly config?: z.ZodType;
  /** The row of the table of roles of every method that names no other. */
  readonly access?: Permission;
  /** Hosts of agents call each other's internal methods: a warrant of the hub is enough. */
  readonly forHosts?: true;
  /** It lives on what only the hub's own process can give (`ServiceContext.hub`), and runs nowhere else. */
  readonly needsHub?: true;
  readonly methods: Readonly<Record<string, MethodDefinition<S>>>;
  /** The sentences of its methods, for those that name none themselves. */
  readonly phrases?: Phrases;
  readonly events?: Readonly<Record<string, z.ZodType>>;
  readonly open: (context: ServiceContext) => Promise<S> | S;
}

/** Where a family tells what it found; the home registry stands behind it. */
export interface DeviceSink {
  /** A device appeared or changed its description. Names and areas given by people win over these. */
  announce(device: Omit<Device, 'family'>): void;
  withdraw(id: string): void;
  /** What a device says about itself; keys are merged into what is known. `available: null` leaves presence as it was. */
  report(id: string, state: DeviceState, available?: boolean | null): void;
  /** Where a tracker is: for the one service of this process that may tell its person. It is published nowhere. */
  locate?(id: string, position: Position): void;
}

export interface FamilyContext {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where input that was refused for its cost is told. */
  readonly budgets: Budgets;
  readonly config: unknown;
  readonly devices: DeviceSink;
}

export interface DeviceFamily extends Part {
  /** Passes a wish on to the device in its own dialect. Resolves when sent; whether it happened is seen in a report. */
  command(id: string, command: DeviceCommand): Promise<void>;
  /** The newest picture of the device, or why there is none; undefined for one that sends none. */
  picture?(id: string): Picture | NoPicture | undefined;
  /** Lets new things join for so many seconds, where the family has something to open. @returns whether it did. */
  join?(seconds: number): Promise<boolean>;
  /** Tells how far things have come that join. */
  onJoining?(listener: (news: JoiningNews) => void): () => void;
  /** Called when a person gave the device another name: for what its own side calls it. */
  rename?(id: string, name: string): Promise<void>;
  /** Takes the thing that the device is a part of out of its network. */
  remove?(id: string): Promise<void>;
}

export interface DeviceFamilyDefinition {
  readonly name: string;
  readonly description: string;
  readonly config?: z.ZodType;
  /** What it tells of a thing is left out as long as another family knows the same thing (`Device.thing`) in its own dialect. */
  readonly secondHand?: boolean;
  /** It announces all that it has as soon as it is started, so that nothing of an earlier run is kept for it. */
  readonly knowsAll?: boolean;
  readonly open: (context: FamilyContext) => Promise<DeviceFamily> | DeviceFamily;
}
