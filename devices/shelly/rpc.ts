import {
  type Clock,
  isJsonObject,
  type Json,
  type JsonObject,
  messageOf,
  newId,
  parseJson,
  type Timer,
} from '../../src/base/index.ts';
import type { Bus } from '../../src/bus/index.ts';

/** What came of a request. */
export type RpcAnswer =
  | { readonly type: 'result'; readonly result: JsonObject; readonly from: string }
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'silent' };

/** The last part of what the hub calls itself to a device. */
const ASKER = 'hearth';
const ANSWER_MS = 10_000;
/** `Shelly.GetConfig` of the largest devices has some ten kilobytes. */
const FRAME_BYTES_MAX = 65_536;
const WAITING_MAX = 500;

interface Waiting {
  readonly prefix: string;
  readonly settle: (answer: RpcAnswer) => void;
  readonly timer: Timer;
}

/**
 * Requests to Shellies over MQTT and their answers (JSON-RPC 2.0): sent to `<prefix>/rpc`, answered on `<src>/rpc`, which lies below the
 * prefix, where the account of the device may write. An answer counts where its id is one that waits; those are drawn by chance, so
 * that nobody answers in place of a device without having heard the request.
 */
export class ShellyRpc {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #prefixes: readonly string[];
  readonly #waiting = new Map<string, Waiting>();
  #ends: (() => Promise<void>)[] = [];

  /** @param prefixes filters for the prefixes of all devices. */
  constructor(bus: Bus, clock: Clock, prefixes: readonly string[]) {
    this.#bus = bus;
    this.#clock = clock;
    this.#prefixes = prefixes;
  }

  async start(): Promise<void> {
    for (const prefix of this.#prefixes)
      this.#ends.push(
        await this.#bus.subscribe(`${prefix}/${ASKER}/rpc`, ({ payload }) => this.#hear(payload), 1),
      );
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0)) await end();
    for (const { timer, settle } of this.#waiting.values()) {
      timer.cancel();
      settle({ type: 'silent' });
    }
    this.#waiting.clear();
  }

  /** Never rejects. Silence of ten seconds is an answer as well. */
  async ask(prefix: string, method: string, params: JsonObject = {}): Promise<RpcAnswer> {
    if (this.#waiting.size >= WAITING_MAX) return { type: 'error', message: 'too many requests wait' };
    const id = newId('r');
    const answered = new Promise<RpcAnswer>((settle) => {
      const timer = this.#clock.after(ANSWER_MS, () => this.#settle(id, { type: 'silent' }));
      this.#waiting.set(id, { prefix, settle, timer });
    });
    try {
      const src = `${prefix}/${ASKER}`;
      await this.#bus.publish(`${prefix}/rpc`, { id, src, method, params }, { qos: 1 });
    } catch (error) {
      this.#settle(id, { type: 'error', message: messageOf(error) });
    }
    return answered;
  }

  #settle(id: string, answer: RpcAnswer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.timer.cancel();
    waiting.settle(answer);
  }

  #hear(payload: Buffer): void {
    if (payload.length > FRAME_BYTES_MAX) return;
    const parsed = parseJson(payload.toString('utf8'));
    const frame = parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
    if (frame === undefined || typeof frame['id'] !== 'string') return;
    const { id, src, result, error } = frame;
    if (isJsonObject(result)) this.#settle(id, { type: 'result', result, from: String(src) });
    else this.#settle(id, { type: 'error', message: errorWords(error) });
  }
}

function errorWords(error: Json | undefined): string {
  if (!isJsonObject(error)) return 'it answered neither a result nor an error';
  return error['code'] === 401
    ? 'it asks for a password, which it does not for MQTT unless it was set to'
    : String(error['message'] ?? error['code']).slice(0, 200);
}
