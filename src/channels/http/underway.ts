import { Latest } from '../../base/index.ts';
import type { OutboundMessage } from '../../domain/index.ts';

/** Turns of which something was said before their answer; the oldest is forgotten. */
const TURNS_MAX = 64;
/** Pieces of one turn that are kept for a client that comes late. */
const PIECES_MAX = 400;

interface Turn {
  readonly said: string[];
  readonly listeners: Set<(event: string) => void>;
}

/**
 * What is said of a turn on the way to its answer: lines of progress, and the answer itself as it comes. It is no part of the journal
 * and has no id. A client that missed it does not get it again, because the answer holds all of it.
 */
export class Underway {
  readonly #turns = new Latest<string, Turn>(TURNS_MAX);

  /** Every piece of the turn as a server-sent event, those that were said already first. Returns what ends it. */
  hear(turn: string, listener: (event: string) => void): () => void {
    const known = this.#of(turn);
    for (const event of known.said) listener(event);
    known.listeners.add(listener);
    return () => known.listeners.delete(listener);
  }

  tell({ turn, type, text, part }: OutboundMessage): void {
    if (turn === null) return;
    if (type !== 'progress') {
      this.#turns.delete(turn);
      return;
    }
    const known = this.#of(turn);
    const data = { text, ...(part === true ? { part: true } : {}) };
    const event = `event: progress\ndata: ${JSON.stringify(data)}\n\n`;
    if (known.said.length < PIECES_MAX) known.said.push(event);
    for (const listener of known.listeners) listener(event);
  }

  #of(turn: string): Turn {
    const known = this.#turns.get(turn) ?? { said: [], listeners: new Set() };
    this.#turns.set(turn, known);
    return known;
  }
}
