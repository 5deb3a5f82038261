import type { Bus } from '../bus/index.ts';
import { retainedOf } from '../bus/index.ts';

/** What an earlier run left retained at the broker: ids whose topics must be cleared unless they come alive again. */
export class Leftovers {
  readonly devices: Set<string>;
  readonly reports: Set<string>;

  constructor(devices: Set<string>, reports: Set<string>) {
    this.devices = devices;
    this.reports = reports;
  }

  static async collect(bus: Bus): Promise<Leftovers> {
    const topics = await retainedOf(bus, [bus.under('home/device/+'), bus.under('home/report/+')]);
    const ids = (path: string) =>
      new Set(
        topics
          .filter((topic) => topic.startsWith(bus.under(path)))
          .map((topic) => topic.slice(bus.under(path).length)),
      );
    return new Leftovers(ids('home/device/'), ids('home/report/'));
  }
}
