/** coffee-maker: switches it on for some minutes, and is done when it has told that it is on. */
import { type Call, defineService, Emitter, HearthError, method, type ServiceContext, z } from 'hearth';

/** What the machine listens to, and what it tells: plain MQTT. */
const TOPICS = { set: 'coffee-maker/set', state: 'coffee-maker/state' };

const Starting = z.strictObject({
  minutes: z.number().int().min(1).max(120).default(30).describe('for how long'),
});
const State = z.strictObject({ on: z.boolean().describe('whether it is on') });

class Machine {
  readonly #context: ServiceContext;
  readonly #told = new Emitter<boolean>();
  #isOn = false;
  #unsubscribe: (() => Promise<void>) | undefined;

  constructor(context: ServiceContext) {
    this.#context = context;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#context.bus.subscribe(TOPICS.state, ({ payload }) => {
      this.#isOn = payload.toString() === 'on';
      this.#told.emit(this.#isOn);
    });
  }

  async close(): Promise<void> {
    await this.#unsubscribe?.();
  }

  get state() {
    return { on: this.#isOn };
  }

  /** Sends what is wanted, and waits until the machine has told that it is so. */
  async turn(on: boolean, minutes: number, { signal }: Call) {
    const seen = new Promise<void>((resolve, reject) => {
      const off = this.#told.on((told) => {
        if (told !== on) return;
        off();
        resolve();
      });
      signal.addEventListener('abort', () => {
        off();
        reject(new HearthError('failed', 'It did not answer', { hint: 'Is it plugged in?' }));
      });
    });
    // Both from the beginning: the time may be over while the order is on its way.
    await Promise.all([seen, this.#context.bus.publish(TOPICS.set, { on, minutes }, { qos: 1 })]);
    return this.state;
  }
}

export default defineService({
  name: 'coffee-maker',
  title: 'Coffee maker',
  description: 'Switches the coffee maker.',
  version: '0.1.0',
  access: 'use',
  open: (context) => new Machine(context),
  methods: {
    get: method({
      description: 'Whether the coffee maker is on.',
      params: z.strictObject({}),
      result: State,
      effect: 'read',
      phrases: ['is the coffee maker (on|running)'],
      run: (_params, machine: Machine) => machine.state,
    }),
    start: method({
      description: 'Switches the coffee maker on for some minutes.',
      params: Starting,
      result: State,
      effect: 'verifiable',
      timeoutMs: 10_000,
      phrases: ['start the coffee maker [for {minutes:duration}]'],
      run: ({ minutes }, machine: Machine, call) => machine.turn(true, minutes, call),
    }),
    stop: method({
      description: 'Switches the coffee maker off.',
      params: z.strictObject({}),
      result: State,
      effect: 'verifiable',
      timeoutMs: 10_000,
      phrases: ['stop the coffee maker'],
      run: (_params, machine: Machine, call) => machine.turn(false, 0, call),
    }),
  },
});
