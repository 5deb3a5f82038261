import { capitalised, HearthError, type Json } from '../../src/base/index.ts';
import type { DeviceService, ServiceContext, ServiceInstance } from '../../src/bus/index.ts';
import type { Device, Target } from '../../src/domain/index.ts';

/** Tells the simulated home what is done to its things. */
export class Hands implements ServiceInstance {
  readonly #context: ServiceContext;
  readonly #devices: DeviceService;

  constructor(context: ServiceContext, devices: DeviceService) {
    this.#context = context;
    this.#devices = devices;
  }

  async start(): Promise<void> {
    await this.#devices.start();
  }

  async close(): Promise<void> {
    await this.#devices.close();
  }

  /** @throws HearthError `unknown-target` where the words mean nothing, or a thing that is real. */
  async do(target: Target, what: Json, words: (devices: readonly Device[]) => string) {
    const devices = this.#devices.find(target);
    const real = devices.find(({ family }) => !family.startsWith('simulated'));
    if (real !== undefined)
      throw new HearthError('unknown-target', `${real.name} is no thing of the simulated home.`, {
        hint: 'Only simulated things can be set by hand from here.',
      });
    const { bus } = this.#context;
    await Promise.all(
      devices.map(({ id }) => bus.publish(bus.under(`simulated/${id}/hand`), what, { qos: 1 })),
    );
    return { devices: devices.map(({ id }) => id), summary: capitalised(words(devices)) };
  }
}
