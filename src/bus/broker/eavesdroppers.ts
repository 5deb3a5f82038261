import { matchesTopic } from '../topic-tree.ts';

type Listener = (message: { readonly topic: string; readonly payload: Buffer }) => void;

interface Eavesdropper {
  readonly filter: string;
  readonly but: string;
  readonly listener: Listener;
}

/** Parts of this process that hear what others publish, without a subscription: nothing retained is told to them. */
export class Eavesdroppers {
  readonly #all = new Set<Eavesdropper>();

  /** `but` is the id of the client whose publishes are not told. Returns the function that ends it. */
  add(filter: string, but: string, listener: Listener): () => void {
    const one = { filter, but, listener };
    this.#all.add(one);
    return () => void this.#all.delete(one);
  }

  hear(client: string, topic: string, payload: string | Buffer): void {
    for (const { filter, but, listener } of this.#all)
      if (client !== but && matchesTopic(filter, topic)) listener({ topic, payload: Buffer.from(payload) });
  }
}
