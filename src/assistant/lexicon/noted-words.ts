import { z } from 'zod';
import { findByWords, type Logger, messageOf, type Part } from '../../base/index.ts';
import type { Bus, Caller, Directory } from '../../bus/index.ts';
import type { CallerIdentity } from '../../domain/index.ts';

export interface NotedWordsParts {
  readonly bus: Bus;
  readonly caller: Caller;
  readonly directory: Directory;
  readonly log: Logger;
}

const NOTES = 'notes';
const Noted = z.looseObject({ notes: z.array(z.looseObject({ text: z.string() })) });
const CALL_LIMIT_MS = 5_000;
const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

/** Words of a question that say nothing of what is asked. */
const ASKING = new Set(
  (
    'what which who whose where when why how is are was were am be been do does did has have had shall should can could may might must will would ' +
    'i me my mine we us our ours you your he she it they them their his her the a an this that these those there here to of in on at for with from by about ' +
    'and or not no yes please again then now so still already yet any some tell know remember again what’s who’s where’s when’s it’s there’s'
  ).split(' '),
);
/** One word alone may be said of anything. */
const LEAST = 2;

/**
 * What all of the home had the house remember, by its words: a question that nothing else answers may be of it. The service says when there is
 * another note, and is asked for them. What is one person's own is not known here.
 */
export class NotedWords implements Part {
  readonly name = 'noted words';
  readonly #parts: NotedWordsParts;
  readonly #closing = new AbortController();
  #texts: readonly string[] = [];
  #asking: Promise<void> | undefined;
  #again = false;
  #stop: (() => unknown)[] = [];

  constructor(parts: NotedWordsParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { bus, directory } = this.#parts;
    this.#stop = [
      await bus.subscribe(bus.under(`svc/${NOTES}/+/event/noted`), () => this.#ask()),
      directory.onChange((service) => {
        if (service === NOTES) this.#ask();
      }),
    ];
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const stop of this.#stop) await stop();
    await this.#asking;
  }

  /** The words of a question that a note has, all of them; none where no note does, or where they are too few to tell. */
  sought(question: string): string | undefined {
    const words = question
      .toLowerCase()
      .split(/[^\p{Letter}\p{Number}'’]+/u)
      .map((word) => word.replaceAll("'", '’'))
      .filter((word) => word !== '' && !ASKING.has(word));
    const query = words.join(' ');
    return words.length >= LEAST && findByWords(query, this.#texts, (text) => text).length > 0
      ? query
      : undefined;
  }

  /** One question at a time; what changes while it is on its way is asked for once more. */
  #ask(): void {
    if (this.#asking !== undefined) {
      this.#again = true;
      return;
    }
    this.#asking = this.#learn()
      .catch((error: unknown) =>
        this.#parts.log.error('what was noted is not known', { error: messageOf(error) }),
      )
      .finally(() => {
        this.#asking = undefined;
        if (!this.#again) return;
        this.#again = false;
        this.#ask();
      });
  }

  async #learn(): Promise<void> {
    const { caller, directory } = this.#parts;
    const { signal } = this.#closing;
    if (signal.aborted || directory.find(NOTES)?.online !== true) return;
    const outcome = await caller.call({
      ...{ service: NOTES, method: 'find', params: {}, signal, timeoutMs: CALL_LIMIT_MS, by: HUB },
    });
    const noted = outcome.ok ? Noted.safeParse(outcome.result).data : undefined;
    if (noted !== undefined) this.#texts = noted.notes.map(({ text }) => text);
  }
}
