import { type Budgets, Emitter, HearthError, messageOf } from '../../src/base/index.ts';
import type { DeviceFamily, FamilyContext } from '../../src/bus/index.ts';
import type { DeviceCommand, JoiningNews } from '../../src/domain/index.ts';
import { Bridge } from './bridge.ts';

const BUDGET = 'zigbee2mqtt-devices';

/** Listens to each bridge; costs one subscription a bridge until it is heard of. */
export class Zigbee2MqttFamily implements DeviceFamily {
  readonly name = 'zigbee2mqtt devices';
  readonly #bridges: readonly Bridge[];
  readonly #budgets: Budgets;
  readonly #devicesMax: number;
  readonly #known = new Set<string>();
  readonly #joining: Emitter<JoiningNews>;
  #events = 0;

  constructor(
    context: FamilyContext,
    { base, devices }: { readonly base: readonly string[]; readonly devices: number },
  ) {
    this.#budgets = context.budgets;
    this.#joining = new Emitter((error) =>
      context.log.error('who waits for things to join failed', { reason: messageOf(error) }),
    );
    this.#devicesMax = devices;
    this.#bridges = base.map(
      (one) =>
        new Bridge({
          ...{ base: one, bus: context.bus, devices: context.devices, log: context.log },
          count: () => ++this.#events,
          hasRoom: (id, name) => this.#hasRoom(id, name),
          onJoining: (news) => this.#joining.emit(news),
        }),
    );
  }

  async start(): Promise<void> {
    for (const bridge of this.#bridges) await bridge.start();
  }

  async close(): Promise<void> {
    for (const bridge of this.#bridges) await bridge.close();
  }

  async command(id: string, command: DeviceCommand): Promise<void> {
    await this.#bridgeOf(id).command(id, command);
  }

  async join(seconds: number): Promise<boolean> {
    const opened = await Promise.all(this.#bridges.map((bridge) => bridge.join(seconds)));
    return opened.includes(true);
  }

  onJoining(listener: (news: JoiningNews) => void): () => void {
    return this.#joining.on(listener);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#bridgeOf(id).rename(id, name);
  }

  async remove(id: string): Promise<void> {
    await this.#bridgeOf(id).remove(id);
  }

  #bridgeOf(id: string): Bridge {
    const bridge = this.#bridges.find((one) => one.has(id));
    if (bridge === undefined)
      throw new HearthError('unknown-target', `No bridge knows a device with the id "${id}".`);
    return bridge;
  }

  #hasRoom(id: string, name: string): boolean {
    if (this.#known.has(id) || this.#known.size < this.#devicesMax) {
      this.#known.add(id);
      return true;
    }
    this.#budgets.exceeded(
      BUDGET,
      id,
      `"${name}" is more than the ${this.#devicesMax} devices of all bridges`,
    );
    return false;
  }
}
