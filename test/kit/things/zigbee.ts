import type { Json } from '../../../src/base/index.ts';
import type { MqttConnection } from '../../../src/bus/index.ts';
import { connect } from '../servers/broker.ts';

/** A lamp as zigbee2mqtt tells of it in `bridge/devices`. */
export const zigbeeLamp = (address: string, name = address) => ({
  ...{ ieee_address: address, type: 'Router', friendly_name: name, disabled: false },
  definition: {
    ...{ vendor: 'Acme', model: 'Bulb 60', description: 'Bulb E27', supports_ota: false },
    exposes: [
      {
        type: 'light',
        features: [
          {
            ...{ type: 'binary', name: 'state', label: 'State', property: 'state', access: 7 },
            ...{ value_on: 'ON', value_off: 'OFF' },
          },
        ],
      },
      {
        ...{ type: 'numeric', name: 'linkquality', label: 'Linkquality', property: 'linkquality' },
        ...{ access: 1, category: 'diagnostic' },
      },
    ],
  },
});

interface Lamp {
  name: string;
  state: 'ON' | 'OFF';
}

/** A zigbee2mqtt with lamps behind it that obey and say so, are renamed and taken out by request; a test may have one do otherwise. */
export class ZigbeeBridge {
  readonly bus: MqttConnection;
  readonly requests: { readonly what: string; readonly payload: Json }[] = [];
  /** What the lamps were told, as `<address> ON`. */
  readonly orders: string[] = [];
  /** What a lamp does about an order; without it, it obeys. */
  onOrder: ((address: string, state: Lamp['state']) => unknown) | undefined;
  readonly #lamps = new Map<string, Lamp>();

  private constructor(bus: MqttConnection) {
    this.bus = bus;
  }

  static async start(brokerUrl: string): Promise<ZigbeeBridge> {
    const bridge = new ZigbeeBridge(await connect(brokerUrl));
    await bridge.bus.subscribe('zigbee2mqtt/bridge/request/#', ({ topic, payload }) => {
      bridge.#hearRequest(topic.slice('zigbee2mqtt/bridge/request/'.length), JSON.parse(payload.toString()));
    });
    await bridge.bus.subscribe('zigbee2mqtt/+/set', ({ topic, payload }) => {
      bridge.#hearOrder(topic.split('/')[1]!, JSON.parse(payload.toString()) as { state?: Lamp['state'] });
    });
    await bridge.say('bridge/state', { state: 'online' }, true);
    return bridge;
  }

  /** A lamp has joined the network, or is called otherwise. */
  async has(address: string, name = address): Promise<void> {
    this.#lamps.set(address, { name, state: this.#lamps.get(address)?.state ?? 'OFF' });
    await this.#list();
    await this.tell(address);
  }

  /** A lamp has left. */
  async loses(address: string): Promise<void> {
    this.#lamps.delete(address);
    await this.#list();
  }

  /** What a lamp says of itself, true or not. */
  async tell(address: string, state = this.#lamps.get(address)?.state ?? 'OFF'): Promise<void> {
    const lamp = this.#lamps.get(address);
    if (lamp === undefined) return;
    lamp.state = state;
    await this.say(lamp.name, { state });
  }

  say(path: string, payload: Json, retain = false): Promise<void> {
    return this.bus.publish(`zigbee2mqtt/${path}`, payload, { qos: 1, retain });
  }

  close(): Promise<void> {
    return this.bus.close();
  }

  #list(): Promise<void> {
    const all = [...this.#lamps].map(([address, { name }]) => zigbeeLamp(address, name));
    return this.say('bridge/devices', all as unknown as Json, true);
  }

  #called(name: string): string | undefined {
    return [...this.#lamps].find(([, lamp]) => lamp.name === name)?.[0];
  }

  #hearRequest(
    what: string,
    payload: { readonly from?: string; readonly to?: string; readonly id?: string },
  ) {
    this.requests.push({ what, payload: payload as Json });
    const address = this.#called(payload.from ?? payload.id ?? '');
    if (address === undefined) return;
    if (what === 'device/rename') void this.has(address, payload.to);
    if (what === 'device/remove') void this.loses(address);
  }

  #hearOrder(name: string, { state }: { readonly state?: Lamp['state'] }): void {
    const address = this.#called(name);
    if (address === undefined || state === undefined) return;
    this.orders.push(`${address} ${state}`);
    if (this.onOrder === undefined) void this.tell(address, state);
    else this.onOrder(address, state);
  }
}
