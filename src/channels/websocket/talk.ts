import { Latest } from '../../base/index.ts';
import type { Connection } from './connection.ts';
import type { TalkFrame } from './frames.ts';

/** Frames kept for those who lost their connection. */
const FRAMES_KEPT = 300;
/** Turns remembered as ended, so that none ends twice. */
const ENDED_KEPT = 300;

interface Sent {
  readonly seq: number;
  readonly turn: string | null;
  readonly text: string;
}

/** One conversation: who listens to it now, and what was said in it lately, numbered so that a listener can resume. */
export class Talk {
  readonly uuid: string;
  /** Whose it is, as `ownerKey` tells: nobody else may listen. */
  readonly owner: string;
  readonly person: string | null;
  readonly #connections = new Set<Connection>();
  readonly #sent: Sent[] = [];
  readonly #ended = new Latest<string, true>(ENDED_KEPT);
  /** The beginnings of answers that were said as they came. */
  readonly #begun = new Map<string, string>();
  readonly #nextSeq: () => number;
  /** Frames up to this number may have been said and are no longer kept. */
  #forgottenUpTo: number;

  constructor(uuid: string, owner: string, person: string | null, nextSeq: () => number) {
    this.uuid = uuid;
    this.owner = owner;
    this.person = person;
    this.#nextSeq = nextSeq;
    this.#forgottenUpTo = nextSeq();
  }

  get open(): boolean {
    return this.#connections.size > 0;
  }

  join(connection: Connection): void {
    this.#connections.add(connection);
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
  }

  hasEnded(turn: string): boolean {
    return this.#ended.has(turn);
  }

  /** What of the turn's answer has been said already. */
  begunOf(turn: string | null): string {
    return turn === null ? '' : (this.#begun.get(turn) ?? '');
  }

  begin(turn: string, part: string): void {
    this.#begun.set(turn, this.begunOf(turn) + part);
  }

  /** Numbers the frames, keeps them and sends them to everyone who listens. */
  say(frames: readonly TalkFrame[]): void {
    for (const frame of frames) {
      const turn = typeof frame['turn'] === 'string' ? frame['turn'] : null;
      const seq = this.#nextSeq();
      const text = JSON.stringify({ ...frame, seq });
      this.#sent.push({ seq, turn, text });
      if (frame['on_chat_model_end'] === true && turn !== null) this.#rememberEnd(turn);
      for (const connection of this.#connections) connection.send(text);
    }
    while (this.#sent.length > FRAMES_KEPT) this.#forgottenUpTo = this.#sent.shift()?.seq ?? 0;
  }

  /** Sends one connection what it missed. False when some of that is no longer kept. */
  replayAfter(connection: Connection, after: number): boolean {
    for (const frame of this.#sent) if (frame.seq > after) connection.send(frame.text);
    return after >= this.#forgottenUpTo;
  }

  /** Sends one connection all that is kept of a turn. False when nothing is. */
  replayTurn(connection: Connection, turn: string, after: number): boolean {
    const kept = this.#sent.filter((frame) => frame.turn === turn);
    for (const frame of kept) if (frame.seq > after) connection.send(frame.text);
    return kept.length > 0;
  }

  #rememberEnd(turn: string): void {
    this.#begun.delete(turn);
    this.#ended.set(turn, true);
  }
}
