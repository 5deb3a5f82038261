import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import { type BrokerUser, hashPassword } from '../../src/bus/index.ts';

export const PASSWORD = 'correct horse';

/** Accounts that all have the password `PASSWORD`. */
export async function accounts(
  bindings: Readonly<Record<string, Omit<BrokerUser, 'name' | 'password'>>>,
): Promise<BrokerUser[]> {
  const password = await hashPassword(PASSWORD);
  return Object.entries(bindings).map(([name, binding]) => ({ name, password, ...binding }));
}

/** A plain client of an account, as a phone or a lamp is one, that notes what it hears. */
export interface AccountClient {
  readonly mqtt: MqttClient;
  readonly heard: string[];
}

export async function clientOf(
  url: string,
  username: string,
  more: IClientOptions = {},
): Promise<AccountClient> {
  const mqtt = await connectAsync(url, {
    protocolVersion: 4,
    reconnectPeriod: 0,
    clientId: `${username}-client`,
    username,
    password: PASSWORD,
    ...more,
  });
  const heard: string[] = [];
  mqtt.on('message', (topic, payload) => heard.push(`${topic} ${payload}`));
  mqtt.on('error', () => {});
  return { mqtt, heard };
}
