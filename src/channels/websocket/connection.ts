import type { WebSocket } from 'ws';
import type { Logger } from '../../base/index.ts';
import type { Token } from '../token-store.ts';

/** Bytes a client may leave unread before it is let go; it resumes where it was. */
const UNSENT_BYTES_MAX = 1024 * 1024;

/** Close codes of our own (RFC 6455 section 7.4.2 leaves 4000-4999 to applications). */
export const CLOSE_UNAUTHORIZED = 4401;
export const CLOSE_TOO_MANY = 4429;

export interface Admittance {
  readonly token: Token | undefined;
  readonly authenticate: (secret: string) => Token | undefined;
  /** Whether this token may say one more thing now. */
  readonly allow: (token: Token) => boolean;
}

/** One client's socket: whom it belongs to, whether it is alive, and a bound on what it leaves unread. */
export class Connection {
  token: Token | undefined;
  readonly authenticate: (secret: string) => Token | undefined;
  readonly allow: (token: Token) => boolean;
  readonly #socket: WebSocket;
  readonly #log: Logger;
  #answeredPing = true;

  constructor(socket: WebSocket, admittance: Admittance, log: Logger) {
    this.#socket = socket;
    this.#log = log;
    this.token = admittance.token;
    this.authenticate = admittance.authenticate;
    this.allow = admittance.allow;
    socket.on('pong', () => {
      this.#answeredPing = true;
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount <= UNSENT_BYTES_MAX) return;
    this.#log.warn('let a client go that does not read', { bytes: this.#socket.bufferedAmount });
    this.#socket.terminate();
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

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
