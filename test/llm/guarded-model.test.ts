import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatOutcome, ModelHealth, OpenModel } from '../../src/llm/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { ModelServer } from '../kit/servers/model-server.ts';
import { modelAt, patient, user } from './surroundings.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

let clock: ManualClock;
let log: LogBook;
const opened: OpenModel[] = [];
beforeEach(async () => {
  clock = new ManualClock();
  log = new LogBook();
  await server.answers();
  await server.has({ name: 'qwen3:1.7b', size: '1.7B', capabilities: ['completion', 'tools'] });
  await server.forget();
});
afterEach(() => {
  for (const model of opened.splice(0)) model.close();
});

function open(settings: Record<string, unknown> = {}, provider: 'ollama' | 'auto' = 'ollama'): OpenModel {
  const model = modelAt(server, provider, settings, { clock, log });
  opened.push(model);
  return model;
}

const ask = (model: OpenModel, text = 'hello', signal = patient()): Promise<ChatOutcome> =>
  model.chat({ messages: user(text) }, { signal });

const codeOf = (outcome: ChatOutcome) => (outcome.type === 'failed' ? outcome.code : outcome.type);

/** Until what happens outside of the clock has happened. */
const until = (holds: () => unknown | Promise<unknown>) => expect.poll(holds, { interval: 5 }).toBeTruthy();

const inState = (model: OpenModel, state: ModelHealth['state']) =>
  until(() => model.health().state === state);

describe('the breaker of a model', () => {
  beforeEach(() => server.answers({ status: 503, error: 'busy' }));

  async function broken(settings = {}): Promise<OpenModel> {
    const model = open(settings);
    for (let round = 0; round < 3; round++) expect(codeOf(await ask(model))).toBe('overloaded');
    return model;
  }

  it('opens after three failures: the next question gets its "no" at once, with the reason', async () => {
    const model = await broken();
    const before = (await server.chats()).length;
    const outcome = await ask(model);
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'breaker-open',
      message: expect.stringMatching(/left alone for 15 s: .*busy/),
      usage: { promptTokens: 0, ms: 0 },
    });
    expect((await server.chats()).length).toBe(before);
    expect(model.health()).toMatchObject({
      state: 'resting',
      since: clock.now(),
      retryAt: clock.now() + 15_000,
      why: expect.stringMatching(/busy/),
    });
  });

  it('lets one through after the rest, and closes when that one is answered', async () => {
    const model = await broken();
    await server.answers({ text: 'better' });
    await clock.advance(15_000);
    expect(await afterRest(model)).toBe('text');
    expect(model.health()).toMatchObject({ state: 'up', since: clock.now() });
  });

  it('rests twice as long when that one fails too, up to two minutes', async () => {
    const model = await broken();
    for (const seconds of [30, 60, 120, 120]) {
      await clock.advance(model.health().retryAt! - clock.now());
      expect(await afterRest(model)).toBe('overloaded');
      expect(model.health().retryAt).toBe(clock.now() + seconds * 1000);
    }
  });

  it('counts failures in a row: an answer between them is a new beginning', async () => {
    await server.answers(
      { status: 503, error: 'busy', times: 2 },
      { text: 'ok', times: 1 },
      { status: 503, error: 'busy' },
    );
    const model = open();
    const codes = [];
    for (let round = 0; round < 6; round++) codes.push(codeOf(await ask(model)));
    expect(codes).toEqual(['overloaded', 'overloaded', 'text', 'overloaded', 'overloaded', 'overloaded']);
    expect(codeOf(await ask(model))).toBe('breaker-open');
  });

  it('is not opened by questions that were taken back, too long, or refused', async () => {
    await server.answers({ status: 400, error: 'exceeds the context length' });
    const model = open();
    for (let round = 0; round < 5; round++) expect(codeOf(await ask(model))).toBe('too-long');
    const controller = new AbortController();
    controller.abort();
    expect(codeOf(await ask(model, 'never mind', controller.signal))).toBe('cancelled');
    expect(model.health().state).toBe('untried');
  });

  /** How the first question after the rest ends; while the server is being looked at there is none. */
  async function afterRest(model: OpenModel): Promise<string> {
    let code = 'breaker-open';
    await until(async () => {
      code = codeOf(await ask(model));
      return code !== 'breaker-open';
    });
    return code;
  }
});

describe('a model that is not there yet', () => {
  it('is found in the background when it comes, without anyone asking or waiting', async () => {
    const later = await new ModelServer().start();
    await later.stop();
    const model = modelAt(later, 'ollama', {}, { clock, log });
    opened.push(model);
    model.start();
    await inState(model, 'resting');
    expect(codeOf(await ask(model))).toBe('breaker-open');
    await later.start();
    try {
      await clock.advance(15_000);
      await inState(model, 'up');
      expect(codeOf(await ask(model))).toBe('text');
      expect(log.lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
        'warn the language model does not answer',
        'info the language model answers',
      ]);
    } finally {
      await later.stop();
    }
  });

  it('is found when it has been pulled', async () => {
    const model = open({ model: 'llama3.2:3b' });
    model.start();
    await inState(model, 'resting');
    expect(model.health().hint).toBe('ollama pull llama3.2:3b');
    await server.has({ name: 'llama3.2:3b', size: '3.2B' });
    await clock.advance(15_000);
    await inState(model, 'up');
  });

  it('is told once, however often it is looked for', async () => {
    const model = modelAt({ url: 'http://127.0.0.1:9' }, 'ollama', {}, { clock, log });
    opened.push(model);
    model.start();
    for (let look = 0; look < 4; look++) {
      await until(() => (model.health().retryAt ?? 0) > clock.now());
      await clock.advance(model.health().retryAt! - clock.now());
    }
    expect(log.lines).toHaveLength(1);
  });

  it('with provider auto is no fault: the house has no model, and each question says so at once', async () => {
    const model = modelAt({ url: 'http://127.0.0.1:9' }, 'auto', {}, { clock, log });
    opened.push(model);
    expect(codeOf(await ask(model))).toBe('not-configured');
    model.start();
    await inState(model, 'resting');
    expect(codeOf(await ask(model))).toBe('not-configured');
    expect(log.lines.map(({ level }) => level)).toEqual(['info']);
  });

  it('with provider auto is whatever the local Ollama has, rather a small one that can talk', async () => {
    await server.has(
      { name: 'nomic-embed-text:latest', size: '137M', capabilities: ['embedding'] },
      { name: 'qwen3:30b', size: '30.5B', capabilities: ['completion', 'tools'] },
      { name: 'gemma3:4b', size: '4.3B', capabilities: ['completion'] },
      {
        name: 'gpt-oss:120b-cloud',
        size: '117B',
        capabilities: ['completion'],
        remoteHost: 'https://ollama.com',
      },
    );
    const model = open({ model: 'qwen3:1.7b' }, 'auto');
    model.start();
    await inState(model, 'up');
    expect([model.name, model.place]).toEqual(['gemma3:4b', 'local']);
    expect(log.lines[0]?.fields).toMatchObject({ model: 'gemma3:4b' });
  });
});

describe('a model that starts', () => {
  it('is loaded into memory before anyone speaks', async () => {
    const model = open({ keepAlive: '30m', numCtx: 2048 });
    model.start();
    await until(async () => (await server.seen('/api/chat')).length > 0);
    const [warming] = await server.seen('/api/chat');
    expect(warming?.body).toMatchObject({ messages: [], keep_alive: '30m', options: { num_ctx: 2048 } });
  });

  it.each([
    ['1.7B', ['completion', 'tools'], 'schema'],
    ['751.63M', undefined, 'schema'],
    ['8.2B', ['completion', 'tools'], 'tools'],
    ['8.2B', ['completion'], 'schema'],
    ['', ['completion', 'tools'], 'schema'],
  ])(
    'knows of a model of %s with %j that calls are best asked for by %s',
    async (size, capabilities, calls) => {
      await server.has({ name: 'qwen3:1.7b', size, ...(capabilities === undefined ? {} : { capabilities }) });
      const model = open();
      expect(codeOf(await ask(model))).toBe('text');
      expect(model.traits).toMatchObject({ calls, grammar: true });
    },
  );

  it('tells a model that its server only passes on to a cloud from one at home', async () => {
    await server.has({ name: 'gpt-oss:20b', size: '20B', remoteHost: 'https://ollama.com' });
    const model = open({ model: 'gpt-oss:20b' });
    expect(model.place).toBe('local');
    const outcome = await model.chat(
      { messages: user('hello'), schema: { type: 'object', properties: { ok: { type: 'boolean' } } } },
      { signal: patient() },
    );
    expect(model.place).toBe('remote');
    expect(model.traits.grammar).toBe(false);
    expect(outcome.usage.usd).toBeUndefined();
    const [chat] = await server.chats();
    expect(chat?.messages.at(-1)?.content).toMatch(/JSON schema: \{"type":"object"/);
    expect(chat?.['think']).toBe('low');
  });
});

describe('the line before a model', () => {
  it('lets one ask at a time, in the order they came, and turns away whoever finds it full', async () => {
    await server.answers({ text: 'ok', delayMs: 30 });
    const model = open({ queue: 2 });
    const outcomes = ['first', 'second', 'third', 'fourth'].map((text) => ask(model, text));
    expect(model.health()).toMatchObject({ running: 1, waiting: 2 });
    expect((await Promise.all(outcomes)).map(codeOf)).toEqual(['text', 'text', 'text', 'queue-full']);
    const asked = (await server.chats()).map(({ messages }) => messages.at(-1)?.content);
    expect(asked).toEqual(['first', 'second', 'third']);
    expect(model.health()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('lets as many ask at once as it is told to', async () => {
    await server.answers({ text: 'ok', delayMs: 50 });
    const model = open({ concurrency: 3, queue: 0 });
    const outcomes = [1, 2, 3, 4].map((n) => ask(model, `number ${n}`));
    expect((await Promise.all(outcomes)).map(codeOf)).toEqual(['text', 'text', 'text', 'queue-full']);
  });

  it('counts the wait as part of the deadline, and forgets who gave up', async () => {
    await server.answers({ when: { last: 'first' }, text: 'hm', stall: true }, { text: 'ok' });
    const model = open({ timeoutSeconds: 60 });
    const first = ask(model, 'first');
    await until(async () => (await server.chats()).length === 1);
    const controller = new AbortController();
    const second = ask(model, 'second', controller.signal);
    const third = model.chat({ messages: user('third') }, { signal: patient(), timeoutMs: 20_000 });
    controller.abort();
    expect(codeOf(await second)).toBe('cancelled');
    await clock.advance(20_000);
    expect(await third).toMatchObject({
      type: 'failed',
      code: 'timeout',
      usage: { promptTokens: 0, ms: 20_000 },
    });
    await clock.advance(40_000);
    expect(codeOf(await first)).toBe('timeout');
    expect(model.health()).toMatchObject({ running: 0, waiting: 0 });
    expect(codeOf(await ask(model, 'fourth'))).toBe('text');
  });

  it('is empty after closing: everyone is told that it was cancelled, and no timer is left', async () => {
    await server.answers({ text: 'hm', stall: true });
    const model = open();
    const outcomes = [ask(model, 'first'), ask(model, 'second')];
    await until(async () => (await server.chats()).length === 1);
    model.close();
    expect((await Promise.all(outcomes)).map(codeOf)).toEqual(['cancelled', 'cancelled']);
    expect(codeOf(await ask(model))).toBe('cancelled');
    expect(clock.pending).toBe(0);
  });
});

describe('a model that says nothing', () => {
  it.each(['ollama', 'openai'] as const)(
    'behind %s is given up long before the deadline',
    async (provider) => {
      await server.answers({ text: 'late', delayMs: 600_000 });
      const model = modelAt(server, provider, { silenceSeconds: 10 }, { clock, log });
      opened.push(model);
      const waiting = ask(model);
      await until(async () => (await server.chats()).length === 1);
      await clock.advance(10_000);
      expect(await waiting).toMatchObject({
        type: 'failed',
        code: 'timeout',
        message: 'qwen3:1.7b was asked and says nothing.',
        usage: { ms: 10_000 },
      });
      expect(model.health()).toMatchObject({ state: 'failing', running: 0 });
    },
  );

  it('is one that falls silent in the middle as well', async () => {
    await server.answers({ text: 'well then', stall: true });
    const heard: string[] = [];
    const model = open();
    const waiting = model.chat(
      { messages: user('hello') },
      { signal: patient(), onText: (delta) => heard.push(delta) },
    );
    await until(() => heard.length > 0);
    await clock.advance(25_000);
    expect(codeOf(await waiting)).toBe('timeout');
  });
});

describe('an answer that has no end', () => {
  it.each([
    ['a line', [`{"message":{"content":"${'a'.repeat(1_100_000)}`]],
    ['lines', Array.from({ length: 9 }, () => `{"message":{"thinking":"${'a'.repeat(950_000)}"}}\n`)],
  ])('is given up when it is %s longer than any honest one', async (_what, raw) => {
    await server.answers({ raw });
    expect(await ask(open())).toMatchObject({ type: 'failed', code: 'bad-answer' });
  });
});

describe('X05 the books of a model', () => {
  it('price what the tokens cost, when it was told', async () => {
    const model = open({ price: { prompt: 0.5, completion: 2 } });
    const { usage } = await ask(model);
    expect(usage).toMatchObject({ promptTokens: 42, completionTokens: 10 });
    expect(usage.usd).toBeCloseTo((42 * 0.5 + 10 * 2) / 1e6, 12);
    await ask(model);
    expect(model.spent()).toMatchObject({
      chats: 2,
      failed: 0,
      promptTokens: 84,
      completionTokens: 20,
      unpricedTokens: 0,
    });
    expect(model.spent().usd).toBeCloseTo((2 * (42 * 0.5 + 10 * 2)) / 1e6, 12);
  });

  it('never take an unknown price for nothing', async () => {
    await server.has({ name: 'kimi-k2:1t-cloud', size: '1T' });
    const model = open({ model: 'kimi-k2:1t-cloud' });
    expect(log.lines).toMatchObject([
      { level: 'warn', fields: { hint: expect.stringMatching(/llm\.price/) } },
    ]);
    const { usage } = await ask(model);
    expect('usd' in usage).toBe(false);
    expect(model.spent()).toMatchObject({ usd: 0, unpricedTokens: 52 });
  });

  it('count what a broken question may have cost, and nothing for one that never began', async () => {
    await server.answers({ text: 'one two three', stall: true });
    const model = open();
    const waiting = ask(model);
    await until(async () => (await server.chats()).length === 1);
    await clock.advance(25_000);
    const { usage } = await waiting;
    expect(usage).toMatchObject({ estimated: true, ms: 25_000 });
    expect(usage.promptTokens).toBeGreaterThan(0);
    const controller = new AbortController();
    controller.abort();
    const never = await ask(model, 'never mind', controller.signal);
    expect(never.usage).toMatchObject({ promptTokens: 0, completionTokens: 0, usd: 0 });
    expect(model.spent()).toMatchObject({ chats: 2, failed: 2 });
  });
});
