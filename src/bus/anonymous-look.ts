import { randomBytes } from 'node:crypto';
import { isLoopbackHost } from '../base/index.ts';
import { dial, withoutSecrets } from './dial.ts';

/** `unknown`: it does not answer, or speaks something else. */
export type TakesAnonymous = 'takes' | 'refuses' | 'unknown';

export interface LookOptions {
  /** Who signed the certificate of an `mqtts` broker: a PEM text, or the path of a PEM file. */
  readonly ca?: string;
  /** Default 5,000. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const PAYLOAD_BYTES_MAX = 1_024;

/** Tries once to connect without an account, under a client id that nobody has, and leaves again at once. Never rejects. */
export async function takesAnonymous(url: string, options: LookOptions = {}): Promise<TakesAnonymous> {
  try {
    const dialled = await dial({
      url,
      clientId: `hearth-look-${randomBytes(6).toString('hex')}`,
      keepaliveSeconds: 30,
      connectTimeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      payloadBytesMax: PAYLOAD_BYTES_MAX,
      ...(options.ca === undefined ? {} : { ca: options.ca }),
    });
    switch (dialled.type) {
      case 'connected':
        dialled.client.end(true);
        return 'takes';
      case 'refused':
        return 'refuses';
      case 'unreachable':
        return 'unknown';
    }
  } catch {
    return 'unknown';
  }
}

/**
 * The warning about a broker that takes clients without an account. A broker on this machine may listen elsewhere too; that
 * cannot be seen from here.
 */
export function anonymousWarning(url: string): {
  readonly message: string;
  readonly hint: string;
  /** Whether the broker is on this machine. */
  readonly isHere: boolean;
} {
  const { hostname, host } = new URL(withoutSecrets(url));
  const isHere = isLoopbackHost(hostname);
  const who = isHere
    ? 'whoever uses this machine, and, if the broker listens on other addresses too, whoever is in this network,'
    : 'whoever is in this network';
  return {
    isHere,
    message: `The broker ${host} takes clients without an account: ${who} may speak to the house as nobody and command things on it.`,
    hint: 'Give the broker accounts (Mosquitto: allow_anonymous false, password_file), or use the hub’s own broker with bus.users (docs/guides/accounts.md).',
  };
}
