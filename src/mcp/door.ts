import type { Audit, Authority } from '../access/index.ts';
import type { Clock, Json, Logger, Part } from '../base/index.ts';
import type { Doorway, OutboundMessage } from '../domain/index.ts';
import type { McpVisit } from './client.ts';
import type { HttpServing } from './http-serving.ts';

export interface McpDoorOptions {
  /** What the home is called. */
  readonly title: string;
  readonly version: string;
  readonly authority: Authority;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly log: Logger;
  /** A day as the speaker behind the doorway may see it; today when no date is given. */
  readonly today: (doorway: Doorway, date?: string) => Promise<Json>;
}

type Listener = (message: OutboundMessage) => void;

/** `/mcp`. A turn's answer waits in the turn itself; what is said on the way to it goes to whoever waits for it. */
export class McpDoor implements Part {
  readonly name = 'mcp';
  readonly channel = 'mcp';
  readonly #options: McpDoorOptions;
  readonly #listeners = new Set<Listener>();
  #serving: Promise<HttpServing> | undefined;

  constructor(options: McpDoorOptions) {
    this.#options = { ...options, log: options.log.child('mcp') };
  }

  /** Answers a request. The SDK is loaded with the first one. */
  async serve(visit: McpVisit): Promise<void> {
    this.#serving ??= import('./http-serving.ts').then(
      (module) => new module.HttpServing({ ...this.#options, hear: (listener) => this.#hear(listener) }),
    );
    await (await this.#serving).answer(visit);
  }

  async close(): Promise<void> {
    await (await this.#serving)?.close();
  }

  reaches({ channel, type }: OutboundMessage): boolean {
    return channel === 'mcp' && (type === 'progress' || type === 'question' || type === 'answer');
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    if (!this.reaches(message)) return 'unreachable';
    for (const listener of this.#listeners) listener(message);
    return 'delivered';
  }

  #hear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
