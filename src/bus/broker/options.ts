import type { Clock, Logger, TlsSource } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';
import type { BrokerUser } from './accounts.ts';
import type { BrokerQuotas } from './quotas.ts';

export interface EmbeddedBrokerOptions {
  /** 0 takes a free one; see `port` after `start`. Default 1883. */
  readonly port?: number;
  /** Default 127.0.0.1. Any other interface wants users. */
  readonly host?: string;
  /** A file of its own, with durability `process-kill`. It is the caller's to close, after the broker. */
  readonly store: Store;
  readonly users?: readonly BrokerUser[];
  /** Takes mqtts only, by this certificate. Without one it takes plain mqtt. */
  readonly tls?: TlsSource;
  /** The ids of the people of the house: a conversation of that name is theirs. */
  readonly people?: readonly string[];
  /** The services of Hearth that run elsewhere: their accounts may command devices. */
  readonly elsewhere?: readonly string[];
  /** The topic below which devices announce themselves. Default `homeassistant`. */
  readonly discoveryPrefix?: string;
  readonly quotas?: Partial<BrokerQuotas>;
  /** Default `hearth/v1`. */
  readonly root?: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** A longer packet closes its connection. Default 4 MiB. */
  readonly payloadBytesMax?: number;
  /** How long a client may take to send its CONNECT. Default 10,000. */
  readonly connectTimeoutMs?: number;
  /** Default 1,000; further clients are turned away at once. */
  readonly connectionsMax?: number;
}
