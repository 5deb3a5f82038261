import mqtt, { type MqttClient } from 'mqtt';

export interface LampOptions {
  /** Of its broker, or of the nodes of one, with commas between them. */
  readonly url: string;
  readonly id: string;
  readonly name: string;
  readonly area: string;
  readonly on?: boolean;
  /** Of discovery; `homeassistant` when absent. */
  readonly prefix?: string;
  /** Hears commands and does nothing about them, as a bulb whose wall switch is off. */
  readonly silent?: boolean;
}

/**
 * A lamp that is not Hearth's: a plain MQTT client which announces itself by Home Assistant discovery (JSON schema), keeps
 * its own physical truth, and counts what it is told. It reconnects when the broker comes back.
 */
export class Lamp {
  readonly #client: MqttClient;
  readonly #options: LampOptions;
  /** Every command it heard, as sent. */
  readonly commands: { readonly state?: string }[] = [];
  on: boolean;
  silent: boolean;
  /** Called before a command is obeyed. */
  onCommand: (count: number) => void = () => {};
  #connected: Promise<void>;

  constructor(options: LampOptions) {
    this.#options = options;
    this.on = options.on ?? true;
    this.silent = options.silent ?? false;
    const nodes = options.url.split(',').map((url) => new URL(url));
    const [{ username, password }] = nodes as [URL, ...URL[]];
    this.#client = mqtt.connect({
      ...(username === '' ? {} : { username, password }),
      servers: nodes.map(({ hostname, port }) => ({
        host: hostname,
        port: Number(port),
        protocol: 'mqtt' as const,
      })),
      reconnectPeriod: 50,
      clientId: `lamp-${options.id}`,
      protocolVersion: 4,
    });
    this.#client.on('error', () => {});
    this.#client.on('message', (topic, payload) => this.#hear(topic, payload));
    this.#connected = new Promise((resolve) => {
      this.#client.on('connect', () => {
        const { stream } = this.#client;
        stream instanceof Object &&
          'setNoDelay' in stream &&
          (stream as { setNoDelay(on: boolean): void }).setNoDelay(true);
        // One of several nodes refuses a subscription of quality 1 while they agree on a leader: who went on would be deaf.
        this.#announce().then(resolve, () => stream.destroy());
      });
    });
  }

  /** Resolves when the lamp has announced itself and told its state once. */
  ready(): Promise<void> {
    return this.#connected;
  }

  /** As somebody at its switch does it, who tells nobody but the lamp. */
  async switched(on: boolean): Promise<void> {
    this.on = on;
    await this.#tell();
  }

  async close(): Promise<void> {
    await this.#client.endAsync(true);
  }

  async #announce(): Promise<void> {
    const { id, name, area, prefix = 'homeassistant' } = this.#options;
    const config = {
      '~': `lamp/${id}`,
      uniq_id: id,
      name,
      schema: 'json',
      stat_t: '~/state',
      cmd_t: '~/set',
      brightness: true,
      dev: { ids: [id], name, sa: area },
      o: { name: 'lamp' },
    };
    // NATS 2.9 may grant a subscription of quality 1 and bring nothing by it behind the death of a node; most things ask for quality 0.
    const qos = this.#options.url.includes(',') ? 0 : 1;
    await this.#client.subscribeAsync([`lamp/${id}/set`, `${prefix}/status`], { qos });
    await this.#client.publishAsync(`${prefix}/light/${id}/config`, JSON.stringify(config), {
      retain: true,
      qos: 1,
    });
    await this.#tell();
  }

  async #tell(): Promise<void> {
    await this.#client.publishAsync(
      `lamp/${this.#options.id}/state`,
      JSON.stringify({ state: this.on ? 'ON' : 'OFF' }),
      { retain: true, qos: 1 },
    );
  }

  #hear(topic: string, payload: Buffer): void {
    if (topic === `${this.#options.prefix ?? 'homeassistant'}/status`) {
      if (!this.silent) this.#tell().catch(() => {});
      return;
    }
    const command = JSON.parse(payload.toString()) as { state?: string };
    this.commands.push(command);
    this.onCommand(this.commands.length);
    if (this.silent) return;
    if (command.state !== undefined) this.on = command.state === 'ON';
    this.#tell().catch(() => {});
  }
}
