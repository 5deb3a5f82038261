import { homeAssistant } from '../../devices/home-assistant/index.ts';
import { Budgets, type Logger, silentLogger, systemClock } from '../../src/base/index.ts';
import type { DeviceFamily } from '../../src/bus/index.ts';
import type { Device, DeviceState } from '../../src/domain/index.ts';
import { Home } from '../../src/home/index.ts';
import { Store } from '../../src/store/index.ts';
import { MemoryBus } from './memory-bus.ts';

/** A home that hears discovery, on a bus without a broker. */
export class BenchHouse {
  readonly bus = new MemoryBus();
  readonly home: Home;
  readonly warnings: string[] = [];
  #family!: DeviceFamily;

  private constructor(home: (bus: MemoryBus, log: Logger) => Home) {
    const warn = (message: string, fields: object = {}) =>
      void this.warnings.push(`${message} ${JSON.stringify(fields)}`);
    const log: Logger = { ...silentLogger, warn, error: warn, child: () => log };
    this.home = home(this.bus, log);
  }

  static async open(): Promise<BenchHouse> {
    const store = new Store({ path: ':memory:' });
    const place = { name: 'Home', timezone: 'UTC', latitude: 0, longitude: 0 };
    let logger: Logger = silentLogger;
    const house = new BenchHouse((bus, log) => {
      logger = log;
      return new Home({ store, bus, clock: systemClock, log, place, people: [], areas: [] });
    });
    await house.home.start();
    house.home.publish();
    // A budget is for strangers: all that is announced here is wanted at once.
    const config = homeAssistant.config?.parse({ limits: { entities: 100_000, stepsPerSecond: 1_000_000 } });
    house.#family = await homeAssistant.open({
      ...{ bus: house.bus, store, clock: systemClock, log: logger, config },
      budgets: new Budgets({ clock: systemClock, log: logger }),
      devices: house.home.sink('home-assistant', homeAssistant),
    });
    house.home.attach('home-assistant', house.#family);
    await house.#family.start?.();
    house.bus.sent();
    return house;
  }

  /** Says what was announced, and waits until the home has taken it in. */
  async announce(all: Iterable<readonly [topic: string, payload: string]>): Promise<void> {
    for (const [topic, payload] of all) this.bus.say(topic, payload);
    await new Promise((resolve) => setImmediate(resolve));
    await this.home.published();
  }

  async command(device: Device, set: DeviceState) {
    this.bus.sent();
    await this.#family.command(device.id, { set });
    return this.bus.sent();
  }
}
