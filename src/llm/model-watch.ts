import { type Clock, type Logger, messageOf } from '../base/index.ts';
import type { AdapterAnswer, Fail, ModelAdapter } from './adapter.ts';
import { type Admission, Breaker } from './breaker.ts';
import { Limit } from './limit.ts';
import type { ChatFailureCode, ModelHealth } from './types.ts';

const LOOK_LIMIT_MS = 5_000;
/** A model of some gigabytes comes from a memory card. */
const WARM_LIMIT_MS = 300_000;

/** What tells something about the server, and so is the breaker's business. */
const SERVER_FAULTS: ReadonlySet<ChatFailureCode> = new Set([
  'not-configured',
  'unreachable',
  'model-missing',
  'unauthorized',
  'overloaded',
  'server-error',
  'timeout',
  'bad-answer',
]);
/** What a look at the server is enough to disprove; anything else only the next chat can. */
const SEEN_BY_LOOKING: ReadonlySet<ChatFailureCode> = new Set([
  'not-configured',
  'unreachable',
  'model-missing',
  'unauthorized',
]);

/**
 * Whether the model is there. It learns from every chat and, while the breaker rests, looks for itself in the background: after
 * a power cut the model is back without anyone having to wait for it or to restart the hub.
 */
export class ModelWatch {
  readonly #adapter: ModelAdapter;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #breaker: Breaker;
  readonly #closing = new AbortController();
  #state: 'untried' | 'up' | 'failing' = 'untried';
  #since: number;
  #restingSince = 0;
  #fail: Fail | undefined;
  #settle: () => void = () => {};
  /** Resolves when the server has been looked at once, whatever came of it. */
  readonly looked = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  constructor(options: { readonly adapter: ModelAdapter; readonly clock: Clock; readonly log: Logger }) {
    this.#adapter = options.adapter;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#breaker = new Breaker(options.clock);
    this.#since = options.clock.now();
  }

  /** Fires when the model is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  get health(): Omit<ModelHealth, 'running' | 'waiting'> {
    const retryAt = this.#breaker.retryAt;
    return {
      ...(retryAt === undefined
        ? { state: this.#state, since: this.#since }
        : { state: 'resting', since: this.#restingSince, retryAt }),
      ...(this.#fail === undefined ? {} : { why: this.#fail.message }),
      ...(this.#fail?.hint === undefined ? {} : { hint: this.#fail.hint }),
    };
  }

  close(): void {
    this.#closing.abort();
  }

  /** Why nobody may ask now; undefined when one may try, who must then be let in by `admit`. */
  resting(): Fail | undefined {
    const retryAt = this.#breaker.retryAt;
    return retryAt === undefined || this.#clock.now() >= retryAt ? undefined : this.#restingFail(retryAt);
  }

  /** Why this chat may not begin; undefined when it may, and its ending must then be told to `learn`. */
  admit(): Fail | undefined {
    const admission: Admission = this.#breaker.admit();
    return admission.type === 'go' ? undefined : this.#restingFail(admission.retryAt);
  }

  /** What the ending of a chat says about the server. */
  learn(answer: AdapterAnswer): void {
    const fail = failIn(answer);
    if (fail === undefined) {
      this.#breaker.succeeded();
      this.#found('up');
    } else if (SERVER_FAULTS.has(fail.code)) {
      const rests = this.#breaker.failed();
      this.#found('failing', fail);
      if (rests) this.#lookLater();
    } else this.#breaker.abandoned();
  }

  /** Looks at the server. What is enough to have seen is settled, anything else waits for the next chat. */
  async look(): Promise<void> {
    if (this.#breaker.admit().type === 'rest') return;
    const fail = await this.seen(this.closing);
    if (this.closing.aborted) return;
    if (fail !== undefined) {
      this.#breaker.trip();
      this.#found('failing', fail);
      this.#lookLater();
    } else if (this.#state === 'failing' && this.#fail !== undefined && !SEEN_BY_LOOKING.has(this.#fail.code))
      this.#breaker.abandoned();
    else {
      this.#breaker.succeeded();
      this.#found('up');
      await this.#warm();
    }
  }

  /** What is wrong with server and model, as far as can be seen without asking the model. */
  async seen(signal: AbortSignal): Promise<Fail | undefined> {
    const limit = new Limit(this.#clock, LOOK_LIMIT_MS, [signal, this.closing]);
    const looked = this.#adapter
      .look(limit.signal)
      .then((fail) => fail ?? 'well')
      .catch((error: unknown) => this.broken(error));
    const seen = await limit.within(looked).finally(() => limit.release());
    this.#settle();
    return seen === 'well' ? undefined : (seen ?? limitFail(limit, this.#adapter.name));
  }

  /** An adapter that throws has a fault of its own; the house goes on without the model. */
  broken(error: unknown): Fail {
    this.#log.error('the way to the language model is broken', { error: messageOf(error) });
    return {
      type: 'failed',
      code: 'server-error',
      message: `Asking ${this.#adapter.name} failed: ${messageOf(error)}`,
    };
  }

  async #warm(): Promise<void> {
    const limit = new Limit(this.#clock, WARM_LIMIT_MS, [this.closing]);
    const warmed = this.#adapter.warm(limit.signal).catch((error: unknown) => this.broken(error));
    const fail = await limit.within(warmed).finally(() => limit.release());
    // The first chat will tell, should it matter.
    if (fail !== undefined)
      this.#log.debug('the language model was not warmed up', {
        model: this.#adapter.name,
        why: fail.message,
      });
  }

  #found(state: 'up' | 'failing', fail?: Fail): void {
    const isNews = this.#state !== state || this.#fail?.message !== fail?.message;
    if (this.#state !== state) this.#since = this.#clock.now();
    this.#state = state;
    this.#fail = fail;
    if (!isNews) return;
    const { name, place } = this.#adapter;
    if (fail === undefined) {
      this.#log.info('the language model answers', { model: name, place });
      return;
    }
    const fields = { model: name, code: fail.code, why: fail.message, hint: fail.hint };
    if (fail.code === 'not-configured') this.#log.info('there is no language model', fields);
    else this.#log.warn('the language model does not answer', fields);
  }

  #lookLater(): void {
    const retryAt = this.#breaker.retryAt;
    if (retryAt === undefined || this.closing.aborted) return;
    const now = this.#clock.now();
    this.#restingSince = now;
    const timer = this.#clock.after(retryAt - now, () => {
      this.closing.removeEventListener('abort', timer.cancel);
      void this.look();
    });
    this.closing.addEventListener('abort', timer.cancel, { once: true });
  }

  #restingFail(retryAt: number): Fail {
    // A house that has no model is not one whose model is broken.
    if (this.#fail?.code === 'not-configured') return this.#fail;
    const seconds = Math.max(1, Math.ceil((retryAt - this.#clock.now()) / 1000));
    const why = this.#fail === undefined ? '.' : `: ${this.#fail.message}`;
    return {
      type: 'failed',
      code: 'breaker-open',
      message: `${this.#adapter.name} failed too often and is left alone for ${seconds} s${why}`,
      ...(this.#fail?.hint === undefined ? {} : { hint: this.#fail.hint }),
    };
  }
}

/** How a limit that was reached is told. */
export function limitFail(limit: Limit, name: string): Fail {
  switch (limit.why) {
    case 'timeout':
      return {
        type: 'failed',
        code: 'timeout',
        message: `${name} did not answer in time.`,
        hint: 'A smaller model, a faster machine, or a longer llm.timeoutSeconds.',
      };
    case 'silence':
      return {
        type: 'failed',
        code: 'timeout',
        message: `${name} was asked and says nothing.`,
        hint: 'Is its machine busy? llm.silenceSeconds tells how long to wait for its first word.',
      };
    case 'cancelled':
      return { type: 'failed', code: 'cancelled', message: 'The question was taken back.' };
  }
}

function failIn(answer: AdapterAnswer): Fail | undefined {
  if (answer.type === 'failed') return answer;
  return answer.answer.end === 'connection'
    ? { type: 'failed', code: 'server-error', message: 'The line went dead in the middle of an answer.' }
    : undefined;
}
