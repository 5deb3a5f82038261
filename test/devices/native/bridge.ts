import type { MqttConnection } from '../../../src/bus/index.ts';
import type { Device, DeviceState } from '../../../src/domain/index.ts';
import { eventually, House, type LogLine, readableLog } from '../../home/house.ts';

/** A house, and on a connection of its own whatever speaks to it in a dialect. */
export class Dialect {
  readonly house: House;
  readonly bus: MqttConnection;
  readonly lines: readonly LogLine[];
  readonly heard: { readonly topic: string; readonly payload: string }[] = [];

  constructor(house: House, bus: MqttConnection, lines: readonly LogLine[]) {
    this.house = house;
    this.bus = bus;
    this.lines = lines;
  }

  static async open(family: Parameters<House['family']>[0], config: unknown = {}): Promise<Dialect> {
    const { log, lines } = readableLog();
    const house = await House.open({ log });
    await house.family(family, config);
    return new Dialect(house, await house.connect('dialect'), lines);
  }

  async listen(filter: string): Promise<void> {
    await this.bus.subscribe(filter, ({ topic, payload }) => {
      this.heard.push({ topic, payload: payload.toString() });
    });
  }

  say(topic: string, message: unknown, retain = false): Promise<void> {
    const payload = typeof message === 'string' ? message : JSON.stringify(message);
    return this.bus.publish(topic, payload, { qos: 1, retain });
  }

  async appears(id: string): Promise<Device> {
    await eventually(() => this.house.home.device(id) !== undefined);
    return this.house.home.device(id)!;
  }

  async goes(id: string): Promise<void> {
    await eventually(() => this.house.home.device(id) === undefined);
  }

  async shows(id: string, state: DeviceState): Promise<void> {
    await eventually(() =>
      Object.entries(state).every(([key, value]) => this.house.home.report(id)?.state[key] === value),
    );
  }

  async isThere(id: string, available: boolean | null): Promise<void> {
    await eventually(() => this.house.home.report(id)?.available === available);
  }

  /** The next message that is heard, as topic and what its JSON says. */
  async hears(count = 1): Promise<readonly (readonly [string, unknown])[]> {
    await eventually(() => this.heard.length >= count);
    return this.heard.map(({ topic, payload }) => [topic, JSON.parse(payload)] as const);
  }

  ids(): string[] {
    return this.house.home
      .devices()
      .map(({ id }) => id)
      .sort();
  }

  close(): Promise<void> {
    return this.house.close();
  }
}
