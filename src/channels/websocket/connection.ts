import type { WebSocket } from 'ws';
import type { Clock, Logger } from '../../base/index.ts';
import type { Token } from '../token-store.ts';

/** Bytes a client may leave unread before it is let go; it resumes where it was. */
const UNSENT_BYTES_MAX = 1024 * 1024;

/** How long a client may take to answer the hub's goodbye. */
export const GOODBYE_MS = 500;

/** Close codes of our own (RFC 6455 section 7.4.2 leaves 4000-4999 to applications). */
export const CLOSE_UNAUTHORIZED = 4401;
export const CLOSE_TOO_MANY = 4429;

export interface Admittance {
  readonly token: Token | undefined;
  /** The id of the session whose cookie came along. */
  readonly session: string | undefined;
  /** Of the client. */
  readonly address: string;
  /** @throws HearthError when the token opens nothing here, or is not looked at now. */
  readonly authenticate: (secret: string) => Token;
  /** Whether this token may say one more thing now. */
  readonly allow: (token: Token) => boolean;
  /** @throws HearthError when the text is longer than this token may say, at once or lately. */
  readonly charge: (token: Token, text: string) => void;
}

/** One client's socket: whom it belongs to, whether it is alive, and a bound on what it leaves unread. */
export class Connection {
  token: Token | undefined;
  readonly session: string | undefined;
  readonly address: string;
  readonly authenticate: Admittance['authenticate'];
  readonly allow: Admittance['allow'];
  readonly charge: Admittance['charge'];
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  readonly #log: Logger;
  #answeredPing = true;

  #closed = false;
  /** Bytes of the last snapshot, which is as large as the house and read for as long. */
  #snapshotBytes = 0;

  constructor(socket: WebSocket, admittance: Admittance, clock: Clock, log: Logger) {
    this.#socket = socket;
    this.#clock = clock;
    this.#log = log;
    this.token = admittance.token;
    this.session = admittance.session;
    this.address = admittance.address;
    this.authenticate = admittance.authenticate;
    this.allow = admittance.allow;
    this.charge = admittance.charge;
    socket.on('pong', () => {
      this.#answeredPing = true;
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount <= UNSENT_BYTES_MAX + this.#snapshotBytes) return;
    this.#log.warn('let a client go that does not read', { bytes: this.#socket.bufferedAmount });
    this.#socket.terminate();
  }

  /** Sends what is large once; it takes the place of the one before in what may be left unread. */
  sendSnapshot(text: string): void {
    this.#snapshotBytes = Buffer.byteLength(text);
    this.send(text);
  }

  /** Asks for a sign of life; a client that gave none since the last time is let go. */
  ping(): void {
    if (!this.#answeredPing) {
      this.#socket.terminate();
      return;
    }
    this.#answeredPing = false;
    this.#socket.ping();
  }

  /** Whether the hub has said goodbye: what still comes in is not heard any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Says goodbye, and hangs up on a client that does not answer it. */
  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.close(code, reason);
    const limit = this.#clock.after(GOODBYE_MS, () => this.#socket.terminate());
    this.#socket.once('close', () => limit.cancel());
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
