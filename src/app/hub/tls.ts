/** The certificates of the hub's servers, as the configuration wants them, and what travels without one. */

import { isLoopbackHost, type TlsSource } from '../../base/index.ts';
import { brokerUrls } from '../../bus/index.ts';
import type { Config } from '../../config/index.ts';
import { Authority, GivenCertificate, type TlsConfig } from '../../tls/index.ts';
import type { Frame } from './options.ts';

export interface HubTls {
  /** What the HTTP door is given; nothing for plain HTTP. */
  readonly http: { readonly tls?: TlsSource; readonly rootPem?: () => string };
  /** For the own broker; absent for plain MQTT. */
  readonly bus?: TlsSource;
  /** SHA-256 of the root of the hub's own authority, where a server uses it. */
  readonly fingerprint?: string;
}

/** @throws HearthError `config-invalid` with every fault by path when a certificate cannot be shown. */
export async function openTls({ config, log, clock, start }: Frame): Promise<HubTls> {
  const { http } = config;
  const bus = config.bus.url === undefined ? config.bus.tls : undefined;
  const wantsOwn = http.tls === 'auto' || bus === 'auto';
  const authority = wantsOwn
    ? await start(new Authority({ data: config.data, names: configuredNames(config), clock, log }))
    : undefined;
  const sourceOf = (tls: TlsConfig | undefined, path: string) => {
    if (tls === undefined || tls === 'auto') return tls && authority;
    return start(new GivenCertificate({ given: tls, path, clock, log }));
  };
  const forHttp = await sourceOf(http.tls, 'http.tls');
  const forBus = await sourceOf(bus, 'bus.tls');
  if (authority !== undefined)
    log.info('clients are to trust the root of this authority', { fingerprint: authority.fingerprint });
  return {
    http: {
      ...(forHttp && { tls: forHttp }),
      ...(authority && { rootPem: () => authority.rootPem }),
    },
    ...(forBus && { bus: forBus }),
    ...(authority && { fingerprint: authority.fingerprint }),
  };
}

/** Hosts by which the configuration says that the servers are reached. */
function configuredNames({ http, bus }: Config): readonly string[] {
  return [http.host, bus.host, ...http.names];
}

/** What anybody on the way can read, and what to do about it. */
export interface InTheClear {
  readonly what: string;
  readonly hint: string;
}

/** Empty where nothing leaves the machine unencrypted. */
export function inTheClear({ http, bus }: Config): readonly InTheClear[] {
  const said: InTheClear[] = [];
  if (http.tls === undefined && !isLoopbackHost(http.host))
    said.push({
      what: `The owner's token and every sentence travel unencrypted over HTTP (http.host ${http.host})`,
      hint: 'set http.tls: auto',
    });
  if (bus.url === undefined) {
    if (bus.tls === undefined && !isLoopbackHost(bus.host))
      said.push({
        what: `Passwords of devices and every command travel unencrypted over MQTT (bus.host ${bus.host})`,
        hint: 'set bus.tls: auto',
      });
    return said;
  }
  for (const { protocol, hostname } of brokerUrls(bus.url).map((url) => new URL(url)))
    if (protocol === 'mqtt:' && !isLoopbackHost(hostname))
      said.push({
        what: `The hub's password and every command travel unencrypted to the broker ${hostname}`,
        hint: 'give the broker a certificate and set bus.url: mqtts://…',
      });
  return said;
}
