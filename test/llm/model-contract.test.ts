import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../../src/base/index.ts';
import type { ChatOutcome, ChatRequest, OpenModel } from '../../src/llm/index.ts';
import { OllamaAdapter } from '../../src/llm/ollama.ts';
import { OpenAiAdapter } from '../../src/llm/openai-compatible.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { ModelServer } from '../kit/servers/model-server.ts';
import { modelAt, PROVIDERS, patient, TOOLS, TURN_OFF, user } from './surroundings.ts';

const SCHEMA = {
  type: 'object',
  properties: { route: { type: 'boolean' } },
  required: ['route'],
  additionalProperties: false,
} as const;

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(async () => {
  await server.answers();
  await server.has({ name: 'qwen3:1.7b', size: '1.7B', capabilities: ['completion', 'tools'] });
  await server.forget();
});

describe.each(PROVIDERS)('a model behind %s', (provider) => {
  const opened: OpenModel[] = [];
  afterEach(() => {
    for (const model of opened.splice(0)) model.close();
  });

  function open(settings: Record<string, unknown> = {}, clock: Clock = systemClock): OpenModel {
    const model = modelAt(server, provider, settings, { clock });
    opened.push(model);
    return model;
  }

  function ask(request: Partial<ChatRequest> = {}, settings = {}): Promise<ChatOutcome> {
    return open(settings).chat({ messages: user('hello'), ...request }, { signal: patient() });
  }

  it('E04 answers with words, which come one by one and are counted', async () => {
    await server.answers({ text: 'Eighteen degrees are good for sleeping.' });
    const deltas: string[] = [];
    const outcome = await open().chat(
      { messages: user('what is a good temperature for sleeping?') },
      { signal: patient(), onText: (delta) => deltas.push(delta) },
    );
    expect(outcome).toMatchObject({
      type: 'text',
      text: 'Eighteen degrees are good for sleeping.',
      usage: { promptTokens: 42, completionTokens: 10, estimated: false, usd: 0 },
    });
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.join('')).toBe('Eighteen degrees are good for sleeping.');
  });

  it('E06 answers with a value of the schema that was asked for, and streams none of it', async () => {
    await server.answers({ text: '{"route": true}' });
    const deltas: string[] = [];
    const outcome = await open().chat(
      { messages: user('lights off'), schema: SCHEMA },
      { signal: patient(), onText: (delta) => deltas.push(delta) },
    );
    expect(outcome).toMatchObject({ type: 'object', value: { route: true } });
    expect(deltas).toEqual([]);
    const [chat] = await server.chats();
    expect(chat?.['format'] ?? chat?.['response_format']).toEqual(
      provider === 'ollama'
        ? SCHEMA
        : { type: 'json_schema', json_schema: { name: 'answer', schema: SCHEMA, strict: true } },
    );
  });

  it('A17 answers with calls, several in one answer, each with its id', async () => {
    const calls = [
      { name: 'light_turn_off', arguments: { area: 'garage' } },
      { name: 'light_set', arguments: { area: 'kitchen', brightness: 30 } },
    ];
    await server.answers({ text: 'Well then.', calls });
    const outcome = await ask({ tools: TOOLS });
    expect(outcome).toMatchObject({ type: 'calls', calls, text: 'Well then.' });
    expect(outcome.type === 'calls' && outcome.calls.map(({ id }) => id)).toEqual(['call_1', 'call_2']);
  });

  it('C09 gives the result of a call back under the id of the call', async () => {
    await ask({
      tools: TOOLS,
      messages: [
        ...user('garage lights off'),
        {
          role: 'assistant',
          content: '',
          calls: [{ id: 'call_7', name: 'light_turn_off', arguments: { area: 'garage' } }],
        },
        { role: 'tool', callId: 'call_7', name: 'light_turn_off', content: '{"ok":true}' },
      ],
    });
    const [chat] = await server.chats();
    const args = { area: 'garage' };
    expect(chat?.messages[1]).toMatchObject({
      role: 'assistant',
      tool_calls: [
        {
          id: 'call_7',
          function: {
            name: 'light_turn_off',
            arguments: provider === 'ollama' ? args : JSON.stringify(args),
          },
        },
      ],
    });
    expect(chat?.messages[2]).toMatchObject({ role: 'tool', tool_call_id: 'call_7', content: '{"ok":true}' });
  });

  it('takes a call that was printed as text for the call it is, and shows nobody its letters', async () => {
    await server.answers({ text: 'Sure. {"name": "light_turn_off", "parameters": {"area": "garage"}}' });
    const deltas: string[] = [];
    const outcome = await open().chat(
      { messages: user('garage lights off'), tools: [TURN_OFF] },
      { signal: patient(), onText: (delta) => deltas.push(delta) },
    );
    expect(outcome).toMatchObject({
      type: 'calls',
      calls: [{ name: 'light_turn_off', arguments: { area: 'garage' } }],
      text: 'Sure.',
    });
    expect(deltas.join('')).toBe('Sure.');
  });

  it('leaves thinking out of what is said', async () => {
    await server.answers({ text: '<think>The user greets me.</think>\n\nHello!' });
    const deltas: string[] = [];
    const outcome = await open().chat(
      { messages: user('hello') },
      { signal: patient(), onText: (delta) => deltas.push(delta) },
    );
    expect(outcome).toMatchObject({ type: 'text', text: 'Hello!' });
    expect(deltas.join('')).toBe('Hello!');
  });

  it.each([
    ['only thinks', { thinking: 'Let me see.' }, /thought and said nothing/],
    ['says nothing', { text: '' }, /said nothing/],
  ])('says so when the model %s, and holds nothing against the server', async (_case, answer, message) => {
    await server.answers(answer);
    const model = open();
    const outcome = await model.chat({ messages: user('hello') }, { signal: patient() });
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'bad-answer',
      message: expect.stringMatching(message),
    });
    expect(model.health().state).toBe('up');
  });

  it('tells an answer that ran out of tokens from one that ended', async () => {
    await server.answers({ text: 'Once upon a', end: 'length' });
    expect(await ask()).toMatchObject({ type: 'cut', why: 'length', text: 'Once upon a' });
  });

  it.each([
    ['ends without its last line', { cut: true }],
    ['dies', { brokenOff: true, pauseMs: 5 }],
  ])('takes a stream that %s for cut, never for an answer', async (_case, ending) => {
    await server.answers({ text: 'I have turned', ...ending });
    const model = open();
    const outcome = await model.chat({ messages: user('hello') }, { signal: patient() });
    expect(outcome).toMatchObject({ type: 'cut', why: 'connection', usage: { estimated: true } });
    expect(outcome.usage.promptTokens).toBeGreaterThan(0);
    expect(model.health()).toMatchObject({ state: 'failing', why: expect.stringMatching(/went dead/) });
  });

  it('hears an error that comes within the stream under status 200', async () => {
    await server.answers({ text: 'Well', errorLine: 'model runner has unexpectedly stopped' });
    expect(await ask()).toMatchObject({
      type: 'failed',
      code: 'server-error',
      message: expect.stringMatching(/unexpectedly stopped/),
    });
  });

  it('ends a stream that never ends, as soon as it is longer than was asked for', async () => {
    await server.answers({ text: 'round and round', endless: true });
    const outcome = await ask({ maxTokens: 20 });
    expect(outcome).toMatchObject({ type: 'cut', why: 'length' });
    expect(outcome.usage.completionTokens).toBeGreaterThan(0);
    await goneFrom('chat');
  });

  it('X11 gives up at the deadline, whatever the server does, and hangs up on it', async () => {
    await server.answers({ text: 'Let me', stall: true });
    const clock = new ManualClock();
    const asked = open({}, clock).chat({ messages: user('hello') }, { signal: patient(), timeoutMs: 150 });
    await expect.poll(() => server.chats(), { interval: 5 }).toHaveLength(1);
    await clock.advance(150);
    const outcome = await asked;
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'timeout',
      hint: expect.stringMatching(/timeoutSeconds/),
    });
    expect(outcome.usage.ms).toBe(150);
    await goneFrom('chat');
  });

  it('gives up at the deadline also while no header has come', async () => {
    await server.answers({ text: 'late', delayMs: 60_000 });
    const outcome = await open().chat({ messages: user('hello') }, { signal: patient(), timeoutMs: 100 });
    expect(outcome).toMatchObject({ type: 'failed', code: 'timeout' });
  });

  it('waits for a slow answer as long as it was told to', async () => {
    await server.answers({ text: 'slow but steady', delayMs: 120, pauseMs: 30 });
    expect(await ask()).toMatchObject({ type: 'text', text: 'slow but steady' });
  });

  it('stops when whoever asked takes it back', async () => {
    await server.answers({ text: 'one two three', stall: true });
    const controller = new AbortController();
    const outcome = await open().chat(
      { messages: user('hello') },
      { signal: controller.signal, onText: () => controller.abort() },
    );
    expect(outcome).toMatchObject({ type: 'failed', code: 'cancelled' });
    await goneFrom('chat');
  });

  it.each([
    [503, 'server busy, please try again. maximum pending requests exceeded', 'overloaded'],
    [429, 'too many requests', 'overloaded'],
    [500, 'unexpected server error', 'server-error'],
    [401, 'unauthorized', 'unauthorized'],
    [400, 'the input exceeds the context length', 'too-long'],
    [400, 'invalid message', 'rejected'],
    [302, 'moved', 'rejected'],
  ])('makes of HTTP %i "%s" the failure %s', async (status, error, code) => {
    await server.answers({ status, error });
    expect(await ask()).toMatchObject({ type: 'failed', code });
  });

  it('says that the model is missing, and what brings it', async () => {
    const outcome = await ask({}, { model: 'llama3.2:3b' });
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'model-missing',
      hint: provider === 'ollama' ? 'ollama pull llama3.2:3b' : expect.stringMatching(/llm\.model/),
    });
  });

  it('says that nobody answers', async () => {
    const model = modelAt({ url: 'http://127.0.0.1:9' }, provider);
    opened.push(model);
    const outcome = await model.chat({ messages: user('hello') }, { signal: patient() });
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'unreachable',
      hint: expect.stringMatching(/llm\.url/),
    });
  });

  it.each([
    ['hangs up at once', { hangUp: true }, 'unreachable'],
    ['is a login page', { page: '<html>Sign in</html>' }, 'bad-answer'],
  ])('is not fooled by a server that %s', async (_case, rule, code) => {
    await server.answers(rule);
    expect(await ask()).toMatchObject({ type: 'failed', code });
  });

  it('sends the key and the configured headers, and nothing of its own in their place', async () => {
    await ask({}, { apiKey: 'secret-key', headers: { 'X-House': 'here' } });
    const [request] = await server.seen('chat');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'x-house': 'here' });
    await server.forget();
    await ask();
    const [without] = await server.seen('chat');
    expect(without?.headers['authorization']).toBeUndefined();
  });

  it('tells nobody the key, also where the server repeats it', async () => {
    await server.answers({ status: 401, error: 'Incorrect API key provided: sk-secret-123' });
    const log = new LogBook();
    const model = modelAt(server, provider, { apiKey: 'sk-secret-123' }, { log });
    opened.push(model);
    const outcome = await model.chat({ messages: user('hello') }, { signal: patient() });
    expect(outcome).toMatchObject({
      type: 'failed',
      code: 'unauthorized',
      message: expect.stringMatching(/\(hidden\)/),
    });
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify([outcome, log.lines, model.health()])).not.toContain('secret');
  });

  it('is asked by a schema or with tools, never both', async () => {
    await expect(ask({ schema: SCHEMA, tools: TOOLS })).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('estimates the tokens that nobody counted', async () => {
    await server.answers({ text: 'ten letters', uncounted: true });
    const { usage } = await ask();
    expect(usage.estimated).toBe(true);
    expect(usage.promptTokens).toBeGreaterThan(3);
    expect(usage.completionTokens).toBeGreaterThan(1);
  });

  it('gives the sampling that was asked for', async () => {
    await ask({ temperature: 0.5, seed: 7, maxTokens: 64 });
    const [chat] = await server.chats();
    const sampled =
      provider === 'ollama'
        ? {
            options: { num_ctx: 4096, temperature: 0.5, seed: 7, num_predict: 64 },
            think: false,
            keep_alive: -1,
          }
        : { temperature: 0.5, seed: 7, max_tokens: 64, stream_options: { include_usage: true } };
    expect(chat).toMatchObject({ model: 'qwen3:1.7b', stream: true, ...sampled });
  });

  it('may say as many tokens as were asked for, and never more than the configuration allows', async () => {
    const model = modelAt(server, provider, { numPredict: 100 });
    opened.push(model);
    for (const maxTokens of [undefined, 64, 400])
      await model.chat(
        { messages: user('hello'), ...(maxTokens === undefined ? {} : { maxTokens }) },
        { signal: patient() },
      );
    const allowed = (await server.chats()).map((chat) =>
      provider === 'ollama' ? (chat['options'] as { num_predict: number }).num_predict : chat['max_tokens'],
    );
    expect(allowed).toEqual([100, 64, 100]);
  });

  it('shows that it is alive with every piece, also of what it only thinks', async () => {
    await server.answers({ thinking: 'is it so', text: 'yes', pauseMs: 2 });
    const signs = { life: 0, words: 0 };
    const settings = { url: server.url, model: 'qwen3:1.7b', headers: {} };
    const adapter =
      provider === 'ollama'
        ? new OllamaAdapter({ ...settings, numCtx: 4096, keepAlive: -1, finds: false })
        : new OpenAiAdapter({ ...settings, url: `${server.url}/v1` });
    await adapter.ask(
      { messages: user('hello') },
      { signal: patient(), onDelta: () => signs.words++, onLife: () => signs.life++ },
    );
    expect(signs.words).toBeGreaterThan(0);
    expect(signs.life).toBeGreaterThan(signs.words);
  });

  it('X13 prints nothing to the console, however bad the answer is', async () => {
    const printed: unknown[] = [];
    const console_ = { ...console };
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
      console[level] = (...words: unknown[]) => void printed.push(words);
    try {
      await server.answers(
        { status: 500, error: 'broken', times: 1 },
        { page: '<html>', times: 1 },
        { raw: ['\n\n{broken\n', '\n\nnonsense\n', 'data: {broken\n\n'], times: 1 },
        { errorLine: 'stopped', times: 1 },
      );
      for (let round = 0; round < 4; round++) expect((await ask()).type, `round ${round}`).toBe('failed');
    } finally {
      Object.assign(console, console_);
    }
    expect(printed).toEqual([]);
  });

  it('is examined by one look and one real call', async () => {
    const well = await open().examine(patient());
    expect(well).toMatchObject({ type: 'well', tokensPerSecond: expect.any(Number) });
    await server.answers({ status: 503, error: 'busy' });
    expect(await open().examine(patient())).toMatchObject({ type: 'ill', failure: { code: 'overloaded' } });
  });

  /** Until the server has seen its last request given up. */
  async function goneFrom(route: string): Promise<void> {
    await expect.poll(async () => (await server.seen(route)).at(-1)?.aborted, { interval: 5 }).toBe(true);
  }
});
