import { type Logger, type Part, parseJson } from '../../base/index.ts';
import { Area, Device, type DeviceKind, DeviceReport, type Target } from '../../domain/index.ts';
import { caughtUp } from '../retained.ts';
import type { Bus, BusMessage } from '../types.ts';
import { DeviceIndex, type Resolved } from './device-index.ts';
import type { HomeView } from './home-view.ts';
import { ReportListeners } from './report-listeners.ts';

export interface MirrorOptions {
  readonly bus: Bus;
  readonly log: Logger;
}

/**
 * The home as it is published on the bus, held by any program that needs to know it: a service in the hub, or the same
 * service on another machine. `start` resolves when the retained home has arrived; after a lost connection the devices
 * that vanished meanwhile are taken out.
 */
export class DeviceMirror implements HomeView, Part {
  readonly name = 'device mirror';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #index = new DeviceIndex();
  readonly #reports = new Map<string, DeviceReport>();
  readonly #listeners: ReportListeners;
  #retained = 0;
  /** Ids heard of since the connection was lost, until the new one has been caught up with. */
  #heard: Set<string> | undefined;
  #ends: (() => Promise<void> | void)[] = [];

  constructor(options: MirrorOptions) {
    this.#bus = options.bus;
    this.#log = options.log;
    this.#listeners = new ReportListeners(options.log);
  }

  async start(): Promise<void> {
    const follow = async (path: string, take: (id: string, text: string) => void) => {
      const prefix = this.#bus.under(path.replace('+', ''));
      // QoS 0 is enough: a live connection loses nothing, and after a lost one the broker sends what is retained again.
      const end = await this.#bus.subscribe(
        this.#bus.under(path),
        (message) => this.#take(message, prefix, take),
        0,
      );
      this.#ends.push(end);
    };
    await follow('home/areas', (_, text) => this.#takeAreas(text));
    await follow('home/device/+', (id, text) => this.#takeDevice(id, text));
    await follow('home/report/+', (id, text) => this.#takeReport(id, text));
    await caughtUp(this.#bus, () => this.#retained);
    this.#ends.push(
      this.#bus.onConnection((state) => {
        if (state === 'lost') this.#heard = new Set();
        else void this.#catchUp();
      }),
    );
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end();
    this.#listeners.clear();
  }

  /** The devices of these kinds that the target means. Costs the same in a house of 10 and of 3,000 devices. */
  resolve(target: Target, kinds: readonly DeviceKind[]): Resolved {
    return this.#index.resolve(target, kinds);
  }

  device(id: string): Device | undefined {
    return this.#index.device(id);
  }

  devices(): readonly Device[] {
    return [...this.#index.devices()];
  }

  /** The last report of the device; `undefined` when the home published none. */
  report(id: string): DeviceReport | undefined {
    return this.#reports.get(id);
  }

  /** Called with every report of this device from now on. Returns the function that ends it. */
  onReport(id: string, listener: (report: DeviceReport) => void): () => void {
    return this.#listeners.on(id, listener);
  }

  onAnyReport(listener: (id: string, report: DeviceReport) => void): () => void {
    return this.#listeners.onAny(listener);
  }

  #take(message: BusMessage, prefix: string, take: (id: string, text: string) => void): void {
    if (message.retained) this.#retained += 1;
    take(message.topic.slice(prefix.length), message.payload.toString('utf8'));
  }

  #takeDevice(id: string, text: string): void {
    if (text === '') {
      this.#forget(id);
      return;
    }
    const device = this.#read('device', id, text, Device);
    if (device === undefined || device.id !== id) return;
    this.#heard?.add(id);
    this.#index.set(device);
  }

  #takeReport(id: string, text: string): void {
    if (text === '') {
      this.#reports.delete(id);
      return;
    }
    const report = this.#read('report', id, text, DeviceReport);
    if (report === undefined) return;
    this.#reports.set(id, report);
    this.#listeners.tell(id, report);
  }

  #takeAreas(text: string): void {
    const areas = text === '' ? [] : this.#read('areas', '', text, Area.array());
    if (areas !== undefined) this.#index.setAreas(areas);
  }

  #read<T>(
    what: string,
    id: string,
    text: string,
    schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  ): T | undefined {
    const json = parseJson(text);
    const parsed = json.ok ? schema.safeParse(json.value) : { success: false as const };
    if (parsed.success) return parsed.data;
    this.#log.warn('something on the home topics is not what it should be', { what, id: id.slice(0, 128) });
    return undefined;
  }

  #forget(id: string): void {
    this.#index.delete(id);
    this.#reports.delete(id);
  }

  /** Retained topics that were emptied while the connection was lost are not told again; their silence tells it. */
  async #catchUp(): Promise<void> {
    const heard = this.#heard;
    if (heard === undefined) return;
    try {
      await caughtUp(this.#bus, () => this.#retained);
    } catch {
      return; // Lost once more: the next connection catches up.
    }
    if (this.#heard !== heard) return;
    this.#heard = undefined;
    // An empty answer is a broker that restarted before the hub: the home comes back with the hub, so nothing is dropped.
    if (heard.size === 0) return;
    for (const { id } of this.devices()) if (!heard.has(id)) this.#forget(id);
  }
}
