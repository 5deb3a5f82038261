import { createServer, type Server } from 'node:net';
import { HearthError, type Part } from '../../base/index.ts';
import type { OutboundMessage } from '../../domain/index.ts';
import { type Door, isReply } from '../door.ts';
import { WYOMING_TALK, type WyomingHouse, WyomingSession } from './session.ts';

const CLIENTS_MAX = 32;

export interface WyomingDoorOptions extends WyomingHouse {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

/**
 * The house as a server of Wyoming (rhasspy's protocol between the parts of a voice assistant): it recognises speech (`asr`), speaks
 * (`tts`), and does what words say (`handle`), for Home Assistant and whatever else speaks it. The protocol has no login, so that
 * whoever reaches the port is nobody in particular.
 */
export class WyomingDoor implements Door, Part {
  readonly name = 'wyoming';
  readonly channel = 'voice';
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

  /** What becomes of words is in the answer to them. Nobody is spoken to first here: a client asks, and never listens. */
  reaches(message: OutboundMessage): boolean {
    return message.channel === 'voice' && isReply(message) && isHere(message.conversation);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    return this.reaches(message) ? 'delivered' : 'unreachable';
  }
}

function isHere(conversation: string): boolean {
  return conversation === WYOMING_TALK || conversation.startsWith(`${WYOMING_TALK} `);
}

function listenError(cause: Error, host: string, port: number): HearthError {
  return new HearthError('config-invalid', `Wyoming cannot listen on ${host}:${port}: ${cause.message}`, {
    hint: 'Check wyoming.host and wyoming.port.',
    faults: [{ path: 'wyoming', message: cause.message }],
    cause,
  });
}
