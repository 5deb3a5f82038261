import { randomUUID } from 'node:crypto';
import { type Asking, HUB } from '../../src/access/index.ts';
import {
  Budgets,
  type Clock,
  HearthError,
  type Json,
  type JsonObject,
  silentLogger,
} from '../../src/base/index.ts';
import {
  type AnyServiceDefinition,
  type Bus,
  faultsOf,
  type HomeView,
  paramsOf,
  type ServiceContext,
} from '../../src/bus/index.ts';
import type { CallerIdentity, Person, Place, Risk } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from './clock.ts';

export const ALEX: CallerIdentity = {
  kind: 'person',
  id: 'alex',
  role: 'owner',
  speaker: { person: 'alex', role: 'owner', proof: 'token', via: 'token of alex' },
};
export const LONDON: Place = {
  name: 'Home',
  timezone: 'Europe/London',
  latitude: 51.5074,
  longitude: -0.1278,
};
export const PEOPLE: readonly Person[] = [
  { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner', aliases: [] },
  { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'adult', aliases: ['samantha'] },
  { id: 'kim', name: 'Kim', role: 'child', aliases: [] },
  { id: 'gran', name: 'Gran', role: 'guest', aliases: [] },
];

export interface Emitted {
  readonly event: string;
  readonly data: JsonObject;
}

/** A person speaks for itself, anybody else is the hub. */
function askingOf({ kind, id, role = 'guest' }: CallerIdentity): Asking {
  return kind === 'person' ? { person: id, role, proof: 'token', via: `token of ${id}` } : HUB;
}

interface OpenOptions {
  readonly clock?: Clock;
  readonly path?: string;
  readonly place?: Place;
  readonly people?: readonly Person[];
  readonly config?: unknown;
  readonly home?: HomeView;
  readonly store?: Store;
  /** Told of every event besides the list; what it throws the service gets. */
  readonly onEvent?: (emitted: Emitted) => void;
  /** The method that acknowledges a firing, called for each at once. */
  readonly acknowledge?: string;
}

/** A service without its bus: params, results and events are judged by the definition's schemas as the host judges them. */
export class OpenService {
  readonly definition: AnyServiceDefinition;
  readonly clock: Clock;
  readonly store: Store;
  readonly budgets: Budgets;
  readonly events: Emitted[] = [];
  readonly self: { start?(): unknown; close?(): unknown };

  private constructor(definition: AnyServiceDefinition, options: OpenOptions) {
    this.definition = definition;
    this.clock = options.clock ?? new ManualClock();
    this.store = options.store ?? new Store({ path: options.path ?? ':memory:' });
    this.budgets = new Budgets({ clock: this.clock, log: silentLogger });
    const config =
      definition.config === undefined ? options.config : definition.config.parse(options.config ?? {});
    const context: ServiceContext = {
      instance: 'main',
      bus: undefined as unknown as Bus,
      store: this.store,
      clock: this.clock,
      log: silentLogger,
      budgets: this.budgets,
      place: options.place ?? LONDON,
      people: () => options.people ?? PEOPLE,
      config,
      ...(options.home === undefined ? {} : { home: options.home }),
      emit: async (event, data) => {
        const schema = definition.events?.[event];
        if (schema === undefined) throw new Error(`the definition knows no event "${event}"`);
        const emitted = { event, data: schema.parse(data) as JsonObject };
        options.onEvent?.(emitted);
        this.events.push(emitted);
        if (options.acknowledge !== undefined)
          await this.call(options.acknowledge, { firing: emitted.data['firing'] ?? '' });
      },
    };
    this.self = definition.open(context);
  }

  static async open(definition: AnyServiceDefinition, options: OpenOptions = {}): Promise<OpenService> {
    const service = new OpenService(definition, options);
    await service.self.start?.();
    return service;
  }

  async call(
    method: string,
    params: Json,
    options: { key?: string; by?: CallerIdentity } = {},
    // biome-ignore lint/suspicious/noExplicitAny: tests look into results of any method
  ): Promise<any> {
    const one = this.definition.methods[method];
    if (one === undefined) throw new HearthError('unknown-method', `no method "${method}"`);
    const parsed = paramsOf(one).safeParse(params);
    if (!parsed.success)
      throw new HearthError('invalid-params', 'invalid params', { faults: faultsOf(parsed.error) });
    const result = await one.run(parsed.data, this.self as never, {
      key: options.key ?? randomUUID(),
      by: options.by ?? ALEX,
      asking: askingOf(options.by ?? ALEX),
      deadline: this.clock.now() + (one.timeoutMs ?? 5000),
      signal: new AbortController().signal,
      intent: undefined,
      log: silentLogger,
    });
    return one.result.parse(JSON.parse(JSON.stringify(result)));
  }

  risk(method: string, params: Json, by: CallerIdentity = ALEX): Risk {
    const { risk } = this.definition.methods[method]!;
    return typeof risk === 'function'
      ? risk(params as never, this.self as never, { by, asking: askingOf(by) })
      : (risk ?? 'none');
  }

  /** The data of the events of one name. */
  of(event: string): JsonObject[] {
    return this.events.filter((emitted) => emitted.event === event).map((emitted) => emitted.data);
  }

  async close(): Promise<void> {
    await this.self.close?.();
    await settle();
    this.store.close();
  }
}

/** The refusal that a promise ends in. */
export async function refusalOf(promise: Promise<unknown>): Promise<HearthError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof HearthError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
