import { createServer, type Server } from 'node:net';
import { HearthError, type Part } from '../../base/index.ts';
import { type WyomingHouse, WyomingSession } from './session.ts';

const CLIENTS_MAX = 32;

export interface WyomingDoorOptions extends WyomingHouse {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

/**
 * The house as a server of Wyoming (rhasspy's protocol between the parts of a voice assistant): it recognises speech (`asr`), speaks
 * (`tts`), and does what words say (`handle`), for Home Assistant and whatever else speaks it. The protocol has no login, so that
 * whoever reaches the port is nobody in particular. What becomes of words is in the answer to them; nobody is spoken to first here.
 */
export class WyomingDoor implements Part {
  readonly name = 'wyoming';
  readonly #options: WyomingDoorOptions;
  readonly #sessions = new Set<WyomingSession>();
  #server: Server | undefined;

  constructor(options: WyomingDoorOptions) {
    this.#options = { ...options, log: options.log.child('wyoming') };
  }

  /** The port that it listens on. */
  get port(): number {
    const address = this.#server?.address();
    return typeof address === 'object' && address !== null ? address.port : this.#options.port;
  }

  /** @throws HearthError `config-invalid` where it cannot listen there. */
  async start(): Promise<void> {
    const { host, port } = this.#options;
    const server = createServer({ noDelay: true }, (socket) => {
      const session = new WyomingSession(socket, this.#options);
      this.#sessions.add(session);
      socket.once('close', () => this.#sessions.delete(session));
    });
    server.maxConnections = CLIENTS_MAX;
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(listenError(error, host, port)));
      server.listen(port, host, resolve);
    });
    this.#server = server;
  }

  async close(): Promise<void> {
    for (const session of this.#sessions) session.end();
    await new Promise<void>((resolve) =>
      this.#server === undefined ? resolve() : this.#server.close(() => resolve()),
    );
  }
}

function listenError(cause: Error, host: string, port: number): HearthError {
  return new HearthError('config-invalid', `Wyoming cannot listen on ${host}:${port}: ${cause.message}`, {
    hint: 'Check wyoming.host and wyoming.port.',
    faults: [{ path: 'wyoming', message: cause.message }],
    cause,
  });
}
