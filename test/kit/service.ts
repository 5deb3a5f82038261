import { z } from 'zod';
import {
  type Clock,
  HearthError,
  Lifetime,
  type Logger,
  newId,
  silentLogger,
  systemClock,
} from '../../src/base/index.ts';
import {
  defineService,
  GrantIssuer,
  GrantVerifier,
  MqttConnection,
  method,
  newGrantKey,
  ProcessSeal,
  ServiceCaller,
  type ServiceContext,
  ServiceDirectory,
  ServiceHost,
  statusWill,
  vouchBy,
} from '../../src/bus/index.ts';
import type { Store } from '../../src/store/index.ts';

/** A service that counts, with one method of every effect and risk; what it did can be read from outside the bus. */
export class Counter {
  readonly context: ServiceContext;
  value = 0;
  /** Names of the methods whose effect was had, in order. */
  readonly done: string[] = [];
  /** Set by a test to hold a run inside `hold` or `hold_once` until it is let go. */
  gate: Promise<void> = Promise.resolve();
  /** Called at the start of every run, so that a test can wait for it or stop it there. */
  onRun: (name: string) => void = () => {};

  constructor(context: ServiceContext) {
    this.context = context;
  }

  did(name: string): void {
    this.onRun(name);
    this.done.push(name);
  }
}

/** What no JSON can say. */
function circle(): Record<string, unknown> {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  return round;
}

const Amount = z.number().int().min(-1000).max(1000);
const Value = z.strictObject({ value: z.number().describe('what the counter shows') });
const Nothing = z.strictObject({});

export const counterService = defineService({
  name: 'counter',
  title: 'Counter',
  description: 'Counts up and down',
  version: '1.0.0',
  access: 'use',
  config: z.strictObject({ start: z.number().int().default(0).describe('where it starts') }),
  events: { changed: Value },
  open: (context) => {
    const counter = new Counter(context);
    counter.value = (context.config as { start: number }).start;
    return counter;
  },
  methods: {
    get: method({
      description: 'What the counter shows',
      params: Nothing,
      result: Value,
      effect: 'read',
      phrases: ['what does the counter show'],
      run: (_params, self: Counter) => ({ value: self.value }),
    }),
    set: method({
      title: 'Set the counter',
      description: 'Makes the counter show a value',
      params: z.strictObject({
        value: Amount.describe('from -1000 to 1000'),
        label: z.string().max(20).optional().describe('shown beside it'),
        color: z.enum(['red', 'green']).optional().describe('of the digits'),
      }),
      result: Value,
      effect: 'idempotent',
      timeoutMs: 3000,
      run: (params, self: Counter) => {
        self.did('set');
        self.value = params.value;
        return { value: self.value };
      },
    }),
    flip: method({
      description: 'Turns the sign of the counter',
      params: Nothing,
      result: Value,
      effect: 'verifiable',
      intent: (_params, self: Counter) => -self.value,
      run: async (_params, self: Counter, call) => {
        self.did('flip');
        await self.gate;
        self.value = call.intent as number;
        return { value: self.value };
      },
    }),
    add: method({
      description: 'Adds to the counter',
      params: z.strictObject({
        amount: Amount.describe('to be added'),
        fail: z.enum(['typed', 'broken', 'cyclic']).optional(),
      }),
      result: Value,
      effect: 'once',
      run: async (params, self: Counter) => {
        self.onRun('add');
        if (params.fail === 'typed')
          throw new HearthError('unknown-target', 'There is no such digit', { hint: 'Use another.' });
        if (params.fail === 'cyclic') throw new HearthError('failed', 'It failed', { data: circle() });
        if (params.fail === 'broken') throw new TypeError('secret detail of the inside');
        await self.gate;
        self.done.push('add');
        self.value += params.amount;
        return { value: self.value };
      },
    }),
    hold: method({
      description: 'Waits for the gate, then tells the value',
      params: Nothing,
      result: Value,
      effect: 'read',
      timeoutMs: 1000,
      run: async (_params, self: Counter, call) => {
        self.onRun('hold');
        await Promise.race([
          self.gate,
          new Promise((_resolve, reject) => {
            call.signal.addEventListener('abort', () => reject(call.signal.reason), { once: true });
          }),
        ]);
        return { value: self.value };
      },
    }),
    reset: method({
      description: 'Starts again at nothing',
      params: z.strictObject({ to: Amount.default(0).describe('where to start') }),
      result: Value,
      effect: 'idempotent',
      risk: 'confirm',
      question: ({ to }, self: Counter) => `Reset the counter from ${self.value} to ${to}?`,
      run: (params, self: Counter) => {
        self.did('reset');
        self.value = params.to;
        return { value: self.value };
      },
    }),
    destroy: method({
      description: 'Destroys the counter',
      params: Nothing,
      result: Value,
      effect: 'once',
      risk: 'restricted',
      run: (_params, self: Counter) => {
        self.did('destroy');
        self.value = 0;
        return { value: 0 };
      },
    }),
    lower: method({
      description: 'Takes from the counter; a person is asked before more than ten',
      params: z.strictObject({ amount: Amount.describe('to be taken') }),
      result: Value,
      effect: 'once',
      risk: ({ amount }) => (amount > 10 ? 'confirm' : 'none'),
      riskWhen: 'more than ten is taken',
      run: (params, self: Counter) => {
        self.did('lower');
        self.value -= params.amount;
        return { value: self.value };
      },
    }),
    wrong: method({
      description: 'Breaks its own promise',
      params: Nothing,
      result: Value,
      effect: 'pure',
      llm: false,
      run: () => ({ value: 'not a number' }) as unknown as { value: number },
    }),
  },
});

export interface RigOptions {
  readonly url: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Kept open by its owner, so that a test can restart the service on the same memory. */
  readonly store: Store;
  readonly instance?: string;
  /** What the broker holds of the service's manifest. */
  readonly retainedManifest?: string | undefined;
  readonly start?: number;
  readonly protocolVersion?: 4 | 5;
  readonly runningMax?: number;
  readonly queueLengthMax?: number;
  readonly forgetHub?: boolean;
}

/** What parts of one process know each other by, as in the hub. */
export const SEAL = new ProcessSeal();
export const VOUCH = vouchBy(
  SEAL,
  () => '',
  () => true,
);

/** The counter on a connection of its own, as `hearth service counter` would run it. */
export async function startCounter(options: RigOptions) {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? silentLogger;
  const { store } = options;
  const parts = new Lifetime();
  const bus = await parts.start(
    new MqttConnection({
      url: options.url,
      clientId: newId('counter'),
      clock,
      log,
      will: statusWill('counter', options.instance),
      ...(options.protocolVersion === undefined ? {} : { protocolVersion: options.protocolVersion }),
    }),
  );
  const grants = await parts.start(
    new GrantVerifier({
      store,
      bus,
      clock,
      log,
      ...(options.forgetHub === undefined ? {} : { forgetHub: options.forgetHub }),
    }),
  );
  const host = await parts.start(
    new ServiceHost({
      definition: counterService,
      bus,
      store,
      clock,
      log,
      grants,
      place: { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: -0.1 },
      people: () => [],
      config: { start: options.start ?? 0 },
      ...(options.instance === undefined ? {} : { instance: options.instance }),
      retainedManifest: options.retainedManifest,
      ...(options.runningMax === undefined ? {} : { runningMax: options.runningMax }),
      ...(options.queueLengthMax === undefined ? {} : { queueLengthMax: options.queueLengthMax }),
    }),
  );
  return { bus, host, grants, counter: host.service as Counter, close: () => parts.close() };
}

/** The hub's side of calls: its directory, its caller and the key by which it grants. */
export async function startHubSide(
  options: Pick<RigOptions, 'url' | 'clock' | 'log' | 'protocolVersion'> & { readonly returnMs?: number },
) {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? silentLogger;
  const parts = new Lifetime();
  const bus = await parts.start(
    new MqttConnection({
      url: options.url,
      clientId: newId('hub'),
      clock,
      log,
      ...(options.protocolVersion === undefined ? {} : { protocolVersion: options.protocolVersion }),
    }),
  );
  const issuer = await parts.start(new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log }));
  const directory = await parts.start(new ServiceDirectory({ bus, clock, log }));
  const vouch = vouchBy(
    SEAL,
    (text) => issuer.sign(text),
    () => false,
  );
  const caller = await parts.start(
    new ServiceCaller({ bus, directory, clock, log, vouch, returnMs: options.returnMs ?? 0 }),
  );
  return { bus, issuer, directory, caller, close: () => parts.close() };
}

/** Resolves when the directory knows the service to be as wanted; the test's own time limit ends a wait in vain. */
export function until(directory: ServiceDirectory, wanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted()) return;
      stop();
      resolve();
    };
    const stop = directory.onChange(look);
    look();
  });
}
