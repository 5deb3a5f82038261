import {
  type Clock,
  Emitter,
  type Fault,
  HearthError,
  type Logger,
  type Part,
  type Timer,
  type TlsIdentity,
  type TlsSource,
} from '../base/index.ts';
import type { GivenTls } from './config.ts';
import { dayOf, endOf, hostFor, readPair } from './read-pair.ts';

const LOOK_EVERY_MS = 60_000;
/** Whoever renews by a program has done it by then. */
const WARN_BEFORE_MS = 14 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * A certificate that somebody else makes and renews. Its files are looked at every minute: a new one is shown from then on without a
 * restart, and of a broken one the log tells while the old one stays.
 */
export class GivenCertificate implements TlsSource, Part {
  readonly name: string;
  readonly #given: GivenTls;
  readonly #path: string;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #renewals = new Emitter<TlsIdentity>();
  #identity: TlsIdentity;
  #host: string | undefined;
  #ends: number;
  #warnedAt = Number.NEGATIVE_INFINITY;
  #told = '';
  #timer: Timer | undefined;

  /**
   * @param options `path` is that of the setting, such as `http.tls`.
   * @throws HearthError `config-invalid` with every fault of the files by path.
   */
  constructor(options: {
    readonly given: GivenTls;
    readonly path: string;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.name = options.path;
    this.#given = options.given;
    this.#path = options.path;
    this.#clock = options.clock;
    this.#log = options.log.child('tls');
    const read = readPair(options.given, options.path, options.clock.now());
    if (!read.ok) throw unusable(options.path, read.faults);
    this.#identity = read.identity;
    this.#host = hostFor(read.certificate);
    this.#ends = endOf(read.certificate);
  }

  get identity(): TlsIdentity {
    return this.#identity;
  }

  get host(): string | undefined {
    return this.#host;
  }

  onRenewal(listener: (identity: TlsIdentity) => void): () => void {
    return this.#renewals.on(listener);
  }

  start(): void {
    this.#warnOfEnd();
    this.#timer = this.#clock.after(LOOK_EVERY_MS, () => {
      this.#look();
      this.start();
    });
  }

  close(): void {
    this.#timer?.cancel();
  }

  #look(): void {
    const read = readPair(this.#given, this.#path, this.#clock.now());
    if (!read.ok) {
      const fault = read.faults.map(({ path, message }) => `${path} ${message}`).join('; ');
      if (fault !== this.#told)
        this.#log.warn('the certificate on the disk cannot be used; the one before it stays', { fault });
      this.#told = fault;
      return;
    }
    this.#told = '';
    const { cert, key } = read.identity;
    if (cert === this.#identity.cert && key === this.#identity.key) return;
    this.#identity = read.identity;
    this.#host = hostFor(read.certificate);
    this.#ends = endOf(read.certificate);
    this.#log.info('the certificate was renewed', { setting: this.#path, until: dayOf(this.#ends) });
    this.#renewals.emit(read.identity);
  }

  #warnOfEnd(): void {
    const now = this.#clock.now();
    if (this.#ends - now > WARN_BEFORE_MS || now - this.#warnedAt < DAY_MS) return;
    this.#warnedAt = now;
    this.#log.warn('the certificate ends soon and nobody has renewed it', {
      setting: this.#path,
      until: dayOf(this.#ends),
    });
  }
}

function unusable(path: string, faults: readonly Fault[]): HearthError {
  return new HearthError('config-invalid', `The certificate of ${path} cannot be used.`, {
    faults,
    hint: 'Every setting is described in docs/reference/config.md.',
  });
}
