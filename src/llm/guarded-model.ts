import { type Clock, HearthError, type Logger } from '../base/index.ts';
import type { AdapterAnswer, Counts, Fail, ModelAdapter } from './adapter.ts';
import { type Reading, readAnswer } from './answer.ts';
import { Hearing } from './hearing.ts';
import { costOf, estimatePrompt, Ledger } from './ledger.ts';
import { Limit } from './limit.ts';
import { limitFail, ModelWatch } from './model-watch.ts';
import { Slots } from './slots.ts';
import type {
  ChatFailureCode,
  ChatOptions,
  ChatOutcome,
  ChatRequest,
  Examination,
  ModelHealth,
  ModelSpend,
  ModelTraits,
  ModelUsage,
  OpenModel,
  Price,
} from './types.ts';

export interface GuardOptions {
  readonly adapter: ModelAdapter;
  readonly clock: Clock;
  readonly log: Logger;
  readonly timeoutMs: number;
  /** A model that is asked and says nothing at all for so long is given up. */
  readonly silenceMs: number;
  /** Chats at once; on a small machine one, since two take twice as long each. */
  readonly concurrency: number;
  /** Chats that may wait for a slot. */
  readonly queueMax: number;
  readonly temperature: number;
  /** Tokens an answer may have. */
  readonly numPredict: number;
  readonly price?: Price;
}

const FREE: Price = { prompt: 0, completion: 0 };

/** Failures after which the model may have read the prompt, and somebody may charge for it. */
const READ_THE_PROMPT: ReadonlySet<ChatFailureCode> = new Set([
  'server-error',
  'timeout',
  'cancelled',
  'bad-answer',
]);

/** A model as the house uses it: around what an adapter says stand a deadline, a line with an end, a breaker, and the books. */
export class GuardedModel implements OpenModel {
  readonly #options: GuardOptions;
  readonly #watch: ModelWatch;
  readonly #slots: Slots;
  readonly #ledger = new Ledger();
  #known: Promise<void> = Promise.resolve();

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#watch = new ModelWatch(options);
    this.#slots = new Slots({ slots: options.concurrency, lineMax: options.queueMax });
  }

  get name(): string {
    return this.#options.adapter.name;
  }

  get place(): 'local' | 'remote' {
    return this.#options.adapter.place;
  }

  get traits(): ModelTraits {
    return this.#options.adapter.traits;
  }

  get price(): Price | undefined {
    return this.#options.price ?? (this.place === 'local' ? FREE : undefined);
  }

  health(): ModelHealth {
    return { ...this.#watch.health, running: this.#slots.running, waiting: this.#slots.waiting };
  }

  spent(): ModelSpend {
    return this.#ledger.spent;
  }

  start(): void {
    this.#known = this.#watch.looked;
    void this.#watch.look();
  }

  known(): Promise<void> {
    return this.#known;
  }

  close(): void {
    this.#watch.close();
  }

  /** @throws HearthError `invalid-request` when both a schema and tools are given: a grammar leaves no room for a tool's syntax. */
  async chat(request: ChatRequest, options: ChatOptions): Promise<ChatOutcome> {
    if (request.schema !== undefined && request.tools !== undefined)
      throw new HearthError('invalid-request', 'A model is asked by a schema or with tools, not both.');
    const { clock, timeoutMs } = this.#options;
    const startedAt = clock.now();
    const limit = new Limit(clock, options.timeoutMs ?? timeoutMs, [options.signal, this.#watch.closing]);
    const told = await this.#inTurn(request, options, limit).finally(() => limit.release());
    const { reading, generationMs, ...taken } = told;
    const usd = costOf(taken, this.price);
    const usage: ModelUsage = {
      ...taken,
      ms: clock.now() - startedAt,
      ...(generationMs === undefined ? {} : { generationMs }),
      ...(usd === undefined ? {} : { usd }),
    };
    this.#ledger.add(usage, reading.type === 'failed');
    return { ...reading, usage };
  }

  async examine(signal: AbortSignal): Promise<Examination> {
    const fail = await this.#watch.seen(signal);
    if (fail !== undefined) return { type: 'ill', failure: { ...fail, usage: { ...NOTHING_READ, ms: 0 } } };
    const messages = [{ role: 'user', content: 'Answer with one word: ready.' }] as const;
    const outcome = await this.chat({ messages, maxTokens: 24 }, { signal });
    if (outcome.type === 'failed') return { type: 'ill', failure: outcome };
    const { completionTokens, generationMs, ms } = outcome.usage;
    const during = generationMs ?? ms;
    const isMeasured = during > 0 && completionTokens > 0;
    return {
      type: 'well',
      ms,
      ...(isMeasured ? { tokensPerSecond: (completionTokens * 1000) / during } : {}),
    };
  }

  async #inTurn(request: ChatRequest, options: ChatOptions, limit: Limit): Promise<Told> {
    const resting = this.#watch.resting();
    if (resting !== undefined) return unread(resting);
    switch (await this.#slots.enter(limit.signal)) {
      case 'full':
        return unread({
          type: 'failed',
          code: 'queue-full',
          message: `${this.#slots.waiting} questions are waiting for ${this.name} already.`,
          hint: 'Ask again in a moment. llm.queue tells how many may wait.',
        });
      case 'aborted':
        return unread(limitFail(limit, this.name));
      case 'taken':
        try {
          return await this.#admitted(request, options, limit);
        } finally {
          this.#slots.leave();
        }
    }
  }

  async #admitted(request: ChatRequest, options: ChatOptions, limit: Limit): Promise<Told> {
    const refused = this.#watch.admit();
    return refused === undefined ? await this.#asked(request, options, limit) : unread(refused);
  }

  async #asked(given: ChatRequest, options: ChatOptions, limit: Limit): Promise<Told> {
    const request = this.#completed(given);
    const heard = new Hearing(request, options);
    limit.listen(this.#options.silenceMs);
    const asked = this.#options.adapter
      .ask(request, {
        signal: limit.signal,
        onDelta: (delta) => heard.push(delta),
        onLife: () => limit.heard(),
      })
      .catch((error: unknown) => this.#watch.broken(error));
    const came = await Promise.race([limit.within(asked), heard.tooLong.then(() => heard.cut())]);
    heard.close();
    const answer = came ?? limitFail(limit, this.name);
    this.#watch.learn(answer);
    const reading = answer.type === 'failed' ? answer : readAnswer(answer.answer, request);
    if (reading.type === 'text') heard.end(reading.text);
    return toldOf(reading, answer, request, heard);
  }

  #completed(request: ChatRequest): ChatRequest {
    const { numPredict, temperature } = this.#options;
    return {
      ...request,
      maxTokens: Math.min(request.maxTokens ?? numPredict, numPredict),
      temperature: request.temperature ?? temperature,
    };
  }
}

interface Told {
  readonly reading: Reading | Fail;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly estimated: boolean;
  readonly generationMs?: number;
}

const NOTHING_READ = { promptTokens: 0, completionTokens: 0, estimated: false } as const;

/** An ending before the model had read anything. */
function unread(reading: Fail): Told {
  return { reading, ...NOTHING_READ };
}

function toldOf(reading: Reading | Fail, answer: AdapterAnswer, request: ChatRequest, heard: Hearing): Told {
  if (answer.type === 'failed' && !READ_THE_PROMPT.has(answer.code)) return unread(answer);
  const counts: Partial<Counts> = (answer.type === 'answer' ? answer.counts : undefined) ?? {};
  return {
    reading,
    completionTokens: heard.tokens,
    ...counts,
    promptTokens: counts.promptTokens ?? estimatePrompt(request),
    estimated: counts.promptTokens === undefined,
  };
}
