import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** How the server treats the next mails. Codes are what it says instead of 250. */
export interface Mood {
  readonly connect?: number;
  readonly from?: number;
  /** By recipient; the others are taken. */
  readonly rcpt?: Readonly<Record<string, number>>;
  readonly data?: number;
  /** `stall`: hears the text and says nothing. `drop`: keeps the mail and hangs up before it says so. */
  readonly after?: 'stall' | 'drop';
}

/** A real SMTP server on loopback that keeps what it is given, and can be in a bad mood. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  mood: Mood = {};
  /** Connections that were opened, taken or not. */
  connections = 0;
  #server: SMTPServer | undefined;
  #port = 0;
  readonly #wake = new Set<() => void>();

  get port(): number {
    return this.#port;
  }

  /** The same port again after `stop`. */
  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 50,
      onConnect: (_session, callback) => {
        this.connections += 1;
        this.#changed();
        callback(faultOf(this.mood.connect));
      },
      onMailFrom: (_address, _session, callback) => callback(faultOf(this.mood.from)),
      onRcptTo: ({ address }, _session, callback) => callback(faultOf(this.mood.rcpt?.[address])),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { data, after } = this.mood;
          if (data !== undefined) return callback(faultOf(data));
          if (after === 'stall') return this.#changed();
          const raw = Buffer.concat(chunks).toString('utf8');
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          if (after === 'drop') for (const connection of server.connections) connection._socket.destroy();
          else callback();
          this.#changed();
        });
      },
    });
    server.on('error', () => {});
    this.#server = server;
    const listening = server.listen(this.#port, '127.0.0.1');
    await once(listening, 'listening');
    this.#port = (listening.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Resolves when something that was heard or refused makes it true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#wake.delete(wake);
          resolve();
        };
        this.#wake.add(wake);
      });
    }
  }

  #changed(): void {
    for (const wake of [...this.#wake]) wake();
  }
}

function faultOf(code: number | undefined): Error | null {
  if (code === undefined) return null;
  return Object.assign(new Error(code >= 500 ? 'not here, not ever' : 'try again later'), {
    responseCode: code,
  });
}
