/** Certificates that were made elsewhere, read and judged before a server shows them. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { type Fault, messageOf, type TlsIdentity } from '../base/index.ts';
import type { GivenTls } from './config.ts';

/** What was read, or every fault by path. */
export type ReadPair =
  | { readonly ok: true; readonly identity: TlsIdentity; readonly certificate: X509Certificate }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads certificate and key and sees whether a server can show them now.
 * @param path of the setting, such as `http.tls`.
 * @param now milliseconds since the epoch.
 */
export function readPair(given: GivenTls, path: string, now: number): ReadPair {
  const faults: Fault[] = [];
  const cert = textOf(given.cert, `${path}.cert`, faults);
  const keyText = textOf(given.key, `${path}.key`, faults);
  const certificate = cert === undefined ? undefined : certificateIn(cert, `${path}.cert`, faults);
  const key = keyText === undefined ? undefined : keyIn(keyText, `${path}.key`, faults);
  if (certificate !== undefined) faults.push(...dateFaults(certificate, `${path}.cert`, now));
  if (certificate !== undefined && key !== undefined && !certificate.checkPrivateKey(key))
    faults.push({
      path: `${path}.key`,
      message: 'does not belong to the certificate',
      hint: `The certificate is of ${nameOf(certificate)}; name the key that it was made with.`,
    });
  if (faults.length > 0 || cert === undefined || keyText === undefined || certificate === undefined)
    return { ok: false, faults };
  const identity = { cert, key: keyText };
  try {
    createSecureContext(identity);
  } catch (error) {
    return { ok: false, faults: [{ path: `${path}.cert`, message: `cannot be shown: ${messageOf(error)}` }] };
  }
  return { ok: true, identity, certificate };
}

/** Milliseconds since the epoch. */
export function endOf(certificate: X509Certificate): number {
  return Date.parse(certificate.validTo);
}

/** Milliseconds since the epoch. */
export function beginOf(certificate: X509Certificate): number {
  return Date.parse(certificate.validFrom);
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** A PEM text as it is, or what stands in the file of that name. */
export function pemOf(given: string): string {
  return given.includes('-----BEGIN') ? given : readFileSync(given, 'utf8');
}

/** By which host this machine reaches a server of its own with the certificate: undefined where the loopback address will do. */
export function hostFor(certificate: X509Certificate): string | undefined {
  if (certificate.checkIP('127.0.0.1') !== undefined) return undefined;
  return certificate.checkHost('localhost') === undefined ? hostsOf(certificate)[0] : 'localhost';
}

function hostsOf(certificate: X509Certificate): readonly string[] {
  return namesOf(certificate, 'DNS').filter((name) => !name.startsWith('*'));
}

/** What stands in the certificate's alternative names of one kind, as Node prints them: `DNS:hub.local, IP Address:10.0.0.2`. */
function namesOf(certificate: X509Certificate, kind: string): readonly string[] {
  return (certificate.subjectAltName ?? '')
    .split(', ')
    .filter((entry) => entry.startsWith(`${kind}:`))
    .map((entry) => entry.slice(kind.length + 1));
}

function textOf(given: string, path: string, faults: Fault[]): string | undefined {
  try {
    return pemOf(given);
  } catch (error) {
    faults.push({
      path,
      message: `cannot be read: ${messageOf(error)}`,
      hint: 'Is the path right, and may the user that the hub runs as read it?',
    });
    return undefined;
  }
}

function certificateIn(text: string, path: string, faults: Fault[]): X509Certificate | undefined {
  try {
    return new X509Certificate(text);
  } catch (error) {
    faults.push({
      path,
      message: `holds no certificate: ${messageOf(error)}`,
      hint: 'A PEM file begins with "-----BEGIN CERTIFICATE-----".',
    });
    return undefined;
  }
}

function keyIn(text: string, path: string, faults: Fault[]): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch (error) {
    const encrypted = /ENCRYPTED/.test(text);
    faults.push({
      path,
      message: encrypted ? 'is encrypted' : `holds no private key: ${messageOf(error)}`,
      hint: encrypted
        ? 'A hub that starts by itself knows no passphrase: write it unencrypted, with mode 0600, by "openssl pkey".'
        : 'A PEM file begins with "-----BEGIN PRIVATE KEY-----".',
    });
    return undefined;
  }
}

function dateFaults(certificate: X509Certificate, path: string, now: number): Fault[] {
  if (endOf(certificate) <= now)
    return [
      {
        path,
        message: `ended on ${dayOf(endOf(certificate))}`,
        hint: 'Renew it, or let the hub make its own: "tls: auto".',
      },
    ];
  if (beginOf(certificate) > now)
    return [
      {
        path,
        message: `is not valid before ${dayOf(beginOf(certificate))}`,
        hint: 'Is the clock of this machine right?',
      },
    ];
  return [];
}

function nameOf(certificate: X509Certificate): string {
  return hostsOf(certificate)[0] ?? certificate.subject.replaceAll('\n', ', ');
}
