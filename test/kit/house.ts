import type { Logger } from '../../src/base/index.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { OWNER_TOKEN, startTestHub, type TestHub, until } from './hub.ts';
import { MailServer } from './servers/smtp.ts';
import { Lamp } from './things/lamp.ts';

export interface ReminderRow {
  readonly id: string;
  readonly text: string;
  readonly at: string | null;
}

/** What is asked of a hub over HTTP, wherever it runs. */
export class HubOverHttp {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${OWNER_TOKEN}`,
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.ask(path)).json()) as T;
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** Says a sentence as Alex and waits for the turn to settle. */
  async say(text: string, more: Record<string, unknown> = {}): Promise<TurnView> {
    const response = await this.post(
      '/v1/messages',
      { text, person: 'alex', ...more },
      { prefer: 'wait=20' },
    );
    return (await response.json()) as TurnView;
  }

  turn(id: string): Promise<TurnView> {
    return this.get<TurnView>(`/v1/turns/${id}`);
  }

  async reminders(): Promise<readonly ReminderRow[]> {
    const { reminders } = await this.get<{ reminders: ReminderRow[] }>('/v1/reminders');
    return reminders;
  }
}

export interface LampHouse {
  readonly hub: TestHub;
  readonly http: HubOverHttp;
  readonly lamp: Lamp;
  readonly mail: MailServer;
  close(): Promise<void>;
}

/** A hub in this process with one outside lamp in the garage and a real mail server. */
export async function openLampHouse(
  options: {
    readonly config?: Record<string, unknown>;
    readonly log?: Logger;
    /** The lamp's broker when it is not the hub's own. */
    readonly broker?: string;
  } = {},
): Promise<LampHouse> {
  const mail = await new MailServer().start();
  const { config = {}, broker, log } = options;
  const hub = await startTestHub({
    ...(log === undefined ? {} : { log }),
    config: {
      devices: { simulated: false },
      email: { smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 }, from: 'hub@example.com' },
      ...(broker === undefined ? {} : { bus: { url: broker } }),
      ...config,
    },
  });
  const lamp = new Lamp({
    url: broker ?? hub.brokerUrl,
    id: 'garage_lamp',
    name: 'Garage Lamp',
    area: 'Garage',
  });
  await lamp.ready();
  await until(
    () =>
      hub.doorway
        .devices()
        .some(({ name, report }) => name === 'Garage Lamp' && report?.state['on'] === true),
    'the lamp is known and on',
  );
  return {
    hub,
    http: new HubOverHttp(hub.url),
    lamp,
    mail,
    async close() {
      await lamp.close();
      await hub.stop();
      await mail.stop();
    },
  };
}
