import { silentLogger } from '../../../src/base/index.ts';
import { CommandSeal } from '../../../src/bus/index.ts';
import { Device, type DeviceReport, type DeviceState } from '../../../src/domain/index.ts';
import { OwnView, type Registry } from '../../../src/home/own-view.ts';
import { ManualClock } from '../clock.ts';

/** A home by hand, as services of the hub's process see theirs: things are put into it, and report when a test says so. */
export class KnownHome {
  readonly clock: ManualClock;
  readonly view: OwnView;
  readonly #devices = new Map<string, Device>();
  readonly #reports = new Map<string, DeviceReport>();
  #changed: Parameters<Registry['onChange']>[0] = () => {};

  constructor(clock = new ManualClock()) {
    this.clock = clock;
    const registry: Registry = {
      devices: () => [...this.#devices.values()],
      device: (id) => this.#devices.get(id),
      report: (id) => this.#reports.get(id),
      areas: () => [],
      onChange: (listener) => {
        this.#changed = listener;
        return () => {};
      },
    };
    this.view = new OwnView(registry, new CommandSeal(clock), silentLogger);
  }

  add(...devices: readonly (Partial<Device> & Pick<Device, 'id' | 'kind' | 'name'>)[]): this {
    for (const one of devices) {
      const device = Device.parse({ family: 'test', ...one });
      this.#devices.set(device.id, device);
      this.#changed({ type: 'device', id: device.id });
    }
    return this;
  }

  /** Reports are told as the home does: all that is known of it. */
  report(id: string, state: DeviceState, available: boolean | null = true): void {
    this.#reports.set(id, { state, available, at: this.clock.now() });
    this.#changed({ type: 'report', id });
  }
}
