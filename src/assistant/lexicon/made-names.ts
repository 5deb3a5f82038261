import { z } from 'zod';
import { type Json, type Logger, messageOf, type Part } from '../../base/index.ts';
import type { Bus, Caller, Directory } from '../../bus/index.ts';
import type { CallerIdentity } from '../../domain/index.ts';
import type { Called } from '../../understanding/index.ts';
import type { LexiconKeeper, NamedSort } from './lexicon-keeper.ts';

export interface MadeNamesParts {
  readonly bus: Bus;
  readonly caller: Caller;
  readonly directory: Directory;
  readonly lexicon: LexiconKeeper;
  readonly log: Logger;
}

/** What a service's `list` answers, as names. */
const NAMES: Readonly<Record<NamedSort, (result: Json) => readonly Called[] | undefined>> = {
  list: (result) => Lists.safeParse(result).data?.lists.map(({ list }) => ({ name: list })),
  scene: (result) => Scenes.safeParse(result).data?.scenes,
};
const SORTS = Object.keys(NAMES) as NamedSort[];

const Lists = z.looseObject({ lists: z.array(z.looseObject({ list: z.string() })) });
const Scenes = z.looseObject({
  scenes: z.array(z.looseObject({ name: z.string(), aliases: z.array(z.string()).default([]) })),
});

const CALL_LIMIT_MS = 5_000;
const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

/** Lists and scenes that people make are names from then on: their services say that there is another, and are asked which there are. */
export class MadeNames implements Part {
  readonly name = 'made names';
  readonly #parts: MadeNamesParts;
  readonly #closing = new AbortController();
  #asking: Promise<void> = Promise.resolve();
  /** Asked for and not yet begun. */
  readonly #queued = new Set<NamedSort>();
  #stop: (() => unknown)[] = [];

  constructor(parts: MadeNamesParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { bus, directory } = this.#parts;
    const told = SORTS.map((sort) =>
      bus.subscribe(bus.under(`svc/${sort}/+/event/names`), () => this.#ask(sort)),
    );
    const sortOf = (service: string) => SORTS.find((sort) => sort === service);
    this.#stop = [
      ...(await Promise.all(told)),
      directory.onChange((service) => {
        const sort = sortOf(service);
        if (sort !== undefined) this.#ask(sort);
      }),
    ];
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const stop of this.#stop) await stop();
    await this.#asking;
  }

  /** One question at a time; what changes while it is on its way is asked for once more. */
  #ask(sort: NamedSort): void {
    if (this.#queued.has(sort)) return;
    this.#queued.add(sort);
    this.#asking = this.#asking
      .then(() => this.#learn(sort))
      .catch((error: unknown) =>
        this.#parts.log.error('the names of what people made are not known', {
          sort,
          error: messageOf(error),
        }),
      );
  }

  async #learn(sort: NamedSort): Promise<void> {
    this.#queued.delete(sort);
    const { caller, directory, lexicon } = this.#parts;
    if (this.#closing.signal.aborted || directory.find(sort)?.online !== true) return;
    const { signal } = this.#closing;
    const outcome = await caller.call({
      service: sort,
      method: 'list',
      params: {},
      signal,
      timeoutMs: CALL_LIMIT_MS,
      by: HUB,
    });
    const names = outcome.ok ? NAMES[sort](outcome.result) : undefined;
    if (names !== undefined) lexicon.knows(sort, names);
  }
}
