import { Emitter } from '../../base/index.ts';
import type { OutboundMessage } from '../../domain/index.ts';
import type { Opening } from '../door.ts';

/** Somebody who listens to what the house says of itself: a page, a prompt, `hearth chat`. */
export interface NoticeListener {
  readonly person: string | null;
  /** The talk it is in; null for none. */
  readonly conversation: string | null;
  /** The room it stands in; null where nobody said. */
  readonly area: string | null;
  /** Takes one server-sent event. */
  readonly hear: (event: string) => void;
}

/** More listeners than this are not let in. */
const LISTENERS_MAX = 500;

/**
 * Those who listen by `GET /v1/notices` now. A message is for the listeners of its talk; where there is none, for all of its
 * person's. What nobody hears is not kept here: the switchboard takes it elsewhere.
 */
export class NoticeListeners {
  readonly #listeners = new Set<NoticeListener>();
  readonly #openings = new Emitter<Opening>();

  /** Whether there is room for another. */
  get isFull(): boolean {
    return this.#listeners.size >= LISTENERS_MAX;
  }

  /** Returns what ends it. */
  listen(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    const { conversation, person } = listener;
    this.#openings.emit({ channel: 'http', conversation: conversation ?? '', person });
    return () => this.#listeners.delete(listener);
  }

  reach(message: OutboundMessage): boolean {
    return this.#for(message).length > 0;
  }

  tell(message: OutboundMessage): void {
    const event = eventOf(message);
    for (const listener of this.#for(message)) listener.hear(event);
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    return this.#openings.on(listener);
  }

  #for({ channel, conversation, person, area, rings = 1 }: OutboundMessage): readonly NoticeListener[] {
    const all = [...this.#listeners];
    if (area !== undefined) return all.filter((one) => one.area !== null && isSameRoom(one.area, area));
    const mine = all.filter((listener) => person !== null && listener.person === person);
    const here = all.filter(
      (listener) =>
        channel === 'http' &&
        listener.conversation === conversation &&
        (person === null || listener.person === person),
    );
    // What rings on is heard wherever its person listens.
    return here.length > 0 && rings === 1 ? here : [...new Set([...here, ...mine])];
  }
}

function isSameRoom(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function eventOf({ id, turn, type, text, wait, options, rings, conversation }: OutboundMessage): string {
  const data = {
    ...{ id, type, text, turn, conversation },
    ...(wait === undefined ? {} : { wait }),
    ...(options === undefined ? {} : { options }),
    ...(rings === undefined ? {} : { rings }),
  };
  return `event: notice\ndata: ${JSON.stringify(data)}\n\n`;
}
