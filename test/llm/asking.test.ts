import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Asked,
  type AskOptions,
  askForCalls,
  type CallRequest,
  type OpenModel,
  structured,
} from '../../src/llm/index.ts';
import { ModelServer } from '../kit/servers/model-server.ts';
import { modelAt, type Provider, patient, TOOLS, user } from './surroundings.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const opened: OpenModel[] = [];
beforeEach(async () => {
  await server.answers();
  await server.forget();
});
afterEach(() => {
  for (const model of opened.splice(0)) model.close();
});

/** A model that knows tools, or one that had better fill in a schema; behind either kind of server. */
async function open(provider: Provider, style: 'tools' | 'schema'): Promise<OpenModel> {
  const model = style === 'tools' ? 'qwen3-8b' : 'qwen3-1.7b';
  const size = style === 'tools' ? '8.2B' : '1.7B';
  await server.has({ name: model, size, capabilities: ['completion', 'tools'] });
  const one = modelAt(server, provider, { model });
  opened.push(one);
  // What kind of model it is, is known once it has been looked at.
  one.start();
  await expect.poll(() => one.health().state, { interval: 2 }).toBe('up');
  expect(one.traits.calls).toBe(style);
  await server.forget();
  return one;
}

const DECISION = z.strictObject({
  route: z.boolean(),
  score: z.number().int().min(0).max(100),
  reason: z.string().optional(),
});

describe.each(['ollama', 'openai'] as const)('a value asked for behind %s', (provider) => {
  const ask = async (options: { repairs?: number } = {}) =>
    structured(await open(provider, 'schema'), { messages: user('lights off') }, DECISION, {
      signal: patient(),
      ...options,
    });

  it('E06 is what the schema parses', async () => {
    await server.answers({ text: '{"route": true, "score": 90}' });
    expect(await ask()).toMatchObject({ type: 'value', value: { route: true, score: 90 }, repairs: 0 });
  });

  it('is read as it was meant, without asking again', async () => {
    await server.answers({ text: '```json\n{"Route": "yes", "score": "90%", "reason": null}\n```' });
    expect(await ask()).toMatchObject({ type: 'value', value: { route: true, score: 90 }, repairs: 0 });
    expect(await server.chats()).toHaveLength(1);
  });

  it('E24 goes back with its faults when it is out of range, and what it took is added up', async () => {
    await server.answers(
      { text: '{"route": true, "score": 900}', times: 1 },
      { text: '{"route": true, "score": 90}' },
    );
    const outcome = await ask();
    expect(outcome).toMatchObject({
      type: 'value',
      value: { score: 90 },
      repairs: 1,
      usage: { promptTokens: 84 },
    });
    const [, second] = await server.chats();
    expect(second?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(second?.messages.at(-1)?.content).toMatch(/\/score: .*100/);
  });

  it.each([
    ['words', { text: 'I would say yes.' }],
    ['half a value', { text: '{"route": tr', end: 'length' as const }],
    ['thinking', { thinking: 'Is it?', text: '' }],
    ['another value', { text: '{"answer": 42}' }],
  ])('ends after two repairs when all that comes is %s', async (_what, answer) => {
    await server.answers(answer);
    const outcome = await ask();
    expect(outcome).toMatchObject({ type: 'failed', code: 'invalid', usage: { promptTokens: 126 } });
    expect(await server.chats()).toHaveLength(3);
    if (outcome.type === 'failed') expect(outcome.said).toBe(answer.text);
  });

  it('is mended by the newest faulty answer alone, and what it said first is kept', async () => {
    await server.answers(
      { text: '{"route": tr', times: 1 },
      { text: '{"route": true, "score": 101}', times: 1 },
      { text: 'Ready.' },
    );
    const outcome = await ask();
    expect(outcome).toMatchObject({ type: 'failed', code: 'invalid', said: '{"route": tr' });
    const [first, , third] = await server.chats();
    expect(third?.messages.slice(0, first?.messages.length)).toEqual(first?.messages);
    const added = third?.messages.slice(first?.messages.length) ?? [];
    expect(added.map(({ role, content }) => [role, content.slice(0, 27)])).toEqual([
      ['assistant', '{"route": true, "score": 10'],
      ['user', 'That cannot be used:\n/score'],
    ]);
  });

  it('is not asked for again when it is declined, or nobody is there to ask', async () => {
    await server.answers({ text: "I'm sorry, but I can't help with that." });
    expect(await ask()).toMatchObject({ type: 'refusal' });
    expect(await server.chats()).toHaveLength(1);
    await server.answers({ status: 500, error: 'broken' });
    const model = opened.at(-1);
    const outcome = await structured(model!, { messages: user('x') }, DECISION, { signal: patient() });
    expect(outcome).toMatchObject({ type: 'failed', code: 'server-error', faults: [] });
  });
});

describe.each([
  ['ollama', 'tools'],
  ['openai', 'tools'],
  ['ollama', 'schema'],
  ['openai', 'schema'],
] as const)('calls asked for behind %s by %s', (provider, style) => {
  type Wanted = { readonly name: string; readonly arguments: unknown };

  /** The model's answer in the form that it was asked for in. */
  const calls = (...wanted: readonly Wanted[]) =>
    style === 'tools'
      ? { calls: wanted }
      : {
          text: JSON.stringify({
            calls: wanted.map(({ name, arguments: given }) => ({ tool: name, arguments: given })),
            answer: '',
          }),
        };
  const words = (text: string) =>
    style === 'tools' ? { text } : { text: JSON.stringify({ calls: [], answer: text }) };

  async function ask(options: Partial<AskOptions> = {}, request: Partial<CallRequest> = {}): Promise<Asked> {
    const model = await open(provider, style);
    return await askForCalls(
      model,
      { messages: user('garage lights off'), tools: TOOLS, ...request },
      { signal: patient(), ...options },
    );
  }

  const OFF = { name: 'light_turn_off', arguments: { area: 'garage' } };
  const DIM = { name: 'light_set', arguments: { area: 'den', brightness: 30 } };

  it('A17 are valid and ready for the history', async () => {
    await server.answers(calls(OFF, DIM));
    const asked = await ask();
    expect(asked).toMatchObject({ type: 'calls', calls: [OFF, DIM], repairs: 0 });
    if (asked.type !== 'calls') return;
    expect(asked.message).toMatchObject({ role: 'assistant', calls: asked.calls });
    expect(new Set(asked.calls.map(({ id }) => id)).size).toBe(2);
    const [chat] = await server.chats();
    expect(chat?.['tools'] !== undefined).toBe(style === 'tools');
    if (style === 'schema') expect(chat?.messages[0]?.content).toMatch(/- light_turn_off: Turns lights off/);
  });

  it('A16 under an unknown name are mended, or never made', async () => {
    await server.answers({ ...calls({ name: 'lamp_killer', arguments: {} }), times: 1 }, calls(OFF));
    expect(await ask()).toMatchObject({ type: 'calls', calls: [OFF], repairs: 1 });
    const [, second] = await server.chats();
    expect(second?.messages.at(-1)?.content).toMatch(/no tool "lamp_killer".*light_turn_off, light_set/);
    await server.answers(calls({ name: 'lamp_killer', arguments: {} }));
    expect(await ask()).toMatchObject({ type: 'unsettled', calls: [], faults: [{ why: 'unknown-tool' }] });
  });

  it('A17 with faulty arguments go back at most twice, and what was right beside them is kept', async () => {
    const faulty = { name: 'light_set', arguments: { area: 'den', brightness: 300 } };
    await server.answers({ ...calls(OFF, faulty), times: 1 }, calls(DIM));
    expect(await ask()).toMatchObject({ type: 'calls', calls: [OFF, DIM], repairs: 1 });
    await server.forget();
    await server.answers(calls(OFF, faulty));
    expect(await ask()).toMatchObject({
      type: 'unsettled',
      calls: [OFF],
      faults: [{ why: 'invalid-arguments' }],
    });
    expect(await server.chats()).toHaveLength(3);
  });

  it('A17 are mended by the newest faulty answer alone, whether it was no call or a wrong one', async () => {
    const dim = (brightness: number) =>
      ({ ...calls({ name: 'light_set', arguments: { area: 'den', brightness } }), times: 1 }) as const;
    const broken = (text: string) => ({ text, cut: true, end: 'length', times: 1 }) as const;
    for (const faulty of [
      [dim(300), dim(400)],
      [broken('{"calls": [{"to'), broken('{"calls": [{"tool": "light')],
    ]) {
      await server.forget();
      await server.answers(...faulty, calls(DIM));
      expect(await ask()).toMatchObject({ type: 'calls', calls: [DIM], repairs: 2 });
      const [first, second, third] = await server.chats();
      const before = first?.messages.length ?? 0;
      expect(third?.messages.slice(0, before)).toEqual(first?.messages);
      expect(third?.messages.length).toBe(second?.messages.length);
      expect(third?.messages.length).toBeLessThanOrEqual(before + 2);
    }
  });

  it('are never halved in silence: a fault that is answered by nothing new stays a fault', async () => {
    const faulty = { name: 'light_set', arguments: { area: 'den' } };
    await server.answers({ ...calls(OFF, faulty), times: 1 }, calls(OFF));
    expect(await ask()).toMatchObject({ type: 'unsettled', calls: [OFF], faults: [{ name: 'light_set' }] });
    await server.answers({ ...calls(OFF, faulty), times: 1 }, words('How bright should the den be?'));
    expect(await ask()).toMatchObject({
      type: 'unsettled',
      calls: [OFF],
      faults: [{ name: 'light_set' }],
      text: 'How bright should the den be?',
    });
  });

  it('A18 that fit nothing are words', async () => {
    await server.answers(words('Which garage do you mean?'));
    expect(await ask()).toMatchObject({ type: 'text', text: 'Which garage do you mean?', repairs: 0 });
  });

  it('are refused when they were made already', async () => {
    const messages = [
      ...user('garage lights off'),
      { role: 'assistant', content: '', calls: [{ id: 'call_0', ...OFF }] },
      { role: 'tool', callId: 'call_0', name: OFF.name, content: '{"ok":true}' },
    ] as const;
    await server.answers({ ...calls(OFF), times: 1 }, words('The garage is dark.'));
    expect(await ask({}, { messages })).toMatchObject({
      type: 'text',
      text: 'The garage is dark.',
      repairs: 1,
    });
    expect((await server.chats()).at(-1)?.messages.at(-1)?.content).toMatch(
      /called with these arguments already/,
    );
    await server.answers(calls(OFF));
    expect(await ask({}, { messages })).toMatchObject({ type: 'unsettled', faults: [{ why: 'repeated' }] });
    await server.answers(calls(OFF, DIM));
    expect(await ask({}, { messages })).toMatchObject({ type: 'calls', calls: [DIM] });
    const [chat] = await server.chats();
    const roles = chat?.messages.map(({ role }) => role);
    expect(roles).toEqual(
      style === 'tools' ? ['user', 'assistant', 'tool'] : ['system', 'user', 'assistant', 'user'],
    );
  });

  it('C28 come to an end: after four rounds only words are taken', async () => {
    const rounds = [0, 1, 2, 3].flatMap((n) => [
      {
        role: 'assistant',
        content: '',
        calls: [{ id: `c${n}`, name: 'light_set', arguments: { area: 'den', brightness: n } }],
      } as const,
      { role: 'tool', callId: `c${n}`, name: 'light_set', content: '{}' } as const,
    ]);
    const messages = [...user('dim the den bit by bit'), ...rounds];
    await server.answers(
      { text: '{"name":"light_set","arguments":{"area":"den","brightness":9}}', times: 1 },
      { text: 'The den is dim.' },
    );
    expect(await ask({}, { messages })).toMatchObject({ type: 'text', text: 'The den is dim.', repairs: 1 });
    const chats = await server.chats();
    expect(chats.every((chat) => chat['tools'] === undefined && chat['format'] === undefined)).toBe(true);
  });

  it('end with a failure when nothing can be made of what comes', async () => {
    await server.answers({ text: '' });
    expect(await ask()).toMatchObject({ type: 'failed', code: 'invalid' });
    await server.answers({ text: 'Let me', cut: true });
    expect(await ask()).toMatchObject({ type: 'failed' });
    await server.answers({ status: 503, error: 'busy' });
    expect(
      await askForCalls(opened.at(-1)!, { messages: user('x'), tools: TOOLS }, { signal: patient() }),
    ).toMatchObject({
      type: 'failed',
      code: expect.stringMatching(/overloaded|breaker-open/),
    });
  });
});

describe('a model that knows less than it seemed', () => {
  it('is asked by a schema once its server has refused tools', async () => {
    const model = await open('openai', 'tools');
    await server.answers(
      { when: { tools: true }, status: 400, error: 'This model does not support tools' },
      { text: '{"calls":[{"tool":"light_turn_off","arguments":{"area":"garage"}}],"answer":""}' },
    );
    const request = { messages: user('garage off'), tools: TOOLS };
    expect(await askForCalls(model, request, { signal: patient() })).toMatchObject({ type: 'calls' });
    expect(model.traits.calls).toBe('schema');
    expect(await askForCalls(model, request, { signal: patient() })).toMatchObject({ type: 'calls' });
    expect((await server.chats()).map((chat) => chat['tools'] !== undefined)).toEqual([true, false, false]);
  });

  it('is told the schema in words once its server has refused to hold it to one', async () => {
    const model = await open('openai', 'schema');
    await server.answers(
      {
        when: { format: true },
        status: 400,
        error: "'response_format' of type json_schema is not supported",
      },
      { text: '{"route": true, "score": 1}' },
    );
    const outcome = await structured(model, { messages: user('x') }, DECISION, { signal: patient() });
    expect(outcome).toMatchObject({ type: 'value' });
    expect(model.traits.grammar).toBe(false);
    expect((await server.chats()).at(-1)?.messages.at(-1)?.content).toMatch(/JSON schema: .*"score"/);
  });

  it.each([
    [
      'Unsupported parameter: max_tokens. Use max_completion_tokens instead.',
      { max_completion_tokens: 512 },
      'max_tokens',
    ],
    ["Unsupported value: 'temperature' does not support 0 with this model.", {}, 'temperature'],
    ['Unknown field stream_options', {}, 'stream_options'],
  ])('is asked without what its server refuses: %s', async (error, present, absent) => {
    const model = await open('openai', 'tools');
    await server.answers({ when: { any: `"${absent}"` }, status: 400, error }, { text: 'Well.' });
    const outcome = await model.chat({ messages: user('hello') }, { signal: patient() });
    expect(outcome).toMatchObject({ type: 'text', text: 'Well.' });
    const last = (await server.chats()).at(-1);
    expect(last).toMatchObject(present);
    expect(last).not.toHaveProperty(absent);
  });

  it('and refuses whatever is left out, is left alone', async () => {
    const model = await open('openai', 'tools');
    await server.answers({ status: 400, error: 'temperature max_tokens stream_options seed grammar' });
    expect(await model.chat({ messages: user('hello') }, { signal: patient() })).toMatchObject({
      type: 'failed',
      code: 'rejected',
    });
    expect((await server.chats()).length).toBeLessThanOrEqual(6);
  });
});
