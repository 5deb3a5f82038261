import type { Answer } from './api.ts';
import { hubSocket } from './live.ts';
import { samplesOf } from './utterance.ts';

/** What the hub made of a sentence. */
export interface Heard {
  readonly kind: 'turn' | 'unclear' | 'not-for-us';
  readonly heard: string;
  readonly turn?: string;
  readonly aloud?: string;
  readonly audio?: string;
}

interface Frame {
  readonly heard?: Heard;
  readonly error?: { readonly code: string };
  /** What the hub says to an error. */
  readonly on_chat_model_stream?: string;
}

export interface Said {
  /** The talk that it belongs to. */
  readonly uuid: string;
  readonly rate: number;
  readonly wake?: string;
}

/** Parts that are sent together: about a tenth of a second. */
const TOGETHER = 4;
const LIMIT_MS = 30_000;

/** A sentence that the hub hears while it is said, over a connection of its own: the end of that drops it. */
export class Speaking {
  readonly #socket = hubSocket();
  readonly #uuid: string;
  #unsent: Float32Array[] = [];
  #taken = 0;

  constructor({ uuid, ...speech }: Said) {
    this.#uuid = uuid;
    this.#socket.onopen = () => this.#tell({ ...speech, audio: true });
    // Nothing is answered before the end but that it is not taken.
    this.#socket.onmessage = () => this.drop();
  }

  /** All parts of it that there are so far. */
  take(parts: readonly Float32Array[]): void {
    this.#unsent.push(...parts.slice(this.#taken));
    this.#taken = parts.length;
    if (this.#unsent.length >= TOGETHER) this.#send();
  }

  /** @returns what became of it; undefined where it did not reach the hub. */
  end(): Promise<Answer<Heard> | undefined> {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) {
      this.drop();
      return Promise.resolve(undefined);
    }
    return new Promise((resolve) => {
      const limit = setTimeout(() => socket.close(), LIMIT_MS);
      socket.onmessage = ({ data }) => {
        const { heard, error, on_chat_model_stream: words = '' } = JSON.parse(String(data)) as Frame;
        if (heard !== undefined) resolve({ ok: true, value: heard });
        else if (error !== undefined) resolve(failed(error.code, words));
        else return;
        socket.close();
      };
      socket.onclose = () => {
        clearTimeout(limit);
        // It may have been done already: it is not said again.
        resolve(failed('unreachable', ''));
      };
      this.#send();
      this.#tell('end');
    });
  }

  drop(): void {
    this.#socket.close();
  }

  #send(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(samplesOf(this.#unsent));
    this.#unsent = [];
  }

  #tell(speech: object | 'end'): void {
    this.#socket.send(JSON.stringify({ uuid: this.#uuid, speech }));
  }
}

function failed(code: string, detail: string): Answer<Heard> {
  return { ok: false, problem: { status: 0, code, detail } };
}
