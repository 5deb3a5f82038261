import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { join } from 'node:path';
import {
  type Clock,
  Emitter,
  HearthError,
  type Logger,
  messageOf,
  type Part,
  type Timer,
  type TlsIdentity,
  type TlsSource,
} from '../base/index.ts';
import { KeyFile } from '../store/index.ts';
import type { KeyedCertificate } from './certify.ts';
import { type Machine, serverNames, thisMachine } from './names.ts';
import { dayOf, endOf } from './read-pair.ts';

const FOLDER = 'tls';
/** Certificate and key of the root in one file, so that a power cut leaves both or neither. */
const ROOT_FILE = 'authority.pem';
const SERVER_FILE = 'server.pem';
/** The root without its key, for clients on this machine. */
export const CA_FILE = `${FOLDER}/ca.pem`;

const DAY_MS = 86_400_000;
const ROOT_DAYS = 3_650;
/** Browsers take no certificate of a server that lives longer than 398 days. */
const SERVER_DAYS = 397;
const RENEW_BEFORE_MS = 30 * DAY_MS;
/** Clocks of clients may be behind. */
const BEGINS_BEFORE_MS = DAY_MS;
const LOOK_EVERY_MS = 60_000;
/** A small computer without a battery believes in 1970 until the network tells it; what it makes by then shall be valid later. */
const EARLIEST_MS = Date.UTC(2026, 10, 22);

export interface AuthorityOptions {
  /** The data folder: the authority lies in `tls/` in there. */
  readonly data: string;
  /** Names and addresses by which clients reach the server beside those of the machine, as the configuration has them. */
  readonly names: readonly string[];
  readonly clock: Clock;
  readonly log: Logger;
  /** The machine that is asked for its names and addresses, every minute. */
  readonly machine?: () => Machine;
}

/**
 * The hub's own certificate authority: a root for ten years, which people install once on their devices, and a certificate of the server
 * for a year, made anew 30 days before its end and when the machine has got another name or address. Nothing has to be started again.
 */
export class Authority implements TlsSource, Part {
  readonly name = 'tls';
  readonly #options: AuthorityOptions;
  readonly #log: Logger;
  readonly #root: KeyFile;
  readonly #server: KeyFile;
  readonly #public: KeyFile;
  readonly #renewals = new Emitter<TlsIdentity>();
  #timer: Timer | undefined;
  #closed = false;
  #told = '';
  #current: { readonly root: Kept; readonly server: Kept } | undefined;

  constructor(options: AuthorityOptions) {
    this.#options = options;
    this.#log = options.log.child('tls');
    this.#root = new KeyFile(join(options.data, FOLDER, ROOT_FILE));
    this.#server = new KeyFile(join(options.data, FOLDER, SERVER_FILE));
    this.#public = new KeyFile(join(options.data, CA_FILE));
  }

  /** What the server shows. */
  get identity(): TlsIdentity {
    return this.#kept.server;
  }

  /** The root that clients are to trust, as PEM. */
  get rootPem(): string {
    return this.#kept.root.cert;
  }

  /** SHA-256 of the root, as browsers and phones print it: `AB:CD:…`. */
  get fingerprint(): string {
    return this.#kept.root.certificate.fingerprint256;
  }

  onRenewal(listener: (identity: TlsIdentity) => void): () => void {
    return this.#renewals.on(listener);
  }

  /**
   * Reads what is there and makes what is missing or due.
   * @throws HearthError `config-invalid` when the file of the root is damaged.
   */
  async start(): Promise<void> {
    await this.#renew();
    this.#await();
  }

  close(): void {
    this.#closed = true;
    this.#timer?.cancel();
  }

  get #kept(): { readonly root: Kept; readonly server: Kept } {
    if (this.#current === undefined) throw new HearthError('internal', 'the authority has not started');
    return this.#current;
  }

  #await(): void {
    this.#timer = this.#options.clock.after(LOOK_EVERY_MS, () => {
      this.#renew()
        .then(
          () => {
            this.#told = '';
          },
          (error: unknown) => this.#tell(messageOf(error)),
        )
        .finally(() => {
          if (!this.#closed) this.#await();
        });
    });
  }

  /** Once, and not every minute. */
  #tell(error: string): void {
    if (error !== this.#told)
      this.#log.error('the certificate could not be renewed; the one before it stays', { error });
    this.#told = error;
  }

  async #renew(): Promise<void> {
    const before = this.#current;
    const root = await this.#freshRoot(before?.root ?? readRoot(this.#root));
    const names = serverNames((this.#options.machine ?? thisMachine)(), this.#options.names);
    const now = this.#options.clock.now();
    const old = before?.server ?? readServer(this.#server);
    const why = old === undefined ? 'there is none yet' : reasonToRenew(old, root, names, now);
    const server =
      old === undefined || why !== undefined ? await this.#makeServer(root, names, why ?? '') : old;
    this.#current = { root, server };
    if (this.#public.read() !== root.cert) this.#public.write(root.cert);
    if (before !== undefined && server !== before.server) this.#renewals.emit(server);
  }

  /** The one that is kept, or a new one when there is none or its end is near. */
  async #freshRoot(kept: Kept | undefined): Promise<Kept> {
    const now = this.#options.clock.now();
    if (kept !== undefined && endOf(kept.certificate) - now > RENEW_BEFORE_MS) return kept;
    const { makeRoot } = await import('./certify.ts');
    const made = await makeRoot(
      `Hearth authority ${randomBytes(4).toString('hex')}`,
      validity(now, ROOT_DAYS),
    );
    const root = keptOf(made);
    this.#root.write(made.cert + made.key);
    const fields = { fingerprint: root.certificate.fingerprint256, until: dayOf(endOf(root.certificate)) };
    if (kept === undefined) this.#log.info('made an authority of its own for certificates', fields);
    else
      this.#log.warn(
        'the authority for certificates came near its end and was made anew: install it again',
        fields,
      );
    return root;
  }

  async #makeServer(root: Kept, names: readonly string[], because: string): Promise<Kept> {
    const { makeLeaf } = await import('./certify.ts');
    const wanted = validity(this.#options.clock.now(), SERVER_DAYS);
    const until = Math.min(wanted.until, endOf(root.certificate));
    const made = await makeLeaf(root, 'Hearth', names, { ...wanted, until });
    this.#server.write(made.cert + made.key);
    this.#log.info('made a certificate for the server', { because, names, until: dayOf(until) });
    return keptOf(made);
  }
}

/** The root that an authority in this data folder has, for those who only look. Undefined where there is none that can be read. */
export function rootIn(data: string): { readonly pem: string; readonly fingerprint: string } | undefined {
  try {
    const pem = new KeyFile(join(data, CA_FILE)).read();
    return pem === undefined ? undefined : { pem, fingerprint: new X509Certificate(pem).fingerprint256 };
  } catch {
    return undefined;
  }
}

interface Kept extends KeyedCertificate {
  readonly certificate: X509Certificate;
}

function validity(now: number, days: number) {
  const begin = Math.max(now, EARLIEST_MS) - BEGINS_BEFORE_MS;
  return { from: begin, until: begin + days * DAY_MS };
}

function keptOf({ cert, key }: KeyedCertificate): Kept {
  return { cert, key, certificate: new X509Certificate(cert) };
}

/** @throws when it is no certificate with its key. */
function keptIn(text: string): Kept {
  const [cert = ''] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----\n?/.exec(text) ?? [];
  const [key = ''] = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----\n?/.exec(text) ?? [];
  const kept = keptOf({ cert, key });
  if (!kept.certificate.checkPrivateKey(createPrivateKey(key)))
    throw new Error('the key does not belong to the certificate');
  return kept;
}

/** Devices in the house trust this one: it is not replaced behind their back. */
function readRoot(file: KeyFile): Kept | undefined {
  const text = file.read();
  if (text === undefined) return undefined;
  try {
    return keptIn(text);
  } catch (error) {
    throw new HearthError('config-invalid', `${file.path} holds no authority: ${messageOf(error)}`, {
      hint: 'Bring it back from where you keep it, or move it away: the next start makes a new one, which devices have to install again.',
      cause: error,
    });
  }
}

/** What is damaged is made anew, for nobody has to install it. */
function readServer(file: KeyFile): Kept | undefined {
  const text = file.read();
  if (text === undefined) return undefined;
  try {
    return keptIn(text);
  } catch {
    return undefined;
  }
}

function reasonToRenew(
  { certificate }: Kept,
  root: Kept,
  names: readonly string[],
  now: number,
): string | undefined {
  if (!certificate.checkIssued(root.certificate) || !certificate.verify(root.certificate.publicKey))
    return 'the one before it is of another authority';
  if (endOf(certificate) - now <= RENEW_BEFORE_MS) return 'the one before it comes to its end';
  const missing = names.filter((name) => !isNamed(certificate, name));
  return missing.length === 0 ? undefined : `the one before it does not name ${missing.join(', ')}`;
}

function isNamed(certificate: X509Certificate, name: string): boolean {
  const found =
    isIP(name) === 0 ? certificate.checkHost(name, { wildcards: false }) : certificate.checkIP(name);
  return found !== undefined;
}
