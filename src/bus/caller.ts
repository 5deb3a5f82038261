import { randomUUID } from 'node:crypto';
import {
  type Clock,
  Emitter,
  HearthError,
  type Logger,
  messageOf,
  type Part,
  type Timer,
} from '../base/index.ts';
import type { CallOutcome } from '../domain/index.ts';
import { Absences } from './absences.ts';
import { REQUEST_BYTES_MAX, readsOnly } from './define-service.ts';
import { nearest } from './nearest.ts';
import { callTopic, lastLevelOf, replyTopic } from './topics.ts';
import type { Bus, BusMessage, Caller, CallRequest, Directory, DirectoryEntry, Vouch } from './types.ts';
import { outcomeOf, readAnswer, TIMEOUT_MS_MAX, textOfAnswer, tooLarge } from './wire.ts';

const DEFAULT_TIMEOUT_MS = 5_000;
/** The service itself answers at the deadline and knows more than we do; its word is on the way for this long. */
const ANSWER_GRACE_MS = 200;
/** Calls without an answer yet. More of them mean that nobody is reading the answers. */
const PENDING_MAX = 1024;

interface Pending {
  readonly service: string;
  readonly instance: string;
  readonly topic: string;
  readonly text: string;
  readonly deadline: number;
  /** For a method with one effect only: without an answer it is unknown whether the effect happened. */
  readonly once: boolean;
  /** It changes nothing. */
  readonly reads: boolean;
  /** Of its service when it was sent last: one that arrives since then may not have had it. */
  arrivals: number;
  /** Runs while its service is away and may be back in a moment. */
  away: Timer | undefined;
  end: (outcome: CallOutcome) => void;
}

export interface ServiceCallerOptions {
  readonly bus: Bus;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly log: Logger;
  /** Vouches for what the hub sends; without it a caller is a program like any other on the broker. */
  readonly vouch?: Vouch;
  /** How long a service that went away just now is waited for, at most to the call's own deadline. Default 0: not at all. */
  readonly returnMs?: number;
}

/** Calls services over the bus. Every ending is a value, and every call ends: by answer, deadline, signal or loss. */
export class ServiceCaller implements Caller, Part {
  readonly name = 'caller';
  readonly #bus: Bus;
  readonly #directory: Directory;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #absences: Absences;
  readonly #vouch: Vouch | undefined;
  readonly #pending = new Map<string, Pending>();
  readonly #ends: (() => unknown)[] = [];
  readonly #changed = new Emitter<string>();
  #open = false;

  constructor(options: ServiceCallerOptions) {
    this.#absences = new Absences({ ...options, returnMs: options.returnMs ?? 0 });
    this.#vouch = options.vouch;
    this.#bus = options.bus;
    this.#directory = options.directory;
    this.#clock = options.clock;
    this.#log = options.log.child('caller');
  }

  async start(): Promise<void> {
    const { root, clientId } = this.#bus;
    const replies = replyTopic(root, clientId, '#');
    this.#ends.push(await this.#bus.subscribe(replies, (message) => this.#hear(message)));
    this.#ends.push(this.#absences.watch());
    this.#ends.push(this.#bus.onConnection((state) => state === 'connected' && this.#sendAgain()));
    this.#ends.push(this.#directory.onChange((service) => this.#follow(service)));
    this.#open = true;
  }

  async close(): Promise<void> {
    this.#open = false;
    for (const pending of [...this.#pending.values()])
      pending.end(outcomeOf(unanswered('cancelled', 'The caller was closed', pending.once)));
    for (const end of this.#ends.splice(0)) await end();
  }

  /** Tells the service of every call that went well and did more than read. */
  onChanged(listener: (service: string) => void): () => void {
    return this.#changed.on(listener);
  }

  async call(request: CallRequest): Promise<CallOutcome> {
    const { service, signal } = request;
    const isHere = () => this.#isHere(request);
    const deadline = this.#clock.now() + this.#timeoutMs(request);
    if (this.#open && !isHere()) await this.#absences.awaitReturn(service, isHere, deadline, signal);
    if (signal?.aborted)
      return outcomeOf(new HearthError('cancelled', 'The call was cancelled before it was made'));
    if (!this.#open) return outcomeOf(new HearthError('target-offline', 'The caller is not open'));
    const entry = this.#directory.find(service, request.instance);
    if (entry === undefined || !entry.online) return outcomeOf(this.#notThere(request, entry));
    if (!this.#bus.connected)
      return outcomeOf(
        new HearthError('target-offline', 'The broker is not connected', {
          hint: 'The connection is being restored by itself; try again in a moment.',
        }),
      );
    if (this.#pending.size >= PENDING_MAX)
      return outcomeOf(
        new HearthError('busy', `${PENDING_MAX} calls wait for an answer`, {
          data: { retry_after_ms: 1000 },
        }),
      );
    return this.#send(request, entry, deadline);
  }

  /** From the moment of the call: what is waited for the broker or the service counts too. */
  #timeoutMs({ service, instance, method, timeoutMs }: CallRequest): number {
    const own = timeoutMs ?? methodOf(this.#directory.find(service, instance), method)?.timeout_ms;
    return Math.min(Math.max(1, Math.round(own ?? DEFAULT_TIMEOUT_MS)), TIMEOUT_MS_MAX);
  }

  #isHere({ service, instance }: Pick<CallRequest, 'service' | 'instance'>): boolean {
    return this.#bus.connected && this.#directory.find(service, instance)?.online === true;
  }

  #send(request: CallRequest, entry: DirectoryEntry, deadline: number): CallOutcome | Promise<CallOutcome> {
    const { root, clientId } = this.#bus;
    const { manifest } = entry;
    const method = methodOf(entry, request.method);
    const timeoutMs = Math.max(1, deadline - this.#clock.now());
    // Not to be guessed: who is called learns one id, and could answer the next call in another service's place.
    const id = randomUUID();
    const plain = JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: request.method,
      params: request.params,
      // The hub vouches for a call to this service alone, so that an overheard call opens nothing at another.
      to: `${request.service}/${manifest.instance}`,
      reply_to: replyTopic(root, clientId, id),
      timeout_ms: timeoutMs,
      deadline,
      idempotency_key: request.idempotencyKey,
      caller: request.by,
      grant: request.grant,
      warrant: request.warrant,
      trace: request.trace,
    });
    const to = { service: request.service, instance: manifest.instance };
    const topic = callTopic(root, to.service, to.instance, request.method);
    const text = this.#vouch?.close(plain, to, topic) ?? plain;
    const bytes = Buffer.byteLength(text);
    if (bytes > REQUEST_BYTES_MAX) return outcomeOf(tooLarge(bytes));
    // Written out, here and below: a copy by `...` costs more than the JSON of the call.
    const pending: Pending = {
      service: to.service,
      instance: to.instance,
      topic,
      text,
      deadline,
      once: method?.effect === 'once',
      reads: method !== undefined && readsOnly(method.effect),
      arrivals: entry.arrivals,
      away: undefined,
      end: () => {},
    };
    return this.#await(id, pending, timeoutMs, request.signal);
  }

  #await(
    id: string,
    pending: Pending,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<CallOutcome> {
    return new Promise((resolve) => {
      let timer: Timer | undefined;
      const onAbort = () =>
        pending.end(outcomeOf(unanswered('cancelled', 'The call was cancelled', pending.once)));
      pending.end = (outcome) => {
        if (!this.#pending.delete(id)) return;
        timer?.cancel();
        pending.away?.cancel();
        signal?.removeEventListener('abort', onAbort);
        if (outcome.ok && !pending.reads) this.#changed.emit(pending.service);
        resolve(outcome);
      };
      this.#pending.set(id, pending);
      timer = this.#clock.after(timeoutMs + ANSWER_GRACE_MS, () => pending.end(this.#unheard(pending)));
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#publish(pending);
    });
  }

  /** A connection lost meanwhile brings the call back by `#sendAgain`; any other fault ends it. */
  #publish(pending: Pending): void {
    this.#bus.publish(pending.topic, pending.text, { qos: 1 }).catch((error) => {
      if (!this.#bus.connected) return;
      pending.end(outcomeOf(unanswered('target-offline', messageOf(error), pending.once)));
    });
  }

  /** After every loss, with the same id, so that the service sees the repetition for what it is. */
  #sendAgain(): void {
    const now = this.#clock.now();
    for (const pending of this.#pending.values()) {
      if (pending.deadline <= now) continue;
      this.#publish(pending);
    }
  }

  /**
   * A service that went away will not answer; a clean stop answers what it was doing before it says so. One that may be back
   * in a moment is asked again when it is, with the same id, and so is one that says anew that it is here: it was away unnoticed,
   * as where a node of the broker died, and with it what the node was to say of those at it.
   */
  #follow(service: string): void {
    for (const pending of [...this.#pending.values()]) {
      if (pending.service !== service) continue;
      const entry = this.#directory.find(service, pending.instance);
      const isHere = entry?.online === true;
      const arrivals = entry?.arrivals ?? 0;
      if (isHere && (pending.away !== undefined || arrivals > pending.arrivals)) {
        pending.away?.cancel();
        pending.away = undefined;
        pending.arrivals = arrivals;
        this.#publish(pending);
      } else if (!isHere && pending.away === undefined) this.#missed(pending);
    }
  }

  #missed(pending: Pending): void {
    const { service, once } = pending;
    const grace = this.#absences.graceMs(service);
    // While the broker itself is away nothing but the deadline ends the wait.
    if (grace === Number.POSITIVE_INFINITY) pending.away = undefined;
    else if (grace > 0) pending.away = this.#clock.after(grace, () => this.#missed(pending));
    else
      pending.end(
        outcomeOf(
          unanswered('target-offline', `The ${service} service went away during the call`, once, service),
        ),
      );
  }

  #hear(message: BusMessage): void {
    const id = lastLevelOf(message.topic);
    const pending = this.#pending.get(id);
    if (pending === undefined || message.retained) return;
    const text = textOfAnswer(message.payload);
    const isTheirs = text !== undefined && this.#vouch?.answers(text, pending, message.topic) !== false;
    const outcome = isTheirs ? readAnswer(text, id) : undefined;
    if (outcome !== undefined) pending.end(outcome);
    else if (!isTheirs)
      this.#log.warn('ignored an answer that is not the service’s own', { topic: message.topic });
    else this.#log.debug('ignored what is no answer', { topic: message.topic });
  }

  #unheard(call: Pending): CallOutcome {
    return outcomeOf(
      this.#bus.connected
        ? unanswered('expired', `The ${call.service} service did not answer in time`, call.once)
        : unanswered('target-offline', 'The broker was lost during the call', call.once),
    );
  }

  #notThere(request: CallRequest, entry: DirectoryEntry | undefined): HearthError {
    const { service, instance } = request;
    const name = instance === undefined ? service : `${service}/${instance}`;
    const meant =
      entry === undefined
        ? nearest(
            service,
            this.#directory
              .services()
              .map(({ manifest }) => manifest.service)
              .filter((other) => other !== service),
          )
        : undefined;
    return new HearthError(
      'target-offline',
      `The ${name} service is ${entry === undefined ? 'not known' : 'offline'}`,
      {
        hint:
          meant === undefined
            ? `Is the ${service} service up? Try "hearth services".`
            : `Did you mean "${meant}"? Try "hearth services".`,
      },
    );
  }
}

function methodOf(entry: DirectoryEntry | undefined, name: string) {
  const methods = entry?.manifest.methods ?? {};
  return Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** An ending without an answer. Whether a `once` method had its effect is then open, and only a person can say (X03). */
function unanswered(
  code: 'expired' | 'cancelled' | 'target-offline',
  message: string,
  once: boolean,
  service?: string,
): HearthError {
  return new HearthError(code, message, {
    ...(service === undefined ? {} : { hint: `Is the ${service} service up? Try "hearth services".` }),
    ...(once ? { data: { in_doubt: true } } : {}),
  });
}
