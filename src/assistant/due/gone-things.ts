import type { Clock, Logger, Timer } from '../../base/index.ts';
import { messageOf } from '../../base/index.ts';
import type { OutboundMessage } from '../../domain/index.ts';
import { type Store, ToldStore } from '../../store/index.ts';

/** A command that waits for something to happen to things. */
export interface WaitingCommand {
  readonly id: string;
  /** In the words of the person. */
  readonly text: string;
  readonly person: string | null;
}

export interface GoneThingsParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly say: (message: OutboundMessage) => Promise<unknown>;
  readonly owners: () => readonly string[];
}

/** A bridge that starts again takes its things away and brings them back. */
const GONE_AFTER_MS = 60_000;

/**
 * Tells whoever made it that a command waits for a thing which is not there any more: once, also over restarts, and again only after the
 * thing was there in between.
 */
export class GoneThings {
  readonly #parts: GoneThingsParts;
  readonly #told: ToldStore;
  readonly #soon = new Map<string, Timer>();

  constructor(parts: GoneThingsParts) {
    this.#parts = parts;
    this.#told = new ToldStore(parts.store, 'waits in vain');
  }

  gone(command: WaitingCommand, things: string): void {
    const { id } = command;
    if (this.#told.has(id) || this.#soon.has(id)) return;
    this.#soon.set(
      id,
      this.#parts.clock.after(GONE_AFTER_MS, () => {
        this.#soon.delete(id);
        this.#tell(command, things);
      }),
    );
  }

  /** They are there. */
  back(id: string): void {
    this.#soon.get(id)?.cancel();
    this.#soon.delete(id);
    this.#told.change([], [id]);
  }

  close(): void {
    for (const timer of this.#soon.values()) timer.cancel();
    this.#soon.clear();
  }

  #tell({ id, text, person }: WaitingCommand, things: string): void {
    const { say, owners, log } = this.#parts;
    this.#told.change([id]);
    log.info('a command waits in vain', { command: id, things });
    const words = `I can’t find ${things} any more, so this waits in vain until it is back: “${text}”`;
    for (const to of person === null ? owners() : [person])
      say({
        ...{ id: `gone:${id}:${to}`, turn: null, channel: 'schedule', conversation: '' },
        ...{ person: to, type: 'notice', about: 'message', text: words },
      }).catch((error) => log.warn('that a thing is gone was not told', { reason: messageOf(error) }));
  }
}
