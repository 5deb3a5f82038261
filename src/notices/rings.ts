import { isOwn } from '../access/index.ts';
import { type Clock, Emitter, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { CallRequest } from '../bus/index.ts';
import type {
  CallerIdentity,
  CallOutcome,
  ChannelName,
  Listener,
  OutboundMessage,
  RingBoard,
  Ringing,
} from '../domain/index.ts';

export interface RingsParts {
  readonly clock: Clock;
  readonly log: Logger;
  /** The switchboard. */
  readonly say: (message: OutboundMessage) => Promise<{ readonly delivered: boolean }>;
  readonly call: (request: CallRequest) => Promise<CallOutcome>;
}

/** What has come, and how late it is said. */
export interface Rung extends Omit<Ringing, 'since' | 'rings'> {
  readonly channel: ChannelName | null;
  readonly lateMs: number;
}

/** What rings is said again so often, at once and then each minute. */
const ROUNDS = 10;
const ROUND_MS = 60_000;
/** So long "done" and "snooze" may mean what was said once. */
const HEARD_MS = 10 * 60_000;
/** More than this do not ring side by side; the oldest is given up. */
const RINGS_MAX = 200;

const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

interface Ring extends Ringing {
  /** How often it was said. */
  round: number;
  isDelivered: boolean;
  timer: Timer | undefined;
}

/**
 * What rings: alarms and timers, from their time until somebody acknowledges them at any door, ten minutes at most. It is said where it
 * was made or to the person, and each minute again, then by every door that reaches them. Kept in memory: after a restart the
 * service offers again what nobody has heard, and it rings anew.
 */
export class Rings implements Part, RingBoard {
  readonly name = 'rings';
  readonly #parts: RingsParts;
  readonly #rings = new Map<string, Ring>();
  /** Those that rang out and reached nobody; said once more when a door opens. */
  readonly #spent = new Set<string>();
  readonly #ended = new Emitter<string>();

  constructor(parts: RingsParts) {
    this.#parts = parts;
  }

  close(): void {
    for (const { timer } of this.#rings.values()) timer?.cancel();
    this.#rings.clear();
  }

  /** An alarm or a timer has come. Called at every offer of its firing; rings once. */
  async ring(rung: Rung): Promise<void> {
    if (this.#rings.has(rung.firing)) return;
    const { lateMs, ...told } = rung;
    // Nobody is woken for what was hours ago, while the house was down.
    if (lateMs > ROUNDS * ROUND_MS || this.#spent.has(rung.firing)) {
      if (await this.#say(told, 0)) await this.#told(told);
      return;
    }
    const ring = this.#keep({ ...told, rings: true });
    await this.#round(ring);
  }

  /** A reminder reached its person: "done" and "snooze" may mean it. */
  said(told: Omit<Ringing, 'since' | 'rings'>): void {
    const ring = this.#keep({ ...told, rings: false });
    ring.timer = this.#parts.clock.after(HEARD_MS, () => this.#drop(ring.firing));
  }

  /** Its service has settled it: nothing is said again. */
  silenced(firing: string): void {
    this.#drop(firing);
    this.#spent.delete(firing);
  }

  ringing({ speaker, conversation }: Listener): readonly Ringing[] {
    return [...this.#rings.values()]
      .filter((ring) => isOwn(speaker, ring) || (conversation !== null && ring.conversation === conversation))
      .map(({ round: _round, isDelivered: _isDelivered, timer: _timer, ...ring }) => ring)
      .reverse();
  }

  acknowledge(rings: readonly Ringing[]): Promise<readonly Ringing[]> {
    return this.#each(rings, ({ service, item: id, firing }) =>
      service === 'reminders' ? ['done', { id }] : ['heard', { firing }],
    );
  }

  snooze(rings: readonly Ringing[], length: string): Promise<readonly Ringing[]> {
    return this.#each(rings, ({ service, item: id }) =>
      service === 'timer' ? ['add', { id, duration: length }] : ['snooze', { id, for: length }],
    );
  }

  async #each(
    rings: readonly Ringing[],
    callOf: (ring: Ringing) => readonly [method: string, params: CallRequest['params']],
  ): Promise<readonly Ringing[]> {
    const settled: Ringing[] = [];
    for (const ring of rings) {
      const [method, params] = callOf(ring);
      const outcome = await this.#parts.call({ service: ring.service, method, params, by: HUB });
      if (!outcome.ok) this.#parts.log.warn('what rings was not settled', { ...outcome.error });
      else {
        this.silenced(ring.firing);
        settled.push(ring);
      }
    }
    return settled;
  }

  #keep(told: Omit<Ringing, 'since'>): Ring {
    this.#drop(told.firing);
    const ring: Ring = {
      ...told,
      since: this.#parts.clock.now(),
      round: 0,
      isDelivered: false,
      timer: undefined,
    };
    this.#rings.set(ring.firing, ring);
    const [oldest] = this.#rings.keys();
    if (this.#rings.size > RINGS_MAX && oldest !== undefined) this.#drop(oldest);
    return ring;
  }

  /** Calls with each firing that rings no longer. Returns the function that ends it. */
  onEnd(listener: (firing: string) => void): () => void {
    return this.#ended.on(listener);
  }

  #drop(firing: string): void {
    this.#rings.get(firing)?.timer?.cancel();
    if (this.#rings.delete(firing)) this.#ended.emit(firing);
  }

  async #round(ring: Ring): Promise<void> {
    if (ring.round === ROUNDS) return this.#end(ring);
    ring.timer = this.#parts.clock.after(ROUND_MS, () => void this.#round(ring));
    const round = ring.round++;
    if (await this.#say(ring, round)) ring.isDelivered = true;
  }

  /** Nobody said that they heard it. It counts as heard if it reached a door. */
  async #end(ring: Ring): Promise<void> {
    this.#drop(ring.firing);
    if (ring.isDelivered) await this.#told(ring);
    else this.#spent.add(ring.firing);
  }

  async #say(ring: Omit<Ringing, 'since' | 'rings'>, round: number): Promise<boolean> {
    const { firing, service, channel, conversation, person, text } = ring;
    const { clock, log, say } = this.#parts;
    try {
      const { delivered } = await say({
        id: round === 0 ? firing : `${firing}:${round}`,
        turn: null,
        channel: channel ?? 'http',
        conversation: conversation ?? '',
        person,
        type: 'reminder',
        about: service === 'reminders' ? 'reminder' : service,
        rings: round + 1,
        text,
        // What is said again is for whoever is there, and nothing to find in the mail in the evening.
        ...(round === 0 ? {} : { until: clock.now() + ROUND_MS }),
      });
      return delivered;
    } catch (error) {
      log.warn('what rings could not be said', { firing, error: messageOf(error) });
      return false;
    }
  }

  async #told({ service, firing, item }: Omit<Ringing, 'since' | 'rings'>): Promise<void> {
    this.#spent.delete(firing);
    const params = service === 'timer' ? { firing, timer: item } : { firing };
    await this.#parts.call({ service, method: 'told', params, by: HUB });
  }
}
