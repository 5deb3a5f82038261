/** What `hearth doctor` finds of who else could read, listen or guess (docs/guides/security.md). */
import { existsSync } from 'node:fs';
import { type Send, sender } from '../../cli/index.ts';
import type { Config } from '../../config/index.ts';
import { closeToOthers } from '../../store/index.ts';
import { dayOf, endOf, hostFor, readPair, rootIn, type TlsConfig } from '../../tls/index.ts';
import { modeText } from '../close-data.ts';
import { inTheClear } from '../hub/tls.ts';
import type { Finding } from './model.ts';

const DAY_MS = 86_400_000;
/** A certificate that is renewed by a program has been renewed by then. */
const ENDS_SOON_MS = 14 * DAY_MS;

/** Closes what others on this machine could read, as a start does, and tells what it was. */
export function modeFindings({ data }: Config): Finding[] {
  if (!existsSync(data)) return [];
  const open = closeToOthers(data);
  if (open.length === 0)
    return [{ what: `nobody else on this machine can read what the hub keeps in ${data}`, ok: true }];
  return open.map(({ path, mode, left }) =>
    left === undefined
      ? {
          what: `${path} was open to others on this machine (mode ${modeText(mode)}) and is closed now`,
          ok: true,
        }
      : {
          what: `${path} is open to others on this machine (mode ${modeText(mode)}): ${left}`,
          ok: false,
          hint: 'Give the hub a data folder of its own, on a file system that keeps modes, owned by the user it runs as.',
        },
  );
}

/** Findings about the hub's certificates and about what travels unencrypted. `now` in milliseconds since the epoch. */
export function tlsFindings(config: Config, now: number): Finding[] {
  const { http, bus, data } = config;
  const busTls = bus.url === undefined ? bus.tls : undefined;
  const own = http.tls === 'auto' || busTls === 'auto' ? [authorityFinding(data)] : [];
  const clear = inTheClear(config).map(({ what, hint }) => ({
    what,
    ok: true,
    hint: `To encrypt it, ${hint}.`,
  }));
  return [
    ...own,
    ...givenFindings(http.tls, 'http.tls', now),
    ...givenFindings(busTls, 'bus.tls', now),
    ...clear,
  ];
}

/** How this machine reaches a hub of this configuration that runs here. */
export function reachHub({ http, data }: Config, now: number): { readonly url: string; readonly send: Send } {
  const loopback = http.host === '0.0.0.0' ? '127.0.0.1' : http.host === '::' ? '[::1]' : http.host;
  if (http.tls === undefined) return { url: `http://${loopback}:${http.port}`, send: sender() };
  if (http.tls === 'auto') {
    const root = rootIn(data);
    return { url: `https://${loopback}:${http.port}`, send: sender(root?.pem) };
  }
  const read = readPair(http.tls, 'http.tls', now);
  const host = (read.ok ? hostFor(read.certificate) : undefined) ?? loopback;
  // One that signed itself is its own root.
  const send = sender(read.ok ? read.identity.cert : undefined);
  return { url: `https://${host}:${http.port}`, send };
}

function authorityFinding(data: string): Finding {
  const root = rootIn(data);
  return root === undefined
    ? { what: 'the first start makes an authority for certificates', ok: true }
    : {
        what: `the hub's own authority has the SHA-256 ${root.fingerprint}; devices install it from /ca.pem`,
        ok: true,
      };
}

function givenFindings(tls: TlsConfig | undefined, path: string, now: number): Finding[] {
  if (tls === undefined || tls === 'auto') return [];
  const read = readPair(tls, path, now);
  if (!read.ok)
    return read.faults.map(({ path: at, message, hint }) => ({
      what: `${at} ${message}`,
      ok: false,
      ...(hint === undefined ? {} : { hint }),
    }));
  const ends = endOf(read.certificate);
  const what = `the certificate of ${path} is valid until ${dayOf(ends)}`;
  return ends - now > ENDS_SOON_MS
    ? [{ what, ok: true }]
    : [{ what, ok: false, hint: 'Renew it; the running hub takes the new file within a minute.' }];
}
